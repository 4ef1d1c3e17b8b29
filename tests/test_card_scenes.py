"""Scenes of single cards are filed by set and ink, and none would overlook a lost ability.

All files are looked through where their scenes are read (`test_scenes.py`); here, that it is told.
"""

from __future__ import annotations

from dataclasses import replace

from card_scenes import ROOT, by_card, unnoticed, wrong_with
from tintero.cards.pool import default_pool
from tintero.scene import Scene

FILE = min(path.relative_to(ROOT).as_posix() for path in ROOT.rglob("*.yaml"))
SCENES = Scene.load_all(ROOT / FILE)


def test_scenes_are_filed_by_set_and_ink() -> None:
    name = SCENES[0].position.card
    (said,) = wrong_with("set-99/amber.yaml", by_card(SCENES)[name])
    assert said == f"{name} belongs in {FILE}"


def test_a_lost_ability_makes_a_scene_fail() -> None:
    """Scenes that expect nothing notice nothing, and each ability is named."""
    name, its = next((name, its) for name, its in by_card(SCENES).items())
    card = default_pool()[name]
    assert list(unnoticed(card, its)) == []
    blind = [Scene(replace(scene.position), ()) for scene in its]
    assert list(unnoticed(card, blind)) == list(card.abilities)
    assert wrong_with(FILE, blind) == [
        f"{name} could lose {ability.name or ability}" for ability in card.abilities
    ]
