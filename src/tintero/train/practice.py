"""Practising with one list: quick games with it, and what they say of its cards and hands.

First what its cards are worth, from games against itself, shipped decks and drawn ones; that is
kept only if it wins more, greedily, in games of their own (`gate`). Then, played by that value,
which opening hands win. A few thousand games of each are enough, because all of them are about the
same cards (docs/measurements.md).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from tintero.bots.practised import Practised, fingerprint, known_better, list_key
from tintero.bots.value_file import shipped
from tintero.cards.deck import Deck
from tintero.cards.pool import default_pool
from tintero.sim.many import spread
from tintero.train.card_fit import fit_cards
from tintero.train.fit import samples_of
from tintero.train.gate import GateGame, lost, play_gate
from tintero.train.hand_fit import ONE_LIST, HandFit, fit_hands
from tintero.train.hand_games import HandBatch, play_hands
from tintero.train.plans import HELD_OUT
from tintero.train.self_play import TrainBatch, TrainRows, play_batch

Cards = tuple[str, ...]
GAMES = 4000  # of each kind
BATCH = 50
GATE = 800  # games that say whether what was learned of the cards is better
BETTER = 0.51  # the share of them it has to win
BY_LOT = 0.05  # of all answers, so that what nobody does is seen, too


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
    cards, value = tuple(sorted(deck.cards)), shipped()
    first = int(list_key(cards)[:8], 16) << 20
    others = [Deck.load(name) for name in Deck.available() if name not in HELD_OUT]
    against = tuple(tuple(other.cards) for other in others if other.name != deck.name)
    parts = [(first + n, min(BATCH, games - at)) for n, at in enumerate(range(0, games, BATCH))]
    tell = progress or (lambda done: None)
    played = spread(
        play_batch,
        [
            TrainBatch(seed, n, (value.text(),), against, by_lot=BY_LOT, eager=0.0, own=cards)
            for seed, n in parts
        ],
        workers,
        tell,
        lambda batch: TrainRows(b"", b"", b"", b""),
    )
    learned = fit_cards(samples_of(played), value, cards, default_pool())
    better = known_better(value, learned).text()
    gate = gated(better, value.text(), cards, against, workers)
    if gate < BETTER:
        learned, better = {}, value.text()
    hands = hands_of(deck, parts, better, workers, lambda done: tell(len(parts) + done))
    found = Practised(hands.policy, learned, fingerprint())
    return Practice(found, gate, hands.gain, games)


def steps(games: int) -> int:
    """How many batches there are in all."""
    return 2 * -(-games // BATCH)


def gated(new: str, old: str, cards: Cards, against: Sequence[Cards], workers: int | None) -> float:
    """The mean of two shares: of games with the list on both sides, and of those against others as
    far as the new value gets more out of them than the old one. Each deal twice."""
    rng = Random(f"practice/{list_key(cards)}")
    lots = [rng.getrandbits(64) for _ in range(GATE // 4)]
    jobs: list[GateGame] = []
    for n, lot in enumerate(lots):
        other = against[n % len(against)] if against else cards
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
    parts: Sequence[tuple[int, int]],
    value: str,
    workers: int | None,
    progress: Callable[[int], None],
) -> HandFit:
    cards = (tuple(sorted(deck.cards)),)
    batches = [HandBatch(seed, n, cards, 0.0, value) for seed, n in parts]
    played = spread(play_hands, batches, workers, progress, lambda batch: [])
    found = [game for batch in played for game in batch]
    return fit_hands(found, default_pool(), {"deck": deck.name}, ONE_LIST)
