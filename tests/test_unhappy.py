"""What goes wrong for constructors in a scene is told by the scene's own course."""

from __future__ import annotations

from functools import cache

import pytest

from tintero import default_pool
from tintero.game import programs_of
from tintero.scene import Scene
from tintero_proof.cells import reasons, table
from tintero_proof.finder import Finder
from tintero_proof.runs import RunRecorder
from tintero_proof.unhappy import CELLS, Met

pytestmark = pytest.mark.pure_only


@cache
def finder() -> Finder:
    return Finder(RunRecorder(default_pool(), programs_of(default_pool())))


def met(text: str) -> Met:
    finder().play(Scene.parse(text))
    return set(finder().watch.met)


SONG = """
seats:
  1: {ink: 3, hand: [Dragon Fire, Smash, Friends on the Other Side], deck: DECK}
  2: {play: [FOE]}
steps:
  - 1: play CARD
"""


def song(card: str, foe: str = "Stitch - New Dog", deck: str = "5") -> Met:
    return met(SONG.replace("CARD", card).replace("FOE", foe).replace("DECK", deck))


@pytest.mark.parametrize(("deck", "cells"), [("5", set()), ("1", {"empty", "fewer"})])
def test_a_deck_with_too_few_cards(deck: str, cells: set[str]) -> None:
    found = song("Friends on the Other Side", deck=deck)
    assert {cell for name, cell in found if name == "Draw"} == cells
    assert ("Script", "empty") in found or not cells


def test_nobody_to_choose() -> None:
    found = met(
        SONG.replace("play: [FOE]", "hand: 1").replace("CARD", "Smash").replace("DECK", "5")
    )
    assert {("Deal", "none"), ("Chosen", "none"), ("Filter", "none")} <= found
    assert not any(cell == "none" for _, cell in song("Smash") if _ in ("Deal", "Chosen"))


def test_damage_that_is_kept_away_or_put_on_somebody_else() -> None:
    prince = """
    seats:
      1: {ink: 3, hand: [Smash]}
      2: {play: [Beast - Selfless Protector, Stitch - New Dog]}
    steps:
      - 1: play Smash
      - 1: choose Stitch
    """
    assert ("Deal", "prevented") in met(prince)
    plain = prince.replace("Beast - Selfless Protector", "Simba - Protective Cub")
    assert ("Deal", "prevented") not in met(plain)


MAY = """
seats:
  1: {ink: 4, hand: [Sulley - Protective Monster]}
steps:
  - 1: play Sulley
  - 1: ANSWER
"""


def test_a_no_declines_what_is_in_the_may() -> None:
    declined = {("May", "declined"), ("ReadyInk", "declined")}
    assert declined <= met(MAY.replace("ANSWER", "no"))
    assert not declined & met(MAY.replace("ANSWER", "yes"))


STATIC = """
seats:
  1: {ink: 3, hand: [HAND], play: [MINE]}
  2: {play: [FOE]}
steps:
  - 1: end
  - 2: end
"""


def static(mine: str, foe: str, hand: str = "Smash") -> Met:
    text = STATIC.replace("HAND", hand).replace("MINE", mine).replace("FOE", foe)
    return met(text)


def test_a_static_effect_that_is_about_another_player() -> None:
    found = static("Arthur - Determined Squire", "Stitch - New Dog")
    assert ("Skip", "controller") in found
    dreaded = ("EnterDamaged", "controller")
    assert dreaded in static("Lady Tremaine - Scornful Snob, Ariel - Spectacular Singer", "Lantern")
    assert dreaded not in static("Lady Tremaine - Scornful Snob", "Ariel - Spectacular Singer")


def test_what_a_card_in_hand_says_of_itself_is_read_too() -> None:
    pudge = "Pudge - Controls the Weather"
    assert ("PlayFor", "state") in static("Stitch - New Dog", "Lantern", pudge)
    lilo = "Lilo - Making a Wish"
    assert ("PlayFor", "state") not in static(lilo, "Lantern", pudge)
    assert ("PlayFor", "controller") in static("Lantern", lilo, pudge)


def test_what_is_given_or_taken_may_be_held_off() -> None:
    text = SONG.replace("DECK", "5").replace("hand: [Dragon Fire, Smash", "hand: [CARD, Smash")
    text = text.replace("CARD", "Control Your Temper!") + "  - 1: choose Stitch\n"
    weak = ("Modify", "prevented")
    assert weak in met(text.replace("FOE", "Elisa Maza - Transformed Gargoyle, Stitch - New Dog"))
    assert weak not in met(text.replace("FOE", "Simba - Protective Cub, Stitch - New Dog"))


def test_a_trigger_whose_window_is_closed() -> None:
    vine = """
    seats:
      1: {play: [The Frozen Vine - Monstrous Plant: {damage: 3}, Stitch - New Dog: STATE]}
      2: {play: [Simba - Protective Cub]}
    turn: 2
    steps:
      - 2: challenge Simba > The Frozen Vine
    """
    assert ("Was", "state") in met(vine.replace("STATE", "{at: The Frozen Vine}"))
    there = "{at: The Frozen Vine, exerted: true}"
    assert ("Was", "state") not in met(vine.replace("STATE", there))


def test_every_cell_has_its_words() -> None:
    assert set(reasons()) == set(CELLS)
    assert all("otherwise" in said for said in reasons().values())
    used = table(default_pool(), {}).shown
    families = {"verb", "joint", "ability", "static", "selector", "player", "number", "condition",
                "trigger", "filter", "otherwise"}  # fmt: skip
    for said in reasons().values():
        assert set(said) <= families | set(used)
