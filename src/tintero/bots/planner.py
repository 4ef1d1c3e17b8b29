"""`PlannerBot`: searches its whole turn with push and pop, in worlds drawn from its view.

A beam search: from each of the best lines found so far every turn action is tried, and questions on
the way are answered by trying. The best lines are then judged by what the others can do about them:
the turn is ended, the others act with what they have on the table, and the position is weighed
where this seat is to act again. What is done is the first action of the line that is best over the
worlds.
"""

from __future__ import annotations

from random import Random
from time import monotonic

from tintero.bots import hands
from tintero.bots.seat import Seat
from tintero.bots.thinking import Mind
from tintero.bots.worth import worth
from tintero.state.objects import Option
from tintero.vocab import ASK_NAMES, Act, Ask

WORLDS = 2
WIDTH = 6  # lines kept at each depth
DEPTH = 14  # actions in a line
JUDGED = 10  # lines judged by what the others can do about them
WORK = 6000  # pushes for one decision, over all worlds
LOST = -1e9

Line = tuple[Option, ...]


class PlannerBot:
    """Plans its turn to the end before each action.

    Its thinking is bounded by work, so that the same seed plays the same game anywhere. `seconds`
    bounds a turn by time as well, for people who wait on a slow machine.
    """

    def __init__(self, seed: int, seconds: float | None = None) -> None:
        self.seed = seed
        self.seconds = seconds
        self.worlds, self.width, self.judged, self.work = WORLDS, WIDTH, JUDGED, WORK
        self._random = Random(f"planner/{seed}")
        self._turn = -1
        self._spent = 0.0

    def __repr__(self) -> str:
        return f"PlannerBot({self.seed})"

    def choose(self, seat: Seat) -> int:
        options = seat.options
        if len(options) == 1:
            return 0
        if seat.decision.kind == ASK_NAMES[Ask.ALTER_HAND]:
            return hands.alter(seat)
        totals = [0.0] * len(options)
        for _ in range(self.worlds):
            mind = Mind(seat.world(self._random), seat.seat, self._random, self.work // self.worlds)
            for place, value in enumerate(Plan(mind, self.width, self.judged).values()):
                totals[place] += value
        return totals.index(max(totals))


class Plan:
    """The search of one turn in one world."""

    def __init__(self, mind: Mind, width: int, judged: int) -> None:
        self.mind = mind
        self.width = width
        self.judged = judged
        self.first = list(mind.game.options)
        self.depth = mind.game.depth
        # The best lines found: what stands after them if the turn ends there, and their options.
        self.ends: dict[frozenset[Option], tuple[float, Line]] = {}
        self.lines: dict[frozenset[Option], tuple[float, Line]] = {}

    def values(self) -> list[float]:
        """For each option now, the value of the best line found that begins with it."""
        self.search()
        best = dict.fromkeys(self.first, float("-inf"))
        found = sorted(self.ends.values(), key=lambda end: end[0], reverse=True)
        for value, line in self.chosen(found):
            best[line[0]] = max(best[line[0]], self.judge(line))
        least = min((value for value in best.values() if value > float("-inf")), default=0.0)
        return [
            LOST if o.act == Act.CONCEDE else value if value > float("-inf") else least - 1.0
            for o, value in best.items()
        ]

    def chosen(self, found: list[tuple[float, Line]]) -> list[tuple[float, Line]]:
        """The lines worth judging: the best ones, not too many with one beginning."""
        count: dict[Option, int] = {}
        kept: list[tuple[float, Line]] = []
        for value, line in found:
            count[line[0]] = count.get(line[0], 0) + 1
            if count[line[0]] <= max(2, self.judged // 3):
                kept.append((value, line))
        return kept[: self.judged]

    def search(self) -> None:
        self.extend(())
        for _ in range(DEPTH):
            if not self.lines or self.mind.tired:
                return
            best = sorted(self.lines.values(), key=lambda line: line[0], reverse=True)
            self.lines = {}
            for _, line in best[: self.width]:
                if self.replay(line):
                    self.extend(line)
                self.mind.back(self.depth)
                if self.mind.tired:
                    return

    def extend(self, line: Line) -> None:
        """Try everything that can be done after a line, which has just been carried out."""
        mind, game = self.mind, self.mind.game
        here = game.depth
        now = worth(game.state, mind.seat)
        for option in list(game.options):
            if option.act == Act.CONCEDE:
                continue
            longer = (*line, option)
            key = frozenset(longer)
            if option.act == Act.END:
                note(self.ends, key, now, longer)
                continue
            mind.do(option)
            value = worth(game.state, mind.seat)
            if mind.is_asked(mind.seat):
                note(self.lines, key, value, longer)
            else:
                note(self.ends, key, value, longer)
            mind.back(here)

    def replay(self, line: Line) -> bool:
        """Carry a line out; whether it could be."""
        game = self.mind.game
        for option in line:
            if option not in game.options:
                return False
            self.mind.do(option)
        return True

    def judge(self, line: Line) -> float:
        """What a line is worth once the others have answered it."""
        mind = self.mind
        self.replay(line)
        mind.replies()
        value = worth(mind.game.state, mind.seat)
        mind.back(self.depth)
        return value


def note(
    table: dict[frozenset[Option], tuple[float, Line]],
    key: frozenset[Option],
    value: float,
    line: Line,
) -> None:
    """Keep the better of two orders of the same actions."""
    if key not in table or value > table[key][0]:
        table[key] = (value, line)
