"""Who may know which face: of a card where it lies now, and of the cards in an event.

Where a card lies now the state itself keeps who has seen it (`Card.seen`). An event is judged as
of its own moment, by its kind, its player, the card's owner and what this turn's log says about
how the card got there; whatever that does not settle stays hidden. What a seat learns later is
never read back into an earlier event: a hand that is revealed now does not tell which of its
cards was drawn a minute ago.

    kind of event                      who knows the card
    -------------                      ------------------
    drew, returned to hand             its owner; all, if it came from play or from the discard
    put in deck / inkwell / under      all, if it came from play or the discard or lies faceup;
                                       its owner, if the owner knew it until then
    left under                         nobody (it may be facedown; where it arrives tells)
    looked at                          who looked
    triggered                          the source: all; the card it is about: as in the event
                                       that triggered it
    every other kind                   all: it speaks of cards in public zones, or just shown
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

import tintero.rules.derive as derive
from tintero.events import Event, Kind
from tintero.state.objects import Card
from tintero.state.state import State
from tintero.vocab import Zone

# A seat that nobody has: it has seen what everybody has (`rules.hands.ALL_SEEN`), and no hand is
# its own. Who watches a game sits here.
NOBODY: Final = 7
# Where a card was public until the move that the next event tells of.
CAME_FROM_PUBLIC: Final[tuple[int, ...]] = (Kind.LEFT_PLAY, Kind.LEFT_DISCARD, Kind.PLAYED)
FROM_ASIDE: Final = 1 << Zone.ASIDE
TO_HAND: Final[tuple[int, ...]] = (Kind.DREW, Kind.RETURNED_TO_HAND)
TO_HIDDEN: Final[tuple[int, ...]] = (Kind.PUT_IN_DECK, Kind.PUT_IN_INKWELL, Kind.PUT_UNDER)


def may_know(s: State, card: Card, seat: i64) -> bool:
    """Whether a seat may know the face of a card where it is now (CR 7.1.2, 7.1.3)."""
    zone = card.zone
    if zone == Zone.PLAY or zone == Zone.DISCARD:
        return True
    if zone == Zone.UNDER and card.faceup:
        return True
    if zone == Zone.HAND and card.owner == seat:
        return True
    if zone == Zone.OUT:
        return False
    if card.seen >> seat & 1:
        return True
    if zone == Zone.DECK:
        deck = s.zone(card.owner, Zone.DECK)
        return bool(deck) and deck[-1] == card.id and derive.top_is_faceup(s, card.owner)
    return False


def place_in(log: Sequence[Event], event: Event) -> int:
    """Where an event stands in a log; -1 if it is not there."""
    for i in range(len(log) - 1, -1, -1):
        if log[i] is event:
            return i
    return -1


def knows_card(s: State, e: Event, seat: i64, before: Sequence[Event]) -> bool:
    """Whether a seat may know `e.card`. `before`: the events of the turn up to this one."""
    return knows_card_at(s, e, seat, list(before), len(before))


def knows_other(s: State, e: Event, seat: i64, before: Sequence[Event]) -> bool:
    """Whether a seat may know `e.other`."""
    return knows_other_at(s, e, seat, list(before), len(before))


def knows_card_at(s: State, e: Event, seat: i64, log: list[Event], at: i64) -> bool:
    """Whether a seat may know `e.card`; before it came the first `at` events of this log."""
    if e.card < 0:
        return True
    kind = e.kind
    if kind == Kind.LOOKED_AT:
        return e.player == seat
    if kind == Kind.LEFT_UNDER:
        return False
    owner = whose(s, e)
    if kind in TO_HAND:
        return owner == seat or came_from_public(e, log, at)
    if kind in TO_HIDDEN:
        return (
            came_from_public(e, log, at)
            or lies_faceup(s, e)
            or (owner == seat and knew_own(s, e, log, at))
        )
    return True


def knows_other_at(s: State, e: Event, seat: i64, log: list[Event], at: i64) -> bool:
    """The same of `e.other`."""
    if e.other < 0 or e.kind != Kind.TRIGGERED:
        return True
    # Every trigger of an event is logged right behind it.
    while at > 0:
        at -= 1
        cause = log[at]
        if cause.kind != Kind.TRIGGERED:
            return cause.card == e.other and knows_card_at(s, cause, seat, log, at)
    return False


def came_from_public(e: Event, log: list[Event], at: i64) -> bool:
    """Whether the move that this event tells of began in play, in the discard or aside."""
    if e.extra == FROM_ASIDE:
        return True
    while at > 0:
        at -= 1
        k = log[at]
        if k.card == e.card and k.inc == e.inc - 1 and k.kind in CAME_FROM_PUBLIC:
            return True
    return False


def lies_faceup(s: State, e: Event) -> bool:
    card = s.cards[e.card]
    return e.kind == Kind.PUT_UNDER and card.inc == e.inc and card.faceup == 1


def whose(s: State, e: Event) -> i64:
    """Whose card it was that an event put into a hand or a hidden zone: it may have changed hands
    since (`zones.exchange_hands`)."""
    return s.cards[e.card].owner if e.kind == Kind.PUT_UNDER else e.player


def knew_own(s: State, e: Event, log: list[Event], at: i64) -> bool:
    """Whether the owner of a card put into a hidden zone knew it: from hand, or looked at."""
    card = s.cards[e.card]
    owner = whose(s, e)
    if card.inc == e.inc and card.zone == Zone.DECK and card.seen >> owner & 1:
        return True
    while at > 0:
        at -= 1
        k = log[at]
        if k.kind == Kind.SHUFFLED and k.player == owner:
            return False  # whatever was known of the deck no longer is
        if k.card == e.card and k.inc == e.inc - 1:
            if k.kind in TO_HAND or (k.kind == Kind.LOOKED_AT and k.player == owner):
                return True
    return False
