"""`tintero train`: rounds that can be broken off, a process that is killed, values that learn."""

from __future__ import annotations

import json
import os
import signal
from dataclasses import asdict, replace
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from typer.testing import Result

from test_cli import tintero_cli
from tintero import Deck, Game, default_pool
from tintero.bots.features import FEATURES
from tintero.bots.value_file import ValueFile, WrongWeights, shipped
from tintero.bots.value_net import INPUTS, OF_CARD
from tintero.cards.deck import check_constructed
from tintero.messages import Message, say
from tintero.sim.many import seed_of, spread
from tintero.train import hand_training, rounds
from tintero.train.card_words import card_words
from tintero.train.fit import Samples, chances, fit, samples_of, targets
from tintero.train.gate import compared
from tintero.train.hand_games import HandBatch, HandGame, play_hands
from tintero.train.hand_training import HandTraining
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
    whole = rows.read_bytes()
    rows.write_bytes(b"nonsense")
    with pytest.raises(TrainingError, match=r"batch-0\.rows is not whole"):
        Training(tmp_path, small(rounds=2)).run(1)
    rows.unlink()  # as it says: then they are played again
    Training(tmp_path, small(rounds=2)).run(1)
    assert rows.read_bytes() == whole


NO_LOGS = (b"{", b"[1]", b"null", b'[{"number": 0}]', b"\xff", b"[" * 9000)


@pytest.mark.parametrize(
    ("name", "content"),
    [("log.json", one) for one in NO_LOGS]
    + [("plan.json", one) for one in (b"[1]", b"null", b"{", b"\xff")],
)
def test_a_broken_file_is_named_and_nothing_changes(
    name: str, content: bytes, tmp_path: Path
) -> None:
    Training(tmp_path, small())
    (tmp_path / name).write_bytes(content)
    before = {path: path.read_bytes() for path in tmp_path.iterdir()}
    with pytest.raises(TrainingError) as refused:
        Training(tmp_path, small(rounds=9))
    advice = {"log.json": ("Remove it", "Bórralo"), "plan.json": ("another folder", "otra carpeta")}
    for lang, words in zip(("en", "es"), advice[name], strict=True):
        assert str(tmp_path / name) in refused.value.said(lang) and words in refused.value.said(
            lang
        )
    assert {path: path.read_bytes() for path in tmp_path.iterdir()} == before
    if name == "plan.json":
        with pytest.raises(TrainingError, match=r"plan\.json can't be gone on with"):
            HandTraining(tmp_path, DECKS, 4, seed=1)


def test_a_log_whose_rounds_do_not_follow_each_other_is_none(tmp_path: Path) -> None:
    Training(tmp_path, small(rounds=1)).run(1)
    log = tmp_path / "log.json"
    (line,) = json.loads(log.read_text())
    log.write_text(json.dumps([line, line]))
    with pytest.raises(TrainingError, match="no list of rounds"):
        Training(tmp_path, small())
    log.unlink()  # as it says: then they are learned again, and come to the same
    assert [asdict(one) for one in Training(tmp_path, small(rounds=1)).run(1)] == [line]


def test_the_best_is_what_passed_last_whatever_became_of_its_file(tmp_path: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rounds, "compared", lambda *words: 1.0)
        training = Training(tmp_path, small(rounds=1))
        assert training.best_file() is None
        training.run(1)
    assert training.best_file() == tmp_path / "best.json"
    first = (tmp_path / "round-1" / "value.json").read_text()
    assert (tmp_path / "best.json").read_text() == first
    (tmp_path / "best.json").write_text("nonsense")
    Training(tmp_path, small(rounds=1)).run(1)  # all is learned, and the file is there again
    assert (tmp_path / "best.json").read_text() == first
    asked: list[tuple[str, str]] = []

    def none_better(new: str, old: str, *words: Any) -> float:
        asked.append((new, old))
        return 0.5

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rounds, "compared", none_better)
        Training(tmp_path, small()).run(1)
    assert asked == [((tmp_path / "round-2" / "value.json").read_text(), first)]
    assert (tmp_path / "best.json").read_text() == first
    (tmp_path / "round-1" / "value.json").write_text("nonsense")
    with pytest.raises(WrongWeights, match=r"round-1.value\.json holds no weights"):
        Training(tmp_path, small(rounds=3)).run(1)


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


KILLING = seed_of(seed_of(small().seed, 0), 1)  # the second batch of the first round


def always_killed(batch: TrainBatch) -> TrainRows:
    if batch.seed == KILLING:
        os.kill(os.getpid(), signal.SIGKILL)
    return play_batch(batch)


def test_a_batch_that_is_lost_is_said_and_played_before_the_next_round(tmp_path: Path) -> None:
    whole = Training(tmp_path / "whole", small(rounds=1))
    whole.run(1)
    one = tmp_path / "one"
    told: list[Message] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rounds, "play_batch", always_killed)
        (line,) = Training(one, small(rounds=1)).run(2, told.append)
    rows = one / "round-1" / "batch-1.rows"
    assert (line.games, line.lost) == (4, 1) and not rows.exists()
    assert json.loads((one / "round-1" / "value.json").read_text())["made"]["games"] == 4
    assert [say(message, lang) for message in told[1:] for lang in ("en", "es")] == [
        "Round 1 learned without a batch of games whose process was killed twice;"
        " the next round plays it.",
        "La ronda 1 aprendió sin una tanda de partidas cuyo proceso murió dos veces;"
        " la ronda siguiente la juega.",
    ]
    first, second = Training(one, small()).run(1)
    assert (first, second.games, second.lost) == (line, 6, 0)
    assert rows.read_bytes() == (tmp_path / "whole" / "round-1" / "batch-1.rows").read_bytes()
    made = json.loads((one / "round-2" / "value.json").read_text())["made"]
    assert made["games"] == 10


