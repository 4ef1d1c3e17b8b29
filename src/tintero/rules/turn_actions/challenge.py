"""Challenge (CR 4.6): declaration, damage, and the end of the challenge."""

from __future__ import annotations

from typing import Final, final

import tintero.rules.actives as actives
import tintero.rules.bag as bag
import tintero.rules.damage as damage
import tintero.rules.derive as derive
import tintero.rules.legal as legal
import tintero.rules.zones as zones
from tintero.events import Kind
from tintero.rules.frames import ChallengeFrame, K, process
from tintero.rules.process import Process
from tintero.rules.triggers import happen
from tintero.rules.turn_actions.quest import push_costs
from tintero.state.objects import Card, Frame
from tintero.state.state import P, S, State
from tintero.vocab import NONE, How, Until, Why, Zone


class C:
    PAY: Final = 0
    DECLARE: Final = 1
    DAMAGE: Final = 2
    AFTER_DAMAGE: Final = 3
    END: Final = 4


def begin(s: State, card: Card, target: Card) -> None:
    # CR 4.6.4.1, 4.6.4.2: declare a challenger, choose whom it challenges.
    s.push_frame(process(K.CHALLENGE, card.owner, card, (card.ref(), target.ref())))


def sides(s: State, frame: Frame) -> tuple[Card | None, Card | None]:
    """The two sides, None for one that has left play (CR 4.6.9)."""
    one, two = (
        s.card_of(frame.data[ChallengeFrame.CHALLENGER]),
        s.card_of(frame.data[ChallengeFrame.CHALLENGED]),
    )
    if one is not None and one.zone != Zone.PLAY:
        one = None
    if two is not None and two.zone != Zone.PLAY:
        two = None
    return (one, two)


def declare(s: State, frame: Frame) -> None:
    one, two = sides(s, frame)
    if one is None or two is None:
        s.pop_frame()
        return
    # CR 4.6.4.4: exert the challenger. Readying it later does not take it out of the challenge.
    zones.exert(s, one, "4.6.4.4", Why.CHALLENGE)
    # CR 4.6.4.5: the challenge occurs; "while challenging" effects begin.
    s.put_scalar(S.CHALLENGER, frame.data[ChallengeFrame.CHALLENGER])
    s.put_scalar(S.CHALLENGED, frame.data[ChallengeFrame.CHALLENGED])
    player = s.players[frame.player]
    s.put_player(player, P.CHALLENGED, player.challenged + 1)
    happen(s, Kind.CHALLENGED, player.id, one, two)
    s.set_frame(frame.at(C.DAMAGE))
    # CR 4.6.5: "challenges" and "is challenged" triggers resolve, after a check.
    bag.settle(s)


def deal(s: State, frame: Frame) -> None:
    one, two = sides(s, frame)
    if one is None or two is None:
        # CR 4.6.9: a side has left, so the challenge ends without a damage step.
        end(s, frame, "4.6.9.2")
        return
    # CR 4.6.6.1: the damage each deals; CR 4.6.6.2: all of it is dealt at once.
    flags = How.DEALT | damage.IN_CHALLENGE
    items: list[int] = []
    first = derive.challenge_damage(s, one)
    second = derive.challenge_damage(s, two)
    if first > 0:  # CR 5.3.6.2: strength 0 or less deals none
        items.extend(damage.item(two, first, one.ref(), flags))
    if second > 0:
        items.extend(damage.item(one, second, two.ref(), flags))
    s.set_frame(frame.at(C.AFTER_DAMAGE))
    if items:
        damage.begin(s, frame.player, tuple(items))


def end(s: State, frame: Frame, clause: str = "") -> None:
    """CR 4.6.7: while-challenging effects end and the challenge is over."""
    s.pop_frame()
    one, two = sides(s, frame)
    s.put_scalar(S.CHALLENGER, NONE)
    s.put_scalar(S.CHALLENGED, NONE)
    actives.expire(s, Until.CHALLENGE, NONE)
    happen(s, Kind.CHALLENGE_OVER, frame.player, one, two, 0, 0, clause)


@final
class Challenging(Process):
    """CR 4.6."""

    def step(self, s: State, frame: Frame) -> None:
        step = frame.step
        if step == C.PAY and legal.has_act_costs(s):
            # CR 4.6.4.3: requirements and limiters were checked; pay costs to challenge.
            s.set_frame(frame.at(C.DECLARE))
            push_costs(s, s.cards[frame.card], False)
        elif step <= C.DECLARE:
            declare(s, frame)
        elif step == C.DAMAGE:
            deal(s, frame)
        elif step == C.AFTER_DAMAGE:
            # CR 4.6.6.3: a game state check, then the bag.
            s.set_frame(frame.at(C.END))
            bag.settle(s)
        else:
            end(s, frame)
