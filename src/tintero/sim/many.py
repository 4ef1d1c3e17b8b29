"""Many games over all cores. The results depend on the jobs alone, never on who played them.

A `Job` says everything about a game before it begins; `play` plays one, `play_many` plays a list
of them on several processes and gives the results in the order of the jobs.

>>> from tintero import Deck
>>> jobs = make_jobs([Deck.load("amber-steel"), Deck.load("ruby-amethyst")], games=2, seed=7)
>>> [played.reason for played in play_many(jobs, workers=1)]
['lore', 'lore']
"""

from __future__ import annotations

import gc
import multiprocessing
import multiprocessing.connection
import os
import signal
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import asdict, dataclass, replace
from hashlib import blake2b
from multiprocessing.context import BaseContext
from random import Random
from threading import Thread
from traceback import extract_tb
from typing import Any, Generic, TypeAlias, TypeVar

from tintero.bots.bot import Bot, Watcher, close_all, make_bot, place_of
from tintero.bots.seat import BotSeat
from tintero.bots.shuffles import dealt, draw_key, needs_key
from tintero.cards.deck import Deck
from tintero.cards.pool import default_pool
from tintero.game import Game, Record
from tintero.notation.write import write_for
from tintero.rules.playout import drawn, playout
from tintero.state.objects import Option
from tintero.state.ruleset import Ruleset
from tintero.state.state import S, State

__all__ = ["Failure", "Interrupted", "Job", "Played", "make_jobs", "play", "play_many", "spread"]

UNIFORM = "uniform"  # picks among the options with equal chances, and looks at nothing
LOTS = 0x5EED  # tells the seed of the picks from that of the shuffles
LONGEST = 20_000  # decisions; a game that takes more is reported as a failure
CHUNKS_PER_WORKER = 16
BREAKING = (signal.SIGINT, signal.SIGTERM)  # what breaks a run off

Item = TypeVar("Item")
Result = TypeVar("Result")
Progress = Callable[[int], None]  # called with the number of games finished so far
Note = Callable[[int, Result], None]  # called with each result and its place


class Interrupted(KeyboardInterrupt):
    """Somebody broke a run off; `found` is what it has so far."""

    def __init__(self, found: Any) -> None:
        super().__init__()
        self.found = found


Rules: TypeAlias = str | Ruleset  # a version, or all of them


@dataclass(frozen=True)
class Job:
    """A game to play: decks, seed, who plays (names of bots, or `uniform`), under which rules."""

    number: int
    decks: tuple[tuple[str, ...], ...]
    seed: int
    bots: tuple[str, ...]
    starting: int | None = None
    rules: Rules = "2.3"


@dataclass(frozen=True)
class Failure:
    """A game that broke: what happened, and the record that leads there."""

    error: str
    record: Record | None  # None if the process that played it died

    def plain(self) -> dict[str, Any]:
        return asdict(self)


@dataclass(frozen=True)
class Played:
    """What became of a job."""

    number: int
    winner: int | None = None
    reason: str = ""
    starting: int = 0
    turns: int = 0
    decisions: int = 0
    lore: tuple[int, ...] = ()
    hash: str = ""  # of the final state
    failure: Failure | None = None


def make_jobs(
    decks: Sequence[Deck],
    games: int,
    seed: int,
    bots: Sequence[str] = (),
    rules: Rules = "2.3",
) -> list[Job]:
    """Games between the same decks; each has a seed of its own that follows from `seed` and its
    number. Without `bots` every seat plays `uniform`. With a bot in another process the shuffles
    follow from nothing that it could try (`bots.shuffles`)."""
    cards = tuple(tuple(deck.cards) for deck in decks)
    names = tuple(bots) or (UNIFORM,) * len(cards)
    if needs_key(names):
        key = draw_key()
        return [Job(n, *dealt(cards, key, n), names, None, rules) for n in range(games)]
    return [Job(n, cards, seed_of(seed, n), names, None, rules) for n in range(games)]


def seed_of(seed: int, number: int) -> int:
    """128 bits for one game of a run."""
    return int.from_bytes(blake2b(f"{seed}/{number}".encode(), digest_size=16).digest(), "big")


