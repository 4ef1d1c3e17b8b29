"""How fast environments are, beside PettingZoo's chess in the same run: `python -m
tintero_proof.env_speed [SECONDS]`.

Every step is taken by lot among what is open, with observation and mask. Times are CPU time of one
core, of the batch in several processes time on the clock.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from time import perf_counter, process_time
from typing import Any

import numpy as np

from tintero.envs import tintero_v0
from tintero.envs.batch import Batch, SharedBatch, by_lot

COUNT = 128  # games of a batch


def rate(step: Callable[[], int], seconds: float, clock: Callable[[], float]) -> float:
    """Steps a second; what comes first is not counted."""
    step()
    begun, steps = clock(), 0
    while clock() - begun < seconds:
        steps += step()
    return steps / (clock() - begun)


def aec(env: Any, games: int = 1) -> int:
    """Games of an AEC environment by lot; how many steps they took."""
    steps = 0
    for _ in range(games):
        env.reset()
        rng = np.random.default_rng(steps)
        for _agent in env.agent_iter(2000):
            seen, _, ended, cut, _ = env.last()
            action = None
            if not ended and not cut:
                places = np.flatnonzero(seen["action_mask"])
                action = places[rng.integers(len(places))]
            env.step(action)
            steps += 1
    return steps


def spiel(game: Any, observer: Any) -> int:
    """A game of OpenSpiel by lot, with the observation at every decision."""
    rng = np.random.default_rng(1)
    state = game.new_initial_state()
    state.apply_action(int(rng.integers(1024)))
    steps = 0
    while not state.is_terminal():
        observer.set_from(state, state.current_player())
        open_now = state.legal_actions()
        state.apply_action(open_now[rng.integers(len(open_now))])
        steps += 1
    return steps


def batch(games: Batch, rng: np.random.Generator) -> int:
    games.step(by_lot(games.masks, rng))
    return games.count


def shared(games: SharedBatch, rng: np.random.Generator) -> int:
    games.step(np.concatenate([by_lot(part.masks, rng) for part in games.parts]))
    return games.count


def main(seconds: float = 3.0) -> None:
    import pyspiel
    from pettingzoo.classic import chess_v6

    import tintero.envs.spiel  # noqa: F401

    game = pyspiel.load_game("tintero")
    observer = game.make_py_observer()
    env, chess = tintero_v0.env(), chess_v6.env()
    rng = np.random.default_rng(1)
    found = {
        "PettingZoo, chess_v6": rate(lambda: aec(chess), seconds, process_time),
        "PettingZoo, tintero_v0": rate(lambda: aec(env), seconds, process_time),
        "OpenSpiel, tintero": rate(lambda: spiel(game, observer), seconds, process_time),
    }
    one = Batch(COUNT)
    found[f"batch of {COUNT}, one process"] = rate(lambda: batch(one, rng), seconds, process_time)
    with SharedBatch(2 * COUNT, workers=2) as two:
        name = f"batch of {2 * COUNT}, two processes, by the clock"
        found[name] = rate(lambda: shared(two, rng), seconds, perf_counter)
    base = found["PettingZoo, chess_v6"]
    for name, steps in found.items():
        print(f"{name:45} {steps:>10,.0f} steps/s {steps / base:>7.1f} x chess")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("seconds", type=float, nargs="?", default=3.0, help="for each; 3")
    main(parser.parse_args().seconds)
