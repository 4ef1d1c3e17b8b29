"""Rounds of practising: what each is played by, what is kept; the gates of a pairing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from tintero.bots import learned_cards, list_files, practised
from tintero.bots.hand_policy import shipped_policy
from tintero.bots.learned_cards import CardNumbers
from tintero.bots.practised import Practised
from tintero.bots.value_file import ValueFile, shipped
from tintero.bots.value_net import OF_CARD
from tintero.cards.deck import Deck
from tintero.cards.pool import default_pool
from tintero.train import in_rounds, pairing
from tintero.train.gate import GateGame
from tintero.train.in_rounds import APART, BATCH, Seeds, Tell, seeds_of
from tintero.train.self_play import TrainBatch, TrainRows

pytestmark = pytest.mark.pure_only
POOL = default_pool()
ONE, TWO = Deck.load("amber-ruby"), Deck.load("ruby-steel")
CARD = ONE.cards[0]


def worth(value: ValueFile, name: str = CARD) -> float:
    return value.cards[POOL.index(name) * OF_CARD]


def learned_as(number: float) -> CardNumbers:
    return {CARD: (number,) * OF_CARD}


class Rounds:
    """Each round learns a larger number for one card; the gates say what they are told to."""

    def __init__(self, *won: float) -> None:
        self.won = list(won)
        self.seeds: list[Seeds] = []
        self.played_by: list[float] = []
        self.judged: list[float] = []

    def play(self, seeds: Seeds, value: ValueFile, tell: Tell) -> list[TrainRows]:
        self.seeds.append(seeds)
        self.played_by.append(worth(value))
        tell(len(seeds))
        return []

    def learn(self, rows: list[TrainRows], value: ValueFile) -> CardNumbers:
        return learned_as(len(self.seeds) / 4)

    def gate(self, value: ValueFile) -> float:
        self.judged.append(worth(value))
        return self.won.pop(0)

    def run(self, tell: Tell = lambda done: None) -> tuple[CardNumbers, float]:
        seeds = [(7, BATCH), (8, 3)]
        return in_rounds.in_rounds(shipped(), seeds, self.play, self.learn, self.gate, tell)


def test_the_second_round_is_played_by_what_the_first_learned_with_other_seeds() -> None:
    rounds, heard = Rounds(0.55, 0.56), list[int]()
    assert rounds.run(heard.append) == (learned_as(0.5), 0.56)
    assert rounds.played_by == [worth(shipped()), 0.25] and rounds.judged == [0.25, 0.5]
    assert rounds.seeds == [[(7, BATCH), (8, 3)], [(7 + APART, BATCH), (8 + APART, 3)]]
    assert heard == [2, 4]


@pytest.mark.parametrize(
    ("won", "number", "best"),
    [
        ((0.509,), None, 0.509),
        ((0.51, 0.505), 0.25, 0.51),
        ((0.55, 0.54), 0.25, 0.55),
        ((0.55, 0.55), 0.5, 0.55),
    ],
)
def test_a_round_is_kept_if_it_wins_enough_and_no_less_than_the_one_before(
    won: tuple[float, ...], number: float | None, best: float
) -> None:
    learned = {} if number is None else learned_as(number)
    assert Rounds(*won).run() == (learned, best)


def test_batches_are_the_same_for_the_same_lists() -> None:
    seeds = seeds_of("00000002ff", 2 * BATCH + 3)
    assert seeds == [(2 << 20, BATCH), ((2 << 20) + 1, BATCH), ((2 << 20) + 2, 3)]


# --- a pairing ------------------------------------------------------------------------------------


@pytest.fixture
def nobody_practised(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(practised, "known", lambda names: None)


def liking(name: str, number: float) -> Practised:
    return Practised(shipped_policy(), {name: (number,) * OF_CARD}, learned_cards.fingerprint())


def test_a_pairing_begins_with_what_was_practised_with_both(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    other = next(name for name in TWO.cards if name not in ONE.cards)
    known = {
        list_files.list_key(ONE.cards): liking(CARD, 0.75),
        list_files.list_key(TWO.cards): liking(other, -0.75),
    }
    monkeypatch.setattr(practised, "known", lambda names: known.get(list_files.list_key(names)))
    begun = pairing.beginning(tuple(ONE.cards), tuple(TWO.cards))
    assert (worth(begun), worth(begun, other)) == (0.75, -0.75)
    alone = pairing.beginning(tuple(ONE.cards), ("none",))
    assert (worth(alone), worth(alone, other)) == (0.75, worth(shipped(), other))


def played(
    job: Callable[[Any], Any], jobs: Sequence[Any], *_: object
) -> list[Any]:  # as `spread` does, here
    return [job(one) for one in jobs]


def test_the_gate_counts_for_the_new_value_at_either_seat_with_either_list(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    new, old = learned_cards.known_better(shipped(), learned_as(1.0)), shipped()
    seats: set[tuple[bool, bool]] = set()

    def won_by(first: ValueFile) -> Callable[[GateGame], float]:
        def play(game: GateGame) -> float:
            ahead = game.values[0] == first.text()
            seats.add((ahead, game.deck == tuple(ONE.cards)))
            return float(ahead)

        return play

    monkeypatch.setattr(pairing, "spread", played)
    one, two = tuple(ONE.cards), tuple(TWO.cards)
    for better, share in ((new, 1.0), (old, 0.0)):
        monkeypatch.setattr(pairing, "play_gate", won_by(better))
        assert pairing.gated(new, old, one, two, 8, 1) == share
    assert len(seats) == 4
    monkeypatch.setattr(pairing, "play_gate", lambda game: 1.0)  # whoever is at seat 0
    assert pairing.gated(new, old, one, two, 8, 1) == 0.5


@pytest.mark.usefixtures("nobody_practised")
def test_a_pairing_is_practised_by_the_two_lists_alone_and_judged_against_its_beginning(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    batches: list[TrainBatch] = []
    judged: list[tuple[float, float]] = []

    def gated(new: ValueFile, old: ValueFile, *_: object) -> float:
        judged.append((worth(new), worth(old)))
        return 0.6

    monkeypatch.setattr(pairing, "spread", lambda job, some, *_: batches.extend(some) or [])
    monkeypatch.setattr(pairing, "samples_of", lambda rows: None)
    monkeypatch.setattr(pairing, "gated", gated)
    monkeypatch.setattr(
        pairing, "fit_cards", lambda rows, value, names, pool: learned_as(worth(value) + 0.25)
    )
    found = pairing.practise_pairing(ONE, TWO, 2 * BATCH, 1).pairing
    before = worth(shipped())
    assert found is not None and found.cards == learned_as(round(before + 0.5, 3))
    assert [was for _, was in judged] == [before, before]
    both = {tuple(sorted(ONE.cards)), tuple(sorted(TWO.cards))}
    assert len(batches) == 4 and len({batch.seed for batch in batches}) == 4
    assert all(batch.alone and {batch.own, *batch.decks} == both for batch in batches)
