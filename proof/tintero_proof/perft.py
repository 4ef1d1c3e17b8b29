"""Counting positions: how many ways the next few decisions can go.

The counts of a handful of positions are kept in `tests/perft.yaml`. A rule that gains or loses an
option changes them, and so does an undo that is not exact. The name comes from chess programs.

>>> from tintero.scene import Scene
>>> game = Scene.parse("seats: {1: {play: [Stitch - New Dog]}}").game()
>>> perft(game.state, 1), divide(game, 2)
(2, {'quest Stitch - New Dog': 1, 'end': 1})
"""

from __future__ import annotations

from tintero.game import Game
from tintero.rules import apply
from tintero.state.state import State

__all__ = ["divide", "perft"]


def perft(s: State, depth: int) -> int:
    """How many lines of that many decisions there are; one that ends the game sooner counts once.

    The state is as it was afterwards.
    """
    d = s.decision
    if depth == 0 or d is None:
        return 1
    options = apply.options(s)
    if depth == 1:
        return len(options)
    lines = 0
    mark = s.mark()
    for option in options:
        apply.take(s, d.player, option)
        lines += perft(s, depth - 1)
        s.rollback(mark)
    return lines


def divide(game: Game, depth: int) -> dict[str, int]:
    """The same count for each first option, to find where two engines differ."""
    s = game.state
    d = s.decision
    found: dict[str, int] = {}
    for option in apply.options(s):
        assert d is not None
        text = game.text(option)
        mark = s.mark()
        apply.take(s, d.player, option)
        found[text] = perft(s, depth - 1)
        s.rollback(mark)
    return found
