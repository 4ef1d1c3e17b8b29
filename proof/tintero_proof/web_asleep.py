"""Many tables that nobody is at: how long a server with them takes to begin, and how soon one that
somebody comes back to answers."""

from __future__ import annotations

import asyncio
import json
import time
from dataclasses import asdict, dataclass
from random import Random
from statistics import median
from typing import Final

import httpx
from websockets.asyncio.client import connect

from tintero.cards.deck import Deck
from tintero.game import Game
from tintero.notation import write_for
from tintero.server.api_shapes import PlannedSeat, TablePlan
from tintero.server.recover import GameStart, dealt, match_of
from tintero.server.rows import LogKind, LogRow, SeatRow, TableRow, TableState
from tintero.server.store import Store, open_store
from tintero.server.tokens import new_id, token_hash
from tintero_proof.web_people import TOLD
from tintero_proof.web_process import WebProcess, machine_load

DECKS: Final = ("amber-steel", "ruby-amethyst")
GAMES: Final = 40  # that differ; the tables share them
MOST_ACTIONS: Final = 80  # of a game in its middle
TOKEN: Final = "the key of every seat"
CALLED: Final = 300  # tables that somebody comes back to


@dataclass
class Asleep:
    """Times in milliseconds."""

    tables: int
    actions_a_table: float
    start_s: float
    start_s_empty: float
    memory_mb: float
    memory_mb_empty: float
    kb_a_table_woken: float
    first: float  # the first table of all
    p50: float
    p99: float
    worst: float
    awake: int  # tables in memory then
    cpu_ms: float  # of the server, for one of them
    load: str


def plan() -> TablePlan:
    cards = [Deck.load(name).cards for name in DECKS]
    seats = zip(("Ana", "Bea"), DECKS, cards, strict=True)
    return TablePlan(tuple(PlannedSeat(name, "", deck, own) for name, deck, own in seats))


def rows_of(game_plan: TablePlan, rng: Random) -> list[LogRow]:
    """A game that somebody left in its middle."""
    deal = dealt(game_plan)
    assert deal is not None
    start = GameStart(1, deal=deal.text())
    match = match_of(game_plan, start)
    game: Game = match.game
    made = [(-1, LogKind.GAME, start.text())]
    for _ in range(rng.randrange(MOST_ACTIONS // 2, MOST_ACTIONS)):
        asked = match.asked
        if asked is None:
            return rows_of(game_plan, rng)
        option = rng.choice(game.options)
        made.append((asked, LogKind.ACTION, write_for(game.state, asked, option)))
        game.push(option, asked)
    if match.asked is None:
        return rows_of(game_plan, rng)
    return [LogRow(n, 1_000 * n, *row) for n, row in enumerate(made)]


async def fill(store: Store, count: int, seed: int) -> tuple[list[str], float]:
    """So many tables, and how many actions each has."""
    rng, game_plan = Random(seed), plan()
    games = [rows_of(game_plan, rng) for _ in range(min(GAMES, count))]
    seats = [SeatRow(n, token_hash(f"{TOKEN} {n}"), name) for n, name in enumerate(("Ana", "Bea"))]
    ids = [new_id("t") for _ in range(count)]
    plain = game_plan.plain()
    for at in range(0, count, 500):
        await asyncio.gather(
            *(
                store.create(
                    TableRow(one, 0, plain, TableState.PLAYING), seats, games[n % len(games)]
                )
                for n, one in enumerate(ids[at : at + 500])
            )
        )
    return ids, sum(len(rows) - 1 for rows in games) / len(games)


async def answered(port: int, table: str) -> float:
    """Seconds from hello to the state of the table."""
    async with connect(f"ws://127.0.0.1:{port}/ws", ping_interval=None) as web:
        hello = {"t": "hello", "id": 0, "table": table, "token": f"{TOKEN} 0"}
        began = time.perf_counter()
        await web.send(json.dumps(hello))
        while TOLD.decode(await web.recv(decode=False)).t != "state":
            pass
        return time.perf_counter() - began


async def asleep(server: WebProcess, count: int, seed: int, called: int = CALLED) -> Asleep:
    empty = await server.start()
    memory_empty = server.memory()
    await server.end()
    store = await open_store(server.db)
    ids, actions = await fill(store, count, seed)
    await store.close()
    started = await server.start()
    memory, cpu = server.memory(), sum(server.cpu())
    rng = Random(seed)
    found = [await answered(server.port, one) for one in rng.sample(ids, min(called, count))]
    cpu = (sum(server.cpu()) - cpu) / len(found)
    async with httpx.AsyncClient() as http:
        health = (await http.get(f"http://127.0.0.1:{server.port}/healthz")).json()
    woken = (server.memory() - memory) / len(found)
    await server.end()
    if "Traceback" in server.said:
        raise RuntimeError(server.said)
    rank = sorted(round(1000 * one, 2) for one in found)
    return Asleep(
        tables=count,
        actions_a_table=actions,
        start_s=round(started, 2),
        start_s_empty=round(empty, 2),
        memory_mb=round(memory / 1e6, 1),
        memory_mb_empty=round(memory_empty / 1e6, 1),
        kb_a_table_woken=round(woken / 1000, 1),
        first=round(1000 * found[0], 2),
        p50=median(rank),
        p99=rank[int(0.99 * len(rank))],
        worst=rank[-1],
        awake=health["tables"],
        cpu_ms=round(1000 * cpu, 2),
        load=machine_load(),
    )


def lines_of_asleep(found: Asleep) -> list[str]:
    return [f"{name:24} {value}" for name, value in asdict(found).items()]
