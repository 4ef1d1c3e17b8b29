"""Ink a card (CR 4.2)."""

from __future__ import annotations

from typing import final

import tintero.rules.hands as hands
import tintero.rules.zones as zones
from tintero.events import Kind
from tintero.rules.frames import K, process
from tintero.rules.process import Process
from tintero.rules.triggers import happen
from tintero.state.objects import Card, Frame
from tintero.state.state import P, State
from tintero.vocab import Why, Zone


def begin(s: State, card: Card) -> None:
    s.push_frame(process(K.INK, card.owner, card, ()))


def came_ink(s: State, player: int) -> int:
    """How many cards came from this player's hand into the inkwell this turn, by whatever."""
    found = 0
    for e in s.log:
        put = e.kind == Kind.PUT_IN_INKWELL and e.extra == 1 << Zone.HAND
        if e.player == player and (put or e.kind == Kind.INKED):
            found += 1
    return found


@final
class Inking(Process):
    """CR 4.2."""

    def step(self, s: State, frame: Frame) -> None:
        card = s.cards[frame.card]
        player = s.players[frame.player]
        s.pop_frame()
        # CR 4.2.1.1, 4.2.1.2: choose and reveal it; everyone verifies the symbol.
        hands.show(s, card)
        happen(s, Kind.REVEALED, player.id, card, None, 0, 0, "4.2.1.2", Why.INKING)
        # CR 4.2.3: once per turn.
        s.put_player(player, P.INKED, player.inked + 1)
        zones.leaves(s, card)
        if s.ruleset.ink_is_played and came_ink(s, player.id) == 0:
            # A variant: to ink is to play an ink card, and the first of a turn counts as played.
            happen(s, Kind.PLAYED, player.id, card, None, 0, 0, "4.2.1")
        # CR 4.2.1.3: into the inkwell facedown and ready. End of process.
        zones.place(s, card, Zone.INKWELL)
        happen(s, Kind.INKED, player.id, card)
