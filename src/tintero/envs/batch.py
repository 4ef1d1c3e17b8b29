"""Many games at once: `Batch` in one process, `SharedBatch` in several over shared memory.

Of each game there is a row: what the seat that is asked may know (`observations`), which seat that
is (`seats`), what the last step gave to every seat (`rewards`) and whether it ended a game
(`dones`). A game that is over begins anew at once, so every row is always asked something.
"""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from contextlib import suppress
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from multiprocessing.shared_memory import SharedMemory
from types import TracebackType
from typing import Any

from tintero.envs.arena import Arena
from tintero.envs.checks import IllegalPlace, check_count, shown
from tintero.envs.needed import needed
from tintero.messages import COMMA, Listed, Message, Problem
from tintero.views.observation import MASK_AT, SIZE, SLOTS

with needed():
    import numpy as np
    from numpy.typing import NDArray

STEP, END = b"s", b"e"
SEATS = 6
PATIENCE = 10.0  # seconds for a process to end by itself


class BatchFailed(Problem, RuntimeError):
    """A process of the batch can't go on; the rows of others may have."""


class Memory(SharedMemory):
    """Shared memory; where somebody still looks at a row, it goes with the last look."""

    def __del__(self) -> None:
        with suppress(BufferError):
            super().__del__()


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
        self._each = np.arange(count)

    @staticmethod
    def size(count: int) -> int:
        return count * (SIZE * 2 + SEATS * 4 + 8 + 1 + 1)

    @property
    def masks(self) -> NDArray[np.int16]:
        """Which actions are open, by game."""
        return self.observations[:, MASK_AT:]

    def check(self, actions: NDArray[Any], first: int = 0) -> None:
        """`IllegalPlace`: one of these whole numbers is not open in its row, the first of which
        has that number."""
        inside = (actions >= 0) & (actions < SLOTS)
        places = np.where(inside, actions, 0).astype(np.intp)
        fitting = inside & (self.masks[self._each, places] != 0)
        if not fitting.all():
            row = int(fitting.argmin())
            raise IllegalPlace(
                Message(
                    "env-row",
                    row=first + row,
                    place=shown(actions[row]),
                    seat=int(self.seats[row]) + 1,
                    most=int(np.count_nonzero(self.masks[row])) - 1,
                )
            )


def checked(actions: Any, parts: Sequence[Rows]) -> list[NDArray[Any]]:
    """The actions of each part; `IllegalPlace`: they are not one open place for every row."""
    given = np.asarray(actions)
    counts = [len(part.actions) for part in parts]
    if given.shape != (sum(counts),) or given.dtype.kind not in "iu":
        said = f"{given.dtype} {given.shape}"
        raise IllegalPlace(Message("env-actions", count=sum(counts), given=said))
    found, at = [], 0
    for part, count in zip(parts, counts, strict=True):
        mine = given[at : at + count]
        part.check(mine, at)
        found.append(mine)
        at += count
    return found


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
        check_count("count", count)
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
        """Take a step in every game, by these actions or by those written to `actions`.
        `IllegalPlace`: one is not open, and nothing has changed."""
        (self.actions[:],) = checked(self.actions if actions is None else actions, [self])
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

    `parts` has the rows of each process, seen without a copy; there are no more processes than
    games. A process that has ended is `BatchFailed`: close the batch and make another.
    """

    def __init__(self, count: int, workers: int = 2, seed: int = 0, **arena: Any) -> None:
        check_count("count", count)
        check_count("workers", workers)
        Arena(**arena)  # what is wrong with it is said here, not by every process
        workers = min(workers, count)
        cuts = [count * n // workers for n in range(workers + 1)]
        self.count = count
        self.parts: list[Rows] = []
        self._shared: list[Memory] = []
        self._lines: list[Connection] = []
        self._workers: list[SpawnProcess] = []
        try:
            for first, end in pairwise(cuts):
                self._start(first, end - first, seed, arena)
            self._wait()
        except BaseException:
            self.close()
            raise

    def _start(self, first: int, span: int, seed: int, arena: dict[str, Any]) -> None:
        """A process for so many games."""
        memory = Memory(create=True, size=Rows.size(span))
        self._shared.append(memory)
        context = get_context("spawn")
        mine, theirs = context.Pipe()
        self._lines.append(mine)
        told = (theirs, memory.name, span, first, seed, arena)
        process = context.Process(target=work, args=told, daemon=True)
        try:
            process.start()
        finally:
            theirs.close()
        self._workers.append(process)
        self.parts.append(Rows(span, memory.buf))

    def step(self, actions: NDArray[np.int64]) -> None:
        """Take a step in every game. `IllegalPlace`: an action is not open, and nothing has
        changed."""
        if not self.parts:
            raise BatchFailed(Message("env-closed"))
        given = checked(actions, self.parts)
        alive = [process.is_alive() for process in self._workers]
        if not all(alive):
            raise BatchFailed(ended(alive.index(False)))
        for part, mine, line in zip(self.parts, given, self._lines, strict=True):
            part.actions[:] = mine
            with suppress(OSError):  # it has ended just now: there is no answer, either
                line.send_bytes(STEP)
        self._wait()

    def _wait(self) -> None:
        """Hear every process, whatever one says, so that all are at the same step."""
        failures: list[Message] = []
        for number, line in enumerate(self._lines):
            try:
                said = line.recv_bytes()
            except (EOFError, OSError):
                failures.append(ended(number))
            else:
                if said:
                    failures.append(pickle.loads(said))
        if failures:
            raise BatchFailed(Message("env-failures", failures=Listed(failures, COMMA)))

    def close(self) -> None:
        """End the processes and give the memory back."""
        for line in self._lines:
            with suppress(OSError):  # it is gone already
                line.send_bytes(END)
        for process in self._workers:
            process.join(PATIENCE)
            if process.is_alive():
                process.terminate()
                process.join()
        for line in self._lines:
            line.close()
        self.parts = []
        for memory in self._shared:
            with suppress(BufferError):  # somebody still looks at a row
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


def ended(number: int) -> Message:
    return Message("env-worker", number=number + 1)


def work(
    line: Connection, name: str, count: int, first: int, seed: int, arena: dict[str, Any]
) -> None:
    """What a process of `SharedBatch` does: step when told, and say what went wrong."""
    memory = SharedMemory(name)
    batch = Batch(count, seed, first=first, memory=memory.buf, **arena)
    with suppress(EOFError, OSError):  # nobody is there any more
        line.send_bytes(b"")
        while line.recv_bytes() == STEP:
            try:
                batch.step()
                line.send_bytes(b"")
            except Problem as error:
                line.send_bytes(pickle.dumps(error.message))
    del batch  # it looks into the memory
    memory.close()


def by_lot(masks: NDArray[Any], rng: np.random.Generator) -> NDArray[np.int64]:
    """An open action for each row, drawn by lot; open places stand at the beginning of a mask."""
    counts = masks.sum(axis=1)
    drawn: NDArray[np.int64] = (rng.random(len(counts)) * counts).astype(np.int64)
    return drawn
