"""Triggers in the bag that cannot be told apart: nobody is asked which of them comes first; and
cards of a hand, a discard or a deck that cannot: nobody is asked which of them.

Either they are one ability of one card, or the same ability of two copies that nothing tells apart:
let the copies change places, and the game is the same. Only what everybody knows is compared, so a
question that is not asked betrays nothing.
"""

from __future__ import annotations

from typing import Final, TypeAlias, final

import tintero.rules.missions as missions
import tintero.rules.order as order
from tintero.events import PINS, REF, Event, Kind
from tintero.program.model import LABEL_SLOTS, MAX_PLAYERS, Labels
from tintero.state.objects import USE, Active, BagEntry, Card, Known
from tintero.state.state import L, State
from tintero.vocab import NONE, Zone

Key: TypeAlias = tuple[object, ...]


def alike(s: State, a: BagEntry, b: BagEntry) -> bool:
    """Whether it makes no difference which of two triggers is resolved first (CR 7.7.4.2)."""
    if a.player != b.player or a.index != b.index or a.ability != b.ability or a.slots != b.slots:
        return False
    swap = Swap(s.cards[a.card], s.cards[b.card])
    if uses_event(s, a) and swap.event(a.event) != told(b.event):
        return False
    if swap.ref(a.ref()) != b.ref():
        return False
    return a.card == b.card or (same_state(s, swap) and symmetric(s, swap))


def copies(s: State, cards: list[Card], who: int) -> bool:
    """Whether these are copies of one card in one hand, in one discard, or side by side in a deck,
    so that it makes no difference which of them is chosen. Where who is asked must tell nothing of
    hidden cards (CR 7.1.3), all must know them."""
    first = cards[0]
    for c in cards:
        if c.index != first.index or c.owner != first.owner or c.zone != first.zone:
            return False
    if first.zone == Zone.DECK and not side_by_side(s, cards):
        return False
    if first.zone == Zone.DISCARD and not came_alike(s, cards):
        return False
    if first.zone not in (Zone.HAND, Zone.DISCARD, Zone.DECK) or told_apart(s, cards):
        return False
    return len(order.different(s, cards, who)) == 1


def side_by_side(s: State, cards: list[Card]) -> bool:
    """CR 7.2.2: a deck has an order, and who has seen a card there knows its place."""
    deck = s.zone(cards[0].owner, Zone.DECK)
    places = [deck.index(c.id) for c in cards]
    if max(places) - min(places) >= len(cards):
        return False
    return all(c.seen == cards[0].seen for c in cards)


def came_alike(s: State, cards: list[Card]) -> bool:
    """CR 7.6.2: a discard has no order that matters; what happened this turn may (CR 6.2.2)."""
    for c in cards[1:]:
        if not balanced(happened(s, Swap(cards[0], c))):
            return False
    return True


def told_apart(s: State, cards: list[Card]) -> bool:
    """Whether an effect speaks of one of these cards and not of all (CR 6.1.11, 7.1.6)."""
    for f in s.stack:
        if any(f.card == c.id for c in cards):
            return True
        if f.ability >= 0 and parted(
            s.programs[f.index].abilities[f.ability].labels, f.slots, cards
        ):
            return True
    for e in s.bag:
        if any(e.card == c.id or spoken_of(e.event, c) for c in cards):
            return True
        if parted(s.programs[e.index].abilities[e.ability].labels, e.slots, cards):
            return True
    for a in s.actives:
        if some(a.targets, cards):
            return True
        if a.slots and a.ability >= 0:
            if parted(s.programs[a.index].abilities[a.ability].labels, a.slots, cards):
                return True
    return False


def spoken_of(e: Event, c: Card) -> bool:
    """Whether an event was about the card, as it is or as it was before it came here."""
    if e.card == c.id and e.inc >= c.inc - 1:
        return True
    return e.other == c.id and e.other_inc >= c.inc - 1


def parted(labels: Labels, slots: tuple[tuple[int, ...], ...], cards: list[Card]) -> bool:
    for label, base in labels.base.items():
        for n in range(MAX_PLAYERS if labels.looped[label] else 1):
            if slots and some(slots[base + LABEL_SLOTS * n], cards):
                return True
    return False


def some(refs: tuple[int, ...], cards: list[Card]) -> bool:
    """Whether some of the cards are meant and not all, or one as it was before it came here."""
    meant = 0
    for c in cards:
        ref = c.ref()
        if ref - REF in refs:
            return True
        if ref in refs:
            meant += 1
    return 0 < meant < len(cards)


def uses_event(s: State, entry: BagEntry) -> bool:
    return s.programs[entry.index].abilities[entry.ability].uses_event


