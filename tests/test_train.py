"""`tintero train`: rounds that can be broken off, a process that is killed, values that learn."""

from __future__ import annotations

import json
import os
import signal
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from tintero import Deck, Game, default_pool
from tintero.bots.features import FEATURES
from tintero.bots.value_file import ValueFile, shipped
from tintero.bots.value_net import INPUTS, OF_CARD
from tintero.cards.deck import check_constructed
from tintero.sim.many import spread
from tintero.train import rounds
from tintero.train.card_words import card_words
from tintero.train.fit import Samples, chances, fit, samples_of, targets
from tintero.train.gate import compared
from tintero.train.look_ahead import IN_PLAY, NO_CARD, faces_of
from tintero.train.plans import (
    HELD_OUT,
    gate_decks,
    mini_cards,
    mini_decks,
    mini_plan,
    usual_plan,
)
from tintero.train.rounds import Training, TrainPlan
from tintero.train.self_play import SLOTS, TrainBatch, TrainRows, play_batch
from tintero.train.train_decks import changed_deck, themed_deck
from tintero.train.training_folder import TrainingError
from tintero.variants import variant
from tintero.vocab import CardType

pytestmark = pytest.mark.compiled_only  # games by the dozen

DECKS = [Deck.load("amber-steel"), Deck.load("ruby-amethyst")]


def small(**changes: Any) -> TrainPlan:
    plan = usual_plan(DECKS[:1], DECKS[1:], rounds=2, games=6, gate=2, seed=1)
    return replace(plan, **{"batch": 2, "hidden": 4, **changes})


def a_batch(seed: int = 1, games: int = 2) -> TrainBatch:
    return TrainBatch(seed, games, ("",), (tuple(DECKS[0].cards),), rules=small().rules())


def test_a_batch_gives_the_same_rows_again() -> None:
    one, two, other = play_batch(a_batch()), play_batch(a_batch()), play_batch(a_batch(2))
    assert one == two != other
    assert len(one.numbers) == 4 * FEATURES * len(one.won) and len(one.won) > 20
    assert TrainRows.unpacked(one.packed()) == one
    with pytest.raises(ValueError, match="not whole"):
        TrainRows.unpacked(one.packed()[:-1])


def test_rounds_in_a_folder(tmp_path: Path) -> None:
    told: list[Any] = []
    log = Training(tmp_path, small()).run(1, told.append)
    assert [line.number for line in log] == [0, 1] and len(told) == 2
    assert "<svg" in (tmp_path / "curve.svg").read_text()
    values = sorted(path.name for path in tmp_path.rglob("value.json"))
    assert values == ["value.json"] * 2
    kept = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    assert Training(tmp_path, small()).run(1) == log  # nothing is done again
    assert kept == {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}


def test_broken_off_it_goes_on_and_comes_to_the_same(tmp_path: Path) -> None:
    whole = Training(tmp_path / "whole", small()).run(1)
    one = tmp_path / "one"

    class BrokenOff(Exception):
        pass

    played = 0

    def breaking(batch: TrainBatch) -> TrainRows:
        nonlocal played
        played += 1
        if played == 3:
            raise BrokenOff
        return play_batch(batch)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rounds, "play_batch", breaking)
        with pytest.raises(BrokenOff):
            Training(one, small()).run(1)
        assert len(list(one.rglob("*.rows"))) == 2
        assert Training(one, small()).run(1) == whole
    assert played == 7  # six batches, and the one that broke it off
    assert (one / "log.json").read_bytes() == (tmp_path / "whole" / "log.json").read_bytes()


def test_a_folder_of_another_training_is_refused(tmp_path: Path) -> None:
    Training(tmp_path, small())
    Training(tmp_path, small(rounds=5))
    with pytest.raises(TrainingError, match="other decks"):
        Training(tmp_path, small(hidden=8))


def test_rows_that_are_not_whole_say_so(tmp_path: Path) -> None:
    Training(tmp_path, small(rounds=1)).run(1)
    rows = tmp_path / "round-1" / "batch-0.rows"
    rows.write_bytes(b"nonsense")
    with pytest.raises(TrainingError, match=r"batch-0\.rows is not whole"):
        Training(tmp_path, small(rounds=2)).run(1)


