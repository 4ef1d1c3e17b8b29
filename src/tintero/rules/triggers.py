"""Events happen here, and triggered abilities see them (CR 6.2, 7.7.3)."""

from __future__ import annotations

from mypy_extensions import i64

import tintero.rules.conditions as conditions
import tintero.rules.derive as derive
import tintero.rules.hands as hands
import tintero.rules.quantities as quantities
import tintero.rules.selectors as selectors
from tintero.ability.abilities import Triggered
from tintero.ability.triggers import When
from tintero.events import REF, Event, Kind
from tintero.program.model import AbilityProgram, Bucket
from tintero.rules.context import Context
from tintero.rules.hands import spot, spot_of
from tintero.state.objects import Active, BagEntry, Card
from tintero.state.state import State
from tintero.vocab import NONE, Why, Zone


def happen(
    s: State,
    kind: i64,
    player: i64 = NONE,
    card: Card | None = None,
    other: Card | None = None,
    amount: i64 = 0,
    extra: i64 = 0,
    clause: str = "",
    why: i64 = Why.PLAIN,
) -> Event:
    """Record an event and put into the bag every ability it triggers."""
    id: i64 = NONE
    inc: i64 = 0
    at: i64 = NONE
    if card is not None:
        id, inc, at = card.id, card.inc, spot(s, card)
    other_id: i64 = NONE
    other_inc: i64 = 0
    other_at: i64 = NONE
    if other is not None:
        other_id, other_inc, other_at = other.id, other.inc, spot(s, other)
    cause = s.scalars
    source = cause.source
    source_inc: i64 = NONE
    if source >= 0:
        source_inc = s.cards[source].inc
    event = Event(
        kind, player, id, other_id, amount, source, cause.source_ability, extra, inc,
        other_inc, clause, why, at, other_at, source_inc,
    )  # fmt: skip
    s.add_to_log(event)
    look(s, event)
    return event


def look(s: State, event: Event) -> None:
    """Every card that listens to this kind of event looks at it (CR 6.2.3)."""
    kind = event.kind
    if (s.hears() >> kind) & 1:
        for p in s.players:
            if p.out:
                continue
            for i in s.in_play(p.id):
                card = s.cards[i]
                if (card.program.hears >> kind) & 1:
                    for ability in card.program.listens[kind]:
                        consider(s, event, card, card.index, ability, NONE, ())
    if kind == Kind.SHIFTED or kind == Kind.PLAYED:
        covered_look(s, event)
    if (s.outside.hears >> kind) & 1:
        for card in hands.by_place(s, s.outside.elsewhere):
            for ability in card.program.elsewhere:
                node = card.program.abilities[ability].node
                assert isinstance(node, Triggered)
                if card.zone == node.zone:
                    consider(s, event, card, card.index, ability, NONE, ())
    if s.gained and (s.gained_hears() >> kind) & 1:
        gained_look(s, event)
    if s.later:
        later_look(s, event)


def covered_look(s: State, event: Event) -> None:
    """CR 4.3.4.2: a card in play that triggers on another card being played still triggers when
    that card is put on top of it (since 2.2)."""
    bases = 0  # the cards this Shift went on top of are the uppermost ones
    if event.kind == Kind.SHIFTED:
        bases = event.amount
    elif event.kind == Kind.PLAYED and s.ruleset.covered_card_sees_play:
        bases = event.extra >> 4
    if bases == 0:
        return
    for i in s.under(event.card)[-bases:]:
        card = s.cards[i]
        if card.faceup and card.zone == Zone.UNDER:
            for ability in card.program.listens[event.kind]:
                consider(s, event, card, card.index, ability, NONE, ())


def speaker(card: Card) -> i64:
    """The reference by which a card calls itself: as a character, also while covered."""
    if card.zone == Zone.UNDER and card.cover != NONE:
        return card.cover * REF + card.id
    return card.ref()


def gained_look(s: State, event: Event) -> None:
    """Abilities that cards gained (CR 1.4.3: a granted ability belongs to the card that has it)."""
    seen: list[int] | None = None
    for a in s.buckets[Bucket.GAIN]:
        if a.ability == NONE:
            continue
        program = s.programs[a.index].abilities[a.ability]
        if not (program.hears >> event.kind) & 1:
            continue
        if seen is None:
            seen = []
        for p in s.players:
            for i in s.in_play(p.id):
                card = s.cards[i]
                if not derive.affects(s, a, card):
                    continue
                if program.keyword != NONE:
                    # CR 8.1.2: keywords that are not +N do not add up.
                    key = i * 64 + program.keyword
                    if key in seen or not derive.gains(s, a, card, program.keyword):
                        continue
                    if derive.keeps_printed(s, card, program.keyword):
                        continue
                    seen.append(key)
                consider(s, event, card, a.index, a.ability, NONE, (), gained=True)


def later_look(s: State, event: Event) -> None:
    """CR 6.2.7: floating triggers fire each time, delayed ones once."""
    for a in list(s.later):
        card = s.cards[a.source]
        fired = consider(s, event, card, a.index, a.ability, a.id, a.slots, a)
        if fired and a.frozen:
            s.remove_active(a)


