"""PostgreSQL, by psycopg 3. Several processes may share it; each table has one that writes to it.

Where the connection breaks while a commit is on its way, nobody knows whether it arrived. So every
transaction's number is asked for before, and the database, once it is back, is asked what became of
it (`pg_xact_status`).
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import suppress
from functools import lru_cache
from typing import Any

from tintero.messages import Message
from tintero.server.database import (
    SCHEMA,
    BadUrl,
    Down,
    Full,
    Lost,
    OtherSchema,
    StoreProblem,
    Unfit,
    Values,
    Write,
    halves,
    joined,
    statements,
)

try:
    import psycopg
    from psycopg import errors
except ImportError as missing:
    raise BadUrl(Message("store-no-driver")) from missing

PATIENCE = 10.0  # seconds in which a database that went away may come back and tell
AGAIN = 0.2  # seconds between two tries
CONNECT = 3  # seconds for a connection
OURS = 0x71_6E_74_65  # whoever makes the tables holds this lock

Connection = psycopg.Connection[tuple[Any, ...]]


class PostgresDatabase:
    """By its URL."""

    def __init__(self, url: str, patience: float = PATIENCE) -> None:
        self.url = url
        self.patience = patience
        self._writing: Connection | None = None
        self._reading: Connection | None = None

    def open(self) -> None:
        try:
            self._writing = self._connect()
            self._prepare(self._writing)
            self._reading = self._connect()
        except psycopg.Error as error:
            self.close_writing()
            raise problem_of(error) from error
        except StoreProblem:
            self.close_writing()
            raise

    def _connect(self) -> Connection:
        return psycopg.connect(self.url, autocommit=True, connect_timeout=CONNECT)

    def _prepare(self, db: Connection) -> None:
        with db.transaction():
            db.execute("select pg_advisory_xact_lock(%s)", (OURS,))
            (there,) = db.execute("select to_regclass('tintero_schema')").fetchone() or (None,)
            if there is None:
                for statement in statements():
                    db.execute(statement.encode())
                return
            (found,) = db.execute("select version from tintero_schema").fetchone() or (0,)
            if found != SCHEMA:
                raise OtherSchema(found)

    def commit(self, writes: Sequence[Write]) -> list[StoreProblem | None]:
        number = ""
        try:
            if self._writing is None or self._writing.closed:
                self._writing = self._connect()
            db = self._writing
            with db.pipeline(), db.cursor() as cursor:
                cursor.execute("begin")
                asked = db.execute("select pg_current_xact_id()::text")
                for statement, rows in joined(writes):
                    if len(rows) == 1:
                        cursor.execute(_translated(statement), rows[0])
                    else:
                        cursor.executemany(_translated(statement), rows)
                number = (asked.fetchone() or ("",))[0]
            db.execute("commit")
        except Exception as error:
            problem = problem_of(error)
            if number and isinstance(problem, Down):
                return [self._what_became_of(number, problem)] * len(writes)
            self._roll_back()
            if len(writes) > 1 and not isinstance(problem, (Full, Down)):
                return halves(self, writes)
            return [problem] * len(writes)
        return [None] * len(writes)

    def _roll_back(self) -> None:
        db = self._writing
        if db is not None:
            with suppress(psycopg.Error):
                db.execute("rollback")
                return
            self.close_writing()

    def _what_became_of(self, number: str, problem: Down) -> StoreProblem | None:
        """Whether a transaction whose answer was lost has been committed."""
        until = time.monotonic() + self.patience
        while True:
            self.close_writing()
            with suppress(psycopg.Error):
                self._writing = self._connect()
                asked = self._writing.execute("select pg_xact_status(%s::xid8)", (number,))
                (status,) = asked.fetchone() or (None,)
                if status in ("committed", "aborted"):
                    return None if status == "committed" else problem
            if time.monotonic() >= until:
                return Down(str(problem.message.args["why"]), unsure=True)
            time.sleep(AGAIN)

    def rows(self, statement: str, values: Values) -> list[tuple[Any, ...]]:
        fresh = self._reading is None or self._reading.closed
        try:
            if fresh:
                self._reading = self._connect()
            assert self._reading is not None
            return self._reading.execute(_translated(statement), values).fetchall()
        except psycopg.Error as error:
            self.close_reading()
            problem = problem_of(error)
            if isinstance(problem, Down) and not fresh:  # it was away in between
                return self.rows(statement, values)
            raise problem from error

    def close_writing(self) -> None:
        if self._writing is not None:
            self._writing.close()
            self._writing = None

    def close_reading(self) -> None:
        if self._reading is not None:
            self._reading.close()
            self._reading = None


@lru_cache(maxsize=64)
def _translated(statement: str) -> bytes:
    return statement.replace("?", "%s").encode()


def problem_of(error: Exception) -> StoreProblem:
    if isinstance(error, psycopg.IntegrityError):
        return Lost()
    if isinstance(error, errors.DiskFull):
        return Full()
    if isinstance(error, psycopg.DataError):
        return Unfit()
    return Down(" ".join(str(error).split()))
