"""`Puzzle`: a position with one solution, played like a lesson; and the shelf of those shipped.

A puzzle is a scene (`data/NNN.yaml`): its steps are the solution. What is said of all of them
without opening them stands in `data/index.json`: their task, grade and figures.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec

from tintero.game import Game
from tintero.learn.lesson import Lesson
from tintero.limits import clipped
from tintero.messages import Message, Problem
from tintero.puzzles import puzzle_words
from tintero.puzzles.proof_of import SOLVER, WIN
from tintero.scene import Scene
from tintero.state.state import S

FOLDER: Final = Path(__file__).resolve().parent / "data"
INDEX: Final = "index.json"
GRADES: Final = range(1, 6)


class NoPuzzle(Problem, LookupError):
    """There is no puzzle of that number."""

    def __init__(self, name: str) -> None:
        super().__init__(Message("puzzle-none", name=clipped(name, 40), count=len(shelf())))


class PuzzleFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is known of a puzzle without opening it. `lore` is what is missing to win, or what the
    rival has; `wrong` how many first plays lead nowhere; `greedy`: a bot that looks one step ahead
    finds it; `face` a card that stands for it; `acts` what its solution is made of."""

    kind: str
    grade: int
    plays: int
    wrong: int
    greedy: bool
    lore: int
    face: str
    inks: tuple[str, ...]
    acts: tuple[str, ...]


@dataclass(frozen=True)
class Puzzle(Lesson):
    """A lesson whose words are made of its solution."""

    facts: PuzzleFacts

    @property
    def number(self) -> int:
        return int(self.id)

    def words(self, what: str) -> Message:
        return puzzle_words.of_puzzle(self, what)

    def steps(self) -> tuple[Message, ...]:
        """The solution, step by step, with clauses."""
        return puzzle_words.explained(self)

    def reached(self, game: Game) -> bool:
        """Whether it is done, luck aside: won, or the rival's turn is over and nobody has."""
        winner = game.state.scalars[S.WINNER]
        if self.facts.kind == WIN or game.decision is None:
            return bool(winner == SOLVER)
        return game.state.turn >= self.game().state.turn + 2


@lru_cache(maxsize=1)
def shelf() -> dict[str, PuzzleFacts]:
    """What is said of all puzzles, by their number: the easy ones first."""
    try:
        data = (FOLDER / INDEX).read_bytes()
    except FileNotFoundError:
        return {}
    return msgspec.json.decode(data, type=dict[str, PuzzleFacts])


@lru_cache(maxsize=64)
def puzzle_named(name: str) -> Puzzle:
    """A puzzle by its number, written in whatever way."""
    id = f"{int(name):03}" if name.isascii() and name.isdigit() and len(name) < 6 else ""
    facts = shelf().get(id)
    if facts is None:
        raise NoPuzzle(name)
    scene = Scene.load(FOLDER / f"{id}.yaml")
    return Puzzle(id, scene, scene.game().save(), facts)
