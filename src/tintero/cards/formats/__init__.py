"""Formats: which cards may be played where and when, and what keeps a deck out.

>>> from datetime import date
>>> from tintero.cards.deck import Deck
>>> deck = Deck.load("amber-steel")
>>> check(deck, "infinity", date(2026, 10, 16))
[]
>>> check(deck, "core", date(2026, 10, 16))[0].clause
'1.10.1'
"""

from tintero.cards.formats.calendar import (
    Ban,
    CardSet,
    DayWindow,
    Rotation,
    Standing,
    bans,
    legal_sets,
    rotations,
    sets,
    standing,
    windows,
)
from tintero.cards.formats.verdict import (
    CONSTRUCTED,
    FORMATS,
    LIMITED,
    UnknownFormat,
    check,
    format_named,
    legal_in,
)

__all__ = [
    "CONSTRUCTED",
    "FORMATS",
    "LIMITED",
    "Ban",
    "CardSet",
    "DayWindow",
    "Rotation",
    "Standing",
    "UnknownFormat",
    "bans",
    "check",
    "format_named",
    "legal_in",
    "legal_sets",
    "rotations",
    "sets",
    "standing",
    "windows",
]
