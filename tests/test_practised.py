"""What was practised with one list: found by its cards, used by who plays it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner, Result

from tintero.bots import learned_cards, list_files, opening_hand, practised
from tintero.bots.features import FEATURES
from tintero.bots.hand_policy import shipped_policy
from tintero.bots.ink_bot import InkBot
from tintero.bots.practised import Practised
from tintero.bots.seat import BotSeat
from tintero.bots.value_file import shipped, shipped_net
from tintero.bots.value_net import OF_CARD
from tintero.cards.deck import Deck
from tintero.cards.pool import default_pool
from tintero.cli.shell.main import app
from tintero.game import Game
from tintero.sim.kept_games import contents
from tintero.train import practice
from tintero.train.card_fit import fit_cards
from tintero.train.fit import Samples, chances
from tintero.train.look_ahead import NO_CARD
from tintero.train.practice import Practice
from tintero.train.self_play import SLOTS
from tintero.vocab import Act, Ask, Zone

pytestmark = pytest.mark.pure_only
POOL = default_pool()
OTHER = "ruby-steel"


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setattr(list_files, "folder", lambda: tmp_path)
    practised.forget()
    yield tmp_path
    practised.forget()


def changed(name: str = OTHER) -> list[str]:
    """A shipped deck with a card less: nobody has practised with it."""
    return Deck.load(name).cards[1:]


def liking(name: str, made: dict[str, object] | None = None) -> Practised:
    """Wants one card in the opening hand and nothing else, and thinks the world of it in play."""
    nothing = tuple(tuple(0.0 for _ in row) for row in shipped_policy().tables)
    hands = replace(
        shipped_policy(), tables=nothing, first=nothing, cards={name: 1.0}, made=made or {}
    )
    return Practised(hands, {name: (1.5,) * OF_CARD}, learned_cards.fingerprint())


@pytest.mark.parametrize("name", Deck.available())
def test_each_shipped_deck_comes_with_hands_of_its_own(name: str) -> None:
    deck = Deck.load(name)
    policy = practised.policy_for(reversed(deck.cards))
    assert policy.made["deck"] == name
    assert set(policy.cards) <= set(deck.cards)


def test_another_list_has_what_is_known_of_all() -> None:
    assert practised.policy_for(changed()) is shipped_policy()
    assert practised.net_for(changed()) is shipped_net()


def test_what_is_saved_is_found_by_its_cards(own_folder: Path) -> None:
    cards = changed()
    file = practised.save(cards, liking(cards[0]))
    assert file.parent == own_folder
    assert practised.policy_for(sorted(cards)).cards == {cards[0]: 1.0}
    assert practised.policy_for(cards[1:]) is shipped_policy()
    assert [one.name for one in own_folder.iterdir()] == [file.name]


def test_a_run_that_is_kept_knows_what_was_practised_on_this_machine() -> None:
    deck = Deck(OTHER, tuple(changed()))
    before = contents(deck)
    practised.save(deck.cards, liking(deck.cards[0]))
    after = contents(deck)
    assert after[:2] == before and len(after) == 3


def test_ones_own_goes_before_what_comes_along() -> None:
    cards = Deck.load(OTHER).cards
    practised.save(cards, liking(cards[0]))
    assert practised.policy_for(cards).cards == {cards[0]: 1.0}


BENT = json.dumps(
    {"kind": practised.KIND, "version": 1, "weights": "", "cards": {"x": [1]}, "hands": {}}
)


@pytest.mark.parametrize("text", ["", "{", "[]", "[" * 100_000, BENT, BENT.replace("[1]", "1")])
def test_a_file_that_is_none_is_as_if_it_were_not_there(own_folder: Path, text: str) -> None:
    (own_folder / f"{list_files.list_key(changed())}.json").write_text(text)
    assert practised.policy_for(changed()) is shipped_policy()


def test_the_value_knows_the_cards_that_were_practised() -> None:
    cards = changed()
    found = liking(cards[0])
    practised.save(cards, found)
    face = next(n for n, card in enumerate(POOL) if card.full_name == cards[0])
    numbers, before = practised.net_for(cards).cards, shipped_net().cards
    at = face * OF_CARD
    assert [numbers[at + n] for n in range(OF_CARD)] == [1.5] * OF_CARD
    assert numbers[at + OF_CARD] == before[at + OF_CARD]
    # Numbers that were learned beside other weights say nothing to these.
    practised.save(cards, replace(found, weights="others"))
    numbers = practised.net_for(cards).cards
    assert numbers[at] == before[at]


def test_a_bot_thinks_with_what_was_practised_whatever_has_become_of_the_cards() -> None:
    cards = changed()
    practised.save(cards, liking(cards[0]))
    game = Game.new([cards, Deck.load(OTHER)], 5)
    bots = [InkBot(seed, "medium", guess=False) for seed in range(2)]
    while game.state.turn < 4:
        assert game.decision is not None
        who = game.decision.player
        game.push(game.options[bots[who].choose(BotSeat(game, who))])
    assert bots[0].net is practised.net_for(cards)
    assert bots[1].net is practised.net_for(Deck.load(OTHER).cards)
    assert bots[0].net is not bots[1].net


def test_a_seat_knows_its_own_list_and_that_alone() -> None:
    decks = [Deck.load("amber-steel"), Deck.load(OTHER)]
    game = Game.new(decks, 3)
    for seat in range(2):
        assert BotSeat(game, seat).own_list == sorted(decks[seat].cards)


def test_a_bot_keeps_what_was_practised_with_its_list() -> None:
    cards = changed()
    game = Game.new([cards, cards], 5)
    s = game.state
    assert s.decision is not None and s.decision.ask == Ask.ALTER_HAND
    seat = s.decision.player
    hand = s.zone(seat, Zone.HAND)[:]
    wanted = POOL.at(s.cards[hand[0]].index).full_name
    practised.save(cards, liking(wanted))
    opening_hand.learned.cache_clear()
    bot, back = InkBot(1, "fast"), set()
    while s.decision is not None and s.decision.player == seat:
        option = game.options[bot.choose(BotSeat(game, seat))]
        if option.act == Act.CHOOSE:
            back.add(option.a)
        game.push(option)
    opening_hand.learned.cache_clear()
    gone = {i for i in hand if POOL.at(s.cards[i].index).full_name != wanted}
    assert back == gone and gone


# --- practising -----------------------------------------------------------------------------------


def command(*words: str) -> Result:
    return CliRunner().invoke(app, ["deck", "practise", *words, "--workers", "1"])


def came_of_it(gain: float, better: bool = True) -> Practice:
    found = liking(Deck.load(OTHER).cards[0], {"games": 250})
    return Practice(found if better else replace(found, cards={}), 0.55, gain, 250)


def test_cards_that_win_are_worth_more_after_it() -> None:
    """Made-up positions: who has a certain card in play has won."""
    rng = np.random.default_rng(1)
    card = POOL[Deck.load(OTHER).cards[0]]
    face = next(n for n, other in enumerate(POOL) if other is card)
    won = rng.integers(0, 2, 3000).astype(np.float32)
    cards = np.full((3000, SLOTS), NO_CARD, np.uint16)
    cards[won > 0, 0] = face
    samples = Samples(np.zeros((3000, FEATURES), np.float32), won, np.arange(3000), cards)
    value = shipped()
    learned = fit_cards(samples, value, [card.full_name], POOL)
    after = learned_cards.known_better(value, learned)
    rows = Samples(samples.x[:2], won[:2], samples.games[:2], cards[np.argsort(-won)[[0, -1]]])
    with_it, without = chances(after, rows)
    before = chances(value, rows)
    assert with_it > before[0] and without == before[1]


def test_the_command_keeps_what_it_learned(
    own_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(practice, "practise", lambda *_: came_of_it(0.05))
    told = command(OTHER, "-n", "250")
    assert told.exit_code == 0, told.output
    assert "250 games" in told.output and "0.05" in told.output and "55" in told.output
    assert practised.policy_for(Deck.load(OTHER).cards).made == {"games": 250}
    plain = json.loads(command(OTHER, "-n", "250", "--json").output)
    assert plain["games"] == 250 and plain["cards"] is True
    assert Path(plain["file"]).parent == own_folder


def test_what_did_not_win_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(practice, "practise", lambda *_: came_of_it(0.05, better=False))
    assert "that is not kept" in " ".join(command(OTHER).output.split())


def test_what_tells_nothing_is_not_kept(own_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(practice, "practise", lambda *_: came_of_it(-0.01))
    told = command(OTHER, "--lang", "es")
    assert told.exit_code == 1
    assert "no se guarda nada" in told.output
    plain = command(OTHER, "--json")
    assert plain.exit_code == 1 and json.loads(plain.output)["file"] is None
    assert not list(own_folder.iterdir())


def test_a_folder_that_can_not_be_written_is_said(
    own_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(practice, "practise", lambda *_: came_of_it(0.05))
    (own_folder / "file").write_text("")
    monkeypatch.setattr(list_files, "folder", lambda: own_folder / "file")
    told = command(OTHER)
    assert told.exit_code == 2
    assert "can't be kept" in told.output
