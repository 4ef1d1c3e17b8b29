"""Decks in the formats that people use: read any of them, write each of them.

`text`       `4 HeiHei - Boat Snack`, one card to a line (Dreamborn and others)
`codes`      `4 1/7`: set and number; such lines may also stand in a text
`pixelborn`  base64 of `Name_Version$Count|` repeated
`tts`        a saved object of Tabletop Simulator: JSON with `ObjectStates[].ContainedObjects[]`

>>> read("SGVpSGVpX0JvYXQgU25hY2skNHxTbWFzaCQyfA==").counts
{'HeiHei - Boat Snack': 4, 'Smash': 2}
"""

from __future__ import annotations

import base64
import binascii
import json
import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final, TypeVar

from tintero import limits
from tintero.cards.decklines import LineFault, WrittenLine, bad, named, own_code, read_line, settle
from tintero.cards.pool import Pool, default_pool
from tintero.messages import COMMA, Listed, Message, Problem, say
from tintero.reading import Unreadable, json_value

FORMATS: Final = ("text", "codes", "pixelborn", "tts")

_NAME_LINE: Final = re.compile(r"^\s*#\s*deck:\s*(.*\S)\s*$", re.IGNORECASE)
_CODED: Final = re.compile(r"^\s*(\d+\s*[x×]?\s+)?\d+\s*[/-]\s*\d+", re.IGNORECASE)
_BASE64: Final = re.compile(r"^[A-Za-z0-9+/_-]{8,}={0,2}$")
_COUNTED: Final = re.compile(r"\$\d+\|")
_ENTRY: Final = re.compile(r"^(.*)\$\s*(\d+)$", re.DOTALL)


class UnknownWriting(Problem, ValueError):
    """A deck can't be written in that format."""


@dataclass(frozen=True)
class DeckReading:
    """What was read, line by line; in a code or in JSON, entry by entry. Nothing is left out."""

    format: str
    name: str
    lines: tuple[WrittenLine, ...]

    @property
    def cards(self) -> tuple[str, ...]:
        """Full names in order, one for each copy."""
        return tuple(line.card for line in self.lines for _ in range(line.count))

    @property
    def counts(self) -> dict[str, int]:
        return dict(Counter(self.cards))

    @property
    def faults(self) -> tuple[LineFault, ...]:
        return tuple(line.fault for line in self.lines if line.fault is not None)


# --- reading ------------------------------------------------------------------------------------


def read(text: str, pool: Pool | None = None) -> DeckReading:
    """Read a deck in any of the formats; which one it is shows in the text itself."""
    pool = default_pool() if pool is None else pool
    form = detect(text)
    if form == "tts":
        return read_tts(text, pool)
    if form == "pixelborn":
        return read_pixelborn(text, pool)
    return read_text(text, pool)


def detect(text: str) -> str:
    """Which format a text is in; anything that is no JSON and no code is taken for lines."""
    bare = text.lstrip("\ufeff").strip()
    if bare.startswith(("{", '["', "[{")):
        return "tts"
    code = "".join(bare.splitlines())
    if _BASE64.match(code) and _COUNTED.search(_decoded(code) or ""):
        return "pixelborn"
    return "text"


def read_text(text: str, pool: Pool) -> DeckReading:
    lines = _each(text.splitlines(), lambda number, line, hint: read_line(number, line, pool, hint))
    names = [found[1] for found in map(_NAME_LINE.match, text.splitlines()) if found]
    cards = [line for line in lines if line.card or line.fault is not None]
    coded = bool(cards) and all(_CODED.match(line.text) for line in cards)
    return DeckReading("codes" if coded else "text", names[0] if names else "", tuple(lines))


Entry = TypeVar("Entry")


def _each(
    entries: Iterable[Entry], read_one: Callable[[int, Entry, bool], WrittenLine]
) -> list[WrittenLine]:
    """Every entry as a line, numbered from 1. The first faults come with what may have been meant;
    the reading ends with more entries, or more cards, than a deck can have."""
    lines: list[WrittenLine] = []
    faults = cards = 0
    for number, entry in enumerate(entries, 1):
        if number > limits.DECK_LINES:
            lines.append(bad(number, "", "…", "format"))
            break
        line = read_one(number, entry, faults < limits.SUGGESTIONS)
        cards += line.count
        if cards > limits.DECK_LINES:
            line = bad(number, line.text, line.text, "count", [line.card])
        lines.append(line)
        faults += line.fault is not None
        if cards > limits.DECK_LINES:
            break
    return lines


def _decoded(code: str) -> str | None:
    plain = code.rstrip("=").replace("-", "+").replace("_", "/")
    try:
        raw = base64.b64decode(plain + "=" * (-len(plain) % 4), validate=True)
    except binascii.Error:
        return None
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError:
        return raw.decode("latin-1")  # some sites write a byte for each letter


