"""What clauses say that no scene can show: of the cards of a file, of what everybody sees, of a
table before and after a game. And that none is left out: each has a test, or says why it has
none."""

from __future__ import annotations

import gzip
import json
from collections import Counter
from typing import Any

import pytest

import card_texts
from tintero import Deck, Game, Ruleset, default_pool
from tintero.cards.facts import CardFacts
from tintero.rulebook import book, children, clause, ledger
from tintero.scene import Scene
from tintero.series import Series
from tintero.state.state import State
from tintero.text import lorcanajson
from tintero.text.records import CardFile
from tintero.views import View, view_of
from tintero.vocab import CardType, Zone

pytestmark = pytest.mark.pure_only


# --- each has one ---------------------------------------------------------------------------------


def test_every_clause_has_a_test_or_says_why_it_has_none() -> None:
    """A clause above others is tested by theirs."""
    index = ledger.load_index()
    untested = [c for c in book().values() if c.number not in index]
    assert [c.number for c in untested if ledger.why_untested(c, index) is None] == []


def test_a_reason_stands_only_where_there_is_no_test_of_it_or_below() -> None:
    index = ledger.load_index()
    reasons = [c.number for c in book().values() if c.untestable is not None]
    assert [n for n in reasons if n in index or any(k.startswith(f"{n}.") for k in index)] == []
    above = [c.number for c in book().values() if children(c.number, None)]
    told = [n for n in above if not any(k == n or k.startswith(f"{n}.") for k in index)]
    assert [n for n in told if n not in reasons] == []
    assert len(reasons) <= 12
    assert "real table" in str(ledger.why_untested(clause("1.13.3.4"), index))
    assert "clause by clause" in str(ledger.why_untested(clause("7.7"), index))
    assert ledger.why_untested(clause("7.7.4.3"), index) is None


# --- players and tables ---------------------------------------------------------------------------


@pytest.mark.clause("1.1.1")
def test_each_player_brings_a_deck() -> None:
    mine, yours = Deck.load("amber-steel"), Deck.load("ruby-amethyst")
    state = Game.new([mine, yours], 1).state
    for seat, deck in enumerate((mine, yours)):
        held = Counter(
            state.program(state.cards[card]).full_name
            for zone in (Zone.DECK, Zone.HAND)
            for card in state.zone(seat, zone)
        )
        assert held == Counter(deck.cards)


@pytest.mark.clause("2.2.1.2")
def test_every_deck_is_shuffled_and_nothing_but_shuffled() -> None:
    deck = Deck.load("amber-steel")

    def order(seed: int) -> list[list[str]]:
        state = Game.new([deck] * 2, seed).state
        return [
            [
                state.program(state.cards[card]).full_name
                for zone in (Zone.HAND, Zone.DECK)
                for card in state.zone(seat, zone)
            ]
            for seat in (0, 1)
        ]

    orders = [one for seed in range(6) for one in order(seed)]
    assert len({tuple(one) for one in orders}) == len(orders)
    assert {tuple(sorted(one)) for one in orders} == {tuple(sorted(deck.cards))}


@pytest.mark.clause("2.1.2")
def test_who_starts_depends_on_the_length_of_the_series() -> None:
    decks = [Deck.load("amber-steel"), Deck.load("ruby-amethyst")]
    two, best = Series.two_games(decks, 1), Series.best_of(3, decks, 1)
    for series in (two, best):
        game = series.next_game()
        game.concede(0)
        series.finish(game)
    assert two.chooser is None  # the other one starts
    assert best.chooser == 0  # who lost decides


@pytest.mark.clause("2.4.2")
def test_the_next_game_of_a_series_starts_when_the_last_one_is_over() -> None:
    decks = [Deck.load("amber-steel"), Deck.load("ruby-amethyst")]
    series = Series.two_games(decks, 1)
    first = series.next_game()
    with pytest.raises(ValueError, match="still being played"):
        series.next_game()
    first.concede(1)
    series.finish(first)
    again = series.next_game()
    assert (again is not first, again.outcome, again.view(0).turn) == (True, None, 0)


@pytest.mark.clause("1.3.6.2")
def test_nobody_is_their_own_teammate_and_no_card_says_the_word() -> None:
    """Should a set print it, it has to be given this meaning."""
    assert _cards_that_say("teammate") == []
    rules = Ruleset(teams=((0, 2), (1, 3)))
    state = Game.new([Deck.load("amber-steel")] * 4, 1, rules=rules).state
    for seat in range(4):
        mates = [other for other in state.team(seat) if other != seat]
        assert mates == [(seat + 2) % 4]
        assert seat not in state.opponents(seat) and mates[0] not in state.opponents(seat)


@pytest.mark.clause("1.3.4.2")
def test_no_card_says_active_player() -> None:
    assert _cards_that_say("active player") == []
    assert _cards_that_say("opposing player") != []


