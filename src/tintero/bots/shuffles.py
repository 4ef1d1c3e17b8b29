"""Shuffles that a bot in another process can't work out.

Whoever has the source and sees a hand can try seeds until one deals it: a seed that a person has
typed, or one that follows from it, is found in a moment. So a game with such a bot begins from a
key that the operating system draws and nobody is told. From it follow, by a keyed hash that can't
be turned round, the seed of the game and an order in which each deck is handed over. The second is
there because the generator of the state is a quick one, not a secret one: even who worked out its
numbers from many cards would know places in a deck, and not which cards lie there.

A record has the seed and the decks in that order, so such a game is replayed like any other.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from hashlib import blake2b

from tintero.bots.bot import EXEC

KEY_BYTES = 32
HELLO_BYTES = 6  # every reader of JSON has whole numbers of 53 bits


def needs_key(bots: Sequence[str]) -> bool:
    """Whether one of them is a bot in another process."""
    return any(name.startswith(EXEC) for name in bots)


def draw_key() -> bytes:
    return secrets.token_bytes(KEY_BYTES)


def number(key: bytes, *place: object) -> int:
    """128 bits for a place, such as `"seed", 3`; one of them says nothing about the others."""
    words = "/".join(map(str, place)).encode()
    return int.from_bytes(blake2b(words, digest_size=16, key=key).digest(), "big")


def mixed(cards: Sequence[str], key: bytes, *place: object) -> tuple[str, ...]:
    """The cards in an order that follows from the key.

    >>> sorted(mixed(["a", "b", "c"], bytes(32), 0)) == ["a", "b", "c"]
    True
    """
    order = sorted(range(len(cards)), key=lambda at: number(key, *place, "card", at))
    return tuple(cards[at] for at in order)


def dealt(
    decks: Sequence[Sequence[str]], key: bytes, *place: object
) -> tuple[tuple[tuple[str, ...], ...], int]:
    """The decks and the seed with which the game at that place of a run begins."""
    cards = [mixed(deck, key, *place, "deck", seat) for seat, deck in enumerate(decks)]
    return tuple(cards), number(key, *place, "seed")


def hello_seed(seed: int) -> int:
    """What a bot in another process is given for its own lots: nothing leads back from it."""
    digest = blake2b(str(seed).encode(), digest_size=HELLO_BYTES, person=b"tintero bot").digest()
    return int.from_bytes(digest, "big")
