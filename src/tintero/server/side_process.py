"""A process beside the server that answers one question after the other, over a pipe.

Four bytes of length and a question in MessagePack go in, the same with its answer comes out. It is
started when it is first needed; whoever takes too long is ended and started anew.
"""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final, Generic, TypeVar

import msgspec

import tintero
from tintero.cards.pool import default_pool

LENGTH: Final = 4  # bytes
STARTING: Final = 60.0  # seconds until the process has read the cards

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
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    default_pool()
    gc.freeze()
    out.write(packed(ready))
    while True:
        length = int.from_bytes(sys.stdin.buffer.read(LENGTH), "big")
        data = sys.stdin.buffer.read(length) if length else b""
        if not data:
            return
        out.write(packed(answer(msgspec.msgpack.decode(data, type=kind))))


# --- in the server --------------------------------------------------------------------------------


class NoAnswer(Exception):
    """It took too long, or the process has ended."""


class SideProcess(Generic[Question, Answer]):
    """The server's end of it, for one question at a time."""

    def __init__(self, module: str, answers: type[Answer], seconds: float) -> None:
        self.seconds = seconds
        self._module = module
        self._answers = answers
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, question: Question) -> Answer:
        try:
            process = self._process or await self._start()
            assert process.stdin is not None
            async with asyncio.timeout(self.seconds):
                process.stdin.write(packed(question))
                await process.stdin.drain()
                return await self._heard(process)
        except (OSError, TimeoutError, asyncio.IncompleteReadError, msgspec.DecodeError) as error:
            await self.close()
            raise NoAnswer from error
        except BaseException:  # whoever asked has gone: nobody may get this answer for another
            await self.close()
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

    async def _heard(self, process: asyncio.subprocess.Process) -> Answer:
        assert process.stdout is not None
        head = await process.stdout.readexactly(LENGTH)
        data = await process.stdout.readexactly(int.from_bytes(head, "big"))
        return msgspec.msgpack.decode(data, type=self._answers)

    async def close(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
