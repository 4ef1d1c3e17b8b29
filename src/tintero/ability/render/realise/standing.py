"""Standing text in any language: "while this character is exerted, your other characters …"."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tintero.ability.abilities import Static
from tintero.ability.render.plan import standing
from tintero.ability.render.plan.parts_of_speech import CHARACTER, Noun, Saying
from tintero.ability.render.plan.standing import StandingText
from tintero.ability.render.realise.windows import window
from tintero.ability.render.speaker import Speaker
from tintero.vocab import Owner

THAT_CHARACTER: Final = Noun("that", head=CHARACTER)


def static(say: Speaker, node: Static) -> list[str]:
    by = say.tongue
    made = standing.static(say, node)
    made = of_one(made) if "at-location" in by.abilities else made
    first = made.clauses[0].subject
    again = made.about_this and first is not None and first.how == "this"
    said: list[str] = []
    for i, s in enumerate(made.clauses):
        tell = by.again if again and i == 0 else by.does if s.known else by.full
        said.append(tell(by.clause(say, s)))
    lead = tail = ""
    for s in made.leads:
        if by.abilities.get(s.verb, "").startswith(" "):  # a frame of what is said last
            tail += window(say, s)
        else:
            lead += f"{window(say, s)}, "
    if lead or tail or made.clauses[-1].known:
        return [f"{lead}{by.listed(said, by.joints[0])}{tail}"]
    return said


def of_one(made: StandingText) -> StandingText:
    """Your characters at a location gain something: said of one of them."""
    (first, *more) = made.clauses
    things = first.subject.things if first.subject is not None else None
    gained = all(part.verb == "gain" for part in first.parts)
    if more or things is None or not gained or things.owner != Owner.YOURS:
        return made
    at = things.without("at-location")
    if at == things:
        return made
    clauses = (replace(first, subject=THAT_CHARACTER),)
    leads = (*made.leads, Saying("at-location", things=at))
    return replace(made, clauses=clauses, leads=leads)
