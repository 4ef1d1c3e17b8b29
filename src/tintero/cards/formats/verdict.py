"""`check`: everything that keeps a deck out of a format on a day."""

from __future__ import annotations

from datetime import date
from typing import Final

from tintero.cards.deck import Deck, Fault, check_constructed, check_size, check_unknown
from tintero.cards.facts import CardFacts
from tintero.cards.formats.calendar import Standing, standing
from tintero.cards.pool import Pool, default_pool

# CR 1.10.1: Constructed decks are built in advance, Limited decks from sealed product.
CONSTRUCTED: Final = ("core", "infinity")
# CR 1.10.1.2: a Limited deck has at least 35 cards in Draft or 40 in Sealed.
LIMITED: Final = {"draft": 35, "sealed": 40}
FORMATS: Final = (*CONSTRUCTED, *LIMITED)
ALIASES: Final = {"limited": "sealed"}
NAMES: Final = {"core": "Core", "infinity": "Infinity", "draft": "Draft", "sealed": "Sealed"}
NAMES_ES: Final = NAMES | {"sealed": "Sellado"}


class UnknownFormat(LookupError):
    """There is no format of that name."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.available = (*FORMATS, *ALIASES)
        super().__init__(f"unknown format {text!r}; there are: {', '.join(self.available)}")


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


def check(deck: Deck, format: str, on: date, pool: Pool | None = None) -> list[Fault]:
    """Every fault of the deck in the format on that day; an empty list means it may be played."""
    format = format_named(format)
    pool = default_pool() if pool is None else pool
    if format in LIMITED:
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
    name, where = card.full_name, NAMES[format]
    # CR 1.10.1.1: no banned cards. CR 1.10.1: the deck must meet the rules of its format.
    clause, kind = ("1.10.1.1", "banned") if found.reason == "banned" else ("1.10.1", "format")
    if found.reason == "banned":
        en = f"{name} has been banned in {where} since {found.since}"
        es = f"{name} está prohibida en {where} desde el {found.since}"
    elif found.reason == "rotated":
        en = f"{name} has not been legal in {where} since {found.since}, when its sets rotated out"
        es = f"{name} no es legal en {where} desde el {found.since}, cuando rotaron sus colecciones"
    elif found.reason == "early":
        en = f"{name} is not legal in {where} yet"
        es = f"{name} aún no es legal en {where}"
        if found.until is None:
            en += "; no day is announced"
            es += "; no hay fecha anunciada"
    else:
        en = f"{name} is printed in no set that the legality data know"
        es = f"{name} no está en ninguna colección que conozcan los datos de legalidad"
    if found.until is not None:
        en += f"; it is legal from {found.until} on"
        es += f"; es legal desde el {found.until}"
    return Fault(clause, kind, f"{en}.", f"{es}.", (name,))


def _check_unparsed(deck: Deck, pool: Pool) -> list[Fault]:
    """Cards whose text the engine does not understand whole: it never guesses what they do."""
    return [
        Fault(
            "1.10.1",
            "unparsed",
            f"{name} has text that the engine can't read: the deck is refused ranked and simulated "
            "play.",
            f"{name} tiene texto que el motor no entiende: el mazo no se admite en partidas "
            "clasificatorias ni simuladas.",
            (name,),
        )
        for name in deck.counts
        if name in pool and pool[name].unparsed
    ]
