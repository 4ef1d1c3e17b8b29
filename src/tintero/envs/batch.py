"""Many games at once: `Batch` in one process, `SharedBatch` in several over shared memory.

Of each game there is a row: what the seat that is asked may know (`observations`), which seat that
is (`seats`), what the last step gave to every seat (`rewards`) and whether it ended a game
(`dones`). A game that is over begins anew at once, so every row is always asked something.
"""

from __future__ import annotations

from contextlib import suppress
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from types import TracebackType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tintero.envs.arena import Arena
from tintero.messages import Message, Problem
from tintero.views.observation import MASK_AT, SIZE

STEP, END = b"s", b"e"
SEATS = 6


class BatchFailed(Problem, RuntimeError):
    """A row can't go on: what was asked of it, or the process that plays it. Rows before it have
    gone on."""


class Rows:
    """The arrays of so many games, in one piece of memory: own, or shared with others."""

    def __init__(self, count: int, memory: memoryview | None = None) -> None:
        sizes = [count * 8, count * SEATS * 4, count * SIZE * 2, count, count]
        memory = memory if memory is not None else memoryview(bytearray(sum(sizes)))
        parts, at = [], 0
        for size in sizes:
            parts.append(memory[at : at + size])
            at += size
        self.actions = np.frombuffer(parts[0], np.int64)
        self.rewards = np.frombuffer(parts[1], np.float32).reshape(count, SEATS)
        self.observations = np.frombuffer(parts[2], np.int16).reshape(count, SIZE)
        self.seats = np.frombuffer(parts[3], np.int8)
        self.dones = np.frombuffer(parts[4], np.bool_)

    @staticmethod
    def size(count: int) -> int:
        return count * (SIZE * 2 + SEATS * 4 + 8 + 1 + 1)

    @property
    def masks(self) -> NDArray[np.int16]:
        """Which actions are open, by game."""
        return self.observations[:, MASK_AT:]


class Batch(Rows):
    """`count` games in this process, numbered from `first`; `arena` as for `Arena`.

    Each game has a seed of its own, made from `seed`, its row and how many it has played, so the
    same actions give the same games however they are spread.
    """

    def __init__(
        self,
        count: int,
        seed: int = 0,
        *,
        first: int = 0,
        memory: memoryview | None = None,
        **arena: Any,
    ) -> None:
        super().__init__(count, memory)
        self.count, self.seed, self.first = count, seed, first
        self.games = [Arena(**arena) for _ in range(count)]
        self.played = [0] * count
        for row in range(count):
            self._begin(row)
            self._show(row)

    def _begin(self, row: int) -> None:
        number = (self.seed << 64) + ((self.first + row) << 32) + self.played[row]
        self.games[row].reset(number)
        self.played[row] += 1

    def _show(self, row: int) -> None:
        game = self.games[row]
        seat = game.seat
        self.seats[row] = seat
        self.observations[row] = game.see(seat)

    def step(self, actions: NDArray[np.int64] | None = None) -> None:
        """Take a step in every game, by these actions or by those written to `actions`."""
        if actions is not None:
            self.actions[:] = actions
        self.rewards[:] = 0
        self.dones[:] = False
        for row, game in enumerate(self.games):
            game.step(int(self.actions[row]))
            if game.over or game.truncated:
                self.rewards[row, : game.players] = game.rewards
                self.dones[row] = True
                self._begin(row)
            elif game.shaped:
                self.rewards[row, : game.players] = game.rewards
            self._show(row)


class SharedBatch:
    """`count` games spread over processes that write into the same memory.

        with SharedBatch(256, workers=2) as batch:
            batch.step(actions)

    `parts` has the rows of each process, seen without a copy.
    """

    def __init__(self, count: int, workers: int = 2, seed: int = 0, **arena: Any) -> None:
        cuts = [count * n // workers for n in range(workers + 1)]
        spans = [b - a for a, b in pairwise(cuts)]
        self._shared = [SharedMemory(create=True, size=max(1, Rows.size(n))) for n in spans]
        context = get_context("spawn")
        self._lines: list[Connection] = []
        self._workers = []
        for first, span, memory in zip(cuts, spans, self._shared, strict=False):
            mine, theirs = context.Pipe()
            told = (theirs, memory.name, span, first, seed, arena)
            process = context.Process(target=work, args=told, daemon=True)
            process.start()
            theirs.close()
            self._lines.append(mine)
            self._workers.append(process)
        self.parts = [Rows(n, m.buf) for n, m in zip(spans, self._shared, strict=True)]
        self.count = count
        self._wait()

    def step(self, actions: NDArray[np.int64]) -> None:
        """Take a step in every game."""
        at = 0
        for part, line in zip(self.parts, self._lines, strict=True):
            part.actions[:] = actions[at : at + len(part.actions)]
            at += len(part.actions)
            line.send_bytes(STEP)
        self._wait()

    def _wait(self) -> None:
        for number, line in enumerate(self._lines):
            try:
                said = line.recv_bytes()
            except EOFError:
                raise BatchFailed(Message("env-worker", number=number + 1)) from None
            if said:
                raise BatchFailed(Message("env-row", said=said.decode()))

    def close(self) -> None:
        """End the processes and give the memory back."""
        for line in self._lines:
            try:
                line.send_bytes(END)
            except OSError:
                continue  # it is gone already
        for process in self._workers:
            process.join(10)
        self.parts = []
        for memory in self._shared:
            with suppress(BufferError):  # somebody still looks at a row: it goes with the last
                memory.close()
            memory.unlink()
        self._shared = []

    def __enter__(self) -> SharedBatch:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.close()


def work(
    line: Connection, name: str, count: int, first: int, seed: int, arena: dict[str, Any]
) -> None:
    """What a process of `SharedBatch` does: step when told, and say what went wrong."""
    memory = SharedMemory(name)
    batch = Batch(count, seed, first=first, memory=memory.buf, **arena)
    line.send_bytes(b"")
    while line.recv_bytes() == STEP:
        try:
            batch.step()
            line.send_bytes(b"")
        except Problem as error:
            line.send_bytes(str(error).encode())
    del batch  # it looks into the memory
    memory.close()


def by_lot(masks: NDArray[Any], rng: np.random.Generator) -> NDArray[np.int64]:
    """An open action for each row, drawn by lot; open places stand at the beginning of a mask."""
    counts = masks.sum(axis=1)
    drawn: NDArray[np.int64] = (rng.random(len(counts)) * counts).astype(np.int64)
    return drawn
