"""Standing text: "mientras este personaje esté agotado, tus demás personajes obtienen …"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tintero.ability.abilities import Static
from tintero.ability.render.plan import standing
from tintero.ability.render.plan.parts_of_speech import Saying
from tintero.ability.render.plan.standing import StandingText
from tintero.ability.render.realise.es import conditions, statics, windows
from tintero.ability.render.realise.es.verbs_table import inflect
from tintero.ability.render.realise.es.words import form_of, full_clause, listed
from tintero.ability.render.realise.word_frames import Telling, filled
from tintero.ability.render.speaker import Phrase, Speaker

FRAMES: Final = {
    "in-zone": "{zone}",
    "being-challenged": "mientras son desafiados, ",
    "in-challenges": "durante los desafíos, ",
    "your-turn": "durante tu turno, ",
    "once-your-turn": "una vez durante tu turno, ",
    "if": "si {if}, ",
    "while": "mientras {while}, ",
    "while-any": "mientras {while}, ",
    "window": "{window}, ",
    "unless": " a menos que {while}",
    "this-turn": " este turno",
}


def static(say: Speaker, node: Static) -> list[str]:
    return text(say, standing.static(say, node))


def text(say: Speaker, made: StandingText) -> list[str]:
    first = made.clauses[0].subject
    silent = made.about_this and first is not None and first.how == "this"
    said: list[str] = []
    for i, plan in enumerate(made.clauses):
        clause = statics.clause(say, plan)
        known = plan.known or (silent and i == 0)
        said.append(
            inflect(clause.predicate, form_of(clause.subject)) if known else full_clause(clause)
        )
    lead, tail = ["".join([framed(say, s) for s in parts]) for parts in (made.leads, made.tails)]
    if lead or tail or made.clauses[-1].known:
        return [f"{lead}{listed(said)}{tail}"]
    return said


def framed(say: Speaker, s: Saying) -> str:
    return filled(FRAMES[s.verb], PLACES, Telling(say, s, Phrase("")))


def condition(t: Telling, mood: int) -> str:
    return listed([conditions.clause(t.say, part, mood) for part in t.s.parts])


PLACES: Final[dict[str, Callable[[Telling], str]]] = {
    "zone": lambda t: windows.from_zone(t.s.index),
    "if": lambda t: condition(t, conditions.SI),
    "while": lambda t: condition(t, conditions.MIENTRAS),
    "window": lambda t: windows.window(t.say, t.s.parts[0]),
}
