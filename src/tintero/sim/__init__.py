"""Many games without people at the table.

`fuzz` plays random legal games and checks everything that must hold at every step. Here is what
such runs share: decks to play with.
"""

from __future__ import annotations

from random import Random

from tintero.cards.deck import LEAST_CARDS, MOST_COPIES, Deck
from tintero.cards.pool import Pool
from tintero.vocab import INK_NAMES

__all__ = ["deck_of_two_inks", "deck_of_anything", "some_deck"]


def deck_of_two_inks(rng: Random, pool: Pool) -> Deck:
    """A random deck that may be played in Constructed: 60 cards, two inks, up to four of each.

    >>> from tintero.cards.deck import check_constructed
    >>> from tintero.cards.pool import default_pool
    >>> check_constructed(deck_of_two_inks(Random(1), default_pool()))
    []
    """
    inks = set(rng.sample(range(len(INK_NAMES)), 2))
    return _fill(rng, [card.full_name for card in pool if inks.issuperset(card.inks)])


def deck_of_anything(rng: Random, pool: Pool) -> Deck:
    """60 cards of any inks, for meetings of cards that no deck would bring about."""
    return _fill(rng, [card.full_name for card in pool])


def some_deck(rng: Random, pool: Pool) -> Deck:
    """A shipped deck, a random legal one or a wild one."""
    kind = rng.random()
    if kind < 0.2:
        name = rng.choice(Deck.available())
        deck = Deck.load(name)
        if all(card in pool for card in deck.counts):
            return deck
    return deck_of_anything(rng, pool) if kind < 0.6 else deck_of_two_inks(rng, pool)


def _fill(rng: Random, names: list[str]) -> Deck:
    rng.shuffle(names)
    cards: list[str] = []
    for name in names:
        copies = min(rng.randint(1, MOST_COPIES), LEAST_CARDS - len(cards))
        cards += [name] * copies
    return Deck("", tuple(cards))
