"""Trees → abilities: scope, referents, durations, triggers and statics."""

from __future__ import annotations

from tintero.text.lower import (
    conditions_events,
    decks,
    events_cards,
    events_zones,
    paying,
    restrictions,
    statics,
    verbs_cards,
    verbs_numbers,
    verbs_putting,
)
from tintero.text.lower.paragraphs import paragraph
from tintero.text.lower.scope import CannotLower

__all__ = [
    "CannotLower",
    "conditions_events",
    "decks",
    "events_cards",
    "events_zones",
    "paragraph",
    "paying",
    "restrictions",
    "statics",
    "verbs_cards",
    "verbs_numbers",
    "verbs_putting",
]
