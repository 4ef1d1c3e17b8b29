"""What lines of play are worth to a seat, in worlds that agree with what it knows.

In each world a line is carried out as far as it can be, what it asks is answered, the turn is
played on to its end and so are those of the others until the seat is to begin its own; then the
learned value says how likely it wins. In all positions of a turn the worlds are drawn from the same
lots, so that what was done is compared and not the worlds.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Final

import tintero.rules.apply as apply
from tintero.bots.seat import BotSeat, Worlds
from tintero.bots.turn_beam import searched
from tintero.bots.turn_search import TurnSearch
from tintero.bots.value_file import shipped_net
from tintero.game import Game
from tintero.state.objects import Option, bare
from tintero.state.state import State
from tintero.vocab import Act

WORLDS: Final = 48
SURE_WORLDS: Final = 96
FIRSTS: Final = 10  # options that are compared
BROAD: Final = 4  # lines that are gone on with where the seat's turn is played on
OTHERS: Final = 2  # the same of the turns of others
PLENTY: Final = 1 << 40

Row = list[float]  # of one line, by world
Path = Sequence[Option]
Seeds = tuple[int, int]  # of a world, and of who thinks in it


class Weighing:
    """A position and a seat. Nothing that is hidden from the seat makes a difference."""

    def __init__(self, game: Game, seat: int, seed: int) -> None:
        self.game = game
        self.seat = seat
        self.turn = int(game.state.turn)
        self.seed = seed

    def chance(self, worlds: int = WORLDS) -> float:
        """How likely the seat wins from here, whoever is asked."""
        return mean(self.rows([()], worlds)[0])

    def rows(self, paths: Sequence[Path], worlds: int, again: bool = False) -> list[Row]:
        """By line and world: the chance after it. `again`: in other worlds than the first time."""
        rows: list[Row] = [[] for _ in paths]
        with BotSeat(self.game, self.seat).worlds() as drawn:
            for seeds in self.seeds(worlds, again):
                for path, row in zip(paths, rows, strict=True):
                    mind = self.mind(drawn, seeds)
                    follow(mind, path)
                    row.append(played_on(mind))
        return rows

    def seeds(self, worlds: int, again: bool = False) -> list[Seeds]:
        """The same ones in all of a turn."""
        rng = Random(f"review/{self.seed}/{self.turn}/{again}")
        return [(rng.getrandbits(31), rng.getrandbits(31)) for _ in range(worlds)]

    def mind(self, drawn: Worlds, seeds: Seeds) -> TurnSearch:
        """In a world of its own; the one before is no more."""
        world, own = seeds
        state = drawn.draw(world).state
        return TurnSearch(state, self.seat, shipped_net(), own, PLENTY, OTHERS)


def follow(mind: TurnSearch, path: Path) -> None:
    """Carry out a line of whoever is asked, as far as it can be done in this world and this turn.
    Questions it has no answer to are answered by thinking."""
    s = mind.state
    d = s.decision
    who, turn = (-1 if d is None else d.player), s.turn
    for option in path:
        if not taken(mind, who, turn, option):
            mind.settle()
            taken(mind, who, turn, option)
    mind.settle()


def taken(mind: TurnSearch, who: int, turn: int, option: Option) -> bool:
    """Take an option, if that player has it in that turn."""
    s = mind.state
    d = s.decision
    if d is None or d.player != who or s.turn != turn or not is_offered(s, option):
        return False
    mind.take(option)
    return True


def is_offered(s: State, option: Option) -> bool:
    return any(found.same(option) for found in apply.options(s))


def played_on(mind: TurnSearch) -> float:
    """The seat's chance once its turn, if it has it, and those of the others are over."""
    s = mind.state
    if mind.is_asked(mind.seat):
        for option in searched(mind, mind.seat, BROAD):
            mind.take(option)
        if mind.is_asked(mind.seat):
            mind.do(bare(Act.END))
    for _ in s.players:
        if s.over or s.active == mind.seat:
            break
        mind.play_turn(s.active)
    return mind.net.chance(s, mind.seat, mind.before(s.active))


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
