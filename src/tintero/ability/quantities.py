"""Numbers an ability works out (CR 6.1.8: counted once on resolution, continuously in statics)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from tintero.ability.base import Condition, Quantity, Selector, Who
from tintero.ability.filters import Filter
from tintero.ability.selectors import You
from tintero.vocab import NONE


@final
@dataclass(frozen=True)
class Count(Quantity):
    """How many cards qualify, times `each`.

    `among`: only these cards ("discarded this way", "that sang this song").
    """

    filter: Filter
    each: int = 1
    among: Selector | None = None


@final
@dataclass(frozen=True)
class Different(Quantity):
    """How many different names or (`inks`) ink types the cards that qualify have (CR 5.2.6)."""

    filter: Filter
    inks: bool = False
    each: int = 1
    among: Selector | None = None


@final
@dataclass(frozen=True)
class Greatest(Quantity):
    """The highest such number among the cards that qualify; -1 if there is none."""

    stat: int
    filter: Filter
    among: Selector | None = None


@final
@dataclass(frozen=True)
class StatOf(Quantity):
    """A number of the selected card, its last known value if it left play (CR 6.7.7).

    If `of` lets somebody choose, they choose before the instruction that needs the number.
    """

    of: Selector
    stat: int


@final
@dataclass(frozen=True)
class Result(Quantity):
    """The number an earlier part really did: damage removed, lore lost, cards discarded …

    `label` names the instruction that recorded it.
    """

    label: str = "it"
    each: int = 1


@final
@dataclass(frozen=True)
class HowMany(Quantity):
    """How many cards a label holds."""

    label: str = "it"
    each: int = 1


@final
@dataclass(frozen=True)
class EventAmount(Quantity):
    """The number of the triggering event."""


@final
@dataclass(frozen=True)
class LoreOf(Quantity):
    who: Who = You()


@final
@dataclass(frozen=True)
class Happened(Quantity):
    """How many events of a kind happened this turn; filters as in `When`.

    `card` and `other` ask for events of exactly these cards, as their first or second object.
    """

    kind: int
    subject: Filter | None = None
    by: int = 0  # vocab.Owner, seen from the source's player
    extra: int = NONE
    this: bool = False
    card: Selector | None = None
    other: Selector | None = None


@final
@dataclass(frozen=True)
class Times(Quantity):
    """A number multiplied: "loses Strength equal to …" is -1 times it."""

    of: Quantity
    by: int


@final
@dataclass(frozen=True)
class Sum(Quantity):
    parts: tuple[Quantity | int, ...]


@final
@dataclass(frozen=True)
class Capped(Quantity):
    """At most `most`, at least `least`."""

    of: Quantity
    most: int = 1_000_000
    least: int = 0


@final
@dataclass(frozen=True)
class Until_(Quantity):
    """CR 6.1.8.1 "until you have N": what is missing to N cards in hand, fixed on resolution."""

    n: Quantity | int
    who: Who = You()


@final
@dataclass(frozen=True)
class DownTo(Quantity):
    """CR 6.1.8.1 "until they have N": how many of these cards are too many, fixed likewise."""

    n: int
    filter: Filter


@final
@dataclass(frozen=True)
class CountPlayers(Quantity):
    """How many players of the group there are for whom the condition holds (`They()`)."""

    who: Who
    condition: Condition | None = None
    each: int = 1


@final
@dataclass(frozen=True)
class OpponentCount(Quantity):
    """The number of opponents still in the game."""
