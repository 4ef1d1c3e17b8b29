"""`PlannerBot`: searches its whole turn with push and pop, in worlds drawn from its view.

A beam search: from each of the best lines found so far every turn action is tried, questions on the
way are answered greedily, and a line is judged where the turn has ended and the next player is to
act. What is done is the first action of the line that is best over the worlds.
"""

from __future__ import annotations

from random import Random
from time import monotonic

from tintero.bots import hands
from tintero.bots.seat import Seat
from tintero.bots.thinking import settle, undo, value_of
from tintero.bots.worth import worth
from tintero.game import Game
from tintero.state.objects import Option
from tintero.vocab import ASK_NAMES, Act, Ask

WORLDS = 2
WIDTH = 4  # lines kept
DEPTH = 12  # actions in a line
SECONDS = 1.5  # for one decision; then what is known so far decides


class PlannerBot:
    """Plans its turn to the end before each action."""

    def __init__(self, seed: int, seconds: float = SECONDS) -> None:
        self.seed = seed
        self.seconds = seconds
        self._random = Random(f"planner/{seed}")

    def __repr__(self) -> str:
        return f"PlannerBot({self.seed})"

    def choose(self, seat: Seat) -> int:
        options = seat.options
        if len(options) == 1:
            return 0
        if seat.decision.kind == ASK_NAMES[Ask.ALTER_HAND]:
            return hands.alter(seat)
        if seat.decision.kind == ASK_NAMES[Ask.TURN_ACTION]:
            return self._plan(seat)
        world = seat.world(self._random)
        values = [
            value_of(world, option, seat.seat, self._random) if option.act != Act.CONCEDE else -1e9
            for option in world.options
        ]
        return values.index(max(values))

    def _plan(self, seat: Seat) -> int:
        until = monotonic() + self.seconds
        totals = [0.0] * len(seat.options)
        for n in range(WORLDS):
            world = seat.world(self._random)
            share = monotonic() + (until - monotonic()) / (WORLDS - n)
            for place, value in enumerate(first_moves(world, seat.seat, self._random, share)):
                totals[place] += value
        return totals.index(max(totals))


def first_moves(game: Game, seat: int, rng: Random, until: float) -> list[float]:
    """For each option now, the value of the best line found that begins with it."""
    first = list(game.options)
    best = [float("-inf")] * len(first)
    lines: list[tuple[float, int, tuple[Option, ...]]] = []
    for place, option in enumerate(first):
        if option.act == Act.CONCEDE:
            best[place] = -1e9
            continue
        look(game, seat, rng, (option,), place, best, lines)
    depth = 1
    while lines and depth < DEPTH and monotonic() < until:
        lines.sort(key=lambda line: line[0], reverse=True)
        kept, lines = lines[:WIDTH], []
        for _, place, line in kept:
            pushed = replay(game, line, seat, rng)
            if pushed < 0:
                continue
            followers = [o for o in game.options if o.act not in (Act.CONCEDE,)]
            undo(game, pushed)
            for option in followers:
                if monotonic() >= until:
                    break
                look(game, seat, rng, (*line, option), place, best, lines)
        depth += 1
    known = [value for value in best if value > float("-inf")]
    least = min(known, default=0.0)
    return [value if value > float("-inf") else least - 1 for value in best]


def look(
    game: Game,
    seat: int,
    rng: Random,
    line: tuple[Option, ...],
    place: int,
    best: list[float],
    lines: list[tuple[float, int, tuple[Option, ...]]],
) -> None:
    """Carry a line out; judge it if the turn is over, else keep it for going on."""
    pushed = replay(game, line, seat, rng)
    if pushed < 0:
        return
    decision = game.decision
    mine = decision is not None and decision.player == seat and decision.ask == Ask.TURN_ACTION
    value = worth(game.state, seat)
    if mine:
        lines.append((value, place, line))
        # A line that is cut short ends its turn here.
        best[place] = max(best[place], value - 0.5)
    else:
        best[place] = max(best[place], value)
    undo(game, pushed)


def replay(game: Game, line: tuple[Option, ...], seat: int, rng: Random) -> int:
    """Push a line with its questions; how many pushes, or -1 when it is not legal any more."""
    pushed = 0
    for option in line:
        if option not in game.options:
            undo(game, pushed)
            return -1
        game.push(option)
        pushed += 1 + settle(game, seat, rng)
    return pushed
