"""Every scene under tests/scenes and of the case book: as it stands, with undo and redo after
every step, and written and read back. By hand each is a test; in a run of the Makefile they go by
files."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

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
CHAPTER = 20  # rulings of the case book that go together


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


class Task(NamedTuple):
    """What is done with a scene: it runs, and perhaps the other two."""

    where: str
    title: str
    undo: bool = True
    back: bool = True


def tasks(run: str) -> list[Task]:
    """All that a run does (docs/tests.md): uncompiled few of the scenes of single cards and few
    with undo; compiled no scene of the rules is written, the other run does it. By hand all."""
    if "compiled_only" in run:
        undone = set(OF_RULES[::FEW])
        found = [Task(*one, one in undone, True) for one in OF_RULES]
        return found + [Task(*one, False, False) for one in OF_CARDS[::FEW]]
    return [Task(*one, back="pure_only" not in run) for one in OF_RULES] + [
        Task(*one) for one in OF_CARDS
    ]


def file_of(task: Task) -> str:
    """Where it stands; of rulings some go together."""
    if task.where.endswith(".yaml"):
        return task.where
    return f"case book, from {PLACES[task.where] // CHAPTER * CHAPTER}"


PLACES = {entry.id: place for place, entry in enumerate(book())}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "todo" in metafunc.fixturenames:
        run = metafunc.config.option.markexpr
        if run:
            groups = [list(of_file) for _, of_file in groupby(tasks(run), file_of)]
            metafunc.parametrize("todo", groups, ids=[file_of(todo[0]) for todo in groups])
        else:
            alone = [[task] for task in tasks(run)]
            metafunc.parametrize("todo", alone, ids=[f"{t.where}::{t.title}" for (t,) in alone])


def scenes_of(todo: list[Task]) -> Iterable[Scene]:
    """A whole file is read in one go, a part of it by titles."""
    where = todo[0].where
    if len(todo) > 1 and where.endswith(".yaml") and len(todo) == len(texts(where)):
        scenes = Scene.load_all(ROOT / where)
        assert [scene.title for scene in scenes] == [task.title for task in todo]
        return scenes
    return (scene_of(task.where, task.title) for task in todo)


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


def done(todo: list[Task]) -> Iterator[str]:
    """Does it all; what fails of several is said at the end, by title."""
    for task, scene in zip(todo, scenes_of(todo), strict=True):
        try:
            scene.run()
            if task.undo:
                run_with_undo(scene)
            if task.back:
                reads_back(scene)
        except Exception as problem:
            if len(todo) == 1:
                raise
            yield f"{task.where}::{task.title}: {type(problem).__name__}: {problem}"


def test_scene(todo: list[Task]) -> None:
    failed = list(done(todo))
    assert not failed, "\n" + "\n".join(failed)


def test_every_scene_is_in_both_runs() -> None:
    """Of the rules all of them; what one run leaves out the other one does."""
    pure, compiled = tasks("not compiled_only"), tasks("not pure_only")
    for run in (pure, compiled):
        assert [task[:2] for task in run if task[:2] in set(OF_RULES)] == OF_RULES
        files = [file for file, _ in groupby(run, file_of)]
        assert len(files) == len(set(files))
    both = {task[:2]: task for task in tasks("")}
    assert len(both) == len(OF_RULES) + len(OF_CARDS) and min(map(all, both.values()))
    assert {task[:2] for task in compiled if task.undo} == both.keys()
    assert {task[:2] for task in (*pure, *compiled) if task.back} == both.keys()


def test_one_that_fails_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """And the others run."""
    where = max(FILES_OF_CARDS, key=lambda where: len(texts(where)))
    todo = [Task(where, title, False, False) for title in texts(where)][:3]
    wrong = todo[1].title
    monkeypatch.setitem(texts(where), wrong, f"{texts(where)[wrong]}\n  - 1: nonsense\n")
    scene_of.cache_clear()
    (said,) = done(todo)
    assert said.startswith(f"{where}::{wrong}: ")
    scene_of.cache_clear()


def test_a_scene_says_on_which_line_it_fails() -> None:
    """Read alone, it stands on the lines of its file."""
    where = FILES_OF_CARDS[0]
    for scene in Scene.load_all(ROOT / where):
        alone = scene_of(where, scene.title)
        assert [step.line for step in alone.steps] == [step.line for step in scene.steps]
        assert alone.text() == scene.text()
