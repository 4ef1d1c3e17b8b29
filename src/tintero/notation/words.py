"""Where a name ends: longest match wins, because names hold " on ", " with " and commas too."""

from __future__ import annotations

import re
from collections.abc import Callable

from tintero import limits
from tintero.messages import Message
from tintero.notation.errors import InvalidAction

Known = Callable[[str], bool]


def splits(text: str, joint: str) -> list[tuple[str, str]]:
    """Every way to cut a text in two at a joint, the longest left side first."""
    cuts = [m.span(1) for m in re.finditer(rf"(?=({joint}))", text, re.IGNORECASE)]
    cuts = cuts[: limits.CUTS]
    found = [(text[:start].strip(), text[end:].strip()) for start, end in reversed(cuts)]
    return [(left, right) for left, right in found if left and right]


def cut(text: str, joint: str, known: Known) -> tuple[str, str] | None:
    """Cut at the joint whose left side is the longest known name; None when the whole text is one.

    If no left side is known the first joint is taken, so that the error speaks of the first name.
    Two names beside a joint are two, although punctuation does not matter and their words may be
    those of one card: `Mickey Mouse > Minnie Mouse`.
    """
    ways = splits(text, joint)
    if known(text) and not any(known(left) and known(right) for left, right in ways):
        return None
    for left, right in ways:
        if known(left):
            return (left, right)
    return ways[-1] if ways else None


def listed(text: str, known: Known) -> list[str]:
    """`A, B, C` as its names; a comma inside a known name does not cut, unless each piece is a name
    by itself: `Belle, Beast` are two, although one card is called Belle & Beast."""
    pieces = [piece.strip() for piece in text.split(",")]
    if len(pieces) > limits.NAMES_LISTED:
        most = limits.NAMES_LISTED
        raise InvalidAction(Message("notation-names-most", most=most, count=len(pieces)))
    alone = {piece: known(piece) for piece in set(pieces)}
    found: list[str] = []
    i = 0
    while i < len(pieces):
        for j in range(min(len(pieces), i + limits.NAME_PIECES), i, -1):
            whole = ", ".join(pieces[i:j])
            one = not all(alone[piece] for piece in pieces[i:j]) and known(whole)
            if j == i + 1 or one:
                found.append(whole)
                i = j
                break
    return [name for name in found if name]
