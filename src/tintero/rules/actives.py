"""Static effects begin and end (CR 6.4.2, 6.1.13)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

import tintero.rules.derive as derive
import tintero.rules.quantities as quantities
import tintero.rules.selectors as selectors
from tintero.ability.abilities import Has
from tintero.ability.statics import Gain, Modify, PayLess, ReduceDamage
from tintero.events import REF, Event
from tintero.program.model import Bucket, StaticProgram
from tintero.rules.context import Context
from tintero.rules.goes_on import forget_gone
from tintero.state.objects import Active, Card
from tintero.state.state import State
from tintero.vocab import NONE, STACKING_KEYWORDS, Until, Zone


def make(
    s: State,
    program: StaticProgram,
    index: int,
    static: int,
    source: int,
    inc: int,
    player: int,
    until: int,
    whose: int,
    targets: tuple[int, ...],
    frozen: bool,
    amount: int,
    event: Event | None,
    they: int,
) -> Active:
    """Begin one static effect, and with it those of an ability it grants."""
    active = Active(
        s.next_id(), program.bucket, index, static, source, inc, player, until, whose, s.turn,
        targets, frozen, False, amount, NONE, (), event, program.effect, program.condition,
        program.group, program.ability, None, None, they,
    )  # fmt: skip
    s.add_active(active)
    for child in program.children:
        part = s.programs[index].statics[child]
        below = Active(
            s.next_id(), part.bucket, index, child, source, inc, player, until, whose, s.turn,
            targets, frozen, True, amount, active.id, (), event, part.effect, part.condition,
            program.group, part.ability, program.condition, program.effect, they,
        )  # fmt: skip
        s.add_active(below)
    return active


def aimed(a: Active, targets: tuple[int, ...]) -> Active:
    """The same effect on other cards."""
    return Active(
        a.id, a.bucket, a.index, a.static, a.source, a.inc, a.player, a.until, a.whose, a.turn,
        targets, a.frozen, a.granted, a.amount, a.parent, a.slots, a.event, a.effect, a.condition,
        a.group, a.ability, a.outer, a.giver, a.they,
    )  # fmt: skip


def activate(s: State, card: Card) -> None:
    """CR 6.4.2.3: what the card prints applies from the moment it is in play."""
    program = card.program
    for static in program.in_play:
        make(
            s, program.statics[static], card.index, static, card.id, card.inc, card.owner,
            NONE, NONE, (), False, NONE, None, NONE,
        )  # fmt: skip


def deactivate(s: State, card: Card) -> None:
    """CR 6.4.2.3: it stops the instant the card is no longer in play, and so does what was made
    to last while the card is in play."""
    gone: list[Active] | None = None
    for a in s.actives:
        if a.source == card.id and (a.until == NONE or a.until == Until.WHILE_IN_PLAY):
            if gone is None:
                gone = []
            gone.append(a)
    if gone is not None:
        for a in gone:
            s.remove_active(a)


def hand_out(
    s: State, index: int, static: int, x: Context, targets: list[Card], until: int
) -> None:
    """CR 6.4.2.2: apply a static effect to exactly these cards for a while."""
    program = s.programs[index].statics[static]
    if until == Until.WHILE_IN_PLAY and not in_play(s, x.source):
        return
    amount = counted(s, program, x)
    source = x.source
    groups: dict[int, list[int]] = {}
    for card in targets:
        if not keeps_keyword(s, program, card, until):
            continue
        # CR 6.1.13: "their next turn" is counted from the affected card's player.
        whose = card.owner if until == Until.THEIR_NEXT_TURN else x.player
        groups.setdefault(whose, []).append(card.ref())
    for whose, found in groups.items():
        make(
            s, program, index, static, source % REF, source // REF, x.player, until, whose,
            tuple(found), True, amount, x.event, x.they,
        )  # fmt: skip


def lay_down(s: State, index: int, static: int, x: Context, until: int) -> None:
    """CR 6.4.2.1: begin a rule about a group for a while; later arrivals are covered too."""
    program = s.programs[index].statics[static]
    if until == Until.WHILE_IN_PLAY and not in_play(s, x.source):
        return
    # CR 6.1.13: "their next turn" is that of the player the text speaks of.
    theirs = until == Until.THEIR_NEXT_TURN and x.they >= 0
    named: tuple[int, ...] = ()
    effect = program.effect
    if isinstance(effect, PayLess) and effect.same_name_as is not None:
        named = tuple(selectors.refs(s, effect.same_name_as, x))
    make(
        s, program, index, static, x.source % REF, x.source // REF, x.player, until,
        x.they if theirs else x.player, named, False, counted(s, program, x), x.event, x.they,
    )  # fmt: skip


def in_play(s: State, ref: int) -> bool:
    """Whether the source of an effect is still in play."""
    card = s.card_of(ref)
    return card is not None and card.zone == Zone.PLAY


def counted(s: State, program: StaticProgram, x: Context) -> int:
    """CR 6.1.8: in text that is not static the number is counted once, while resolving."""
    effect = program.effect
    if isinstance(effect, (Modify, ReduceDamage, PayLess)):
        return quantities.value(s, effect.amount, x)
    if isinstance(effect, Gain):
        return quantities.value(s, effect.times, x)
    return NONE


def keeps_keyword(s: State, program: StaticProgram, card: Card, until: int) -> bool:
    """CR 8.1.2: whether a card gains another instance of a keyword it may have already.

    Up to 2.2 a second instance is not gained. Since 2.3 the longer one stays and the other
    ceases to exist.
    """
    effect = program.effect
    if not isinstance(effect, Gain) or not isinstance(effect.ability, Has):
        return True
    keyword = effect.ability.keyword
    # CR 1.2.2: what can't be gained is not gained, also not for later.
    if derive.barred_keyword(s, card, keyword):
        return False
    if keyword in STACKING_KEYWORDS or not derive.has_keyword(s, card, keyword):
        return True
    if derive.keeps_printed(s, card, keyword):
        return False
    held = derive.gained_keyword(s, card, keyword)
    if held is None or until == Until.THEIR_NEXT_TURN:
        return True  # an instance that does not apply yet is not compared
    if not s.ruleset.keyword_merge or length(held.until) >= length(until):
        return False
    if held.frozen:
        drop_target(s, held, card)
    return True


def length(until: int) -> int:
    """CR 8.1.2: how long an instance lasts, for comparing."""
    if until in (NONE, Until.FOREVER, Until.WHILE_IN_PLAY):
        return 3
    if until in (Until.YOUR_NEXT_TURN, Until.THEIR_NEXT_TURN):
        return 2
    return 1


def drop_target(s: State, a: Active, card: Card) -> None:
    """Take one card out of a handed-out effect (and of what hangs on it)."""
    ref = card.ref()
    family = [b for b in s.actives if b.id == a.id or b.parent == a.id]
    for b in family:
        left = tuple(t for t in b.targets if s.card_of(t) is not card and t != ref)
        s.remove_active(b)
        if left:
            s.add_active(aimed(b, left))


def merge_keywords(s: State) -> None:
    """CR 8.1.2 (2.3): a printed or lasting instance wipes out a timed one, for good."""
    if not s.ruleset.keyword_merge or not any(a.frozen for a in s.buckets[Bucket.GAIN]):
        return
    for a in list(s.buckets[Bucket.GAIN]):
        effect = a.effect
        if not a.frozen or not isinstance(effect, Gain) or not isinstance(effect.ability, Has):
            continue
        keyword = effect.ability.keyword
        if keyword in STACKING_KEYWORDS:
            continue
        if a.until == Until.THEIR_NEXT_TURN and not derive.in_their_turn(s, a):
            continue
        doomed: list[Card] = []
        for ref in a.targets:
            card = s.card_of(ref)
            if card is None or card.zone != Zone.PLAY:
                continue
            if derive.keeps_printed(s, card, keyword) or longer_exists(s, a, card, keyword):
                doomed.append(card)
        for card in doomed:
            held = [b for b in s.buckets[Bucket.GAIN] if b.id == a.id]
            if held:
                drop_target(s, held[0], card)


def longer_exists(s: State, a: Active, card: Card, keyword: int) -> bool:
    # An instance that this one itself brings about is no reason to wipe it out.
    s.asking.append(card.id * derive.ASKED + keyword)
    found = _longer(s, a, card, keyword)
    s.asking.pop()
    return found


def _longer(s: State, a: Active, card: Card, keyword: int) -> bool:
    for b in s.buckets[Bucket.GAIN]:
        effect = b.effect
        if b is a or not isinstance(effect, Gain) or not isinstance(effect.ability, Has):
            continue
        if effect.ability.keyword == keyword and derive.affects(s, b, card):
            mine, theirs = length(a.until), length(b.until)
            if theirs > mine or (theirs == mine and b.id < a.id):
                return True
    return False


def expire(s: State, until: i64, whose: i64) -> int:
    """End what lasts until now; how many effects that were. `whose` NONE: whoever's it is."""
    gone: list[Active] | None = None  # mostly nothing ends
    for a in s.actives:
        if a.until != until:
            continue
        if until == Until.YOUR_NEXT_TURN and (a.whose != whose or a.turn >= s.turn):
            continue
        if until == Until.THEIR_NEXT_TURN and (a.whose != whose or a.turn >= s.turn):
            continue
        if gone is None:
            gone = []
        gone.append(a)
    if gone is None:
        return 0
    for a in gone:
        s.remove_active(a)
    return len(gone)


