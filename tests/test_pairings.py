"""What was learned of two lists that play each other: found by both, used once both are seen."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from tintero.bots import pairings, practised
from tintero.bots.ink_bot import InkBot
from tintero.bots.pairings import Pairing
from tintero.bots.seat import BotSeat
from tintero.bots.value_file import shipped_net
from tintero.bots.value_net import OF_CARD
from tintero.cards.deck import Deck
from tintero.cards.pool import default_pool
from tintero.cli.shell.main import app
from tintero.game import Game
from tintero.sim.kept_games import contents
from tintero.train import pairing
from tintero.train.pairing import PairPractice
from tintero.vocab import Zone

pytestmark = pytest.mark.pure_only
POOL = default_pool()
OTHER = "ruby-steel"
COME_ALONG = Path(pairings.__file__).parent / "data" / pairings.FOLDER


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setattr(practised, "folder", lambda: tmp_path)
    practised.forget()
    pairings.forget()
    yield tmp_path
    practised.forget()
    pairings.forget()


def changed() -> list[str]:
    """A shipped deck with a card less: nobody has practised with it."""
    return list(Deck.load("amber-steel").cards[1:])


def liking(name: str) -> Pairing:
    """Thinks the world of one card."""
    return Pairing({name: (1.5,) * OF_CARD}, practised.fingerprint())


def test_what_is_saved_is_found_by_both_lists_in_either_order(own_folder: Path) -> None:
    own, other = changed(), Deck.load(OTHER).cards
    file = pairings.save(own, other, liking(own[0]))
    assert file.parent.parent == own_folder
    found = pairings.net_for(sorted(own), sorted(other))
    assert found is pairings.net_for(other, own)
    at = POOL.index(own[0]) * OF_CARD
    assert [found.cards[at + n] for n in range(OF_CARD)] == [1.5] * OF_CARD
    assert found.cards[at + OF_CARD] == shipped_net().cards[at + OF_CARD]


def test_against_anybody_else_a_list_is_played_as_it_was_practised() -> None:
    own, other = changed(), Deck.load(OTHER).cards
    pairings.save(own, other, liking(own[0]))
    assert pairings.net_for(own, None) is shipped_net()
    assert pairings.net_for(own, other[1:]) is shipped_net()


def test_numbers_learned_beside_other_weights_say_nothing_to_these() -> None:
    own, other = changed(), Deck.load(OTHER).cards
    pairings.save(own, other, Pairing(liking(own[0]).cards, "others"))
    assert pairings.net_for(own, other) is shipped_net()


BENT = json.dumps({"kind": pairings.KIND, "version": 1, "weights": "", "cards": {"x": [1]}})


@pytest.mark.parametrize("text", ["", "{", "[]", "[" * 100_000, BENT, BENT.replace("[1]", "1")])
def test_a_file_that_is_none_is_as_if_it_were_not_there(text: str) -> None:
    own, other = changed(), Deck.load(OTHER).cards
    pairings.save(own, other, liking(own[0])).write_text(text)
    assert pairings.net_for(own, other) is shipped_net()


def test_a_run_that_is_kept_knows_what_was_learned_on_this_machine() -> None:
    own, other = Deck("own", tuple(changed())), Deck.load(OTHER)
    before = contents(own), contents(other)
    pairings.save(own.cards, other.cards, liking(own.cards[0]))
    first = contents(own)
    assert first[:2] == before[0] and len(first) == 3
    assert contents(other)[:2] == before[1] and len(contents(other)) == 3
    assert len(contents(Deck.load("amber-ruby"))) == 2
    pairings.save(own.cards, other.cards, liking(own.cards[-1]))
    assert contents(own) != first


def test_a_bot_uses_it_from_the_turn_on_in_which_the_other_deck_shows() -> None:
    own, other = changed(), Deck.load(OTHER).cards
    pairings.save(own, other, liking(own[0]))
    learned, alone = pairings.net_for(own, other), practised.net_for(own)
    assert learned is not alone
    game = Game.new([own, other], 5)
    bots = [InkBot(seed, "medium") for seed in range(2)]
    unsure = InkBot(0, "medium", guess=False)
    seen_before: list[bool] = []
    while game.state.turn < 12 and game.decision is not None:
        who = game.decision.player
        seat = BotSeat(game, who)
        if who == 0 and len(game.options) > 1 and game.state.turn:
            shown = sum(1 for card in game.state.cards if card.owner == 1 and public(card.zone))
            unsure.choose(seat)
            assert unsure.net is alone
            place = bots[0].choose(seat)
            expected = seat.likely_list is not None
            if bots[0].net is not alone:
                assert bots[0].net is learned and shown
            if shown == 0:
                assert not expected
            seen_before.append(bots[0].net is learned)
        else:
            place = bots[who].choose(seat)
        game.push(game.options[place])
    assert not seen_before[0] and seen_before[-1]


def public(zone: int) -> bool:
    return zone in (Zone.PLAY, Zone.DISCARD)


def test_of_several_others_none_is_guessed() -> None:
    game = Game.new([Deck.load(OTHER)] * 3, 5)
    assert BotSeat(game, 0).likely_list is None


# --- practising -----------------------------------------------------------------------------------


def command(*words: str) -> Result:
    return CliRunner().invoke(app, ["deck", "practise", *words, "--workers", "1"])


def test_the_command_keeps_what_it_learned(
    own_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own, other = Deck.load("amber-ruby").cards, Deck.load(OTHER).cards
    came_of_it = PairPractice(liking(own[0]), 0.58, 250)
    monkeypatch.setattr(pairing, "practise_pairing", lambda *_: came_of_it)
    told = command("amber-ruby", "--against", OTHER, "-n", "250")
    assert told.exit_code == 0, told.output
    assert "250 games" in told.output and "58" in told.output and OTHER in told.output
    at = POOL.index(own[0]) * OF_CARD
    assert pairings.net_for(own, other).cards[at] == 1.5
    plain = json.loads(command("amber-ruby", "--against", OTHER, "--json").output)
    assert plain["against"] == OTHER and plain["gate"] == 0.58
    assert Path(plain["file"]).parent.parent == own_folder


def test_what_did_not_win_is_not_kept(own_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pairing, "practise_pairing", lambda *_: PairPractice(None, 0.49, 250))
    told = command("amber-ruby", "--against", OTHER, "--lang", "es")
    assert told.exit_code == 1
    assert "no se guarda nada" in " ".join(told.output.split())
    plain = command("amber-ruby", "--against", OTHER, "--json")
    assert plain.exit_code == 1 and json.loads(plain.output)["file"] is None
    assert not list(own_folder.rglob("*.json"))


def test_a_deck_that_nobody_would_recognise_is_refused(tmp_path: Path) -> None:
    told = command("amber-ruby", "--against", "my-own.txt")
    assert told.exit_code == 2
    assert "my-own.txt" in told.output and OTHER in told.output


@pytest.mark.parametrize("file", sorted(COME_ALONG.iterdir()), ids=lambda file: file.name[:40])
def test_what_comes_along_is_of_two_shipped_decks_and_these_weights(file: Path) -> None:
    lists = {practised.list_key(cards): set(cards) for cards in map(cards_of, Deck.available())}
    one, other = file.stem.split("-")
    assert file.stem == pairings.pair_key(one, other)
    found = pairings.known(file.stem)
    assert found is not None and found.weights == practised.fingerprint()
    assert set(found.cards) == lists[one] | lists[other]


def cards_of(name: str) -> tuple[str, ...]:
    return Deck.load(name).cards