def _cards_that_say(words: str) -> list[str]:
    return [
        card.full_name
        for card in card_texts.file().cards
        if any(words in unit.text.casefold() for unit in card.units)
    ]


@pytest.mark.clause("10.1.1")
def test_other_variants_than_those_of_the_rulebook_can_be_played() -> None:
    rules = Ruleset(lore_to_win=3, starting_hand=9)
    game = Game.new([Deck.load("amber-steel")] * 2, 1, rules=rules)
    assert (game.view(0).players[1].hand, game.view(0).players[1].lore_to_win) == (9, 3)
    plain = Game.new([Deck.load("amber-steel")] * 2, 1).view(0).players[1]
    assert (plain.hand, plain.lore_to_win) == (7, 20)


@pytest.mark.clause("10.2.1.1")
def test_a_deck_of_two_boosters_can_be_played() -> None:
    deck = Deck.load("amber-steel").cards[:24]
    game = Game.new([deck] * 2, 1, rules=Ruleset(lore_to_win=15, starting_hand=5))
    assert [player.hand + player.deck for player in game.view(0).players] == [24, 24]


# --- what everybody sees --------------------------------------------------------------------------

SCENE = """
seats:
  1:
    lore: 7
    hand: [Smash]
    deck: [Break, 5]
    discard: [Hakuna Matata, Lantern]
    ink: {ready: [Dragon Fire]}
    play:
      - Maui - Demigod: {damage: 3}
      - Never Land - Mermaid Lagoon: {damage: 2}
      - Stitch - Rock Star: {under: [Stitch - New Dog]}
      - Flynn Rider - Spectral Scoundrel: {under: [Dragon Fire]}
  2:
    lore: 4
    ink: 5
    hand: [Timon - Grub Rustler]
    discard: [Fire the Cannons!]
"""


def everybody(state: State) -> list[View]:
    """What each seat is shown, and who has none."""
    return [view_of(state, seat) for seat in (0, 1, None)]


@pytest.mark.clause("1.1.2", "1.10.2", "1.10.3")
def test_everybody_sees_all_lore_and_all_damage() -> None:
    for view in everybody(Scene.parse(SCENE).game().state):
        assert [player.lore for player in view.players] == [7, 4]
        assert {card.face: card.damage for card in view.players[0].play if card.damage} == {
            "Maui - Demigod": 3,
            "Never Land - Mermaid Lagoon": 2,
        }


@pytest.mark.clause("5.1.1.9", "5.1.2.6", "7.1.2.1")
def test_everybody_sees_what_is_faceup() -> None:
    """In play, under the card that was shifted onto it, and in the discard; but not facedown."""
    for view in everybody(Scene.parse(SCENE).game().state):
        assert [card.face for card in view.players[0].discard] == ["Hakuna Matata", "Lantern"]
        assert [card.face for card in view.players[1].discard] == ["Fire the Cannons!"]
        under = {card.face: [below.face for below in card.under] for card in view.players[0].play}
        assert under == {
            "Maui - Demigod": [],
            "Never Land - Mermaid Lagoon": [],
            "Stitch - Rock Star": ["Stitch - New Dog"],
            "Flynn Rider - Spectral Scoundrel": [None],
        }


@pytest.mark.clause("7.1.2.1")
def test_everybody_sees_the_bag() -> None:
    scene = Scene.parse("""
seats:
  1:
    ink: 1
    hand: [Timon - Grub Rustler]
    play: [Coconut Basket, Pumbaa - Friendly Warthog: {damage: 3}]
""")
    game = scene.game()
    game.push("play Timon")
    for view in everybody(game.state):
        waiting = {(entry.player, entry.card.face) for entry in view.bag}
        assert waiting == {(0, "Timon - Grub Rustler"), (0, "Coconut Basket")}


@pytest.mark.clause("7.1.3.1")
def test_hand_deck_and_inkwell_are_private_and_their_counts_are_not() -> None:
    mine, theirs, nobodys = everybody(Scene.parse(SCENE).game().state)
    assert [card.face for card in mine.players[0].known_hand] == ["Smash"]
    for view in (mine, theirs, nobodys):
        player = view.players[0]
        assert (player.hand, player.deck, player.ink_ready) == (1, 6, 1)
        assert player.known_deck == ()
        assert "Dragon Fire" not in str(player) and "Break" not in str(player)
    for view in (theirs, nobodys):
        assert view.players[0].known_hand == () and "Smash" not in str(view.players[0])


# --- cards ----------------------------------------------------------------------------------------


def meant(card: CardFacts) -> tuple[object, ...]:
    """What of a card the game knows of: not where it is printed, and by whom."""
    return (
        card.full_name, card.name, card.version, card.type, card.cost, card.inkable, card.inks,
        card.strength, card.willpower, card.lore, card.move_cost, card.classes, card.song,
    )  # fmt: skip


