"""Every scene under tests/scenes and of the case book is a test; a second time with undo and redo
after every step."""

from __future__ import annotations

from pathlib import Path

import pytest

from tintero import _build
from tintero.game import Game
from tintero.judge.book import book
from tintero.scene import Scene

ROOT = Path(__file__).parent / "scenes"


def collect() -> list[object]:
    found: list[object] = []
    for path in sorted(ROOT.rglob("*.yaml")):
        for scene in Scene.load_all(path):
            where = path.relative_to(ROOT).as_posix()
            found.append(pytest.param(scene, id=f"{where}::{scene.title}"))
    for ruling in book():
        found += [pytest.param(scene, id=f"{ruling.id}::{scene.title}") for scene in ruling.scenes]
    return found


SCENES = collect()
# The thousands of scenes of single cards are undone and written back on the compiled engine alone.
FEWER = [
    param
    for param in SCENES
    if _build.compiled() or not str(param.id).startswith("cards/")  # type: ignore[attr-defined]
]


def undo_and_redo(game: Game, start: str) -> None:
    """Everything comes off, exactly; and goes on again, exactly."""
    now = game.hash()
    pushes: list[tuple[object, int]] = []
    while game._marks:
        player = game._marks[-1].player
        pushes.append((game.pop(), player))
    assert game.hash() == start, "undone, the game is not as it began"
    for option, player in reversed(pushes):
        game.push(option, player)  # type: ignore[arg-type]
    assert game.hash() == now, "done again, the game comes out otherwise"


@pytest.mark.parametrize("scene", SCENES)
def test_scene(scene: Scene) -> None:
    scene.run()


@pytest.mark.parametrize("scene", FEWER)
def test_scene_in_undo_mode(scene: Scene) -> None:
    start = scene.game().hash()
    scene.run(each=lambda game: undo_and_redo(game, start))


@pytest.mark.parametrize("scene", FEWER)
def test_scene_reads_back(scene: Scene) -> None:
    again = Scene.parse(scene.text())
    assert again.text() == scene.text()
    assert again.game().hash() == scene.game().hash()


def test_there_are_scenes_and_each_says_what_it_is_about() -> None:
    assert len(SCENES) >= 12
    ids = [param.id for param in SCENES]  # type: ignore[attr-defined]
    assert len(set(ids)) == len(ids), "two scenes of one file have one title"
