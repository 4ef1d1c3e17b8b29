"""Whether a puzzle of the shelf is one: its scene runs, the search finds that solution alone."""

from __future__ import annotations

from tintero.messages import Message, message_of
from tintero.puzzles.proof_of import SOLVER, prove
from tintero.puzzles.puzzle import Puzzle
from tintero.puzzles.sure import TooLarge
from tintero.scene.errors import SceneError, SceneFailed


def proven(puzzle: Puzzle) -> Message | None:
    """What is wrong with it; None where it is proven."""
    try:
        puzzle.scene.run()
        solution = prove(puzzle.game(), puzzle.facts.kind)
    except (SceneError, SceneFailed) as error:
        return Message("puzzle-check-scene", name=puzzle.id, why=message_of(error))
    except TooLarge:
        solution = None
    if solution is None:
        return Message("puzzle-check-none", name=puzzle.id)
    found = [text for seat, text in solution.lines if seat == SOLVER]
    written = [s.action for s in puzzle.scene.steps if s.action and s.seat == SOLVER]
    if sorted(found) != sorted(written) or solution.plays != puzzle.facts.plays:
        return Message("puzzle-check-other", name=puzzle.id)
    return None
