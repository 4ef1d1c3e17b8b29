"""What is opened for one seat: six boosters for Sealed, two for Pack Rush."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from tintero.limited.boosters import Booster, checked_set, open_boosters
from tintero.limited.building import DeckBuilt, build_deck
from tintero.variants import shipped_variant

SEALED_BOOSTERS: Final = 6  # `variants/data/sealed.toml` says so
RUSH_BOOSTERS: Final = 2  # CR 10.2.1
MOST_SEED: Final = 2**31 - 1


@dataclass(frozen=True)
class Sealed:
    """CR 1.10.1.2: a deck of at least 40 cards of six boosters. Each seat has its own."""

    set: int = 0
    seed: int = 0
    seat: int = 0

    @cached_property
    def boosters(self) -> tuple[Booster, ...]:
        what = f"sealed {self.seat}"
        return open_boosters(checked_set(self.set), self.seed, SEALED_BOOSTERS, what)

    @cached_property
    def pool(self) -> tuple[str, ...]:
        return tuple(card for one in self.boosters for card in one.cards)

    def built(self) -> DeckBuilt:
        """As a bot builds it."""
        return build_deck(self.pool, shipped_variant("sealed").deck.least)


@dataclass(frozen=True)
class PackRush:
    """CR 10.2.1: two boosters are shuffled together and played as they are; nothing is built."""

    set: int = 0
    seed: int = 0
    seat: int = 0

    @cached_property
    def boosters(self) -> tuple[Booster, ...]:
        what = f"pack rush {self.seat}"
        return open_boosters(checked_set(self.set), self.seed, RUSH_BOOSTERS, what)

    @cached_property
    def pool(self) -> tuple[str, ...]:
        return tuple(card for one in self.boosters for card in one.cards)

    def built(self) -> DeckBuilt:
        return DeckBuilt(self.pool, (), ())
