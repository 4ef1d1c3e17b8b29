"""What every process of the game can do: ask, take an answer, go on by one step.

A process is one object without a state of its own: which pause it speaks of is the frame, and what
the numbers in a frame are stands in `frames`. The table of all is in `apply`.
"""

from __future__ import annotations

from tintero.state.objects import Frame, Option
from tintero.state.state import State


class Process:
    """One kind of frame. Those that never ask leave `options` and `answer` as they are."""

    def options(self, s: State, frame: Frame) -> list[Option]:
        """Every legal answer to the decision it has opened."""
        raise AssertionError("nothing is asked here")

    def answer(self, s: State, frame: Frame, option: Option) -> None:
        """Take one of the options."""
        raise AssertionError("nothing is asked here")

    def step(self, s: State, frame: Frame) -> None:
        """Go on until something is asked, done, or first to be done by another process."""
        raise NotImplementedError
