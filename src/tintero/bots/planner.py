"""`PlannerBot`: searches its whole turn with push and pop, in worlds drawn from its view.

A beam search: from each of the best lines found so far every turn action is tried, and questions on
the way are answered by trying. The best lines are then judged by what the others can do about them:
the turn is ended, the others act with what they have on the table, and the position is weighed
where this seat is to act again. What is done is the first action of the line that is best over the
worlds.
"""

from __future__ import annotations

from random import Random

from tintero.bots import hands
from tintero.bots.seat import Seat
from tintero.bots.thinking import ON_THE_TABLE, Mind
from tintero.bots.worth import DEFAULT, worth
from tintero.state.objects import Option
from tintero.vocab import ASK_NAMES, Act, Ask

WORLDS = 2
WIDTH = 6  # lines kept at each depth
DEPTH = 14  # actions in a line
JUDGED = 10  # lines judged by what the others can do about them
WORK = 6000  # pushes for one decision, over all worlds
INKED = Option(Act.INK)  # which card it is makes no difference to what else is done

Line = tuple[Option, ...]


class PlannerBot:
    """Plans its turn to the end before each action.

    Its thinking is bounded by work, so that the same seed plays the same game anywhere. `seconds`
    bounds a turn by time as well, for people who wait on a slow machine.
    """

    def __init__(
        self,
        seed: int,
        seconds: float | None = None,
        worlds: int = WORLDS,
        width: int = WIDTH,
        judged: int = JUDGED,
        work: int = WORK,
    ) -> None:
        self.seed = seed
        self.seconds = seconds
        self.worlds, self.width, self.judged, self.work = worlds, width, judged, work
        self._random = Random(f"planner/{seed}")
        self.weights = DEFAULT
        self.rounds = 1
        self.trims = 1
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
        minds = [self._mind(seat) for _ in range(self.worlds)]
        lines = Search(minds[0], self.width).lines(self.work)
        best, most = lines[0], float("-inf")
        for line in lines[: self.judged]:
            value = self._judge(minds, line)
            if value > most:
                best, most = line, value
        if self.trims:
            best = self._trimmed(minds, best, most)
        return minds[0].game.options.index(best[0])

    def _judge(self, minds: list[Mind], line: Line) -> float:
        return sum(judge(mind, line, self.rounds) for mind in minds)

    def _trimmed(self, minds: list[Mind], line: Line, most: float) -> Line:
        """The line without what is better left undone: who does not exert is not challenged."""
        for option in line:
            if option.act in (Act.QUEST, Act.CHALLENGE, Act.PLAY):
                shorter = tuple(o for o in line if o is not option)
                value = self._judge(minds, shorter) if shorter else most
                if value > most:
                    line, most = shorter, value
        return line

    def _mind(self, seat: Seat) -> Mind:
        return Mind(seat.world(self._random), seat.seat, self._random, weights=self.weights)


class Search:
    """The search of one turn in one world."""

    def __init__(self, mind: Mind, width: int) -> None:
        self.mind = mind
        self.width = width
        self.depth = mind.game.depth
        # What was found, by the actions done: what stands after them, and their order.
        self.ends: dict[frozenset[Option], tuple[float, Line]] = {}
        self.open: dict[frozenset[Option], tuple[float, Line]] = {}

    def lines(self, work: int) -> list[Line]:
        """Lines that end the turn, those that look best first."""
        mind = self.mind
        mind.work = work
        self.extend(())
        for _ in range(DEPTH):
            best = sorted(self.open.values(), key=lambda found: found[0], reverse=True)
            self.open = {}
            for _, line in best[: self.width]:
                if not mind.tired and carry_out(mind, line):
                    self.extend(line)
                mind.back(self.depth)
        ends = sorted(self.ends.values(), key=lambda found: found[0], reverse=True)
        return [line for _, line in ends]

    def extend(self, line: Line) -> None:
        """Try everything that can be done after a line, which has just been carried out."""
        mind, game = self.mind, self.mind.game
        here = game.depth
        now = worth(game.state, mind.seat, mind.weights)
        for option in list(game.options):
            if option.act == Act.CONCEDE:
                continue
            longer = (*line, option)
            key = frozenset(INKED if o.act == Act.INK else o for o in longer)
            if option.act == Act.END:
                note(self.ends, key, now, longer)
                continue
            mind.do(option)
            value = worth(game.state, mind.seat, mind.weights)
            if mind.is_asked(mind.seat):
                note(self.open, key, value, longer)
            else:
                note(self.ends, key, value, longer)
            mind.back(here)


def carry_out(mind: Mind, line: Line) -> bool:
    """Do a line, as far as it goes in this world; whether all of it could be done."""
    whole = True
    for option in line:
        if option in mind.game.options:
            mind.do(option)
        else:
            whole = False
    return whole


def judge(mind: Mind, line: Line, rounds: int) -> float:
    """What a line is worth once the others have answered it."""
    depth = mind.game.depth
    carry_out(mind, line)
    if mind.is_asked(mind.seat):  # something on the way went another way here
        mind.finish_turn(mind.seat)
    mind.replies()
    for _ in range(rounds - 1):
        mind.finish_turn(mind.seat, ON_THE_TABLE)
        mind.replies()
    value = worth(mind.game.state, mind.seat, mind.weights)
    mind.back(depth)
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
