"""`Lesson`: a scene, the goal in it, and the words about it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

from tintero.game import Game
from tintero.limits import clipped
from tintero.messages import COMMA, Listed, Message, Problem
from tintero.scene import Scene
from tintero.scene.expect import check
from tintero.scene.scene_table import SceneTable
from tintero.vocab import NONE

FOLDER: Final = Path(__file__).resolve().parent / "lessons"
# In the order in which they are taught.
LESSONS: Final = (
    "ink",
    "play",
    "drying",
    "quest",
    "challenge",
    "damage",
    "evasive",
    "bodyguard",
    "song",
    "shift",
    "location",
    "item",
    "bag",
    "win",
)
WORDS: Final = ("title", "told", "goal", "hint", "after")
LEARNER: Final = 0  # the seat of whoever learns


class NoLesson(Problem, LookupError):
    """There is no lesson of that name."""

    def __init__(self, name: str) -> None:
        known = Listed(LESSONS, COMMA)
        super().__init__(Message("learn-no-lesson", lesson=clipped(name, 40), known=known))


@dataclass(frozen=True)
class Lesson:
    """`start` is the position, as a game saves it."""

    id: str
    scene: Scene
    start: bytes

    @property
    def number(self) -> int:
        """Counted from 1."""
        return LESSONS.index(self.id) + 1

    @property
    def clauses(self) -> tuple[str, ...]:
        return self.scene.clauses

    def words(self, what: str) -> Message:
        """One of `WORDS`: its title, what it teaches, the goal, a hint, what is said when it is
        reached."""
        return Message(f"learn-{self.id}-{what}")

    def game(self) -> Game:
        return Game.load(self.start)

    def reached(self, game: Game) -> bool:
        """Whether the game stands as the last expectation of the scene wants it."""
        wanted = self.scene.steps[-1].expect
        return wanted is not None and not check(SceneTable(game, NONE, []), wanted)

    @property
    def solution(self) -> tuple[str, ...]:
        """What whoever learns does to get there; the rival only ends turns."""
        steps = self.scene.steps
        return tuple(s.action for s in steps if s.action and not s.illegal and s.seat == LEARNER)


@lru_cache(maxsize=len(LESSONS))
def lesson_named(name: str) -> Lesson:
    """A lesson by its name.

    >>> lesson_named("song").solution
    ('sing Friends on the Other Side with Mickey Mouse',)
    """
    if name not in LESSONS:
        raise NoLesson(name)
    scene = Scene.load(FOLDER / f"{name}.yaml")
    return Lesson(name, scene, scene.game().save())
