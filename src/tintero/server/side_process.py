"""Processes beside the server that answer one question after the other, over a pipe.

Four bytes of length and a question in MessagePack go in, the same with its answer comes out. A
process is started when it is first needed; one that takes too long is ended and started anew. When
the server goes away, however that comes, the pipe ends and so does the process, in mid-thought too:
one thread listens, another thinks.
"""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Final, Generic, TypeVar

import msgspec

import tintero
from tintero.cards.pool import default_pool
from tintero.limits import SAVE_BYTES

LENGTH: Final = 4  # bytes
LONGEST: Final = 2 * SAVE_BYTES  # of a question
STARTING: Final = 60.0  # seconds until the process has read the cards

Message = TypeVar("Message", bound=msgspec.Struct)
Question = TypeVar("Question", bound=msgspec.Struct)
Answer = TypeVar("Answer", bound=msgspec.Struct)


def packed(message: msgspec.Struct) -> bytes:
    made = msgspec.msgpack.encode(message)
    return len(made).to_bytes(LENGTH, "big") + made


# --- in the process -------------------------------------------------------------------------------


def answer_all(
    kind: type[Question], answer: Callable[[Question], Answer], ready: Answer, later: int
) -> None:
    """Answer until nobody asks any more; `later`: how much less than others it may have of the
    processor. `answer` makes an answer of whatever goes wrong, too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # that is for the server, which closes the pipe
    if hasattr(os, "nice"):
        os.nice(later)
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what is printed is no answer
    asked: SimpleQueue[Question] = SimpleQueue()
    Thread(target=listen, args=(kind, asked), daemon=True).start()
    default_pool()
    gc.freeze()
    out.write(packed(ready))
    while True:
        out.write(packed(answer(asked.get())))


def listen(kind: type[Question], asked: SimpleQueue[Question]) -> None:
    while True:
        length = int.from_bytes(sys.stdin.buffer.read(LENGTH), "big")
        data = sys.stdin.buffer.read(length) if 0 < length < LONGEST else b""
        if not data or len(data) < length:
            os._exit(0)  # nobody asks any more
        asked.put(msgspec.msgpack.decode(data, type=kind))


# --- in the server --------------------------------------------------------------------------------


async def started(module: str, stdin: int | None = None) -> Process:
    """The child runs the very package that asks it: compiled if that is compiled."""
    folder = str(Path(tintero.__file__).resolve().parent.parent)
    paths = [folder, *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
    env = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, dict.fromkeys(paths)))}
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", module), stdin=stdin, stdout=PIPE, env=env
    )


async def heard(process: Process, kind: type[Message]) -> Message:
    """The next thing it says."""
    assert process.stdout is not None
    head = await process.stdout.readexactly(LENGTH)
    data = await process.stdout.readexactly(int.from_bytes(head, "big"))
    return msgspec.msgpack.decode(data, type=kind)


class NoAnswer(Exception):
    """Too many wait, it took too long, or the process has ended."""


class SideProcess(Generic[Question, Answer]):
    """The server's end of it. Whoever asks waits for their turn."""

    module: str
    answers: type[Answer]
    seconds: float  # for an answer
    most: int  # questions that are asked or wait; beyond them: later

    def __init__(self) -> None:
        self.asked = 0
        self.process: Process | None = None
        self._lock = asyncio.Lock()
        self._turns: set[asyncio.Task[Answer]] = set()
        self._closed = False

    async def ask(self, question: Question) -> Answer:
        """Its answer, or NoAnswer. Who stops waiting leaves the process its work: the others' turn
        comes after it."""
        if len(self._turns) >= self.most:
            raise NoAnswer("too many wait")
        turn = asyncio.create_task(self._turn(question))
        self._turns.add(turn)
        turn.add_done_callback(self._turns.discard)
        return await asyncio.shield(turn)

    async def _turn(self, question: Question) -> Answer:
        async with self._lock:
            if self._closed:
                raise NoAnswer("it is closed")
            self.asked += 1
            process = await self._started()
            assert process.stdin is not None
            async with self._within(self.seconds):
                process.stdin.write(packed(question))
                await process.stdin.drain()
                return await heard(process, self.answers)

    async def start(self) -> None:
        """So that the first question need not wait."""
        async with self._lock:
            await self._started()

    async def _started(self) -> Process:
        if self.process is None:
            async with self._within(STARTING):
                self.process = await started(self.module, PIPE)
                await heard(self.process, self.answers)
        assert self.process is not None
        return self.process

    @asynccontextmanager
    async def _within(self, seconds: float) -> AsyncIterator[None]:
        """Where something goes wrong, or takes longer, the process is ended."""
        try:
            async with asyncio.timeout(seconds):
                yield
        except (OSError, TimeoutError, asyncio.IncompleteReadError, msgspec.DecodeError) as error:
            await self.end()
            raise NoAnswer(f"{type(error).__name__}: {error}") from error
        except BaseException:  # nobody may get this answer for another
            await self.end()
            raise

    async def end(self) -> None:
        """At once; the next question starts it anew."""
        process, self.process = self.process, None
        if process is not None:
            with suppress(ProcessLookupError):  # it has ended by itself
                process.kill()
            await process.wait()

    async def close(self) -> None:
        """For good; who still waits is told so."""
        self._closed = True
        await self.end()
        await asyncio.gather(*self._turns, return_exceptions=True)
