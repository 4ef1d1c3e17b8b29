"""SQLite: one file, no server. WAL and `synchronous=FULL`: what is committed is on the disk."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from tintero.server.database import (
    SCHEMA,
    Down,
    Full,
    Lost,
    OtherSchema,
    StoreProblem,
    Values,
    Write,
    halves,
    joined,
    statements,
)

PRIVATE = 0o600  # seeds of games that are being played stand in it
WAIT = 5.0  # seconds for another process that writes to the same file


class SqliteDatabase:
    """A file; it is made where there is none."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._writing: sqlite3.Connection | None = None
        self._reading: sqlite3.Connection | None = None

    def open(self) -> None:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.touch(PRIVATE)  # SQLite gives the files beside it the same rights
            self._writing = self._connect()
            self._prepare(self._writing)
            self._reading = self._connect()
            self._reading.execute("pragma query_only = on")
        except (OSError, sqlite3.Error) as error:
            self.close_writing()
            self.close_reading()
            raise problem_of(error) from error
        except StoreProblem:
            self.close_writing()
            raise

    def _connect(self) -> sqlite3.Connection:
        made = sqlite3.connect(
            self.path, timeout=WAIT, isolation_level=None, check_same_thread=False
        )
        _write_ahead(made)
        made.execute("pragma synchronous = full")
        return made

    def _prepare(self, db: sqlite3.Connection) -> None:
        db.execute("begin immediate")
        try:
            there = "select count(*) from sqlite_master where name = 'tintero_schema'"
            if db.execute(there).fetchone()[0]:
                (found,) = db.execute("select version from tintero_schema").fetchone()
                if found != SCHEMA:
                    raise OtherSchema(found)
            else:
                for statement in statements():
                    db.execute(statement)
            db.execute("commit")
        except BaseException:
            _roll_back(db)
            raise

    def commit(self, writes: Sequence[Write]) -> list[StoreProblem | None]:
        db = self._writing
        assert db is not None
        steps = joined(writes)
        try:
            if len(steps) == 1 and len(steps[0][1]) == 1:  # a row alone is a transaction by itself
                db.execute(steps[0][0], steps[0][1][0])
            else:
                db.execute("begin immediate")
                for statement, rows in steps:
                    db.executemany(statement, rows)
                db.execute("commit")
        except Exception as error:
            _roll_back(db)
            problem = problem_of(error)
            if len(writes) > 1 and not isinstance(problem, (Full, Down)):
                return halves(self, writes)
            return [problem] * len(writes)
        return [None] * len(writes)

    def rows(self, statement: str, values: Values) -> list[tuple[Any, ...]]:
        assert self._reading is not None
        try:
            return self._reading.execute(statement, values).fetchall()
        except sqlite3.Error as error:
            raise problem_of(error) from error

    def close_writing(self) -> None:
        if self._writing is not None:
            self._writing.close()
            self._writing = None

    def close_reading(self) -> None:
        if self._reading is not None:
            self._reading.close()
            self._reading = None


def _write_ahead(db: sqlite3.Connection) -> None:
    """WAL. While another process is about to write, SQLite says no at once, whatever the timeout:
    so do two that begin with a new file at the same moment. It is asked again."""
    until = time.monotonic() + WAIT
    while True:
        try:
            db.execute("pragma journal_mode = wal")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
            time.sleep(0.01)
        else:
            return


def _roll_back(db: sqlite3.Connection) -> None:
    if db.in_transaction:
        with suppress(sqlite3.Error):  # where SQLite has done it itself
            db.execute("rollback")


def problem_of(error: Exception) -> StoreProblem:
    if isinstance(error, sqlite3.IntegrityError):
        return Lost()
    if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_FULL:
        return Full()
    return Down(str(error))
