"""`check`: everything that keeps a deck out of a format on a day."""

from __future__ import annotations

from datetime import date
from typing import Final

from tintero.cards.deck import (
    Deck,
    DeckLimits,
    Fault,
    check_constructed,
    check_deck,
    check_size,
    check_unknown,
)
from tintero.cards.facts import CardFacts
from tintero.cards.formats.calendar import Standing, standing
from tintero.cards.pool import Pool, default_pool
from tintero.messages import COMMA, Arg, CardNamed, Listed, Message, Problem, say

# CR 1.10.1: Constructed decks are built in advance, Limited decks from sealed product.
CONSTRUCTED: Final = ("core", "infinity")
# CR 1.10.1.2: a Limited deck has at least 35 cards in Draft or 40 in Sealed.
LIMITED: Final = {"draft": 35, "sealed": 40}
FORMATS: Final = (*CONSTRUCTED, *LIMITED)
ALIASES: Final = {"limited": "sealed"}
NAMES: Final = {"core": "Core", "infinity": "Infinity", "draft": "Draft", "sealed": "Sealed"}
_NAMED: Final = {
    "core": "deck-format-core",
    "infinity": "deck-format-infinity",
    "draft": "deck-format-draft",
    "sealed": "deck-format-sealed",
}
# Why a card may not be played, and the same with the day from which it may.
_WHY: Final = {
    "banned": ("deck-banned", "deck-banned-until"),
    "rotated": ("deck-rotated", "deck-rotated-until"),
    "early": ("deck-early", "deck-early-until"),
}


class UnknownFormat(Problem, LookupError):
    """There is no format of that name."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.available = (*FORMATS, *ALIASES)
        names = Listed(self.available, COMMA)
        super().__init__(Message("deck-unknown-format", format=repr(text), available=names))


def format_name(format: str, lang: str) -> str:
    """What a format is called.

    >>> format_name("sealed", "es")
    'Sellado'
    """
    return say(Message(_NAMED[format]), lang)


def format_named(text: str) -> str:
    """One of FORMATS. "limited" is judged as Sealed, which asks for more cards than Draft.

    >>> format_named("Limited")
    'sealed'
    """
    wanted = text.strip().casefold()
    wanted = ALIASES.get(wanted, wanted)
    if wanted not in FORMATS:
        raise UnknownFormat(text)
    return wanted


def standing_of(card: CardFacts, format: str, on: date) -> Standing:
    """How the card stands in a Constructed format on that day."""
    return standing(card.full_name, card.sets, format, on)


def legal_in(card: CardFacts, format: str, on: date) -> bool:
    """Whether the format lets a deck hold the card; Limited lets it hold what was opened."""
    return format in LIMITED or standing_of(card, format, on).legal


def check(
    deck: Deck,
    format: str,
    on: date,
    pool: Pool | None = None,
    limits: DeckLimits | None = None,
) -> list[Fault]:
    """Every fault of the deck in the format on that day; an empty list means it may be played.
    `limits`: those of a variant, which hold in place of the format's (CR 10.1.2)."""
    format = format_named(format)
    pool = default_pool() if pool is None else pool
    if limits is not None:
        faults = check_deck(deck, limits, pool)
        if format not in LIMITED:
            faults += _check_cards(deck, format, on, pool)
    elif format in LIMITED:
        # CR 1.10.1.2: any ink types, any number of copies; only the size is prescribed.
        faults = check_unknown(deck, pool) + check_size(deck, LIMITED[format], "1.10.1.2")
    else:
        faults = check_constructed(deck, pool)
        faults += _check_cards(deck, format, on, pool)
    return faults + _check_unparsed(deck, pool)


def _check_cards(deck: Deck, format: str, on: date, pool: Pool) -> list[Fault]:
    """Cards that are banned or in no set of the format."""
    faults: list[Fault] = []
    for full_name in deck.counts:
        if full_name in pool:
            found = standing_of(pool[full_name], format, on)
            if not found.legal:
                faults.append(_not_legal(pool[full_name], format, found))
    return faults


def _not_legal(card: CardFacts, format: str, found: Standing) -> Fault:
    # CR 1.10.1.1: no banned cards. CR 1.10.1: the deck must meet the rules of its format.
    clause, kind = ("1.10.1.1", "banned") if found.reason == "banned" else ("1.10.1", "format")
    name = card.full_name
    about: dict[str, Arg] = {"card": CardNamed(name)}
    if found.reason in _WHY:
        about["format"] = Message(_NAMED[format])
        if found.since is not None:
            about["since"] = str(found.since)
        if found.until is not None:
            about["until"] = str(found.until)
        message = Message(_WHY[found.reason][found.until is not None], **about)
    else:
        message = Message("deck-no-set", **about)
    return Fault(clause, kind, message, (name,))


def _check_unparsed(deck: Deck, pool: Pool) -> list[Fault]:
    """Cards whose text the engine does not understand whole: it never guesses what they do."""
    return [
        Fault(
            "1.10.1",
            "unparsed",
            Message("deck-unparsed", card=CardNamed(name)),
            (name,),
        )
        for name in deck.counts
        if name in pool and pool[name].unparsed
    ]
