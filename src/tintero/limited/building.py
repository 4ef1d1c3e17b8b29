"""A deck built of what there is: the best two inks, a curve, enough cards that can be ink.

CR 1.10.1.2: in Limited any ink types and any number of copies; that a deck is of two inks is how a
bot builds, no rule. Where two inks have too few cards others fill it up.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from tintero.cards.deck import DeckLimits, most_copies
from tintero.cards.facts import CardFacts
from tintero.cards.pool import Pool, default_pool
from tintero.limited.rating import rating
from tintero.vocab import INK_NAMES

# How many of 40 cards cost that much; the last is what costs it or more.
CURVE: Final = (0, 5, 9, 9, 7, 5, 5)
INKABLE: Final = 0.65
OFF_CURVE: Final = 0.6  # what a card is worth less for each one too many of its cost
NO_INK: Final = 0.5  # and for being no ink where too few are
LANDED: Final = 6.0  # what a card of another ink is worth less


@dataclass(frozen=True)
class DeckBuilt:
    """The cards of a deck, in order of cost, and those left over."""

    cards: tuple[str, ...]
    rest: tuple[str, ...]
    inks: tuple[int, ...]


def build_deck(
    cards: Sequence[str], least: int, copies: int = 0, pool: Pool | None = None
) -> DeckBuilt:
    """A deck of exactly `least` cards, or of all if there are fewer. `copies`: at most so many of a
    card, 0 for any number."""
    pool = default_pool() if pool is None else pool
    facts = [pool[name] for name in cards]
    best: tuple[float, list[int], tuple[int, ...]] | None = None
    for pair in combinations(range(len(INK_NAMES)), 2):
        value, chosen = _chosen(facts, least, copies, set(pair))
        if best is None or value > best[0]:
            best = value, chosen, pair
    assert best is not None
    _, chosen, inks = best
    taken = set(chosen)
    rest = [i for i in range(len(facts)) if i not in taken]
    return DeckBuilt(_ordered(facts, chosen), _ordered(facts, rest), inks)


def _chosen(
    facts: Sequence[CardFacts], least: int, copies: int, inks: set[int]
) -> tuple[float, list[int]]:
    """What a deck of these inks is worth, and which cards it is; the best is taken one by one."""
    order = sorted(
        range(len(facts)),
        key=lambda i: (_value(facts[i], inks), facts[i].full_name, -i),
        reverse=True,
    )
    limits = DeckLimits(least, 0, copies, "")
    want = [count * least / 40 for count in CURVE]
    costs = [0] * len(CURVE)
    inkable = 0
    chosen: list[int] = []
    have: Counter[str] = Counter()
    total = 0.0
    left = order
    while left and len(chosen) < least:
        top, top_value = -1, 0.0
        for at, i in enumerate(left):
            card = facts[i]
            value = _value(card, inks)
            if top >= 0 and value <= top_value:
                break  # what follows is worth no more even where the curve wants it
            at_cost = min(card.cost, len(CURVE) - 1)
            value -= OFF_CURVE * max(0.0, costs[at_cost] + 1 - want[at_cost])
            if not card.inkable and inkable < INKABLE * len(chosen):
                value -= NO_INK
            if copies and 0 < most_copies(card, limits)[0] <= have[card.full_name]:
                continue
            if top < 0 or value > top_value:
                top, top_value = at, value
        if top < 0:
            break
        i = left[top]
        left = left[:top] + left[top + 1 :]
        chosen.append(i)
        have[facts[i].full_name] += 1
        costs[min(facts[i].cost, len(CURVE) - 1)] += 1
        inkable += facts[i].inkable
        total += top_value
    return total, chosen


def _value(card: CardFacts, inks: set[int]) -> float:
    return rating(card) - (0.0 if inks.issuperset(card.inks) else LANDED)


def _ordered(facts: Sequence[CardFacts], chosen: Iterable[int]) -> tuple[str, ...]:
    found = sorted(chosen, key=lambda i: (facts[i].cost, facts[i].full_name))
    return tuple(facts[i].full_name for i in found)
