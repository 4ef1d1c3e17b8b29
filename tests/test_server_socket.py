"""The web table over real sockets: whole games, connections that break, clients that mean harm."""

from __future__ import annotations

import asyncio
import json
import logging
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tintero.server import outbox as outboxes
from tintero.server import quotas
from tintero.server import socket as sockets
from tintero.server.host import ServerSettings
from tintero.server.serving import TableServer, server_of

BOT = [{"kind": "me", "name": "Ana"}, {"kind": "bot", "bot": "random"}]
FRIEND = [{"kind": "me", "name": "Ana"}, {"kind": "open"}]


@asynccontextmanager
async def served(folder: Path, **settings: Any) -> AsyncIterator[TableServer]:
    given = {"db": str(folder / "tables.db"), "warm": False, "workers": 1} | settings
    server = server_of(ServerSettings(**given), "127.0.0.1", 0)
    server.config.load()
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
        assert not task.done(), task.result()
    try:
        yield server
    finally:
        server.should_exit = True
        await asyncio.wait_for(task, 30)


def url(server: TableServer, kind: str = "http") -> str:
    return f"{kind}://127.0.0.1:{server.address()[1]}"


async def opened(server: TableServer, **given: Any) -> dict[str, Any]:
    async with httpx.AsyncClient() as http:
        made = await http.post(f"{url(server)}/api/tables", json=given)
        assert made.status_code == 201, made.text
        found: dict[str, Any] = made.json()
        return found


async def seated(server: TableServer, table: str) -> dict[str, Any]:
    async with httpx.AsyncClient() as http:
        made = await http.post(f"{url(server)}/api/tables/{table}/sit", json={"name": "Bea"})
        assert made.status_code == 200, made.text
        found: dict[str, Any] = made.json()
        return found


class Player:
    """A client that plays: what a page would do, without a page."""

    def __init__(self, server: TableServer, seat: dict[str, Any], seed: int = 1) -> None:
        self.server = server
        self.seat = seat
        self.rng = random.Random(seed)
        self.count = 0
        self.state: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.lines: list[Any] = []
        self.others: list[dict[str, Any]] = []
        self.socket: ClientConnection | None = None

    async def come(self, **given: Any) -> dict[str, Any]:
        self.socket = await connect(f"{url(self.server, 'ws')}/ws", max_queue=None)
        who = {"table": self.seat["table"], "token": self.seat.get("token", "")}
        await self.send(t="hello", **(who | given))
        return await self.hear("welcome")

    async def send(self, **message: Any) -> int:
        assert self.socket is not None
        self.count += 1
        await self.socket.send(json.dumps({"id": self.count} | message))
        return self.count

    async def next(self) -> dict[str, Any]:
        assert self.socket is not None
        told: dict[str, Any] = json.loads(await asyncio.wait_for(self.socket.recv(), 30))
        if told["t"] == "state":
            self.state = told
            del self.lines[told["state"].get("log_at", 0) :]
            self.lines += told["state"].get("log", [])
        elif told["t"] == "table":
            self.table = told["table"]
        else:
            self.others.append(told)
        return told

    async def hear(self, kind: str, re: int | None = None) -> dict[str, Any]:
        while True:
            told = await self.next()
            if told["t"] == kind and (re is None or told.get("re") == re):
                return told

    @property
    def over(self) -> bool:
        return "over" in self.state.get("state", {})

    async def play(self, most: int = 10_000) -> None:
        """Random answers until the game is over."""
        answered = -1
        while not self.over and most:
            v = self.state.get("v", 0)
            options = self.state.get("state", {}).get("options", [])
            if options and v != answered:
                answered, most = v, most - 1
                await self.send(t="do", v=v, line=self.rng.choice(options)["id"])
            if not self.over:
                await self.next()

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()


