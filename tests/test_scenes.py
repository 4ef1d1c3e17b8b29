"""Every scene under tests/scenes and of the case book is a test; a second time with undo and redo
after every step, a third time written and read back."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from tintero.game import Game
from tintero.judge.book import book, ruling
from tintero.reading import yaml_plain
from tintero.scene import Scene

ROOT = Path(__file__).parent / "scenes"
_END = re.compile(r"^---.*$", re.MULTILINE)
_TITLE = re.compile(r"^title: (.*)$", re.MULTILINE)
_QUOTED = ("'", '"')
# The thousands of scenes of single cards, and undo of all of them, are for the compiled engine;
# uncompiled it is one in so many.
FEW = 10


@cache
def texts(where: str) -> dict[str, str]:
    """The scenes of a file by title, each on the lines where it stands. Nothing is parsed: that
    takes as long as running them, and a process runs a part of them."""
    text = (ROOT / where).read_text(encoding="utf-8")
    found: dict[str, str] = {}
    start = 0
    for end in [*(match.start() for match in _END.finditer(text)), len(text)]:
        title = _TITLE.search(text, start, end)
        assert title is not None, f"{where}: a scene without a title"
        said = yaml_plain(title[1]) if title[1].startswith(_QUOTED) else title[1].strip()
        assert said not in found, f"{where}: two scenes are called {said!r}"
        found[said] = "\n" * text.count("\n", 0, start) + text[start:end].removeprefix("---")
        start = end
    return found


@cache
def scene_of(where: str, title: str) -> Scene:
    """A scene of a file, or of a ruling."""
    if not where.endswith(".yaml"):
        return next(scene for scene in ruling(where).scenes if scene.title == title)
    scene = Scene.parse(texts(where)[title], str(ROOT / where))
    assert scene.title == title
    return scene


FILES = sorted(path.relative_to(ROOT).as_posix() for path in ROOT.rglob("*.yaml"))
FILES_OF_CARDS = [where for where in FILES if where.startswith("cards/")]
OF_RULES = [
    (where, title) for where in FILES if where not in FILES_OF_CARDS for title in texts(where)
]
OF_RULES += [(entry.id, scene.title) for entry in book() for scene in entry.scenes]


OF_CARDS = [(where, title) for where in FILES_OF_CARDS for title in texts(where)]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test for each scene, as many as the run wants (docs/tests.md): uncompiled few of those of
    single cards and few with undo; compiled those of single cards go by files, all three of one
    reading. Whoever calls pytest by hand has them all by title."""
    run = metafunc.config.option.markexpr
    few, by_file = "compiled_only" in run, "pure_only" in run
    if metafunc.definition.name == "test_scene":
        scenes = OF_RULES + ([] if by_file else OF_CARDS[:: FEW if few else 1])
    elif metafunc.definition.name == "test_scene_in_undo_mode":
        scenes = OF_RULES[:: FEW if few else 1]
    elif metafunc.definition.name == "test_scene_reads_back":
        scenes = OF_RULES
    else:
        return
    metafunc.parametrize(("where", "title"), scenes, ids=["::".join(one) for one in scenes])


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


def run_with_undo(scene: Scene) -> None:
    start = scene.game().hash()
    scene.run(each=lambda game: undo_and_redo(game, start))


def reads_back(scene: Scene) -> None:
    text = scene.text()
    again = Scene.parse(text)
    assert again.text() == text, scene.title
    assert again.game().hash() == scene.game().hash(), scene.title


def test_scene(where: str, title: str) -> None:
    scene_of(where, title).run()


def test_scene_in_undo_mode(where: str, title: str) -> None:
    run_with_undo(scene_of(where, title))


@pytest.mark.pure_only
def test_scene_reads_back(where: str, title: str) -> None:
    reads_back(scene_of(where, title))


@pytest.mark.compiled_only
@pytest.mark.parametrize("where", FILES_OF_CARDS)
def test_scenes_of_cards(where: str) -> None:
    """Each as it stands, in undo mode, and written and read back. Whichever fail are all told."""
    failed: list[str] = []
    scenes = Scene.load_all(ROOT / where)
    assert [scene.title for scene in scenes] == list(texts(where))
    for scene in scenes:
        try:
            scene.run()
            run_with_undo(scene)
            reads_back(scene)
        except Exception as problem:
            failed.append(f"{scene.title}: {type(problem).__name__}: {problem}")
    assert not failed, "\n" + "\n".join(failed)


def test_a_scene_says_on_which_line_it_fails() -> None:
    """Read alone, it stands on the lines of its file."""
    where = FILES_OF_CARDS[0]
    for scene in Scene.load_all(ROOT / where):
        alone = scene_of(where, scene.title)
        assert [step.line for step in alone.steps] == [step.line for step in scene.steps]
        assert alone.text() == scene.text()
