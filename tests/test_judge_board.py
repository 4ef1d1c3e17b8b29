"""Changes of a position by pointing at a card, as the laboratory on the full screen makes them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tintero.judge import board, edit
from tintero.judge.lab import Lab
from tintero.judge.place import CardPlace, place_of
from tintero.scene import Scene, SceneError
from tintero.vocab import Zone

pytestmark = pytest.mark.pure_only

SCENE = """
turn: 1
seats:
  1:
    ink: {ready: [Smash, 2], exerted: 1}
    hand: [Smash, 2]
    deck: [Dragon Fire, 3]
    discard: [Smash, Dragon Fire]
    play:
      - 2x Stitch - New Dog
      - Simba - Returned King: {at: Pride Lands - Pride Rock #2}
      - 2x Pride Lands - Pride Rock
      - Stitch - Rock Star: {under: [Stitch - New Dog, Smash]}
      - Dinglehopper
  2:
    play: [Namaari - Resolute Daughter]
"""


def lab() -> Lab:
    return Lab.of_scene(Scene.parse(SCENE))


def names(made: Lab, seat: int, zone: int) -> list[str]:
    s = made.game.state
    return [s.program(s.cards[i]).full_name for i in s.zone(seat, zone)]


def at(made: Lab, seat: int, zone: int, index: int) -> CardPlace:
    return place_of(made.game, made.game.state.zone(seat, zone)[index], made.filler)


def home_of(made: Lab, index: int) -> int:
    """Which of the cards in play of player 1 a card is at; -1: none."""
    s = made.game.state
    play = s.zone(0, Zone.PLAY)
    home = s.cards[play[index]].at
    return play.index(home) if home >= 0 else -1


def test_the_card_pointed_at_is_changed_and_not_its_twin() -> None:
    made = lab()
    made.edit(board.state(at(made, 0, Zone.PLAY, 1), exerted=True, damage=1))
    s = made.game.state
    assert [(s.cards[i].exerted, s.cards[i].damage) for i in s.zone(0, Zone.PLAY)[:2]] == [
        (0, 0),
        (1, 1),
    ]
    made.edit(board.state(at(made, 0, Zone.PLAY, 1), exerted=False, damage=0))
    assert made.game.hash() == lab().game.hash()


def test_a_character_goes_to_a_location_and_away() -> None:
    made = lab()
    assert home_of(made, 2) == 4  # the second of two
    made.edit(board.stand_at(at(made, 0, Zone.PLAY, 2), at(made, 0, Zone.PLAY, 3)))
    assert home_of(made, 2) == 3
    made.edit(board.stand_at(at(made, 0, Zone.PLAY, 0), at(made, 0, Zone.PLAY, 4)))
    assert (home_of(made, 0), home_of(made, 2)) == (4, 3)
    made.edit(board.stand_at(at(made, 0, Zone.PLAY, 0), None))
    assert home_of(made, 0) == -1


def test_who_was_at_a_location_that_is_taken_away_stays_in_play() -> None:
    made = lab()
    made.edit(board.take(at(made, 0, Zone.PLAY, 3)))  # the other one of the same name
    assert home_of(made, 2) == 3
    assert "at: Pride Lands - Pride Rock}" in made.scene().text()
    made.edit(board.take(at(made, 0, Zone.PLAY, 3)))
    assert home_of(made, 2) == -1
    assert "Simba - Returned King" in names(made, 0, Zone.PLAY)


def test_an_effect_on_a_card_goes_with_it() -> None:
    made = Lab.of_scene(
        Scene.parse("""
seats:
  1:
    play: [2x Stitch - New Dog, Elsa - Queen Regent]
    lasting:
      - {to: [Elsa, "Stitch #2"], strength: +2}
      - {to: Elsa, gains: [Evasive]}
""")
    )
    made.edit(board.take(at(made, 0, Zone.PLAY, 2)))
    (entry,) = made.now.position.seats[0].lasting
    assert entry.to == ("Stitch #2",)
    made.edit(board.take(at(made, 0, Zone.PLAY, 1)))
    assert made.now.position.seats[0].lasting == ()


def test_cards_under_another_are_put_turned_and_taken() -> None:
    made = lab()
    s = made.game.state
    top = s.zone(0, Zone.PLAY)[5]
    assert [s.cards[i].faceup for i in s.under(top)] == [1, 0]
    under = place_of(made.game, s.under(top)[1], made.filler)
    assert (under.name, under.index, under.under) == ("Smash", 5, 1)
    made.edit(board.turn_under(under, True))
    s = made.game.state
    assert [s.cards[i].faceup for i in s.under(s.zone(0, Zone.PLAY)[5])] == [1, 1]
    made.edit(board.take(place_of(made.game, s.under(top)[0], made.filler)))
    made.edit(board.put_under(at(made, 0, Zone.PLAY, 0), "dragon fire", False))
    s = made.game.state
    assert [s.program(s.cards[i]).full_name for i in s.under(top)] == ["Smash"]
    below = s.under(s.zone(0, Zone.PLAY)[0])
    assert [(s.program(s.cards[i]).full_name, s.cards[i].faceup) for i in below] == [
        ("Dragon Fire", 0)
    ]


def test_cards_move_between_zones_and_sides() -> None:
    made = lab()
    made.edit(board.move(at(made, 0, Zone.HAND, 0), 0, "deck", board.TOP))
    assert names(made, 0, Zone.DECK)[-2:] == ["Dragon Fire", "Smash"]
    assert "Smash" not in names(made, 0, Zone.HAND)
    made.edit(board.move(at(made, 0, Zone.DISCARD, 1), 1, "hand"))
    assert names(made, 1, Zone.HAND) == ["Dragon Fire"]
    assert names(made, 0, Zone.DISCARD) == ["Smash"]
    made.edit(board.move(at(made, 0, Zone.PLAY, 0), 1, "play", exerted=True))
    assert names(made, 1, Zone.PLAY)[-1] == "Stitch - New Dog"
    made.edit(board.move(at(made, 1, Zone.PLAY, 0), 1, "ink", exerted=True))
    s = made.game.state
    assert [s.cards[i].exerted for i in s.zone(1, Zone.INKWELL)] == [1]
    # a card without a name gets one
    filler = names(made, 0, Zone.HAND)[0]
    made.edit(board.move(at(made, 0, Zone.HAND, 0), 0, "discard"))
    assert names(made, 0, Zone.DISCARD) == ["Smash", filler]
    assert len(names(made, 0, Zone.HAND)) == 1


def test_ink_is_turned_counted_and_keeps_its_names() -> None:
    made = lab()
    made.edit(board.turn_ink(at(made, 0, Zone.INKWELL, 0)))
    s = made.game.state
    ink = [(s.program(s.cards[i]).full_name, s.cards[i].exerted) for i in s.zone(0, Zone.INKWELL)]
    assert ink[-1] == ("Smash", 1)
    assert [exerted for _, exerted in ink] == [0, 0, 1, 1]
    made.edit(board.ink(0, 5, 2))
    s = made.game.state
    assert [s.cards[i].exerted for i in s.zone(0, Zone.INKWELL)] == [0] * 5 + [1] * 2
    assert "Smash" in names(made, 0, Zone.INKWELL)
    made.edit(board.ink(0, 0, 0))
    assert names(made, 0, Zone.INKWELL) == []


def test_a_deck_has_so_many_cards_and_keeps_its_top() -> None:
    made = lab()
    made.edit(board.deck(0, 2))
    assert len(names(made, 0, Zone.DECK)) == 2
    assert names(made, 0, Zone.DECK)[-1] == "Dragon Fire"
    made.edit(board.deck(0, 0))
    made.edit(board.deck(1, 30))
    assert (names(made, 0, Zone.DECK), len(names(made, 1, Zone.DECK))) == ([], 30)


def test_inking_this_turn_is_counted() -> None:
    made = lab()
    assert any(text.startswith("ink ") for text in map(made.game.text, made.game.options))
    made.edit(board.inked(0, 1))
    assert not any(text.startswith("ink ") for text in map(made.game.text, made.game.options))


def test_after_something_was_done_the_card_is_found_where_it_is_now() -> None:
    made = lab()
    made.do("quest Stitch - New Dog")
    index = next(
        i
        for i, card in enumerate(made.game.state.zone(0, Zone.PLAY))
        if made.game.state.cards[card].exerted
    )
    made.edit(board.state(at(made, 0, Zone.PLAY, index), exerted=False))
    assert not any(made.game.state.cards[i].exerted for i in made.game.state.zone(0, Zone.PLAY))
    assert made.game.state.players[0].lore == 1


def test_a_card_drawn_since_the_position_began_is_not_there_to_be_changed() -> None:
    made = lab()
    made.edit(edit.step("draw"))
    drawn = made.game.state.zone(0, Zone.HAND)[-1]
    place = place_of(made.game, drawn, made.filler)
    assert place.name == "Dragon Fire"
    before = made.game.hash()
    with pytest.raises(SceneError, match="no Dragon Fire in that hand") as error:
        made.edit(board.take(place))
    assert made.game.hash() == before
    assert "no hay" in error.value.said("es")


@pytest.mark.parametrize(
    ("change", "en", "es"),
    [
        (lambda p: board.state(p(0, Zone.PLAY, 6), damage=1), "is an item", "es un objeto"),
        (lambda p: board.state(p(0, Zone.PLAY, 3), exerted=True), "is a location", "ubicación"),
        (lambda p: board.state(p(1, Zone.PLAY, 0), damage=9), "would have been", "desterrado"),
        (lambda p: board.stand_at(p(1, Zone.PLAY, 0), p(0, Zone.PLAY, 3)), "another player's",
         "de otro jugador"),
        (lambda p: board.stand_at(p(0, Zone.PLAY, 6), p(0, Zone.PLAY, 3)), "is no character",
         "no es un personaje"),
        (lambda p: board.move(p(0, Zone.DISCARD, 0), 0, "play"), "is an action", "es una acción"),
        (lambda p: edit.lore(0, 20), "would have won", "habría ganado"),
    ],
)  # fmt: skip
def test_an_impossible_position_is_refused_in_both_languages(
    change: Callable[[Callable[..., CardPlace]], edit.Change], en: str, es: str
) -> None:
    made = lab()
    before = (made.game.hash(), made.cursor, len(made.history))
    with pytest.raises(SceneError) as error:
        made.edit(change(lambda seat, zone, index: at(made, seat, zone, index)))
    assert en in str(error.value)
    assert es in error.value.said("es")
    assert (made.game.hash(), made.cursor, len(made.history)) == before
