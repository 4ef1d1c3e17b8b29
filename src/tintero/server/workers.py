"""`Workers`: bots think in processes of their own, so that no table ever waits for one.

A question carries the whole game, so it can be asked again: of another process where one died or
hangs, then of a simpler bot, and at last a lot is drawn. There is always an answer.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

import tintero
from tintero.bots import names
from tintero.server.worker import LENGTH, READY, BotQuestion, BotReply, packed

STARTING: Final = 60.0  # seconds until a process has read the cards
THINKING: Final = 15.0  # seconds for an answer
A_TURN: Final = 2.0  # seconds that a bot which thinks long may give one turn
LEAVING: Final = 2.0  # seconds between the end of the pipe and the end
FALLBACK: Final = "greedy"
MOST_WAITING: Final = 5_000  # questions
MODULE: Final = "tintero.server.worker"


class WorkerGone(Exception):
    """The process died, hangs, could not be started, or its bot failed."""


class BotWorker:
    """One process. It is started when it is first needed, and anew after it has died."""

    def __init__(self, module: str = MODULE) -> None:
        self.module = module
        self.process: asyncio.subprocess.Process | None = None
        self._killed: list[asyncio.subprocess.Process] = []

    async def start(self) -> None:
        if self.process is not None:
            return
        # The child runs the very package that asks it: compiled if that is compiled.
        folder = str(Path(tintero.__file__).resolve().parent.parent)
        paths = [folder, *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
        env = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, dict.fromkeys(paths)))}
        try:
            self.process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", self.module),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                env=env,
            )
            async with asyncio.timeout(STARTING):
                if (await self._heard()).number != READY:
                    raise WorkerGone("it speaks another language")
        except (OSError, TimeoutError, msgspec.DecodeError) as error:
            self.kill()
            raise WorkerGone(f"{type(error).__name__}: {error}") from error
        except BaseException:
            self.kill()
            raise

    async def ask(self, question: BotQuestion, seconds: float) -> BotReply:
        """Its answer, or WorkerGone; then the process has been ended."""
        try:
            await self.start()
            assert self.process is not None and self.process.stdin is not None
            self.process.stdin.write(packed(question))
            async with asyncio.timeout(seconds):
                await self.process.stdin.drain()
                reply = await self._heard()
            if reply.number != question.number:
                raise WorkerGone("it answered something else")
            return reply
        except (OSError, TimeoutError, msgspec.DecodeError) as error:
            self.kill()
            raise WorkerGone(f"{type(error).__name__}: {error}") from error
        except BaseException:
            self.kill()
            raise

    async def _heard(self) -> BotReply:
        assert self.process is not None and self.process.stdout is not None
        try:
            head = await self.process.stdout.readexactly(LENGTH)
            data = await self.process.stdout.readexactly(int.from_bytes(head, "big"))
        except asyncio.IncompleteReadError as error:
            raise WorkerGone("it has ended") from error
        return msgspec.msgpack.decode(data, type=BotReply)

    def kill(self) -> None:
        """At once."""
        process, self.process = self.process, None
        if process is not None:
            with suppress(ProcessLookupError):  # it has ended by itself
                process.kill()
            self._killed = [*(p for p in self._killed if p.returncode is None), process]

    async def close(self) -> None:
        """Let it end, and wait for those that were killed."""
        process = self.process
        if process is not None:
            assert process.stdin is not None
            process.stdin.close()
            with suppress(TimeoutError):
                async with asyncio.timeout(LEAVING):
                    await process.wait()
            self.kill()
        for killed in self._killed:
            await killed.wait()


class Workers:
    """So many processes; a question waits for the first that is free."""

    def __init__(
        self, count: int | None = None, seconds: float = THINKING, module: str = MODULE
    ) -> None:
        self.seconds = seconds
        self.failures: list[str] = []  # why answers came late or were drawn, the newest last
        self._all = [BotWorker(module) for _ in range(count or max(1, (os.cpu_count() or 2) - 1))]
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
        self, bot: str, game: bytes, seat: int, count: int, turn_seconds: float = A_TURN
    ) -> int:
        """The place of the option that a bot takes, of `count` that there are.

        Who stops waiting leaves the process its work.
        """
        if count <= 1 or self._closed or self._waiting >= MOST_WAITING:
            return secrets.randbelow(max(1, count))
        task = asyncio.create_task(self._choose(bot, game, seat, count, turn_seconds))
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return await asyncio.shield(task)

    async def hint(self, game: bytes, seat: int, count: int) -> int:
        """What a bot would do that knows no more than the seat."""
        return await self.choose(FALLBACK, game, seat, count)

    async def _choose(
        self, bot: str, game: bytes, seat: int, count: int, turn_seconds: float
    ) -> int:
        self._waiting += 1
        try:
            tries = [bot, bot] if bot in names() else []
            for name in [*tries, *([FALLBACK] if bot != FALLBACK or not tries else [])]:
                self._asked += 1
                seed = secrets.randbits(64)
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
            reply = await worker.ask(question, self.seconds)
        except WorkerGone as error:
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
