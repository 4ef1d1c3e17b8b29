"""Learning what cards are worth in rounds of games, each kept only if it wins more than before.

In each the games are played by what the one before has learned.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tintero.bots.learned_cards import CardNumbers, known_better
from tintero.bots.value_file import ValueFile
from tintero.train.self_play import TrainRows

ROUNDS: Final = 2
BETTER: Final = 0.51  # the share of other games that a round has to win
APART: Final = 1 << 16  # between the seeds of two rounds
BATCH: Final = 50  # games of one
NO_ROWS: Final = TrainRows(b"", b"", b"", b"")  # of a batch whose process died twice
BY_LOT: Final = 0.05  # of all answers, so that what nobody does is seen, too

Tell = Callable[[int], None]  # hears how many batches are done
Seeds = list[tuple[int, int]]  # of batches, each with its number of games


def seeds_of(key: str, games: int) -> Seeds:
    """The batches of a round, the same for the same key of a list or two."""
    first = int(key[:8], 16) << 20
    return [(first + n, min(BATCH, games - at)) for n, at in enumerate(range(0, games, BATCH))]


def in_rounds(
    value: ValueFile,
    seeds: Seeds,
    play: Callable[[Seeds, ValueFile, Tell], list[TrainRows]],
    learn: Callable[[list[TrainRows], ValueFile], CardNumbers],
    gate: Callable[[ValueFile], float],
    tell: Tell,
) -> tuple[CardNumbers, float]:
    """What was learned, nothing if that was no better, and the largest share that a round won."""
    learned: CardNumbers = {}
    best = 0.0
    for n in range(ROUNDS):
        batches = [(seed + n * APART, count) for seed, count in seeds]
        rows = play(batches, value, after(n * len(seeds), tell))
        found = learn(rows, value)
        tried = known_better(value, found)
        won = gate(tried)
        better = won >= max(best, BETTER)
        best = max(best, won)
        if not better:
            break
        value, learned = tried, found
    return learned, best


def after(before: int, tell: Tell) -> Tell:
    """Tells what is done with what was done before."""
    return lambda done: tell(before + done)
