"""A value from positions and how their games ended: one hidden layer, in numpy (`tintero[train]`).

A row's target is how the game ended, mixed with what the value of the round before says about the
positions that followed (`targets`): rows of one game share one ending, and by itself that is
learned by heart. What is learned of a card is the sum of what is learned of the words of its
abilities (`card_words`) and of the card itself, so that a rare one is thought to be like others
that say the same.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from tintero.bots.features import FEATURES
from tintero.bots.value_file import ValueFile
from tintero.bots.value_net import DIMS, INPUTS, OF_CARD
from tintero.train.adam import Adam, Array
from tintero.train.look_ahead import IN_PLAY
from tintero.train.self_play import HALVES, SLOTS, TrainRows

HELD_OUT = 0.1  # of the games
BATCH = 2048  # rows of a step
STEPS, LEAST = 128, 32  # steps of a pass, if they have so many rows
RATE = 2e-3
DECAY = 1e-5  # of the weights, for each step
RARE = 1e-4  # how much a single card is held to what its words say
BY_WORDS = 0.3  # share of rows that see what the words of cards are worth and no more
HIDDEN = 48
PIECE = 20_000  # rows worked out at once
EPOCHS = 12


@dataclass(frozen=True)
class Samples:
    """TrainRows as arrays; `games` tells rows of one game from those of another."""

    x: Array
    won: Array
    games: Array
    cards: Array | None = None  # (rows, SLOTS); none: cards are not told apart
    ahead: Array | None = None  # which rows have what looking ahead says, and no ending

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
    won = np.concatenate([np.frombuffer(r.won, np.uint8) / np.float32(r.parts) for r in found])
    ahead = np.concatenate([np.full(len(r.won), r.parts != HALVES) for r in found])
    games, before = [], 0
    for rows in found:
        games.append(np.frombuffer(rows.games, np.uint32).astype(np.int64) + before)
        before += rows.played
    cards = np.concatenate([np.frombuffer(r.cards, np.uint16) for r in found])
    numbers = x.reshape(-1, FEATURES)
    of_games = np.concatenate(games)
    return Samples(numbers, won.astype(np.float32), of_games, cards.reshape(-1, SLOTS), ahead)


def logits(value: ValueFile, samples: Samples) -> Array:
    weights = weights_of(value)
    found = [
        forward(weights, samples.x[at : at + PIECE], cards_at(samples, slice(at, at + PIECE)))[1]
        for at in range(0, len(samples), PIECE)
    ]
    return np.concatenate(found) if found else np.zeros(0, np.float32)


def weights_of(value: ValueFile) -> list[Array]:
    """First layer, its bias, second, its bias, and the cards, with a last one that is none."""
    cards = np.array(value.cards, np.float32).reshape(-1, OF_CARD)
    return [
        np.array(value.first, np.float32).reshape(INPUTS, -1),
        np.array(value.bias, np.float32),
        np.array(value.second, np.float32),
        np.array([value.last], np.float32),
        np.concatenate([cards, np.zeros((1, OF_CARD), np.float32)]),
    ]


def cards_at(samples: Samples, which: Any) -> Array | None:
    return None if samples.cards is None else samples.cards[which]


def chances(value: ValueFile, samples: Samples) -> Array:
    return 1 / (1 + np.exp(-logits(value, samples)))


def targets(samples: Samples, value: ValueFile | None, trust: float) -> Array:
    """How the game ended, or with `trust` what the value says one turn later, one after the other:
    TD(λ) with λ = 1 - trust. The next row of a game is seen by the other player."""
    if value is None or trust <= 0:
        return samples.won
    said = chances(value, samples)
    found = samples.won.copy()
    later = samples.games[1:] == samples.games[:-1]
    if samples.ahead is not None:
        later &= ~samples.ahead[1:]
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
    words: Array | None = None,
) -> Fitted:
    """Learn from samples; `start` is the value of the round before, for the targets. `words`: a row
    for each card of the pool (`card_words`); without it cards are not told apart. What is best on
    the games held out is kept."""
    rng = np.random.default_rng(seed)
    aims = targets(samples, start, trust).astype(np.float32)
    held = rng.random(int(samples.games.max()) + 1)[samples.games] < HELD_OUT
    learned = np.flatnonzero(~held)
    if not held.any() or held.all():  # so few games: what was learned is all there is to ask about
        learned, held = np.arange(len(held)), np.ones(len(held), bool)
    if samples.ahead is not None and (held & ~samples.ahead).any():
        held &= ~samples.ahead  # how games ended is what counts
    x_held, y_held, cards_held = samples.x[held], samples.won[held], cards_at(samples, held)
    net = Learned(rng, hidden, words)
    best, losses = net.weights(), []
    size = max(LEAST, min(BATCH, len(learned) // STEPS))
    for epoch in range(epochs):
        order = rng.permutation(learned)
        for at in range(0, len(order), size):
            some = order[at : at + size]
            done = (epoch + at / len(order)) / epochs
            net.step(
                samples.x[some], cards_at(samples, some), aims[some],
                RATE * 0.5 * (1 + np.cos(np.pi * done)),
            )  # fmt: skip
        loss = loss_of(net.weights(), x_held, cards_held, y_held)
        losses.append(loss)
        if told is not None:
            told(epoch, loss)
        if loss <= min(losses):
            best = net.weights()
    first, bias, second, last, cards = best
    right = (forward(best, x_held, cards_held)[1] > 0) == (y_held > 0.5)
    accuracy = float(np.mean(right)) if len(right) else 0.0
    value = ValueFile(
        first.reshape(-1).tolist(), bias.tolist(), second.tolist(), float(last[0]), pool,
        cards=cards[:-1].reshape(-1).tolist(),
    )  # fmt: skip
    return Fitted(value, tuple(losses), accuracy)


class Learned:
    """Weights while they are learned, by Adam."""

    def __init__(self, rng: Array, hidden: int, words: Array | None) -> None:
        self.words = words
        self.parts = [
            (rng.standard_normal((INPUTS, hidden)) * (1 / INPUTS) ** 0.5).astype(np.float32),
            np.zeros(hidden, np.float32),
            (rng.standard_normal(hidden) * (1 / hidden) ** 0.5).astype(np.float32),
            np.zeros(1, np.float32),
        ]
        if words is not None:  # what words are worth, and what single cards are beside that
            by_words = rng.standard_normal((words.shape[1], OF_CARD)) * 0.05
            self.parts += [by_words.astype(np.float32), np.zeros((len(words), OF_CARD), np.float32)]
        self.paces = [Adam(w) for w in self.parts]

    def weights(self) -> list[Array]:
        nothing = np.zeros((1, OF_CARD), np.float32)
        if self.words is None:
            return [*(w.copy() for w in self.parts), nothing]
        cards = self.words @ self.parts[4] + self.parts[5]
        return [*(w.copy() for w in self.parts[:4]), np.concatenate([cards, nothing])]

    def slopes(self, x: Array, cards: Array | None, y: Array) -> list[Array]:
        """How the loss changes with each part. Some of the rows do not know single cards, so that
        what is said on many cards is learned from all of them."""
        if self.words is None or cards is None:
            return slopes(self.weights(), x, None, y)
        count = int(len(y) * (1 - BY_WORDS))
        whole = self.weights()
        plain = [*whole[:4], whole[4].copy()]
        plain[4][:-1] -= self.parts[5]
        by_card = slopes(whole, x[:count], cards[:count], y[:count])
        by_words = slopes(plain, x[count:], cards[count:], y[count:])
        share = count / len(y)
        found = [share * a + (1 - share) * b for a, b in zip(by_card, by_words, strict=True)]
        of_words = self.words.T @ found.pop()[:-1]
        return [*found, of_words, share * by_card[4][:-1] + RARE * self.parts[5]]

    def step(self, x: Array, cards: Array | None, y: Array, rate: float) -> None:
        found = self.slopes(x, cards, y)
        for w, slope, pace in zip(self.parts, found, self.paces, strict=False):
            w -= pace.step(slope, rate)
            w *= 1 - DECAY


def inputs(x: Array, cards: Array | None, table: Array) -> Array:
    """The numbers, and the sums of what is learned of the cards."""
    sums = np.zeros((len(x), 3 * DIMS), np.float32)
    if cards is not None and len(table) > 1:
        which = np.minimum(cards, len(table) - 1)
        sums[:, :DIMS] = table[which[:, :IN_PLAY], :DIMS].sum(1)
        sums[:, DIMS : 2 * DIMS] = table[which[:, IN_PLAY : 2 * IN_PLAY], :DIMS].sum(1)
        sums[:, 2 * DIMS :] = table[which[:, 2 * IN_PLAY :], DIMS:].sum(1)
    return np.concatenate([x, sums], axis=1)


def forward(weights: Sequence[Array], x: Array, cards: Array | None) -> tuple[Array, Array, Array]:
    """The hidden units, what comes out, and what went in."""
    first, bias, second, last, table = weights
    whole = inputs(x, cards, table)
    units = np.maximum(whole @ first + bias, 0)
    return units, units @ second + last[0], whole


def slopes(weights: Sequence[Array], x: Array, cards: Array | None, y: Array) -> list[Array]:
    """How the mean loss changes with each weight."""
    units, total, whole = forward(weights, x, cards)
    error = (1 / (1 + np.exp(-total)) - y) / len(y)
    back = np.outer(error, weights[2]) * (units > 0)
    found = [whole.T @ back, back.sum(0), units.T @ error, np.array([error.sum()], np.float32)]
    if cards is None:
        return found
    table = weights[4]
    of_cards = np.zeros_like(table)
    which = np.minimum(cards, len(table) - 1).astype(np.int64)
    sums = back @ weights[0][FEATURES:].T  # (rows, 3 * DIMS)
    for part, to in ((0, 0), (1, 0), (2, DIMS)):
        at = which[:, part * IN_PLAY : min(SLOTS, (part + 1) * IN_PLAY)]
        rows, slots = np.nonzero(at < len(table) - 1)
        faces = at[rows, slots]
        for n in range(DIMS):
            weight = sums[rows, part * DIMS + n]
            of_cards[:, to + n] += np.bincount(faces, weight, len(table))
    return [*found, of_cards]


def loss_of(weights: Sequence[Array], x: Array, cards: Array | None, y: Array) -> float:
    found = 0.0
    for at in range(0, len(y), PIECE):
        here = slice(at, at + PIECE)
        total = forward(weights, x[here], None if cards is None else cards[here])[1]
        found += float(np.sum(np.logaddexp(0, total) - y[here] * total))
    return found / max(1, len(y))
