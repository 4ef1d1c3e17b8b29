"""Hands of one list: practised with it, found by its cards, used by who plays it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from tintero.bots import opening_hand, practised
from tintero.bots.hand_policy import HandPolicy, shipped_policy
from tintero.bots.ink_bot import InkBot
from tintero.bots.seat import BotSeat
from tintero.cards.deck import Deck
from tintero.cards.pool import default_pool
from tintero.cli.shell.main import app
from tintero.game import Game
from tintero.train import practice
from tintero.train.hand_fit import HandFit
from tintero.vocab import Act, Ask, Zone

pytestmark = pytest.mark.pure_only
POOL = default_pool()
OTHER = "ruby-steel"


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setattr(practised, "folder", lambda: tmp_path)
    practised._known.cache_clear()
    yield tmp_path
    practised._known.cache_clear()


def changed(name: str = OTHER) -> list[str]:
    """A shipped deck with a card less: nobody has practised with it."""
    return Deck.load(name).cards[1:]


def liking(name: str) -> HandPolicy:
    """Wants one card and nothing else."""
    nothing = tuple(tuple(0.0 for _ in row) for row in shipped_policy().tables)
    return replace(shipped_policy(), tables=nothing, first=nothing, cards={name: 1.0})


@pytest.mark.parametrize("name", Deck.available())
def test_each_shipped_deck_comes_with_hands_of_its_own(name: str) -> None:
    deck = Deck.load(name)
    policy = practised.policy_for(reversed(deck.cards))
    assert policy.made["deck"] == name
    assert set(policy.cards) <= set(deck.cards)


def test_another_list_has_what_is_known_of_all() -> None:
    assert not practised.is_practised(changed())
    assert practised.policy_for(changed()) is shipped_policy()


def test_what_is_saved_is_found_by_its_cards(own_folder: Path) -> None:
    cards = changed()
    file = practised.save(cards, liking(cards[0]))
    assert file.parent == own_folder
    assert practised.policy_for(sorted(cards)).cards == {cards[0]: 1.0}
    assert practised.policy_for(cards[1:]) is shipped_policy()
    assert [one.name for one in own_folder.iterdir()] == [file.name]


def test_ones_own_goes_before_what_comes_along() -> None:
    cards = Deck.load(OTHER).cards
    practised.save(cards, liking(cards[0]))
    assert practised.policy_for(cards).cards == {cards[0]: 1.0}


@pytest.mark.parametrize("text", ["", "{", "[]", '{"kind": "tintero hands", "version": 99}'])
def test_a_file_that_is_none_is_as_if_it_were_not_there(own_folder: Path, text: str) -> None:
    (own_folder / f"{practised.list_key(changed())}.json").write_text(text)
    assert practised.policy_for(changed()) is shipped_policy()


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


def made(gain: float) -> HandFit:
    cards = Deck.load(OTHER).cards
    return HandFit(replace(liking(cards[0]), made={"games": 250}), gain, 0)


def test_the_same_list_gives_the_same_hands_in_any_order() -> None:
    deck = Deck.load(OTHER)
    turned = Deck(deck.name, deck.cards[::-1])
    one, two = (practice.practise(d, 6, 1) for d in (deck, turned))
    assert one.policy.made["games"] == 6
    assert one.policy.text() == two.policy.text()


def test_the_command_keeps_what_it_learned(
    own_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(practice, "practise", lambda *_: made(0.05))
    told = command(OTHER)
    assert told.exit_code == 0, told.output
    assert "250" in told.output and "0.05" in told.output
    assert practised.policy_for(Deck.load(OTHER).cards).made == {"games": 250}
    plain = json.loads(command(OTHER, "--json").output)
    assert plain["games"] == 250 and Path(plain["file"]).parent == own_folder


def test_what_tells_nothing_is_not_kept(own_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(practice, "practise", lambda *_: made(-0.01))
    told = command(OTHER, "--lang", "es")
    assert told.exit_code == 1
    assert "no se guarda nada" in told.output
    assert not list(own_folder.iterdir())


def test_a_folder_that_can_not_be_written_is_said(
    own_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(practice, "practise", lambda *_: made(0.05))
    (own_folder / "file").write_text("")
    monkeypatch.setattr(practised, "folder", lambda: own_folder / "file")
    told = command(OTHER)
    assert told.exit_code == 2
    assert "can't be kept" in told.output
