"""`tintero serve` killed with -9 in mid-play, again and again: nothing acknowledged is lost.

TINTERO_KILLS says how often; the suite does it ten times.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import sys
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

import tintero
from tintero.server.api_shapes import TablePlan
from tintero.server.recover import past_games, played
from tintero.server.store import open_store

KILLS = int(os.environ.get("TINTERO_KILLS", "10"))
TABLES = 4
GONE = (ConnectionClosed, OSError, TimeoutError, EOFError, httpx.HTTPError)


class Process:
    """A server of its own, on the same database each time."""

    def __init__(self, db: Path) -> None:
        self.db = db
        self.process: asyncio.subprocess.Process | None = None
        self.port = 0

    async def start(self) -> None:
        folder = str(Path(tintero.__file__).resolve().parent.parent)
        words = ["serve", "--port", str(self.port), "--workers", "1", "--db", str(self.db)]
        self.process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tintero", *words),
            stdout=asyncio.subprocess.PIPE,
            env=os.environ | {"PYTHONPATH": folder, "LANG": "C"},
        )
        assert self.process.stdout is not None
        said = (await asyncio.wait_for(self.process.stdout.readline(), 120)).decode()
        assert "http://" in said, said
        self.port = int(said.partition("127.0.0.1:")[2].partition("/")[0])

    async def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        await self.process.wait()

    async def end(self) -> int:
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return await asyncio.wait_for(self.process.wait(), 60)


class Seat:
    """Somebody who plays until told to stop, whatever happens to the server."""

    def __init__(self, server: Process, table: str, token: str, rng: random.Random) -> None:
        self.server, self.table, self.token, self.rng = server, table, token, rng
        self.acknowledged: dict[int, str] = {}  # by the version that came of it
        self.seen = -1
        self.over = False

    async def play(self) -> None:
        count = 0
        sent: dict[int, str] = {}
        try:
            async with connect(f"ws://127.0.0.1:{self.server.port}/ws") as socket:
                hello = {"t": "hello", "id": 0, "table": self.table, "token": self.token}
                await socket.send(json.dumps(hello))
                while not self.over:
                    told = json.loads(await asyncio.wait_for(socket.recv(), 60))
                    if told["t"] == "done":
                        self.acknowledged[told["v"]] = sent[told["re"]]
                    if told.get("code") == "limit":  # nobody thinks as fast as a lot is drawn
                        await asyncio.sleep(0.5)
                        await socket.send('{"t": "resync", "id": 0}')
                    if told["t"] != "state":
                        continue
                    state, v = told["state"], told.get("v", 0)
                    assert v >= self.seen, "what was told is gone"
                    self.seen = v
                    self.over = "over" in state
                    if state.get("options"):
                        count += 1
                        line = sent[count] = self.rng.choice(state["options"])["id"]
                        said = {"t": "do", "id": count, "v": v, "line": line}
                        await socket.send(json.dumps(said))
        except GONE:
            return


async def new_table(server: Process, rng: random.Random) -> list[Seat]:
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "open"}]
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}") as http:
        made = (await http.post("/api/tables", json={"seats": seats})).json()
        other = (await http.post(f"/api/tables/{made['table']}/sit", json={})).json()
    return [Seat(server, made["table"], one["token"], rng) for one in (made, other)]


@pytest.mark.pure_only
@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no kill -9 here")
def test_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    server, rng = Process(tmp_path / "tables.db"), random.Random(7)
    everybody: list[Seat] = []

    async def test() -> None:
        playing: list[Seat] = []
        for _ in range(KILLS):
            await server.start()
            playing = [seat for seat in playing if not seat.over]
            while len(playing) < 2 * TABLES:
                made = await new_table(server, rng)
                playing += made
                everybody.extend(made)
            tasks = [asyncio.create_task(seat.play()) for seat in playing]
            before = sum(len(seat.acknowledged) for seat in everybody)
            while sum(len(seat.acknowledged) for seat in everybody) < before + 10:
                await asyncio.sleep(0.02)
            await asyncio.sleep(rng.random() * 0.5)
            await server.kill()
            await asyncio.gather(*tasks)
        await server.start()
        assert await server.end() == 0  # and once in order
        await check()

    async def check() -> None:
        store = await open_store(str(server.db))
        for table in {seat.table for seat in everybody}:
            rows = await store.load(table)
            (past,) = past_games(rows.log)
            match = played(TablePlan.of_plain(rows.table.plan), past)
            actions = [row.what for row in past.rows if row.kind == "action"]
            assert match.version == len(actions)
            for seat in everybody:
                if seat.table == table:
                    assert seat.seen <= match.version
                    for v, line in seat.acknowledged.items():
                        assert actions[v - 1] == line, (table, v)
        await store.close()

    asyncio.run(asyncio.wait_for(test(), 60 + 30 * KILLS))
    assert sum(len(seat.acknowledged) for seat in everybody) >= 10 * KILLS
