"""What the shared realisers ask of a Romance language's grammar, and what its grammar shares."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, final

from tintero.ability.render.speaker import SpokenClause


@final
@dataclass(frozen=True)
class Agreement:
    """The functions of a language's `words`. Where they take a noun, they give it back with its
    article; the last two arguments are feminine and plural."""

    a: Callable[[bool], str]
    other: Callable[[bool, bool], str]
    the: Callable[[str, bool, bool], str]
    that: Callable[[str, bool, bool], str]
    agree: Callable[[str, bool, bool], str]
    of: Callable[[str], str]
    to: Callable[[str], str]
    equal_to: Callable[[str], str]
    plural_of: Callable[[str], str]
    is_feminine: Callable[[str], bool]


PUTS: Final = ("put", "put-damage", "put-under-each")


def put_too(clause: SpokenClause, before: SpokenClause) -> bool:
    """ "pon una de ellas … y la otra …": the verb is not said again."""
    s = before.saying
    if s is None or s.verb not in PUTS or s.it is not None or not clause.again:
        return False
    same = clause.subject.text == before.subject.text
    return same and (s.verb != "put" or s.ways == ("plain",))


def listed(items: list[str], joint: str) -> str:
    """ "a, b y c"."""
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} {joint} {items[-1]}"
