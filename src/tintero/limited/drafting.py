"""A draft: everybody opens a booster, takes a card and passes the rest on, until all are taken.

Bots take what is worth most to them: a good card at first, then more and more one of the two inks
they have most of. All of it follows from the seed and from what the person took, so a draft is kept
as nothing but these (`picks`).
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from tintero.cards.pool import Pool, default_pool
from tintero.limited.boosters import Booster, checked_set, open_booster
from tintero.limited.rating import USUAL, rating
from tintero.messages import Message, Problem

SEATS: Final = 4
LEAST_SEATS, MOST_SEATS = 2, 8
BOOSTERS: Final = 4  # each; `variants/data/draft.toml` says so
SURE: Final = 12  # after so many picks a bot knows its inks
MINE: Final = 2.6  # what a card of the own two inks is then worth more


class DraftProblem(Problem, ValueError):
    """A card that can't be taken, or a draft that can't be."""


class Draft:
    """Seat 0 is the person's; the others are bots."""

    def __init__(
        self,
        set: int = 0,
        seed: int = 0,
        seats: int = SEATS,
        boosters: int = BOOSTERS,
        picks: Sequence[str] = (),
    ) -> None:
        """A draft as it stands after these cards were taken; DraftProblem."""
        if not LEAST_SEATS <= seats <= MOST_SEATS or not 1 <= boosters <= 6:
            raise DraftProblem(Message("limited-seats", least=LEAST_SEATS, most=MOST_SEATS))
        self.set = checked_set(set)
        self.seed = seed
        self.boosters = boosters
        self.rng = Random(f"draft {self.set} {seed} {seats} {boosters}")
        self.cards_of: Pool = default_pool()
        self.opened: list[list[Booster]] = [
            [open_booster(self.set, self.rng) for _ in range(seats)] for _ in range(boosters)
        ]
        # A bot is not quite like another: each likes some inks a little more from the beginning.
        self.likes = [[self.rng.random() * 0.6 for _ in range(6)] for _ in range(seats)]
        self.taken: list[list[str]] = [[] for _ in range(seats)]
        self.round = 0
        self.packs: list[list[str]] = []
        self._deal()
        for card in picks:
            self.take(card)

    # --- reading ----------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.round >= self.boosters

    @property
    def pack(self) -> tuple[str, ...]:
        """What the person may take now."""
        return () if self.over else tuple(self.packs[0])

    @property
    def to_the_left(self) -> bool:
        """Which way packs are passed in this round: to the left first, then the other way."""
        return self.round % 2 == 0

    @property
    def size(self) -> int:
        """How many cards each takes."""
        return sum(len(packs[0].cards) for packs in self.opened)

    def advice(self) -> str:
        """What a bot at this seat would take; "" when it is over."""
        return "" if self.over else self._best(0)

    # --- taking -----------------------------------------------------------------------------------

    def take(self, card: str) -> None:
        """The person takes a card, everybody else does too, and the packs go on."""
        if self.over:
            raise DraftProblem(Message("limited-over"))
        if card not in self.packs[0]:
            raise DraftProblem(Message("limited-not-there", card=card[:80]))
        # All take at once: nobody sees first what another takes.
        chosen = [card, *(self._best(seat) for seat in range(1, len(self.packs)))]
        for seat, name in enumerate(chosen):
            self.packs[seat].remove(name)
            self.taken[seat].append(name)
        by = 1 if self.to_the_left else -1
        count = len(self.packs)
        self.packs = [self.packs[(seat - by) % count] for seat in range(count)]
        if not self.packs[0]:
            self.round += 1
            self._deal()

    def _deal(self) -> None:
        if not self.over:
            self.packs = [list(one.cards) for one in self.opened[self.round]]

    def _best(self, seat: int) -> str:
        mine = self.inks_of(seat)
        pair = set(sorted(range(6), key=lambda ink: -mine[ink])[:2])
        sure = min(1.0, len(self.taken[seat]) / SURE)

        def value(name: str) -> tuple[float, str]:
            card = self.cards_of[name]
            own = sum(ink in pair for ink in card.inks) / max(1, len(card.inks))
            return rating(card) + MINE * sure * (own if own < 1 else 1.0), name

        return max(self.packs[seat], key=value)

    def inks_of(self, seat: int) -> list[float]:
        """How much good a seat has of each ink."""
        found = list(self.likes[seat])
        for name in self.taken[seat]:
            card = self.cards_of[name]
            for ink in card.inks:
                found[ink] += max(0.2, rating(card) - USUAL + 1) / len(card.inks)
        return found
