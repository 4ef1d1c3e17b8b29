"""What a player can do for sure so that a rival does not win in the next turn.

The rival acts with what is in play: quests, challenges, abilities, moves. What they might draw or
hold is no part of it; the task says so. Where a rival's step would bring chance in, they are taken
to win.
"""

from __future__ import annotations

from typing import Final

from tintero.game import Game
from tintero.puzzles.sure import DEPTH, Key, Plans, Walk, position_key
from tintero.state.objects import Option
from tintero.state.state import S
from tintero.vocab import Act, Ask

NODES: Final = 60_000
# What the rival does, in the order in which it is tried.
IN_PLAY: Final = (Act.QUEST, Act.USE, Act.CHALLENGE, Act.MOVE)
ALL_LORE: Final = 1_000  # more than there is: the rival has won


class SureSurvival(Walk):
    """The turn of a seat and the one after it: after a plan the rival can't win."""

    UNTRIED = (Act.CONCEDE,)

    def __init__(self, game: Game, seat: int, nodes: int = NODES) -> None:
        super().__init__(game, seat, nodes)
        self.rival = next(p.id for p in game.state.players if p.id != seat)
        self.known_least: dict[Key, int] = {}
        self.known_rival: dict[Key, int] = {}

    # --- the own turn -----------------------------------------------------------------------------

    def after_turn(self) -> Plans:
        return () if self.rival_most() >= ALL_LORE else ((),)

    def least_lore(self, depth: int = 0) -> int:
        """To how little lore the rival can be held for sure."""
        s, seat = self.state, self.seat
        d = s.decision
        if d is None:
            return 0 if s.scalars[S.WINNER] == seat else ALL_LORE
        if s.active != seat:
            return self.rival_most()
        if depth > DEPTH or d.ask == Ask.NAME:
            return ALL_LORE
        key = position_key(s, self.told) if d.ask == Ask.TURN_ACTION else None
        if key is not None and key in self.known_least:
            return self.known_least[key]
        values = []
        for option in self.options():
            if option.act == Act.CONCEDE:
                continue
            mark = self.mark()
            values.append(self.least_lore(depth + 1) if self.take(option) else ALL_LORE)
            self.back(mark)
        best = (min if d.player == seat else max)(values, default=ALL_LORE)
        if key is not None:
            self.known_least[key] = best
        return best

    # --- the rival's turn -------------------------------------------------------------------------

    def rival_most(self, depth: int = 0) -> int:
        """The most lore the rival can reach in their turn; `ALL_LORE` where they may win."""
        s, rival = self.state, self.rival
        d = s.decision
        if d is None:
            return 0 if s.scalars[S.WINNER] == self.seat else ALL_LORE
        here = int(s.players[rival].lore)
        if s.active != rival:
            return here
        if depth > DEPTH:
            return ALL_LORE
        key = position_key(s, self.told) if d.ask == Ask.TURN_ACTION else None
        if key is not None and key in self.known_rival:
            return self.known_rival[key]
        theirs = d.player == rival
        most = here if theirs else ALL_LORE
        for option in self.replies():
            mark = self.mark()
            sure = self.take(option)
            if option.act == Act.END:  # what the player draws then is another matter
                value = ALL_LORE if s.scalars[S.WINNER] == rival else int(s.players[rival].lore)
            else:
                value = self.rival_most(depth + 1) if sure else ALL_LORE
            self.back(mark)
            most = max(most, value) if theirs else min(most, value)
            if theirs and most >= ALL_LORE:
                break
        if key is not None:
            self.known_rival[key] = most
        return most

    def replies(self) -> list[Option]:
        """What is looked at in the rival's turn."""
        options = self.options()
        d = self.state.decision
        assert d is not None
        if d.ask != Ask.TURN_ACTION:
            return [o for o in options if o.act != Act.CONCEDE]
        acting = [o for o in options if o.act in IN_PLAY]
        acting.sort(key=lambda o: IN_PLAY.index(o.act))
        return acting + [o for o in options if o.act == Act.END]

    def winning_line(self) -> list[Option]:
        """What the rival does to win, from their turn on, as long as only they are asked."""
        line: list[Option] = []
        start = self.mark()
        while self.state.decision is not None and self.state.decision.player == self.rival:
            if self.state.active != self.rival:
                break
            step = self.winning_step()
            if step is None:
                break
            line.append(step)
            self.take(step)
        self.back(start)
        return line

    def winning_step(self) -> Option | None:
        for option in self.replies():
            mark = self.mark()
            sure = self.take(option)
            wins = sure and option.act != Act.END and self.rival_most() >= ALL_LORE
            self.back(mark)
            if wins:
                return option
        return None
