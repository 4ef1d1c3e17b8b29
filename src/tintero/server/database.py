"""What the store asks of a database, and what can go wrong with one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from tintero.messages import Message, Problem

Values = tuple[str | int, ...]
SCHEMA = 1  # goes up with every change of the tables below

TABLES = """
create table tintero_schema (version bigint not null);
create table tables (
    id text primary key, made_ms bigint not null, plan text not null, state text not null,
    listed bigint not null
);
create index tables_listed on tables (state, listed, made_ms);
create table seats (
    table_id text not null, seat bigint not null, token_hash text not null, name text not null,
    visitor text not null, primary key (table_id, seat)
);
create index seats_visitor on seats (visitor);
create table log (
    table_id text not null, n bigint not null, at_ms bigint not null, seat bigint not null,
    kind text not null, what text not null, primary key (table_id, n)
);
create table chat (
    table_id text not null, at_ms bigint not null, seat bigint not null, said text not null
);
create index chat_table on chat (table_id, at_ms);
create table reports (
    at_ms bigint not null, table_id text not null, seat bigint not null, what text not null,
    said text not null, visitor text not null
);
create table blocks (
    visitor text not null, other text not null, primary key (visitor, other)
);
"""


def statements() -> list[str]:
    """What makes an empty database ours."""
    made = [part.strip() for part in TABLES.split(";") if part.strip()]
    return [*made, f"insert into tintero_schema values ({SCHEMA})"]


class StoreProblem(Problem):
    """Something could not be kept or read. What was to be written is not there, none of it."""


class Lost(StoreProblem):
    """Somebody else has written the row that was to be written: the table is not ours any more.

    Forget it, and load it again before going on."""

    def __init__(self) -> None:
        super().__init__(Message("store-lost"))


class Full(StoreProblem):
    """There is no room to write."""

    def __init__(self) -> None:
        super().__init__(Message("store-full"))


class Down(StoreProblem):
    """The database can't be reached, or did not take it.

    `unsure`: nor can it be asked whether the rows arrived; forget the tables they belong to, and
    load them again before going on.
    """

    def __init__(self, why: str, unsure: bool = False) -> None:
        super().__init__(Message("store-down", why=why))
        self.unsure = unsure


class Unfit(StoreProblem):
    """A text that can't be kept: half a character, or the sign that ends texts."""

    def __init__(self) -> None:
        super().__init__(Message("store-unfit"))


class NoTable(StoreProblem):
    """There is no table of that name."""

    def __init__(self, table: str) -> None:
        super().__init__(Message("store-no-table", table=table))
        self.table = table


class Unplayable(NoTable):
    """What is kept of a table can't be played out again: an engine of another time wrote it."""

    def __init__(self, table: str) -> None:
        super().__init__(table)
        self.message = Message("server-unplayable")


class OtherSchema(StoreProblem):
    """The database was made by another version of this program."""

    def __init__(self, found: int) -> None:
        super().__init__(Message("store-schema", found=found, known=SCHEMA))


class BadUrl(StoreProblem):
    """No database can be found there."""


@dataclass(frozen=True, slots=True)
class Write:
    """Statements that are carried out together or not at all; `?` stands for a value."""

    steps: tuple[tuple[str, tuple[Values, ...]], ...]


class Database(Protocol):
    """One connection to write and one to read, each used by one thread."""

    def open(self) -> None:
        """Connect; make the tables where there are none; refuse those of another version."""

    def commit(self, writes: Sequence[Write]) -> list[StoreProblem | None]:
        """Carry out all in one transaction; what went wrong with each. Never raises.

        When this returns, what went well is on the disk.
        """

    def rows(self, statement: str, values: Values) -> list[tuple[Any, ...]]:
        """Read; StoreProblem if that can't be done."""

    def close_writing(self) -> None: ...

    def close_reading(self) -> None: ...


def halves(database: Database, writes: Sequence[Write]) -> list[StoreProblem | None]:
    """One of several can't be written: find it, so that the others are."""
    middle = len(writes) // 2
    return [*database.commit(writes[:middle]), *database.commit(writes[middle:])]


def joined(writes: Sequence[Write]) -> list[tuple[str, list[Values]]]:
    """The statements of all in order; neighbours that are the same are carried out at once."""
    steps: list[tuple[str, list[Values]]] = []
    for write in writes:
        for statement, rows in write.steps:
            if steps and steps[-1][0] == statement:
                steps[-1][1].extend(rows)
            else:
                steps.append((statement, list(rows)))
    return steps