def killed_once(batch: tuple[TrainBatch, str]) -> TrainRows:
    """Kills its process the first time it is asked for that batch."""
    one, mark = batch
    if one.seed == 3:
        try:
            os.close(os.open(mark, os.O_CREAT | os.O_EXCL))
        except FileExistsError:
            pass
        else:
            os.kill(os.getpid(), signal.SIGKILL)
    return play_batch(one)


def test_a_process_that_is_killed_costs_one_batch(tmp_path: Path) -> None:
    batches = [(a_batch(seed, 1), str(tmp_path / "killed")) for seed in range(6)]
    found = spread(killed_once, batches, workers=2)
    assert (tmp_path / "killed").exists()
    assert found == [play_batch(batch) for batch, _ in batches]


def test_a_fit_learns_what_is_there_to_learn() -> None:
    rng = np.random.default_rng(1)
    x = np.zeros((20_000, FEATURES), np.float32)
    x[:, 0], x[:, 44] = rng.random((2, 20_000))
    won = (x[:, 0] > x[:, 44]).astype(np.float32)
    samples = Samples(x, won, np.arange(20_000))
    fitted = fit(samples, "p", 1, hidden=4, epochs=20)
    assert fitted.accuracy > 0.9 and fitted.losses[-1] < fitted.losses[0]
    read = ValueFile.read(fitted.value.text(), "v")
    assert np.abs(chances(read, samples) - chances(fitted.value, samples)).max() < 0.01


def test_what_a_card_is_worth_is_learned() -> None:
    """Who has the one card in play wins: nothing else tells. The net that plays says the same."""
    words = np.eye(8, dtype=np.float32)
    rng = np.random.default_rng(2)
    cards = np.full((8000, SLOTS), NO_CARD, np.uint16)
    cards[:, 0] = rng.integers(0, 6, 8000)
    cards[:, IN_PLAY] = rng.integers(0, 6, 8000)
    won = ((cards[:, 0] == 2) | (cards[:, IN_PLAY] != 2)).astype(np.float32)
    samples = Samples(np.zeros((8000, FEATURES), np.float32), won, np.arange(8000), cards)
    fitted = fit(samples, "p", 1, hidden=4, epochs=8, words=words)
    assert fitted.accuracy > 0.95
    assert len(fitted.value.cards) == len(words) * OF_CARD


def test_the_net_that_plays_says_what_was_fitted() -> None:
    rows = play_batch(a_batch())
    samples = samples_of([rows])
    words = card_words(default_pool())
    value = ValueFile.read(fit(samples, "p", 1, hidden=4, epochs=2, words=words).value.text(), "v")
    game, net = Game.new([DECKS[0], DECKS[0]], 3), value.net()
    said: list[float] = []
    faces: list[list[int]] = []
    numbers: list[list[float]] = []
    while game.decision is not None and len(said) < 40:
        s = game.state
        said.append(net.between(s, 0, 1))
        numbers.append(net.features.row())
        faces.append(faces_of(s, 0))
        game.push(game.options[0])
    nothing = np.zeros(len(said))
    asked = Samples(np.array(numbers, np.float32), nothing, nothing, np.array(faces, np.uint16))
    assert np.abs(chances(value, asked) - np.array(said)).max() < 1e-4
    assert max(said) - min(said) > 1e-3


def test_targets_between_the_end_and_what_is_said_later() -> None:
    x = np.zeros((4, FEATURES), np.float32)
    samples = Samples(x, np.array([1, 0, 1, 0], np.float32), np.array([0, 0, 0, 1]))
    value = ValueFile([0.0] * INPUTS, [0.0], [0.0], 0.0, "")  # it always says one half
    assert targets(samples, None, 0.5) is samples.won
    assert targets(samples, value, 0.5).tolist() == [0.625, 0.25, 1.0, 0.0]