# --- one game -------------------------------------------------------------------------------------


def play(job: Job) -> Played:
    """Play a game to its end. An exception is a result too, with the record that leads there."""
    taken: list[tuple[int, Option]] = []
    uniform = all(name == UNIFORM for name in job.bots)
    try:
        game = begin(job)
        decisions = play_uniform(game.state, job.seed) if uniform else play_bots(game, job, taken)
        s = game.state
        if not s.over:
            raise RuntimeError(f"no end after {decisions} decisions")
    except Exception as error:
        if uniform:
            taken = drawn(begin(job).state, job.seed ^ LOTS, LONGEST)
        return Played(job.number, failure=Failure(describe(error), record_of(job, taken)))
    outcome = game.outcome
    assert outcome is not None
    lore = tuple(p.lore for p in s.players)
    return Played(
        job.number, outcome.winner, outcome.reason, s.scalars[S.FIRST], s.turn, decisions, lore,
        game.hash(),
    )  # fmt: skip


def begin(job: Job) -> Game:
    return Game.new(job.decks, job.seed, starting=job.starting, rules=job.rules)


def play_uniform(s: State, seed: int) -> int:
    """Random play on the engine itself, no views, no history to go back in; how many decisions."""
    return playout(s, seed ^ LOTS, LONGEST, True)


