"""Practising with a list against another: what the cards of both are worth in games of the two.

Begun with what was practised with each of them, in two rounds of greedy games; each is kept only if
it wins more than what it began with, in other games, with either list (docs/measurements.md).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from tintero.bots.pairings import Pairing
from tintero.bots.practised import fingerprint, known, known_better, list_key, rounded
from tintero.bots.value_file import ValueFile, shipped
from tintero.cards.deck import Deck
from tintero.cards.pool import default_pool
from tintero.sim.many import spread
from tintero.train.card_fit import fit_cards
from tintero.train.fit import samples_of
from tintero.train.gate import GateGame, lost, play_gate
from tintero.train.practice import (
    APART,
    BATCH,
    BETTER,
    BY_LOT,
    GATE,
    NO_ROWS,
    ROUNDS,
    Cards,
    after,
)
from tintero.train.self_play import TrainBatch, play_batch

GAMES = 4000  # of a round


@dataclass(frozen=True)
class PairPractice:
    """What came of it; no `pairing` where nothing was better. `gate`: how well it did against what
    was known before."""

    pairing: Pairing | None
    gate: float
    games: int


def practise_pairing(
    own: Deck,
    other: Deck,
    games: int = GAMES,
    workers: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> PairPractice:
    """The same two lists, in either order, and number of games give the same, on any number of
    processes. `progress` hears of batches, `steps` in all."""
    one, two = sorted((tuple(sorted(own.cards)), tuple(sorted(other.cards))), key=list_key)
    first = int(list_key((list_key(one), list_key(two)))[:8], 16) << 20
    parts = [(first + n, min(BATCH, games - at)) for n, at in enumerate(range(0, games, BATCH))]
    tell = progress or (lambda done: None)
    begun = beginning(one, two)
    value, best, found = begun, 0.0, None
    for n in range(ROUNDS):
        text = value.text()
        batches = [
            TrainBatch(
                seed + n * APART, count, (text,), (two,), by_lot=BY_LOT, eager=0.0, own=one,
                alone=True,
            )
            for seed, count in parts
        ]  # fmt: skip
        rows = spread(
            play_batch, batches, workers, after(n * len(parts), tell), lambda batch: NO_ROWS
        )
        learned = rounded(fit_cards(samples_of(rows), value, [*one, *two], default_pool()))
        value = known_better(shipped(), learned)
        won = gated(value, begun, one, two, min(GATE, games // 5), workers)
        better = won >= max(best, BETTER)
        best = max(best, won)
        if not better:
            break
        found = Pairing(learned, fingerprint())
    return PairPractice(found, best, games)


def steps(games: int) -> int:
    """How many batches there are in all."""
    return ROUNDS * -(-games // BATCH)


def beginning(one: Cards, two: Cards) -> ValueFile:
    """What was practised with each of the two; of cards in both, with the first."""
    value = shipped()
    for cards in (two, one):
        found = known(list_key(cards))
        if found is not None and found.weights == fingerprint():
            value = known_better(value, found.cards)
    return value


def gated(
    new: ValueFile, old: ValueFile, one: Cards, two: Cards, games: int, workers: int | None
) -> float:
    """The share of games that the new value wins; each deal twice, so that each has both lists."""
    rng = Random(f"pairing/{list_key(one)}/{list_key(two)}")
    texts = new.text(), old.text()
    jobs: list[GateGame] = []
    for n in range(max(1, games // 2)):
        lot = rng.getrandbits(64)
        at_0, at_1 = (one, two) if n % 2 else (two, one)
        jobs += [
            GateGame(texts, at_0, lot, other=at_1),
            GateGame(texts[::-1], at_0, lot, other=at_1),
        ]
    scores = spread(play_gate, jobs, workers, None, lost)
    return (sum(scores[::2]) + len(scores) / 2 - sum(scores[1::2])) / len(scores)
