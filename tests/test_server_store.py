"""What the web table is kept in: the same tests for SQLite and for a real PostgreSQL."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from postgres import Postgres
from stores import SEATS, new_database, row, run
from tintero.server.database import Write
from tintero.server.sqlite_store import SqliteDatabase
from tintero.server.store import (
    BadUrl,
    ChatRow,
    Down,
    Full,
    LogKind,
    LogRow,
    Lost,
    NoTable,
    OtherSchema,
    ReportRow,
    SeatRow,
    Store,
    TableRow,
    TableState,
    Unfit,
    database_of,
    open_store,
)
from tintero.server.tokens import new_id, token_hash

pytestmark = pytest.mark.pure_only


# --- keeping --------------------------------------------------------------------------------------


def test_a_free_seat_is_taken_once(url: str) -> None:
    """Of several at once one gets it, and what the others would have changed is as it was."""
    table = TableRow(new_id(), 1, {"sat": ""})

    async def test(store: Store) -> None:
        await store.create(table, SEATS[:1])
        takes = [
            store.take(table.id, SeatRow(1, token_hash(name), name), {"sat": name})
            for name in ("Bea", "Iris", "Eva")
        ]
        done = await asyncio.gather(*takes, return_exceptions=True)
        assert [type(one) for one in done if one is not None] == [Lost, Lost]
        facts = await store.facts(table.id)
        assert facts.table.plan == {"sat": facts.seats[1].name} != {"sat": ""}

    run(url, test)


def test_everything_comes_back_as_it_was(url: str) -> None:
    plan = {"rules": "2.3", "decks": ["Ñandú — «ink» 🂡"], "clock": None, "best_of": 3}
    table = TableRow(new_id(), 123, plan, listed=True)
    rows = [row(0, 'choose "Té, ¿sí?" 🂡'), LogRow(1, 2**40, -1, LogKind.CLOCK, "")]

    async def write(store: Store) -> None:
        await store.create(table, SEATS, [rows[0]])
        await store.append(table.id, rows[1:], TableState.PLAYING)
        await store.sit(table.id, SeatRow(1, token_hash("c"), "Bea", "vb"))
        for n in range(3):
            await store.say(table.id, ChatRow(n, n, f"hola {n}"))
        await store.report(ReportRow(5, table.id, 1, "rude", "said something", "va"))

    async def read(store: Store) -> None:
        found = await store.load(table.id)
        assert found.table == TableRow(table.id, 123, plan, "playing", True)
        assert found.seats == (SEATS[0], SeatRow(1, token_hash("c"), "Bea", "vb"))
        assert found.log == tuple(rows)
        assert [said.text for said in found.chat] == ["hola 0", "hola 1", "hola 2"]
        assert (await store.facts(table.id)).seats == found.seats
        assert await store.reports() == [ReportRow(5, table.id, 1, "rude", "said something", "va")]

    run(url, write)
    run(url, read)


def test_the_lobby_and_my_games(url: str) -> None:
    async def test(store: Store) -> None:
        for n in range(6):
            state = TableState.PLAYING if n == 3 else TableState.WAITING
            table = TableRow(f"t-{n}", n, {}, state, listed=n != 4)
            await store.create(table, [SeatRow(s, "h", "", "me" if n < 2 else "") for s in (0, 1)])
        assert [found.table.id for found in await store.lobby()] == ["t-5", "t-2", "t-1", "t-0"]
        assert [found.table.id for found in await store.lobby(1)] == ["t-5"]
        assert [found.table.id for found in await store.games_of("me")] == ["t-1", "t-0"]
        assert await store.games_of("") == []  # whoever has no name has no games
        assert len((await store.games_of("me"))[0].seats) == 2
        assert await store.count(TableState.WAITING) == 5
        await store.set_state("t-5", TableState.OVER)
        assert len(await store.lobby()) == 3

    run(url, test)


def test_blocks(url: str) -> None:
    async def test(store: Store) -> None:
        for _ in range(2):
            await store.block("a", "b")
        await store.block("a", "c")
        await store.block("b", "a")
        assert await store.blocked("a") == {"b", "c"}
        await store.block("a", "b", on=False)
        assert await store.blocked("a") == {"c"} and await store.blocked("z") == set()

    run(url, test)


def test_old_tables_are_forgotten_whole(url: str) -> None:
    async def test(store: Store) -> None:
        for n in (1, 2):
            await store.create(TableRow(f"t-{n}", n, {}), SEATS, [row(0)])
            await store.say(f"t-{n}", ChatRow(0, 0, "hola"))
        await store.forget(before_ms=2)
        with pytest.raises(NoTable):
            await store.load("t-1")
        assert len((await store.load("t-2")).log) == 1
        assert [found.table.id for found in await store.games_of("va")] == ["t-2"]
        await store.append("t-1", [row(0)])  # nothing of it is left to collide with

    run(url, test)


# --- what can't be written ------------------------------------------------------------------------


def test_the_number_of_a_row_is_given_once(url: str) -> None:
    """Two processes that believe a table is theirs: one goes on, the other learns that it isn't."""

    async def test(store: Store) -> None:
        await store.create(TableRow("t-1", 0, {}), SEATS, [row(0)])
        other = await open_store(url)
        try:
            await other.append("t-1", [row(1, "theirs")])
            with pytest.raises(Lost):
                await store.append("t-1", [row(1, "ours"), row(2)], TableState.OVER)
            await other.append("t-1", [row(2)])
        finally:
            await other.close()
        found = await store.load("t-1")
        assert [one.what for one in found.log] == ["quest Simba", "theirs", "quest Simba"]
        assert found.table.state == TableState.WAITING  # nothing of it was done
        with pytest.raises(Lost):
            await store.create(TableRow("t-1", 0, {}), SEATS)

    run(url, test)


