"""Scenes of the rules stand where somebody who looks for a clause finds them."""

from __future__ import annotations

from pathlib import Path

import pytest

import scene_files
from tintero.scene import Scene

pytestmark = pytest.mark.pure_only

QUEST = "title: A quest\nclauses: [4.5.1.1]\nseats:\n  1: {play: [Stitch - New Dog]}\n"
BAG = QUEST.replace("A quest", "A bag").replace("4.5.1.1", "000:4.1-a, 7.7.4.1")
BAG = BAG.replace("New Dog", "Rock Star")


@pytest.mark.parametrize("path", scene_files.files(), ids=lambda path: path.stem)
def test_a_scene_stands_under_its_first_clause(path: Path) -> None:
    where = path.relative_to(scene_files.ROOT).as_posix()
    for scene in Scene.load_all(path):
        right = scene_files.place(scene_files.first_clause(scene))
        assert where == right, f"{scene.title}: python tests/scene_files.py moves it to {right}"


def test_nothing_else_stands_there() -> None:
    folders = {path.name for path in scene_files.ROOT.iterdir()}
    assert folders <= {*scene_files.CHAPTERS.values(), *scene_files.APART}


def test_scenes_are_moved_and_what_names_them_follows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    root, named = tmp_path / "scenes", tmp_path / "readings.toml"
    (root / "new").mkdir(parents=True)
    (root / "unhappy").mkdir()
    (root / "unhappy" / "quest.yaml").write_text(QUEST, encoding="utf-8")
    (root / "new" / "two.yaml").write_text(f"{BAG}---\n# Why\n{QUEST}", encoding="utf-8")
    twin = QUEST.replace("A quest", "The same quest")
    (root / "new" / "zzz.yaml").write_text(twin, encoding="utf-8")
    named.write_text('shown = ["tests/scenes/new/two.yaml::A quest"]', encoding="utf-8")
    monkeypatch.setattr(scene_files, "ROOT", root)
    monkeypatch.setattr(scene_files, "READINGS", named)
    for _ in range(2):  # the second time nothing is left to do
        assert scene_files.main() == 0
        found = {
            path.relative_to(root).as_posix(): path.read_text() for path in root.rglob("*.yaml")
        }
        assert found == {
            "04-actions/4.5-quest.yaml": f"# Why\n{QUEST}",
            "07-zones/7.7-bag.yaml": BAG,
            "unhappy/quest.yaml": QUEST,
        }
        assert named.read_text() == 'shown = ["tests/scenes/04-actions/4.5-quest.yaml::A quest"]'


def test_two_scenes_of_one_title_are_told_before_anything_is_moved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    other = QUEST.replace("New Dog", "Rock Star")
    (tmp_path / "new.yaml").write_text(f"{QUEST}---\n{other}", encoding="utf-8")
    monkeypatch.setattr(scene_files, "ROOT", tmp_path)
    assert scene_files.main() == 1
    assert "two scenes are called ['A quest']" in capsys.readouterr().err
    assert (tmp_path / "new.yaml").read_text() == f"{QUEST}---\n{other}"
