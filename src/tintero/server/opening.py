"""How a table comes to be: decks are read and checked, seats are planned, keys are made.

All that is wrong is said at once. Whoever takes a free seat gets it alone: one after the other is
let in at a table (`Room.lock`), and the row of a seat is written once (`Store.take`).
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Final

from msgspec.structs import replace

from tintero.bots import names
from tintero.cards import deckcodes
from tintero.cards.deck import Deck, DeckLimits, UnknownDeck
from tintero.cards.deckcodes import DeckReading
from tintero.cards.formats import FORMATS, UnknownFormat, check
from tintero.cards.pool import Pool, default_pool
from tintero.cards.shipped import all_shipped
from tintero.limited.any_fitting import any_fitting, opened_deck
from tintero.messages import Message, Problem
from tintero.server.api_shapes import (
    DECK_CARDS,
    DeckFault,
    DeckGiven,
    PlannedSeat,
    PlayedVariant,
    SeatGiven,
    SeatMade,
    SitGiven,
    TableGiven,
    TablePlan,
)
from tintero.server.database import Lost
from tintero.server.host import Host
from tintero.server.quotas import OPEN_TABLES
from tintero.server.room import Room
from tintero.server.rows import SeatRow
from tintero.server.table_variant import asked_variant, kept, limits_of
from tintero.server.tokens import new_token, token_hash
from tintero.table.plan import checked_name
from tintero.variants import Variant

LEAST_CARDS: Final = 7  # CR 2.2.1.4: a starting hand
USUAL_BOT: Final = "greedy"
TEAM_SEATS: Final = 4
SAME_SCREEN: Final = 0


class TooManyTables(Problem):
    """From one address, at once or too fast."""


class SeatTaken(Problem):
    """Somebody else has the seat, or it is not for them."""


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


def read_deck(
    given: DeckGiven,
    format: str,
    pool: Pool | None = None,
    limits: DeckLimits | None = None,
    variant: str = "",
) -> DeckRead:
    """A deck by its name or as text, held against a format and the limits of a variant; without
    both, whether it can be played at all. Where neither name nor text is given, a shipped one is
    drawn by lot, or what the variant is played with is opened."""
    pool = default_pool() if pool is None else pool
    if given.shipped and given.text:
        raise Unfitting(Message("api-deck-twice"))
    if given.shipped:
        try:
            deck = Deck.load(given.shipped, pool)
        except UnknownDeck as error:
            raise Unfitting(error.message) from None
        return DeckRead(deck, tuple(faults_of(deck, format, pool, None, limits)))
    if not brought(given):
        return DeckRead(opened_deck(variant) or any_deck(format, pool, limits))
    reading = deckcodes.read(given.text, pool)
    count = sum(line.count for line in reading.lines)
    if count > DECK_CARDS:
        told = Message("api-deck-cards", count=count, most=DECK_CARDS)
        return DeckRead(Deck("", ()), (DeckFault(told),))
    deck = Deck(tidy(reading.name), reading.cards)
    unread = [DeckFault(fault.message, fault.line) for fault in reading.faults]
    return DeckRead(deck, (*unread, *faults_of(deck, format, pool, reading, limits)))


def brought(given: DeckGiven) -> bool:
    """Whether there is a deck at all."""
    return bool(given.shipped or given.text.strip())


def faults_of(
    deck: Deck,
    format: str,
    pool: Pool,
    reading: DeckReading | None = None,
    limits: DeckLimits | None = None,
) -> Iterator[DeckFault]:
    """What keeps a deck from being played, each with its first line in the text."""
    if format or limits is not None:
        # Limited lets a deck hold any card: that is what no format is, too.
        found = check(deck, format or "draft", date.today(), pool, limits)
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


def plan_of(given: TableGiven, pool: Pool | None = None, own: Variant | None = None) -> TablePlan:
    """The plan of a table; Unfitting with all faults of all decks. `own`: the server's variant."""
    seats = given.seats
    if sum(seat.kind == "me" for seat in seats) != 1:
        raise Unfitting(Message("api-one-me"))
    if given.format and given.format not in FORMATS:
        raise Unfitting(UnknownFormat(given.format).message)
    if given.teams and len(seats) != TEAM_SEATS:
        raise Unfitting(Message("api-teams", count=TEAM_SEATS))
    variant = asked_variant(given, own)
    played = kept(variant)
    best_of, rules, teams = given.best_of, str(given.rules), given.teams
    if variant is not None:
        best_of = 3 if variant.best_of == 3 else best_of
        rules = str(variant.rules.get("version", rules))
        teams = teams or "teams" in variant.rules
    if best_of > 1 and len(seats) != 2:
        raise Unfitting(Message("api-series"))
    if given.free_undo and sum(seat.kind != "bot" for seat in seats) > 1:
        raise Unfitting(Message("table-free-people"))
    planned: list[PlannedSeat] = []
    faults: list[DeckFault] = []
    for number, seat in enumerate(seats, 1):
        one, wrong = planned_seat(seat, given.format, pool, played)
        planned.append(one)
        faults += [of_seat(number, fault) for fault in wrong]
    if faults:
        raise Unfitting(Message("api-decks"), faults)
    return TablePlan(
        tuple(planned), best_of, rules, given.format, given.clock, teams,
        given.free_undo, given.watch, given.delay_s, variant=played,
    )  # fmt: skip


