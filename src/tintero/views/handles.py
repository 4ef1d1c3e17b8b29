"""Handles: what a seat calls the cards it is told of, for as long as it can follow each.

A card's number is fixed for the whole game and numbers follow the deck list, so they never leave.
What leaves is a handle, `c1`, `c2` … in the order in which the seat first meets things. It names an
*object*: CR 7.1.6, a card that changes zone is a new one; and a shuffle ends what was known of a
deck. So a handle is renewed whenever that happens.

Which copy of a card in somebody else's hand is which, nobody can say: what one knows of a hand is
how many of which face. There a handle names the first, the second … known copy of a face, and goes
when there are fewer. For the same reason no event says which of them it is about.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tintero.events import REF, Event
from tintero.rules.hands import spot
from tintero.state.objects import SPOT, Card
from tintero.state.state import State
from tintero.views.knowledge import may_know
from tintero.views.shapes import CardView, EventView
from tintero.vocab import Zone

OBJECT: Final = 1 << 40  # a spot times this, and a reference: one number for an object
IN_PLAY: Final = Zone.PLAY * OBJECT
NAMES: Final = [f"c{number}" for number in range(1_000)]  # the same for every seat of every game

Held = tuple[int, int, int]  # whose hand, which face, the how manyth known copy


def object_key(at: i64, ref: i64) -> i64:
    """Machine integers: compiled code ends the process where a signal breaks off the product of
    larger ones (tests/test_broken_off.py)."""
    return at * OBJECT + ref


class Handles:
    """The handles of one seat. Who follows a game keeps them from its beginning to its end; new
    ones number what is in sight in the order of the view, so that equal views are equal bytes.

    `numbers`: faces are told by their number in the pool, for whoever has it."""

    def __init__(self, numbers: bool = False) -> None:
        self.numbers = numbers
        self._objects: dict[int, str] = {}
        self._lying: dict[int, CardView] = {}
        self._held: dict[Held, str] = {}
        self._mentioned: set[Held] = set()  # since the last view began
        self._count = 0
        self._marks: list[tuple[int, dict[Held, str]]] = []  # by depth: see `mark`
        self._events: dict[int, list[tuple[Event, EventView]]] = {}

    def aside(self) -> Handles:
        """The same, for looking ahead: what is met there is forgotten with it."""
        made = Handles(self.numbers)
        made._objects = dict(self._objects)
        made._held = dict(self._held)
        made._count = self._count
        return made

    # --- handles ----------------------------------------------------------------------------------

    def now(self, s: State, card: Card, seat: int) -> str | None:
        """What a seat calls a card where it lies; None if it may not know which that is."""
        zone = card.zone
        if zone == Zone.PLAY or zone == Zone.DISCARD:
            return self.known(s, card)
        if not may_know(s, card, seat):
            return None
        if zone == Zone.HAND and card.owner != seat:
            return self.in_hand(s, card, seat)
        return self.known(s, card)

    def in_play(self, card: Card) -> str:
        """The same of a card in play."""
        key = IN_PLAY + card.ref()
        return self._objects.get(key) or self._object(key)

    def known(self, s: State, card: Card) -> str:
        """The same of a card that the seat is known to see."""
        key = object_key(spot(s, card), card.ref())
        return self._objects.get(key) or self._object(key)

    def lying(self, s: State, card: Card) -> CardView:
        """A card in the discard or in the seat's own hand: as long as it lies there, nothing about
        it changes, so its view is made once."""
        key = object_key(spot(s, card), card.ref())
        found = self._lying.get(key)
        if found is None:
            if self.numbers:
                found = CardView(self.known(s, card), n=card.index)
            else:
                found = CardView(self.known(s, card), card.program.full_name)
            self._lying[key] = found
        return found

    def all_lying(self, s: State, zone: i64, ids: list[int]) -> tuple[CardView, ...]:
        """The same of all cards of such a zone."""
        found, cards, base = self._lying, s.cards, zone * OBJECT
        views = [found.get(base + cards[i].ref()) or self.lying(s, cards[i]) for i in ids]
        return tuple(views)

    def in_hand(self, s: State, card: Card, seat: int) -> str:
        """A card in somebody else's hand."""
        before = 0
        for i in s.zone(card.owner, Zone.HAND):
            if i == card.id:
                break
            other = s.cards[i]
            before += other.index == card.index and other.seen >> seat & 1
        key = (card.owner, card.index, before)
        self._mentioned.add(key)
        found = self._held.get(key)
        if found is None:
            found = self._new()
            self._held = {**self._held, key: found}  # a mark may hold the old one
        return found

    def then(self, s: State, card: int, inc: int, at: int, seat: int) -> str | None:
        """What a seat calls the object that an event speaks of, if it may know the card there."""
        zone = at % SPOT
        found = s.cards[card]
        if zone == Zone.UNDER:
            shown = found.inc == inc and found.faceup == 1
        elif zone == Zone.HAND:
            shown = found.owner == seat
        else:
            shown = zone in (Zone.PLAY, Zone.DISCARD, Zone.DECK, Zone.ASIDE)
        return self._object(object_key(at, inc * REF + card)) if shown and at >= 0 else None

    def met(self, card: int, inc: int, at: int) -> str | None:
        """The handle of an object, if the seat has met it there."""
        return self._objects.get(object_key(at, inc * REF + card))

    def card(self, s: State, handle: str, seat: int) -> Card | None:
        """The card that a handle means now; None if it means none any more."""
        for key, name in self._objects.items():
            if name == handle:
                found = s.cards[key % REF]
                here = object_key(spot(s, found), found.ref()) == key
                return found if here else None
        for (owner, face, nth), name in self._held.items():
            if name == handle:
                hand = [s.cards[i] for i in s.zone(owner, Zone.HAND)]
                same = [c for c in hand if c.index == face and may_know(s, c, seat)]
                return same[nth] if nth < len(same) else None
        return None

    def _object(self, key: int) -> str:
        found = self._objects.get(key)
        if found is None:
            found = self._objects[key] = self._new()
        return found

    def _new(self) -> str:
        self._count += 1
        return NAMES[self._count] if self._count < len(NAMES) else f"c{self._count}"

    # --- one view after another -------------------------------------------------------------------

    def begin(self) -> None:
        """A view begins."""
        self._mentioned.clear()

    def end(self) -> None:
        """A view is made: copies that are no longer known in a hand have no handle any more."""
        if len(self._mentioned) < len(self._held):
            self._held = {k: name for k, name in self._held.items() if k in self._mentioned}

    def mark(self, depth: int) -> None:
        """So many answers were given, and one more is told of now; `back_to` comes back to here."""
        del self._marks[max(depth, 0) :]
        while len(self._marks) <= depth:
            self._marks.append((self._count, self._held))

    def back_to(self, depth: int) -> None:
        """Answers were taken back: what was met until then is called as it was. What was met since
        is forgotten, for another copy may come in its place; no handle is given twice."""
        count, self._held = self._marks[depth]
        del self._marks[depth + 1 :]
        while self._objects:
            key, name = self._objects.popitem()
            if int(name[1:]) <= count:
                self._objects[key] = name
                return
            self._lying.pop(key, None)

    def told(self, log: list[Event], seat: int) -> list[tuple[Event, EventView]]:
        """The events of this turn that this seat was told of, with what it was told. What follows
        in the log is to be added; what is there does not change."""
        kept = self._events.setdefault(seat, [])
        same = min(len(kept), len(log))
        while same and kept[same - 1][0] is not log[same - 1]:
            same -= 1
        del kept[same:]
        return kept


class OpenHandles(Handles):
    """For whoever sees everything, a laboratory: a card is called by its number."""

    def now(self, s: State, card: Card, seat: int) -> str | None:
        return str(card.id)

    def known(self, s: State, card: Card) -> str:
        return str(card.id)

    def in_play(self, card: Card) -> str:
        return str(card.id)

    def all_lying(self, s: State, zone: i64, ids: list[int]) -> tuple[CardView, ...]:
        return tuple([self.lying(s, s.cards[i]) for i in ids])

    def lying(self, s: State, card: Card) -> CardView:
        return CardView(str(card.id), card.program.full_name)

    def in_hand(self, s: State, card: Card, seat: int) -> str:
        return str(card.id)

    def then(self, s: State, card: int, inc: int, at: int, seat: int) -> str | None:
        return str(card)

    def met(self, card: int, inc: int, at: int) -> str | None:
        return None

    def card(self, s: State, handle: str, seat: int) -> Card | None:
        return s.cards[int(handle)]
