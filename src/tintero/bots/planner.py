"""`PlannerBot`: searches its whole turn with push and pop, in worlds drawn from its view.

A beam search: from each of the best lines found so far every turn action is tried, and questions on
the way are answered by trying. The best lines are then judged by what comes of them: the turn is
ended, the others act with what they have on the table, this seat with all it has, the others again,
and the position is weighed where this seat is to act. The best line is tried without each of its
actions and with other cards for the inkwell; what is done is the first action of what is best then.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import monotonic

from tintero.bots import opening_hand
from tintero.bots.seat import BotSeat
from tintero.bots.thinking import Effort, Mind
from tintero.bots.worth import FITTED
from tintero.state.objects import Option
from tintero.vocab import ASK_NAMES, Act, Ask

WORLDS = 2
WIDTH = 6  # lines kept at each depth
DEPTH = 14  # actions in a line
JUDGED = 14  # lines judged by what comes of them
ROUNDS = 2  # turns of the others that are looked at
WORK = 32_000  # pushes for a turn
LEAST = 400  # pushes for a decision, however many there were before in the turn
INKED = Option(Act.INK)  # which card it is makes no difference to what else is done

Line = tuple[Option, ...]
Lines = dict[frozenset[Option], tuple[float, Line]]


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
        rounds: int = ROUNDS,
        work: int = WORK,
    ) -> None:
        self.seed = seed
        self.seconds = seconds
        self.worlds, self.width, self.judged, self.rounds = worlds, width, judged, rounds
        self.work = work
        self.weights = FITTED
        self._random = Random(f"planner/{seed}")
        self._turn: tuple[int, int] | None = None
        self._work = work  # left for this turn
        self._seconds = seconds

    def __repr__(self) -> str:
        return f"PlannerBot({self.seed})"

    def choose(self, seat: BotSeat) -> int:
        if len(seat.acts) == 1:
            return 0
        if seat.decision.kind == ASK_NAMES[Ask.ALTER_HAND]:
            return opening_hand.alter(seat)
        if seat.turn != self._turn:
            self._turn, self._work, self._seconds = seat.turn, self.work, self.seconds
        start, work = monotonic(), max(LEAST, self._work // 4)
        until = None if self._seconds is None else start + self._seconds / 4
        effort = Effort(work, until)
        place = self._plan(seat, effort)
        self._work -= work - effort.work
        if self._seconds is not None:
            self._seconds -= monotonic() - start
        return place

    def _plan(self, seat: BotSeat, effort: Effort) -> int:
        rng = self._random
        seeds = [rng.getrandbits(64) for _ in range(self.worlds)]
        with seat.worlds() as worlds:
            mind = Mind(worlds.draw(seeds[0]), seat.seat, rng, self.weights, effort)
            first = mind.game.options
            lines = Search(mind, self.width).lines()

            def value_of(line: Line) -> float:
                total = 0.0
                for seed in seeds:
                    mind.game = worlds.draw(seed)
                    total += judge(mind, line, self.rounds)
                return total

            return first.index(self._best(lines, first, value_of, effort)[0])

    def _best(
        self,
        lines: list[Line],
        first: list[Option],
        value_of: Callable[[Line], float],
        effort: Effort,
    ) -> Line:
        """The line that is worth most once it has been answered, also when it is varied."""
        best, most = lines[0], value_of(lines[0])
        for line in lines[1 : self.judged]:
            if effort.spent:
                break
            value = value_of(line)
            if value > most:
                best, most = line, value
        for vary in (trimmed, inked_otherwise):
            for line in vary(best, first):
                if effort.spent:
                    break
                value = value_of(line)
                if value > most:
                    best, most = line, value
        return best


class Search:
    """The search of one turn in one world."""

    def __init__(self, mind: Mind, width: int) -> None:
        self.mind = mind
        self.width = width
        self.depth = mind.game.depth
        # What was found, by the actions done: what stands after them, and their order.
        self.ends: Lines = {}
        self.open: Lines = {}

    def lines(self) -> list[Line]:
        """Lines that end the turn, those that look best first; half of the effort finds them."""
        effort = self.mind.effort
        enough = effort.work // 2
        self.extend(())
        for _ in range(DEPTH):
            best = sorted(self.open.values(), key=lambda found: found[0], reverse=True)
            self.open = {}
            for _, line in best[: self.width]:
                if effort.work > enough and not effort.spent and carry_out(self.mind, line):
                    self.extend(line)
                self.mind.back(self.depth)
            if not self.open or effort.work <= enough or effort.spent:
                break
        # Lines that were not followed to their end are judged as they are.
        found = [*self.ends.values(), *self.open.values()]
        return [line for _, line in sorted(found, key=lambda found: found[0], reverse=True)]

    def extend(self, line: Line) -> None:
        """Try everything that can be done after a line, which has just been carried out."""
        mind, game = self.mind, self.mind.game
        here, now = game.depth, mind.worth()
        for option in list(game.options):
            if option.act == Act.CONCEDE:
                continue
            longer = (*line, option)
            if option.act == Act.END:
                note(self.ends, now, longer)
                continue
            mind.do(option)
            going_on = mind.is_asked(mind.seat)
            note(self.open if going_on else self.ends, mind.worth(), longer)
            mind.back(here)


def note(table: Lines, value: float, line: Line) -> None:
    """Keep the better of two orders of the same actions."""
    key = frozenset(INKED if option.act == Act.INK else option for option in line)
    if key not in table or value > table[key][0]:
        table[key] = (value, line)


def trimmed(line: Line, first: list[Option]) -> list[Line]:
    """The line without one of its actions: who does not exert can't be challenged."""
    shorter = [line[:n] + line[n + 1 :] for n, o in enumerate(line) if o.act < Act.END]
    return [found for found in shorter if found and found[0] in first]


def inked_otherwise(line: Line, first: list[Option]) -> list[Line]:
    """The line with another card for the inkwell: the one that will be missed least."""
    found: list[Line] = []
    for n, option in enumerate(line):
        if option.act == Act.INK:
            used = {o.a for o in line}
            others = [o for o in first if o.act == Act.INK and o.a not in used]
            found += [(*line[:n], other, *line[n + 1 :]) for other in others]
    return found


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
    """What a line is worth once it has been answered."""
    depth = mind.game.depth
    carry_out(mind, line)
    mind.finish_turn(mind.seat)  # where something on the way went another way
    mind.replies()
    for _ in range(rounds - 1):
        mind.finish_turn(mind.seat)
        mind.replies()
    value = mind.worth()
    mind.back(depth)
    return value
