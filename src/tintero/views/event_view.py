"""Events as a seat may know them: named fields, and the handles it has for what they speak of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from tintero.events import KIND_NAMES, Event, Kind
from tintero.state.objects import SPOT
from tintero.state.state import State
from tintero.views.handles import Handles
from tintero.views.knowledge import TO_HAND, TO_HIDDEN, knows_card, knows_other, whose
from tintero.views.naming import ability_name
from tintero.views.shapes import EventView, Face
from tintero.vocab import (
    HOW_NAMES,
    NONE,
    PAY_NAMES,
    REASON_NAMES,
    STEP_NAMES,
    WHY_NAMES,
    ZONE_NAMES,
    Reason,
    Zone,
)

UNTIL_NAMES: Final = (
    "forever", "end of turn", "your next turn", "their next turn", "end of challenge",
    "while in play",
)  # fmt: skip
UNKNOWN: Final = Face()
# Events of a card that has just arrived: it was another object before.
ARRIVED: Final = frozenset(
    (*TO_HAND, *TO_HIDDEN, Kind.DISCARDED, Kind.PUT_IN_DISCARD, Kind.INKED, Kind.ENTERED_PLAY,
     Kind.ASSIGNED, Kind.PUT_ASIDE)
)  # fmt: skip
# How `amount` is to be read where it is no number of something; the rest of `extra` likewise.
NO_AMOUNT: Final = frozenset(
    (Kind.LEFT_PLAY, Kind.USED, Kind.TRIGGERED, Kind.PLAYER_OUT, Kind.GAME_OVER, Kind.EFFECT_BEGAN,
     Kind.NAMED, Kind.ANNOUNCED, Kind.MOVED)
)  # fmt: skip


def event_views(s: State, seat: int, handles: Handles) -> tuple[EventView, ...]:
    """This turn's log; what the seat was told before is as it was told."""
    told = handles.told(s.log, seat)
    for i in range(len(told), len(s.log)):
        told.append((s.log[i], event_view(s, s.log[i], seat, s.log[:i], handles)))
    return tuple([view for _, view in told])


def told_of(
    s: State, events: Sequence[Event], seat: int, handles: Handles, before: Sequence[Event] = ()
) -> list[EventView]:
    """What a seat is told of events as a push gives them; `before`: this turn's until then."""
    told = [*before, *events]
    start = len(before)
    return [
        event_view(s, event, seat, told[: start + i], handles) for i, event in enumerate(events)
    ]


def event_view(
    s: State, e: Event, seat: int, before: Sequence[Event], handles: Handles
) -> EventView:
    """An event with everything left out that the seat may not know."""
    card = other = source = was = None
    if e.card >= 0:
        card = UNKNOWN
        if knows_card(s, e, seat, before):
            inc = e.source_inc if e.kind == Kind.TRIGGERED else e.inc
            card = Face(handles.then(s, e.card, inc, e.spot, seat), name_of(s, e.card))
            was = before_that(s, e, seat, handles) if e.kind in ARRIVED else None
    if e.other >= 0:
        other = UNKNOWN
        if knows_other(s, e, seat, before):
            inc = before_trigger(before).inc if e.kind == Kind.TRIGGERED else e.other_inc
            other = Face(handles.then(s, e.other, inc, e.other_spot, seat), name_of(s, e.other))
    if e.source >= 0:
        source = Face(source_handle(s, e, seat, handles), name_of(s, e.source))
    more = MORE.get(e.kind)
    return EventView(
        KIND_NAMES[e.kind],
        e.player if e.player >= 0 else None,
        card,
        was,
        other,
        source,
        0 if e.kind in NO_AMOUNT else e.amount,
        e.clause,
        WHY_NAMES[e.why],
        **(more(s, e) if more is not None else {}),
    )


def called(
    s: State,
    e: Event,
    seat: int,
    before: Sequence[Event],
    handles: Handles,
    knows: bool,
    knows_other: bool,
) -> dict[int, str | None]:
    """What a seat that knows so much calls the cards of an event, as in its `event_view`."""
    found: dict[int, str | None] = {}
    card = other = None
    if e.card >= 0 and knows:
        inc = e.source_inc if e.kind == Kind.TRIGGERED else e.inc
        card = handles.then(s, e.card, inc, e.spot, seat)
    if e.other >= 0 and knows_other:
        inc = before_trigger(before).inc if e.kind == Kind.TRIGGERED else e.other_inc
        other = handles.then(s, e.other, inc, e.other_spot, seat)
    if e.source >= 0:
        found[e.source] = source_handle(s, e, seat, handles)
    if e.other >= 0:
        found[e.other] = other
    if e.card >= 0:
        found[e.card] = card
    return found


def name_of(s: State, card: int) -> str:
    return s.cards[card].program.full_name


def before_trigger(before: Sequence[Event]) -> Event:
    """Every trigger of an event is logged right behind it."""
    return next(e for e in reversed(before) if e.kind != Kind.TRIGGERED)


