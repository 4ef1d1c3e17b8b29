"""What openly comes of an option, in a few words: why the coach gives an answer to a card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tintero.events import Event, Kind
from tintero.messages import COMMA, CardNamed, Listed, Message
from tintero.state.objects import Option
from tintero.table.match import Match
from tintero.vocab import NONE

MOST: Final = 2
# What becomes of a card: the words if it is one's own, and if it is not.
FATES: Final = {
    Kind.BANISHED: ("coach-does-banish-own", "coach-does-banish"),
    Kind.DISCARDED: ("coach-does-discard", "coach-does-discard-other"),
    Kind.RETURNED_TO_HAND: ("coach-does-return", "coach-does-return-other"),
    Kind.PUT_IN_INKWELL: ("coach-does-ink", "coach-does-ink-other"),
    Kind.PUT_IN_DECK: ("coach-does-deck", "coach-does-deck-other"),
    Kind.EXERTED: ("coach-does-exert", "coach-does-exert-other"),
    Kind.READIED: ("coach-does-ready", "coach-does-ready-other"),
}


def foreseen(match: Match, option: Option, seat: int) -> Message | None:
    """None where nothing can be told: chance or hidden cards begin, or more is to be answered."""
    found: list[Event] = []
    match.game.ahead(option, seat, found.extend)
    said = list(dict.fromkeys(effects(match, found, option, seat)))
    return Message("coach-does", effects=Listed(tuple(said[:MOST]), COMMA)) if said else None


def effects(match: Match, events: list[Event], option: Option, seat: int) -> Iterator[Message]:
    """The most telling first: what leaves play, lore, damage, cards; not the paying for it."""
    s = match.game.state
    paid = {option.a, *option.cards}
    order = (Kind.BANISHED, Kind.LORE_GAINED, Kind.DAMAGE_TAKEN, Kind.DREW, Kind.DISCARDED)
    ranked = sorted(events, key=lambda e: order.index(e.kind) if e.kind in order else len(order))
    gone = {e.card for e in events if e.kind == Kind.BANISHED}
    drawn = sum(1 for e in events if e.kind == Kind.DREW and e.player == seat)
    for event in ranked:
        own = event.card != NONE and s.cards[event.card].owner == seat
        if event.kind == Kind.LORE_GAINED and event.player == seat:
            yield Message("coach-does-lore", count=event.amount)
        elif event.kind == Kind.DREW and event.player == seat:
            yield Message("coach-does-draw", count=drawn)
        elif event.kind == Kind.DAMAGE_TAKEN and event.card != NONE and event.card not in gone:
            card = CardNamed(s.programs[s.cards[event.card].index].full_name)
            yield Message("coach-does-damage", card=card, count=event.amount)
        elif event.kind in FATES and event.card != NONE:
            if event.kind in (Kind.EXERTED, Kind.READIED) and event.card in paid:
                continue
            card = CardNamed(s.programs[s.cards[event.card].index].full_name)
            yield Message(FATES[event.kind][0 if own else 1], card=card)
