"""How fast the engine is: fixed decks, fixed seeds, CPU time of one core.

Machines differ and are noisy, so the same run also times random games of the `chess` package: the
ratio of the two survives both. `run` measures the engine that is imported; `uncompiled` measures
the same sources without their compiled modules, in a process of its own.
"""

from __future__ import annotations

import gc
import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from importlib.resources import files
from pathlib import Path
from random import Random
from statistics import median
from threading import Thread
from typing import Any

import tintero
from tintero import _build
from tintero.cards.deck import Deck
from tintero.game import Game
from tintero.rules import apply
from tintero.sim.many import end_with, play_uniform, seed_of
from tintero.state import codec
from tintero.state.state import State

__all__ = ["PAIRS", "Bench", "Pair", "PairSpeed", "load_pair", "run", "uncompiled"]

# Name → the decks of `bench_decks/`. The first one gives the headline figures.
PAIRS: dict[str, tuple[str, ...]] = {
    "real": ("real-1", "real-2"),
    "real, many triggers": ("real-3", "real-4"),
    "light": ("light-1", "light-2"),
    "triggers": ("triggers-1", "triggers-2"),
    "statics": ("statics-1", "statics-2"),
    "four players": ("real-1", "real-2", "real-3", "real-4"),
}
SEED = 2026
ROUNDS = 5  # our games and chess games take turns, so that both meet the same noise
NODES = 300  # positions in which single operations are timed
MOST_PLIES = 600  # of a random game of chess
HELD = "held"  # said to a process that ends with the one at the other end of its input

Pair = tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class PairSpeed:
    """Random games between the same decks."""

    pair: str
    players: int
    games: int
    games_per_s: float
    decisions_per_s: float
    decisions_per_game: float
    us_per_decision: float


@dataclass(frozen=True)
class Bench:
    """Everything `tintero bench` prints. Times are CPU time in microseconds."""

    compiled: bool
    python: str
    games_per_s: float
    decisions_per_s: float
    chess_games_per_s: float | None  # None where the `chess` package is not installed
    ratio: float | None  # our games for each game of chess, median of the rounds
    push_us: float
    pop_us: float
    options_us: float
    outcome_us: float
    state_bytes: int
    save_us: float
    load_us: float
    hash_us: float
    clone_us: float
    pairs: tuple[PairSpeed, ...]
    uncompiled: dict[str, Any] | None = None  # the same run without the compiled modules

    def plain(self) -> dict[str, Any]:
        return asdict(self)


def load_pair(name: str) -> Pair:
    """The card names of each deck of a pair."""
    folder = files("tintero.sim").joinpath("bench_decks")
    texts = [folder.joinpath(f"{deck}.txt").read_text(encoding="utf-8") for deck in PAIRS[name]]
    return tuple(tuple(Deck.parse(text).cards) for text in texts)


# --- games ----------------------------------------------------------------------------------------


def play_games(decks: Pair, first: int, games: int) -> tuple[float, int]:
    """CPU seconds and decisions of some games; the same numbers play the same games."""
    decisions = 0
    begin = time.process_time()
    for number in range(first, first + games):
        seed = seed_of(SEED, number)
        decisions += play_uniform(Game.new(decks, seed).state, seed)
    return time.process_time() - begin, decisions


def play_chess(first: int, games: int) -> float:
    """CPU seconds of some random games of chess."""
    import chess

    begin = time.process_time()
    for number in range(first, first + games):
        random = Random(number)
        board = chess.Board()
        for _ in range(MOST_PLIES):
            moves = list(board.legal_moves)
            if not moves or board.is_insufficient_material():
                break
            board.push(random.choice(moves))
    return time.process_time() - begin


def has_chess() -> bool:
    try:
        import chess  # noqa: F401
    except ImportError:
        return False
    return True


def measure_pair(name: str, games: int) -> PairSpeed:
    decks = load_pair(name)
    play_games(decks, -1, 1)  # compiles the cards of the decks
    seconds, decisions = play_games(decks, 0, games)
    return speed_of(name, len(decks), games, seconds, decisions)


def speed_of(name: str, players: int, games: int, seconds: float, decisions: int) -> PairSpeed:
    return PairSpeed(
        name, players, games, games / seconds, decisions / seconds, decisions / games,
        seconds / decisions * 1e6,
    )  # fmt: skip


# --- single operations ----------------------------------------------------------------------------


def positions(decks: Pair, count: int) -> list[bytes]:
    """Saved positions from the middle of games."""
    found: list[bytes] = []
    number = 0
    while len(found) < count:
        random = Random(number)
        game = Game.new(decks, seed_of(SEED, number))
        while game.decision is not None and len(found) < count:
            if game.state.turn > 6 and random.random() < 0.2:
                found.append(game.save())
            game.push(random.choice(game.options))
        number += 1
    return found


