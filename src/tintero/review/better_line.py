"""The rest of a turn after a better option, as far as one can know beforehand how it goes on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import tintero.rules.apply as apply
from tintero.bots.seat import BotSeat
from tintero.bots.turn_beam import searched
from tintero.bots.turn_search import TurnSearch
from tintero.messages import Message
from tintero.notation import write
from tintero.review.weighing import BROAD, Weighing
from tintero.state.objects import Option
from tintero.state.state import State
from tintero.views import labels
from tintero.vocab import Act

TOLD: Final = 4  # actions and choices of a line
UNSAID: Final = (Act.YES, Act.NO, Act.DONE, Act.RESOLVE)  # they say nothing without the question


@dataclass
class BetterLine:
    """What the seat does, all of it, and the first of it as notation and as labels."""

    path: list[Option]
    written: list[str]
    said: list[Message]

    def add(self, s: State, seat: int, option: Option) -> None:
        told = option.act not in UNSAID and len(apply.options(s)) > 1 and len(self.said) < TOLD
        if told or not self.path:
            self.written.append(write(s, option))
            self.said.append(label_of(s, seat, option))
        self.path.append(option)


def better_line(weighing: Weighing, first: Option) -> BetterLine:
    """An option and what is best after it. The line ends where chance is used or the seat comes to
    see a card: up to there it is the same in all worlds."""
    seat = weighing.seat
    line = BetterLine([], [], [])
    seeds = weighing.seeds(1)[0]
    with BotSeat(weighing.game, seat).worlds() as drawn:
        found = going_on(weighing.mind(drawn, seeds), first)
        mind = weighing.mind(drawn, seeds)
        s = mind.state
        top = s.mark()
        for option in found:
            if s.learnt_since(top, seat):
                break
            d = s.decision
            if d is not None and d.player == seat:
                line.add(s, seat, option)
            mind.take(option)
    return line


def going_on(mind: TurnSearch, first: Option) -> list[Option]:
    """All that is taken from an option on to the end of the seat's turn, answers as well."""
    mind.noted = found = []
    mind.do(first)
    mind.noted = None
    if mind.is_asked(mind.seat):
        found += searched(mind, mind.seat, BROAD)
    return found


def label_of(s: State, seat: int, option: Option) -> Message:
    said = labels.message(s, option, seat)
    return Message("review-choosing", what=said) if option.act == Act.CHOOSE else said
