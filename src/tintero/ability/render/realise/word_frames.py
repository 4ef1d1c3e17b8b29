"""Frames: words with places for others, as a lexicon holds them.

`{what}` is a place. What stands in [brackets] is left out where a place in it is empty.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import Final, TypeVar, final

from tintero.ability.render.plan.parts_of_speech import Saying
from tintero.ability.render.plan.parts_of_speech import sure as sure
from tintero.ability.render.speaker import Phrase, RenderError, Speaker, SpokenClause

T = TypeVar("T")
PLACE: Final = re.compile(r"\{(\w+)\}")


@final
class Telling:
    """A clause or a sentence being said: who says it, the plan, and its subject in words."""

    def __init__(self, say: Speaker, s: Saying, who: Phrase) -> None:
        self.say, self.by, self.s, self.who = say, say.tongue, s, who

    @property
    def clauses(self) -> list[SpokenClause]:
        return self.by.all_clauses(self.say, self.s.parts)

    @property
    def steps(self) -> list[SpokenClause]:
        """The instructions inside it."""
        return self.by.all_clauses(self.say, self.s.steps)


Place = Callable[[Telling], str]  # what a place of a frame is filled with


def frame_of(table: Mapping[str, str], s: Saying) -> str:
    """The frame of a verb: one for its `how`, "verb:how", or for certain cards, "verb+", before
    that of the verb alone."""
    for key in (f"{s.verb}:{s.how}", f"{s.verb}+" if s.things is not None else "", s.verb):
        if key in table:
            return table[key]
    raise RenderError(f"no words for {s.verb}: {s!r}")


def entry(table: Mapping[int, str], key: int, what: str) -> str:
    """The words for a number, or an error that says what was being named."""
    if key in table:
        return table[key]
    raise RenderError(f"no {what} has the number {key}")


def filled(frame: str, places: Mapping[str, Callable[[T], str]], of: T) -> str:
    """The frame with the places that it has, each said of what is spoken of."""
    return fill(frame, **{name: places[name](of) for name in names_in(frame)})


@cache
def names_in(frame: str) -> tuple[str, ...]:
    """The places of a frame."""
    return tuple(dict.fromkeys(PLACE.findall(frame)))


def with_verbs(text: str, spoken: Callable[[str], str]) -> str:
    """The text with its ‹marked› verbs as they are spoken."""
    out: list[str] = []
    for piece in text.split("‹"):
        verb, mark, rest = piece.partition("›")
        out.append(spoken(verb) + rest if mark else piece)
    return "".join(out)


def fill(frame: str, **places: str) -> str:
    """
    >>> fill("being challenged[ by {what}]", what="an item"), fill("challenging[ {what}]", what="")
    ('being challenged by an item', 'challenging')
    """
    out: list[str] = []
    for i, piece in enumerate(frame.split("[")):
        maybe, bracket, rest = piece.partition("]")
        if i and bracket:
            missing = any(f"{{{name}}}" in maybe and not text for name, text in places.items())
            out.append("" if missing else maybe.format_map(places))
        else:
            rest = piece
        out.append(rest.format_map(places))
    return "".join(out)
