"""How far ahead a bot is where the decks differ, had they been equally strong.

Of a strong deck against a weak one the winner says little about who played it, so that bots look
closer together than they are. Each pairing of decks is given an advantage of its own, and beside
all of them one difference between the bots is what makes the results most likely (a logistic
regression by Newton's method). Each deal is played with both sides changed, which tells the two
apart.

>>> ahead, low, high = even([(0, 1, 1.0), (0, -1, 0.0)] * 20)  # who has the stronger deck wins
>>> round(ahead, 3)
0.0
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from math import exp, log, sqrt
from typing import Final

SCALE: Final = 400 / log(10)  # Elo points for a factor e in the odds
Z95: Final = 1.959964
ROUNDS: Final = 50
FARTHEST: Final = 2.0  # that a number is changed in one round
PULL: Final = 0.1  # of an advantage to 0, so that a clean sweep has a finite one

# The pairing of decks, whether the first bot has its first deck (1) or its second (-1), its score.
Result = tuple[int, int, float]


def even(results: Sequence[Result]) -> tuple[float, float, float]:
    """Elo of the first bot over the second, and its 95 % interval."""
    ahead = 0.0
    better: dict[int, float] = defaultdict(float)
    left = 0.0
    for _ in range(ROUNDS):
        slope, bend = -PULL * ahead, PULL
        slopes = defaultdict(float, {k: -PULL * x for k, x in better.items()})
        bends: dict[int, float] = defaultdict(lambda: PULL)
        both: dict[int, float] = defaultdict(float)
        for pairing, side, score in results:
            chance = 1 / (1 + exp(-(ahead + side * better[pairing])))
            wide = chance * (1 - chance)
            slope += score - chance
            bend += wide
            slopes[pairing] += side * (score - chance)
            bends[pairing] += wide
            both[pairing] += side * wide
        left = bend - sum(both[k] ** 2 / bends[k] for k in both)
        step = bounded((slope - sum(both[k] * slopes[k] / bends[k] for k in both)) / left)
        ahead += step
        for k in both:
            better[k] += bounded((slopes[k] - both[k] * step) / bends[k])
    error = Z95 / sqrt(left) if left > 0 else 0.0
    return SCALE * ahead, SCALE * (ahead - error), SCALE * (ahead + error)


def bounded(step: float) -> float:
    return max(-FARTHEST, min(FARTHEST, step))
