"""A shuffle that was promised before the game: what the promise is, and whether it was kept.

Before the first card a server shows the SHA-256 of everything the shuffle follows from: the seed,
who begins if that was not drawn, the decks in the order in which they were handed over, and a salt
that nobody can guess. After the game it tells all of that, and anybody can see that it is the same.
`told` is the text that is hashed.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Final

from tintero.records.model import GameRecord
from tintero.vocab import NONE

FIRST: Final = "tintero shuffle 1"


def told(seed: int, starting: int, decks: Sequence[Sequence[str]], salt: str) -> str:
    """One thing to a line.

    >>> print(told(7, -1, [["Elsa", "Anna"], ["Simba"]], "c0ffee"), end="")
    tintero shuffle 1
    salt: c0ffee
    seed: 7
    starting: drawn
    deck 1: 2
    Elsa
    Anna
    deck 2: 1
    Simba
    """
    begins = "drawn" if starting == NONE else f"player {starting + 1}"
    lines = [FIRST, f"salt: {salt}", f"seed: {seed}", f"starting: {begins}"]
    for seat, cards in enumerate(decks, 1):
        lines += [f"deck {seat}: {len(cards)}", *cards]
    return "\n".join(lines) + "\n"


def commitment(seed: int, starting: int, decks: Sequence[Sequence[str]], salt: str) -> str:
    return sha256(told(seed, starting, decks, salt).encode()).hexdigest()


def told_of(record: GameRecord) -> str:
    """What a record says about its shuffle."""
    decks = [[line.card for line in deck for _ in range(line.count)] for deck in record.decks]
    return told(record.seed, record.starting, decks, record.salt)


def kept(record: GameRecord) -> bool | None:
    """Whether the shuffle is the one that was promised; None if none was."""
    if not record.commitment:
        return None
    return sha256(told_of(record).encode()).hexdigest() == record.commitment
