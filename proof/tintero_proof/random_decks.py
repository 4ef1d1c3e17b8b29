"""Random decks to play with: legal ones, and kinds that no format would allow."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import chain
from random import Random

from tintero.cards.deck import USUAL_LIMITS, Deck, most_copies
from tintero.cards.facts import CardFacts
from tintero.cards.pool import Pool
from tintero.vocab import INK_NAMES


def deck_of_two_inks(rng: Random, pool: Pool) -> Deck:
    """A random deck that may be played in Constructed: 60 cards, two inks, up to four of each.

    >>> from tintero.cards.deck import check_constructed
    >>> from tintero.cards.pool import default_pool
    >>> check_constructed(deck_of_two_inks(Random(1), default_pool()))
    []
    """
    inks = set(rng.sample(range(len(INK_NAMES)), 2))
    return _some_of(rng, [card for card in pool if inks.issuperset(card.inks)])


def deck_of_anything(rng: Random, pool: Pool) -> Deck:
    """60 cards of any inks, for meetings of cards that no legal deck would bring about."""
    return _some_of(rng, list(pool))


def deck_of_kin(rng: Random, pool: Pool) -> Deck:
    """60 cards of any inks, all versions of a name together, so that there is much to shift."""
    groups = list(versions_of_names(pool))
    rng.shuffle(groups)
    return _fill(rng, chain.from_iterable(groups))


@lru_cache(maxsize=4)
def versions_of_names(pool: Pool) -> tuple[tuple[CardFacts, ...], ...]:
    """By name: the cards of each that has more than one."""
    kin: dict[str, list[CardFacts]] = {}
    for card in pool:
        kin.setdefault(card.names[-1], []).append(card)
    return tuple(tuple(versions) for versions in kin.values() if len(versions) > 1)


def some_deck(rng: Random, pool: Pool) -> Deck:
    """A shipped deck, a random legal one or one of two wild kinds."""
    kind = rng.random()
    if kind < 0.15:
        return Deck.load(rng.choice(Deck.available()), pool)
    if kind < 0.4:
        return deck_of_anything(rng, pool)
    return deck_of_kin(rng, pool) if kind < 0.6 else deck_of_two_inks(rng, pool)


def _some_of(rng: Random, cards: list[CardFacts]) -> Deck:
    return _fill(rng, rng.sample(cards, min(len(cards), USUAL_LIMITS.least)))


def _fill(rng: Random, cards: Iterable[CardFacts]) -> Deck:
    """A few copies of each, until there are enough."""
    most, left = USUAL_LIMITS.copies, USUAL_LIMITS.least
    names: list[str] = []
    for card in cards:
        copies = min(rng.randint(1, most), most_copies(card)[0] or most, left)
        names += [card.full_name] * copies
        left -= copies
        if not left:
            break
    return Deck("", tuple(names))