def consider(
    s: State,
    event: Event,
    card: Card,
    index: i64,
    ability: i64,
    floating: i64,
    slots: tuple[tuple[int, ...], ...],
    active: Active | None = None,
    gained: bool = False,
) -> bool:
    """Put the ability into the bag if the event meets one of its conditions."""
    program = s.programs[index].abilities[ability]
    node = program.node
    assert isinstance(node, Triggered)
    if program.keyword != NONE and not gained and s.buckets[Bucket.LOSE]:
        if derive.lost_keyword(s, card, program.keyword, NONE):
            return False
    if s.buckets[Bucket.LOSE_ABILITY] and active is None:
        if derive.lost_ability(s, card, node.name):
            return False
    player: i64 = card.owner
    ref: i64 = NONE
    if active is None:
        ref = speaker(card)
    else:
        player, ref = active.player, active.ref()
    x = Context(ref, player, NONE, None, program.labels, event, NONE, slots if slots else None)
    for when in node.when:
        assert isinstance(when, When)
        if when.kind == event.kind and meets(s, when, event, card, x, active):
            # CR 6.1.13.6: "during" and "while" are read at the moment the condition occurs.
            if node.window is not None and not conditions.holds(s, node.window, x):
                continue
            if when.window is not None and not conditions.holds(s, when.window, x):
                continue
            if s.players[player].out:
                continue
            add(s, program, index, ability, player, ref, event, slots)
            return True
    return False


def meets(s: State, when: When, e: Event, card: Card, x: Context, active: Active | None) -> bool:
    """Whether an event meets one trigger condition."""
    if not by_whom(s, when.by, e, x):
        return False
    if when.this and (e.card < 0 or not same(s, card, x, e.ref())):
        return False
    if when.that and (e.card < 0 or not remembered(s, when.that, e.ref(), x)):
        return False
    if when.other_this:
        if e.kind == Kind.SHIFTED:
            if card.top != e.card:  # it is one of the cards that were shifted onto
                return False
        elif e.other < 0 or not same(s, card, x, e.other_ref()):
            return False
    if when.extra != NONE:
        if e.kind == Kind.STEP:
            if e.extra != when.extra:
                return False
        elif e.extra & when.extra != when.extra:
            return False
    if e.amount < when.least or (when.most != NONE and e.amount > when.most):
        return False
    if when.most != NONE and e.kind == Kind.PLAYED and same(s, card, x, e.ref()):
        # CR 1.6.1, 4.3.2.4: "whenever you pay" is about the payment, which comes before the card is
        # in play; the exception of CR 4.3.4.1 is about its being played.
        return False
    if when.subject is not None:
        if e.card < 0 or not selectors.matches_ref(s, when.subject, e.ref(), x):
            return False
    if when.other is not None:
        if e.other < 0 or not selectors.matches_ref(s, when.other, e.other_ref(), x):
            return False
    if when.here and (e.card < 0 or selectors.location_of(s, e.ref()) != card.id):
        return False
    if when.source is not None:
        if e.source < 0 or not selectors.qualifies(s, when.source, s.cards[e.source], x, None):
            return False
    if when.nth > 0 and nth(s, when, e, x) != when.nth:
        return False
    return True


def remembered(s: State, label: str, ref: int, x: Context) -> bool:
    """Whether the event's card is one that is bound under a label (CR 6.1.11)."""
    held = selectors.bound_refs(x, label)
    now = s.card_of(ref)
    return ref in held or (now is not None and any(s.card_of(r) is now for r in held))


def by_whom(s: State, by: int, e: Event, x: Context) -> bool:
    """Whose event it is; CR 9.3.1: a turn that teammates share is the turn of each of them."""
    if e.kind in (Kind.TURN_START, Kind.TURN_END, Kind.STEP) and s.ruleset.team_turns:
        return any(selectors.is_owner(s, by, p, x) for p in s.team(e.player))
    return selectors.is_owner(s, by, e.player, x)


def same(s: State, card: Card, x: Context, ref: int) -> bool:
    """Whether the event's card is "this card", a covered one going on as its new face."""
    if ref == x.source:
        return True
    if card.zone == Zone.UNDER:
        return False  # a covered card looking at what covers it (CR 4.3.4.2)
    now = s.card_of(ref)
    return now is not None and now is s.card_of(x.source)


def nth(s: State, when: When, event: Event, x: Context) -> int:
    """Which such event of this turn it is, counting also those before the source was in play."""
    count = 0
    for e in s.log:
        if e.kind == when.kind and selectors.is_owner(s, when.by, e.player, x):
            if when.this and e.card != event.card:
                continue
            if when.other_this and e.other != event.other:
                continue
            if when.extra != NONE and e.extra & when.extra != when.extra:
                continue
            if when.subject is not None and (
                e.card < 0 or not quantities.event_matches(s, when.subject, e.ref(), x)
            ):
                continue
            count += 1
    return count


def add(
    s: State,
    program: AbilityProgram,
    index: i64,
    ability: i64,
    player: i64,
    ref: i64,
    event: Event,
    slots: tuple[tuple[int, ...], ...],
) -> None:
    # CR 7.7.3.1: the player whose card generated the trigger adds it.
    bound = slots if slots else program.blank()
    entry = BagEntry(s.next_id(), player, ref % REF, ref // REF, index, ability, event, bound)
    s.add_to_bag(entry)
    # CR 7.4.3: what left play triggers as it last was there, so it is that object which is pinned.
    source, inc = entry.card, entry.inc
    s.add_to_log(
        Event(
            Kind.TRIGGERED,
            player,
            source,
            event.card,
            entry.id,
            source,
            ability,
            index,
            0,
            0,
            "",
            Why.PLAIN,
            spot_of(s, source, inc),
            event.spot,
            inc,
        )
    )
