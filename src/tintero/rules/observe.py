"""Looking on while the game moves: whom the loop tells, and what they may ask between two steps.

`apply.take` and `apply.advance` take an `Observer`. It decides nothing and changes nothing.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

import tintero.rules.damage as damage
import tintero.rules.derive as derive
import tintero.rules.resolve as resolve
import tintero.rules.turn_actions.challenge as challenge
from tintero.ability.base import Node
from tintero.ability.effects import Deal
from tintero.program.model import Code, Op
from tintero.rules.frames import RESOLUTIONS, K, is_paying
from tintero.rules.turn import T
from tintero.rules.turn_actions.challenge import C
from tintero.state.objects import Frame
from tintero.state.state import State
from tintero.vocab import NONE, Act, Until

# The turn action in whose process a cost is paid.
PAYING: Final[dict[int, int]] = {
    K.PLAY: Act.PLAY, K.USE: Act.USE, K.QUEST: Act.QUEST, K.CHALLENGE: Act.CHALLENGE,
    K.DEFEND: Act.CHALLENGE, K.MISSION: Act.QUEST,
}  # fmt: skip
AT_START: Final[tuple[int, ...]] = (T.BEGIN, T.READY)
AT_END: Final[tuple[int, ...]] = (T.EXPIRE, T.LAST_CHECK)


@final
class PassedOver:
    """An instruction that is not carried out: its condition does not hold, or it can't be done.

    `whole`: it would have to be done completely (CR 6.1.5.1). `triggered`: in a triggered ability.
    """

    def __init__(self, frame: Frame, op: Op, node: Node) -> None:
        self.index: Final[int] = frame.index
        self.ability: Final[int] = frame.ability
        self.node: Final[Node] = node
        self.untrue: Final[bool] = op.code == Code.UNLESS
        self.whole: Final[bool] = op.b == 1
        self.triggered: Final[bool] = frame.kind == K.TRIGGER


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Is told what the loop does. This one does not care."""

    def passed_over(self, s: State, what: PassedOver) -> None:
        """An ability goes on behind an instruction without having carried it out."""

    def after(self, s: State) -> None:
        """An answer has been taken, or a step made; of an ability, one instruction."""


def one_step(s: State, frame: Frame, observer: Observer) -> bool:
    """One instruction of the ability on top; False if it has none left, or none is on top."""
    if frame.kind not in RESOLUTIONS:
        return False
    code = resolve.code_of(s, frame)
    if frame.step >= len(code):
        return False
    op = code[frame.step]
    resolve.run(s, frame, op)
    node = op.node
    if node is not None and op.code in (Code.UNLESS, Code.UNLESS_POSSIBLE):
        if s.stack[-1].step == op.a:
            observer.passed_over(s, PassedOver(frame, op, node))
    return True


@final
class Moment:
    """What the game is in the middle of, before its next step."""

    def __init__(self, s: State) -> None:
        top = s.stack[-1] if s.stack else None
        below = s.stack[-2] if len(s.stack) > 1 else None
        # How many triggered abilities are being resolved, and whether one is on top.
        self.depth: Final[int] = len([f for f in s.stack if f.kind == K.TRIGGER])
        self.resolving: Final[bool] = top is not None and top.kind == K.TRIGGER
        # CR 1.8.1: a settling begins with a check, unless it goes on after a pick from the bag or
        # puts the check off until the first trigger has resolved (CR 3.2.2.3).
        settling = top is not None and top.kind == K.SETTLE and top.step == 0
        self.checks: Final[bool] = settling and s.decision is None
        self.ends_turn: Final[bool] = is_at(below, K.TURN, T.LAST_CHECK)
        self.after_blows: Final[bool] = is_at(below, K.CHALLENGE, C.END) or is_at(
            below, K.DEFEND, C.END
        )
        self.paying: Final[int] = paying(s)
        self.stops: Final[tuple[int, ...]] = stops(top)
        self.unreduced: Final[bool] = top is not None and deals_unreduced(s, top)
        self._batch: Final[list[tuple[int, int]]] = damage.bases(s)
        self._blows: Final[list[tuple[int, int, int]]] = blows(s, top)

    def base(self, target: int, dealer: int) -> int:
        """CR 1.9.4.1: the damage a card is about to be dealt, before modifiers; NONE: not known."""
        for card, base in self._batch:
            if card == target:
                return base
        for card, other, base in self._blows:
            if card == target and dealer in (other, NONE):
                return base
        return NONE


def is_at(frame: Frame | None, kind: int, step: int) -> bool:
    return frame is not None and frame.kind == kind and frame.step == step


def paying(s: State) -> int:
    """The turn action whose cost is being paid by what is on top of the stack, or NONE."""
    for place in range(len(s.stack) - 1, -1, -1):
        frame = s.stack[place]
        if frame.kind == K.USE:
            return Act.USE if is_paying(frame) else NONE
        if frame.kind not in (K.RESOLVE, K.DAMAGE, K.BANISH, K.ORDER):
            return PAYING.get(frame.kind, NONE) if place < len(s.stack) - 1 else NONE
    return NONE


def stops(top: Frame | None) -> tuple[int, ...]:
    """CR 6.1.13: the durations whose time may come with the next step (vocab.Until)."""
    if top is None:
        return ()
    if top.kind in (K.CHALLENGE, K.DEFEND):
        return (Until.CHALLENGE,)
    if top.kind == K.TURN and top.step in AT_START:
        return (Until.YOUR_NEXT_TURN,)
    if top.kind == K.TURN and top.step in AT_END:
        return (Until.END_OF_TURN, Until.THEIR_NEXT_TURN)
    return ()


def blows(s: State, top: Frame | None) -> list[tuple[int, int, int]]:
    """CR 4.6.6.1: before the damage of a challenge: target, dealer, base of each side."""
    if top is None or top.kind not in (K.CHALLENGE, K.DEFEND) or top.step != C.DAMAGE:
        return []
    one, two = challenge.sides(s, top)
    if one is None or two is None:
        return []
    return [
        (two.id, one.id, derive.challenge_damage(s, one)),
        (one.id, two.id, derive.challenge_damage(s, two)),
    ]


def deals_unreduced(s: State, top: Frame) -> bool:
    """Whether the ability on top deals damage that Resist can't lessen."""
    if top.kind not in RESOLUTIONS:
        return False
    for op in resolve.code_of(s, top):
        node = op.node
        if isinstance(node, Deal) and node.unreduced:
            return True
    return False
