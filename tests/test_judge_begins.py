"""The position in which a scene begins, in words."""

from __future__ import annotations

import pytest

from tintero.cards.pool import default_pool
from tintero.judge import html, page
from tintero.judge.begins import effects_of, sides_of, turn_of
from tintero.judge.book import book
from tintero.judge.sheet import ask
from tintero.scene import Scene
from tintero.scene.lasting_effects import CANT, UNTIL

SCENE = """
turn: 2
first_turn: true
step: draw
seats:
  1:
    lore: 4
    ink: {ready: 2, exerted: [Smash], drops: 1}
    inked: 1
    hand: [2x Dragon Fire, 3]
    deck: [Smash, 10]
    play:
      - Pride Lands - Pride Rock
      - Simba - Returned King: {exerted: true, damage: 2, at: Pride Lands, under: [Smash]}
      - 2x Stitch - New Dog: {drying: true}
    lasting:
      - {to: Simba - Returned King, strength: 2, until: their next turn}
  2:
    discard: [Smash]
"""
pytestmark = pytest.mark.pure_only


def test_every_zone_and_state_is_said() -> None:
    position, pool = Scene.parse(SCENE).position, default_pool()
    assert turn_of(position, "en") == "First turn of Player 2, Draw step."
    one, two = sides_of(position, pool, "en")
    assert one.heading == (
        "Player 1: 4 lore, 3 ink (2 ready), 5 in hand, 11 in the deck, 0 in the discard"
    )
    assert one.zones == (
        "In play: Pride Lands - Pride Rock; Simba - Returned King (exerted, 2 damage, at Pride "
        "Lands - Pride Rock, under it: Smash); 2× Stitch - New Dog (drying)",
        "Hand: 2× Dragon Fire",
        "On top of the deck: Smash",
        "Inkwell: Smash",
        "Ink drops: 1",
        "Cards inked this turn: 1",
    )
    assert two.zones == ("Discard: Smash",) and "20 in the deck" in two.heading
    assert effects_of(position, pool, "es") == (
        "Simba - Returned King: +2 de Fuerza (hasta el final del próximo turno de su jugador)",
    )


@pytest.mark.parametrize("lang", ["en", "es"])
def test_every_effect_that_lasts_has_words(lang: str) -> None:
    pool = default_pool()
    for key, words in (("cant", CANT), ("until", UNTIL)):
        for word in words:
            effect = f"{{to: Stitch - New Dog, {key}: {word}, lore: 1}}"
            text = f"seats:\n  1:\n    play: [Stitch - New Dog]\n    lasting: [{effect}]\n"
            (said,) = effects_of(Scene.parse(text).position, pool, lang)
            assert "begins-" not in said and said.startswith("Stitch - New Dog: +1 ")


def test_a_sheet_of_one_scene_says_where_it_begins_and_one_of_a_case_need_not() -> None:
    sheet = ask(Scene.parse(SCENE), "es")
    for text in (page.markdown(sheet), page.markdown(sheet, wiki=False), html.html([sheet])):
        assert "La posición" in text and "+2 de Fuerza" in text
    assert "[[Simba - Returned King]]" in page.markdown(sheet)
    assert "[[" not in page.markdown(sheet, wiki=False)


def test_every_scene_of_the_case_book_has_its_sides() -> None:
    pool = default_pool()
    for case in book()[::7]:
        for scene in case.scenes:
            for lang in ("en", "es"):
                found = sides_of(scene.position, pool, lang)
                assert len(found) == len(scene.position.seats) and turn_of(scene.position, lang)
