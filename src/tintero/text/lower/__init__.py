"""Trees → abilities: scope, referents, durations, triggers and statics."""

from __future__ import annotations

from tintero.text.lower import (
    decks,
    events_cards,
    events_zones,
    happenings,
    paying,
    restrictions,
    traits,
    verbs_cards,
    verbs_numbers,
    verbs_putting,
)
from tintero.text.lower.paragraphs import paragraph
from tintero.text.lower.scope import CannotLower

__all__ = [
    "CannotLower",
    "decks",
    "events_cards",
    "events_zones",
    "happenings",
    "paragraph",
    "paying",
    "restrictions",
    "traits",
    "verbs_cards",
    "verbs_numbers",
    "verbs_putting",
]