def test_what_shares_a_commit_does_not_share_its_fate(url: str) -> None:
    async def test(store: Store) -> None:
        for n in range(20):
            await store.create(TableRow(f"t-{n}", 0, {}), SEATS, [row(0)])
        appended = [store.append(f"t-{n}", [row(0 if n % 7 == 3 else 1)]) for n in range(20)]
        results = await asyncio.gather(*appended, return_exceptions=True)
        for n, result in enumerate(results):
            assert isinstance(result, Lost) if n % 7 == 3 else result is None
            assert len((await store.load(f"t-{n}")).log) == (1 if n % 7 == 3 else 2)

    run(url, test)


def test_many_writes_share_a_commit(url: str) -> None:
    async def test(store: Store) -> None:
        await store.create(TableRow("t-1", 0, {}), [])
        await asyncio.gather(*(store.append("t-1", [row(n)]) for n in range(300)))
        assert store._writer.written == 301 and store._writer.commits < 30
        assert [one.n for one in (await store.load("t-1")).log] == list(range(300))

    run(url, test)


@pytest.mark.parametrize("text", ["a\0b", "\ud800", "\udfff"])
def test_a_text_that_cannot_be_kept_is_refused(url: str, text: str) -> None:
    async def test(store: Store) -> None:
        with pytest.raises(Unfit):
            await store.say("t-1", ChatRow(0, 0, text))
        with pytest.raises(Unfit):
            await store.append("t-1", [row(0), row(1, text)])
        with pytest.raises(NoTable):
            await store.load(text)
        assert await store.games_of(text) == [] and await store.blocked(text) == set()
        # JSON says such signs in other words.
        await store.create(TableRow("t-1", 0, {"name": text}), [])
        assert (await store.load("t-1")).table.plan == {"name": text}
        assert (await store.load("t-1")).log == ()

    run(url, test)


def test_a_text_is_no_statement(url: str) -> None:
    text = "'; drop table log; -- ? %s %"

    async def test(store: Store) -> None:
        await store.create(TableRow(text, 0, {}), [SeatRow(0, "h", text, text)], [row(0, text)])
        assert (await store.load(text)).log[0].what == text
        assert len(await store.games_of(text)) == 1

    run(url, test)


def test_who_stops_waiting_takes_nothing_back(url: str) -> None:
    async def test(store: Store) -> None:
        asked = asyncio.create_task(store.append("t-1", [row(0)]))
        await asyncio.sleep(0)
        asked.cancel()
        await store.append("t-1", [row(1)])
        await store.create(TableRow("t-1", 0, {}), [])
        assert len((await store.load("t-1")).log) == 2

    run(url, test)


def test_closing_writes_what_was_asked_for(url: str) -> None:
    async def test() -> None:
        store = await open_store(url)
        asked = [asyncio.create_task(store.append("t-1", [row(n)])) for n in range(50)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*asked)
        with pytest.raises(Down):
            await store.append("t-1", [row(50)])

    asyncio.run(test())

    async def read(store: Store) -> None:
        await store.create(TableRow("t-1", 0, {}), [])
        assert len((await store.load("t-1")).log) == 50

    run(url, read)


def test_a_database_of_another_version_is_left_alone(url: str) -> None:
    async def raise_version(store: Store) -> None:
        made = Write((("update tintero_schema set version = ?", ((99,),)),))
        await store._writer.write(made)
        await store.create(TableRow("t-1", 0, {}), [])

    run(url, raise_version)
    with pytest.raises(OtherSchema) as refused:
        asyncio.run(open_store(url))
    assert "format 99" in refused.value.said("en") and "formato 99" in refused.value.said("es")


def test_two_processes_may_open_an_empty_database_at_once(url: str) -> None:
    async def test() -> None:
        stores = await asyncio.gather(*(open_store(url) for _ in range(6)))
        await asyncio.gather(*(store.append("t-1", [row(n)]) for n, store in enumerate(stores)))
        await asyncio.gather(*(store.close() for store in stores))

    asyncio.run(test())


