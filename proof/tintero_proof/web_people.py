"""People who play at web tables, over sockets of their own: whoever is asked thinks a while and
takes any option. What they meet is counted in `Met`."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

GONE: Final = (WebSocketException, OSError, TimeoutError, EOFError)
SMALL: Final = 4_096  # bytes that the kernel may keep for who does not read
AGAIN: Final = 0.5  # seconds until somebody comes back, or asks again
PATIENCE: Final = 90.0


class SeenOption(msgspec.Struct, gc=False):
    id: str


class SeenState(msgspec.Struct, gc=False):
    options: tuple[SeenOption, ...] = ()
    over: Any = None


class SeenMessage(msgspec.Struct, gc=False):
    """What matters here of any message of the server."""

    t: str
    re: int = -1
    v: int = 0
    code: str = ""
    state: SeenState | None = None


TOLD: Final = msgspec.json.Decoder(SeenMessage)


@dataclass
class Met:
    """Times in seconds. `acknowledged`: the lines, by table and by the version that each made."""

    counting: bool = True
    acks: list[float] = field(default_factory=list)  # from an action to its acknowledgement
    others: list[float] = field(default_factory=list)  # from it to the other's new state
    beside_stalled: list[float] = field(default_factory=list)  # acks where a watcher reads nothing
    first: list[float] = field(default_factory=list)  # from hello to the first state
    refused: Counter[str] = field(default_factory=Counter)
    actions: int = 0
    bytes: int = 0
    games: int = 0
    lost: int = 0  # connections that broke
    given_up: int = 0  # watchers that the server let go
    backwards: int = 0  # states older than one shown before
    acknowledged: dict[str, dict[int, str]] = field(default_factory=dict)


@dataclass(frozen=True)
class Habits:
    """How everybody plays."""

    think: float
    stalled: float = 0.1  # of the tables have a watcher who reads nothing
    stall: float = 10.0  # seconds, then as long everything
    leaves: float = 0.0  # times a minute that somebody is cut off and comes back
    deflate: bool = True  # as browsers do
    bots: bool = False  # one person against a bot


class WebTable:
    """A table, with everybody at it."""

    def __init__(self, port: int, habits: Habits, met: Met, rng: Random) -> None:
        self.port, self.habits, self.met, self.rng = port, habits, met, rng
        self.id = ""
        self.tokens: list[str] = []
        self.sent: dict[int, float] = {}  # by the version it makes
        self.over = False
        self.stalled = rng.random() < habits.stalled

    async def make(self, http: httpx.AsyncClient) -> None:
        other = {"kind": "bot", "bot": "random"} if self.habits.bots else {"kind": "open"}
        seats = [{"kind": "me", "name": "Ana"}, other]
        made = (await http.post("/api/tables", json={"seats": seats})).raise_for_status().json()
        self.id, self.tokens = made["table"], [made["token"]]
        if not self.habits.bots:
            sits = await http.post(f"/api/tables/{self.id}/sit", json={})
            self.tokens.append(sits.raise_for_status().json()["token"])

    async def play(self) -> None:
        """Until the game is over."""
        kept = self.met.acknowledged.setdefault(self.id, {})
        people = [WebPerson(self, token, kept) for token in self.tokens]
        watching = [asyncio.create_task(stall(self))] if self.stalled else []
        try:
            await asyncio.gather(*(person.play() for person in people))
            self.met.games += 1
        finally:
            for task in watching:
                task.cancel()
            await asyncio.gather(*watching, return_exceptions=True)

    def connect(self, **given: Any) -> connect:
        return connect(
            f"ws://127.0.0.1:{self.port}/ws",
            compression="deflate" if self.habits.deflate else None,
            ping_interval=None,
            open_timeout=PATIENCE,
            close_timeout=1,
            **given,
        )


class WebPerson:
    """Somebody at a seat, who comes back whenever the connection breaks."""

    def __init__(self, table: WebTable, token: str, acknowledged: dict[int, str]) -> None:
        self.table, self.token, self.acknowledged = table, token, acknowledged
        self.rng = Random(table.rng.random())
        self.seen = -1
        self.count = 0
        self.sent: dict[int, tuple[str, float]] = {}

    async def play(self) -> None:
        met = self.table.met
        while not self.table.over:
            leaves = self.table.habits.leaves
            stay = self.rng.expovariate(leaves / 60) if leaves else None
            try:
                async with self.table.connect() as web:
                    try:
                        async with asyncio.timeout(stay) as limit:
                            await self._sit(web)
                    except TimeoutError:
                        if not limit.expired():
                            raise
                        web.transport.abort()  # as when a phone has no net
            except GONE:
                if not self.table.over:
                    met.lost += 1
                    await asyncio.sleep(AGAIN * (0.5 + self.rng.random()))

    async def _sit(self, web: ClientConnection) -> None:
        met, table = self.table.met, self.table
        since = time.perf_counter
        hello = {"t": "hello", "id": 0, "table": table.id, "token": self.token, "since": self.seen}
        await web.send(json.dumps(hello))
        came: float | None = since()
        thinking: asyncio.Task[None] | None = None
        try:
            while True:
                raw = await web.recv(decode=False)
                now, told = since(), TOLD.decode(raw)
                met.bytes += len(raw)
                if told.t == "done":
                    line, at = self.sent.pop(told.re)
                    self.acknowledged[told.v] = line
                    met.actions += 1
                    if met.counting:
                        (met.beside_stalled if table.stalled else met.acks).append(now - at)
                elif told.t == "refused":
                    met.refused[told.code] += 1
                    self.sent.pop(told.re, None)
                    if told.code in ("later", "limit"):
                        thinking = asyncio.create_task(self._ask_again(web))
                elif told.t == "state" and told.state is not None:
                    if came is not None and met.counting:
                        met.first.append(now - came)
                    came = None
                    met.backwards += told.v < self.seen
                    self.seen = told.v
                    at = table.sent.get(told.v, 0.0)
                    if at and met.counting and not told.state.options:
                        met.others.append(now - at)
                    if told.state.over is not None:
                        table.over = True
                    if table.over:
                        return
                    if thinking is not None:
                        thinking.cancel()
                    if told.state.options:
                        thinking = asyncio.create_task(self._think(web, told))
        finally:
            if thinking is not None:
                thinking.cancel()

    async def _think(self, web: ClientConnection, told: SeenMessage) -> None:
        assert told.state is not None
        think = self.table.habits.think
        if think:
            await asyncio.sleep(think * (0.5 + self.rng.random()))
        line = self.rng.choice(told.state.options).id
        self.count += 1
        now = time.perf_counter()
        self.sent[self.count] = line, now
        self.table.sent = {told.v + 1: now}
        do = {"t": "do", "id": self.count, "v": told.v, "line": line}
        with suppress(*GONE):
            await web.send(json.dumps(do))

    async def _ask_again(self, web: ClientConnection) -> None:
        await asyncio.sleep(AGAIN * (0.5 + self.rng.random()))
        self.count += 1
        with suppress(*GONE):
            await web.send(json.dumps({"t": "resync", "id": self.count, "since": self.seen}))


async def stall(table: WebTable) -> None:
    """Somebody who watches, and reads nothing for a while, then everything."""
    while not table.over:
        thin = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        thin.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
        thin.setblocking(False)
        try:
            await asyncio.get_running_loop().sock_connect(thin, ("127.0.0.1", table.port))
            async with table.connect(sock=thin) as web:
                await web.send(json.dumps({"t": "hello", "id": 0, "table": table.id}))
                while True:
                    web.transport.pause_reading()
                    await asyncio.sleep(table.habits.stall)
                    web.transport.resume_reading()
                    with suppress(TimeoutError):
                        async with asyncio.timeout(table.habits.stall):
                            while True:
                                await web.recv(decode=False)
        except GONE:
            table.met.given_up += 1
            await asyncio.sleep(AGAIN)
        finally:
            thin.close()