def test_batches_of_a_round_stay_what_they_were(tmp_path: Path) -> None:
    """Those that were lost are played by the values there were."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rounds, "compared", lambda *words: 1.0)
        training = Training(tmp_path, small(rounds=1))
        training.run(1)
    value = (tmp_path / "round-1" / "value.json").read_text()
    assert {batch.values for batch in training.batches(0)} == {("",)}
    assert {batch.values for batch in training.batches(1)} == {("", value)}


def test_where_nothing_was_played_nothing_is_learned(tmp_path: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rounds, "play_batch", rounds.lost)
        with pytest.raises(TrainingError, match="No game was played"):
            Training(tmp_path, small()).run(1)
        patch.setattr(hand_training, "play_hands", hand_training.lost)
        with pytest.raises(TrainingError, match="No game was played"):
            HandTraining(tmp_path / "hands", DECKS, 4, seed=1).run(1)
    assert not list(tmp_path.rglob("*.rows")) and not list(tmp_path.rglob("hands-*.json"))
    assert not (tmp_path / "log.json").exists()


def test_hands_of_a_batch_that_is_lost_are_played_by_the_next_call(tmp_path: Path) -> None:
    def lost_first(batch: HandBatch) -> list[HandGame]:
        return hand_training.lost(batch) if batch.seed == 2000 else play_hands(batch)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(hand_training, "BATCH", 2)
        patch.setattr(hand_training, "play_hands", lost_first)
        training = HandTraining(tmp_path, DECKS, 4, seed=1)
        assert training.run(1).policy.made["games"] == 2 and training.left() == [0]
        patch.setattr(hand_training, "play_hands", play_hands)
        assert training.run(1).policy.made["games"] == 4 and training.left() == []


def test_so_many_games_are_played_as_are_asked_for(tmp_path: Path) -> None:
    training = Training(tmp_path, small(games=5, rounds=1))
    assert [batch.games for batch in training.batches(0)] == [2, 2, 1]
    assert [line.games for line in training.run(1)] == [5]


# --- the command ----------------------------------------------------------------------------------


def trained(folder: Path, *words: str, lang: str = "en") -> Result:
    usual = (str(folder), "--rounds", "1", "-n", "2", "--gate", "2", "--workers", "1")
    return tintero_cli("train", *usual, *words, lang=lang)


@pytest.mark.parametrize("share", [0.5, 1.0])
def test_the_last_sentence_names_files_that_are_there(
    share: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rounds, "compared", lambda *words: share)
    best, last = tmp_path / "best.json", tmp_path / "round-1" / "value.json"
    told = {lang: trained(tmp_path, lang=lang) for lang in ("en", "es")}
    plain = json.loads(trained(tmp_path, "--json").stdout)
    assert {one.exit_code for one in told.values()} == {0}
    assert last.is_file() and best.is_file() == (share > 0.5)
    if share > 0.5:
        assert f"{tmp_path} has best.json" in told["en"].output
        assert f"en {tmp_path} están best.json" in told["es"].output
        assert plain["best"] == str(best)
    else:
        assert "no value passed its gate" in told["en"].output and str(last) in told["en"].output
        assert "ningún valor pasó" in told["es"].output and str(last) in told["es"].output
        assert plain["best"] is None


@pytest.mark.parametrize("name", ["log.json", "plan.json"])
def test_a_broken_folder_leaves_with_two(name: str, tmp_path: Path) -> None:
    Training(tmp_path, small())
    (tmp_path / "plan.json").unlink()
    (tmp_path / name).write_text("{")
    for lang in ("en", "es"):
        result = trained(tmp_path, lang=lang)
        assert result.exit_code == 2 and str(tmp_path / name) in result.output


@pytest.mark.parametrize(
    "words",
    [
        ("--mini", "--deck", "ruby-steel"),
        ("--mini", "--from", "no.json"),
        ("--hands", "--mini"),
        ("--hands", "--ahead", "0.5"),
    ],
)
def test_options_that_exclude_each_other_are_refused(
    words: tuple[str, ...], tmp_path: Path
) -> None:
    folder = tmp_path / "none"
    for lang, said in (("en", "exclude each other"), ("es", "se excluyen")):
        result = tintero_cli("train", str(folder), *words, lang=lang)
        assert result.exit_code == 2 and said in result.output
        assert all(word in result.output for word in words if word.startswith("--"))
    assert not folder.exists()


def test_weights_that_cannot_be_read_say_why_in_both_languages(tmp_path: Path) -> None:
    for lang, said in (("en", "there is no such file"), ("es", "no existe")):
        result = trained(tmp_path, "--from", str(tmp_path / "no.json"), lang=lang)
        assert result.exit_code == 2 and said in result.output
    (tmp_path / "file").write_text("")
    for lang, said in (("en", "no folder"), ("es", "no es una carpeta")):
        result = trained(tmp_path / "file" / "in", lang=lang)
        assert result.exit_code == 2 and said in result.output
    for lang, said in (("en", "there is something of that name"), ("es", "ya hay algo")):
        result = trained(tmp_path / "file", lang=lang)
        assert result.exit_code == 2 and said in result.output


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
