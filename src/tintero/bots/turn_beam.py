"""Beams over a turn: lines of actions, each valued as it stands once the turn is ended after it.

`lines_of` looks far and wide, for the turn that is really played. `searched` plays turns ahead: it
tries as little as it can.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

import tintero.rules.apply as apply
from tintero.bots.turn_mind import BETTER, MOST_ACTIONS, TurnMind, foremost
from tintero.state.objects import REF, Option
from tintero.vocab import Act

LOOKS: Final = 400  # options taken for a turn that is played on
PATIENCE: Final = 2  # actions one after the other that better nothing: then it ends
INKED: Final = Option(Act.INK)  # which card it is makes no difference to what else is done


@final
class Line:
    """Turn actions one after the other, all that was taken with the answers, and how one stands
    once the turn is ended after them."""

    def __init__(self, actions: list[Option], path: list[Option], value: float) -> None:
        self.actions: Final[list[Option]] = actions
        self.path: Final[list[Option]] = path
        self.value: Final[float] = value

    def key(self) -> frozenset[Option]:
        """The same actions in another order are the same line."""
        return frozenset([INKED if o.act == Act.INK else o for o in self.actions])


def by_value(line: Line) -> float:
    return -line.value


def overlooking(option: Option) -> int:
    """What a turn action does and with which card, as one number."""
    return option.act * REF + option.a


def lines_of(mind: TurnMind, seat: i64, width: i64, depth: i64, overlooked: set[int]) -> list[Line]:
    """Lines of a turn, the best first. From each of the best ones of a length everything is tried;
    of the same actions in any order the best order stays."""
    s = mind.state
    top = s.mark()
    ended: dict[frozenset[Option], Line] = {}
    start = Line([], [], mind.value_for(seat))
    ended[start.key()] = start
    beam = [start]
    n: i64 = 0
    while n < depth and beam and mind.work > 0:
        longer: dict[frozenset[Option], Line] = {}
        for line in beam:
            if mind.work <= 0:
                break
            for option in line.path:
                mind.take(option)
            here = s.mark()
            for option in apply.options(s):
                if option.act >= Act.END or overlooking(option) in overlooked:
                    continue
                taken = mind.done(option)
                value = mind.value_for(seat)
                found = Line([*line.actions, option], line.path + taken, value)
                going_on = mind.is_asked(seat)
                s.rollback(here)
                key = found.key()
                known = ended.get(key)
                if known is not None and known.value >= value:
                    continue
                ended[key] = found
                if going_on:
                    longer[key] = found
            s.rollback(top)
        beam = sorted(longer.values(), key=by_value)[:width]
        n += 1
    return sorted(ended.values(), key=by_value)


# --- turns that are played on ---------------------------------------------------------------------


@final
class Begun:
    """A turn as far as it was thought of: the actions, all that was taken, how one stands if it is
    ended there, and what each action was worth when it was last tried."""

    def __init__(
        self,
        actions: frozenset[Option],
        path: list[Option],
        value: float,
        worth: dict[Option, float],
        goes_on: bool,
    ) -> None:
        self.actions: Final[frozenset[Option]] = actions
        self.path: Final[list[Option]] = path
        self.value: Final[float] = value
        self.worth: Final[dict[Option, float]] = worth
        self.goes_on: Final[bool] = goes_on


def standing(begun: Begun) -> float:
    return -begun.value


def searched(mind: TurnMind, who: i64, width: i64) -> list[Option]:
    """What to take in a turn. It ends where longer lines are not better any more."""
    s = mind.state
    top = s.mark()
    left = mind.work
    mind.work = LOOKS
    best = Begun(frozenset(), [], mind.value_for(who), {}, True)
    beam = [best]
    waited: i64 = 0
    n: i64 = 0
    while beam and n < MOST_ACTIONS and mind.work > 0 and waited < PATIENCE:
        longer: dict[frozenset[Option], Begun] = {}
        for begun in beam:
            for option in begun.path:
                mind.take(option)
            one_more(mind, begun, who, width, longer)
            s.rollback(top)
        found = sorted(longer.values(), key=standing)
        waited += 1
        if found and found[0].value > best.value + BETTER:
            best = found[0]
            waited = 0
        beam = [begun for begun in found if begun.goes_on][:width]
        n += 1
    mind.work += left - LOOKS
    return best.path


def one_more(
    mind: TurnMind, begun: Begun, who: i64, width: i64, longer: dict[frozenset[Option], Begun]
) -> None:
    """Try one more action. What it was worth before others were done is thought to be the most it
    may be worth now, so that only as many are tried as it takes to know the best ones."""
    worth: dict[Option, float] = {}
    left: list[Option] = []
    tried: list[float] = []
    for option in apply.options(mind.state):
        if option.act >= Act.END:
            continue
        if option in begun.worth:
            left.append(option)
            worth[option] = begun.worth[option]
        else:
            tried.append(try_one(mind, begun, option, who, worth, longer))
    while left:
        option = foremost(left, worth)
        if len(tried) >= width:
            tried.sort(reverse=True)
            if worth[option] <= tried[width - 1]:
                break
        tried.append(try_one(mind, begun, option, who, worth, longer))


def try_one(
    mind: TurnMind,
    begun: Begun,
    option: Option,
    who: i64,
    worth: dict[Option, float],
    longer: dict[frozenset[Option], Begun],
) -> float:
    """By how much better one stands after an action. The same actions in another order, by a better
    line, are taken to come to the same."""
    actions = begun.actions | {option}
    known = longer.get(actions)
    if known is None:
        s = mind.state
        here = s.mark()
        taken = mind.done(option)
        value = mind.value_for(who)
        known = Begun(actions, begun.path + taken, value, worth, mind.is_asked(who))
        longer[actions] = known
        s.rollback(here)
    worth[option] = known.value - begun.value
    return worth[option]
