"""Thinking with a learned value, one action at a time: answers, and turns that are played greedily.

Everything happens in one state, a world that somebody has drawn, and is undone by `State.rollback`.
A position is weighed once the turn in it is ended (`value_net`), never in mid-turn.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

import tintero.rules.apply as apply
from tintero.bots.value_net import ValueNet
from tintero.state.objects import Option, bare
from tintero.state.rng import Lots
from tintero.state.state import State
from tintero.vocab import Act, Ask

MOST_ANSWERS: Final = 60  # inside one turn action
MOST_TRIED: Final = 8  # options of one question that are compared
MOST_ACTIONS: Final = 30  # in a turn that is played out
BETTER: Final = 1e-9  # what changes nothing is not better: it could be done for ever
OFFERED: Final = 1e-4  # what is offered is usually worth taking


def foremost(left: list[Option], worth: dict[Option, float]) -> Option:
    """The first one that is worth most, taken out."""
    at: i64 = 0
    for n in range(1, len(left)):
        if worth[left[n]] > worth[left[at]]:
            at = n
    return left.pop(at)


class TurnMind:
    """Thinks for a seat in a state. `work` is how many options may still be taken: a number and no
    time, so that the same seed thinks the same everywhere."""

    def __init__(self, s: State, seat: int, net: ValueNet, seed: int, work: int) -> None:
        self.state: Final[State] = s
        self.seat: Final[i64] = seat
        self.net: Final[ValueNet] = net
        self.lots: Final[Lots] = Lots(seed)
        self.work: i64 = work
        self.noted: list[Option] | None = None  # what is taken is noted here
        s.fresh = []  # who gave us the state keeps the events in it

    # --- there and back ---------------------------------------------------------------------------

    def take(self, option: Option) -> None:
        s = self.state
        d = s.decision
        assert d is not None
        self.work -= 1
        s.fresh.clear()
        apply.take(s, d.player, option)
        if self.noted is not None:
            self.noted.append(option)

    def do(self, option: Option) -> None:
        """An option, and every question it brings until somebody decides a turn action."""
        self.take(option)
        self.settle()

    def done(self, option: Option) -> list[Option]:
        """The same; all that was taken."""
        taken: list[Option] = []
        self.noted = taken
        self.do(option)
        self.noted = None
        return taken

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
        noting = self.noted
        self.noted = None
        for option in found:
            if option.act < Act.END:
                self.do(option)
                value = self.value_for(who)
                s.rollback(top)
                if value > most:
                    best, most = option, value
        self.noted = noting
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
                option = foremost(left, gains)
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