@pytest.fixture
def fast(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lots are drawn faster than people think."""
    monkeypatch.setattr(quotas, "SEAT", quotas.Quota(10_000, 20_000))


@pytest.mark.usefixtures("fast")
def test_a_person_plays_a_bot_to_the_end(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            seat = await opened(server, seats=BOT)
            ana = Player(server, seat)
            welcome = await ana.come(lang="es")
            assert (welcome["seat"], welcome["lang"], welcome["pool"]) == (
                0, "es", server.tables.pool_hash
            )  # fmt: skip
            assert welcome["re"] == 1
            await ana.play()
            assert "Gana " in json.dumps(ana.state["state"]["over"], ensure_ascii=False)
            while ana.table["state"] != "over":
                await ana.next()
            room = await server.tables.room(seat["table"])
            assert room.match is not None
            assert len(ana.lines) == len(room.match.log.lines[0])
            assert not [one for one in ana.others if one["t"] == "refused"]
            await ana.close()

    asyncio.run(test())


@pytest.mark.usefixtures("fast")
def test_two_people_play_and_connections_break(tmp_path: Path) -> None:
    """Whoever comes back by version has missed nothing, and what was sent is done once."""

    async def test() -> None:
        async with served(tmp_path) as server:
            ana_seat = await opened(server, seats=FRIEND, lang="en")
            ana = Player(server, ana_seat, 3)
            assert (await ana.come())["seat"] == 0
            assert ana.table == {} and (await ana.hear("table"))["table"]["state"] == "waiting"
            bea = Player(server, await seated(server, ana_seat["table"]), 4)
            assert (await bea.come())["seat"] == 1
            rng = random.Random(5)

            async def play(player: Player) -> None:
                while not player.over:
                    await player.play(5)
                    if rng.random() < 0.3 and not player.over and player.socket is not None:
                        player.socket.transport.abort()
                        v = player.state.get("v", -1)
                        player.state = {}
                        while not player.state:
                            with suppress(ConnectionClosed):
                                await player.come(since=v, game=1)
                                await player.hear("state")

            async with asyncio.TaskGroup() as group:
                group.create_task(play(ana))
                group.create_task(play(bea))
            room = await server.tables.room(ana_seat["table"])
            assert room.match is not None and room.outcome is not None
            assert len(ana.lines) == len(room.match.log.lines[0])
            assert len(bea.lines) == len(room.match.log.lines[1])
            log = (await server.tables.store.load(room.id)).log
            assert [row.n for row in log] == list(range(len(log)))
            await ana.close()
            await bea.close()

    asyncio.run(test())


def test_the_newest_connection_has_the_seat(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            seat = await opened(server, seats=BOT)
            one, two = Player(server, seat), Player(server, seat)
            await one.come()
            await two.come()
            told = await one.hear("notice")
            assert told["kind"] == "taken over"
            assert await closed(one) == sockets.TAKEN
            await two.play(3)
            await two.close()

    asyncio.run(test())


async def closed(player: Player) -> int:
    """With which code a connection ended."""
    try:
        while True:
            await player.next()
    except ConnectionClosed as end:
        return end.rcvd.code if end.rcvd is not None else 0


def test_the_server_says_when_it_ends(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            ana = Player(server, await opened(server, seats=BOT))
            await ana.come()
            server.should_exit = True
            told = await ana.hear("notice")
            assert told["kind"] == "deploy"
            await closed(ana)

    asyncio.run(test())


# --- who means harm -------------------------------------------------------------------------------


async def first_said(server: TableServer, *texts: str | bytes, origin: str = "") -> tuple[Any, int]:
    """What the first answer to these frames is, and how it ends."""
    told = None
    try:
        async with connect(
            f"{url(server, 'ws')}/ws",
            origin=origin or None,
            max_size=None,  # type: ignore[arg-type]
        ) as socket:
            for one in texts:
                await socket.send(one)
            while True:
                heard = json.loads(await asyncio.wait_for(socket.recv(), 30))
                told = told or heard
    except ConnectionClosed as end:
        return told, end.rcvd.code if end.rcvd is not None else 0


def test_who_is_no_guest_is_not_let_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "HELLO_MS", 300)

    async def test() -> None:
        async with served(tmp_path) as server:
            seat = await opened(server, seats=BOT, watch=False)
            other = await opened(server, seats=BOT)

            def hello(**given: Any) -> str:
                return json.dumps({"t": "hello", "id": 1, "table": seat["table"]} | given)

            for told, code in [
                await first_said(server),  # nothing within the time
                await first_said(server, '{"t":"do","id":1,"v":0,"line":"keep"}'),
                await first_said(server, "[" * 3000),
                await first_said(server, '{"t":"hello","id":"x","table":3}'),
                await first_said(server, b"\x00" * 10),
                await first_said(server, hello(token="x" * 5000)),
                await first_said(server, hello(token="\ud800")),
            ]:
                assert (told, code) == (None, 1008)
            for text in (
                hello(),  # nobody may watch
                hello(token=other["token"]),  # the key to another table
                hello(table="../../etc/passwd"),
                hello(table="t-" + "a" * 16),
                hello(protocol="tintero.9"),
            ):
                told, code = await first_said(server, text)
                assert (told["t"], told["code"], code) == ("refused", "no", 1008), text
            with pytest.raises(Exception, match="403"):
                await first_said(server, hello(token=seat["token"]), origin="https://evil.example")
            assert server.tables.sockets == 0

    asyncio.run(test())


def test_a_table_that_cannot_be_brought_back_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And closes for good: a page that tried again and again would wait for ever."""

    def broken(*args: Any) -> None:
        raise ValueError("an engine of another time")

    async def test() -> None:
        async with served(tmp_path) as server:
            seat = await opened(server, seats=BOT)
            server.tables.rooms.clear()
            monkeypatch.setattr("tintero.server.host.Room", broken)
            hello = {"t": "hello", "id": 1, "table": seat["table"], "token": seat["token"]}
            told, code = await first_said(server, json.dumps(hello))
            assert (told["t"], told["code"], code) == ("refused", "no", 1008)
            assert "can’t be brought back" in told["said"][0]

    asyncio.run(test())


def junk(rng: random.Random, version: int) -> str:
    """Something that a page would not send."""
    words = [
        "do",
        "back",
        "unpick",
        "reply",
        "why",
        "look",
        "preview",
        "hint",
        "chat",
        "call",
        "ask",
    ]
    values: list[Any] = [
        version, version - 1, -1, 2**63, "", "end", "c1", "x" * 300, None, [], {}, 1.5, True,
        "\u0000", "\ud83d", "choose \u202e", "; drop table log", "keep", "card #3 from inkwell",
    ]  # fmt: skip
    if rng.random() < 0.2:
        return rng.choice(["", "{", "null", "[]", '"hello"', "{}", '{"t":"do"}', "{" * 2000])
    message = {
        "t": rng.choice([*words, "hello", "nonsense"]),
        "id": rng.choice([rng.randrange(99), -5]),
    }
    for key in ("v", "line", "card", "to", "what", "text", "phrase", "ask", "on"):
        if rng.random() < 0.4:
            message[key] = rng.choice(values)
    return json.dumps(message)


@pytest.mark.usefixtures("fast")
def test_junk_is_answered_or_ends_the_connection(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody else notices, and no traceback is seen."""
    monkeypatch.setattr(sockets, "MOST_STRIKES", 100_000)

    async def test() -> None:
        async with served(tmp_path) as server:
            seat, good = await opened(server, seats=FRIEND), await opened(server, seats=BOT)
            await seated(server, seat["table"])
            ana, rng = Player(server, good), random.Random(1)
            await ana.come()
            playing = asyncio.create_task(ana.play(40))
            evil = Player(server, seat)
            await evil.come()
            for _ in range(600):
                assert evil.socket is not None
                await evil.socket.send(junk(rng, evil.state.get("v", 0)))
                with suppress(TimeoutError):
                    async with asyncio.timeout(0.001):
                        await evil.next()
            number = await evil.send(id=10_000, t="why", line="end")
            assert number and (await evil.hear("because", 10_000)) is not None
            await playing
            await evil.close()
            await ana.close()

    with caplog.at_level(logging.WARNING):
        asyncio.run(test())
    assert not [one for one in caplog.records if one.exc_info], caplog.text


def test_a_flood_is_refused_and_then_ended(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            seat = await opened(server, seats=BOT)
            evil = Player(server, seat)
            await evil.come()
            with suppress(ConnectionClosed):
                for _ in range(300):
                    await evil.send(t="resync", since=10_000)
            assert await closed(evil) == 1008
            codes = [one.get("code") for one in evil.others]
            assert "limit" in codes
            # A new connection of the same seat has the same allowance.
            again = Player(server, seat)
            await again.come()
            for _ in range(15):
                await again.send(t="resync", since=10_000)
            assert (await again.hear("refused"))["code"] == "limit"
            await again.close()

    asyncio.run(test())


def test_connections_that_say_nothing_cost_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Half-open ones are ended; from one address there are only so many if the server is public."""
    monkeypatch.setattr(sockets, "HELLO_MS", 1_000)

    async def test() -> None:
        async with served(tmp_path, public=True) as server:
            seat = await opened(server, seats=BOT)
            mute = [await connect(f"{url(server, 'ws')}/ws") for _ in range(19)]
            ana = Player(server, seat)
            await ana.come()
            with pytest.raises(Exception, match="403"):
                await connect(f"{url(server, 'ws')}/ws")
            await ana.play(3)
            for one in mute:
                with pytest.raises(ConnectionClosed):
                    await asyncio.wait_for(one.recv(), 30)
            await ana.close()

    asyncio.run(test())


def test_a_reader_that_stalls_slows_nobody_and_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outboxes, "STALLED", 0.5)

    async def test() -> None:
        sent: list[str] = []
        blocked = asyncio.Event()

        async def send(text: str) -> None:
            sent.append(text)
            if len(sent) > 1:
                await blocked.wait()

        version = 0
        box = outboxes.Outbox(send, lambda: None, lambda: f"state {version}", stalled=0.5)
        task = asyncio.create_task(box.run())
        for version in range(100):  # noqa: B007
            box.want_state()
            await asyncio.sleep(0)
        assert sent == ["state 0", "state 1"]  # one is on its way, one waits: the newest
        blocked.set()
        await asyncio.sleep(0.05)
        assert sent == ["state 0", "state 1", "state 99"]
        blocked.clear()
        for n in range(outboxes.MOST_WAITING + 1):
            box.post(str(n))
        await asyncio.wait_for(task, 30)
        assert box.closed and box.gave_up
        # One that takes nothing at all is given up after a while.
        box = outboxes.Outbox(send, lambda: None, lambda: "state", stalled=0.05)
        box.want_state()
        await asyncio.wait_for(box.run(), 30)
        assert box.gave_up

    asyncio.run(test())


def test_headers_health_and_the_page(tmp_path: Path) -> None:
    async def test() -> None:
        page = tmp_path / "page"
        (page / "assets").mkdir(parents=True)
        (page / "index.html").write_text("<!doctype html>")
        (page / "assets" / "a.js").write_text("1")
        async with served(tmp_path, page=page) as server, httpx.AsyncClient() as http:
            health = await http.get(f"{url(server)}/healthz")
            assert health.json()["ok"] is True
            for path, status in (("/", 200), ("/t/x?img=a.example", 200), ("/nothing", 404)):
                got = await http.get(url(server) + path)
                assert got.status_code == status and got.text == "<!doctype html>"
                policy = got.headers["content-security-policy"]
                assert policy.startswith("default-src 'self'; ")
                assert ("https://a.example" in policy) == ("img=" in path)
                assert got.headers["x-content-type-options"] == "nosniff"
                assert "set-cookie" not in got.headers
            got = await http.get(f"{url(server)}/assets/a.js")
            assert "immutable" in got.headers["cache-control"]
            got = await http.get(f"{url(server)}/..%2ftables.db")
            assert got.status_code == 404 and got.text == "<!doctype html>"

    asyncio.run(test())
