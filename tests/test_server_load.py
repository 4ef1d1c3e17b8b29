"""A real server under some load, for some seconds. `python -m tintero_proof.web_load` does it at
any size; what came of that stands in `docs/measurements.md`."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from postgres import postgres_or_skip
from test_server_room import play_some
from tintero.server.host import Host
from tintero.server.sqlite_store import SqliteDatabase
from tintero_proof.web_asleep import asleep
from tintero_proof.web_load import Figures, measured
from tintero_proof.web_people import Habits, Met
from tintero_proof.web_process import WebProcess
from web_table import run, two_people

LINUX = pytest.mark.skipif(not Path("/proc/self/stat").is_file(), reason="asks the kernel's books")
FEW_KB = 1_500  # of memory for a table; it is far less, but the first tables grow the heap


def loaded(db: str, tables: int, seconds: float, habits: Habits, **given: Any) -> Figures:
    async def whole() -> Figures:
        server = WebProcess(db)
        await server.start()
        try:
            return await measured(server, habits, tables, seconds, **given)
        finally:
            if server.process is not None and server.process.returncode is None:
                await server.kill()

    return asyncio.run(asyncio.wait_for(whole(), 300))


def nothing_wrong(found: Figures, *refused: str) -> None:
    assert found.missing == 0 and found.backwards == 0
    assert "Traceback" not in found.errors, found.errors
    assert set(found.refused) <= {"stale", *refused}, found.refused


@LINUX
@pytest.mark.compiled_only
def test_fifty_tables_and_some_who_do_not_read(tmp_path: Path) -> None:
    habits = Habits(think=0.8, stalled=0.2, stall=3, leaves=6)
    found = loaded(str(tmp_path / "tables.db"), 50, 8, habits)
    nothing_wrong(found)
    assert found.actions > 100
    assert found.kb_a_table < FEW_KB
    # Whoever plays where somebody watches and reads nothing waits no longer than the others.
    assert found.beside_stalled["count"] > 10
    assert found.beside_stalled["p50"] < 5 * found.ack["p50"] + 100


@LINUX
@pytest.mark.compiled_only
def test_tables_come_back_when_somebody_comes(tmp_path: Path) -> None:
    """Not before: a server with many tables begins as fast as one with none."""
    server = WebProcess(str(tmp_path / "tables.db"))
    found = asyncio.run(asyncio.wait_for(asleep(server, 200, seed=3, called=30), 300))
    assert found.awake == 30
    assert found.memory_mb < found.memory_mb_empty + 20


@LINUX
@pytest.mark.compiled_only
@pytest.mark.skipif(os.name != "posix", reason="PostgreSQL is started on POSIX systems alone")
def test_postgres_that_goes_and_comes_back(tmp_path: Path) -> None:
    """Nothing acknowledged is lost; meanwhile everybody is told to try later."""
    database = postgres_or_skip()

    async def until(true: Callable[[], bool]) -> None:
        async with asyncio.timeout(60):
            while not true():
                await asyncio.sleep(0.05)

    async def goes(met: Met) -> None:
        await until(lambda: met.actions > 10)
        await asyncio.to_thread(database.stop)
        await until(lambda: met.refused["later"] > 0)
        await asyncio.to_thread(database.start)
        done = met.actions
        await until(lambda: met.actions > done + 10)

    try:
        found = loaded(database.url, 10, 5, Habits(think=0.4, stalled=0), meanwhile=goes)
    finally:
        database.remove()
    nothing_wrong(found, "later")
    assert found.refused["later"] > 0
    assert found.actions > 20


@pytest.mark.pure_only
def test_a_full_disk_refuses_and_nothing_is_half_done(tmp_path: Path) -> None:
    async def test(host: Host) -> None:
        room, ana, bea = await two_people(host, clock="casual")
        people = [ana, bea]
        await play_some(room, people, random.Random(5), 4)
        database = host.store._database
        assert isinstance(database, SqliteDatabase) and database._writing is not None
        (pages,) = database._writing.execute("pragma page_count").fetchone()
        database._writing.execute(f"pragma max_page_count = {pages}")
        match, told = room.match, None
        assert match is not None and room.clock is not None
        for _ in range(400):  # until the last page is full
            asked = ana if match.asked == 0 else bea
            await asked.read()
            before = match.version, match.game.hash(), room.next_row, room.clock.bank
            told = await asked.do(random.Random(room.next_row).choice(asked.options)["id"])
            if told["t"] == "refused" or room.clock is None:
                break
        assert told is not None and told["t"] == "refused" and told["code"] == "later", told
        assert (match.version, match.game.hash(), room.next_row, room.clock.bank) == before
        assert len((await host.store.load(room.id)).log) == room.next_row
        line, v = asked.options[0]["id"], asked.v
        assert (await asked.say("why", line=line))["t"] == "because"  # who only asks is answered
        assert (await asked.say("do", v=v, line=line))["code"] == "later"
        database._writing.execute("pragma max_page_count = 100000")
        assert (await asked.say("do", v=v, line=line))["t"] == "done"
        assert len((await host.store.load(room.id)).log) == room.next_row

    run(test, tmp_path)
