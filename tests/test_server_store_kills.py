"""What the web table is kept in, when whoever writes is killed or the database goes away."""

from __future__ import annotations

import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import writes_until_killed
from postgres import Postgres, postgres_or_skip
from stores import SEATS, new_database, row, run
from tintero.server.database import Write
from tintero.server.postgres_store import PostgresDatabase
from tintero.server.store import APPEND, Down, Store, TableRow

pytestmark = pytest.mark.pure_only

KILLS = int(os.environ.get("TINTERO_KILLS", "10"))
ROOT = Path(__file__).resolve().parent


class Child:
    """A process that writes; what it said was acknowledged."""

    def __init__(self, url: str, run: str, said: Path) -> None:
        self.said = said
        command = [sys.executable, str(ROOT / "writes_until_killed.py"), url, run]
        with said.open("wb") as out:
            self.process = subprocess.Popen(command, stdout=out, stderr=subprocess.PIPE)

    def wait_for_words(self, seconds: float = 60) -> None:
        until = time.monotonic() + seconds
        while not self.said.stat().st_size and time.monotonic() < until:
            assert self.process.poll() is None, self.process.communicate()[1].decode()
            time.sleep(0.01)
        assert self.said.stat().st_size

    def kill(self) -> dict[str, set[int]]:
        """kill -9; the rows it was told are kept, by table."""
        self.process.kill()
        self.process.communicate()
        found: dict[str, set[int]] = {}
        for line in self.said.read_text().splitlines():
            table, n = line.split()
            found.setdefault(table, set()).update(
                range(int(n), int(n) + writes_until_killed.AT_ONCE)
            )
        return found


def compare(url: str, acknowledged: dict[str, set[int]]) -> int:
    """Every acknowledged row is there, none half; how many there were."""

    async def test(store: Store) -> None:
        for table, rows in acknowledged.items():
            log = (await store.load(table)).log
            assert [one.n for one in log] == list(range(len(log)))
            assert len(log) % writes_until_killed.AT_ONCE == 0  # whole batches
            assert rows <= set(range(len(log)))
            for one in log:
                first = one.n - one.n % writes_until_killed.AT_ONCE
                assert one.what == f"{table} {first}"

    run(url, test)
    return sum(map(len, acknowledged.values()))


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="kill -9")
@pytest.mark.parametrize("share", range(2))
def test_nothing_acknowledged_is_lost_when_the_server_is_killed(
    url: str, tmp_path: Path, share: int
) -> None:
    """TINTERO_KILLS=100 for as many kills of each database."""
    rng, rows = random.Random(f"{url}/{share}"), 0
    for kill in range(KILLS // 2):
        child = Child(url, f"{share}-{kill}", tmp_path / "said")
        try:
            child.wait_for_words()
            time.sleep(rng.uniform(0, 0.3))
        finally:
            acknowledged = child.kill()
        rows += compare(url, acknowledged)
    assert rows > 0
    if url.startswith("sqlite"):
        with sqlite3.connect(url.removeprefix("sqlite:///")) as db:
            assert db.execute("pragma integrity_check").fetchone() == ("ok",)


@pytest.mark.slow
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_postgres_stopped_and_started(how: signal.Signals, tmp_path: Path) -> None:
    """While it is away nothing is acknowledged; then it goes on, and nothing was lost."""
    server = postgres_or_skip()
    try:
        url = new_database(server)
        child = Child(url, "x", tmp_path / "said")
        try:
            for _ in range(3):
                child.wait_for_words()
                time.sleep(0.2)
                server.stop(how)
                time.sleep(0.3)
                server.start()
                before = child.said.stat().st_size
                until = time.monotonic() + 60
                while child.said.stat().st_size == before and time.monotonic() < until:
                    assert child.process.poll() is None, child.process.communicate()[1].decode()
                    time.sleep(0.01)
                assert child.said.stat().st_size > before
        finally:
            acknowledged = child.kill()
        assert compare(url, acknowledged) > 0
    finally:
        server.remove()


def test_a_postgres_that_is_away_is_down_and_then_works_again(tmp_path: Path) -> None:
    server = postgres_or_skip()

    async def test(store: Store) -> None:
        await store.create(TableRow("t-1", 0, {}), SEATS, [row(0)])
        server.stop()
        for _ in range(2):
            with pytest.raises(Down) as refused:
                await store.append("t-1", [row(1, "never")])
            assert not refused.value.unsure
            with pytest.raises(Down):
                await store.load("t-1")
        server.start()
        await store.append("t-1", [row(1)])
        assert [one.what for one in (await store.load("t-1")).log] == ["quest Simba"] * 2

    try:
        run(new_database(server), test)
    finally:
        server.remove()


@pytest.mark.parametrize("committed", [True, False])
def test_a_commit_whose_answer_was_lost_is_asked_about(postgres: Postgres, committed: bool) -> None:
    """The connection breaks just before or just after the commit: the database knows which."""
    url = new_database(postgres)
    database = PostgresDatabase(url, patience=10)
    database.open()
    writes = [Write(((APPEND, (("t-1", 0, 0, 0, "action", "keep"),)),))]
    real = database._writing
    assert real is not None

    class Breaks:
        """A connection that breaks around its commit."""

        def __getattr__(self, name: str) -> Any:
            return getattr(real, name)

        def execute(self, query: Any, *values: Any) -> Any:
            if query == "commit":
                if committed:
                    real.execute("commit")
                real.close()
            return real.execute(query, *values)

    database._writing = Breaks()  # type: ignore[assignment]
    (problem,) = database.commit(writes)
    assert problem is None if committed else isinstance(problem, Down) and not problem.unsure
    assert len(database.rows("select n from log", ())) == (1 if committed else 0)
    database.close_writing()
    database.close_reading()
