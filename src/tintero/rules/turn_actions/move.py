"""Move a character to a location (CR 4.7)."""

from __future__ import annotations

from typing import final

import tintero.rules.payment as payment
import tintero.rules.zones as zones
from tintero.rules.frames import InMove, K, process
from tintero.rules.process import Process
from tintero.state.objects import Card, Decision, Frame, Option
from tintero.state.state import P, State
from tintero.vocab import NONE, Act, Question


def begin(s: State, card: Card, location: Card) -> None:
    # CR 4.7.3.1: choose character and location and declare.
    s.push_frame(process(K.MOVE, card.owner, card, (location.id,)))


def finish(s: State, frame: Frame, due: int, drops: int) -> None:
    s.pop_frame()
    payment.spend_once(s, s.cards[frame.card], s.cards[frame.data[InMove.LOCATION]])
    # CR 4.7.3.4: pay in full.
    if due > 0:
        payment.spend(s, frame.player, due, drops, "4.7.3.4")
    player = s.players[frame.player]
    s.put_player(player, P.MOVED, player.moved + 1)
    # CR 4.7.4: the character is now at the location. End of process.
    zones.arrive(s, s.cards[frame.card], s.cards[frame.data[InMove.LOCATION]])


@final
class Moving(Process):
    """CR 4.7."""

    def options(self, s: State, frame: Frame) -> list[Option]:
        d = s.decision
        assert d is not None
        return [Option(Act.AMOUNT, n) for n in range(d.least, d.most + 1)]

    def answer(self, s: State, frame: Frame, option: Option) -> None:
        due = payment.total_to_move(s, s.cards[frame.card], s.cards[frame.data[InMove.LOCATION]])
        finish(s, frame, due, option.a)

    def step(self, s: State, frame: Frame) -> None:
        card = s.cards[frame.card]
        location = s.cards[frame.data[InMove.LOCATION]]
        # CR 4.7.3.3: the move cost plus modifiers.
        due = payment.total_to_move(s, card, location)
        least, most = payment.drop_range(s, frame.player, due)
        if least != most:
            s.set_decision(
                Decision(frame.player, Question.DROPS, location.id, NONE, NONE, least, most, ())
            )
            return
        finish(s, frame, due, least)
