"""Decks to learn with: what shipped decks lack must be met somewhere.

A value that hardly ever saw a location in play thought nothing of locations, never played them and
so never learned better. So some decks have many cards of one type, and some are shipped ones with
a part of their cards changed.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tintero.cards.deck import USUAL_LIMITS, Deck, most_copies
from tintero.cards.facts import CardFacts
from tintero.cards.pool import Pool
from tintero.vocab import INK_NAMES, TYPE_NAMES

# How many more chances than others a card has, by its cost.
BY_COST = (1.0, 1.6, 1.6, 1.5, 1.3, 1.0, 0.6, 0.5, 0.3, 0.2, 0.1)
OF_TYPE = (3.0, 8.0, 20.0)  # or if it is of the type the deck is about
CHANGED = (0.2, 0.4, 0.6)  # share of a deck's cards


def themed_deck(rng: Random, pool: Pool, size: int = USUAL_LIMITS.least) -> Deck:
    """A deck of two inks with a curve, most of the time with many cards of one type.

    >>> from tintero.cards.deck import check_constructed
    >>> from tintero.cards.pool import default_pool
    >>> check_constructed(themed_deck(Random(1), default_pool()))
    []
    """
    inks = set(rng.sample(range(len(INK_NAMES)), 2))
    found = [card for card in pool if inks.issuperset(card.inks)]
    return Deck("", filled(rng, [], in_order(rng, found), size))


def changed_deck(rng: Random, pool: Pool, cards: Sequence[str]) -> Deck:
    """A deck with a part of its cards changed for others of its inks."""
    names = sorted(set(cards))
    rng.shuffle(names)
    gone = set(names[: max(1, int(len(names) * rng.choice(CHANGED)))])
    inks = {ink for name in names for ink in pool[name].inks}
    found = [c for c in pool if inks.issuperset(c.inks) and c.full_name not in names]
    kept = [name for name in cards if name not in gone]
    return Deck("", filled(rng, kept, in_order(rng, found), len(cards)))


def in_order(rng: Random, found: Sequence[CardFacts]) -> list[CardFacts]:
    """Cards by lot, cheap ones, those for the inkwell and those of one type sooner."""
    theme = rng.randint(-1, len(TYPE_NAMES) - 1)
    more = rng.choice(OF_TYPE)

    def chance(card: CardFacts) -> float:
        weight = BY_COST[min(card.cost, len(BY_COST) - 1)] * (2.0 if card.inkable else 1.0)
        if card.type == theme:
            weight *= more
        return float(rng.random() ** (1.0 / weight))

    return sorted(found, key=chance, reverse=True)


def filled(rng: Random, names: list[str], found: Sequence[CardFacts], size: int) -> tuple[str, ...]:
    for card in found:
        most = most_copies(card)[0] or USUAL_LIMITS.copies
        copies = min(rng.choice((2, 3, 4, 4)), most, size - len(names))
        names += [card.full_name] * copies
    return tuple(names)
