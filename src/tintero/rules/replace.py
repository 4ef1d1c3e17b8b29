"""Replacement effects that stand before discarding and before getting ink drops (CR 6.5).

Those before damage and banishing are in `damage`.
"""

from __future__ import annotations

from typing import Final

import tintero.rules.damage as damage
import tintero.rules.derive as derive
import tintero.rules.match as match
from tintero.ability.abilities import Activated
from tintero.ability.statics import Instead, Would
from tintero.events import Kind
from tintero.program import Bucket
from tintero.rules.context import of_active
from tintero.rules.frames import K
from tintero.rules.triggers import happen
from tintero.state.objects import DONE, FELL_SHORT, Active, Card, Frame
from tintero.state.state import State

WOULD_BITS: Final = 7  # the low bits of a REPLACED event's extra; `Frame.did` stands above them


def discards(s: State, place: int, going: list[Card]) -> list[Card]:
    """The cards that are discarded after all."""
    if not s.buckets[Bucket.INSTEAD] or pays(s, s.stack[place]):
        return going
    left: list[Card] = []
    kept: list[Card] = []
    by: list[Active] = []
    for card in going:
        a = before_discard(s, card)
        if a is None:
            left.append(card)
        else:
            kept.append(card)
            by.append(a)
    for n, a in enumerate(by):
        if a in by[:n]:
            continue  # CR 6.5.2: the whole discarding is one event
        owner = kept[n].owner
        event = happen(
            s, Kind.REPLACED, owner, None, s.cards[a.source], by.count(a), Would.BE_DISCARDED
        )
        damage.run_instead(s, a, event)
    return left


def pays(s: State, frame: Frame) -> bool:
    """CR 1.5.2: paying a cost is no effect; CR 6.1.5: the [A] of "[A] to [B]" is part of one."""
    if frame.kind not in (K.RESOLVE, K.USE) or frame.data[0] != 1:
        return False
    node = s.programs[frame.index].abilities[frame.ability].node
    return not isinstance(node, Activated) or not node.sequential


def before_discard(s: State, card: Card) -> Active | None:
    """The replacement effect that applies to an effect discarding this card, if any."""
    for a in s.buckets[Bucket.INSTEAD]:
        effect = a.effect
        assert isinstance(effect, Instead)
        if effect.would == Would.BE_DISCARDED and derive.affects(s, a, card):
            return a
    return None


def drops(s: State, place: int, who: int, n: int) -> int:
    """How many ink drops the player gets at once; the others are asked about one by one.

    The text speaks of "an ink drop", so each drop is replaced on its own.
    """
    frame = s.stack[place]
    e = frame.event
    if e is not None and e.kind == Kind.REPLACED and e.extra & WOULD_BITS == Would.GET_DROPS:
        # CR 6.5.5: one replacement effect gets one chance; declined, the drop is got after all.
        if place > 0 and e.amount == 1:
            below = s.stack[place - 1]
            s.set_frame_at(place - 1, below.having(e.extra >> 4, below.step))
        return n
    a = before_drops(s, who)
    if a is None:
        return n
    did = frame.did
    if n == 1:
        # CR 6.1.5.1: an [A] that was replaced by something else does not count as done.
        s.set_frame_at(place, frame.having((did & ~DONE) | FELL_SHORT, frame.step))
    for _ in range(n):
        event = happen(
            s, Kind.REPLACED, who, None, s.cards[a.source], n, Would.GET_DROPS | did << 4
        )
        damage.run_instead(s, a, event)
    return 0


def before_drops(s: State, who: int) -> Active | None:
    """CR 6.5.8: of several instances of the same effect one is applied."""
    for a in s.buckets[Bucket.INSTEAD]:
        effect = a.effect
        assert isinstance(effect, Instead)
        if effect.would == Would.GET_DROPS and derive.applies(s, a):
            if match.is_owner(s, effect.players, who, of_active(a)):
                return a
    return None
