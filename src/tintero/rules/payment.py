"""What has to be paid and how it is paid (CR 1.5, 4.3.2.3, 4.3.2.4)."""

from __future__ import annotations

from mypy_extensions import i64

import tintero.rules.conditions as conditions
import tintero.rules.derive as derive
import tintero.rules.playable as playable
import tintero.rules.quantities as quantities
import tintero.rules.selectors as selectors
from tintero.ability.abilities import Activated
from tintero.ability.statics import PayLess
from tintero.events import Kind
from tintero.program.model import Bucket
from tintero.rules.context import of_active, of_card
from tintero.rules.frames import K, is_paying
from tintero.rules.triggers import happen
from tintero.state.objects import ABILITIES, Active, Card, Frame, use_of
from tintero.state.state import F, L, P, State
from tintero.vocab import NONE, Allow, Keyword, Zone


def ready_ink(s: State, player: i64) -> i64:
    p = s.players[player]
    if p.ink_stamp != s.ink_version:
        n: i64 = 0
        for i in s.zone(player, Zone.INKWELL):
            if not s.cards[i].exerted:
                n += 1
        p.ready_ink = n
        p.ink_stamp = s.ink_version
    return p.ready_ink


def drops(s: State, player: i64) -> i64:
    # CR 1.13: ink drops exist since 2.3.
    if not s.ruleset.ink_drops:
        return 0
    return s.players[player].drops


def spendable(s: State, player: i64) -> i64:
    """CR 4.3.2.4: ready ink cards and ink drops, in any mix."""
    return ready_ink(s, player) + drops(s, player)


def drop_range(s: State, player: int, due: int) -> tuple[int, int]:
    """How many ink drops may go into this payment: the least and the most."""
    have = drops(s, player)
    return (max(0, due - ready_ink(s, player)), min(have, due))


def spend(s: State, player: int, due: int, with_drops: int, clause: str = "") -> None:
    """Pay ink in full: exert that many ready ink cards, remove that many drops."""
    if with_drops > 0:
        p = s.players[player]
        s.put_player(p, P.DROPS, p.drops - with_drops)
        happen(s, Kind.DROPS_REMOVED, player, None, None, with_drops)
    left = due - with_drops
    for i in s.zone(player, Zone.INKWELL):
        if left <= 0:
            break
        card = s.cards[i]
        if not card.exerted:
            s.put(card, F.EXERTED, 1)
            left -= 1
    happen(s, Kind.PAID, player, None, None, due, with_drops, clause)


def amount_of(s: State, a: Active) -> int:
    effect = a.effect
    assert isinstance(effect, PayLess)
    if a.until != NONE:
        return a.amount  # CR 6.1.8: counted once on resolution
    return quantities.value(s, effect.amount, of_active(a))


def concerns(
    s: State, a: Active, card: Card, player: int, pay: int, bases: tuple[int, ...]
) -> bool:
    """Whether a payment modifier is about this play, onto these bases if it is a Shift."""
    effect = a.effect
    assert isinstance(effect, PayLess)
    if effect.this or effect.move or effect.use:
        return False
    if effect.once and (player not in s.acting() or once_key(a) in s.extra(L.USES)):
        return False
    if not selectors.is_owner(s, effect.players, player, of_active(a)):
        return False
    if effect.payment != NONE and effect.payment != pay:
        return False
    if effect.onto_this and a.source not in bases:
        return False
    if effect.same_name_as is not None and not playable.has_that_name(s, card, a.targets):
        return False
    if effect.what is not None and not selectors.qualifies(
        s, effect.what, card, of_active(a), None
    ):
        return False
    return derive.applies(s, a)


def total_to_play(
    s: State, card: Card, player: i64, base: i64, pay: i64, bases: tuple[int, ...] = ()
) -> i64:
    """CR 4.3.2.3: the cost plus payment modifiers, not below 0."""
    total = base
    if not s.buckets[Bucket.PAY_LESS] and not card.program.own:
        return total
    for a in s.buckets[Bucket.PAY_LESS]:
        if concerns(s, a, card, player, pay, bases):
            total -= amount_of(s, a)
    program = card.program
    for i in program.own:
        static = program.statics[i]
        effect = static.effect
        if isinstance(effect, PayLess) and (effect.payment == NONE or effect.payment == pay):
            x = of_card(card)
            if static.condition is None or conditions.holds(s, static.condition, x):
                total -= quantities.value(s, effect.amount, x)
    if total < 0:
        total = 0
    return total


