"""Rulings about what players have seen, which no scene can say: their positions are the book's."""

from __future__ import annotations

import pytest

from tintero.game import Game
from tintero.judge.book import ruling
from tintero.vocab import Zone


def after(case: str, title: str = "") -> Game:
    """The game at the end of a scene."""
    (scene,) = [s for s in ruling(case).scenes if s.title.startswith(title)]
    games: list[Game] = []
    scene.run(each=games.append)
    return games[-1]


@pytest.mark.clause("1.12.2", "1.2.1", "7.2.2")
def test_jc_065_cards_drawn_from_a_faceup_top_are_known_to_all() -> None:
    drawer = after("JC-065").view(1).players[0]
    faces = [card.face for card in drawer.known_hand]
    assert faces == ["Mickey Mouse - True Friend", "Piglet - Hunny Mage Apprentice"]
    assert [card.face for card in drawer.known_deck] == ["Goofy - Knight for a Day"]


@pytest.mark.clause("7.5.6", "4.2.3.2")
def test_oa_010_the_opponent_does_not_see_what_the_quill_takes() -> None:
    game = after("OA-010")
    assert "Freeze" not in repr(game.view(1)) and "Smash" not in repr(game.view(1))


@pytest.mark.clause("5.1.2.5", "6.1.14.2")
def test_oa_015_a_card_revealed_lies_facedown_in_the_deck_and_is_remembered() -> None:
    game = after("OA-015")
    for seat in (0, 1):
        owner = game.view(seat).players[0]
        assert [card.face for card in owner.known_deck] == ["Smash"]
    assert not game.state.cards[game.state.zone(0, Zone.DECK)[-1]].faceup


@pytest.mark.clause("7.5.4", "7.2.2")
def test_oa_087_nobody_sees_the_card_from_the_deck_in_the_inkwell() -> None:
    game = after("OA-087")
    assert all("Smash" not in repr(game.view(seat)) for seat in (0, 1))


@pytest.mark.clause("7.5.4", "5.1.1.7")
def test_jc_004_nobody_knows_the_cards_from_under_in_the_inkwell() -> None:
    game = after("JC-004", "A stack put into the inkwell")
    for seat in (0, 1):
        known = repr(game.view(seat).players[0])
        assert "Flounder" not in known and "Smash" not in known
