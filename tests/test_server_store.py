"""What the web table is kept in: the same tests for SQLite and for a real PostgreSQL."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest

import writes_until_killed
from postgres import NoPostgres, Postgres
from tintero.server.database import Write
from tintero.server.postgres_store import PostgresDatabase
from tintero.server.sqlite_store import SqliteDatabase
from tintero.server.store import (
    APPEND,
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
from tintero.server.tokens import new_id, new_token, opens, shard_of, token_hash

pytestmark = pytest.mark.pure_only

KILLS = int(os.environ.get("TINTERO_KILLS", "10"))
ROOT = Path(__file__).resolve().parent


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    try:
        server = Postgres()
    except NoPostgres as error:
        pytest.skip(f"no PostgreSQL here: {error}")
    yield server
    server.remove()


def new_database(server: Postgres) -> str:
    import psycopg

    name = f"t{uuid4().hex}"
    with psycopg.connect(server.url, autocommit=True) as db:
        db.execute(f"create database {name}")
    return server.url.replace("/postgres?", f"/{name}?")


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    return new_database(request.getfixturevalue("postgres"))


def run(url: str, test: Callable[[Store], Coroutine[Any, Any, None]]) -> None:
    async def whole() -> None:
        store = await open_store(url)
        try:
            await asyncio.wait_for(test(store), 120)
        finally:
            await store.close()

    asyncio.run(whole())


def row(n: int, what: str = "quest Simba") -> LogRow:
    return LogRow(n, 1_000 + n, n % 2, LogKind.ACTION, what)


SEATS = [SeatRow(0, token_hash("a"), "Ana", "va"), SeatRow(1, token_hash("b"))]


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


# --- killed ---------------------------------------------------------------------------------------


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
    try:
        server = Postgres()
    except NoPostgres as error:
        pytest.skip(f"no PostgreSQL here: {error}")
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
    try:
        server = Postgres()
    except NoPostgres as error:
        pytest.skip(f"no PostgreSQL here: {error}")

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


# --- names and keys -------------------------------------------------------------------------------


def test_names_and_keys() -> None:
    ids = {new_id("b2") for _ in range(1_000)}
    assert len(ids) == 1_000 and {shard_of(one) for one in ids} == {"b2"}
    for wrong in (
        "",
        "b2",
        "b2-",
        "b2-short",
        "B2-" + "a" * 16,
        "b2-" + "a" * 17,
        "../" + "a" * 16,
    ):
        assert shard_of(wrong) is None
    tokens = {new_token() for _ in range(1_000)}
    assert len(tokens) == 1_000 and all(len(token) == 22 for token in tokens)
    token = tokens.pop()
    assert opens(token, token_hash(token)) and not opens(token + "a", token_hash(token))
    assert not opens("", "") and not opens("\ud800", token_hash(token))
    assert token not in token_hash(token)