def test_a_value_is_as_strong_as_itself() -> None:
    """Each seed is played with the seats changed: what wins is the seat."""
    assert compared("", "", DECKS, 4, 1, workers=1) == 0.5


def test_samples_know_which_rows_are_of_one_game() -> None:
    rows = [play_batch(a_batch(1)), play_batch(a_batch(2))]
    samples = samples_of(rows)
    assert sorted(set(samples.games.tolist())) == [0, 1, 2, 3]
    assert len(samples) == len(rows[0].won) + len(rows[1].won)


def test_decks_to_learn_with_are_legal_and_differ() -> None:
    pool, locations = default_pool(), list[int]()
    for seed in range(20):
        rng = Random(seed)
        themed, changed = themed_deck(rng, pool), changed_deck(rng, pool, DECKS[0].cards)
        assert check_constructed(themed) == [] == check_constructed(changed)
        assert 0 < len(set(changed.cards) & set(DECKS[0].cards)) < len(set(DECKS[0].cards))
        found = [name for name in themed.cards if pool[name].type == CardType.LOCATION]
        locations.append(len(found))
    assert max(locations) > 12 and min(locations) == 0  # of 60 cards drawn by lot two are


def test_looking_ahead_labels_lines_that_nobody_plays() -> None:
    """Several rows of a turn, each with a label of its own, and again the same."""
    batch = replace(a_batch(games=1), ahead=True)
    one = play_batch(batch)
    assert one == play_batch(batch) and TrainRows.unpacked(one.packed()) == one
    found = samples_of([one, play_batch(a_batch(games=1))])
    assert found.ahead is not None
    assert found.ahead.tolist() == [True] * len(one.won) + [False] * (len(found) - len(one.won))
    turns = len({row[129] for row in found.x[: len(one.won)]})  # the number of the turn
    assert len(one.won) > 2 * turns > 10
    said = found.won[: len(one.won)]
    assert 0.0 <= said.min() < 0.2 < 0.8 < said.max() <= 1.0 and len(set(said.tolist())) > 20
    # What looking ahead says is no ending that could be mixed with what is said a turn later.
    value = ValueFile([0.0] * (INPUTS * 4), [0.0] * 4, [0.0] * 4, 0.0, "")
    aims = targets(found, value, 0.5)
    assert (aims[found.ahead] == found.won[found.ahead]).all()
    assert (aims[~found.ahead] != found.won[~found.ahead]).any()


def test_a_training_begins_with_given_weights(tmp_path: Path) -> None:
    """They play the first games, and the first gate is against them."""
    text = shipped().text()
    training = Training(tmp_path, small(rounds=1, ahead=0.5, start=text))
    batches = training.batches(0)
    assert {batch.values for batch in batches} == {(text,)}
    assert [batch.ahead for batch in batches] == [False, True, False]
    assert training.best() == text == training.passed()[0]
    with pytest.raises(TrainingError, match="other decks"):
        Training(tmp_path, small(rounds=1, ahead=0.5))


def test_gates_are_no_decks_that_are_held_out() -> None:
    decks = gate_decks(6)
    assert decks == gate_decks(6) and len({deck.cards for deck in decks}) == 6
    assert all(check_constructed(deck) == [] for deck in decks)
    assert not {deck.cards for deck in decks} & {Deck.load(name).cards for name in HELD_OUT}


def test_mini_tintero() -> None:
    """Forty cards of two inks, decks of thirty, twelve lore; the variant says the same."""
    cards, plan, rules = mini_cards(), mini_plan(1, 4, 2, 0), variant("mini")
    assert len(set(cards)) == 40
    assert rules.ruleset().lore_to_win == plan.rules().lore_to_win == 12
    assert rules.deck.least == plan.deck_size == 30
    assert mini_decks() == mini_decks()
    for deck in mini_decks():
        assert len(deck) == 30 and set(deck.cards) <= set(cards)


def test_a_mini_round(tmp_path: Path) -> None:
    plan = replace(mini_plan(1, 4, 2, 0), hidden=4, batch=2)
    Training(tmp_path, plan).run(1)
    assert len(json.loads((tmp_path / "log.json").read_text())) == 1
