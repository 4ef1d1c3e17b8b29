"""Damage as a judge wants it told: base, modified, taken (CR 1.9.4)."""

from __future__ import annotations

from tintero.events import Event
from tintero.rules import derive
from tintero.rules.observe import Moment
from tintero.state.state import State
from tintero.vocab import NONE


def base(s: State, at: Moment, e: Event, modified: int) -> int:
    """CR 1.9.4.1: the number before modifiers: what was about to be dealt before the step (`at`),
    afterwards it may be gone; else what the card's reduction has left of it."""
    said = at.base(e.card, e.other)
    if said != NONE:
        return said
    if not modified or at.unreduced:
        return modified
    return modified + derive.damage_reduction(s, s.cards[e.card])