def read_pixelborn(text: str, pool: Pool) -> DeckReading:
    decoded = _decoded("".join(text.lstrip("\ufeff").split())) or ""
    entries = decoded.split("|")
    if not entries[-1].strip():
        entries.pop()

    def one(number: int, entry: str, hint: bool) -> WrittenLine:
        found = _ENTRY.match(entry)
        if not found:  # a code that was cut off, or never was one
            return bad(number, entry, entry, "format")
        name, _, version = found[1].strip().partition("_")
        full = f"{name} - {version}" if version else name
        count = limits.number(found[2])
        return settle(number, entry, full, count, pool.exact(full), pool, hint)

    return DeckReading("pixelborn", "", tuple(_each(entries, one)))


def read_tts(text: str, pool: Pool) -> DeckReading:
    try:
        plain = json_value(text.lstrip("\ufeff"))
    except Unreadable as error:
        problem = Message("deck-no-json", problem=error.problem)
        return DeckReading("tts", "", (bad(error.line, say(problem), problem, "format"),))
    states = plain.get("ObjectStates") if isinstance(plain, dict) else None
    if not isinstance(states, list):
        return DeckReading("tts", "", (bad(1, "ObjectStates?", "ObjectStates?", "format"),))
    objects: list[Any] = []
    for state in states:
        inside = state.get("ContainedObjects") if isinstance(state, dict) else None
        objects += inside if isinstance(inside, list) else [state]
    lines = _each(objects, lambda number, one, hint: _tts_card(number, one, pool, hint))
    first = states[0] if states and isinstance(states[0], dict) else {}
    name = first.get("Nickname", "") if "ContainedObjects" in first else ""
    return DeckReading("tts", name if isinstance(name, str) else "", tuple(lines))


def _tts_card(number: int, one: Any, pool: Pool, hint: bool) -> WrittenLine:
    nickname = one.get("Nickname") if isinstance(one, dict) else None
    if not isinstance(nickname, str) or not nickname.strip():
        return bad(number, "Nickname?", "Nickname?", "format")
    name = nickname.strip().splitlines()[0].strip()
    return settle(number, name, name, 1, named(name, pool), pool, hint)


# --- writing ------------------------------------------------------------------------------------


def write(name: str, cards: Sequence[str], form: str, pool: Pool | None = None) -> str:
    """These cards in one of FORMATS; `read` reads them back."""
    pool = default_pool() if pool is None else pool
    if form == "text":
        return write_text(name, cards)
    if form == "codes":
        head = f"# deck: {name}\n" if name else ""
        rows = [f"{n} {own_code(pool[card])}\n" for card, n in _runs(cards)]
        return head + "".join(rows)
    if form == "pixelborn":
        rows = []
        for card, n in Counter(cards).items():
            facts = pool[card]
            full = f"{facts.name}_{facts.version}" if facts.version else facts.name
            rows.append(f"{full}${n}|")
        return base64.b64encode("".join(rows).encode()).decode("ascii") + "\n"
    if form == "tts":
        return write_tts(name, cards)
    available = Listed(FORMATS, COMMA)
    raise UnknownWriting(Message("deck-unknown-writing", format=repr(form), available=available))


def write_text(name: str, cards: Sequence[str]) -> str:
    lines = [f"# deck: {name}"] if name else []
    lines += [f"{n} {card}" for card, n in _runs(cards)]
    return "\n".join(lines) + "\n"


def _runs(cards: Sequence[str]) -> list[tuple[str, int]]:
    """Equal neighbours together; the order of the cards is kept."""
    return [(card, len(list(same))) for card, same in groupby(cards)]


def write_tts(name: str, cards: Sequence[str]) -> str:
    """A deck as a saved object. It has the names of the cards and no pictures of them."""
    numbers = {card: 100 * n for n, card in enumerate(dict.fromkeys(cards), 1)}
    inside = [
        {"Name": "Card", "Nickname": card, "CardID": numbers[card], "Transform": _PLACE}
        for card in cards
    ]
    deck = {
        "Name": "DeckCustom",
        "Nickname": name,
        "Transform": _PLACE,
        "DeckIDs": [numbers[card] for card in cards],
        "ContainedObjects": inside,
    }
    return json.dumps({"ObjectStates": [deck]}, ensure_ascii=False, indent=1) + "\n"


_PLACE: Final = {
    "posX": 0, "posY": 1, "posZ": 0, "rotX": 0, "rotY": 180, "rotZ": 180,
    "scaleX": 1, "scaleY": 1, "scaleZ": 1,
}  # fmt: skip
