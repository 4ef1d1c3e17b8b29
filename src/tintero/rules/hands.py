"""What others know of a hand (CR 7.3.2) stays right, and no more, as cards leave it.

Copies of a card can't be told apart, so nobody may learn which of them moved: among equal cards
the one that most players have seen goes first. Who knew of a copy then sees that one go.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tintero.events import REF, Kind
from tintero.state.objects import SPOT, Card
from tintero.state.state import F, State
from tintero.vocab import NONE, Zone

ALL_SEEN: Final = 0xFF


def spot(s: State, card: Card) -> i64:
    """Where a card lies, as events pin it: its zone, and in a deck also since which shuffle. An
    object is known by this and its reference, for as long as anybody can follow it."""
    zone = card.zone
    if zone != Zone.DECK:
        return zone
    return zone + SPOT * s.players[card.owner].shuffles


def spot_of(s: State, card: i64, inc: i64) -> i64:
    """Where an object lies; NONE if its card has become another one since (CR 7.1.6)."""
    found = s.cards[card]
    return spot(s, found) if found.inc == inc else NONE


def most_seen(s: State, card: Card, among: list[Card]) -> Card:
    """The card, or the equal one of these in the same hand that more players have seen."""
    best = card
    if card.zone != Zone.HAND:
        return best
    for other in among:
        if other.seen == best.seen or other.index != card.index:
            continue
        if other.zone == Zone.HAND and other.owner == card.owner:
            if eyes(s, other) > eyes(s, best):
                best = other
    return best


def eyes(s: State, card: Card) -> i64:
    """How many players have seen a card where it is."""
    count: i64 = 0
    for p in s.players:
        count += card.seen >> p.id & 1
    return count


def most_seen_copy(s: State, card: Card) -> Card:
    """The card, or the equal one in the same hand that more players have seen."""
    best = card
    if card.zone == Zone.HAND:
        for i in s.zone(card.owner, Zone.HAND):
            other = s.cards[i]
            if other.index == card.index and other.seen != best.seen:
                if eyes(s, other) > eyes(s, best):
                    best = other
    return best


def by_place(s: State, numbers: list[int]) -> list[Card]:
    """These cards in the order in which they lie; the order of their numbers would tell copies
    apart that nobody can."""
    found: list[Card] = []
    places: list[i64] = []
    for i in numbers:
        card = s.cards[i]
        place: i64 = (card.owner * 16 + card.zone) * REF
        if card.zone == Zone.UNDER:
            place += card.top
        elif card.zone != Zone.DECK and card.zone < Zone.UNDER:
            place += s.zone(card.owner, card.zone).index(i)
        n: i64 = len(found)
        while n > 0 and places[n - 1] > place:
            n -= 1
        found.insert(n, card)
        places.insert(n, place)
    return found


def show(s: State, card: Card) -> None:
    """CR 6.1.14.1: everybody sees the face. If they knew of another copy in the same hand, it is
    that one that stays unknown."""
    if card.seen == ALL_SEEN:
        return
    if card.zone == Zone.HAND:
        mine: i64 = 1 << card.owner
        for i in s.zone(card.owner, Zone.HAND):
            other = s.cards[i]
            extra = other.seen & ~card.seen & ~mine
            if extra and other.index == card.index:  # so it is not the card itself
                s.put(other, F.SEEN, other.seen & ~extra)
                s.put(card, F.SEEN, card.seen | extra)
    s.put(card, F.SEEN, ALL_SEEN)


def leave(s: State, card: Card, zone: i64) -> None:
    """To a hidden zone: nobody saw which one went, so they no longer know the card nor the rest of
    the hand, unless it was shown as it went. To a public one: they see a face."""
    if zone not in (Zone.DECK, Zone.INKWELL, Zone.UNDER):
        show(s, card)
    elif card.seen != ALL_SEEN or not shown_now(s, card):
        mine: i64 = 1 << card.owner
        if card.zone == Zone.HAND:
            for i in s.zone(card.owner, Zone.HAND):
                other = s.cards[i]
                if other.seen & ~mine:
                    s.put(other, F.SEEN, other.seen & mine)


def shown_now(s: State, card: Card) -> bool:
    """Whether what moves the card has revealed it before."""
    source = s.scalars.source
    at = len(s.log) - 1
    while at >= 0:
        event = s.log[at]
        if event.card == card.id and event.inc == card.inc and event.source == source:
            if event.kind in (Kind.REVEALED, Kind.ANNOUNCED):
                return True
        at -= 1
    return False
