"""The starter cards: real cards written by hand as AST, one module per theme."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from tintero.cards.facts import CardFacts


def all_cards() -> tuple[CardFacts, ...]:
    """The cards of every module here."""
    cards: list[CardFacts] = []
    for info in iter_modules(__path__):
        if not info.name.startswith("_"):
            cards += import_module(f"{__name__}.{info.name}").CARDS
    return tuple(cards)
