"""What is counted and played for deck builders, in a process of its own: `DeckBench` asks it.

`python -m tintero.server.deck_worker` is that process: four bytes of length and a `DeckTask` in
MessagePack come in, a `DeckResult` goes out. It has less of the processor than anything else, and
games come in short batches, so that whoever leaves costs no more than one of them.
"""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import sys
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from time import monotonic
from typing import Final

import msgspec

import tintero
from tintero.cards.deck import Deck
from tintero.cards.odds import Odds, Policy
from tintero.cards.pool import default_pool
from tintero.sim.matchups import jobs_of
from tintero.sim.told_games import tell

LENGTH: Final = 4  # bytes
SECONDS: Final = 30.0  # for an answer
STARTING: Final = 60.0  # until the process has read the cards
WAITING: Final = 40  # questions; beyond them: later
LATER: Final = 15  # how much less than others it may have of the processor
BATCH_SECONDS: Final = 0.4  # then a batch of games is told, and others have their turn
MODULE: Final = "tintero.server.deck_worker"

Rows = tuple[tuple[float, float], ...]  # by turn: who begins, who does not


class OddsTask(msgspec.Struct, array_like=True, frozen=True):
    """Chances of a deck; `wanted` are cards, of which `copies` are to be seen."""

    cards: tuple[str, ...]
    wanted: tuple[str, ...] = ()
    copies: int = 1
    turns: int = 8
    policy: str = "cheap"
    cost: int = 4
    few: int = 2


class GamesTask(msgspec.Struct, array_like=True, frozen=True):
    """Games of a matchup, from number `first` on; each seed is played twice with seats changed."""

    one: tuple[str, ...]
    other: tuple[str, ...]
    bot: str
    seed: int
    first: int
    count: int


class OddsCounted(msgspec.Struct, array_like=True):
    opening: tuple[float, ...]
    altered: tuple[float, ...]
    put_back: float
    ink: Rows
    play: Rows
    card: Rows


class GameCounted(msgspec.Struct, array_like=True):
    """A game: where the first deck sat, who won (-1: nobody), who began, its length, and the lore
    of each deck after each of its turns."""

    seat: int
    winner: int
    starting: int
    turns: int
    lore: tuple[tuple[int, ...], ...]
    failed: bool = False


class DeckTask(msgspec.Struct, array_like=True):
    odds: OddsTask | None = None
    games: GamesTask | None = None


class DeckResult(msgspec.Struct, array_like=True):
    odds: OddsCounted | None = None
    games: tuple[GameCounted, ...] = ()
    failed: str = ""


# --- in the process -------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def counted(task: OddsTask) -> OddsCounted:
    """The same as `tintero deck odds`, by the same code."""
    odds = Odds.of(
        Deck("", task.cards), Policy(task.policy, task.cost, task.few), sorted(task.wanted)
    )
    turns = range(1, task.turns + 1)
    return OddsCounted(
        tuple(map(float, odds.opening(False))),
        tuple(map(float, odds.opening(True))),
        float(odds.put_back()),
        tuple((float(odds.ink(n, True)), float(odds.ink(n, False))) for n in turns),
        tuple((float(odds.play(n, True)), float(odds.play(n, False))) for n in turns),
        tuple(
            (float(odds.card(n, True, task.copies)), float(odds.card(n, False, task.copies)))
            for n in turns
        )
        if task.wanted
        else (),
    )


def played(task: GamesTask) -> tuple[GameCounted, ...]:
    """As many of these games as there is time for, at least one."""
    until = monotonic() + BATCH_SECONDS
    one, other = Deck("", task.one), Deck("", task.other)
    found: list[GameCounted] = []
    for job in jobs_of(one, other, task.seed, task.first, task.count, task.bot, "2.3"):
        told, seat = tell(job), job.number % 2
        if told.failure:
            found.append(GameCounted(seat, -1, 0, 0, ((), ()), True))
        else:
            winner = -1 if told.winner is None else told.winner
            lore = (told.lore[seat], told.lore[1 - seat])
            found.append(GameCounted(seat, winner, told.starting, told.turns, lore))
        if monotonic() > until:
            break
    return tuple(found)


