"""Weights learned on from the rows of games against one opponent (`best_response`).

One side of such games is stronger than the other, and who it is a position does not say. So each
row is thought of with a lead, as much in logits for the learner as against it for the opponent:
else the net would have to explain by the cards on the table what is a matter of who sits there.
The lead is the same for all that one compares in a turn, so nothing of it is kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from tintero.bots.value_file import ValueFile
from tintero.train.fit import (
    Samples,
    cards_at,
    logits,
    loss_of,
    slopes,
    targets,
    weights_of,
)

Array = Any
RATE = 2e-4
PASSES = 3
STEPS, LEAST, MOST = 96, 64, 2048  # steps of a pass, and how many rows one has
PULL = 1e-4  # towards the weights it began with
TRUST = 0.2  # in what the weights before say a turn later


@dataclass(frozen=True)
class Learnt:
    """New weights, and their loss on the games held out: before, and after each pass."""

    value: ValueFile
    before: float
    after: tuple[float, ...]
    lead: float  # of the learner, in logits

    @property
    def loss(self) -> float:
        return min(self.before, *self.after)


def lead_of(found: Array, sides: Array, won: Array) -> float:
    """The lead of the learner that explains best how games ended, beside logits (by Newton)."""
    lead = 0.0
    for _ in range(20):
        said = 1 / (1 + np.exp(-(found + lead * sides)))
        bend = float(np.sum(said * (1 - said)))
        lead += float(np.sum(sides * (won - said))) / max(bend, 1e-6)
    return lead


def led(weights: Sequence[Array], lead: float) -> list[Array]:
    """The same weights with something added to every logit."""
    return [*weights[:3], weights[3] + np.float32(lead), weights[4]]


def loss_with(weights: Sequence[Array], samples: Samples, sides: Array, lead: float) -> float:
    """The mean loss, each side with its lead."""
    total = 0.0
    for side in (1, -1):
        some = sides == side
        x, cards, won = samples.x[some], cards_at(samples, some), samples.won[some]
        total += loss_of(led(weights, side * lead), x, cards, won) * len(won)
    return total / max(1, len(samples))


def slopes_with(
    weights: Sequence[Array], x: Array, cards: Array, y: Array, sides: Array, lead: float
) -> list[Array]:
    found = [np.zeros_like(w) for w in weights]
    for side in (1, -1):
        some = sides == side
        share = np.float32(np.mean(some))
        if share > 0:
            here = slopes(led(weights, side * lead), x[some], cards[some], y[some])
            found = [a + share * b for a, b in zip(found, here, strict=True)]
    return found


def some_of(samples: Samples, which: Array) -> Samples:
    """Some of the rows."""
    cards = cards_at(samples, which)
    return Samples(samples.x[which], samples.won[which], samples.games[which], cards)


def learn_on(
    samples: Samples, sides: Array, held: Array, start: ValueFile, seed: int, rate: float = RATE
) -> Learnt:
    """Learn from the rows that are not `held`, from the weights of the round before; `sides` is 1
    where the learner had ended its turn and -1 where the opponent had. What is best on the games
    held out is kept; that may be what it began with."""
    rng = np.random.default_rng(seed)
    aims = targets(samples, start, TRUST).astype(np.float32)
    learned, out = np.flatnonzero(~held), np.flatnonzero(held)
    if not len(out) or not len(learned):  # so few games
        learned = out = np.arange(len(held))
    asked, sides_out = some_of(samples, out), sides[out]
    first = weights_of(start)
    now = [w.copy() for w in first]
    known = some_of(samples, learned)
    lead = lead_of(logits(start, known), sides[learned], known.won)
    before = loss_with(now, asked, sides_out, lead)
    best, best_loss, losses = start, before, []
    moments = [(np.zeros_like(w), np.zeros_like(w)) for w in now]
    size = max(LEAST, min(MOST, len(learned) // STEPS))
    step, steps = 0, PASSES * -(-len(learned) // size)
    for _ in range(PASSES):
        order = rng.permutation(learned)
        for at in range(0, len(order), size):
            some = order[at : at + size]
            found = slopes_with(
                now, samples.x[some], cards_at(samples, some), aims[some], sides[some], lead
            )
            rate_now = rate * 0.5 * (1 + np.cos(np.pi * step / steps))
            step += 1
            stepped(now, first, found, moments, rate_now, step)
        losses.append(loss_with(now, asked, sides_out, lead))
        if losses[-1] < best_loss:
            best, best_loss = value_of(now, start), losses[-1]
    return Learnt(best, before, tuple(losses), lead)


def stepped(
    now: list[Array],
    first: list[Array],
    found: list[Array],
    moments: list[tuple[Array, Array]],
    rate: float,
    step: int,
) -> None:
    """A step of Adam, drawn a little to where it began."""
    for w, w0, slope, (m, v) in zip(now, first, found, moments, strict=True):
        g = slope + PULL * (w - w0)
        m += 0.1 * (g - m)
        v += 0.001 * (g * g - v)
        w -= rate * (m / (1 - 0.9**step)) / (np.sqrt(v / (1 - 0.999**step)) + 1e-8)
    now[4][-1] = 0  # no card is worth nothing


def value_of(weights: Sequence[Array], start: ValueFile) -> ValueFile:
    first, bias, second, last, cards = weights
    return replace(
        start, first=first.reshape(-1).tolist(), bias=bias.tolist(), second=second.tolist(),
        last=float(last[0]), cards=cards[:-1].reshape(-1).tolist(),
    )  # fmt: skip
