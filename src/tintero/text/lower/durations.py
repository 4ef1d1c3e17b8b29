"""Durations → `Until` (CR 6.1.13)."""

from __future__ import annotations

from typing import Final

from tintero.text.lower.scope import CannotLower
from tintero.text.parser import Tree
from tintero.vocab import NONE, Until

UNTIL: Final = {
    "this turn": Until.END_OF_TURN,
    "for the rest of this turn": Until.END_OF_TURN,
    "until the start of your next turn": Until.YOUR_NEXT_TURN,
    "during their next turn": Until.THEIR_NEXT_TURN,
    "during that challenge": Until.CHALLENGE,
    "while this item is in play": Until.WHILE_IN_PLAY,
    "while this location is in play": Until.WHILE_IN_PLAY,
    "while this character is in play": Until.WHILE_IN_PLAY,
}


def until(dur: Tree) -> int:
    if dur.words not in UNTIL:
        raise CannotLower(dur, "no meaning for this duration")
    return UNTIL[dur.words]


def durations(phrase: Tree) -> int:
    """The duration among the tails of a verb phrase, or NONE."""
    for tail in phrase.all("tail"):
        dur = tail.first("dur")
        if dur is not None and dur.words in UNTIL:
            return UNTIL[dur.words]
    source = phrase.first("nodmg")
    if source is not None and source.words == "from the challenge":
        return Until.CHALLENGE
    rule = phrase.first("prestr")
    if rule is not None and rule.words.endswith("at the start of their next turn"):
        return Until.THEIR_NEXT_TURN
    return NONE


def conditions_of(phrase: Tree) -> list[Tree]:
    """The `conds` of "while …" among the tails."""
    found: list[Tree] = []
    for tail in phrase.all("tail"):
        dur = tail.first("dur")
        if dur is not None and dur.first("conds") and dur.words not in UNTIL:
            found.append(dur.one("conds"))
    return found


def is_while_here(phrase: Tree) -> bool:
    return any(dur.words == "while here" for tail in phrase.all("tail") for dur in tail.all("dur"))