@pytest.fixture(scope="module")
def printed() -> dict[str, Any]:
    """The card file as it is, with few cards: texts, flavour and art of every type."""
    with gzip.open(lorcanajson.snapshot()) as file:
        plain = json.load(file)
    kept = [card for card in plain["cards"] if plain["sets"][card["setCode"]]["type"] != "quest"]
    plain["cards"] = [card for card in kept if "promoGrouping" not in card][::40]
    return dict(plain)


def read(plain: dict[str, Any]) -> CardFile:
    return lorcanajson.read(json.dumps(plain).encode(), ())


@pytest.mark.clause(
    "5.2.4", "5.2.9", "5.2.10.1", "5.2.10.2", "5.2.10.3", "5.2.10.4", "5.2.10.5", "5.2.10.6"
)
def test_picture_flavour_artist_number_set_language_and_rarity_mean_nothing(
    printed: dict[str, Any],
) -> None:
    other = json.loads(json.dumps(printed))
    for at, card in enumerate(other["cards"]):
        card["images"] = {"full": "elsewhere"}
        card["flavorText"] = "Draw 7 cards."
        card["artists"], card["artistsText"] = ["Draw 2"], "Draw 2 cards."
        card["number"], card["setCode"] = 900 + at, "2"
        card["fullIdentifier"] = f"{900 + at}/1 • FR • 2"
        card["rarity"] = "Common"
    here, there = read(printed).cards, read(other).cards
    assert len(here) == len(there) > 60
    said = {card.full_name: (meant(card.facts), card.units) for card in here}
    assert said == {card.full_name: (meant(card.facts), card.units) for card in there}


@pytest.mark.clause("5.2.8")
def test_a_story_name_does_nothing_and_the_text_does() -> None:
    compiler, file = card_texts.compiler(), card_texts.file()
    named = [(card, unit) for card in file.cards[::25] for unit in card.units if unit.name]
    assert len(named) > 50
    for card, unit in named:
        one, other = (
            compiler.read_unit(card, unit._replace(name=name)).abilities
            for name in (unit.name, "DRAW 7 CARDS")
        )
        assert one and str(one).replace(repr(unit.name), "'DRAW 7 CARDS'") == str(other)


@pytest.mark.clause("5.2.1")
def test_cost_ink_and_name_are_parts_of_every_card() -> None:
    for card in default_pool():
        assert card.name and card.inks and card.cost >= 0, card.full_name


@pytest.mark.clause("5.3.3", "5.3.3.1", "5.3.3.2")
def test_a_character_has_strength_willpower_and_a_classification(printed: dict[str, Any]) -> None:
    types = Counter[int]()
    for card in read(printed).cards:
        (raw,) = (one for one in printed["cards"] if one["fullName"] == card.full_name)
        marks = "strength" in raw and "willpower" in raw and bool(raw.get("subtypes"))
        assert (card.facts.type == CardType.CHARACTER) == marks, card.full_name
        types[card.facts.type] += 1
    assert len(types) == 4
    for fact in default_pool():
        if fact.type == CardType.CHARACTER:
            assert fact.classes and fact.willpower > 0, fact.full_name
        else:
            assert fact.strength == 0, fact.full_name


@pytest.mark.clause("5.4.1.1", "5.5.3", "5.6.3")
def test_the_classification_line_says_action_item_or_location() -> None:
    """And an item or a location may be of a kind besides."""
    with gzip.open(lorcanajson.snapshot()) as file:
        cards = {card["fullName"]: card for card in json.load(file)["cards"]}
    line = {CardType.ACTION: "Action", CardType.ITEM: "Item", CardType.LOCATION: "Location"}
    seen = Counter[str]()
    for fact in default_pool():
        said = cards[fact.full_name]["type"]
        assert said == line.get(fact.type, "Character"), fact.full_name
        seen[said] += 1
        if fact.type in line:
            assert line[fact.type] not in fact.classes
            seen[f"{said} of a kind"] += bool(fact.classes)
    assert seen.keys() >= {"Action", "Item", "Location", "Character"}
    assert seen["Item of a kind"] > 0 and seen["Location of a kind"] > 0


@pytest.mark.clause("5.6.5.1")
def test_name_and_version_of_a_location_are_its_full_name() -> None:
    places = [fact for fact in default_pool() if fact.type == CardType.LOCATION]
    assert len(places) > 50
    for fact in places:
        assert fact.version and fact.full_name == f"{fact.name} - {fact.version}"
        assert default_pool()[fact.full_name] is fact
    same = Counter(fact.name for fact in places)
    assert max(same.values()) > 1  # one name, several versions, several cards


@pytest.mark.clause("1.4.2")
def test_cards_of_a_quest_have_another_back_and_are_no_cards_of_the_game() -> None:
    pool = {fact.full_name for fact in default_pool()}
    assert len(card_texts.file().left_out) > 100
    assert pool.isdisjoint(card_texts.file().left_out)
