"""How a table comes to be: decks are read and checked, seats are planned, keys are made.

All that is wrong is said at once. Whoever takes a free seat gets it alone: there is one waiting
line for each table, and the row of a seat is written once (`Store.take`).
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import date
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from tintero.bots import names
from tintero.cards import deckcodes
from tintero.cards.deck import Deck, UnknownDeck
from tintero.cards.deckcodes import DeckReading
from tintero.cards.formats import FORMATS, UnknownFormat, check
from tintero.cards.pool import Pool, default_pool
from tintero.cards.shipped import all_shipped
from tintero.messages import Message, Problem
from tintero.server.api_shapes import (
    DECK_CARDS,
    DeckFault,
    DeckGiven,
    PlannedSeat,
    SeatGiven,
    TableGiven,
    TablePlan,
)
from tintero.table.plan import checked_name

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

LEAST_CARDS: Final = 7  # CR 2.2.1.4: a starting hand
USUAL_BOT: Final = "greedy"
TEAM_SEATS: Final = 4
SAME_SCREEN: Final = 0


class Unfitting(Problem, ValueError):
    """A table that can't be made so; of decks all that is wrong with each."""

    def __init__(self, message: Message, faults: Sequence[DeckFault] = ()) -> None:
        super().__init__(message)
        self.faults = tuple(faults)


@dataclass(frozen=True)
class DeckRead:
    """A deck that was given, with everything that is wrong with it."""

    deck: Deck
    faults: tuple[DeckFault, ...] = ()


# --- decks ----------------------------------------------------------------------------------------


def read_deck(given: DeckGiven, format: str, pool: Pool | None = None) -> DeckRead:
    """A deck by its name or as text, held against a format; without one, whether it can be played
    at all."""
    pool = default_pool() if pool is None else pool
    if given.shipped and given.text:
        raise Unfitting(Message("api-deck-twice"))
    if given.shipped:
        try:
            deck = Deck.load(given.shipped, pool)
        except UnknownDeck as error:
            raise Unfitting(error.message) from None
        return DeckRead(deck, tuple(faults_of(deck, format, pool)))
    if not given.text.strip():
        raise Unfitting(Message("api-no-deck"))
    reading = deckcodes.read(given.text, pool)
    count = sum(line.count for line in reading.lines)
    if count > DECK_CARDS:
        told = Message("api-deck-cards", count=count, most=DECK_CARDS)
        return DeckRead(Deck("", ()), (DeckFault(told),))
    deck = Deck(tidy(reading.name), reading.cards)
    unread = [DeckFault(fault.message, fault.line) for fault in reading.faults]
    return DeckRead(deck, (*unread, *faults_of(deck, format, pool, reading)))


def faults_of(
    deck: Deck, format: str, pool: Pool, reading: DeckReading | None = None
) -> Iterator[DeckFault]:
    """What keeps a deck from being played, each with its first line in the text."""
    if format:
        found = check(deck, format, date.today(), pool)
    else:
        # Whatever its size and inks; only what the engine can't play is refused.
        found = [one for one in check(deck, "draft", date.today(), pool) if one.kind != "size"]
        if len(deck) < LEAST_CARDS:
            yield DeckFault(Message("deck-size", count=len(deck), least=LEAST_CARDS))
    lines: dict[str, int] = {}
    for line in reading.lines if reading is not None else ():
        lines.setdefault(line.card, line.number)
    for fault in found:
        at = min((lines[card] for card in fault.cards if card in lines), default=0)
        yield DeckFault(fault.message, at, fault.clause)


def tidy(name: str) -> str:
    """What a deck is called, if that can be shown."""
    found = " ".join(name.split())[:40]
    return found if found.isprintable() else ""


# --- tables ---------------------------------------------------------------------------------------


