"""Quest with a mission (a variant of CR 4.5): a card from the hand is assigned to a character."""

from __future__ import annotations

from typing import final

import tintero.rules.hands as hands
import tintero.rules.legal as legal
import tintero.rules.missions as missions
import tintero.rules.within_reach as within_reach
from tintero.events import Kind
from tintero.rules.frames import InMission, K, process
from tintero.rules.playable import check_mine
from tintero.rules.process import Process
from tintero.rules.refusal import No, Refusal
from tintero.rules.triggers import happen
from tintero.rules.turn_actions.quest import push_costs
from tintero.state.objects import Card, Frame, Option
from tintero.state.state import P, State
from tintero.vocab import Act, Zone


def check(s: State, player: int, card: Card, mission: int) -> Refusal | None:
    """CR 1.7.5, 5.1.1.2 and every "can't quest" hold; the mission is a card of one's own hand."""
    no = legal.check_quest(s, player, card)
    if no is None:
        no = check_free(s, card)
    if no is not None:
        return no
    if not 0 <= mission < len(s.cards):
        return Refusal(No.NO_MISSION, card.id)
    return check_card(s, player, s.cards[mission])


def check_card(s: State, player: int, mission: Card) -> Refusal | None:
    """Whether a card can be a mission at all."""
    if mission.owner != player or mission.zone != Zone.HAND:
        return Refusal(No.NOT_IN_HAND, mission.id, rule="4.5.1.1")
    if missions.points(mission) <= 0:
        return Refusal(No.NO_POINTS, mission.id)
    return None


def check_free(s: State, card: Card) -> Refusal | None:
    """Whether a character has no mission yet."""
    if missions.mission_of(s, card) is not None:
        return Refusal(No.ASSIGNED, card.id)
    return None


def options(s: State, player: int, card: Card) -> list[Option]:
    """This character with each different card of the hand that can be its mission."""
    if check_mine(s, player, card) is not None or legal.check_quest(s, player, card) is not None:
        return []
    if check_free(s, card) is not None:
        return []
    hand = within_reach.hand_faces(s, player)
    return [
        Option(Act.QUEST, card.id, m.id) for m in hand if check_card(s, player, m) is None
    ]  # fmt: skip


def begin(s: State, card: Card, mission: Card) -> None:
    mission = hands.most_seen_copy(s, mission)
    s.push_frame(process(K.MISSION, card.owner, card, (mission.id,)))


@final
class Assigning(Process):
    """The variant's quest."""

    def step(self, s: State, frame: Frame) -> None:
        card = s.cards[frame.card]
        if frame.step == 0 and legal.has_act_costs(s):
            # CR 4.5.1.2: pay any cost to quest.
            s.set_frame(frame.at(1))
            push_costs(s, card, True)
            return
        s.pop_frame()
        mission = s.cards[frame.data[InMission.CARD]]
        if card.inc != frame.inc or card.zone != Zone.PLAY or mission.zone != Zone.HAND:
            return
        player = s.players[frame.player]
        s.put_player(player, P.QUESTED, player.quested + 1)
        missions.assign(s, mission, card)
        # CR 4.5.2: it has now quested, at this location if it is at one.
        happen(s, Kind.QUESTED, player.id, card, s.cards[card.at] if card.at >= 0 else None)
