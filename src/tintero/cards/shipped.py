"""The decks that come with Tintero: one for each way to play, with its plan in two languages.

A deck is a text file in `decks/`; comments at its top say the rest:

    # kind: aggro
    # legal: core 2026-10-16
    # en: What the deck wants to do.
    # es: Qué quiere hacer el mazo.

>>> one = shipped("amber-ruby")
>>> one.kind, one.format, str(one.date)
('aggro', 'core', '2026-10-16')
"""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import dataclass
from datetime import date
from importlib.resources import files
from typing import Final

from tintero.cards.deck import Deck, DeckError
from tintero.cards.pool import Pool

# What a deck wants to do, in English and Spanish. Each kind has one deck.
KINDS: Final = {
    "aggro": "agresivo",
    "bounce": "rebote",
    "control": "control",
    "damage": "daño",
    "discard": "descarte",
    "evasive": "evasivo",
    "items": "objetos",
    "locations": "ubicaciones",
    "midrange": "medio",
    "ramp": "aceleración",
    "shift": "Shift",
    "songs": "canciones",
}

_ABOUT: Final = re.compile(r"^#\s*(kind|legal|en|es):\s*(.*\S)\s*$")


class BadShippedDeck(ValueError):
    """A file in `decks/` that does not say what it must."""


@dataclass(frozen=True)
class Shipped:
    """A deck and what there is to say of it. It is legal in `format` on `date`."""

    deck: Deck
    kind: str
    format: str
    date: date
    en: str
    es: str

    def plan(self, lang: str) -> str:
        return self.es if lang == "es" else self.en

    def kind_name(self, lang: str) -> str:
        return KINDS[self.kind] if lang == "es" else self.kind


def shipped(name: str, pool: Pool | None = None) -> Shipped:
    """One of the decks; `UnknownDeck` if it is none of them."""
    deck = Deck.load(name, pool)
    text = files("tintero.cards").joinpath("decks", f"{name}.txt").read_text(encoding="utf-8")
    return about(deck, text)


def about(deck: Deck, text: str) -> Shipped:
    """What the comments of a deck's file say of it."""
    said = {found[1]: found[2] for found in map(_ABOUT.match, text.splitlines()) if found}
    missing = [key for key in ("kind", "legal", "en", "es") if key not in said]
    if missing:
        raise BadShippedDeck(f"{deck.name} does not say: {', '.join(missing)}")
    form, _, day = said["legal"].partition(" ")
    if said["kind"] not in KINDS:
        raise BadShippedDeck(f"{deck.name} is of an unknown kind: {said['kind']}")
    return Shipped(
        deck, said["kind"], form, date.fromisoformat(day.strip()), said["en"], said["es"]
    )


def all_shipped(pool: Pool | None = None) -> tuple[Shipped, ...]:
    """Every deck whose cards are in the pool, by name."""
    found: list[Shipped] = []
    for name in Deck.available():
        with suppress(DeckError):  # another pool lacks cards of it
            found.append(shipped(name, pool))
    return tuple(found)
