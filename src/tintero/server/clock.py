"""`TableClock`: whose time runs, and what happens when it is over. It knows no time of its own.

Every call says what time it is, so a test needs no patience and a restart goes on where it was:
`text` is how the clocks stand, as lengths of time, and `of_text` goes on from there; what passed
in between, while nobody could play, costs nobody anything.

The rules: a bank for each seat, some seconds more at the start of one's turn (never beyond the full
bank), and the first seconds of every decision free. Who is away while they are waited for uses up a
bank for being away as well. At zero a ranked game or a game of a series is lost at once; elsewhere
the others are offered to win, to give two minutes, or to wait, and if they say nothing the server
takes the win. What is decided while the offer stands makes it void.

`now_ms` comes from a clock that nobody sets (`time.monotonic`).
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal

SECOND: Final = 1_000
MINUTE: Final = 60 * SECOND

REFILL: Final = 20 * SECOND
FREE: Final = 5 * SECOND
AWAY: Final = 3 * MINUTE
OFFER: Final = 60 * SECOND
MORE: Final = 2 * MINUTE

BANKS: Final = {"casual": 12 * MINUTE, "ranked": 8 * MINUTE, "slow": 30 * MINUTE}
OFF: Final = "off"

Claim = Literal["win", "more", "wait"]
# Why clocks stand: a judge was called, the server was away, an undo was asked for.
Stop = Literal["call", "down", "undo"]
NOBODY: Final = -1


@dataclass(frozen=True, slots=True)
class ClockPlan:
    """By which rules: the bank, and whether a flag loses at once."""

    bank_ms: int
    strict: bool


def clock_plan(name: str, *, series: bool = False, bots: bool = False) -> ClockPlan | None:
    """`casual`, `ranked`, `slow` or `off`; None: no clock. Against bots there is none.

    >>> clock_plan("casual").strict, clock_plan("slow", series=True).strict
    (False, True)
    """
    if name == OFF or bots:
        return None
    return ClockPlan(BANKS[name], strict=series or name == "ranked")


@dataclass(frozen=True, slots=True)
class SeatTime:
    """What a seat has left; `running`: it gets less."""

    bank_ms: int
    free_ms: int
    away_ms: int
    running: bool


@dataclass(frozen=True, slots=True)
class Fallen:
    """A seat's time is over. `lost`: so is the game; else the others are asked until `until_ms`."""

    seat: int
    lost: bool
    until_ms: int = 0


@dataclass(slots=True)
class Offer:
    """The others are asked what to do about a seat whose time is over."""

    seat: int
    left_ms: int


