"""One line of a deck list: a card with its count, something else, or a fault that says what it is.

>>> from tintero.cards.pool import default_pool
>>> line = read_line(1, "4x HeiHei, Boat Snack *E*", default_pool())
>>> line.kind, line.card, line.count
('card', 'HeiHei - Boat Snack', 4)
>>> read_line(2, "4 1/17", default_pool()).card
'Pumbaa - Friendly Warthog'
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tintero import limits
from tintero.cards.facts import CardFacts
from tintero.cards.pool import Pool
from tintero.messages import Message, say

MOST_ON_A_LINE: Final = 999
MOST_CANDIDATES: Final = 5

_BEFORE: Final = re.compile(r"^(\d+)\s*[x×]?\s+(.+)$|^(\d+)[x×](\D.*)$", re.IGNORECASE)
_AFTER: Final = re.compile(r"^(.*\D)\s+[x×]\s?(\d+)$", re.IGNORECASE)
_COMMENT: Final = re.compile(r"^\s*(#|//)|\s(#|//).*$")
_PRINTING: Final = re.compile(r"\s*\*[A-Z]+\*\s*$")
# "1/17", "1-017", "7/26/P2"; and as it is printed on the card: "17/204 EN 1", "17/204 • EN • 1".
_CODE: Final = re.compile(r"^(\d+)\s*[/-]\s*(\d+)(?:\s*/\s*([A-Za-z]+\d*))?$")
_PRINTED: Final = re.compile(r"^(\d+)\s*/\s*(\d+)\s*[·•]?\s*[A-Z]{2}\s*[·•]?\s*(\d+)$")
_HEAD = (
    r"(main ?(board|deck)?|deck( ?list)?|cards|characters?|actions?|songs?|items?|locations?"
    r"|amber|amethyst|emerald|ruby|sapphire|steel)"
)
# "Characters (24)", "Songs and actions", "== Items ==", "Amber / Steel", "Deck name: Sunshine"
_HEADER: Final = re.compile(
    rf"^\W*{_HEAD}(( and |\s*[&,/-]\s*){_HEAD})*\W*(\(?\d+\)?)?\W*$"
    r"|^(deck|name|deck name|format|author|inks?)\s*:.*$",
    re.IGNORECASE,
)
# What stands below such a heading is not in the deck, so it may not be taken for a plain heading.
_ASIDE: Final = re.compile(r"^\W*(side ?board|maybe ?board|maybe|considering)\b", re.IGNORECASE)


@dataclass(frozen=True)
class LineFault:
    """A line of a deck that could not be read. `candidates`: what it may have meant.

    In a code or a JSON file `line` counts entries, not lines.
    """

    line: int
    text: str | Message
    problem: str  # "unmatched", "ambiguous", "count" or "format"
    candidates: tuple[str, ...] = ()

    def __str__(self) -> str:
        return self.sentence("en")

    def sentence(self, lang: str) -> str:
        """`line 3: unmatched: Dragon Fyre (Dragon Fire)`"""
        return say(self.message, lang)

    @property
    def message(self) -> Message:
        line, problem = str(self.line), self.problem  # no plural hangs on it
        text = self.text if isinstance(self.text, Message) else limits.clipped(self.text)
        if not self.candidates:
            return Message("deck-line", line=line, problem=problem, text=text)
        candidates = " / ".join(self.candidates)
        return Message(
            "deck-line-hint", line=line, problem=problem, text=text, candidates=candidates
        )


@dataclass(frozen=True)
class WrittenLine:
    """A line of a deck and what it is: "card", "comment", "header", "blank" or a fault."""

    number: int
    text: str
    kind: str
    card: str = ""
    count: int = 0
    fault: LineFault | None = None

    def __repr__(self) -> str:
        shown = {"card": self.card, "count": self.count, "fault": self.fault}
        more = "".join(f", {name}={value!r}" for name, value in shown.items() if value)
        return f"WrittenLine(number={self.number}, text={self.text!r}, kind={self.kind!r}{more})"


def read_line(number: int, line: str, pool: Pool, hint: bool = True) -> WrittenLine:
    """What a line of a text list is. Nothing is guessed: part of a name is never a card.

    With `hint` a fault says what may have been meant.
    """
    line = line.lstrip("\ufeff")
    if len(line) > limits.LINE:
        return bad(number, line, line, "format")
    if not line.strip():
        return WrittenLine(number, line, "blank")
    text = _PRINTING.sub("", _COMMENT.split(line, maxsplit=1)[0]).strip()
    if not text or _COMMENT.match(line):
        return WrittenLine(number, line, "comment")
    # A name may itself begin with a number: the whole line is tried first.
    found = pool.exact(text)
    if found:
        return settle(number, line, text, 1, found, pool, hint)
    # "1/17" alone is a code; "4 1/17" is a count and a code.
    before = None if _CODE.match(text) or _PRINTED.match(text) else _BEFORE.match(text)
    after = None if before else _AFTER.match(text)
    if before:
        count, name = limits.number(before[1] or before[3]), (before[2] or before[4]).strip()
    elif after:
        count, name = limits.number(after[2]), after[1].strip()
    else:
        if not _ASIDE.match(text) and (_HEADER.match(text) or text.endswith(":")):
            return WrittenLine(number, line, "header")
        count, name = 1, text
    return settle(number, line, name, count, named(name, pool), pool, hint)


def named(name: str, pool: Pool) -> list[CardFacts]:
    """The cards that a name or a set code may mean."""
    code = code_of(name)
    if code:
        return [pool[full_name] for full_name in pool_codes(pool).get(code, ())]
    return pool.exact(name)


def settle(
    number: int,
    line: str,
    name: str,
    count: int,
    found: Sequence[CardFacts],
    pool: Pool,
    hint: bool = True,
) -> WrittenLine:
    """The line for these cards: one card, or a fault."""
    if not found:
        near: Sequence[str] = ()
        if hint:
            near = [card.full_name for card in pool.find(name)][:MOST_CANDIDATES]
            near = near or pool.near(name)
        return bad(number, line, name, "unmatched", near)
    names = [card.full_name for card in found]
    if len(found) > 1:
        return bad(number, line, name, "ambiguous", names)
    if not 1 <= count <= MOST_ON_A_LINE:
        return bad(number, line, name, "count", names)
    return WrittenLine(number, line, "card", names[0], count)


def bad(
    number: int,
    line: str,
    text: str | Message,
    problem: str,
    candidates: Sequence[str] = (),
) -> WrittenLine:
    fault = LineFault(number, text, problem, tuple(candidates))
    return WrittenLine(number, line, problem, fault=fault)


# --- set codes ----------------------------------------------------------------------------------


def code_of(text: str) -> str:
    """A set code as the pool writes it, or nothing if the text is none.

    >>> code_of("1-017"), code_of("17/204 • EN • 1"), code_of("7/26/p2"), code_of("Smash")
    ('1/17', '1/17', '7/26/P2', '')
    """
    printed = _PRINTED.match(text)
    if printed:
        return f"{limits.number(printed[3])}/{limits.number(printed[1])}"
    code = _CODE.match(text)
    if not code:
        return ""
    group = f"/{code[3].upper()}" if code[3] else ""
    return f"{limits.number(code[1])}/{limits.number(code[2])}{group}"


_CODES: dict[int, tuple[Pool, dict[str, tuple[str, ...]]]] = {}


def pool_codes(pool: Pool) -> dict[str, tuple[str, ...]]:
    """Set code → the full names printed there; worked out once for each pool."""
    held = _CODES.get(id(pool))
    if held is None or held[0] is not pool:
        found: dict[str, tuple[str, ...]] = {}
        for card in pool:
            for code in card.printings or (f"{card.set}/{card.number}",):
                found[code] = (*found.get(code, ()), card.full_name)
        held = _CODES[id(pool)] = (pool, found)
    return held[1]


def own_code(card: CardFacts) -> str:
    """The code of the printing that stands for the card."""
    group = f"/{card.group}" if card.group else ""
    return f"{card.set}/{card.number}{group}"
