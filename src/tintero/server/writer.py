"""The one thread that writes: whatever was asked for meanwhile is committed at once.

A commit waits for the disk, some milliseconds. While it does, the next writes queue up and share
the next one, so that many tables cost little more than one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from copy import copy
from queue import Empty, SimpleQueue
from threading import Thread

from tintero.server.database import Database, Down, StoreProblem, Write

MOST_AT_ONCE = 1_000  # writes of one commit
MOST_WAITING = 50_000  # beyond that the disk has given up, and memory would


class Asked:
    """A write, and who waits for it."""

    __slots__ = ("future", "write")

    def __init__(self, write: Write, future: asyncio.Future[None]) -> None:
        self.write = write
        self.future = future


class Writer:
    """Hands writes from the event loop to a thread, and the news back."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._queue: SimpleQueue[Asked | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="store writer", daemon=True)
        self._closing = False
        self.commits = 0  # so far; with `written`, how many shared one
        self.written = 0

    def start(self) -> None:
        self._thread.start()

    async def write(self, write: Write) -> None:
        """Returns when it is on the disk; raises StoreProblem when it is not and will not be.

        Whoever stops waiting does not take it back.
        """
        if self._closing or not self._thread.is_alive():
            raise Down("closed")
        if self._queue.qsize() >= MOST_WAITING:
            raise Down("too many writes are waiting")
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put(Asked(write, future))
        await future

    async def close(self) -> None:
        """Write what was asked for, then stop."""
        if not self._closing:
            self._closing = True
            self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    # --- in the thread ----------------------------------------------------------------------------

    def _run(self) -> None:
        ending = False
        while not ending:
            batch, ending = self._batch()
            if batch:
                self._commit(batch)
        self._database.close_writing()

    def _batch(self) -> tuple[list[Asked], bool]:
        """Everything that waits; whether that was all there will be."""
        asked = self._queue.get()
        batch: list[Asked] = []
        while asked is not None:
            batch.append(asked)
            if len(batch) >= MOST_AT_ONCE:
                return batch, False
            try:
                asked = self._queue.get_nowait()
            except Empty:
                return batch, False
        return batch, True

    def _commit(self, batch: Sequence[Asked]) -> None:
        try:
            problems = self._database.commit([asked.write for asked in batch])
        except Exception as error:  # a mistake of ours: nobody may wait for ever
            problems = [Down(f"{type(error).__name__}: {error}", unsure=True)] * len(batch)
        self.commits += 1
        self.written += len(batch)
        loop = batch[0].future.get_loop()
        with suppress(RuntimeError):  # the loop has been closed: nobody waits
            loop.call_soon_threadsafe(_tell, batch, problems)


def _tell(batch: Sequence[Asked], problems: Sequence[StoreProblem | None]) -> None:
    for asked, problem in zip(batch, problems, strict=True):
        if asked.future.done():  # whoever asked has stopped waiting
            continue
        if problem is None:
            asked.future.set_result(None)
        else:
            asked.future.set_exception(copy(problem))  # each has a way of its own