def timed(what: Callable[[State], object], states: list[State], times: int = 20) -> float:
    """Microseconds of one call, over all states; the best of three passes."""
    best = float("inf")
    for _ in range(3):
        begin = time.process_time()
        for s in states:
            for _ in range(times):
                what(s)
        best = min(best, time.process_time() - begin)
    return best / (len(states) * times) * 1e6


def push_and_pop(states: list[State], times: int = 20) -> tuple[float, float]:
    """Microseconds of carrying out an option, and of taking it back; options are not counted."""
    pushing = popping = 0.0
    pushes = 0
    clock = time.process_time
    for s in states:
        d = s.decision
        assert d is not None
        for option in apply.options(s)[:times]:
            mark = s.mark()
            begin = clock()
            apply.take(s, d.player, option)
            between = clock()
            s.rollback(mark)
            popping += clock() - between
            pushing += between - begin
            pushes += 1
    cost = min(_clock_cost() for _ in range(3))
    return (pushing / pushes - cost) * 1e6, (popping / pushes - cost) * 1e6


def _clock_cost(times: int = 20_000) -> float:
    begin = time.process_time()
    for _ in range(times):
        time.process_time()
    return (time.process_time() - begin) / times


# --- the whole run --------------------------------------------------------------------------------


def run(games: int = 200, progress: Callable[[str], None] | None = None) -> Bench:
    """Measure the engine that is imported: that many games of each pair."""
    say = progress or (lambda text: None)
    gc.collect()
    gc.freeze()
    say("games and chess")
    headline, *others = PAIRS
    decks = load_pair(headline)
    play_games(decks, -1, 1)
    chess = has_chess()
    a_round = max(1, games // ROUNDS)
    chess_games = max(1, a_round // 10)
    ours: list[tuple[float, int]] = []
    theirs: list[float] = []
    for number in range(ROUNDS):
        ours.append(play_games(decks, number * a_round, a_round))
        if chess:
            theirs.append(play_chess(number * chess_games, chess_games))
    seconds, decisions = sum(s for s, _ in ours), sum(d for _, d in ours)
    pairs = [speed_of(headline, len(decks), a_round * ROUNDS, seconds, decisions)]
    for name in others:
        say(name)
        pairs.append(measure_pair(name, max(1, games // 2)))
    say("single operations")
    saved = positions(decks, NODES)
    programs = Game.new(decks, 0).state.programs
    states = [codec.load(data, programs) for data in saved]
    push_us, pop_us = push_and_pop(states)
    ratios = [(a_round / s) / (chess_games / t) for (s, _), t in zip(ours, theirs)]
    return Bench(
        _build.compiled(),
        platform.python_version(),
        pairs[0].games_per_s,
        pairs[0].decisions_per_s,
        chess_games * ROUNDS / sum(theirs) if chess else None,
        median(ratios) if chess else None,
        push_us,
        pop_us,
        timed(apply.options, states),
        timed(lambda s: s.over, states),
        sum(len(data) for data in saved) // len(saved),
        timed(codec.dump, states, 3),
        timed(lambda s: codec.load(saved[0], programs), states[:50], 3),
        timed(codec.digest, states, 3),
        timed(lambda s: codec.load(codec.dump(s), programs), states[:50], 3),
        tuple(pairs),
    )


def uncompiled(games: int) -> dict[str, Any]:
    """The same measurements without compiled modules: a copy of the package that has none."""
    with tempfile.TemporaryDirectory(prefix="tintero-bench-") as folder:
        source = Path(tintero.__file__).parent
        ignore = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
        shutil.copytree(source, Path(folder) / source.name, ignore=ignore)
        path = os.pathsep.join([folder, os.environ.get("PYTHONPATH", "")])
        line, ours = os.pipe()  # closed when this process ends, however that comes
        try:
            done = subprocess.run(
                [sys.executable, "-m", "tintero.sim.bench", str(games), HELD],
                env=os.environ | {"PYTHONPATH": path},
                cwd=folder,
                stdin=line,
                capture_output=True,
                text=True,
            )
        finally:
            os.close(line)
            os.close(ours)
        if done.returncode:
            raise RuntimeError(f"the uncompiled run failed:\n{done.stderr}")
        result: dict[str, Any] = json.loads(done.stdout)
    if result["compiled"]:
        raise RuntimeError("the copy without compiled modules ran compiled")
    return result


if __name__ == "__main__":
    if HELD in sys.argv:
        Thread(target=end_with, args=(sys.stdin.fileno(),), daemon=True).start()
    json.dump(run(int(sys.argv[1])).plain(), sys.stdout)