def test_a_new_file_that_another_process_is_about_to_write_is_waited_for(tmp_path: Path) -> None:
    """SQLite itself says no at once when WAL is asked for meanwhile."""
    other = sqlite3.connect(tmp_path / "new.db", isolation_level=None, check_same_thread=False)
    other.execute("create table something (of int)")
    other.execute("begin immediate")
    done = threading.Timer(0.3, other.execute, ["commit"])
    done.start()
    database = SqliteDatabase(tmp_path / "new.db")
    database.open()
    assert database.rows("pragma journal_mode", ()) == [("wal",)]
    database.close_writing()
    database.close_reading()
    done.join()
    other.close()


def test_where_there_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("this is no database, however long one looks at it" * 50)
    for url, kind in [
        ("mysql://x", BadUrl),
        ("sqlite://x", BadUrl),
        (str(tmp_path), Down),
        (f"{tmp_path}/text", Down),
        (f"{tmp_path}/text/below.db", Down),
        (f"postgresql://nobody@/none?host={tmp_path}", Down),
    ]:
        with pytest.raises(kind) as refused:
            asyncio.run(open_store(url))
        assert refused.value.said("es") and "Traceback" not in refused.value.said("en")


@pytest.mark.skipif(os.name != "posix", reason="rights of files")
def test_others_on_this_machine_can_not_read_it(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        await store.append("t-1", [row(0)])
        files = list(tmp_path.glob("tables.db*"))
        assert len(files) == 3 and {file.stat().st_mode & 0o777 for file in files} == {0o600}

    run(f"{tmp_path}/tables.db", test)


# --- disk full ------------------------------------------------------------------------------------


def test_a_full_disk_refuses_and_loses_nothing(tmp_path: Path) -> None:
    database = database_of(f"{tmp_path}/tables.db")
    assert isinstance(database, SqliteDatabase)

    async def test() -> None:
        store = Store(database)
        await store.open()
        await store.create(TableRow("t-1", 0, {}), SEATS)
        assert database._writing is not None
        (pages,) = database._writing.execute("pragma page_count").fetchone()
        database._writing.execute(f"pragma max_page_count = {pages + 8}")
        done = 0
        with pytest.raises(Full):
            for n in range(0, 3_000, 3):
                await store.append("t-1", [row(n + i, "x" * 500) for i in range(3)])
                done = n + 3
        assert 0 < done < 3_000
        assert len((await store.load("t-1")).log) == done
        with pytest.raises(Full):
            await store.append("t-1", [row(done + i, "x" * 500) for i in range(3)])
        database._writing.execute("pragma max_page_count = 100000")
        await store.append("t-1", [row(done + i) for i in range(3)])
        assert [one.n for one in (await store.load("t-1")).log] == list(range(done + 3))
        await store.close()

    asyncio.run(test())


def test_a_full_disk_of_postgres_refuses_and_loses_nothing(postgres: Postgres) -> None:
    """The server says so from the third row on, as it would."""
    import psycopg

    url = new_database(postgres)

    async def test(store: Store) -> None:
        await store.create(TableRow("t-1", 0, {}), SEATS, [row(0)])
        with psycopg.connect(url, autocommit=True) as db:
            db.execute(
                "create function full_disk() returns trigger language plpgsql as $$ begin "
                "if new.n < 3 then return new; end if; "
                "raise exception 'No space left on device' using errcode = '53100'; end $$"
            )
            db.execute(
                "create trigger f before insert on log for each row execute function full_disk()"
            )
            await store.append("t-1", [row(1)])
            with pytest.raises(Full):
                await store.append("t-1", [row(2), row(3)], TableState.OVER)
            found = await store.load("t-1")
            assert len(found.log) == 2 and found.table.state == TableState.WAITING
            db.execute("drop trigger f on log")
        await store.append("t-1", [row(2), row(3)])
        assert len((await store.load("t-1")).log) == 4

    run(url, test)


LIMITED = """
import asyncio, resource, sys
from tintero.server.store import *

async def main():
    store = await open_store(sys.argv[1])
    resource.setrlimit(resource.RLIMIT_FSIZE, (200_000, resource.RLIM_INFINITY))
    n = 0
    try:
        while n < 10_000:
            rows = [LogRow(n + i, 0, 0, "action", "x" * 500) for i in range(3)]
            await store.append("t-1", rows)
            n += 3
    except (Full, Down) as problem:
        print(type(problem).__name__)
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    await store.append("t-1", [LogRow(n, 0, 0, "action", "again")])
    print(n + 1)
    await store.close()

asyncio.run(main())
"""


@pytest.mark.skipif(os.name != "posix", reason="limits of files are set on POSIX systems alone")
def test_a_file_that_may_not_grow_refuses_and_works_again(tmp_path: Path) -> None:
    command = [sys.executable, "-c", LIMITED, f"{tmp_path}/tables.db"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    problem, _, count = done.stdout.partition("\n")
    assert problem in ("Full", "Down"), done.stderr
    with sqlite3.connect(tmp_path / "tables.db") as db:
        found = [n for (n,) in db.execute("select n from log order by n")]
        assert db.execute("pragma integrity_check").fetchone() == ("ok",)
    assert found == list(range(int(count)))
