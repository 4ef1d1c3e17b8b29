"""Every scene under tests/scenes and of the case book: as it stands, undone and done again step by
step, and written and read back. By hand each is a test; in a run of the Makefile they go by
files."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

import pytest

from card_scenes import wrong_with
from tintero.game import Game
from tintero.judge.book import book, ruling
from tintero.reading import yaml_plain
from tintero.scene import Scene
from tintero.state.objects import Option

ROOT = Path(__file__).parent / "scenes"
_END = re.compile(r"^---.*$", re.MULTILINE)
_TITLE = re.compile(r"^title: (.*)$", re.MULTILINE)
_QUOTED = ("'", '"')
# The thousands of scenes are for the compiled engine; uncompiled it is one in so many of those of
# single cards, and one in so many of those of the rules, unless a run is for who edits them.
FEW = 10
SOME = 4
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
    """All that a run does (docs/tests.md): compiled, and by hand, everything; uncompiled some of
    the scenes of the rules, in `make fast` all of those, and few of single cards."""
    if "compiled_only" not in run:
        return [Task(*one) for one in (*OF_RULES, *OF_CARDS)]
    rules = OF_RULES if "slow" in run else OF_RULES[::SOME]
    whole = set(OF_RULES[:: FEW * SOME])
    return [Task(*one, one in whole, one in whole) for one in rules] + [
        Task(*one, False, False) for one in OF_CARDS[::FEW]
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


class Journey:
    """Where a scene stood after each of its steps."""

    def __init__(self, start: str) -> None:
        self.stations = [(0, start)]  # how many pushes, and the hash
        self.game: Game | None = None

    def __call__(self, game: Game) -> None:
        self.game = game
        self.stations.append((len(game._marks), game.hash()))

    def back_and_forth(self) -> None:
        """Every step comes off, exactly; and goes on again, exactly, with the same options."""
        game = self.game
        if game is None:
            return  # nothing was done
        pushes: list[tuple[Option, int]] = []
        options: list[list[Option]] = []
        for depth, was in reversed(self.stations):
            while len(game._marks) > depth:
                player = game._marks[-1].player
                pushes.append((game.pop(), player))
            assert game.hash() == was, "undone, the game is not as it was"
            options.append(game.options)
        for depth, was in self.stations:
            while len(game._marks) < depth:
                option, player = pushes.pop()
                game.push(option, player)
            assert game.hash() == was, "done again, the game comes out otherwise"
            assert game.options == options.pop(), "undone, there were other options"


def reads_back(scene: Scene, start: str) -> None:
    text = scene.text()
    again = Scene.parse(text)
    assert again.text() == text, scene.title
    assert again.game().hash() == start, scene.title


def play(scene: Scene, undo: bool = True, back: bool = True) -> None:
    if not undo and not back:
        scene.run()
        return
    start = scene.game().hash()
    if undo:
        journey = Journey(start)
        scene.run(each=journey)
        journey.back_and_forth()
    else:
        scene.run()
    if back:
        reads_back(scene, start)


def done(todo: list[Task]) -> Iterator[str]:
    """Does it all; what fails of several is said at the end, by title. Of a whole file of single
    cards also that they are in their place, and that none could lose an ability."""
    scenes = list(scenes_of(todo))
    where = todo[0].where
    for task, scene in zip(todo, scenes, strict=True):
        try:
            play(scene, task.undo, task.back)
        except Exception as problem:
            if len(todo) == 1:
                raise
            yield f"{task.where}::{task.title}: {type(problem).__name__}: {problem}"
    if where in FILES_OF_CARDS and len(todo) == len(texts(where)):
        yield from (f"{where}: {said}" for said in wrong_with(where.removeprefix("cards/"), scenes))


def test_scene(todo: list[Task]) -> None:
    failed = list(done(todo))
    assert not failed, "\n" + "\n".join(failed)


def test_every_scene_is_run_whole() -> None:
    """Compiled, and by hand; uncompiled some, and in `make fast` every scene of the rules."""
    everything = {Task(*one) for one in (*OF_RULES, *OF_CARDS)}
    assert len(everything) == len(OF_RULES) + len(OF_CARDS)
    pure, fast = tasks("not compiled_only"), tasks("not compiled_only and not slow")
    for run in (tasks("not pure_only"), tasks("")):
        assert set(run) == everything
    for run in (tasks("not pure_only"), pure, fast):
        files = [file for file, _ in groupby(run, file_of)]
        assert len(files) == len(set(files))
    assert [task[:2] for task in fast if task[:2] in set(OF_RULES)] == OF_RULES
    assert {task[:2] for task in pure} < {task[:2] for task in fast}
    assert [task for task in pure if task.undo and task.back]


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
