"""Legal decks drawn by lot from the whole pool: what nobody has built or trained with."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tintero.cards.deck import USUAL_LIMITS, Deck, most_copies
from tintero.cards.pool import Pool, default_pool
from tintero.vocab import INK_NAMES


def drawn_deck(
    rng: Random, pool: Pool, cards: Sequence[str] = (), size: int = USUAL_LIMITS.least
) -> Deck:
    """A deck that may be played in Constructed (CR 1.10.1): two inks, up to four of each card.

    >>> from tintero.cards.deck import check_constructed
    >>> check_constructed(drawn_deck(Random(1), default_pool()))
    []
    """
    inks = set(rng.sample(range(len(INK_NAMES)), 2))
    found = [pool[name] for name in cards] or [c for c in pool if inks.issuperset(c.inks)]
    rng.shuffle(found)
    names: list[str] = []
    for card in found:
        if len(names) < size:
            most = most_copies(card)[0] or USUAL_LIMITS.copies
            copies = min(rng.randint(1, USUAL_LIMITS.copies), most, size - len(names))
            names += [card.full_name] * copies
    return Deck("", tuple(names))


def drawn_decks(count: int, seed: int) -> list[Deck]:
    """The same for the same seed."""
    pool = default_pool()
    found: list[Deck] = []
    for n in range(count):
        cards = drawn_deck(Random(f"drawn/{seed}/{n}"), pool).cards
        found.append(Deck(f"drawn-{seed}-{n + 1}", cards))
    return found
