"""`Store`: the tables, seats, logs and chats of a server, in SQLite or PostgreSQL.

Whatever is written is on the disk when `await` returns, or it is not there at all and a
`StoreProblem` says why: `Lost` (somebody else goes on with the table), `Full`, `Down`.

>>> import asyncio, tempfile
>>> async def show(folder: str) -> None:
...     store = await open_store(f"{folder}/tables.db")
...     await store.create(TableRow("t-1", 0, {"rules": "2.3"}), [SeatRow(0, "…")])
...     await store.append("t-1", [LogRow(0, 5, 0, "action", "keep")])
...     print((await store.load("t-1")).log[0].what)
...     await store.close()
>>> with tempfile.TemporaryDirectory() as folder:
...     asyncio.run(show(folder))
keep
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

from tintero.messages import Message
from tintero.server.database import (
    BadUrl,
    Database,
    Down,
    Full,
    Lost,
    NoTable,
    OtherSchema,
    StoreProblem,
    Unfit,
    Values,
    Write,
)
from tintero.server.rows import (
    ChatRow,
    LogKind,
    LogRow,
    ReportRow,
    SeatRow,
    TableFacts,
    TableRow,
    TableRows,
    TableState,
)
from tintero.server.sqlite_store import SqliteDatabase
from tintero.server.writer import Writer

__all__ = [
    "BadUrl", "ChatRow", "Down", "Full", "LogKind", "LogRow", "Lost", "NoTable", "OtherSchema",
    "ReportRow", "SeatRow", "Store", "StoreProblem", "TableFacts", "TableRow", "TableRows",
    "TableState", "Unfit", "open_store",
]  # fmt: skip

P = ParamSpec("P")
Found = TypeVar("Found")

MOST_LISTED = 200
MOST_CHAT = 200  # lines that come back with a table

NEW_TABLE = "insert into tables (id, made_ms, plan, state, listed) values (?, ?, ?, ?, ?)"
NEW_SEAT = "insert into seats (table_id, seat, token_hash, name, visitor) values (?, ?, ?, ?, ?)"
SIT = (
    f"{NEW_SEAT} on conflict (table_id, seat) do update set token_hash = excluded.token_hash, "
    "name = excluded.name, visitor = excluded.visitor"
)
APPEND = "insert into log (table_id, n, at_ms, seat, kind, what) values (?, ?, ?, ?, ?, ?)"
SET_STATE = "update tables set state = ? where id = ?"
SET_PLAN = "update tables set plan = ? where id = ?"
SAY = "insert into chat (table_id, at_ms, seat, said) values (?, ?, ?, ?)"
REPORT = (
    "insert into reports (at_ms, table_id, seat, what, said, visitor) values (?, ?, ?, ?, ?, ?)"
)
BLOCK = "insert into blocks (visitor, other) values (?, ?) on conflict do nothing"
UNBLOCK = "delete from blocks where visitor = ? and other = ?"
FORGET = [
    f"delete from {name} where table_id in (select id from tables where made_ms < ?)"
    for name in ("seats", "log", "chat", "reports")
] + ["delete from tables where made_ms < ?"]

COLUMNS = "t.id, t.made_ms, t.plan, t.state, t.listed"
TABLE = f"select {COLUMNS} from tables t where t.id = ?"
SEATS = "select seat, token_hash, name, visitor from seats where table_id = ? order by seat"
LOG = "select n, at_ms, seat, kind, what from log where table_id = ? order by n"
CHAT = (
    f"select at_ms, seat, said from chat where table_id = ? order by at_ms desc limit {MOST_CHAT}"
)
LOBBY = (
    f"select {COLUMNS} from tables t where t.state = ? and t.listed = 1 "
    "order by t.made_ms desc limit ?"
)
GAMES_OF = (
    f"select distinct {COLUMNS} from tables t join seats s on s.table_id = t.id "
    "where s.visitor = ? order by t.made_ms desc limit ?"
)
BLOCKED = "select other from blocks where visitor = ?"
REPORTS = (
    "select at_ms, table_id, seat, what, said, visitor from reports order by at_ms desc limit ?"
)
COUNT = "select count(*) from tables where state = ?"


async def open_store(url: str) -> Store:
    """By a path or `sqlite:///PATH`, or by `postgresql://…`."""
    store = Store(database_of(url))
    await store.open()
    return store


def database_of(url: str) -> Database:
    scheme, found, rest = url.partition("://")
    if not found:
        return SqliteDatabase(Path(url))
    if scheme == "sqlite" and rest.startswith("/") and len(rest) > 1:
        return SqliteDatabase(Path(rest[1:]))
    if scheme in ("postgresql", "postgres"):
        from tintero.server.postgres_store import PostgresDatabase

        return PostgresDatabase(url)
    raise BadUrl(Message("store-url", scheme=scheme))


class Store:
    """Used from one event loop."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._writer = Writer(database)
        self._reader = ThreadPoolExecutor(1, "store reader")

    async def open(self) -> None:
        try:
            await asyncio.get_running_loop().run_in_executor(self._reader, self._database.open)
        except BaseException:
            self._reader.shutdown(wait=False)
            raise
        self._writer.start()

    async def close(self) -> None:
        """Write what is waiting, and let go."""
        await self._writer.close()
        await asyncio.get_running_loop().run_in_executor(self._reader, self._database.close_reading)
        self._reader.shutdown()

    # --- writing ----------------------------------------------------------------------------------

    async def create(
        self, table: TableRow, seats: Iterable[SeatRow], rows: Sequence[LogRow] = ()
    ) -> None:
        """A new table; Lost if there is one of that name."""
        made = (table.id, table.made_ms, _json(table.plan), table.state, int(table.listed))
        await self._write(
            (NEW_TABLE, (made,)),
            (NEW_SEAT, tuple(_seat(table.id, seat) for seat in seats)),
            (APPEND, tuple(_log(table.id, row) for row in rows)),
        )

    async def append(self, table: str, rows: Sequence[LogRow], state: str | None = None) -> None:
        """More rows of a table's log, all or none; with them what state it is in from now on.

        Lost when one of these numbers has been given: another process goes on with the table.
        """
        steps = [(APPEND, tuple(_log(table, row) for row in rows))]
        if state is not None:
            steps.append((SET_STATE, ((state, table),)))
        await self._write(*steps)

    async def sit(self, table: str, seat: SeatRow, plan: Any = None) -> None:
        """Somebody takes a seat, or gets another key; with it what the table's plan is now."""
        steps: list[tuple[str, tuple[Values, ...]]] = [(SIT, (_seat(table, seat),))]
        if plan is not None:
            steps.append((SET_PLAN, ((_json(plan), table),)))
        await self._write(*steps)

    async def take(self, table: str, seat: SeatRow, plan: Any) -> None:
        """Somebody takes a seat that nobody has yet; Lost if somebody has."""
        await self._write((NEW_SEAT, (_seat(table, seat),)), (SET_PLAN, ((_json(plan), table),)))

    async def set_state(self, table: str, state: str) -> None:
        await self._write((SET_STATE, ((state, table),)))

    async def say(self, table: str, row: ChatRow) -> None:
        await self._write((SAY, ((table, row.at_ms, row.seat, row.text),)))

    async def report(self, row: ReportRow) -> None:
        made = (row.at_ms, row.table, row.seat, row.what, row.text, row.visitor)
        await self._write((REPORT, (made,)))

    async def block(self, visitor: str, other: str, on: bool = True) -> None:
        await self._write((BLOCK if on else UNBLOCK, ((visitor, other),)))

    async def forget(self, before_ms: int) -> None:
        """Remove every table that was made before, with all that belongs to it."""
        await self._write(*((statement, ((before_ms,),)) for statement in FORGET))

    async def _write(self, *steps: tuple[str, tuple[Values, ...]]) -> None:
        kept = tuple(step for step in steps if step[1])
        for _, rows in kept:
            for values in rows:
                for value in values:
                    if isinstance(value, str) and not _fit(value):
                        raise Unfit
        if kept:
            await self._writer.write(Write(kept))

    # --- reading ----------------------------------------------------------------------------------

    async def load(self, table: str) -> TableRows:
        """Everything that happened at a table; NoTable."""
        return await self._read(self._load, table)

    async def facts(self, table: str) -> TableFacts:
        """A table without its log; NoTable."""
        return await self._read(self._facts, table)

    async def lobby(self, most: int = MOST_LISTED) -> list[TableFacts]:
        """The listed tables that wait for somebody, the newest first."""
        return await self._read(self._listed, LOBBY, (str(TableState.WAITING), most))

    async def games_of(self, visitor: str, most: int = MOST_LISTED) -> list[TableFacts]:
        """The tables at which somebody sits or sat, the newest first."""
        if not visitor or not _fit(visitor):
            return []
        return await self._read(self._listed, GAMES_OF, (visitor, most))

    async def blocked(self, visitor: str) -> frozenset[str]:
        """Whom somebody does not want to meet."""
        if not _fit(visitor):
            return frozenset()
        rows = await self._read(self._database.rows, BLOCKED, (visitor,))
        return frozenset(other for (other,) in rows)

    async def reports(self, most: int = MOST_LISTED) -> list[ReportRow]:
        rows = await self._read(self._database.rows, REPORTS, (most,))
        return [ReportRow(*row) for row in rows]

    async def count(self, state: str) -> int:
        """How many tables are in a state."""
        ((found,),) = await self._read(self._database.rows, COUNT, (state,))
        return int(found)

    async def _read(self, call: Callable[P, Found], *args: P.args, **named: P.kwargs) -> Found:
        read = partial(call, *args, **named)
        return await asyncio.get_running_loop().run_in_executor(self._reader, read)

    # --- in the reader's thread -------------------------------------------------------------------

    def _facts(self, table: str) -> TableFacts:
        rows = self._database.rows(TABLE, (table,)) if _fit(table) else []
        if not rows:
            raise NoTable(table)
        return TableFacts(_table(rows[0]), self._seats(table))

    def _load(self, table: str) -> TableRows:
        facts = self._facts(table)
        log = tuple(LogRow(*row) for row in self._database.rows(LOG, (table,)))
        chat = [ChatRow(*row) for row in self._database.rows(CHAT, (table,))]
        return TableRows(facts.table, facts.seats, log, tuple(reversed(chat)))

    def _listed(self, statement: str, values: Values) -> list[TableFacts]:
        tables = [_table(row) for row in self._database.rows(statement, values)]
        return [TableFacts(table, self._seats(table.id)) for table in tables]

    def _seats(self, table: str) -> tuple[SeatRow, ...]:
        return tuple(SeatRow(*row) for row in self._database.rows(SEATS, (table,)))


def _table(row: tuple[Any, ...]) -> TableRow:
    return TableRow(row[0], row[1], json.loads(row[2]), row[3], bool(row[4]))


def _seat(table: str, seat: SeatRow) -> Values:
    return table, seat.seat, seat.token_hash, seat.name, seat.visitor


def _log(table: str, row: LogRow) -> Values:
    return table, row.n, row.at_ms, row.seat, row.kind, row.what


def _json(plan: Any) -> str:
    return json.dumps(plan, separators=(",", ":"))  # ASCII, so that every text can be kept


def _fit(text: str) -> bool:
    """Whether both databases can keep a text."""
    if "\0" in text:
        return False
    return text.isascii() or not any("\ud800" <= sign <= "\udfff" for sign in text)
