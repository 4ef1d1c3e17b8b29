"""Things that are true or false: windows, secondary "if"s, "while"s."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from tintero.ability.base import Condition, Quantity, Selector, Who
from tintero.ability.filters import Filter
from tintero.ability.selectors import This, You
from tintero.vocab import Owner


@final
@dataclass(frozen=True)
class Have(Condition):
    """At least `least` and at most `most` cards qualify."""

    filter: Filter
    least: Quantity | int = 1
    most: int = 1_000_000


@final
@dataclass(frozen=True)
class Is(Condition):
    """The selected card qualifies (last known values if it left play, CR 6.7.7)."""

    what: Selector
    filter: Filter


@final
@dataclass(frozen=True)
class YourTurn(Condition):
    """CR 6.1.13.1: "during your turn" (Owner.YOURS) or "during an opponent's turn"."""

    whose: int = Owner.YOURS


@final
@dataclass(frozen=True)
class Compare(Condition):
    left: Quantity | int
    op: int  # filters.Op
    right: Quantity | int


@final
@dataclass(frozen=True)
class AnyPlayer(Condition):
    """The condition holds with `They()` meaning at least one player of the group."""

    who: Who
    condition: Condition


@final
@dataclass(frozen=True)
class EveryPlayer(Condition):
    """The condition holds for each player of the group, whom it calls `They()`."""

    who: Who
    condition: Condition


@final
@dataclass(frozen=True)
class AllAre(Condition):
    """All cards that meet `of` also meet `filter`: "all cards in your inkwell are exerted"."""

    of: Filter
    filter: Filter


@final
@dataclass(frozen=True)
class SameCard(Condition):
    """The two selectors mean one and the same card."""

    left: Selector
    right: Selector


@final
@dataclass(frozen=True)
class EventNth(Condition):
    """The triggering event is the nth of its kind of that player this turn (CR 6.2.2)."""

    n: int


@final
@dataclass(frozen=True)
class Was(Condition):
    """In a window: what was true when the ability triggered, said as "if there was …"."""

    of: Condition


@final
@dataclass(frozen=True)
class Did(Condition):
    """The part recorded under this label was carried out completely (CR 6.1.5.1)."""

    label: str = "do"


@final
@dataclass(frozen=True)
class UsedShift(Condition):
    """The card was played using Shift, any kind of it (CR 8.10.1)."""

    what: Selector = This()


@final
@dataclass(frozen=True)
class RemovedDrops(Condition):
    """Ink drops were removed to play this card."""


@final
@dataclass(frozen=True)
class InChallenge(Condition):
    """The selected card is in the current challenge (CR 4.6.2).

    `role`: 0 either side, 1 challenging, 2 being challenged; `against` limits the other side.
    """

    what: Selector = This()
    role: int = 0
    against: Filter | None = None


@final
@dataclass(frozen=True)
class SameName(Condition):
    """Two cards share at least one name (CR 5.2.6.2)."""

    left: Selector
    right: Selector


@final
@dataclass(frozen=True)
class WasNamed(Condition):
    """The selected card has the name that was named (CR 5.2.6)."""

    what: Selector


@final
@dataclass(frozen=True)
class FirstTurnNotFirstPlayer(Condition):
    """It is this player's first turn and they are not the starting player."""


@final
@dataclass(frozen=True)
class StillThere(Condition):
    """The selected card is in the given zone and is still the same object (CR 6.1.11.1)."""

    what: Selector
    zone: int


@final
@dataclass(frozen=True)
class Not(Condition):
    of: Condition


@final
@dataclass(frozen=True)
class Both(Condition):
    parts: tuple[Condition, ...]


@final
@dataclass(frozen=True)
class Either(Condition):
    parts: tuple[Condition, ...]


@final
@dataclass(frozen=True)
class HasDrops(Condition):
    """The player has at least `least` ink drops (CR 1.13.1.2)."""

    who: Who = You()
    least: int = 1
