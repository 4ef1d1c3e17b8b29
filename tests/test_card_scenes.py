"""Scenes of single cards: filed by set and ink, and none would overlook a lost ability."""

from __future__ import annotations

from functools import cache

import pytest

from card_scenes import ROOT, by_card, unnoticed
from tintero.ability.abilities import Has
from tintero.cards.pool import default_pool
from tintero.scene import Scene
from tintero.vocab import INK_NAMES

FILES = sorted(path.relative_to(ROOT).as_posix() for path in ROOT.rglob("*.yaml"))


@cache
def scenes(file: str) -> dict[str, list[Scene]]:
    return by_card(Scene.load_all(ROOT / file))


@pytest.mark.compiled_only  # it reads the same scenes
@pytest.mark.parametrize("file", FILES)
def test_scenes_are_filed_by_set_and_ink(file: str) -> None:
    for name in scenes(file):
        card = default_pool()[name]
        ink = min(INK_NAMES[ink] for ink in card.inks).lower() if card.inks else "inkless"
        alone = all(isinstance(ability, Has) for ability in card.abilities)
        assert file == f"set-{card.set:02}/{'keywords' if alone else ink}.yaml", name


@pytest.mark.compiled_only
@pytest.mark.parametrize("file", FILES)
def test_a_lost_ability_makes_a_scene_fail(file: str) -> None:
    lost = [
        f"{name}: {ability.name or ability}"
        for name, its in scenes(file).items()
        for ability in unnoticed(default_pool()[name], its)
    ]
    assert not lost
