"""A value from positions and how their games ended: one hidden layer, in numpy (`tintero[train]`).

A row's target is how the game ended, mixed with what the value of the round before says about the
positions that followed (`targets`): rows of one game share one ending, and by itself that is
learned by heart.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from tintero.bots.features import FEATURES
from tintero.bots.value_file import ValueFile
from tintero.train.self_play import TrainRows

Array = Any  # numpy's types say less than they cost to write
HELD_OUT = 0.1  # of the games
BATCH = 512
RATE = 2e-3
DECAY = 1e-5  # of the weights, for each step
HIDDEN = 32
EPOCHS = 12


@dataclass(frozen=True)
class Samples:
    """TrainRows as arrays; `games` tells rows of one game from those of another."""

    x: Array
    won: Array
    games: Array

    def __len__(self) -> int:
        return len(self.won)


@dataclass(frozen=True)
class Fitted:
    value: ValueFile
    losses: tuple[float, ...]  # of the games held out, after each pass
    accuracy: float


def samples_of(found: Sequence[TrainRows]) -> Samples:
    """The rows of several batches, one after the other."""
    x = np.concatenate([np.frombuffer(r.numbers, np.float32) for r in found])
    won = np.concatenate([np.frombuffer(r.won, np.uint8) for r in found]).astype(np.float32) / 2
    games, before = [], 0
    for rows in found:
        games.append(np.frombuffer(rows.games, np.uint32).astype(np.int64) + before)
        before += rows.played
    return Samples(x.reshape(-1, FEATURES), won, np.concatenate(games))


def logits(value: ValueFile, x: Array) -> Array:
    first = np.array(value.first, np.float32).reshape(FEATURES, -1)
    units = np.maximum(x @ first + np.array(value.bias, np.float32), 0)
    return units @ np.array(value.second, np.float32) + value.last


def chances(value: ValueFile, x: Array) -> Array:
    return 1 / (1 + np.exp(-logits(value, x)))


def targets(samples: Samples, value: ValueFile | None, trust: float) -> Array:
    """How the game ended, or with `trust` what the value says one turn later, one after the other:
    TD(λ) with λ = 1 - trust. The next row of a game is seen by the other player."""
    if value is None or trust <= 0:
        return samples.won
    said = chances(value, samples.x)
    found = samples.won.copy()
    later = samples.games[1:] == samples.games[:-1]
    for at in range(len(found) - 2, -1, -1):
        if later[at]:
            found[at] = 1 - (trust * said[at + 1] + (1 - trust) * found[at + 1])
    return found


def fit(
    samples: Samples,
    pool: str,
    seed: int,
    start: ValueFile | None = None,
    trust: float = 0.0,
    hidden: int = HIDDEN,
    epochs: int = EPOCHS,
    told: Callable[[int, float], None] | None = None,
) -> Fitted:
    """Learn from samples; `start` is the value to go on from. What is best on the games held out
    is kept."""
    rng = np.random.default_rng(seed)
    aims = targets(samples, start, trust).astype(np.float32)
    held = rng.random(int(samples.games.max()) + 1)[samples.games] < HELD_OUT
    if not held.any() or held.all():  # so few games: what was learned is all there is to ask about
        x, y, held = samples.x, aims, np.ones(len(held), bool)
    else:
        x, y = samples.x[~held], aims[~held]
    x_held, y_held = samples.x[held], samples.won[held]
    weights = begin(rng, hidden, start)
    moments = [(np.zeros_like(w), np.zeros_like(w)) for w in weights]
    best, losses, step = [w.copy() for w in weights], [], 0
    for epoch in range(epochs):
        rate = RATE * 0.5 * (1 + np.cos(np.pi * epoch / epochs))
        order = rng.permutation(len(y))
        for at in range(0, len(order), BATCH):
            some = order[at : at + BATCH]
            step += 1
            for w, g, (m, v) in zip(
                weights, slopes(weights, x[some], y[some]), moments, strict=True
            ):
                m += 0.1 * (g - m)
                v += 0.001 * (g * g - v)
                w -= rate * (m / (1 - 0.9**step)) / (np.sqrt(v / (1 - 0.999**step)) + 1e-8)
                w *= 1 - DECAY
        loss = loss_of(weights, x_held, y_held)
        losses.append(loss)
        if told is not None:
            told(epoch, loss)
        if loss <= min(losses):
            best = [w.copy() for w in weights]
    first, bias, second, last = best
    right = (forward(best, x_held)[1] > 0) == (y_held > 0.5)
    accuracy = float(np.mean(right)) if len(right) else 0.0
    value = ValueFile(
        first.reshape(-1).tolist(), bias.tolist(), second.tolist(), float(last[0]), pool
    )
    return Fitted(value, tuple(losses), accuracy)


def begin(rng: Array, hidden: int, start: ValueFile | None) -> list[Array]:
    if start is not None and len(start.bias) == hidden:
        return [
            np.array(start.first, np.float32).reshape(FEATURES, hidden),
            np.array(start.bias, np.float32),
            np.array(start.second, np.float32),
            np.array([start.last], np.float32),
        ]
    return [
        (rng.standard_normal((FEATURES, hidden)) * (2 / FEATURES) ** 0.5).astype(np.float32),
        np.zeros(hidden, np.float32),
        (rng.standard_normal(hidden) * (1 / hidden) ** 0.5).astype(np.float32),
        np.zeros(1, np.float32),
    ]


def forward(weights: Sequence[Array], x: Array) -> tuple[Array, Array]:
    first, bias, second, last = weights
    units = np.maximum(x @ first + bias, 0)
    return units, units @ second + last[0]


def slopes(weights: Sequence[Array], x: Array, y: Array) -> list[Array]:
    """How the mean loss changes with each weight."""
    units, total = forward(weights, x)
    error = (1 / (1 + np.exp(-total)) - y) / len(y)
    back = np.outer(error, weights[2]) * (units > 0)
    return [x.T @ back, back.sum(0), units.T @ error, np.array([error.sum()], np.float32)]


def loss_of(weights: Sequence[Array], x: Array, y: Array) -> float:
    total = forward(weights, x)[1]
    return float(np.mean(np.logaddexp(0, total) - y * total))
