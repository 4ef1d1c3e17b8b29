"""The load of the web table: so many tables of two people against a real `tintero serve`.

    python -m tintero_proof.web_load --tables 1000 --think 5 --seconds 120
    python -m tintero_proof.web_load --tables 400 --think 0 --seconds 60     # as much as it can
    python -m tintero_proof.web_load --asleep 10000                          # tables that sleep
    python -m tintero_proof.web_load --tables 200 --think 1 --seconds 3600   # a soak

Everybody is asked for an answer, thinks a while and takes any option; at one table in ten somebody
watches and reads nothing. Latencies are those that the client sees, so its own share is in them:
the server's CPU time for an action is told beside them, by the kernel's books, and how much else
the machine had to do. At the end every acknowledged action is looked up in the database.

The server runs as anybody starts it, without `--public`: by address nothing is limited then, and by
seat all that is (100 messages in 20 seconds), which is more than five answers a second.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx

from tintero import _build
from tintero_proof.web_asleep import asleep, lines_of_asleep
from tintero_proof.web_people import Habits, Met, WebTable
from tintero_proof.web_process import WebProcess, machine_load, pace

SLOWEST: Final = 5.0  # answers a second that a seat may give, by the server's limits
AT_ONCE: Final = 20  # tables being made


@dataclass
class Figures:
    """What came of it; times in milliseconds."""

    compiled: bool
    tables: int
    think: float
    seconds: float
    actions: int
    actions_a_second: float
    cpu_ms_an_action: float
    of_it_kernel: float  # sockets and files
    cores: float  # of the server
    cores_client: float
    ack: dict[str, float]
    other: dict[str, float]
    beside_stalled: dict[str, float]
    first: dict[str, float]
    bytes_an_action: float
    made_a_second: float
    memory_mb: list[float]  # before, with all tables, at the end
    kb_a_table: float
    refused: dict[str, int]
    games: int
    lost_connections: int
    watchers_given_up: int
    backwards: int
    missing: int  # acknowledged actions that are not in the database
    load: str
    decision_us: float  # of random play beside it, see `pace`; 0: not measured
    errors: str
    pauses: dict[str, Any]


def percentiles(found: Sequence[float]) -> dict[str, float]:
    """
    >>> percentiles([0.001, 0.002, 0.003])
    {'p50': 2.0, 'p90': 3.0, 'p99': 3.0, 'worst': 3.0, 'count': 3}
    """
    if not found:
        return {}
    rank = sorted(found)
    places = {"p50": 0.5, "p90": 0.9, "p99": 0.99, "worst": 1.0}
    made = {
        name: round(1000 * rank[min(len(rank) - 1, int(place * len(rank)))], 2)
        for name, place in places.items()
    }
    return made | {"count": len(rank)}


class Load:
    """All tables; one that is over is followed by another."""

    def __init__(self, server: WebProcess, habits: Habits, seed: int) -> None:
        self.server, self.habits = server, habits
        self.met = Met(counting=False)
        self.rng = Random(seed)
        self.tasks: list[asyncio.Task[None]] = []
        self.playing = 0
        self._making = asyncio.Semaphore(AT_ONCE)
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", timeout=90)

    async def begin(self, tables: int) -> None:
        """Returns when so many are being played at."""
        self.tasks = [asyncio.create_task(self._table()) for _ in range(tables)]
        while self.playing < tables:
            await asyncio.sleep(0.05)
            for task in self.tasks:
                if task.done():
                    task.result()

    async def _table(self) -> None:
        first = True
        while True:
            table = WebTable(self.server.port, self.habits, self.met, Random(self.rng.random()))
            try:
                async with self._making:
                    await table.make(self.http)
            except httpx.HTTPError as error:
                self.met.refused[f"{type(error).__name__}"] += 1
                await asyncio.sleep(1)
                continue
            self.playing += first
            first = False
            await table.play()

    async def end(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.http.aclose()


async def missing(db: str, met: Met) -> int:
    """How many acknowledged actions the database does not have."""
    from tintero.server.rows import LogKind
    from tintero.server.store import open_store

    store = await open_store(db)
    count = 0
    try:
        for table, acknowledged in met.acknowledged.items():
            rows = (await store.load(table)).log
            actions = [row.what for row in rows if row.kind == LogKind.ACTION]
            for v, line in acknowledged.items():
                count += v > len(actions) or actions[v - 1] != line
    finally:
        await store.close()
    return count


async def measured(
    server: WebProcess, habits: Habits, tables: int, seconds: float, seed: int = 1,
    every: float = 0.0, meanwhile: Callable[[Met], Awaitable[None]] | None = None,
    paced: bool = False,
) -> Figures:  # fmt: skip
    """The server has been started, and ends here."""
    began_with = server.memory()
    load = Load(server, habits, seed)
    at = time.monotonic()
    await load.begin(tables)
    made = tables / (time.monotonic() - at)
    await asyncio.sleep(min(5.0, 1 + habits.think))  # until everybody is there
    with_all = server.memory()
    before = load.met.actions, load.met.bytes, server.cpu(), time.process_time()
    at = time.monotonic()
    load.met.counting = True
    pacing = asyncio.create_task(pace()) if paced else None
    if meanwhile is not None:
        await meanwhile(load.met)
    until = at + seconds
    while (left := until - time.monotonic()) > 0:
        await asyncio.sleep(min(left, every or left))
        if every and left > 0.1:
            now = time.monotonic() - at
            print(
                f"{now:.0f} s: {load.met.actions} actions, {server.memory() / 1e6:.1f} MB, "
                f"{server.files()} files, {server.tasks()} tasks"
            )
            sys.stdout.flush()
    load.met.counting = False
    passed = time.monotonic() - at
    actions, sent = load.met.actions - before[0], load.met.bytes - before[1]
    own, kernel = (now - then for now, then in zip(server.cpu(), before[2], strict=True))
    cpu, client = own + kernel, time.process_time() - before[3]
    at_end, said = server.memory(), machine_load()
    decision_us = 0.0 if pacing is None else round(await pacing, 2)
    await load.end()
    with suppress(TimeoutError):
        await server.end()
    met, pauses = load.met, {}
    if server.watched is not None and server.watched.is_file():
        pauses = json.loads(server.watched.read_text())
    return Figures(
        compiled=_build.compiled(),
        tables=tables,
        think=habits.think,
        seconds=round(passed, 1),
        actions=actions,
        actions_a_second=round(actions / passed, 1),
        cpu_ms_an_action=round(1000 * cpu / max(1, actions), 3),
        of_it_kernel=round(1000 * kernel / max(1, actions), 3),
        cores=round(cpu / passed, 3),
        cores_client=round(client / passed, 3),
        ack=percentiles(met.acks),
        other=percentiles(met.others),
        beside_stalled=percentiles(met.beside_stalled),
        first=percentiles(met.first),
        bytes_an_action=round(sent / max(1, actions)),
        made_a_second=round(made, 1),
        memory_mb=[round(one / 1e6, 1) for one in (began_with, with_all, at_end)],
        kb_a_table=round((at_end - began_with) / tables / 1000, 1),
        refused=dict(met.refused),
        games=met.games,
        lost_connections=met.lost,
        watchers_given_up=met.given_up,
        backwards=met.backwards,
        missing=await missing(server.db, met),
        load=said,
        decision_us=decision_us,
        errors=server.said,
        pauses=pauses,
    )


def lines(found: Figures) -> list[str]:
    """A table to read."""
    made = [f"{name:24} {value}" for name, value in asdict(found).items() if value not in ("", {})]
    most = 1000 / max(0.001, found.cpu_ms_an_action)
    return [*made, f"{'at most, by CPU time':24} {most:.0f} /s"]


def parsed(words: Sequence[str] | None = None) -> argparse.Namespace:
    made = argparse.ArgumentParser(prog="tintero_proof.web_load")
    made.add_argument("--tables", type=int, default=100)
    made.add_argument("--think", type=float, default=5.0, help="seconds, half as many to half more")
    made.add_argument("--seconds", type=float, default=30.0)
    made.add_argument(
        "--stalled", type=float, default=0.1, help="of the tables have such a watcher"
    )
    made.add_argument("--stall", type=float, default=10.0, help="seconds that they read nothing")
    made.add_argument(
        "--leaves", type=float, default=0.2, help="times a minute somebody is cut off"
    )
    made.add_argument("--bots", action="store_true", help="one person against a bot")
    made.add_argument("--plain", action="store_true", help="without compression")
    made.add_argument("--db", default="", help="sqlite file or postgresql:// (a new file)")
    made.add_argument("--seed", type=int, default=1)
    made.add_argument(
        "--every", type=float, default=0.0, help="tell memory, files and tasks so often"
    )
    made.add_argument("--sleeps", type=float, default=0, help="seconds, not minutes")
    made.add_argument("--asleep", type=int, default=0, help="tables that sleep, and come back")
    made.add_argument("--profile", default="", help="where cProfile's figures go")
    made.add_argument("--json", default="", help="where the figures go")
    return made.parse_args(words)


async def run(given: argparse.Namespace, folder: Path) -> None:
    watched = folder / "watched.json"
    db = given.db or str(folder / "tables.db")
    profile = Path(given.profile) if given.profile else None
    server = WebProcess(db, watched, profile, given.sleeps)
    if given.asleep:
        said: Any = await asleep(server, given.asleep, given.seed)
        print("\n".join(lines_of_asleep(said)))
    else:
        await server.start()
        think = max(given.think, 1 / SLOWEST)
        habits = Habits(
            think, given.stalled, given.stall, given.leaves, not given.plain, given.bots
        )
        said = await measured(
            server, habits, given.tables, given.seconds, given.seed, given.every, paced=True
        )
        print("\n".join(lines(said)))
    if given.json:
        Path(given.json).write_text(json.dumps(asdict(said), indent=1))


def main(words: Sequence[str] | None = None) -> None:
    given = parsed(words)
    try:
        import uvloop

        loop: Any = uvloop.new_event_loop
    except ImportError:
        loop = None
    with tempfile.TemporaryDirectory() as folder, asyncio.Runner(loop_factory=loop) as runner:
        runner.run(run(given, Path(folder)))


if __name__ == "__main__":
    main()
