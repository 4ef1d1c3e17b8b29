"""What was learned of two lists that play each other: found by both, used once both are seen."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from typer.testing import CliRunner, Result

from test_ink import twin
from tintero.bots import RandomBot, learned_cards, list_files, pairings, practised, supposing
from tintero.bots.bot import take_turn
from tintero.bots.ink_bot import InkBot
from tintero.bots.pairings import Pairing
from tintero.bots.seat import BotSeat
from tintero.bots.value_file import shipped_net
from tintero.bots.value_net import OF_CARD, ValueNet
from tintero.cards.deck import Deck
from tintero.cards.pool import default_pool
from tintero.cli.shell.main import app
from tintero.game import Game
from tintero.sim.kept_games import contents
from tintero.train import pairing
from tintero.train.pairing import PairPractice
from tintero.views.worlds import HiddenCards
from tintero.vocab import Ask, Zone

pytestmark = pytest.mark.pure_only
POOL = default_pool()
OTHER = "ruby-steel"
COME_ALONG = Path(pairings.__file__).parent / "data" / "pairings"


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setattr(list_files, "folder", lambda: tmp_path)
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
    return Pairing({name: (1.5,) * OF_CARD}, learned_cards.fingerprint())


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


def bent(row: str, **other: object) -> str:
    """A file that would do but for the numbers of a card, or for what else is said."""
    plain: dict[str, object] = {
        "kind": pairings.KIND,
        "version": learned_cards.VERSION,
        "weights": learned_cards.fingerprint(),
        "cards": {changed()[0]: "ROW"},
    }
    return json.dumps(plain | other).replace('"ROW"', row)


GOOD = json.dumps([0.5] * OF_CARD)
BENT = {
    "nothing": "",
    "cut": "{",
    "a list": "[]",
    "deep": "[" * 100_000,
    "a row too short": bent("[1]"),
    "no row": bent("1"),
    "words": bent(json.dumps("0" * OF_CARD)),
    "truth": bent(json.dumps([True] * OF_CARD)),
    "not a number": bent(json.dumps([float("nan")] * OF_CARD)),
    "without end": bent(json.dumps([float("inf")] + [0.0] * (OF_CARD - 1))),
    "far too large": bent(json.dumps([1e308] + [0] * (OF_CARD - 1))),
    "hundreds of digits": bent(json.dumps([10**400] + [0] * (OF_CARD - 1))),
    "another kind": bent(GOOD, kind="tintero practised"),
    "another version": bent(GOOD, version=2),
    "no cards": bent(GOOD, cards=[]),
    "too long": bent(GOOD, more="x" * 2_000_000),
}


@pytest.mark.parametrize("name", BENT)
def test_a_file_that_is_none_is_as_if_it_were_not_there(name: str) -> None:
    own, other = changed(), Deck.load(OTHER).cards
    file = pairings.save(own, other, liking(own[0]))
    file.write_text(bent(GOOD))
    pairings.forget()
    assert pairings.net_for(own, other) is not shipped_net()
    file.write_text(BENT[name])
    pairings.forget()
    assert pairings.net_for(own, other) is shipped_net()


def test_one_for_other_weights_does_not_hide_what_comes_along() -> None:
    own, other = Deck.load("amber-ruby").cards, Deck.load(OTHER).cards
    comes_along = list(pairings.net_for(own, other).cards)
    assert comes_along != list(practised.net_for(own).cards)
    pairings.save(own, other, Pairing(liking(own[0]).cards, "others"))
    assert list(pairings.net_for(own, other).cards) == comes_along


def test_what_is_saved_counts_from_now_on() -> None:
    own, other = changed(), Deck.load(OTHER).cards
    assert pairings.net_for(own, other) is shipped_net()
    pairings.save(own, other, liking(own[0]))
    assert pairings.net_for(own, other) is not shipped_net()


def test_a_run_that_is_kept_knows_what_was_learned_on_this_machine() -> None:
    own, other = Deck("own", tuple(changed())), Deck.load(OTHER)
    before = contents(own), contents(other)
    pairings.save(own.cards, other.cards, liking(own.cards[0]))
    first = contents(own)
    assert first[:2] == before[0] and len(first) == 3
    assert contents(other) == before[1]  # whoever has that one would not recognise this one
    pairings.save(own.cards, other.cards, liking(own.cards[-1]))
    assert contents(own) != first
    third = Deck.load("amber-ruby")
    pairings.save(third.cards, other.cards, liking(third.cards[0]))
    assert len(contents(third)) == len(contents(other)) == 3
    assert len(contents(Deck.load("amber-steel"))) == 2


def test_the_same_file_under_another_deck_is_another_run(own_folder: Path) -> None:
    own, (one, two) = changed(), [Deck.load(name).cards for name in (OTHER, "amber-ruby")]
    pairings.save(own, one, liking(own[0])).rename(pairings.save(own, two, liking(own[1])))
    first = pairings.own_digest(own)
    pairings.save(own, one, liking(own[0]))
    pairings.FILES.file(pairings.pair_key(*map(list_files.list_key, (own, two)))).unlink()
    assert first and pairings.own_digest(own) not in ("", first)


def test_what_can_not_be_read_hides_nothing_else(own_folder: Path) -> None:
    own, other = changed(), Deck.load(OTHER).cards
    pairings.save(own, other, liking(own[0]))
    whole = pairings.own_digest(own)
    key = pairings.pair_key(*map(list_files.list_key, (own, Deck.load("amber-ruby").cards)))
    pairings.FILES.file(key).mkdir()
    (own_folder / "pairings" / "sch\udcf6n.json").write_text("")
    assert pairings.own_digest(own) == whole != ""


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


def played_on(game: Game, turns: int) -> Game:
    """Until then, so that everybody has shown some cards."""
    bots = [InkBot(seed, "medium") for seed in range(len(game.state.players))]
    while game.decision is not None and game.state.turn < turns:
        who = game.decision.player
        game.push(game.options[bots[who].choose(BotSeat(game, who))])
    return game


def test_of_several_others_none_is_guessed() -> None:
    alone = BotSeat(played_on(Game.new([Deck.load(OTHER)] * 2, 5), 8), 0)
    assert alone.likely_list is not None
    several = BotSeat(played_on(Game.new([Deck.load(OTHER)] * 3, 5), 12), 0)
    assert several.likely_list is None


def test_cards_of_many_inks_are_no_deck_that_is_known() -> None:
    """Nothing that comes along has them, so there is nothing to weigh."""
    names = [name for one in Deck.available() for name in dict.fromkeys(Deck.load(one).cards)]
    mixed = list(dict.fromkeys(names))
    game = Game.new([mixed[: len(mixed) // 2], mixed[1::2]], 5)
    assert BotSeat(played_on(game, 8), 0).likely_list is None


def test_a_guess_is_of_what_the_seat_may_know_alone() -> None:
    """Twins of games with decks that have pairings: the same guess, and the same choice."""
    guessed, chosen = 0, 0
    for seed in (1, 2):
        game = Game.new([Deck.load("amber-ruby"), Deck.load(OTHER)], seed)
        bots = [RandomBot(seed), RandomBot(seed + 10)]
        while game.decision is not None and game.depth < 120:
            seat = game.decision.player
            if game.depth % 9 == 0:
                other = twin(game, seat, game.depth)
                found = BotSeat(game, seat).likely_list
                assert found == BotSeat(other, seat).likely_list
                guessed += found is not None
                if found is not None and chosen < 6 and len(game.options) > 2:
                    chosen += 1
                    one, two = InkBot(3, "medium"), InkBot(3, "medium")
                    place = one.choose(BotSeat(game, seat))
                    assert two.choose(BotSeat(other, seat)) == place and one.net is two.net
            take_turn(bots[seat], game)
    assert guessed > 5 and chosen == 6


def test_a_deck_is_guessed_once_it_is_as_likely_as_anything_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hidden = HiddenCards(Game.new([Deck.load(OTHER)] * 2, 5).state, 0)
    for chance, name, wanted in ((0.5, OTHER, True), (0.49, OTHER, False), (0.9, "", False)):
        weighed = [SimpleNamespace(name=name, chance=chance)]
        guesses = SimpleNamespace(weighed=lambda known, weighed=weighed: weighed)
        monkeypatch.setattr(supposing, "guesses_of", lambda pool, guesses=guesses: guesses)
        found = supposing.likely_list(hidden, POOL)
        assert (found == list(Deck.load(OTHER).cards)) is wanted


def test_who_takes_cards_out_of_a_guess_takes_them_from_nobody_else() -> None:
    seat = BotSeat(played_on(Game.new([Deck.load(OTHER)] * 2, 5), 8), 0)
    guess = seat.likely_list
    assert guess is not None
    guess.clear()
    assert seat.likely_list == list(Deck.load(OTHER).cards)


@pytest.mark.parametrize("net", [None, shipped_net()], ids=["no hands", "a net of its own"])
def test_who_does_not_play_by_what_was_practised_plays_by_no_pairing(net: ValueNet | None) -> None:
    own, other = Deck.load("amber-ruby").cards, Deck.load(OTHER).cards
    game = played_on(Game.new([own, other], 5), 8)
    while game.decision is not None and game.decision.ask != Ask.TURN_ACTION:
        game.push(game.options[0])
    assert game.decision is not None
    seat = BotSeat(game, game.decision.player)
    assert pairings.net_for(seat.own_list, seat.likely_list) is not shipped_net()
    for bot in (InkBot(1, "medium", net=net, hands=net is not None), InkBot(1, "medium")):
        bot.choose(seat)
        assert (bot.net is shipped_net()) is (bot._practises is False)
    assert bot.net is not shipped_net()


# --- practising -----------------------------------------------------------------------------------


def command(*words: str) -> Result:
    return CliRunner().invoke(app, ["deck", "practise", *words, "--workers", "1"])


def test_the_command_keeps_what_it_learned(
    own_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own, other = Deck.load("amber-ruby").cards, Deck.load(OTHER).cards
    came_of_it = PairPractice(liking(own[0]), 0.58, 250)
    asked: list[tuple[object, ...]] = []

    def practise(one: Deck, two: Deck, *others: object) -> PairPractice:
        asked.append((one.name, two.name, *others[:2]))
        return came_of_it

    monkeypatch.setattr(pairing, "practise_pairing", practise)
    told = command("amber-ruby", "--against", OTHER, "-n", "250")
    assert asked == [("amber-ruby", OTHER, 250, 1)]
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


def test_a_folder_that_can_not_be_written_is_said(
    own_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = PairPractice(liking(changed()[0]), 0.58, 250)
    monkeypatch.setattr(pairing, "practise_pairing", lambda *_: found)
    (own_folder / "file").write_text("")
    monkeypatch.setattr(list_files, "folder", lambda: own_folder / "file")
    told = command("amber-ruby", "--against", OTHER)
    assert told.exit_code == 2 and "can't be kept" in told.output


def test_a_deck_that_nobody_would_recognise_is_refused(tmp_path: Path) -> None:
    told = command("amber-ruby", "--against", "my-own.txt")
    assert told.exit_code == 2
    assert "my-own.txt" in told.output and OTHER in told.output


@pytest.mark.parametrize("file", sorted(COME_ALONG.iterdir()), ids=lambda file: file.name[:40])
def test_what_comes_along_is_of_two_shipped_decks_and_these_weights(file: Path) -> None:
    lists = {list_files.list_key(cards): set(cards) for cards in map(cards_of, Deck.available())}
    one, other = file.stem.split("-")
    assert file.stem == pairings.pair_key(one, other)
    found = pairings.FILES.known(file.stem)
    assert found is not None and found.weights == learned_cards.fingerprint()
    assert set(found.cards) == lists[one] | lists[other]


def cards_of(name: str) -> tuple[str, ...]:
    return Deck.load(name).cards
