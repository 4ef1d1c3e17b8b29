"""Challenge where the opponent says who defends (a variant of CR 4.6).

The challenger is not exerted and need not face anybody: where nobody can defend, the challenge
takes place all the same, and `Ruleset.undefended_damage` says what happens to the challenger.
"""

from __future__ import annotations

from typing import final

import tintero.rules.bag as bag
import tintero.rules.damage as damage
import tintero.rules.derive as derive
import tintero.rules.legal as legal
import tintero.rules.missions as missions
import tintero.rules.turn_actions.challenge as challenge
from tintero.events import Kind
from tintero.rules.frames import ChallengeFrame, K, process
from tintero.rules.playable import is_character
from tintero.rules.process import Process
from tintero.rules.refusal import No, Refusal
from tintero.rules.triggers import happen
from tintero.rules.turn_actions.challenge import C
from tintero.rules.turn_actions.quest import push_costs
from tintero.state.objects import Card, Decision, Frame, Option
from tintero.state.state import P, S, State
from tintero.vocab import NONE, Act, Deny, How, Keyword, Question, Zone


def check(s: State, player: int, card: Card) -> Refusal | None:
    """Dry and ready (CR 1.7.5, 5.1.1.2), not assigned, in no challenge yet this turn."""
    no = legal.check_challenger(s, player, card)
    if no is not None:
        return no
    if s.ruleset.missions and missions.mission_of(s, card) is not None:
        return Refusal(No.ON_MISSION, card.id)
    if has_fought(s, card):
        return Refusal(No.FOUGHT, card.id)
    denied = derive.denied(s, Deny.CHALLENGE, card, None)
    if denied is not None:
        return Refusal(No.CANT_CHALLENGE, card.id, source=denied.source)
    if not legal.costs_payable(s, card, False):
        return Refusal(No.COST_UNPAYABLE, card.id)
    return None


def has_fought(s: State, card: Card) -> bool:
    """Whether it was in a challenge this turn, on either side."""
    for e in s.log:
        if e.kind == Kind.CHALLENGED:
            if s.card_of(e.ref()) is card:
                return True
            if e.other >= 0 and s.card_of(e.other_ref()) is card:
                return True
    return False


def opponent(s: State, player: int) -> int:
    """Who says which character defends: the next opponent in turn order (CR 9.2.1)."""
    order = s.turn_order(player)
    for p in order:
        if s.opposes(p, player):
            return p
    return NONE


def defenders(s: State, player: int, challenger: Card) -> list[Card]:
    """The characters of a player that can defend: without Evasive and without Alert."""
    found: list[Card] = []
    for i in s.in_play(player) if player >= 0 else []:
        card = s.cards[i]
        if not is_character(s, card):
            continue
        if derive.has_keyword(s, card, Keyword.EVASIVE):
            continue
        if derive.has_keyword(s, card, Keyword.ALERT):
            continue
        if derive.denied(s, Deny.BE_CHALLENGED, card, challenger) is not None:
            continue
        if derive.denied(s, Deny.CHALLENGE, challenger, card) is None:
            found.append(card)
    return found


def begin(s: State, card: Card) -> None:
    s.push_frame(process(K.DEFEND, card.owner, card, (card.ref(), NONE)))


def against(s: State, frame: Frame) -> list[Card]:
    one = s.card_of(frame.data[ChallengeFrame.CHALLENGER])
    return [] if one is None else defenders(s, opponent(s, frame.player), one)


def declare(s: State, frame: Frame, two: Card | None) -> None:
    """The challenge occurs; "while challenging" effects begin (CR 4.6.4.5)."""
    one = s.card_of(frame.data[ChallengeFrame.CHALLENGER])
    if one is None or one.zone != Zone.PLAY:
        s.pop_frame()
        return
    ref = two.ref() if two is not None else NONE
    s.put_scalar(S.CHALLENGER, one.ref())
    s.put_scalar(S.CHALLENGED, ref)
    player = s.players[frame.player]
    s.put_player(player, P.CHALLENGED, player.challenged + 1)
    happen(s, Kind.CHALLENGED, player.id, one, two)
    s.set_frame(frame.to(C.DAMAGE, (one.ref(), ref)))
    # CR 4.6.5: "challenges" and "is challenged" triggers resolve, after a check.
    bag.settle(s)


def alone(s: State, frame: Frame) -> None:
    """Nobody defends: only the challenger takes damage."""
    one = s.card_of(frame.data[ChallengeFrame.CHALLENGER])
    s.set_frame(frame.at(C.AFTER_DAMAGE))
    amount = s.ruleset.undefended_damage
    if amount > 0 and one is not None and one.zone == Zone.PLAY:
        items = damage.item(one, amount, NONE, How.DEALT | damage.IN_CHALLENGE)
        damage.begin(s, frame.player, items)


@final
class Defending(Process):
    """The variant's challenge."""

    def options(self, s: State, frame: Frame) -> list[Option]:
        return [Option(Act.CHOOSE, c.id) for c in against(s, frame)]

    def answer(self, s: State, frame: Frame, option: Option) -> None:
        declare(s, frame, s.cards[option.a])

    def step(self, s: State, frame: Frame) -> None:
        step = frame.step
        if step == C.PAY:
            # CR 4.6.4.3: pay costs to challenge.
            s.set_frame(frame.at(C.DECLARE))
            if legal.has_act_costs(s):
                push_costs(s, s.cards[frame.card], False)
        elif step == C.DECLARE:
            if not against(s, frame):
                declare(s, frame, None)
                return
            who = opponent(s, frame.player)
            s.set_decision(Decision(who, Question.DEFENDER, frame.card, NONE, NONE, 1, 1, ()))
        elif step == C.DAMAGE:
            if frame.data[ChallengeFrame.CHALLENGED] == NONE:
                alone(s, frame)
            else:
                challenge.deal(s, frame)
        elif step == C.AFTER_DAMAGE:
            # CR 4.6.6.3: a game state check, then the bag, the challenging player first.
            s.set_frame(frame.at(C.END))
            bag.settle(s)
        else:
            challenge.end(s, frame)
