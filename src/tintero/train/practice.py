"""Practising with one list: quick games with it, and what they say of its cards and hands.

First what its cards are worth, from games against itself, shipped decks and drawn ones, in two
rounds; each is kept only if it wins more, greedily, in other games. Then, played by that value and
again against all of these, which opening hands win: those that win against oneself alone may lose
against others. A few thousand games of each are enough, because all of them are about the
same cards (docs/measurements.md).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from tintero.bots.learned_cards import CardNumbers, fingerprint, known_better, rounded
from tintero.bots.list_files import list_key
from tintero.bots.practised import Practised
from tintero.bots.value_file import ValueFile, shipped
from tintero.cards.deck import Deck
from tintero.cards.pool import default_pool
from tintero.sim.many import spread
from tintero.train.card_fit import fit_cards
from tintero.train.fit import samples_of
from tintero.train.gate import GateGame, lost, play_gate
from tintero.train.hand_fit import ONE_LIST, HandFit, fit_hands
from tintero.train.hand_games import HandBatch, play_hands
from tintero.train.in_rounds import (
    BATCH,
    BY_LOT,
    NO_ROWS,
    ROUNDS,
    Seeds,
    Tell,
    after,
    in_rounds,
    seeds_of,
)
from tintero.train.plans import HELD_OUT
from tintero.train.self_play import TrainBatch, TrainRows, play_batch

Cards = tuple[str, ...]
GAMES = 4000  # of each kind
GATE = 800  # games that say whether what was learned of the cards is better, or fewer: a fifth


@dataclass(frozen=True)
class Practice:
    """What came of it. `gate`: how well the value with these cards did against the one without;
    `gain`: bits that the opening hands tell of a game held out."""

    practised: Practised
    gate: float
    gain: float
    games: int


def practise(
    deck: Deck,
    games: int = GAMES,
    workers: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> Practice:
    """The same list and number of games give the same, on any number of processes. `progress` hears
    of batches, `steps` in all."""
    cards = tuple(sorted(deck.cards))

    def play(seeds: Seeds, value: ValueFile, tell: Tell) -> list[TrainRows]:
        text, decks = value.text(), against(cards)
        batches = [
            TrainBatch(seed, n, (text,), decks, by_lot=BY_LOT, eager=0.0, own=cards)
            for seed, n in seeds
        ]
        return spread(play_batch, batches, workers, tell, lambda batch: NO_ROWS)

    def learn(rows: list[TrainRows], value: ValueFile) -> CardNumbers:
        return fit_cards(samples_of(rows), value, cards, default_pool())

    def gate(value: ValueFile) -> float:
        return gated(value.text(), cards, min(GATE, games // 5), workers)

    seeds, tell = seeds_of(list_key(cards), games), progress or (lambda done: None)
    learned, best = in_rounds(shipped(), seeds, play, learn, gate, tell)
    kept = rounded(learned)
    plays = known_better(shipped(), kept).text()  # as it will play
    hands = hands_of(deck, seeds, plays, workers, after(ROUNDS * len(seeds), tell))
    found = Practised(hands.policy, kept, fingerprint())
    return Practice(found, best, hands.gain, games)


def steps(games: int) -> int:
    """How many batches there are in all."""
    return (ROUNDS + 1) * -(-games // BATCH)


def against(cards: Cards) -> tuple[Cards, ...]:
    """The shipped decks that are learned with, and not the list itself."""
    decks = [Deck.load(name).cards for name in Deck.available() if name not in HELD_OUT]
    return tuple(tuple(other) for other in decks if sorted(other) != list(cards))


def gated(new: str, cards: Cards, games: int, workers: int | None) -> float:
    """How a value does against the one that comes along: the mean of two shares, of games with the
    list on both sides, and of those against others as far as it gets more out of them. Each deal
    twice, the same ones for every value."""
    rng = Random(f"practice/{list_key(cards)}")
    old, decks = shipped().text(), against(cards)
    lots = [rng.getrandbits(64) for _ in range(max(1, games // 4))]
    jobs: list[GateGame] = []
    for n, lot in enumerate(lots):
        other = decks[n % len(decks)]
        jobs += [
            GateGame((new, old), cards, lot),
            GateGame((old, new), cards, lot),
            GateGame((new, old), cards, lot, other=other),
            GateGame((old, old), cards, lot, other=other),
        ]
    scores = spread(play_gate, jobs, workers, None, lost)
    alike = sum(scores[::4]) + len(lots) - sum(scores[1::4])
    gained = sum(scores[2::4]) - sum(scores[3::4])
    return (alike / (2 * len(lots)) + 0.5 + gained / len(lots)) / 2


def hands_of(
    deck: Deck,
    seeds: Seeds,
    value: str,
    workers: int | None,
    progress: Tell,
) -> HandFit:
    cards = tuple(sorted(deck.cards))
    batches = [HandBatch(seed, n, against(cards), value=value, own=cards) for seed, n in seeds]
    played = spread(play_hands, batches, workers, progress, lambda batch: [])
    found = [game for batch in played for game in batch]
    return fit_hands(found, default_pool(), {"deck": deck.name}, ONE_LIST)
