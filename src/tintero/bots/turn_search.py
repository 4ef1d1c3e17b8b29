"""Thinking with a learned value: turns played greedily, and the search of one's whole turn.

Everything happens in one state, a world that somebody has drawn, and is undone by `State.rollback`.
A position is weighed once the turn in it is ended (`value_net`), never in mid-turn.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

import tintero.rules.apply as apply
from tintero.bots.value_net import ValueNet
from tintero.state.objects import REF, Option, bare
from tintero.state.rng import Lots
from tintero.state.state import State
from tintero.vocab import Act, Ask

MOST_ANSWERS: Final = 60  # inside one turn action
MOST_TRIED: Final = 8  # options of one question that are compared
MOST_ACTIONS: Final = 30  # in a turn that is played out
LOOKS: Final = 400  # options taken for a turn that is played on, if lines of it are searched for
BETTER: Final = 1e-9  # what changes nothing is not better: it could be done for ever
OFFERED: Final = 1e-4  # what is offered is usually worth taking
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


def overlooking(option: Option) -> int:
    """What a turn action does and with which card, as one number."""
    return option.act * REF + option.a


def by_value(line: Line) -> float:
    return -line.value


@final
class TurnSearch:
    """Thinks for a seat in a state. `work` is how many options may still be taken: a number and no
    time, so that the same seed thinks the same everywhere."""

    def __init__(
        self, s: State, seat: int, net: ValueNet, seed: int, work: int, broad: int = 0
    ) -> None:
        self.state: Final[State] = s
        self.seat: Final[i64] = seat
        self.net: Final[ValueNet] = net
        self.lots: Final[Lots] = Lots(seed)
        self.work: i64 = work
        # How many lines of a turn that is played on are gone on with; 0: none is searched for.
        self.broad: Final[i64] = broad
        # Turn actions that are not thought of: `overlooking` of their options.
        self.overlooked: Final[set[int]] = set()
        self._taken: list[Option] | None = None  # what is taken is noted here
        s.fresh = []  # who gave us the state keeps the events in it

    # --- there and back ---------------------------------------------------------------------------

    def take(self, option: Option) -> None:
        s = self.state
        d = s.decision
        assert d is not None
        self.work -= 1
        s.fresh.clear()
        apply.take(s, d.player, option)
        if self._taken is not None:
            self._taken.append(option)

    def do(self, option: Option) -> None:
        """An option, and every question it brings until somebody decides a turn action."""
        self.take(option)
        self.settle()

    def settle(self) -> None:
        """Answer what is open. Where another player is asked in the middle of an effect there may
        be no answer in a world, whose cards are others; then it stays open."""
        s = self.state
        n: i64 = 0
        while n < MOST_ANSWERS:
            d = s.decision
            if d is None or d.ask == Ask.TURN_ACTION or not apply.options(s):
                return
            self.take(self.best_answer())
            n += 1

    def default(self) -> None:
        """Answer what is open without thinking, so that the turn can be ended."""
        s = self.state
        n: i64 = 0
        while n < MOST_ANSWERS:
            d = s.decision
            if d is None or d.ask == Ask.TURN_ACTION:
                return
            found = apply.options(s)
            if not found:
                return
            chosen = found[0]
            for option in found:
                if option.act == Act.YES or option.act == Act.DONE:
                    chosen = option
            s.fresh.clear()
            apply.take(s, d.player, chosen)
            n += 1

    def value_for(self, who: i64) -> float:
        """How a player stands once this turn is ended."""
        return self.net.once_ended(self.state, who)

    def best_answer(self) -> Option:
        """The answer after which who is asked stands best, everything else answered anyhow."""
        s = self.state
        found = apply.options(s)
        if len(found) == 1:
            return found[0]
        d = s.decision
        assert d is not None
        who = d.player
        best = found[0]
        most = -1.0
        count: i64 = len(found)
        tried: i64 = count if count < MOST_TRIED else MOST_TRIED
        n: i64 = 0
        first: i64 = 0 if tried == count else self.lots.below(count)
        while n < tried:
            option = found[(first + n * count // tried) % count]
            n += 1
            if option.act == Act.CONCEDE:
                continue
            value = self.answered(option, who)
            if option.act == Act.NO or option.act == Act.DONE:
                value -= OFFERED
            if value > most:
                best, most = option, value
        return best

    def answers(self) -> list[Option]:
        """All answers, the one after which who is asked stands best first."""
        d = self.state.decision
        assert d is not None
        worth: dict[Option, float] = {}
        for option in apply.options(self.state):
            if option.act != Act.CONCEDE:
                worth[option] = self.answered(option, d.player)
                if option.act == Act.NO or option.act == Act.DONE:
                    worth[option] -= OFFERED
        return sorted(worth, key=lambda option: -worth[option])

    def answered(self, option: Option, who: i64) -> float:
        s = self.state
        top = s.mark()
        self.work -= 1
        s.fresh.clear()
        d = s.decision
        assert d is not None
        apply.take(s, d.player, option)
        self.default()
        value = self.value_for(who)
        s.rollback(top)
        return value

    def is_asked(self, who: i64) -> bool:
        """Whether that player decides a turn action now."""
        d = self.state.decision
        return d is not None and d.player == who and d.ask == Ask.TURN_ACTION

    # --- a turn played out ------------------------------------------------------------------------

    def best_action(self) -> Option:
        """The turn action after which who acts stands best; to end the turn if none is better."""
        s = self.state
        d = s.decision
        assert d is not None
        who = d.player
        found = apply.options(s)
        top = s.mark()
        best: Option | None = None
        most = -1.0
        for option in found:
            if option.act == Act.END:
                best = option
                most = self.value_for(who) + BETTER
                self.work -= 1
        noted = self._taken
        self._taken = None
        for option in found:
            if option.act < Act.END:
                self.do(option)
                value = self.value_for(who)
                s.rollback(top)
                if value > most:
                    best, most = option, value
        self._taken = noted
        if best is None:
            return found[0]
        return best

    def finish_turn(self, who: int) -> None:
        """Play the turn of a player to its end, each time what is best at once. What an action was
        worth before others were done is thought to be the most it may be worth now, so that not
        all of them are tried each time."""
        if not self.is_asked(who):
            return
        s = self.state
        gains: dict[Option, float] = {}
        n: i64 = 0
        self.work -= 1
        stands = self.value_for(who) + BETTER
        while n < MOST_ACTIONS and self.is_asked(who):
            n += 1
            top = s.mark()
            left: list[Option] = []
            best: Option | None = None
            most = 0.0
            for option in apply.options(s):
                if option.act >= Act.END:
                    continue
                if option in gains:
                    left.append(option)
                    continue
                gain = self.gain(option, who, stands, top)
                gains[option] = gain
                if gain > most:
                    best, most = option, gain
            while left:
                at: i64 = 0
                for m in range(1, len(left)):
                    if gains[left[m]] > gains[left[at]]:
                        at = m
                option = left.pop(at)
                if gains[option] <= most:
                    break
                gain = self.gain(option, who, stands, top)
                gains[option] = gain
                if gain > most:
                    best, most = option, gain
            if best is None:
                break
            self.do(best)
            stands += most + BETTER  # what was seen when it was tried
        if self.is_asked(who):
            self.do(bare(Act.END))

    def gain(self, option: Option, who: i64, stands: float, top: i64) -> float:
        """By how much better one stands after a turn action."""
        self.do(option)
        found = self.value_for(who) - stands
        self.state.rollback(top)
        return found

    def play_turn(self, who: i64) -> None:
        """Play the turn of a player: the best line of a small beam, or each time what is best."""
        if self.broad == 0 or not self.is_asked(who):
            self.finish_turn(who)
            return
        left = self.work
        self.work = LOOKS
        best = self.lines_of(who, self.broad, MOST_ACTIONS)[0]
        self.work += left - LOOKS
        for option in best.path:
            self.take(option)
        if self.is_asked(who):
            self.do(bare(Act.END))

    # --- lines ------------------------------------------------------------------------------------

    def carry_out(self, actions: list[Option]) -> bool:
        """Do actions, as far as they can be done in this world; whether all could."""
        whole = True
        for option in actions:
            if not self.is_asked(self.seat):
                return False
            offered = False
            for found in apply.options(self.state):
                if found.same(option):
                    offered = True
                    break
            if offered:
                self.do(option)
            else:
                whole = False
        return whole

    def outcome(self, actions: list[Option], turns: int) -> float:
        """The seat's chance after a line, or what it can do of it, the turn ended, and so many
        turns more. Where a question is open, `actions` may begin with its answer."""
        s = self.state
        top = s.mark()
        if actions and not self.is_asked(self.seat):
            self.do(actions[0])
            actions = actions[1:]
        if self.carry_out(actions):
            if self.is_asked(self.seat):
                self.do(bare(Act.END))
        elif self.is_asked(self.seat):
            self.finish_turn(self.seat)
        value = self.followed(turns)
        s.rollback(top)
        return value

    def followed(self, turns: int) -> float:
        d = self.state.decision
        if d is not None and d.ask == Ask.TURN_ACTION:
            n: i64 = 0
            while n < turns and self.state.decision is not None:
                self.play_turn(self.state.active)
                n += 1
        return self.net.chance(self.state, self.seat, self.before(self.state.active))

    def before(self, player: i64) -> i64:
        """Who ended a turn before that player's."""
        order = self.state.turn_order(player)
        return order[len(order) - 1]

    def lines(self, width: int, depth: int) -> list[Line]:
        """A beam over one's own turn: lines, the best first. From each of the best ones of a length
        everything is tried; of the same actions in any order the best order stays."""
        return self.lines_of(self.seat, width, depth)

    def lines_of(self, seat: i64, width: i64, depth: i64) -> list[Line]:
        """The same over the turn of any player."""
        s = self.state
        top = s.mark()
        ended: dict[frozenset[Option], Line] = {}
        start = Line([], [], self.value_for(seat))
        ended[start.key()] = start
        beam = [start]
        n: i64 = 0
        while n < depth and beam and self.work > 0:
            longer: dict[frozenset[Option], Line] = {}
            for line in beam:
                if self.work <= 0:
                    break
                for option in line.path:
                    self.take(option)
                here = s.mark()
                for option in apply.options(s):
                    if option.act >= Act.END or overlooking(option) in self.overlooked:
                        continue
                    taken: list[Option] = []
                    self._taken = taken
                    self.do(option)
                    self._taken = None
                    value = self.value_for(seat)
                    found = Line([*line.actions, option], line.path + taken, value)
                    going_on = self.is_asked(seat)
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
