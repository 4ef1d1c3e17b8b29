"""What stands before discarding (CR 1.2.2, 6.5) and before getting ink drops (CR 6.5).

Those before damage and banishing are in `damage`.
"""

from __future__ import annotations

from typing import Final

import tintero.rules.damage as damage
import tintero.rules.derive as derive
import tintero.rules.selectors as selectors
from tintero.ability.abilities import Activated
from tintero.ability.effects import PayInk
from tintero.ability.selectors import All
from tintero.ability.statics import Instead, Would
from tintero.events import Kind
from tintero.program.model import Bucket
from tintero.rules.context import of_active
from tintero.rules.frames import K, is_paying
from tintero.rules.triggers import happen
from tintero.state.objects import DONE, FELL_SHORT, Active, Card, Frame
from tintero.state.state import State
from tintero.vocab import NONE, Why, Zone

WOULD_BITS: Final = 7  # the low bits of a REPLACED event's extra; `Frame.did` stands above them


def keeps(s: State, player: int) -> Active | None:
    """CR 1.2.2: the effect that makes it impossible for a player to discard by an effect, if any.

    "If an effect would cause you to discard, you don't": it puts nothing in the place of the
    discarding, so it is a "can't". The other reading has it replace the discarding (CR 6.5.4).
    """
    if not s.buckets[Bucket.INSTEAD] or s.ruleset.discarding_is_replaced:
        return None
    for a in s.buckets[Bucket.INSTEAD]:
        effect = a.effect
        assert isinstance(effect, Instead)
        if effect.would == Would.BE_DISCARDED and derive.applies(s, a):
            assert isinstance(effect.to, All)
            if selectors.is_owner(s, effect.to.filter.owner, player, of_active(a)):
                return a
    return None


def kept(s: State, frame: Frame | None) -> tuple[int, ...]:
    """The hand cards that this resolution can't make anybody discard; a cost can (CR 1.5.2)."""
    if frame is None or not s.buckets[Bucket.INSTEAD] or pays(s, frame):
        return ()
    found: list[int] = []
    for p in s.players:
        if keeps(s, p.id) is not None:
            found.extend(s.zone(p.id, Zone.HAND))
    return tuple(found)


def none_discarded(s: State, a: Active) -> None:
    """Note that somebody was to discard and can't."""
    happen(s, Kind.FIZZLED, a.player, s.cards[a.source], None, 0, NONE, "1.2.2", Why.CANT_DISCARD)


def discards(s: State, place: int, going: list[Card]) -> list[Card]:
    """The cards that are discarded after all."""
    if not s.buckets[Bucket.INSTEAD] or pays(s, s.stack[place]):
        return going
    left: list[Card] = []
    if not s.ruleset.discarding_is_replaced:
        said: list[Active] = []
        for card in going:
            a = keeps(s, card.owner)
            if a is None:
                left.append(card)
            elif a not in said:
                said.append(a)
                none_discarded(s, a)
        return left
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
    if frame.kind not in (K.RESOLVE, K.USE) or not is_paying(frame):
        return False
    node = s.programs[frame.index].abilities[frame.ability].node
    return not isinstance(node, Activated) or is_cost(node)


def is_cost(node: Activated) -> bool:
    """CR 6.1.5: the [A] of a sequential effect is a cost if it includes paying ink."""
    return not node.sequential or any(isinstance(part, PayInk) for part in node.costs)


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
            if selectors.is_owner(s, effect.players, who, of_active(a)):
                return a
    return None
