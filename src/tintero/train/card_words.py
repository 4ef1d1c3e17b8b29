"""What the cards of a pool say, as numbers: a row for each card, for learning what it is worth.

Its facts, and how often each kind of node is in its abilities: cards that say the same have the
same row, whatever they are called.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from tintero.cards.pool import Pool
from tintero.program.library import Programs
from tintero.program.model import CardProgram

FACTS = 14
RARELY = 8  # a kind of node on fewer cards is not counted


def card_words(pool: Pool) -> Any:
    """An array of a row for each card of the pool, in its order."""
    cards = list(Programs(list(pool)))
    kinds: dict[str, int] = {}
    for card in cards:
        for kind in set(kinds_of(card)):
            kinds[kind] = kinds.get(kind, 0) + 1
    often = sorted(kind for kind, count in kinds.items() if count >= RARELY)
    place = {kind: FACTS + n for n, kind in enumerate(often)}
    table = np.zeros((len(cards), FACTS + len(place)), np.float32)
    for n, card in enumerate(cards):
        table[n, :FACTS] = facts_of(card)
        for kind in kinds_of(card):
            if kind in place:
                table[n, place[kind]] += 0.5
    return np.minimum(table, 2.0)


def facts_of(card: CardProgram) -> list[float]:
    found = [0.0] * FACTS
    found[int(card.type)] = 1.0
    found[5:] = [
        1.0, card.cost / 5, float(card.inkable), card.strength / 4, card.willpower / 4,
        card.lore / 2, float(card.song), float(bool(card.shifts)), float(bool(card.activated)),
    ]  # fmt: skip
    return found


def kinds_of(card: CardProgram) -> Iterator[str]:
    """The kinds of nodes in a card's abilities; of a keyword, which."""
    for has in card.keywords:
        yield f"keyword {has.keyword}"
    for ability in card.printed:
        for node in ability.walk():
            yield type(node).__name__
