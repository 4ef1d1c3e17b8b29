"""The search of one's whole turn: lines of it, and what they come to when turns are played on.

Everything happens in one state, a world that somebody has drawn, and is undone by `State.rollback`.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

import tintero.rules.apply as apply
from tintero.bots.turn_beam import Line, lines_of, searched
from tintero.bots.turn_mind import TurnMind
from tintero.bots.value_net import ValueNet
from tintero.state.objects import Option, bare
from tintero.state.state import State
from tintero.vocab import Act, Ask


@final
class TurnSearch(TurnMind):
    """`broad`: how many lines of a turn that is played on are gone on with; 0: none is searched
    for, each time what is best at once is done."""

    def __init__(
        self, s: State, seat: int, net: ValueNet, seed: int, work: int, broad: int = 0
    ) -> None:
        super().__init__(s, seat, net, seed, work)
        self.broad: Final[i64] = broad
        # Turn actions that are not thought of: `overlooking` of their options.
        self.overlooked: Final[set[int]] = set()

    def lines(self, width: int, depth: int) -> list[Line]:
        """A beam over one's own turn: lines, the best first."""
        return lines_of(self, self.seat, width, depth, self.overlooked)

    def play_turn(self, who: i64) -> None:
        """Play the turn of a player: the best line of a small beam, or each time what is best."""
        if self.broad == 0 or not self.is_asked(who):
            self.finish_turn(who)
            return
        for option in searched(self, who, self.broad):
            self.take(option)
        if self.is_asked(who):
            self.do(bare(Act.END))

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
        s = self.state
        d = s.decision
        if d is not None and d.ask == Ask.TURN_ACTION:
            for _ in range(turns):
                self.play_turn(s.active)
        return self.net.chance(s, self.seat, self.before(s.active))

    def before(self, player: i64) -> i64:
        """Who ended a turn before that player's."""
        order = self.state.turn_order(player)
        return order[len(order) - 1]
