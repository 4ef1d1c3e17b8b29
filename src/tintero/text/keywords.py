"""Keyword units → `Has`: "Shift 5", "Challenger +3", "Shift: Discard 2 cards" (CR 8)."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from tintero.ability.abilities import Has
from tintero.ability.base import Effect
from tintero.ability.effects import RemoveDrops
from tintero.messages import Message, Problem
from tintero.vocab import KEYWORD_NAMES, Keyword, ShiftKind

PLAIN: Final = re.compile(rf"({'|'.join(KEYWORD_NAMES)})(?: \+?(\d+))?(?: ⬡)?")
SHIFT: Final = re.compile(
    r"(?P<temporary>Temporary )?(?:(?P<kind>.+?) )?Shift(?: (?P<n>\d+)(?: ⬡)?"
    r"|:? Remove (?P<drops>\d+) ink drops?|: ?(?P<cost>.+))"
)
# CR 8.10.8: the named kinds; any other word before "Shift" is a classification.
KINDS: Final = {
    "Universal": ShiftKind.UNIVERSAL,
    "Duo": ShiftKind.DUO,
    "Combo": ShiftKind.COMBO,
    "Potato": ShiftKind.ITEM_NAMED,
}
# Keywords that say a number.
NUMBERED: Final = frozenset(
    (
        Keyword.BOOST,
        Keyword.CHALLENGER,
        Keyword.RESIST,
        Keyword.SHIFT,
        Keyword.SINGER,
        Keyword.SING_TOGETHER,
    )
)


class NoKeyword(Problem, ValueError):
    """A unit that is no keyword of the rules."""


def keyword(text: str, classes: frozenset[str]) -> Has | str:
    """The keyword, or the words of a Shift cost that is not ink, for the caller to read.

    Raises NoKeyword for anything else.
    """
    found = PLAIN.fullmatch(text)
    if found is not None:
        number = found.group(2)
        which = KEYWORD_NAMES.index(found.group(1))
        if (number is not None) != (which in NUMBERED):
            id = "text-keyword-number" if number else "text-keyword-bare"
            raise NoKeyword(Message(id, keyword=found.group(1)))
        return Has(which, int(number or 0))
    shift = SHIFT.fullmatch(text)
    if shift is None:
        raise NoKeyword(Message("text-no-keyword"))
    base = named_shift(shift.group("kind"), bool(shift.group("temporary")), classes)
    if shift.group("drops"):
        return replace(base, costs=(RemoveDrops(int(shift.group("drops"))),))
    if shift.group("cost"):
        if base != Has(Keyword.SHIFT):
            raise NoKeyword(Message("text-shift-cost"))
        return str(shift.group("cost"))
    return replace(base, n=int(shift.group("n")))


def named_shift(kind: str | None, temporary: bool, classes: frozenset[str]) -> Has:
    base = Has(Keyword.SHIFT, temporary=temporary)
    if kind is None:
        return base
    if kind in KINDS:
        of = kind if KINDS[kind] == ShiftKind.ITEM_NAMED else ""
        return replace(base, kind=KINDS[kind], of=of)
    if kind in classes:
        return replace(base, kind=ShiftKind.CLASSIFICATION, of=kind)
    raise NoKeyword(Message("text-no-shift", kind=kind))


def paid_by(costs: tuple[Effect, ...]) -> Has:
    return Has(Keyword.SHIFT, costs=costs)
