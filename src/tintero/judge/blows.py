"""Damage as a judge wants it told: base, modified, taken (CR 1.9.4).

What a step is about to deal is looked at before it: afterwards the base may be gone.
"""

from __future__ import annotations

from collections.abc import Sequence

from tintero.ability.effects import Deal
from tintero.events import Event
from tintero.rules import derive
from tintero.rules.damage import ITEM
from tintero.rules.frames import K
from tintero.rules.resolve import code_of
from tintero.rules.turn_actions.challenge import C
from tintero.state.objects import REF, Frame
from tintero.state.state import State
from tintero.vocab import NONE


class Blows:
    """How much the damage of the next step was to begin with."""

    def __init__(self, s: State, stack: Sequence[Frame]) -> None:
        self.s = s
        self.stack = stack
        self.challenge = self.of_challenge()

    def of_challenge(self) -> list[tuple[int, int, int]]:
        """Challenger and challenged before the damage step: target, dealer, base (CR 4.6.6.1)."""
        s, top = self.s, self.stack[-1] if self.stack else None
        if top is None or top.kind != K.CHALLENGE or top.step != C.DAMAGE:
            return []
        one, two = s.card_of(top.data[0]), s.card_of(top.data[1])
        if one is None or two is None:
            return []
        return [
            (two.id, one.id, derive.challenge_damage(s, one)),
            (one.id, two.id, derive.challenge_damage(s, two)),
        ]

    def base(self, e: Event, modified: int) -> int:
        """CR 1.9.4.1: the number before modifiers, from the batch or from who deals it."""
        for frame in reversed(self.stack):
            if frame.kind == K.DAMAGE:
                for i in range(0, len(frame.data), ITEM):
                    if frame.data[i] % REF == e.card:
                        return frame.data[i + 2]
        for target, dealer, base in self.challenge:
            if target == e.card and e.other in (dealer, NONE):
                return base
        if not modified or self.unreduced():
            return modified
        return modified + derive.damage_reduction(self.s, self.s.cards[e.card])

    def unreduced(self) -> bool:
        """Whether what is resolving deals damage that Resist can't lessen."""
        top = self.stack[-1] if self.stack else None
        if top is None or top.kind not in (K.RESOLVE, K.TRIGGER, K.USE) or top.ability < 0:
            return False
        nodes = [op.node for op in code_of(self.s, top)]
        return any(isinstance(node, Deal) and node.unreduced for node in nodes)