def planned_seat(
    seat: SeatGiven, format: str, pool: Pool | None, played: PlayedVariant | None = None
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
    free = seat.kind == "open"
    screen = SAME_SCREEN if seat.kind in ("me", "here") else -1
    made = PlannedSeat(name, bot, "", (), free, screen)
    if free and not brought(seat.deck):
        return made, ()
    try:
        found = read_deck(seat.deck, format, pool, *held_to(played))
    except Unfitting as error:
        return made, (DeckFault(error.message),)
    return replace(made, deck=found.deck.name, cards=found.deck.cards), found.faults


def held_to(played: PlayedVariant | None) -> tuple[DeckLimits | None, str]:
    """What a variant asks of decks, and its name."""
    return limits_of(played), "" if played is None else played.id


def of_seat(number: int, fault: DeckFault) -> DeckFault:
    return replace(fault, said=Message("api-of-seat", number=number, fault=fault.said))


def any_deck(format: str, pool: Pool | None = None, limits: DeckLimits | None = None) -> Deck:
    """One of the shipped decks that may be played in a format and within limits; else one that is
    made for them."""
    pool = default_pool() if pool is None else pool
    decks = [one.deck for one in all_shipped(pool)]
    fitting = [deck for deck in decks if not list(faults_of(deck, format, pool, None, limits))]
    if fitting:
        return secrets.choice(fitting)
    # No deck is shipped for such limits: one is made of the cards that the format allows.
    made = any_fitting(limits, format, date.today(), pool) if limits is not None else None
    if made is None or list(faults_of(made, format, pool, None, limits)):
        raise Unfitting(Message("api-no-shipped", format=format))
    return made


async def open_table(host: Host, given: TableGiven, address: str = "") -> SeatMade:
    """A new table; the seat is that of whoever makes it."""
    plan = await asyncio.to_thread(plan_of, given, None, host.settings.variant)
    seats = [n for n, seat in enumerate(given.seats) if seat.kind == "me"]
    seats += [n for n, seat in enumerate(given.seats) if seat.kind == "here"]
    return await made_table(host, plan, seats, given.visitor, given.listed, address)


async def made_table(
    host: Host, plan: TablePlan, seats: Sequence[int], visitor: str, listed: bool, address: str
) -> SeatMade:
    """The table of a plan, with somebody at these seats, all with one key."""
    if host.settings.public and not host.addresses.open_table(address, host.now_ms()):
        raise TooManyTables(Message("api-many-tables", most=OPEN_TABLES))
    token = new_token()
    rows = [SeatRow(n, token_hash(token), plan.seats[n].name, visitor) for n in sorted(seats)]
    try:
        room = await host.create(plan, rows, listed, address)
    except BaseException:
        if host.settings.public:
            host.addresses.close_table(address)
        raise
    return SeatMade(room.id, seats[0], token)


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
    if not plan.save and (brought(given) or not old.cards):
        found = read_deck(given, plan.format, pool, *held_to(plan.variant))
        if found.faults:
            raise Unfitting(Message("api-decks"), found.faults)
        made = replace(made, deck=found.deck.name, cards=found.deck.cards)
    return replace(plan, seats=(*plan.seats[:seat], made, *plan.seats[seat + 1 :]))


async def sit(host: Host, table: str, given: SitGiven) -> SeatMade:
    """A free seat for somebody: one of two gets it."""
    room = await host.room(table)
    await let_meet(host, room, given.visitor)
    async with room.lock:
        seat = free_seat(room.plan, given.seat)
        if seat is None:
            raise SeatTaken(Message("server-no-seat"))
        plan = await asyncio.to_thread(with_seat, room.plan, seat, given.name, given.deck)
        token = new_token()
        row = SeatRow(seat, token_hash(token), plan.seats[seat].name, given.visitor)
        try:
            await host.sit(room, row, plan)
        except Lost:
            raise SeatTaken(Message("server-no-seat")) from None
    await host.begin_if_full(room)
    return SeatMade(table, seat, token)


async def let_meet(host: Host, room: Room, visitor: str) -> None:
    """Nobody plays whom they have blocked, nor who has blocked them."""
    others = {row.visitor for row in room.seats.values()} - {""}
    for other in others if visitor else ():
        blocked = other in await host.store.blocked(visitor)
        if blocked or visitor in await host.store.blocked(other):
            raise SeatTaken(Message("api-seat-not-yours"))