def before_that(s: State, e: Event, seat: int, handles: Handles) -> str | None:
    """The handle of the object that a card was before it arrived, if the seat could follow it."""
    owner = whose(s, e)
    for zone in (Zone.PLAY, Zone.DISCARD, Zone.ASIDE):
        found = handles.met(e.card, e.inc - 1, zone)
        if found is not None:
            return found
    if owner == seat:
        found = handles.met(e.card, e.inc - 1, Zone.HAND)
        if found is not None:
            return found
    shuffles = s.players[owner].shuffles
    for later in reversed(s.log):
        if later is e:
            break
        shuffles -= later.kind == Kind.SHUFFLED and later.player == owner
    return handles.met(e.card, e.inc - 1, Zone.DECK + SPOT * shuffles)


def source_handle(s: State, e: Event, seat: int, handles: Handles) -> str | None:
    """The source where it was then, if it lies there still or the seat has met it in play."""
    card = s.cards[e.source]
    if card.inc == e.source_inc and card.zone in (Zone.PLAY, Zone.DISCARD):
        return handles.known(s, card)
    return handles.met(e.source, e.source_inc, Zone.PLAY)


# --- what the packed numbers say ------------------------------------------------------------------


def _fight(bits: int) -> str:
    return "challenging" if bits & 4 else "challenged" if bits & 2 else ""


def _played(s: State, e: Event) -> dict[str, Any]:
    how = "shift" if e.extra & 1 else "sing" if e.extra & 2 else "free" if e.extra & 4 else ""
    return {"how": how, "cards": e.extra >> 4}


def _origin(s: State, e: Event) -> dict[str, Any]:
    return {"zone": ZONE_NAMES[int(e.extra).bit_length() - 1] if e.extra > 0 else ""}


def _goes(s: State, e: Event) -> dict[str, Any]:
    return {"zone": ZONE_NAMES[e.amount]}


def _banished(s: State, e: Event) -> dict[str, Any]:
    return {"challenge": _fight(e.extra)}


def _credited(s: State, e: Event) -> dict[str, Any]:
    return {"challenge": "challenging" if e.extra else ""}


def _damage(s: State, e: Event) -> dict[str, Any]:
    return {"how": HOW_NAMES[e.extra & 3], "challenge": "challenging" if e.extra & 4 else ""}


def _ability(s: State, e: Event) -> dict[str, Any]:
    """Of what is in the bag or comes from it: `extra` is the program."""
    entry = e.amount if e.kind == Kind.TRIGGERED else None
    return {"ability": ability_name(s, e.extra, e.ability), "entry": entry}


def _used(s: State, e: Event) -> dict[str, Any]:
    own = e.card >= 0 and e.ability in s.cards[e.card].program.activated
    return {"ability": ability_name(s, s.cards[e.card].index, e.ability) if own else ""}


def _moved(s: State, e: Event) -> dict[str, Any]:
    return {"left": name_of(s, e.extra - 1) if e.extra > 0 else ""}


def _exerted(s: State, e: Event) -> dict[str, Any]:
    return {"exerted": e.extra == 1}


def _paid(s: State, e: Event) -> dict[str, Any]:
    return {"drops": max(e.extra, 0)}


def _step(s: State, e: Event) -> dict[str, Any]:
    return {"step": STEP_NAMES[e.extra]}


def _ended(s: State, e: Event) -> dict[str, Any]:
    return {"reason": REASON_NAMES[e.amount if e.player >= 0 else Reason.TURN_LIMIT]}


def _until(s: State, e: Event) -> dict[str, Any]:
    return {"until": UNTIL_NAMES[e.amount]}


def _named(s: State, e: Event) -> dict[str, Any]:
    return {"named": s.programs.name_said(e.amount)}


def _announced(s: State, e: Event) -> dict[str, Any]:
    return {"how": PAY_NAMES[e.amount] if e.amount != NONE else ""}


MORE: Final[dict[int, Callable[[State, Event], dict[str, Any]]]] = {
    Kind.PLAYED: _played,
    Kind.PUT_IN_DISCARD: _origin,
    Kind.PUT_IN_DECK: _origin,
    Kind.PUT_IN_INKWELL: _origin,
    Kind.RETURNED_TO_HAND: _origin,
    Kind.PUT_ASIDE: _origin,
    Kind.LEFT_PLAY: _goes,
    Kind.BANISHED: _banished,
    Kind.BANISHED_IN_CHALLENGE: _credited,
    Kind.DAMAGE_DEALT: _damage,
    Kind.DAMAGE_TAKEN: _damage,
    Kind.TRIGGERED: _ability,
    Kind.RESOLVED: _ability,
    Kind.USED: _used,
    Kind.MOVED: _moved,
    Kind.ENTERED_PLAY: _exerted,
    Kind.INK_TURNED: _exerted,
    Kind.PAID: _paid,
    Kind.STEP: _step,
    Kind.PLAYER_OUT: _ended,
    Kind.GAME_OVER: _ended,
    Kind.EFFECT_BEGAN: _until,
    Kind.NAMED: _named,
    Kind.ANNOUNCED: _announced,
}