def plan_of(given: TableGiven, pool: Pool | None = None) -> TablePlan:
    """The plan of a table; Unfitting with all faults of all decks."""
    seats = given.seats
    if sum(seat.kind == "me" for seat in seats) != 1:
        raise Unfitting(Message("api-one-me"))
    if given.format and given.format not in FORMATS:
        raise Unfitting(UnknownFormat(given.format).message)
    if given.teams and len(seats) != TEAM_SEATS:
        raise Unfitting(Message("api-teams", count=TEAM_SEATS))
    if given.best_of > 1 and len(seats) != 2:
        raise Unfitting(Message("api-series"))
    if given.free_undo and sum(seat.kind != "bot" for seat in seats) > 1:
        raise Unfitting(Message("table-free-people"))
    shared = any(seat.kind == "here" for seat in seats)
    planned: list[PlannedSeat] = []
    faults: list[DeckFault] = []
    for number, seat in enumerate(seats, 1):
        one, wrong = planned_seat(seat, given.format, shared, pool)
        planned.append(one)
        faults += [of_seat(number, fault) for fault in wrong]
    if faults:
        raise Unfitting(Message("api-decks"), faults)
    return TablePlan(
        tuple(planned), given.best_of, given.rules, given.format, given.clock, given.teams,
        given.free_undo, given.watch, given.delay_s,
    )  # fmt: skip


def planned_seat(
    seat: SeatGiven, format: str, shared: bool, pool: Pool | None
) -> tuple[PlannedSeat, tuple[DeckFault, ...]]:
    """A seat as it is planned, and what is wrong with its deck."""
    name = checked_name(seat.name) if seat.name.strip() else ""
    bot = ""
    if seat.kind == "bot":
        bot = seat.bot or USUAL_BOT
        if bot not in names():
            raise Unfitting(Message("api-no-bot", bot=bot, count=len(names())))
    elif seat.bot:
        raise Unfitting(Message("api-bot-kind"))
    without = not seat.deck.shipped and not seat.deck.text.strip()
    free = seat.kind == "open"
    screen = SAME_SCREEN if shared and seat.kind in ("me", "here") else -1
    made = PlannedSeat(name, bot, "", (), free, screen)
    if free and without:
        return made, ()
    if bot and without:
        deck = any_deck(format, pool)
        return replace(made, deck=deck.name, cards=deck.cards), ()
    try:
        found = read_deck(seat.deck, format, pool)
    except Unfitting as error:
        return made, (DeckFault(error.message),)
    return replace(made, deck=found.deck.name, cards=found.deck.cards), found.faults


def of_seat(number: int, fault: DeckFault) -> DeckFault:
    return replace(fault, said=Message("api-of-seat", number=number, fault=fault.said))


def any_deck(format: str, pool: Pool | None = None) -> Deck:
    """One of the shipped decks that may be played in a format."""
    pool = default_pool() if pool is None else pool
    decks = [one.deck for one in all_shipped(pool)]
    fitting = [deck for deck in decks if not list(faults_of(deck, format, pool))]
    if not fitting:
        raise Unfitting(Message("api-no-shipped", format=format))
    return secrets.choice(fitting)


# --- sitting down ---------------------------------------------------------------------------------


def free_seat(plan: TablePlan, wanted: int) -> int | None:
    """The seat that somebody gets; None if there is none, or not that one."""
    free = [seat for seat, one in enumerate(plan.seats) if one.free]
    if wanted >= 0:
        return wanted if wanted in free else None
    return free[0] if free else None


def with_seat(
    plan: TablePlan, seat: int, name: str, given: DeckGiven, pool: Pool | None = None
) -> TablePlan:
    """The plan with somebody at a seat that was free. A deck that the seat was given stands unless
    they bring their own; where the table begins in a position nobody needs one."""
    old = plan.seats[seat]
    made = replace(old, free=False, name=checked_name(name) if name.strip() else old.name)
    brought = bool(given.shipped or given.text.strip())
    if not plan.save and (brought or not old.cards):
        found = read_deck(given, plan.format, pool)
        if found.faults:
            raise Unfitting(Message("api-decks"), found.faults)
        made = replace(made, deck=found.deck.name, cards=found.deck.cards)
    return replace(plan, seats=(*plan.seats[:seat], made, *plan.seats[seat + 1 :]))


def is_full(plan: TablePlan) -> bool:
    """Whether the game may begin."""
    return not any(seat.free for seat in plan.seats)


@dataclass
class SeatQueues:
    """One after the other at each table; a table where nobody waits costs nothing."""

    _locks: dict[str, asyncio.Lock] = field(default_factory=dict)
    _waiting: dict[str, int] = field(default_factory=dict)

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[None]:
        lock = self._locks.setdefault(table, asyncio.Lock())
        self._waiting[table] = self._waiting.get(table, 0) + 1
        try:
            async with lock:
                yield
        finally:
            self._waiting[table] -= 1
            if not self._waiting[table]:
                del self._waiting[table], self._locks[table]