def result_of(task: DeckTask) -> DeckResult:
    """Whatever goes wrong is an answer too."""
    try:
        if task.odds is not None:
            return DeckResult(odds=counted(task.odds))
        return DeckResult(games=played(task.games) if task.games is not None else ())
    except Exception as error:
        return DeckResult(failed=f"{type(error).__name__}: {error}")


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # that is for the server, which closes the pipe
    if hasattr(os, "nice"):
        os.nice(LATER)
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    default_pool()
    gc.freeze()
    out.write(packed(DeckResult()))
    while True:
        length = int.from_bytes(sys.stdin.buffer.read(LENGTH), "big")
        data = sys.stdin.buffer.read(length) if length else b""
        if not data:
            return  # nobody asks any more
        out.write(packed(result_of(msgspec.msgpack.decode(data, type=DeckTask))))


def packed(message: DeckTask | DeckResult) -> bytes:
    made = msgspec.msgpack.encode(message)
    return len(made).to_bytes(LENGTH, "big") + made


# --- in the server --------------------------------------------------------------------------------


class BenchBusy(Exception):
    """It takes too long, or too many wait."""


class DeckBench:
    """The process, started when it is first needed and anew after it has ended. Whoever asks waits
    for their turn, one batch at a time."""

    def __init__(self, seconds: float = SECONDS, module: str = MODULE) -> None:
        self.seconds = seconds
        self.asked = 0
        self._module = module
        self._process: asyncio.subprocess.Process | None = None
        self._lock = asyncio.Lock()
        self._waiting = 0
        self._turns: set[asyncio.Task[DeckResult]] = set()

    async def ask(self, task: DeckTask) -> DeckResult:
        """Its answer; BenchBusy if there is none in time. Who stops waiting leaves the process its
        batch: the others' turn comes after it."""
        if self._waiting >= WAITING:
            raise BenchBusy
        turn = asyncio.create_task(self._turn(task))
        self._turns.add(turn)
        turn.add_done_callback(self._turns.discard)
        result = await asyncio.shield(turn)
        if result.failed:
            raise BenchBusy(result.failed)
        return result

    async def _turn(self, task: DeckTask) -> DeckResult:
        self._waiting += 1
        try:
            async with self._lock:
                self.asked += 1
                return await self._ask(task)
        finally:
            self._waiting -= 1

    async def _ask(self, task: DeckTask) -> DeckResult:
        try:
            process = self._process or await self._start()
            assert process.stdin is not None
            async with asyncio.timeout(self.seconds):
                process.stdin.write(packed(task))
                await process.stdin.drain()
                return await self._heard(process)
        except (OSError, TimeoutError, asyncio.IncompleteReadError, msgspec.DecodeError) as error:
            await self._end()
            raise BenchBusy from error
        except BaseException:
            await self._end()
            raise

    async def _start(self) -> asyncio.subprocess.Process:
        # The child runs the very package that asks it: compiled if that is compiled.
        folder = str(Path(tintero.__file__).resolve().parent.parent)
        paths = [folder, *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
        env = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, dict.fromkeys(paths)))}
        self._process = process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", self._module),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env=env,
        )
        async with asyncio.timeout(STARTING):
            await self._heard(process)
        return process

    async def _heard(self, process: asyncio.subprocess.Process) -> DeckResult:
        assert process.stdout is not None
        head = await process.stdout.readexactly(LENGTH)
        data = await process.stdout.readexactly(int.from_bytes(head, "big"))
        return msgspec.msgpack.decode(data, type=DeckResult)

    async def close(self) -> None:
        """End it; who still waits is told so."""
        for turn in list(self._turns):
            turn.cancel()
        await asyncio.gather(*self._turns, return_exceptions=True)
        await self._end()

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


if __name__ == "__main__":
    main()