class Uniform:
    """`uniform` at a table with other bots."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, seat: BotSeat) -> int:
        return self._random.randrange(len(seat.options))


def play_bots(
    game: Game, job: Job, taken: list[tuple[int, Option]], watch: Watcher | None = None
) -> int:
    """Let the bots of a job play; how many decisions there were. `taken` grows with each, so that
    it is known what broke a game."""
    bots: list[Bot] = []
    for seat, name in enumerate(job.bots):
        seed = seed_of(job.seed, seat)
        bots.append(Uniform(seed) if name == UNIFORM else make_bot(name, seed))
    try:
        while game.decision is not None and len(taken) < LONGEST:
            seat = game.decision.player
            option = game.options[place_of(bots[seat], game, seat)]
            taken.append((seat, option))
            events = game.push(option)
            if watch is not None:
                watch(game, seat, events)
    finally:
        close_all(bots, game.outcome)
    return len(taken)


def describe(error: Exception) -> str:
    """The exception and where it came from, on one line."""
    where = extract_tb(error.__traceback__)
    place = f" ({os.path.basename(where[-1].filename)}:{where[-1].lineno})" if where else ""
    return f"{type(error).__name__}: {error}{place}"


def record_of(job: Job, taken: list[tuple[int, Option]]) -> Record | None:
    """The record of a broken game; the action that broke it comes last."""
    try:
        game = begin(job)
    except Exception:
        return None
    last = ""
    try:
        for player, option in taken:
            last = write_for(game.state, player, option)
            game.push(option, player)
            last = ""
    except Exception:
        pass
    record = game.record()
    return replace(record, actions=(*record.actions, last)) if last else record


# --- many games -----------------------------------------------------------------------------------


def play_many(
    jobs: Iterable[Job],
    workers: int | None = None,
    progress: Progress | None = None,
    ray: str | None = None,
) -> list[Played]:
    """Play all jobs, on that many processes (all cores without `workers`), or on the Ray cluster
    at the address `ray`; results in the order of the jobs, the same for any number of workers."""
    return spread(play, list(jobs), workers, progress, lost, ray)


def lost(job: Job) -> Played:
    """The result of a game whose process died, twice."""
    record = record_of(job, [])
    return Played(job.number, failure=Failure("the process that played it died", record))


def spread(
    task: Callable[[Item], Result],
    items: Sequence[Item],
    workers: int | None = None,
    progress: Progress | None = None,
    dead: Callable[[Item], Result] | None = None,
    ray: str | None = None,
    note: Note[Result] | None = None,
) -> list[Result]:
    """`task` of every item, over processes; results in the order of the items.

    `task` is a function of a module. If a process dies, what it had not given back is done again;
    an item that kills a process that does nothing else is answered by `dead`. With `ray`, the
    address of a cluster or `local`, the same happens there. `note` hears of each result as it
    comes, with the place of its item: what it has heard is there when the run is broken off.
    """
    results: dict[int, Result] = {}

    def add(place: int, result: Result) -> None:
        results[place] = result
        if note is not None:
            note(place, result)
        if progress is not None:
            progress(len(results))

    if ray is not None:
        from tintero.sim.ray import spread_on_ray

        spread_on_ray(task, items, ray, workers, dead, add)
    elif (count := min(workers or os.cpu_count() or 1, max(1, len(items)))) <= 1:
        for place, item in enumerate(items):
            add(place, task(item))
    else:
        Spreading(task, items, count, dead, add).run()
    return [results[place] for place in range(len(items))]


class Spreading(Generic[Item, Result]):
    """One run over several processes: which chunks are done, which are still to be."""

    def __init__(
        self,
        task: Callable[[Item], Result],
        items: Sequence[Item],
        workers: int,
        dead: Callable[[Item], Result] | None,
        add: Note[Result],
    ) -> None:
        self.task = task
        self.items = items
        self.workers = workers
        self.dead = dead
        self.add = add

    def run(self) -> None:
        size = chunk_size(len(self.items), self.workers)
        left = [range(i, min(i + size, len(self.items))) for i in range(0, len(self.items), size)]
        left = self.attempt(left, self.workers)
        # A process died. What is left is done item by item, to find the one that kills.
        for i in [i for chunk in left for i in chunk]:
            if self.attempt([range(i, i + 1)], 1):
                if self.dead is None:
                    raise BrokenProcessPool(f"item {i} killed the process that worked on it")
                self.add(i, self.dead(self.items[i]))

    def attempt(self, chunks: list[range], workers: int) -> list[range]:
        """Do the chunks; those that were not done because a process died."""
        undone: list[range] = []
        with ProcessPoolExecutor(workers, context(), begin_worker) as pool:
            running: dict[Future[list[Result]], range] = {}
            try:
                with unbroken():  # the first one starts all processes
                    for chunk in chunks:
                        items = [self.items[i] for i in chunk]
                        try:
                            running[pool.submit(do_all, self.task, items)] = chunk
                        except BrokenProcessPool:
                            undone.append(chunk)
                while running:
                    done, _ = wait(running, return_when=FIRST_COMPLETED)
                    for future in done:
                        chunk = running.pop(future)
                        try:
                            found = future.result()
                        except BrokenProcessPool:
                            undone.append(chunk)
                            continue
                        for place, result in zip(chunk, found, strict=True):
                            self.add(place, result)
            except BaseException:  # interrupted: nobody waits for what the others still play
                pool.shutdown(wait=False, cancel_futures=True)
                children = multiprocessing.active_children()
                for child in children:
                    child.terminate()
                for child in children:
                    child.join()
                raise
        return undone


def do_all(task: Callable[[Item], Result], items: list[Item]) -> list[Result]:
    return [task(item) for item in items]


def chunk_size(items: int, workers: int) -> int:
    """Few enough to keep every worker busy to the end, many enough to be worth sending."""
    return max(1, min(64, items // (workers * CHUNKS_PER_WORKER)))


def context() -> BaseContext:
    """How processes begin: as copies of this one, where the system can, with the cards already
    read."""
    if "fork" in multiprocessing.get_all_start_methods():
        default_pool()
        return multiprocessing.get_context("fork")
    return multiprocessing.get_context()


@contextmanager
def unbroken() -> Iterator[None]:
    """What would break a run off waits, here and in a process that begins here: until it knows what
    to do about it (`begin_worker`) it would do what we do, and say so."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, BREAKING)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def begin_worker() -> None:
    """The pool of cards lives as long as the process: the garbage collector need not walk it.
    An interruption is the business of the one who waits for the results."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, BREAKING)
    parent = multiprocessing.parent_process()
    if parent is not None:
        Thread(target=end_with, args=(parent.sentinel,), daemon=True).start()
    default_pool()
    gc.freeze()


def end_with(parent: int) -> None:
    """Nobody waits for results once whoever asked for them has died, however that came."""
    multiprocessing.connection.wait([parent])
    os._exit(1)
