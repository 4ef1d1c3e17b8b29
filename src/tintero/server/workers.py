"""`Workers`: bots think in processes of their own, so that no table ever waits for one.

A question carries the whole game, so it can be asked again: of another process where one died or
hangs, then of a simpler bot, and at last a lot is drawn. There is always an answer.
"""

from __future__ import annotations

import asyncio
import os
import secrets
from typing import Final

from tintero.bots import names
from tintero.server.side_process import NoAnswer, SideProcess
from tintero.server.worker import BotQuestion, BotReply
from tintero.table.thinker import ADVISER, ADVISER_SEED

THINKING: Final = 15.0  # seconds for an answer
A_TURN: Final = 2.0  # seconds that a bot which thinks long may give one turn
FALLBACK: Final = "greedy"
MOST_WAITING: Final = 5_000  # questions
MODULE: Final = "tintero.server.worker"


class BotWorker(SideProcess[BotQuestion, BotReply]):
    """One process; who asks has waited until it is free."""

    answers = BotReply
    most = 1

    def __init__(self, module: str, seconds: float) -> None:
        super().__init__()
        self.module = module
        self.seconds = seconds


class Workers:
    """So many processes; a question waits for the first that is free."""

    def __init__(
        self, count: int | None = None, seconds: float = THINKING, module: str = MODULE
    ) -> None:
        self.failures: list[str] = []  # why answers came late or were drawn, the newest last
        count = count or max(1, (os.cpu_count() or 2) - 1)
        self._all = [BotWorker(module, seconds) for _ in range(count)]
        self._free: asyncio.Queue[BotWorker] = asyncio.Queue()
        self._asked = 0
        self._waiting = 0
        self._running: set[asyncio.Task[int]] = set()
        self._closed = False
        for worker in self._all:
            self._free.put_nowait(worker)

    async def start(self) -> None:
        """Start all, so that the first question need not wait; a failure shows when one comes."""
        started = await asyncio.gather(
            *(worker.start() for worker in self._all), return_exceptions=True
        )
        self.failures += [str(error) for error in started if error is not None]

    async def close(self) -> None:
        """End the processes; who still waits for an answer gets a lot that was drawn."""
        self._closed = True
        await asyncio.gather(*(worker.close() for worker in self._all))
        await asyncio.gather(*self._running, return_exceptions=True)

    async def choose(
        self,
        bot: str,
        game: bytes,
        seat: int,
        count: int,
        turn_seconds: float = A_TURN,
        bot_seed: int | None = None,
    ) -> int:
        """The place of the option that a bot takes, of `count` that there are; without `bot_seed`
        it thinks by another lot each time.

        Who stops waiting leaves the process its work.
        """
        if count <= 1 or self._closed or self._waiting >= MOST_WAITING:
            return secrets.randbelow(max(1, count))
        task = asyncio.create_task(self._choose(bot, game, seat, count, turn_seconds, bot_seed))
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return await asyncio.shield(task)

    async def hint(self, game: bytes, seat: int, count: int) -> int:
        """What a bot would do that knows no more than the seat."""
        return await self.choose(ADVISER, game, seat, count, bot_seed=ADVISER_SEED)

    async def _choose(
        self,
        bot: str,
        game: bytes,
        seat: int,
        count: int,
        turn_seconds: float,
        bot_seed: int | None,
    ) -> int:
        self._waiting += 1
        try:
            tries = [bot, bot] if bot in names() else []
            for name in [*tries, *([FALLBACK] if bot != FALLBACK or not tries else [])]:
                self._asked += 1
                seed = secrets.randbits(64) if bot_seed is None else bot_seed
                question = BotQuestion(self._asked, name, seat, seed, turn_seconds, game)
                place = await self._answer(question)
                if place is not None and 0 <= place < count:
                    return place
            return secrets.randbelow(count)
        finally:
            self._waiting -= 1

    async def _answer(self, question: BotQuestion) -> int | None:
        worker = await self._free.get()
        try:
            if self._closed:
                return None
            reply = await worker.ask(question)
            if reply.number != question.number:
                await worker.end()
                raise NoAnswer("it answered something else")
        except NoAnswer as error:
            self._failed(str(error))
            return None
        finally:
            self._free.put_nowait(worker)
        if reply.failed:
            self._failed(reply.failed)
            return None
        return reply.place

    def _failed(self, why: str) -> None:
        self.failures = [*self.failures[-99:], why]