@dataclass
class TableClock:
    """The clocks of one game."""

    plan: ClockPlan
    bank: list[int]
    away: list[int]
    now_ms: int
    here: list[bool]
    asked: int = NOBODY  # who decides
    free: int = 0  # left of the free time of this decision
    waived: bool = False  # the others wait for this decision, however long it takes
    offer: Offer | None = None
    stops: dict[Stop, int] = field(default_factory=dict)  # with the seat whose clock runs on

    @classmethod
    def new(cls, plan: ClockPlan, seats: int, now_ms: int) -> TableClock:
        return cls(plan, [plan.bank_ms] * seats, [AWAY] * seats, now_ms, [True] * seats)

    def copied(self) -> TableClock:
        """One of its own that stands the same, to try something with."""
        offer = None if self.offer is None else replace(self.offer)
        return TableClock(
            self.plan, self.bank[:], self.away[:], self.now_ms, self.here[:],
            self.asked, self.free, self.waived, offer, self.stops.copy(),
        )  # fmt: skip

    # --- what happens -----------------------------------------------------------------------------

    def asks(self, seat: int | None, now_ms: int, again: bool = False) -> None:
        """A decision is open for that seat; None: the game is over.

        `again`: something was taken back, and no new free time comes of it.
        """
        self._pass(now_ms)
        new = NOBODY if seat is None else seat
        if not again or new != self.asked:
            self.free = FREE
        self.asked, self.waived, self.offer = new, False, None

    def turn(self, seat: int, now_ms: int) -> None:
        """A turn of that seat begins."""
        self._pass(now_ms)
        self.bank[seat] = min(self.bank[seat] + REFILL, max(self.plan.bank_ms, self.bank[seat]))

    def comes(self, seat: int, now_ms: int) -> None:
        self._pass(now_ms)
        self.here[seat] = True
        if self.offer is not None and self.offer.seat == seat and self.bank[seat] > 0:
            self.offer = None  # it was for being away alone

    def leaves(self, seat: int, now_ms: int) -> None:
        self._pass(now_ms)
        self.here[seat] = False

    def stop(self, why: Stop, now_ms: int, seat: int = NOBODY) -> None:
        """Clocks stand from now on; who asked for an undo pays for the time it takes."""
        self._pass(now_ms)
        self.stops[why] = seat if why == "undo" else NOBODY

    def go(self, why: Stop, now_ms: int) -> None:
        self._pass(now_ms)
        self.stops.pop(why, None)

    def claim(self, what: Claim, now_ms: int) -> Fallen | None:
        """What the others say to an offer; what has come of it. Without an offer: nothing."""
        fallen = self.look(now_ms)
        if self.offer is None or (fallen is not None and fallen.lost):
            return fallen
        seat, self.offer = self.offer.seat, None
        if what == "win":
            return Fallen(seat, lost=True)
        if what == "wait":
            self.waived = True
        elif self.bank[seat] <= 0:
            self.bank[seat] = MORE
        if what == "more" and self.away[seat] <= 0:
            self.away[seat] = MORE
        return None

    # --- looking ----------------------------------------------------------------------------------

    def look(self, now_ms: int) -> Fallen | None:
        """Whether somebody's time is over; to be asked when `due` says so, and before anything
        that somebody does is taken."""
        self._pass(now_ms)
        if self.offer is not None:
            if self.offer.left_ms > 0:
                return None
            seat, self.offer = self.offer.seat, None
            return Fallen(seat, lost=True)
        seat = self.asked
        if seat == NOBODY or self.waived or not self._runs(seat):
            return None
        away_too_long = not self.here[seat] and self.away[seat] <= 0
        if self.free + self.bank[seat] > 0 and not away_too_long:
            return None
        if self.plan.strict:
            return Fallen(seat, lost=True)
        self.offer = Offer(seat, OFFER)
        return Fallen(seat, lost=False, until_ms=self.now_ms + OFFER)

    def due(self) -> int | None:
        """When to look again, if nothing happens before; None: nothing runs."""
        if self.offer is not None:
            return None if self._standing() else self.now_ms + self.offer.left_ms
        seat = self.asked
        if seat == NOBODY or self.waived or not self._runs(seat):
            return None
        left = self.free + self.bank[seat]
        return self.now_ms + (left if self.here[seat] else min(left, self.away[seat]))

    def seats(self, now_ms: int) -> tuple[SeatTime, ...]:
        """How the clocks stand."""
        self._pass(now_ms)
        return tuple(
            SeatTime(
                self.bank[seat],
                self.free if seat == self.asked else FREE,
                self.away[seat],
                seat == self.asked and self._runs(seat) and self.offer is None,
            )
            for seat in range(len(self.bank))
        )

    @property
    def stopped(self) -> Stop | None:
        """Why clocks stand, if they do."""
        return next(iter(self.stops), None)

    # --- keeping ----------------------------------------------------------------------------------

    def text(self, now_ms: int) -> str:
        """How the clocks stand, for a row of the log."""
        self._pass(now_ms)
        made: dict[str, Any] = {"bank": self.bank, "away": self.away}
        made["asked"], made["free"] = self.asked, self.free
        if self.waived:
            made["waived"] = True
        if self.offer is not None:
            made["offer"] = [self.offer.seat, self.offer.left_ms]
        if "call" in self.stops:
            made["call"] = True
        return json.dumps(made, separators=(",", ":"))

    @classmethod
    def of_text(cls, plan: ClockPlan, text: str, now_ms: int) -> TableClock:
        """Goes on from there when the server says so (`go("down")`); nobody is back yet. An undo
        that was asked for is forgotten with whoever asked."""
        made = json.loads(text)
        offer = Offer(*made["offer"]) if "offer" in made else None
        clock = cls(
            plan, made["bank"], made["away"], now_ms, [False] * len(made["bank"]),
            made["asked"], made["free"], made.get("waived", False), offer,
        )  # fmt: skip
        clock.stops["down"] = NOBODY
        if made.get("call"):
            clock.stops["call"] = NOBODY
        return clock

    # --- time -------------------------------------------------------------------------------------

    def _standing(self) -> bool:
        return "call" in self.stops or "down" in self.stops

    def _runs(self, seat: int) -> bool:
        """Whether the clock of the one who decides runs."""
        return not self._standing() and self.stops.get("undo", seat) == seat

    def _pass(self, now_ms: int) -> None:
        """Let time pass; a clock that was set back passes none."""
        passed = max(0, now_ms - self.now_ms)
        self.now_ms = max(now_ms, self.now_ms)
        if self.offer is not None:
            if not self._standing():
                self.offer.left_ms -= min(passed, self.offer.left_ms)
            return
        seat = self.asked
        if seat == NOBODY or self.waived or not self._runs(seat):
            return
        if not self.here[seat]:
            self.away[seat] -= min(passed, self.away[seat])
        freely = min(passed, self.free)
        self.free -= freely
        self.bank[seat] -= min(passed - freely, self.bank[seat])
