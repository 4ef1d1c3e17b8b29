"""Verbs that make something last: modifiers, granted abilities, rules, later triggers."""

from __future__ import annotations

import tintero.rules.actives as actives
from tintero.ability.effects import Apply, Later, Rule
from tintero.events import Kind
from tintero.program import Op
from tintero.rules.effects.support import found, record, view
from tintero.rules.triggers import happen
from tintero.state.state import State
from tintero.vocab import Why, Zone


def apply(s: State, place: int, e: Apply, slot: int, op: Op) -> None:
    """CR 6.4.2.2: applied to the cards there are now."""
    frame = s.stack[place]
    targets = [c for c in found(s, place, e.to) if c.zone == Zone.PLAY]
    for static in op.places:
        actives.hand_out(s, frame.index, static, view(s, place), targets, e.until)
    for card in targets:
        happen(s, Kind.EFFECT_BEGAN, frame.player, card, None, e.until, 0, "6.4.2.2")
    record(s, place, slot, [], len(targets), bool(targets))


def rule(s: State, place: int, e: Rule, slot: int, op: Op) -> None:
    """CR 6.4.2.1: a rule about a group, later arrivals included."""
    frame = s.stack[place]
    for static in op.places:
        actives.lay_down(s, frame.index, static, view(s, place), e.until)
    happen(s, Kind.EFFECT_BEGAN, frame.player, None, None, e.until, 0, "6.4.2.1")


def later(s: State, place: int, e: Later, slot: int, op: Op) -> None:
    """CR 6.2.7.1, 6.2.7.2: a floating or a delayed trigger."""
    frame = s.stack[place]
    actives.later(s, frame.index, op.places[0], view(s, place), e.until, e.once, frame.slots)
    clause = "6.2.7.2" if e.once else "6.2.7.1"
    happen(s, Kind.EFFECT_BEGAN, frame.player, None, None, e.until, 0, clause, Why.LATER)
