"""Whether something else would have been better, and how a position stands from a seat's eyes.

The best option is chosen in half of the worlds and held against what was done in the other half, so
that the better of ten noisy numbers is not taken for a loss. What is above `LEAST` and two standard
errors is weighed again in many other worlds, and counts only if it is so there, too.

What was done is worth the most of three ways to go on: as the engine goes on by itself, as the turn
really went on (or better, where that is known), and with the better line after it. So another order
of the same actions is no loss: it is lost where it can't be done any more.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from tintero.messages import Message
from tintero.notation import write
from tintero.review.better_line import BetterLine, better_line, label_of
from tintero.review.played import ActionDone, without_endings
from tintero.review.weighing import FIRSTS, SURE_WORLDS, WORLDS, Path, Row, Weighing, mean, paired
from tintero.state.objects import Option
from tintero.vocab import Act

LEAST: Final = 0.05
ERRORS: Final = 2.0
# What a loss is called, up to which size; beyond the last it is a blunder.
INACCURACY, MISTAKE, BLUNDER = "inaccuracy", "mistake", "blunder"
GRADES: Final = ((0.10, INACCURACY), (0.20, MISTAKE))


@dataclass(frozen=True)
class Judged:
    """A decision that cost something: after `at` actions, in which turn, what was done and what
    would have been better, as notation and as labels; of that line the first is what would have
    been done in place of it."""

    at: int
    turn: int
    done: str
    line: tuple[str, ...]
    done_said: Message
    line_said: tuple[Message, ...]
    loss: float
    error: float
    before: float  # with what was better
    after: float

    @property
    def better(self) -> str:
        return self.line[0]

    @property
    def grade(self) -> str:
        return next((name for most, name in GRADES if self.loss <= most), BLUNDER)


@dataclass(frozen=True)
class Pains:
    """In how many worlds a position is weighed, how many options are compared, in half as many,
    and in how many what seems to be a loss is weighed again."""

    worlds: int = WORLDS
    firsts: int = FIRSTS
    sure: int = SURE_WORLDS

    @property
    def of_options(self) -> int:
        return max(2, self.worlds // 2)


@dataclass(frozen=True)
class Outlook:
    """The chance of a seat in a position. `plain`: as the engine goes on by itself; `best`: with
    the best line that is known, `ahead`; `expected`: after what is done next, going on plainly,
    before its luck is known. None: that is not for the seat to know."""

    plain: float
    best: float
    expected: float | None = None
    ahead: Path = ()
    judged: Judged | None = None


def decided(weighing: Weighing, at: int, step: ActionDone, ahead: Path, pains: Pains) -> Outlook:
    """Where the seat itself does the next step; `ahead` is how the turn went on after it."""
    done = step.options
    going_on = [*without_endings(done), *ahead]
    firsts = compared(weighing, done[0], at, pains.firsts)
    plain, gone_on, after = weighing.rows([(), going_on, done], pains.worlds)
    best = max(mean(plain), mean(gone_on))
    ways = [after] if step.ends else [after, gone_on]
    better = better_than(ways, weighing.rows([[one] for one in firsts], pains.of_options))
    if better:
        lines = [better_line(weighing, firsts[n]) for n in better]
        line = min(lines, key=lambda line: len(line.path))
        judged = sure(weighing, at, step, line, going_on, pains.sure)
        if judged is not None:
            best = max(best, judged.before)
            return Outlook(mean(plain), best, mean(after), without_endings(line.path), judged)
    return Outlook(mean(plain), best, mean(after), going_on)


def better_than(ways: list[Row], others: list[Row]) -> list[int]:
    """Which of the others are best, and better than all ways to go on after what was done; more
    than one if they come to the same. The others were weighed in the first of the worlds."""
    if not others:
        return []
    worlds = len(others[0])
    half = worlds // 2
    worth = [mean(row[:half]) for row in others]
    most = max(worth)
    if most <= max(mean(way[:half]) for way in ways):
        return []
    chosen = others[worth.index(most)]
    done = likeliest([way[half:worlds] for way in ways])
    if not is_lost(*paired(chosen[half:], done)):
        return []
    return [n for n, row in enumerate(others) if row == chosen]


def sure(
    weighing: Weighing, at: int, step: ActionDone, line: BetterLine, going_on: Path, worlds: int
) -> Judged | None:
    """Whether it is a loss in many other worlds, too."""
    done = step.options
    paths: list[Path] = [line.path, done]
    if not step.ends:
        paths += [going_on, [*done, *line.path]]
    row, *ways = weighing.rows(paths, worlds, again=True)
    after = likeliest(ways)
    loss, error = paired(row, after)
    if not is_lost(loss, error):
        return None
    s = weighing.game.state
    return Judged(
        at, weighing.turn, write(s, done[0]), tuple(line.written),
        label_of(s, weighing.seat, done[0]), tuple(line.said),
        loss, error, mean(row), mean(after),
    )  # fmt: skip


def is_lost(loss: float, error: float) -> bool:
    return loss > LEAST and loss > ERRORS * error


def likeliest(ways: list[Row]) -> Row:
    return max(ways, key=mean)


def compared(weighing: Weighing, done: Option, at: int, firsts: int) -> list[Option]:
    """The other options, drawn by lot where there are more than are compared."""
    others = [one for one in weighing.game.options if not one.same(done) and one.act != Act.CONCEDE]
    if len(others) >= firsts:
        rng = Random(f"compared/{weighing.seed}/{at}")
        places = sorted(rng.sample(range(len(others)), firsts - 1))
        others = [others[n] for n in places]
    return others


def merged(losses: list[Judged]) -> list[Judged]:
    """The largest first; where the same was better again and again in a turn it is one loss."""
    found: dict[tuple[int, str], Judged] = {}
    for one in sorted(losses, key=lambda one: -one.loss):
        found.setdefault((one.turn, one.better), one)
    return list(found.values())
