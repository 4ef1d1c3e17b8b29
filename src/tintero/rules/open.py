"""What is open now: which question, asked by which instruction of which source, and of whom.

Whoever stands outside the rules asks here and looks into no frame.
"""

from __future__ import annotations

from typing import Final, final

import tintero.rules.resolve as resolve
import tintero.rules.selectors as selectors
from tintero.ability.base import Ability, Effect
from tintero.ability.effects import OneOf
from tintero.ability.selectors import Chosen, They
from tintero.events import REF
from tintero.program.model import Code, Op
from tintero.rules.context import of_frame
from tintero.rules.frames import RESOLUTIONS
from tintero.state.objects import Card, Decision, Frame
from tintero.state.state import State
from tintero.vocab import NONE


@final
class Open:
    """The question that waits for an answer.

    `op` is the instruction that asks, of the ability `ability` in program `index`; None where not
    an ability asks but the turn, the bag or the playing of a card. `whose` effect it is need not be
    the `player` who is asked.
    """

    def __init__(self, d: Decision, frame: Frame, op: Op | None, before: Op | None) -> None:
        self.question: Final[int] = d.question
        self.player: Final[int] = d.player
        self.card: Final[int] = d.card
        self.index: Final[int] = d.index
        self.ability: Final[int] = d.ability
        self.picked: Final[tuple[int, ...]] = d.picked
        self.whose: Final[int] = frame.player
        self.op: Final[Op | None] = op
        self._before: Final[Op | None] = before
        self._frame: Final[Frame] = frame

    def choice(self) -> Chosen | None:
        """The choice of cards that is being made."""
        op = self.op
        if op is None or op.code != Code.CHOOSE or not isinstance(op.node, Chosen):
            return None
        return op.node

    def modes(self) -> OneOf | None:
        """The effects of which one is chosen."""
        op = self.op
        if op is None or op.code != Code.MODE or not isinstance(op.node, OneOf):
            return None
        return op.node

    def may_do(self) -> Effect | None:
        """What may be done or left, where it is one thing (CR 6.1.4)."""
        op, before = self.op, self._before
        if op is None or op.code != Code.ASK_MAY or before is None:
            return None
        node = before.node
        return node if isinstance(node, Effect) and not isinstance(node, OneOf) else None

    def is_theirs(self) -> bool:
        """Whether "that player may": the effect speaks of who is asked as somebody else."""
        return self.op is not None and isinstance(self.op.node, They)

    def text(self, s: State) -> Ability:
        """The whole ability that asks."""
        return s.programs[self.index].abilities[self.ability].node

    def qualifies(self, s: State, card: Card) -> bool:
        """Whether a card is what the choice of cards asks for, whatever else speaks against it."""
        sel = self.choice()
        if sel is None or card.zone not in (sel.filter.zone, sel.filter.or_zone):
            return False
        return selectors.qualifies(s, sel.filter, card, of_frame(s, self._frame), None)


def now(s: State) -> Open | None:
    """What is open; None when the game is over."""
    d = s.decision
    if d is None:
        return None
    frame = s.stack[-1]
    if frame.kind not in RESOLUTIONS:
        return Open(d, frame, None, None)
    code = resolve.code_of(s, frame)
    at = frame.step
    return Open(d, frame, code[at] if at < len(code) else None, code[at - 1] if at > 0 else None)


def held_cards(s: State) -> frozenset[int]:
    """Cards that something unfinished speaks of: on the stack or in the bag."""
    held = {entry.card for entry in s.bag} | {frame.card for frame in s.stack}
    for frame in s.stack:
        held.update([n % REF for n in frame.data])
        for slot in frame.slots:
            held.update([n % REF for n in slot])
    held.discard(NONE)
    return frozenset(held)
