"""Setting up a game (CR 2.2)."""

from __future__ import annotations

from typing import Final, final

import tintero.rules.marketing as marketing
import tintero.rules.zones as zones
from tintero.events import Kind
from tintero.rules.frames import InAlter, InSetup, K, process
from tintero.rules.process import Process
from tintero.rules.triggers import happen
from tintero.state.objects import Decision, Frame, Option, bare, naming
from tintero.state.state import F, P, S, State
from tintero.vocab import NONE, Act, Phase, Question, Zone


class SetupStep:
    BEGIN: Final = 0
    ALTER: Final = 1
    SHUFFLE: Final = 2


def begin(s: State, starting: int, shuffle: bool) -> None:
    """Put the set-up on the stack. `starting` NONE: chosen at random (CR 2.2.1.1)."""
    for p in s.players:
        marketing.lay_out(s, p.id)
    s.push_frame(process(K.SETUP, NONE, None, (starting, 1 if shuffle else 0)))


def deal(s: State, frame: Frame) -> None:
    starting = frame.data[InSetup.STARTING]
    if starting == NONE:
        # CR 2.2.1.1: the starting player is picked by a random method.
        starting = s.random_below(len(s.players))
    s.put_scalar(S.FIRST, starting)
    s.put_scalar(S.ACTIVE, starting)
    happen(s, Kind.STARTING_PLAYER, starting)
    order = s.turn_order(starting)
    if frame.data[InSetup.SHUFFLE]:
        for p in order:
            zones.shuffle(s, p)  # CR 2.2.1.2
    for p in order:
        for _ in range(s.ruleset.starting_hand):  # CR 2.2.1.4: everyone draws 7
            deck = s.zone(p, Zone.DECK)
            if deck:
                zones.place(s, s.cards[deck[-1]], Zone.HAND)
        for _ in range(s.ruleset.starting_ink):
            deck = s.zone(p, Zone.DECK)
            if deck:
                zones.place(s, s.cards[deck[-1]], Zone.INKWELL)
        happen(s, Kind.DREW, p, None, None, s.ruleset.starting_hand, 0, "2.2.1.4")
    s.set_frame(frame.to(SetupStep.ALTER, (frame.data[InSetup.SHUFFLE], 0)))


def alter(s: State, frame: Frame) -> None:
    """CR 2.2.2: starting player first, then turn order, once each."""
    if frame.data[InAlter.DECIDED] >= len(s.players) or not s.ruleset.may_alter_hand:
        s.set_frame(frame.to(SetupStep.SHUFFLE, frame.data))
        return
    who = asked(s, frame)
    if s.players[who].out:
        s.set_frame(
            frame.to(
                SetupStep.ALTER, (frame.data[InAlter.SHUFFLE], frame.data[InAlter.DECIDED] + 1)
            )
        )
        return
    hand = len(s.zone(who, Zone.HAND))
    s.set_decision(
        Decision(who, Question.ALTER_HAND, NONE, NONE, NONE, 0, hand, frame.data[InAlter.PICKED :])
    )


def asked(s: State, frame: Frame) -> int:
    """Whose decision it is: starting player first, then turn order."""
    return (s.scalars.first + frame.data[InAlter.DECIDED]) % len(s.players)


def finish(s: State) -> None:
    """CR 2.2.2.3: each player who replaced a card shuffles; then the first turn begins."""
    for p in s.turn_order(s.scalars.first):
        if s.players[p].altered > 0:
            zones.shuffle(s, p, "2.2.2.3")
            for i in s.zone(p, Zone.HAND):
                s.put(s.cards[i], F.SEEN, 1 << p)
    s.pop_frame()
    happen(s, Kind.GAME_START, s.scalars.first)
    s.put_scalar(S.PHASE, Phase.START)
    s.push_frame(process(K.TURN, s.scalars.first, None, ()))


@final
class SettingUp(Process):
    """CR 2.2."""

    def options(self, s: State, frame: Frame) -> list[Option]:
        """One card at a time, then done; picks in the order of the hand, so each set comes once."""
        who = asked(s, frame)
        hand = s.zone(who, Zone.HAND)
        picked = frame.data[InAlter.PICKED :]
        found = [naming(Act.CHOOSE, i) for i in hand if not picked or i not in picked]
        found.append(bare(Act.DONE))
        return found

    def answer(self, s: State, frame: Frame, option: Option) -> None:
        if option.act == Act.CHOOSE:
            s.set_frame(frame.to(SetupStep.ALTER, (*frame.data, option.a)))
            return
        who = asked(s, frame)
        picked = frame.data[InAlter.PICKED :]
        # CR 2.2.2.1: on the bottom of the deck unseen by others, then draw back up to 7.
        for i in picked:
            card = s.cards[i]
            zones.place(s, card, Zone.DECK, bottom=True)
        for _ in picked:
            deck = s.zone(who, Zone.DECK)
            if deck:
                zones.place(s, s.cards[deck[-1]], Zone.HAND)
        s.put_player(s.players[who], P.ALTERED, len(picked))
        # CR 2.2.2.2: every other player decides after the starting one, and does the same.
        rule = "2.2.2.1" if who == s.scalars.first else "2.2.2.2"
        happen(s, Kind.HAND_ALTERED, who, None, None, len(picked), clause=rule)
        s.set_frame(
            frame.to(
                SetupStep.ALTER, (frame.data[InAlter.SHUFFLE], frame.data[InAlter.DECIDED] + 1)
            )
        )

    def step(self, s: State, frame: Frame) -> None:
        if frame.step == SetupStep.BEGIN:
            deal(s, frame)
        elif frame.step == SetupStep.ALTER:
            alter(s, frame)
        else:
            finish(s)
