"""`PuzzleTable`: a puzzle being played, at the table of a lesson. The rival answers as badly for
the solver as can be, and luck does not count."""

from __future__ import annotations

from typing import Final

from tintero.learn.lesson import LEARNER
from tintero.learn.lesson_table import MOST, RIVAL, LessonTable, passing
from tintero.puzzles.proof_of import WIN, walk_of
from tintero.puzzles.puzzle import Puzzle
from tintero.puzzles.sure import TooLarge
from tintero.puzzles.survival import SureSurvival
from tintero.state.objects import Option

THOUGHT: Final = 8_000  # positions the rival looks at


class PuzzleTable(LessonTable):
    """`lesson` is a `Puzzle`."""

    @property
    def puzzle(self) -> Puzzle:
        assert isinstance(self.lesson, Puzzle)
        return self.lesson

    @property
    def reached(self) -> bool:
        return super().reached and not self.lucky

    @property
    def failed(self) -> bool:
        """Whether there is nothing left to do, and the task is not done."""
        over = self.match.game.decision is None or self.turn_over
        return over and not self.reached

    @property
    def turn_over(self) -> bool:
        """Whether the solver's turn is behind them."""
        game = self.match.game
        return self.puzzle.facts.kind == WIN and game.state.active != LEARNER

    @property
    def lucky(self) -> bool:
        """Whether in the solver's turn chance was used, or a card seen that was not known."""
        game = self.puzzle.game()
        s = game.state
        turn = s.turn
        for text in self.done:
            if s.decision is None or s.active != LEARNER or s.turn != turn:
                break
            mark = s.mark()
            ends = text == "end"
            game.push(text, s.decision.player)
            if not ends and s.learnt_since(mark, LEARNER):
                return True
        return False

    def let_rival(self) -> None:
        match = self.match
        for _ in range(MOST):
            if match.asked != RIVAL or (self.turn_over and match.game.decision is not None):
                return
            match.do(self.worst(), RIVAL)

    def worst(self) -> Option:
        """What the rival does: what leaves no solution, or wins."""
        game = self.match.game
        options = list(game.options)
        try:
            if game.state.active == RIVAL:
                line = SureSurvival(game, LEARNER, THOUGHT).winning_line()
                return line[0] if line else passing(options)
            walk = walk_of(game, self.puzzle.facts.kind, THOUGHT)
            for option in options:
                mark = walk.mark()
                sure = walk.take(option)
                open_still = sure and bool(walk.plans())
                walk.back(mark)
                if not open_still:
                    return option
        except TooLarge:
            pass
        return passing(options)
