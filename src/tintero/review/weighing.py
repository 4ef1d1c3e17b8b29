"""What options are worth to a seat, in worlds that agree with what it knows.

In each world the option is carried out, what it asks is answered, the turn is played on greedily to
its end, and the learned value says how likely the seat wins then.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Final

from tintero.bots.seat import BotSeat
from tintero.bots.turn_search import TurnSearch
from tintero.bots.value_file import shipped_net
from tintero.game import Game

WORLDS: Final = 12
SURE_WORLDS: Final = 48
FIRSTS: Final = 10  # options that are compared
PLENTY: Final = 1 << 40

Row = list[float]  # of one option, by world


class Weighing:
    """The options of a seat that is asked, by their place. Nothing hidden makes a difference."""

    def __init__(self, game: Game, seat: int, seed: int) -> None:
        self.game = game
        self.seat = seat
        self.rng = Random(f"review/{seed}/{game.depth}")

    def chance(self, worlds: int = WORLDS) -> float:
        """How likely the seat wins from here, whoever is asked."""
        return mean(self.rows([None], worlds)[0])

    def rows(self, places: Sequence[int | None], worlds: int) -> list[Row]:
        """By option and world: the chance after it; None is to go on as one stands."""
        net = shipped_net()
        rows: list[Row] = [[] for _ in places]
        seeds = [(self.rng.getrandbits(31), self.rng.getrandbits(31)) for _ in range(worlds)]
        with BotSeat(self.game, self.seat).worlds() as drawn:
            for world, own in seeds:
                for place, row in zip(places, rows, strict=True):
                    game = drawn.draw(world)
                    s = game.state
                    mind = TurnSearch(s, self.seat, net, own, PLENTY)
                    turn = s.turn
                    if place is None:
                        mind.settle()
                    else:
                        mind.do(game.options[place])
                    row.append(mind.followed(1 if s.turn == turn else 0))
        return rows


def mean(row: Sequence[float]) -> float:
    return sum(row) / max(1, len(row))


def paired(better: Row, worse: Row) -> tuple[float, float]:
    """By how much one is better than the other in the same worlds, and the standard error of that.

    >>> paired([0.5, 0.7, 0.6], [0.4, 0.6, 0.5])[0]
    0.1
    """
    apart = [a - b for a, b in zip(better, worse, strict=True)]
    middle = mean(apart)
    spread = sum((one - middle) ** 2 for one in apart) / max(1, len(apart) - 1)
    return round(middle, 12), sqrt(spread / max(1, len(apart)))
