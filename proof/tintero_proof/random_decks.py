"""Random decks to play with: legal ones, and kinds that no format would allow."""

from __future__ import annotations

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
    return _fill(rng, [card for card in pool if inks.issuperset(card.inks)])


def deck_of_anything(rng: Random, pool: Pool) -> Deck:
    """60 cards of any inks, for meetings of cards that no legal deck would bring about."""
    return _fill(rng, list(pool))


def deck_of_kin(rng: Random, pool: Pool) -> Deck:
    """60 cards of any inks, all versions of a name together, so that there is much to shift."""
    kin: dict[str, list[CardFacts]] = {}
    for card in pool:
        kin.setdefault(card.names[-1], []).append(card)
    groups = [versions for versions in kin.values() if len(versions) > 1]
    rng.shuffle(groups)
    return _fill(rng, [card for versions in groups for card in versions], shuffled=True)


def some_deck(rng: Random, pool: Pool) -> Deck:
    """A shipped deck, a random legal one or one of two wild kinds."""
    kind = rng.random()
    if kind < 0.15:
        return Deck.load(rng.choice(Deck.available()), pool)
    if kind < 0.4:
        return deck_of_anything(rng, pool)
    return deck_of_kin(rng, pool) if kind < 0.6 else deck_of_two_inks(rng, pool)


def _fill(rng: Random, cards: list[CardFacts], shuffled: bool = False) -> Deck:
    most, left = USUAL_LIMITS.copies, USUAL_LIMITS.least
    if not shuffled:
        cards = rng.sample(cards, min(len(cards), left))
    names: list[str] = []
    for card in cards:
        copies = min(rng.randint(1, most), most_copies(card)[0] or most, left)
        names += [card.full_name] * copies
        left -= copies
        if not left:
            break
    return Deck("", tuple(names))
