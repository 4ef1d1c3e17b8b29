"""Practising with a list against another: what the cards of both are worth in games of the two.

Begun with what was practised with each of them, in rounds of greedy games; each is kept only if it
wins more than what it began with, in other games, with either list (docs/measurements.md).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from tintero.bots import practised
from tintero.bots.learned_cards import CardNumbers, fingerprint, known_better, rounded
from tintero.bots.list_files import list_key
from tintero.bots.pairings import Pairing
from tintero.bots.value_file import ValueFile, shipped
from tintero.cards.deck import Deck
from tintero.cards.pool import default_pool
from tintero.sim.many import spread
from tintero.train.card_fit import fit_cards
from tintero.train.fit import samples_of
from tintero.train.gate import GateGame, lost, play_gate
from tintero.train.in_rounds import BATCH, BY_LOT, NO_ROWS, ROUNDS, Seeds, Tell, in_rounds, seeds_of
from tintero.train.practice import GATE, Cards
from tintero.train.self_play import TrainBatch, TrainRows, play_batch

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
    """The same two lists, in either order, what was practised with each, and number of games give
    the same, on any number of processes. `progress` hears of batches, `steps` in all."""
    one, two = sorted((tuple(sorted(own.cards)), tuple(sorted(other.cards))), key=list_key)
    begun = beginning(one, two)

    def play(seeds: Seeds, value: ValueFile, tell: Tell) -> list[TrainRows]:
        text = value.text()
        batches = [
            TrainBatch(
                seed, count, (text,), (two,), by_lot=BY_LOT, eager=0.0, own=one, alone=True
            )
            for seed, count in seeds
        ]  # fmt: skip
        return spread(play_batch, batches, workers, tell, lambda batch: NO_ROWS)

    def learn(rows: list[TrainRows], value: ValueFile) -> CardNumbers:
        return rounded(fit_cards(samples_of(rows), value, [*one, *two], default_pool()))

    def gate(value: ValueFile) -> float:
        return gated(value, begun, one, two, min(GATE, games // 5), workers)

    seeds = seeds_of(list_key((list_key(one), list_key(two))), games)
    learned, best = in_rounds(begun, seeds, play, learn, gate, progress or (lambda done: None))
    found = Pairing(learned, fingerprint()) if learned else None
    return PairPractice(found, best, games)


def steps(games: int) -> int:
    """How many batches there are in all."""
    return ROUNDS * -(-games // BATCH)


def beginning(one: Cards, two: Cards) -> ValueFile:
    """What was practised with each of the two; of cards in both, with the first."""
    value = shipped()
    for cards in (two, one):
        found = practised.known(cards)
        if found is not None:
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
