"""Bots of the web table think in other processes; whatever becomes of those, there is an answer."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

import tintero
from processes import MARK, alive, new_mark, on_linux, wait_for_end
from tintero import Deck, Game
from tintero.server.workers import Workers

BAD = Path(__file__).resolve().parent / "bad_workers"
OPTIONS = 5


@pytest.fixture
def mark(monkeypatch: pytest.MonkeyPatch) -> str:
    """In the environment of every process that the test starts."""
    made = new_mark()
    monkeypatch.setenv(MARK, made)
    path = [str(BAD), *filter(None, [os.environ.get("PYTHONPATH")])]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(path))
    return made


def game() -> Game:
    made = Game.new([Deck.load("amber-steel"), Deck.load("ruby-amethyst")], seed=7)
    for _ in range(2):
        made.push("keep")
    return made


def asked(played: Game) -> tuple[bytes, int, int]:
    """What a bot is asked with."""
    assert played.decision is not None
    return played.save(), played.decision.player, len(played.options)


def run(test: Callable[[Workers], Coroutine[Any, Any, None]], workers: Workers) -> None:
    """Nothing may be left of the processes afterwards."""

    async def whole() -> None:
        try:
            await asyncio.wait_for(test(workers), 120)
        finally:
            await workers.close()

    asyncio.run(whole())


@on_linux
def test_a_game_between_bots_in_other_processes(mark: str) -> None:
    async def test(workers: Workers) -> None:
        await workers.start()
        assert len(alive(mark)) == 2
        process = workers._all[0].process
        assert process is not None
        environment = Path(f"/proc/{process.pid}/environ").read_bytes().split(b"\0")
        here = Path(tintero.__file__).resolve().parent.parent  # compiled, if that is
        assert any(one.startswith(f"PYTHONPATH={here}".encode()) for one in environment)
        played, bots = game(), ("greedy", "planner")
        while played.decision is not None and played.state.turn < 4:
            bot = bots[played.decision.player]
            place = await workers.choose(bot, *asked(played), 0.2)
            played.push(played.options[place])
        assert played.state.turn == 4 or played.outcome is not None
        assert workers.failures == []
        place = await workers.hint(*asked(played))
        assert 0 <= place < len(played.options)

    run(test, Workers(2))
    assert alive(mark) == []


@on_linux
@pytest.mark.pure_only
def test_a_worker_that_is_killed_costs_nothing(mark: str) -> None:
    async def test(workers: Workers) -> None:
        await workers.start()
        played = game()
        process = workers._all[0].process
        assert process is not None
        os.kill(process.pid, signal.SIGKILL)
        place = await workers.choose("greedy", *asked(played))
        assert 0 <= place < len(played.options)
        assert len(workers.failures) == 1 and len(alive(mark)) == 1

    run(test, Workers(1))
    assert wait_for_end(mark) == []


@on_linux
@pytest.mark.pure_only
@pytest.mark.parametrize("module", ["worker_dies", "worker_breaks", "worker_scribbles"])
def test_where_no_worker_answers_a_lot_is_drawn(mark: str, module: str) -> None:
    async def test(workers: Workers) -> None:
        assert 0 <= await workers.choose("random", b"", 0, OPTIONS) < OPTIONS
        # Asked twice, then another bot is; a place that is not there is no failure of the process.
        assert len(workers.failures) == (2 if module == "worker_scribbles" else 3)

    run(test, Workers(1, module=module))
    assert wait_for_end(mark) == []


@on_linux
@pytest.mark.pure_only
def test_a_worker_that_hangs_is_ended_and_the_loop_never_waits(mark: str) -> None:
    async def test(workers: Workers) -> None:
        await workers.start()
        longest, last, asking = 0.0, monotonic(), True

        async def beat() -> None:
            nonlocal longest, last
            while asking:
                await asyncio.sleep(0.01)
                longest, last = max(longest, monotonic() - last), monotonic()

        heart = asyncio.create_task(beat())
        place = await workers.choose("planner", b"", 0, OPTIONS)
        asking = False
        await heart
        assert 0 <= place < OPTIONS
        assert all(why.startswith("TimeoutError") for why in workers.failures)
        assert len(workers.failures) == 3
        assert longest < 1.0

    run(test, Workers(1, seconds=0.3, module="worker_hangs"))
    assert wait_for_end(mark) == []


@on_linux
@pytest.mark.pure_only
def test_an_unknown_bot_or_an_unreadable_game_still_gets_an_answer(
    mark: str, tmp_path: Path
) -> None:
    never = tmp_path / "never"  # commands are not started for anybody

    async def test(workers: Workers) -> None:
        played = game()
        count = len(played.options)
        for bot in ("nobody", f"exec:touch {never}", ""):
            assert 0 <= await workers.choose(bot, *asked(played)) < count
        assert workers.failures == []
        assert 0 <= await workers.choose("greedy", b"no game", 0, OPTIONS) < OPTIONS
        assert len(workers.failures) == 2 and "SaveError" in workers.failures[0]
        assert await workers.choose("greedy", b"", 0, 1) == 0  # nothing to think about

    run(test, Workers(1))
    assert alive(mark) == [] and not never.exists()


@on_linux
@pytest.mark.pure_only
def test_who_stops_waiting_harms_nobody(mark: str) -> None:
    async def test(workers: Workers) -> None:
        played = game()
        count = len(played.options)
        asking = asyncio.create_task(workers.choose("greedy", *asked(played)))
        await asyncio.sleep(0)
        asking.cancel()
        places = await asyncio.gather(
            *(workers.choose("greedy", *asked(played)) for _ in range(20))
        )
        assert all(0 <= place < count for place in places)
        assert workers.failures == []

    run(test, Workers(1))
    assert alive(mark) == []


@on_linux
@pytest.mark.pure_only
def test_closing_in_mid_thought_leaves_nothing(mark: str) -> None:
    async def test(workers: Workers) -> None:
        await workers.start()
        asking = [asyncio.create_task(workers.choose("greedy", b"", 0, OPTIONS)) for _ in range(4)]
        await asyncio.sleep(0.1)
        await workers.close()
        assert all(0 <= place < OPTIONS for place in await asyncio.gather(*asking))

    run(test, Workers(2, module="worker_hangs"))
    assert alive(mark) == []


@on_linux
@pytest.mark.pure_only
def test_workers_end_with_a_server_that_is_killed(mark: str) -> None:
    command = [sys.executable, str(BAD / "server_dies.py")]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as server:
        assert server.stdout is not None
        assert server.stdout.readline() == b"thinking\n"
        assert len(alive(mark)) == 3
        server.kill()
    assert wait_for_end(mark) == []
