"""Standing text: "tant que ce personnage est épuisé, vos autres personnages gagnent …"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tintero.ability.abilities import Static
from tintero.ability.render.plan import standing
from tintero.ability.render.plan.parts_of_speech import Saying
from tintero.ability.render.plan.standing import StandingText
from tintero.ability.render.realise.fr import conditions, statics, windows
from tintero.ability.render.realise.fr import words as fr
from tintero.ability.render.realise.fr.verbs_table import inflect
from tintero.ability.render.realise.fr.wording import table
from tintero.ability.render.realise.word_frames import Telling, filled
from tintero.ability.render.speaker import Phrase, Speaker

FRAMES: Final = table(
    {
        "in-zone": "{zone}",
        "being-challenged": "lorsqu'ils sont défiés, ",
        "in-challenges": "lors des <challenge>s, ",
        "your-turn": "durant votre <turn>, ",
        "once-your-turn": "une fois durant votre <turn>, ",
        "if": "{if}, ",
        "while": "{while}, ",
        "while-any": "{while}, ",
        "window": "{window}, ",
        "unless": " sauf {if}",
        "this-turn": " pour le reste de ce <turn>",
    }
)


def static(say: Speaker, node: Static) -> list[str]:
    return text(say, standing.static(say, node))


def text(say: Speaker, made: StandingText) -> list[str]:
    first = made.clauses[0].subject
    again = made.about_this and first is not None and first.how == "this"
    said: list[str] = []
    for i, plan in enumerate(made.clauses):
        clause = statics.clause(say, plan)
        does = inflect(clause.predicate, fr.form_of(clause.subject))
        if again and i == 0:
            does = f"{fr.he(clause.subject)} {does}"
        said.append(does if plan.known or (again and i == 0) else fr.full_clause(clause))
    lead, tail = ["".join([framed(say, s) for s in parts]) for parts in (made.leads, made.tails)]
    if lead or tail or made.clauses[-1].known:
        return [f"{lead}{fr.listed(said)}{tail}"]
    return said


def framed(say: Speaker, s: Saying) -> str:
    return filled(FRAMES[s.verb], PLACES, Telling(say, s, Phrase("")))


def condition(t: Telling) -> str:
    return fr.listed([conditions.clause(t.say, part) for part in t.s.parts])


PLACES: Final[dict[str, Callable[[Telling], str]]] = {
    "zone": lambda t: windows.from_zone(t.s.index),
    "if": lambda t: fr.if_(condition(t)),
    "while": lambda t: windows.while_(condition(t)),
    "window": lambda t: windows.window(t.say, t.s.parts[0]),
}
