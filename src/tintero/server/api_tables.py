"""Calls about tables: making one, sitting down, the lobby, my games."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from starlette.responses import Response

from tintero.cards.pool import default_pool
from tintero.messages import Message, Problem
from tintero.server.api_calls import (
    Call,
    CallRefused,
    Tables,
    now_ms,
    refused,
    too_much,
    unreadable,
    wall_ms,
)
from tintero.server.api_shapes import (
    HealthSaid,
    ListedTable,
    MineGiven,
    SeatMade,
    SitGiven,
    TableGiven,
    TablePlan,
    TablesListed,
)
from tintero.server.database import Lost
from tintero.server.opening import SeatQueues, Unfitting, free_seat, plan_of, with_seat
from tintero.server.protocol import SeatPlan, TableInfo
from tintero.server.quotas import OPEN_TABLES, network_of
from tintero.server.rows import SeatRow, TableFacts, TableRow, TableState
from tintero.server.tokens import new_id, new_token, token_hash
from tintero.vocab import INK_NAMES

A_DAY: Final = 24 * 60 * 60 * 1_000
MOST_LISTED: Final = 100


class Openings:
    """Makes tables and gives seats away. Knows which tables came from where, to count them."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.queues = SeatQueues()
        self._made: dict[str, dict[str, tuple[str, int]]] = {}  # network → table → address, when

    async def make(
        self, plan: TablePlan, visitor: str, address: str, listed: bool, seat: int
    ) -> SeatMade:
        """A table with somebody at `seat`; who sits at the same screen has the same key."""
        await self._let_in(address)
        table, token = new_id(self.tables.shard), new_token()
        screen = plan.seats[seat].screen
        here = [n for n, one in enumerate(plan.seats) if screen >= 0 and one.screen == screen]
        rows = [
            SeatRow(n, token_hash(token), plan.seats[n].name, visitor if n == seat else "")
            for n in sorted({seat, *here})
        ]
        row = TableRow(table, wall_ms(), plan.plain(), TableState.WAITING, listed)
        try:
            await self.tables.store.create(row, rows)
        except BaseException:
            self.tables.addresses.close_table(address)
            raise
        self._made.setdefault(network_of(address), {})[table] = address, row.made_ms
        await self.tables.seated(table)
        return SeatMade(table, seat, token)

    async def sit(self, table: str, given: SitGiven) -> SeatMade:
        """A free seat for somebody: one of two gets it."""
        async with self.queues.at(table):
            facts = await self.tables.store.facts(table)
            plan = TablePlan.of_plain(facts.table.plan)
            seat = free_seat(plan, given.seat)
            if seat is None:
                raise refused(Message("api-seat-taken"))
            await self._let_meet(facts, given.visitor)
            try:
                made = await asyncio.to_thread(with_seat, plan, seat, given.name, given.deck)
            except Unfitting as error:
                raise deck_refused(error) from None
            token = new_token()
            row = SeatRow(seat, token_hash(token), made.seats[seat].name, given.visitor)
            try:
                await self.tables.store.take(table, row, made.plain())
            except Lost:
                raise refused(Message("api-seat-taken")) from None
        await self.tables.seated(table)
        return SeatMade(table, seat, token)

    async def _let_meet(self, facts: TableFacts, visitor: str) -> None:
        """Nobody plays whom they have blocked, nor who has blocked them."""
        for seat in facts.seats:
            if not visitor or not seat.visitor:
                continue
            for one, other in ((seat.visitor, visitor), (visitor, seat.visitor)):
                if other in await self.tables.store.blocked(one):
                    raise refused(Message("api-seat-not-yours"))

    async def _let_in(self, address: str) -> None:
        """One table more from an address, or too many. Tables that are over do not count."""
        made = self._made.get(network_of(address), {})
        if len(made) >= OPEN_TABLES:
            for table, (came, when) in list(made.items()):
                if when < wall_ms() - A_DAY or await self._is_over(table):
                    self.tables.addresses.close_table(came)
                    del made[table]
        if not self.tables.addresses.open_table(address, now_ms()):
            if len(made) >= OPEN_TABLES:
                raise too_much(Message("api-open-tables", most=OPEN_TABLES))
            raise too_much(Message("api-many-tables"))

    async def _is_over(self, table: str) -> bool:
        try:
            return (await self.tables.store.facts(table)).table.state == TableState.OVER
        except Problem:
            return True


