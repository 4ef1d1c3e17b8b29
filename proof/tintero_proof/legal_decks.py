"""Legal decks for what has not been met often: every constructor in games people could play.

A deck here has 60 cards of two inks and no more copies than allowed (CR 1.10.1.1). The decks of a
game are built around cards whose abilities have not run yet or whose constructors are rare, with
cards of the same inks that bring about what those need (`directed`).
"""

from __future__ import annotations

from random import Random

from tintero.cards.deck import USUAL_LIMITS, Deck, most_copies
from tintero.cards.facts import CardFacts
from tintero.cards.pool import Pool
from tintero.game import programs_of
from tintero.vocab import INK_NAMES
from tintero_proof.directed import CHEAP, Kin
from tintero_proof.random_decks import deck_of_two_inks
from tintero_proof.runs import RunRecorder, targets_of

HELPERS = 6  # cards that help one target
MOST_OF_IT = 13  # different cards for a purpose; the rest is cheap, so that the game gets going


class DeckSearch:
    """What a run has met so far, and decks for what it has not."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.kin = Kin(pool)
        self.recorder = RunRecorder(pool, programs_of(pool))

    def decks(self, rng: Random, seats: int) -> tuple[list[Deck], set[int]]:
        """A legal deck for each seat, and the cards of the pool they are built around."""
        targets = targets_of(rng, self.recorder)
        if not targets:
            return [deck_of_two_inks(rng, self.pool) for _ in range(seats)], set()
        return [legal_deck(rng, self.kin, targets) for _ in range(seats)], set(targets)


def legal_deck(rng: Random, kin: Kin, targets: list[int]) -> Deck:
    """A legal deck with as many of the targets as two inks allow, and what they need.

    >>> from tintero.cards.deck import check_constructed
    >>> from tintero.cards.pool import default_pool
    >>> check_constructed(legal_deck(Random(1), Kin(default_pool()), [0, 1, 2]))
    []
    """
    pool = kin.pool
    order = rng.sample(targets, len(targets))
    inks = inks_for(rng, [pool.at(i) for i in order])
    chosen = [i for i in order if inks.issuperset(pool.at(i).inks)]
    for target in order:
        helpers = kin.helpers(rng, target, HELPERS, inks)
        chosen += [i for i in helpers if i not in chosen]
    names: list[str] = []
    for i in chosen[:MOST_OF_IT]:
        names += copies(pool.at(i), USUAL_LIMITS.copies)
    rest = [card for card in pool if inks.issuperset(card.inks) and card.full_name not in names]
    rng.shuffle(rest)
    rest.sort(key=lambda card: not (card.inkable and card.cost <= CHEAP))
    for card in rest:
        if len(names) >= USUAL_LIMITS.least:
            break
        names += copies(card, rng.randint(1, USUAL_LIMITS.copies))
    return Deck("", tuple(names[: USUAL_LIMITS.least]))


def inks_for(rng: Random, cards: list[CardFacts]) -> set[int]:
    """Two inks: those of the first card, then of the first other one that still fits, then any."""
    inks = set(cards[0].inks)
    for card in cards[1:]:
        if len(inks | set(card.inks)) <= 2:
            inks |= set(card.inks)
    while len(inks) < 2:
        inks.add(rng.randrange(len(INK_NAMES)))
    return inks


def copies(card: CardFacts, wanted: int) -> list[str]:
    most = most_copies(card)[0] or USUAL_LIMITS.copies
    return [card.full_name] * min(wanted, most)
