"""Use an activated ability (CR 4.4), or text that is used like one (CR 8.4.1)."""

from __future__ import annotations

from typing import final

import tintero.rules.choices as choices
import tintero.rules.resolve as resolve
import tintero.rules.zones as zones
from tintero.ability.abilities import Activated
from tintero.ability.effects import Exert
from tintero.events import Kind
from tintero.rules.frames import COSTS, EFFECT, K, is_paying, run_ability
from tintero.rules.resolve import Resolving
from tintero.rules.triggers import happen
from tintero.state.objects import DONE, FELL_SHORT, Card, Frame, use_of
from tintero.state.state import L, State
from tintero.vocab import Keyword


def begin(s: State, card: Card, index: int, ability: int, free: bool) -> None:
    # CR 4.4.3.1: announce the ability.
    program = s.programs[index].abilities[ability]
    node = program.node
    assert isinstance(node, Activated)
    if free:
        # CR 4.4.3.2: "for free" skips all costs except the exert symbol.
        for cost in node.costs:
            if isinstance(cost, Exert) and cost.symbol:
                if not choices.can_exert(s, card, True):
                    return
                zones.exert(s, card, "6.1.7.1")
    data = EFFECT if free else COSTS
    run_ability(s, K.USE, card.owner, (card.id, card.inc), index, ability, data)
    if free:
        happen(s, Kind.USED, card.owner, card, None, program.keyword + 1, ability)


@final
class Using(Resolving):
    """An activated ability: its costs, then its effect (CR 4.4)."""

    def step(self, s: State, frame: Frame) -> None:
        if not resolve.run_on(s, frame):
            return
        frame = s.stack[-1]
        if is_paying(frame):
            node = s.programs[frame.index].abilities[frame.ability].node
            assert isinstance(node, Activated)
            if node.sequential and not frame.did & DONE:
                # CR 6.1.5.1: an [A] that did not really happen is not done, so [B] doesn't happen.
                s.pop_frame()
                return
            # CR 4.4.3.4, 4.4.4: fully paid, the ability is activated and resolves at once, no bag.
            s.set_frame(frame.having(1, 0).to(0, EFFECT))
            keyword = s.programs[frame.index].abilities[frame.ability].keyword
            card = s.cards[frame.card]
            # CR 8.4.1: since 2.2 Boost and its like are sequential effects, not activated
            # abilities.
            clause = "8.4.1" if keyword == Keyword.BOOST else "6.1.5" if node.sequential else ""
            happen(s, Kind.USED, frame.player, card, None, keyword + 1, frame.ability, clause)
            return
        s.pop_frame()
        node = s.programs[frame.index].abilities[frame.ability].node
        assert isinstance(node, Activated)
        if node.limit and not frame.did & FELL_SHORT:
            # CR 6.1.13.2: only what has fully resolved is used up (CR 6.1.1).
            s.append(s.extra_id(L.USES), use_of(frame.ref(), frame.index, frame.ability))