def spend_next(s: State, card: Card, player: int, pay: int, bases: tuple[int, ...]) -> None:
    """CR 4.3.6: "next [type] you play" modifiers are spent on the very next such card, even one
    played by an alternate cost or for free."""
    spent: list[Active] = []
    for a in s.buckets[Bucket.PAY_LESS]:
        effect = a.effect
        assert isinstance(effect, PayLess)
        if effect.next and concerns(s, a, card, player, pay, bases):
            spent.append(a)
    for a in spent:
        effect = a.effect
        if isinstance(effect, PayLess) and effect.once:
            # CR 6.1.13.2: a static one has served for this turn.
            s.append(s.extra_id(L.USES), once_key(a))
        else:
            s.remove_active(a)


def total_to_move(s: State, card: Card, location: Card) -> int:
    """CR 4.7.3.3: the move cost plus modifiers; "for free" is chosen automatically."""
    if derive.allowed(s, Allow.MOVE_FREE, card, location):
        return 0
    total = derive.move_cost(s, location)
    for a in s.buckets[Bucket.PAY_LESS]:
        if lowers_move(s, a, card, location):
            total -= amount_of(s, a)
    return max(0, total)


def lowers_move(s: State, a: Active, card: Card, location: Card) -> bool:
    """Whether a payment modifier is about this move."""
    effect = a.effect
    assert isinstance(effect, PayLess)
    if not effect.move or not selectors.is_owner(s, effect.players, card.owner, of_active(a)):
        return False
    if (effect.to_here and a.source != location.id) or (effect.this and a.source != card.id):
        return False
    if effect.what is not None and not selectors.matches(s, effect.what, card, of_active(a)):
        return False
    if effect.once and once_key(a) in s.extra(L.USES):
        return False
    return derive.applies(s, a)


def once_key(a: Active) -> int:
    """Identifies this copy's modifier that serves once a turn, next to its abilities."""
    return use_of(a.ref(), a.index, ABILITIES - 1)


def spend_once(s: State, card: Card, location: Card) -> None:
    """CR 6.1.13.2: what serves once a turn has served, if it lowered this payment."""
    if derive.allowed(s, Allow.MOVE_FREE, card, location) or derive.move_cost(s, location) == 0:
        return
    for a in s.buckets[Bucket.PAY_LESS]:
        effect = a.effect
        assert isinstance(effect, PayLess)
        if effect.once and lowers_move(s, a, card, location):
            s.append(s.extra_id(L.USES), once_key(a))


def total_to_use(s: State, card: Card, due: int) -> int:
    """CR 4.4.3.3: an ability's ink cost plus payment modifiers."""
    total = due
    for a in s.buckets[Bucket.PAY_LESS]:
        effect = a.effect
        assert isinstance(effect, PayLess)
        if effect.use and a.player == card.owner and derive.applies(s, a):
            if effect.what is None or selectors.matches(s, effect.what, card, of_active(a)):
                total -= amount_of(s, a)
    return max(0, total)


def is_activated(s: State, frame: Frame) -> bool:
    """CR 8.4.1: since 2.2 Boost is a sequential effect, not an activated ability."""
    node = s.programs[frame.index].abilities[frame.ability].node
    assert isinstance(node, Activated)
    return not node.sequential or (s.ruleset.boost_is_activated and node.keyword != NONE)


def clause_of(s: State, frame: Frame) -> str:
    """The rule by which a resolution has something paid: as the cost of an ability or within."""
    below = s.stack[-2].kind if len(s.stack) > 1 and frame.kind == K.RESOLVE else NONE
    if below in (K.QUEST, K.MISSION):
        return "4.5.1.2"
    if below in (K.CHALLENGE, K.DEFEND):
        return "4.6.4.3"
    if frame.kind != K.USE or not is_paying(frame):
        return "6.7.3.1"
    program = s.programs[frame.index].abilities[frame.ability]
    if program.keyword == Keyword.BOOST:
        return "8.4.1"
    return "4.4.3.4" if is_activated(s, frame) else "6.1.5.1"


def total_use(s: State, frame: Frame, due: int) -> int:
    """The ink due at a `PayInk`: modified while it is the cost of an activated ability."""
    if frame.kind == K.USE and is_paying(frame) and is_activated(s, frame):
        return total_to_use(s, s.cards[frame.card], due)
    return due
