"""What goes wrong for constructors in a scene is told by the scene's own course."""

from __future__ import annotations

import pytest

from tintero import default_pool
from tintero.game import programs_of
from tintero.scene import Scene
from tintero_proof.cells import reasons, table
from tintero_proof.finder import Finder
from tintero_proof.runs import Recorder
from tintero_proof.unhappy import CELLS, Met

FINDER = Finder(Recorder(default_pool(), programs_of(default_pool())))


def met(text: str) -> Met:
    FINDER.play(Scene.parse(text))
    return set(FINDER.watch.met)


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


def test_every_cell_has_its_words() -> None:
    assert set(reasons()) == set(CELLS)
    assert all("otherwise" in said for said in reasons().values())
    used = table(default_pool(), {}).shown
    families = {"verb", "joint", "ability", "static", "selector", "player", "number", "condition",
                "trigger", "filter", "otherwise"}  # fmt: skip
    for said in reasons().values():
        assert set(said) <= families | set(used)
