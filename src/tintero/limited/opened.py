"""What is opened for one seat: six boosters for Sealed, two for Pack Rush."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar, Final

from tintero.limited.boosters import Booster, checked_set, open_boosters
from tintero.limited.building import DeckBuilt, build_deck
from tintero.variants import shipped_variant

SEALED_BOOSTERS: Final = 6  # `variants/data/sealed.toml` says so
RUSH_BOOSTERS: Final = 2  # CR 10.2.1
MOST_SEED: Final = 2**31 - 1


@dataclass(frozen=True)
class Opened:
    """The boosters of one seat, by a seed."""

    set: int = 0
    seed: int = 0
    seat: int = 0
    called: ClassVar[str]  # in what lots are drawn by
    count: ClassVar[int]

    @cached_property
    def boosters(self) -> tuple[Booster, ...]:
        what = f"{self.called} {self.seat}"
        return open_boosters(checked_set(self.set), self.seed, self.count, what)

    @cached_property
    def pool(self) -> tuple[str, ...]:
        return tuple(card for one in self.boosters for card in one.cards)


class Sealed(Opened):
    """CR 1.10.1.2: a deck of at least 40 cards of six boosters. Each seat has its own."""

    called, count = "sealed", SEALED_BOOSTERS

    def built(self) -> DeckBuilt:
        """As a bot builds it."""
        return build_deck(self.pool, shipped_variant("sealed").deck.least)


class PackRush(Opened):
    """CR 10.2.1: two boosters are shuffled together and played as they are; nothing is built."""

    called, count = "pack rush", RUSH_BOOSTERS

    def built(self) -> DeckBuilt:
        return DeckBuilt(self.pool, (), ())
