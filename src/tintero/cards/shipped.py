"""The decks that come with Tintero: one for each way to play, with its plan in every language.

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
from tintero.messages import COMMA, Listed, Message, Problem, say
from tintero.messages.pattern import FALLBACK

# What a deck wants to do. Each kind has one deck.
KINDS: Final = {
    "aggro": "deck-kind-aggro",
    "bounce": "deck-kind-bounce",
    "control": "deck-kind-control",
    "damage": "deck-kind-damage",
    "discard": "deck-kind-discard",
    "evasive": "deck-kind-evasive",
    "items": "deck-kind-items",
    "locations": "deck-kind-locations",
    "midrange": "deck-kind-midrange",
    "ramp": "deck-kind-ramp",
    "shift": "deck-kind-shift",
    "songs": "deck-kind-songs",
}

_ABOUT: Final = re.compile(r"^#\s*(kind|legal|[a-z]{2}):\s*(.*\S)\s*$")


class BadShippedDeck(Problem, ValueError):
    """A file in `decks/` that does not say what it must."""


@dataclass(frozen=True)
class Shipped:
    """A deck and what there is to say of it. It is legal in `format` on `date`."""

    deck: Deck
    kind: str
    format: str
    date: date
    plans: dict[str, str]  # by language

    def plan(self, lang: str) -> str:
        return self.plans.get(lang, self.plans[FALLBACK])

    def kind_name(self, lang: str) -> str:
        return say(Message(KINDS[self.kind]), lang)


def shipped(name: str, pool: Pool | None = None) -> Shipped:
    """One of the decks; `UnknownDeck` if it is none of them."""
    deck = Deck.load(name, pool)
    text = files("tintero.cards").joinpath("decks", f"{name}.txt").read_text(encoding="utf-8")
    return about(deck, text)


def about(deck: Deck, text: str) -> Shipped:
    """What the comments of a deck's file say of it."""
    said = {found[1]: found[2] for found in map(_ABOUT.match, text.splitlines()) if found}
    missing = [key for key in ("kind", "legal", FALLBACK) if key not in said]
    if missing:
        problem = Message("deck-not-said", deck=deck.name, missing=Listed(missing, COMMA))
        raise BadShippedDeck(problem)
    form, _, day = said["legal"].partition(" ")
    if said["kind"] not in KINDS:
        raise BadShippedDeck(Message("deck-unknown-kind", deck=deck.name, kind=said["kind"]))
    plans = {lang: said[lang] for lang in said if lang not in ("kind", "legal")}
    return Shipped(deck, said["kind"], form, date.fromisoformat(day.strip()), plans)


def all_shipped(pool: Pool | None = None) -> tuple[Shipped, ...]:
    """Every deck whose cards are in the pool, by name."""
    found: list[Shipped] = []
    for name in Deck.available():
        with suppress(DeckError):  # another pool lacks cards of it
            found.append(shipped(name, pool))
    return tuple(found)