@final
class Swap:
    """Two cards that change places, or one that stays in its own."""

    def __init__(self, one: Card, two: Card) -> None:
        self.one: Final[Card] = one
        self.two: Final[Card] = two

    def has(self, card: int) -> bool:
        return card == self.one.id or card == self.two.id

    def id(self, card: int) -> int:
        if card == self.one.id:
            return self.two.id
        return self.one.id if card == self.two.id else card

    def ahead(self, card: int) -> int:
        """How much higher the `inc` of the card is that takes this one's place."""
        if card == self.one.id:
            return self.two.inc - self.one.inc
        return self.one.inc - self.two.inc if card == self.two.id else 0

    def ref(self, ref: int) -> int:
        card = ref % REF
        return (ref // REF + self.ahead(card)) * REF + self.id(card)

    def event(self, e: Event) -> Key:
        moved = Event(
            e.kind, e.player, self.id(e.card), self.id(e.other), e.amount, self.id(e.source),
            e.ability, e.extra, e.inc + self.ahead(e.card), e.other_inc + self.ahead(e.other),
            e.clause, e.why,
        )  # fmt: skip
        return told(moved)


def told(e: Event) -> Key:
    """What an event says; where its objects lay then follows from it."""
    return e.plain()[:PINS]


def same_state(s: State, swap: Swap) -> bool:
    """Whether two copies lie there alike: both in play, or both in the discard."""
    one, two = swap.one, swap.two
    if state_of(one) != state_of(two) or s.under(one.id) or s.under(two.id):
        return False
    if s.ruleset.missions:
        if missions.mission_of(s, one) is not None or missions.mission_of(s, two) is not None:
            return False
    if one.zone == Zone.PLAY:
        return not any(c.at == one.id or c.at == two.id for c in s.cards)  # nobody is there
    if one.zone != Zone.DISCARD:
        return False
    if one.known is None or two.known is None:  # two actions, say, whose effects went on
        return one.known is two.known
    left = one.known.inc == one.inc - 1 and two.known.inc == two.inc - 1
    return left and values_of(one.known) == values_of(two.known)


def state_of(c: Card) -> Key:
    return (
        c.index, c.owner, c.zone, c.exerted, c.damage, c.drying, c.at, c.since, c.paid, c.ink_paid,
        c.drops_paid, c.temporary,
    )  # fmt: skip


def values_of(k: Known) -> Key:
    return (
        k.strength, k.willpower, k.lore, k.damage, k.exerted, k.at, k.under, k.sing, k.paid,
        k.drops_paid, k.keywords, k.classes, k.names,
    )  # fmt: skip


def symmetric(s: State, swap: Swap) -> bool:
    """Whether all that speaks of one of the two speaks likewise of the other."""
    if any(swap.has(f.card) for f in s.stack):
        return False
    for ref in (s.scalars.challenger, s.scalars.challenged):
        if ref != NONE and swap.has(ref % REF):
            return False
    return (
        balanced(effects(s, swap))
        and balanced(triggers(s, swap))
        and balanced(happened(s, swap))
        and balanced(uses(s, swap))
    )


def balanced(pairs: list[tuple[Key, Key]]) -> bool:
    """Whether all keys together are the same once the cards have changed places."""
    left = [changed for _, changed in pairs]
    for key, _ in pairs:
        if key not in left:
            return False
        left.remove(key)
    return True


def effects(s: State, swap: Swap) -> list[tuple[Key, Key]]:
    """What lasts and comes from one of them or is aimed at it."""
    found: list[tuple[Key, Key]] = []
    for a in s.actives:
        aimed: list[int] = []
        for ref in a.targets:
            card = s.card_of(ref)
            aimed.append(NONE if card is None else card.id)
        if swap.has(a.source) or any(swap.has(i) for i in aimed):
            changed = [swap.id(i) for i in aimed]
            ahead = a.inc + swap.ahead(a.source)
            found.append(
                (
                    effect_key(a, a.source, a.inc, aimed),
                    effect_key(a, swap.id(a.source), ahead, changed),
                )
            )
    return found


def effect_key(a: Active, source: int, inc: int, aimed: list[int]) -> Key:
    # What a floating or delayed trigger holds may name the cards: then it is like no other.
    held: Key = (a.slots, NONE if a.event is None else told(a.event))
    return (
        held, a.bucket, a.index, a.static, source, inc, a.player, a.until, a.whose, a.turn,
        sorted(aimed), a.frozen, a.granted, a.amount, a.ability, a.they,
    )  # fmt: skip


def triggers(s: State, swap: Swap) -> list[tuple[Key, Key]]:
    """What waits in the bag and is theirs or about them."""
    found: list[tuple[Key, Key]] = []
    for e in s.bag:
        about = uses_event(s, e) and (swap.has(e.event.card) or swap.has(e.event.other))
        if swap.has(e.card) or about:
            plain: Key = told(e.event) if uses_event(s, e) else ()
            changed: Key = swap.event(e.event) if uses_event(s, e) else ()
            ref = e.ref()
            rest = (e.player, e.index, e.ability, e.slots)
            found.append(((ref, plain, *rest), (swap.ref(ref), changed, *rest)))
    return found


def happened(s: State, swap: Swap) -> list[tuple[Key, Key]]:
    """What has happened this turn to one of them since it came into play."""
    found: list[tuple[Key, Key]] = []
    for e in s.log:
        if e.kind == Kind.TRIGGERED:
            continue  # what still waits is compared in the bag
        if since_played(swap, e.card, e.inc) or since_played(swap, e.other, e.other_inc):
            found.append((told(e), swap.event(e)))
    return found


def since_played(swap: Swap, card: int, inc: int) -> bool:
    if not swap.has(card):
        return False
    c = swap.one if card == swap.one.id else swap.two
    return inc >= c.inc - (1 if c.zone == Zone.DISCARD else 0)


def uses(s: State, swap: Swap) -> list[tuple[Key, Key]]:
    """Which of their abilities were used this turn."""
    found: list[tuple[Key, Key]] = []
    for key in s.extra(L.USES):
        ref = key // USE
        if swap.has(ref % REF):
            found.append(((ref, key % USE), (swap.ref(ref), key % USE)))
    return found
