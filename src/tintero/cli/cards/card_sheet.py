"""One card for people and as data: what is printed, what it says, where it is legal."""

from __future__ import annotations

from datetime import date
from typing import Any, Final

from rich.text import Text

from tintero.ability.render.speakers import SPEAKERS
from tintero.cards.facts import CardFacts
from tintero.cards.formats import CONSTRUCTED, Standing, sets
from tintero.cards.formats.verdict import format_name, standing_of
from tintero.cards.in_words import figures, ink, numbers, text_of, type_line
from tintero.messages import Message, say
from tintero.vocab import INK_NAMES, TYPE_NAMES

STANDINGS: Final = {
    "legal": "cards-legal",
    "banned": "cards-banned",
    "rotated": "cards-rotated",
    "early": "cards-early",
    "no set": "cards-in-no-set",
}


def sheet(card: CardFacts, lang: str, texts: str = "") -> Text:
    """The card as text: name, line of types, numbers, abilities (in `texts`, if given)."""
    result = Text(card.full_name, style="bold")
    inks = " / ".join(ink(i, lang) for i in card.inks)
    symbol = say(Message("printed-inkable" if card.inkable else "printed-not-inkable"), lang)
    cost = say(Message("printed-cost", count=card.cost), lang)
    result.append(f"\n{inks} · {cost} · {symbol}", style="not bold")
    result.append(f"\n{type_line(card, lang)}", style="not bold italic")
    if numbers(card, lang):
        result.append(f"\n{numbers(card, lang)}", style="not bold")
    for line in text_of(card, texts or lang):
        result.append(f"\n{line}", style="not bold")
    return result


def papers(card: CardFacts, lang: str, on: date) -> list[str]:
    """Its printings, its legality, and whether the engine knows all of its text."""
    lines = [Message("cards-printed", sets=", ".join(set_name(n) for n in card.sets))]
    if card.printings:
        lines.append(Message("cards-printings", printings=", ".join(card.printings)))
    for format in CONSTRUCTED:
        name, standing = format_name(format, lang), stands(standing_of(card, format, on))
        lines.append(Message("cards-legal-in", format=name, standing=standing))
    if card.unparsed:
        lines.append(Message("cards-unparsed"))
    return [say(line, lang) for line in lines]


def stands(found: Standing) -> Message:
    """How a card stands, in a few words.

    >>> say(stands(Standing("rotated", date(2025, 9, 5))), "en")
    'rotated out since 2025-09-05'
    """
    days = {"since": str(found.since), "until": str(found.until or "never")}
    if found.reason == "no set":
        days = {}
    elif found.reason == "early":
        del days["since"]
    return Message(STANDINGS[found.reason], **days)


def set_name(number: int) -> str:
    """ "9 Fabled", or the bare number of a set nobody knows."""
    known = sets().get(number)
    return f"{number} {known.name}" if known else str(number)


def facts(card: CardFacts, on: date) -> dict[str, Any]:
    """The card as data, with its legality on that day."""
    return {
        "full_name": card.full_name,
        "name": card.name,
        "version": card.version,
        "type": TYPE_NAMES[card.type],
        "song": card.song,
        "cost": card.cost,
        "inkable": card.inkable,
        "inks": [INK_NAMES[i] for i in card.inks],
        "classifications": list(card.classes),
        "set": card.set,
        "number": card.number,
        "sets": list(card.sets),
        "printings": list(card.printings),
        **figures(card),
        "legality": {f: _plain(standing_of(card, f, on)) for f in CONSTRUCTED},
        "unparsed": [list(part) for part in card.unparsed],
        "text": {lang: text_of(card, lang) for lang in SPEAKERS},
    }


def _plain(found: Standing) -> dict[str, Any]:
    return {
        "legal": found.legal,
        "reason": found.reason,
        "since": found.since and str(found.since),
        "until": found.until and str(found.until),
    }
