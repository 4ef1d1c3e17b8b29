"""Quest (CR 4.5)."""

from __future__ import annotations

from typing import final

import tintero.rules.derive as derive
import tintero.rules.legal as legal
import tintero.rules.zones as zones
from tintero.events import Kind
from tintero.rules.frames import COSTS, K, process, run_ability
from tintero.rules.process import Process
from tintero.rules.triggers import happen
from tintero.state.objects import Card, Frame
from tintero.state.state import P, State
from tintero.vocab import Why, Zone


def begin(s: State, card: Card) -> None:
    # CR 4.5.1.1: declare the character.
    s.push_frame(process(K.QUEST, card.owner, card, ()))


def push_costs(s: State, card: Card, quest: bool) -> None:
    """CR 4.5.1.2, 4.6.4.3: pay any cost to quest or to challenge."""
    for a in legal.act_costs(s, card, quest):
        run_ability(s, K.RESOLVE, card.owner, (card.id, card.inc), a.index, a.ability, COSTS)


@final
class Questing(Process):
    """CR 4.5."""

    def step(self, s: State, frame: Frame) -> None:
        card = s.cards[frame.card]
        if frame.step == 0 and legal.has_act_costs(s):
            s.set_frame(frame.at(1))
            push_costs(s, card, True)
            return
        s.pop_frame()
        if card.inc != frame.inc or card.zone != Zone.PLAY:
            return
        # CR 4.5.1.3: exert it.
        zones.exert(s, card, "4.5.1.3", Why.QUEST)
        player = s.players[frame.player]
        s.put_player(player, P.QUESTED, player.quested + 1)
        # CR 4.5.1.4: gain lore equal to its lore value; CR 4.5.3.1: a negative one yields nothing.
        zones.gain_lore(s, player.id, derive.lore(s, card), "4.5.1.4", Why.QUEST)
        # CR 4.5.2: it has now quested, at this location if it is at one.
        happen(s, Kind.QUESTED, player.id, card, s.cards[card.at] if card.at >= 0 else None)