def deck_refused(error: Unfitting) -> CallRefused:
    return CallRefused(400, "refused", error.message, faults=error.faults)


# --- calls ----------------------------------------------------------------------------------------


async def make_table(call: Call, openings: Openings) -> Response:
    given = await call.body(TableGiven)
    try:
        plan = await asyncio.to_thread(plan_of, given)
    except Unfitting as error:
        raise deck_refused(error) from None
    seat = next(n for n, one in enumerate(given.seats) if one.kind == "me")
    made = await openings.make(plan, given.visitor, call.address, given.listed, seat)
    return call.said(made, 201)


async def sit(call: Call, openings: Openings) -> Response:
    table = call.table
    made = await openings.sit(table, await call.body(SitGiven))
    return call.said(made)


async def table_info(call: Call) -> Response:
    info = await call.tables.info(call.table)
    return call.said(info)


async def lobby(call: Call) -> Response:
    found = [listed_of(facts) for facts in await call.store.lobby(MOST_LISTED)]
    # A table whose last seat was taken a moment ago may still be said to wait.
    free = [one for one in found if any(seat["free"] for seat in one.seats)]
    return call.said(TablesListed(tuple(free)))


async def mine(call: Call) -> Response:
    given = await call.body(MineGiven)
    if not given.visitor:
        raise unreadable(Message("api-no-visitor"))
    found = await call.store.games_of(given.visitor, MOST_LISTED)
    return call.said(TablesListed(tuple(listed_of(facts, given.visitor) for facts in found)))


async def health(call: Call) -> Response:
    tables, sockets = call.tables.counts()
    return call.said(HealthSaid(True, tables, sockets))


# --- what is told of a table ----------------------------------------------------------------------


def listed_of(facts: TableFacts, visitor: str = "") -> ListedTable:
    """A table in a list; `mine`: the seat of that visitor."""
    plan = TablePlan.of_plain(facts.table.plan)
    mine = {seat.seat for seat in facts.seats if visitor and seat.visitor == visitor}
    seats: tuple[dict[str, Any], ...] = tuple(
        {"name": one.name, "bot": one.bot, "free": one.free, "mine": n in mine}
        for n, one in enumerate(plan.seats)
    )
    return ListedTable(
        facts.table.id, facts.table.made_ms, str(facts.table.state), seats, plan.rules,
        plan.format, plan.best_of, plan.clock,
    )  # fmt: skip


def info_of(facts: TableFacts) -> TableInfo:
    """What the store alone knows of a table; who is connected is for whoever holds it to say."""
    plan = TablePlan.of_plain(facts.table.plan)
    waiting = facts.table.state == TableState.WAITING
    seats = tuple(
        SeatPlan(
            one.name, one.bot, one.free, inks=() if waiting else inks_of(one.cards),
            team=n % 2 if plan.teams else -1,
        )
        for n, one in enumerate(plan.seats)
    )  # fmt: skip
    return TableInfo(
        facts.table.id, str(facts.table.state), seats, plan.rules, plan.format, plan.best_of,
        clock=plan.clock, free_undo=plan.free_undo, delay_s=plan.delay_s, listed=facts.table.listed,
    )  # fmt: skip


def inks_of(cards: tuple[str, ...]) -> tuple[str, ...]:
    """The inks of a deck, in their order."""
    pool = default_pool()
    found = {ink for card in set(cards) if card in pool for ink in pool[card].inks}
    return tuple(INK_NAMES[ink] for ink in sorted(found))
