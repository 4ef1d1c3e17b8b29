"""Weights learned on from the rows of games against one opponent (`best_response`).

Only positions after turns of the learner are learned from, and only how their games ended: the
opponent is stronger or weaker than the learner, and what the value says a turn later knows nothing
of that. How much stronger is the lead, in logits. It is found first and not kept in the weights: it
is the same for all that one compares in a turn. (Learned from both sides' positions, with what the
value says later, the net explained by the cards on the table what is a matter of who sits there;
such weights won 21 % of 480 greedy games against those they began with.)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from tintero.bots.value_file import ValueFile
from tintero.train.adam import Adam, Array
from tintero.train.fit import (
    Samples,
    cards_at,
    logits,
    loss_of,
    slopes,
    weights_of,
)

RATE = 2e-4
PASSES = 3
STEPS, LEAST, MOST = 96, 64, 2048  # steps of a pass, and how many rows one has
PULL = 1e-4  # towards the weights it began with
MOST_LEAD = 4.0  # where all games ended alike


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


def lead_of(found: Array, won: Array) -> float:
    """What added to logits explains best how games ended (by Newton)."""
    lead = 0.0
    for _ in range(20):
        said = 1 / (1 + np.exp(-(found + lead)))
        bend = float(np.sum(said * (1 - said)))
        lead += max(-1.0, min(1.0, float(np.sum(won - said)) / max(bend, 1e-3)))
    return max(-MOST_LEAD, min(MOST_LEAD, lead))


def led(weights: Sequence[Array], lead: float) -> list[Array]:
    """The same weights with something added to every logit."""
    return [*weights[:3], weights[3] + np.float32(lead), weights[4]]


def some_of(samples: Samples, which: Array) -> Samples:
    """Some of the rows."""
    cards = cards_at(samples, which)
    return Samples(samples.x[which], samples.won[which], samples.games[which], cards)


def learn_on(
    samples: Samples, held: Array, start: ValueFile, seed: int, rate: float = RATE
) -> Learnt:
    """Learn from the rows that are not `held`, beginning with given weights. What is best on the
    games held out is kept; that may be what it began with."""
    rng = np.random.default_rng(seed)
    learned, out = np.flatnonzero(~held), np.flatnonzero(held)
    if not len(out) or not len(learned):  # so few games
        learned = out = np.arange(len(held))
    asked = some_of(samples, out)
    first = weights_of(start)
    now = [w.copy() for w in first]
    known = some_of(samples, learned)
    lead = lead_of(logits(start, known), known.won)

    def loss() -> float:
        return loss_of(led(now, lead), asked.x, asked.cards, asked.won)

    best, losses = start, [loss()]
    paces = [Adam(w) for w in now]
    size = max(LEAST, min(MOST, len(learned) // STEPS))
    step, steps = 0, PASSES * -(-len(learned) // size)
    for _ in range(PASSES):
        order = rng.permutation(learned)
        for at in range(0, len(order), size):
            some = order[at : at + size]
            x, cards, won = samples.x[some], cards_at(samples, some), samples.won[some]
            found = slopes(led(now, lead), x, cards, won)
            rate_now = rate * 0.5 * (1 + np.cos(np.pi * step / steps))
            step += 1
            stepped(now, first, found, paces, rate_now)
        losses.append(loss())
        if losses[-1] <= min(losses):
            best = value_of(now, start)
    return Learnt(best, losses[0], tuple(losses[1:]), lead)


def stepped(
    now: list[Array], first: list[Array], found: list[Array], paces: list[Adam], rate: float
) -> None:
    """A step of Adam, drawn a little to where it began."""
    for w, w0, slope, pace in zip(now, first, found, paces, strict=True):
        w -= pace.step(slope + PULL * (w - w0), rate)
    now[4][-1] = 0  # no card is worth nothing


def value_of(weights: Sequence[Array], start: ValueFile) -> ValueFile:
    first, bias, second, last, cards = weights
    return replace(
        start, first=first.reshape(-1).tolist(), bias=bias.tolist(), second=second.tolist(),
        last=float(last[0]), cards=cards[:-1].reshape(-1).tolist(),
    )  # fmt: skip
