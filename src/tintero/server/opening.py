"""Making a table and sitting down at one."""

from __future__ import annotations

from tintero.cards.deck import Deck
from tintero.messages import Message, Problem
from tintero.server.api_shapes import (
    DeckGiven,
    PlannedSeat,
    SeatGiven,
    SeatMade,
    SitGiven,
    TableGiven,
    TablePlan,
)
from tintero.server.host import Host
from tintero.server.rows import SeatRow
from tintero.server.tokens import new_token, token_hash

USUAL = "amber-steel"  # the deck of whoever names none


class NotOpened(Problem, ValueError):
    """A table that can't be made, or a seat that can't be taken."""


async def open_table(host: Host, given: TableGiven, address: str = "") -> SeatMade:
    """A new table; the seat is that of whoever makes it."""
    token = new_token()
    seats = tuple(planned(seat) for seat in given.seats)
    mine = [n for n, seat in enumerate(given.seats) if seat.kind in ("me", "here")]
    plan = TablePlan(
        seats, given.best_of, given.rules, given.format, given.clock, given.teams,
        given.free_undo, given.watch, given.delay_s,
    )  # fmt: skip
    rows = [SeatRow(n, token_hash(token), seats[n].name, given.visitor) for n in mine]
    room = await host.create(plan, rows, given.listed, address)
    return SeatMade(room.id, mine[0] if mine else -1, token)


async def sit(host: Host, table: str, given: SitGiven) -> SeatMade:
    """Take a free seat."""
    room = await host.room(table)
    async with room.lock:
        free = [n for n, seat in enumerate(room.plan.seats) if seat.free]
        seat = given.seat if given.seat >= 0 else (free[0] if free else -1)
        if seat not in free:
            raise NotOpened(Message("server-no-seat"))
        token = new_token()
        seats = list(room.plan.seats)
        name, cards = deck_of(given.deck)
        seats[seat] = PlannedSeat(name=given.name, deck=name, cards=cards)
        plan = TablePlan.of_plain(room.plan.plain() | {"seats": [plain(s) for s in seats]})
        row = SeatRow(seat, token_hash(token), given.name, given.visitor)
        await host.sit(room, row, plan)
    await host.begin_if_full(room)
    return SeatMade(table, seat, token)


def plain(seat: PlannedSeat) -> object:
    import msgspec

    return msgspec.to_builtins(seat)


def planned(seat: SeatGiven) -> PlannedSeat:
    if seat.kind == "open":
        return PlannedSeat(free=True)
    name, cards = deck_of(seat.deck)
    screen = 0 if seat.kind in ("me", "here") else -1
    bot = seat.bot or "greedy"
    return PlannedSeat(seat.name, bot if seat.kind == "bot" else "", name, cards, False, screen)


def deck_of(given: DeckGiven) -> tuple[str, tuple[str, ...]]:
    if given.text:
        deck = Deck.parse(given.text)
        return deck.name, tuple(deck.cards)
    name = given.shipped or USUAL
    return name, tuple(Deck.load(name).cards)
