"""Decks to learn with: what shipped decks lack must be met somewhere.

A value that hardly ever saw a location in play thought nothing of locations, never played them and
so never learned better. So most decks are about something, as decks of people are: a type of card,
songs, a class of characters, a story, the versions of a few names. Some are shipped ones with
a part of their cards changed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from tintero.cards.deck import USUAL_LIMITS, Deck, most_copies
from tintero.cards.facts import CardFacts
from tintero.cards.pool import Pool
from tintero.vocab import INK_NAMES, CardType

# How many more chances than others a card has, by its cost: a deck that is quick, one between, one
# that takes its time.
CURVES = (
    (1.5, 2.5, 2.2, 1.6, 1.0, 0.5, 0.3, 0.2, 0.1, 0.1, 0.1),
    (1.0, 1.6, 1.6, 1.5, 1.3, 1.0, 0.6, 0.5, 0.3, 0.2, 0.1),
    (1.0, 1.2, 1.4, 1.4, 1.3, 1.2, 1.1, 1.0, 0.7, 0.5, 0.3),
)
ABOUT = (0.15, 0.3, 0.5)  # share of a deck, about, that is of what it is about
CHANGED = (0.15, 0.3, 0.45, 0.6)  # share of a deck's cards

Kin = Callable[[CardFacts, CardFacts], bool]

KINSHIPS: tuple[Kin, ...] = (
    lambda card, other: bool(set(card.classes[1:]) & set(other.classes[1:])),
    lambda card, other: card.story == other.story,
    lambda card, other: bool(set(card.names) & set(other.names)),
    lambda card, other: {type(a) for a in card.abilities} == {type(a) for a in other.abilities},
)


def themed_deck(rng: Random, pool: Pool, size: int = USUAL_LIMITS.least) -> Deck:
    """A deck of two inks with a curve, most of the time about something.

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
    """Cards by lot, some costs, those for the inkwell and those the deck is about sooner."""
    curve = rng.choice(CURVES)
    themes = [theme_of(rng, found) for _ in range(rng.choice((0, 1, 1, 1, 2, 2)))]
    weights = {
        card: curve[min(card.cost, len(curve) - 1)] * (2.0 if card.inkable else 1.0)
        for card in found
    }
    for about, is_kin in themes:
        kin = [card for card in found if is_kin(about, card)]
        share = rng.choice(ABOUT)
        more = max(1.0, share / (1 - share) * (len(found) - len(kin)) / max(1, len(kin)))
        for card in kin:
            weights[card] *= more
    return sorted(found, key=lambda card: rng.random() ** (1.0 / weights[card]), reverse=True)


def theme_of(rng: Random, found: Sequence[CardFacts]) -> tuple[CardFacts, Kin]:
    """A card by lot, and what makes another one its kin: a type that is rarer than characters, as
    likely each, or something else."""
    if rng.random() < 0.6:
        return rng.choice(found), rng.choice(KINSHIPS)
    kinds = {(card.type, card.song) for card in found if card.type != CardType.CHARACTER}
    kind = rng.choice(sorted(kinds))
    return next(c for c in found if (c.type, c.song) == kind), same_type


def same_type(card: CardFacts, other: CardFacts) -> bool:
    return (card.type, card.song) == (other.type, other.song)


def filled(rng: Random, names: list[str], found: Sequence[CardFacts], size: int) -> tuple[str, ...]:
    for card in found:
        most = most_copies(card)[0] or USUAL_LIMITS.copies
        copies = min(rng.choice((2, 3, 4, 4)), most, size - len(names))
        names += [card.full_name] * copies
    return tuple(names)
