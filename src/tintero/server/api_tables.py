"""Calls about tables: making one, sitting down, the lobby, my games."""

from __future__ import annotations

from typing import Any, Final

from starlette.responses import Response

from tintero.messages import Message
from tintero.server import room_state
from tintero.server.api_calls import HttpCall, unreadable
from tintero.server.api_shapes import (
    HealthSaid,
    ListedTable,
    MineGiven,
    SitGiven,
    TableGiven,
    TablePlan,
    TablesListed,
)
from tintero.server.opening import open_table, sit
from tintero.server.rows import TableFacts
from tintero.server.table_variant import called_in

MOST_LISTED: Final = 100


# --- calls ----------------------------------------------------------------------------------------


async def make_table(call: HttpCall) -> Response:
    given = await call.body(TableGiven)
    return call.said(await open_table(call.host, given, call.address), 201)


async def sit_down(call: HttpCall) -> Response:
    table = call.table
    return call.said(await sit(call.host, table, await call.body(SitGiven)))


async def table_info(call: HttpCall) -> Response:
    room = await call.host.room(call.table)
    return call.said(room_state.table_info(room, call.lang), people=room.called(call.lang))


async def lobby(call: HttpCall) -> Response:
    found = [listed_of(facts, call.lang) for facts in await call.store.lobby(MOST_LISTED)]
    # A table whose last seat was taken a moment ago may still be said to wait.
    free = [one for one in found if any(seat["free"] for seat in one.seats)]
    return call.said(TablesListed(tuple(free)))


async def mine(call: HttpCall) -> Response:
    given = await call.body(MineGiven)
    if not given.visitor:
        raise unreadable(Message("api-no-visitor"))
    found = await call.store.games_of(given.visitor, MOST_LISTED)
    return call.said(
        TablesListed(tuple(listed_of(facts, call.lang, given.visitor) for facts in found))
    )


async def health(call: HttpCall) -> Response:
    host = call.host
    said = HealthSaid(not host.ending, len(host.rooms), host.sockets)
    return call.said(said, 503 if host.ending else 200)


# --- what is told of a table ----------------------------------------------------------------------


def listed_of(facts: TableFacts, lang: str, visitor: str = "") -> ListedTable:
    """A table in a list; `mine`: the seat of that visitor."""
    plan = TablePlan.of_plain(facts.table.plan)
    mine = {seat.seat for seat in facts.seats if visitor and seat.visitor == visitor}
    seats: tuple[dict[str, Any], ...] = tuple(
        {"name": one.name, "bot": one.bot, "free": one.free, "mine": n in mine}
        for n, one in enumerate(plan.seats)
    )
    return ListedTable(
        facts.table.id, facts.table.made_ms, str(facts.table.state), seats, plan.rules,
        plan.format, plan.best_of, plan.clock, *called_in(plan.variant, lang),
    )  # fmt: skip
