"""Standing text: "while this character is exerted, your other characters get +1 lore"."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from tintero.ability.abilities import Static
from tintero.ability.render.plan import standing
from tintero.ability.render.plan.parts_of_speech import CHARACTER, Noun, Saying
from tintero.ability.render.plan.standing import StandingText
from tintero.ability.render.realise.en import conditions, filters, statics, windows
from tintero.ability.render.realise.en.words import (
    form_of,
    full_clause,
    inflect,
    listed,
)
from tintero.ability.render.realise.word_frames import Telling, filled
from tintero.ability.render.speaker import Phrase, Speaker
from tintero.vocab import Owner

LEADS: Final = {
    "in-zone": "{zone}",
    "being-challenged": "while being challenged, ",
    "in-challenges": "during challenges, ",
    "your-turn": "during your turn, ",
    "once-your-turn": "once during your turn, ",
    "at-location": "while {one} is at a location, ",
    "if": "if {if}, ",
    "while": "while {if}, ",
    "window": "{window}, ",
}
TAILS: Final = {
    "unless": " unless {if}",
    "this-turn": " this turn",
    "while-any": " while {if}",
}
THAT_CHARACTER: Final = Noun("that", head=CHARACTER)


def static(say: Speaker, node: Static) -> list[str]:
    return text(say, standing.static(say, node))


def text(say: Speaker, made: StandingText) -> list[str]:
    leads = [*made.leads, *at_location(made)]
    clauses = list(made.clauses)
    if len(leads) > len(made.leads):
        clauses = [replace(clauses[0], subject=THAT_CHARACTER)]
    said: list[str] = []
    for plan in clauses:
        clause = statics.clause(say, plan)
        known = plan.known
        said.append(
            inflect(clause.predicate, form_of(clause.subject)) if known else full_clause(clause)
        )
    lead = "".join([framed(say, LEADS, s) for s in leads if s.verb in LEADS])
    tail = "".join([framed(say, TAILS, s) for s in (*leads, *made.tails) if s.verb in TAILS])
    if lead or tail or (len(clauses) == 2 and clauses[1].known):
        return [f"{lead}{listed(said)}{tail}"]
    return said


def at_location(made: StandingText) -> list[Saying]:
    """Your characters at a location gain something: said of one of them."""
    (first, *more) = made.clauses
    things = first.subject.things if first.subject is not None else None
    gained = all(part.verb == "gain" for part in first.parts)
    if more or things is None or not gained or things.owner != Owner.YOURS:
        return []
    at = things.without("at-location")
    return [Saying("at-location", things=at)] if at != things else []


def framed(say: Speaker, table: dict[str, str], s: Saying) -> str:
    return filled(table[s.verb], PLACES, Telling(say, s, Phrase("")))


PLACES: Final[dict[str, Callable[[Telling], str]]] = {
    "zone": lambda t: windows.from_zone(t.s.index),
    "one": lambda t: filters.some(t.say, t.s.things) if t.s.things is not None else "",
    "if": lambda t: listed([conditions.clause(t.say, part) for part in t.s.parts]),
    "window": lambda t: windows.window(t.say, t.s.parts[0]),
}