def expire_slot(s: State, player: int) -> None:
    """CR 9.2.3: what would end at the next turn of a player who left ends when it would begin."""
    for a in [
        a
        for a in s.actives
        if a.whose == player and a.until in (Until.YOUR_NEXT_TURN, Until.THEIR_NEXT_TURN)
    ]:
        s.remove_active(a)


def ends_with_player(a: Active) -> bool:
    """CR 9.2.3: whether an effect goes when its player leaves. A static effect that was generated
    with a stated duration stays; "while this is in play" ends with the card, and a floating or
    delayed trigger (CR 6.2.7) is one of that player's unresolved triggers."""
    return a.bucket == Bucket.LATER or a.until in (NONE, Until.FOREVER, Until.WHILE_IN_PLAY)


def sweep(s: State) -> None:
    """Forget handed-out effects whose every card has become another card (CR 7.1.6)."""
    dead: list[Active] | None = None  # mostly none
    for a in s.actives:
        if a.frozen and a.targets:
            if not any(s.card_of(t) is not None for t in a.targets):
                if dead is None:
                    dead = []
                dead.append(a)
    if dead is not None:
        for a in dead:
            s.remove_active(a)
    forget_gone(s)


def later(
    s: State,
    index: int,
    ability: int,
    x: Context,
    until: int,
    once: bool,
    slots: tuple[tuple[int, ...], ...],
) -> None:
    """CR 6.2.7: begin a floating or (once) delayed trigger."""
    made = Active(
        s.next_id(), Bucket.LATER, index, NONE, x.source % REF, x.source // REF, x.player, until,
        x.player, s.turn, (), once, False, NONE, NONE, slots, x.event, NOTHING, None, None,
        ability, None, None, x.they,
    )  # fmt: skip
    s.add_active(made)


NOTHING: Final = PayLess(0)
