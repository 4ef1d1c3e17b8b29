"""Shared by the verbs: the frame at work, its point of view, and writing down what was done."""

from __future__ import annotations

import tintero.rules.selectors as selectors
from tintero.ability.base import Selector
from tintero.rules.context import Context, of_frame
from tintero.state.objects import FELL_SHORT, Card
from tintero.state.state import State
from tintero.vocab import NONE


def view(s: State, place: int) -> Context:
    """The point of view of the frame at this place of the stack."""
    return of_frame(s, s.stack[place])


def record(s: State, place: int, slot: int, cards: list[Card], number: int, done: bool) -> None:
    """Write under the verb's label what it did: cards, number, and whether completely."""
    frame = s.stack[place]
    did = frame.did if done else FELL_SHORT
    if slot >= 0:
        slots = list(frame.slots)
        slots[slot + 1] = (number,)
        slots[slot + 2] = (1 if done else 0,)
        if cards:
            slots[slot] = tuple([c.ref() for c in cards])
        s.set_frame_at(place, frame.holding(tuple(slots), did))
    elif did != frame.did:
        s.set_frame_at(place, frame.having(did, frame.step))


def forget(s: State, place: int, slot: int) -> None:
    """Nothing is held under the label any more, before it is bound anew."""
    if slot >= 0:
        frame = s.stack[place]
        s.set_frame_at(place, frame.bound(slot, (), frame.did))


def found(s: State, place: int, sel: Selector, zone: int = NONE) -> list[Card]:
    """The cards a selector means, following them to `zone` if one is given (CR 7.1.6)."""
    result: list[Card] = []
    for ref in selectors.refs(s, sel, view(s, place)):
        card = s.follow(ref, zone)
        if card is not None and (not result or card not in result):
            result.append(card)
    return result
