"""Records of a card file + something that reads their text → the cards of the pool.

`compile_unit` reads one unit of a record; it answers with abilities or with `Unparsed`, the words
it could not read. A card with an unread unit keeps its facts and its other abilities, and says so
in `CardFacts.unparsed`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple, TypeAlias

from tintero.ability.base import Ability
from tintero.ability.codec import encode
from tintero.cards.facts import CardFacts
from tintero.text.records import CardRecord, Unit

# No printed sentence is stored: of the words that were not read, at most these many, and at most
# half as many as the unit has.
MOST_WORDS: Final = 4


class Unparsed(NamedTuple):
    """The words of a unit that could not be read: all from the first that did not fit, or those
    that would be read as others ("deck → hand").
    """

    left: str


def few(left: str, text: str) -> str:
    """The first of the words left over of a text."""
    words = left.split()
    most = max(3 if "→" in words else 1, min(MOST_WORDS, len(text.split()) // 2))
    return " ".join(words[:most]) + (" …" if len(words) > most else "")


CompileUnit: TypeAlias = Callable[[CardRecord, Unit], "tuple[Ability, ...] | Unparsed"]


def build_pool(records: Iterable[CardRecord], compile_unit: CompileUnit) -> list[CardFacts]:
    """A card for every record, in the order of the records."""
    return [build_card(record, compile_unit) for record in records]


def build_card(record: CardRecord, compile_unit: CompileUnit) -> CardFacts:
    abilities: list[Ability] = []
    unparsed: list[tuple[str, str]] = []
    for unit in record.units:
        read = compile_unit(record, unit)
        if isinstance(read, Unparsed):
            unparsed.append((unit.label, few(read.left, unit.text)))
            continue
        for ability in read:
            encode(ability)  # what cannot be stored shall fail here, with the card at hand
        abilities += read
    return record.facts.replace(abilities=tuple(abilities), unparsed=tuple(unparsed))
