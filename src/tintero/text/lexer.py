"""Printed text → tokens. A token carries the lemma of its word: "characters" is `character`.

Kinds of token: "" a word or sign; NUM, SNUM (+2, -1), STAT (¤ ⛉ ◊), INK (⬡), EXERT (⟳),
INKABLE (◉), DASH (between a cost and its effect), BUL (the dot of a choice), and the proper names
CLASS, KW, COLOR and NAME.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final, NamedTuple

from tintero import limits
from tintero.vocab import INK_NAMES, KEYWORD_NAMES


class Token(NamedTuple):
    kind: str
    value: str  # the lemma, or the proper name as printed
    at: int  # where it begins in the text
    end: int
    gendered: bool = False  # "he", "her": a card speaks so of itself

    def __str__(self) -> str:
        return self.value


class LexError(ValueError):
    """A sign that no card text has."""

    def __init__(self, text: str, at: int) -> None:
        super().__init__(f"cannot read {text[at : at + 12]!r} at character {at + 1}")
        self.at = at


# Words whose lemma is not found by leaving out a final "s".
LEMMAS: Final = {
    "an": "a",
    "abilities": "ability",
    "banishes": "banish",
    "copies": "copy",
    "has": "have",
    "he": "they",
    "she": "they",
    "him": "them",
    "his": "their",
    "he's": "they're",
    "she's": "they're",
    "opponents'": "opponent's",
    "players'": "player's",
    "characters'": "character's",
    "goes": "go",
    "one's": "one's",
    "puppies": "puppy",
}
# Words that end in "s" and are lemmas as they are.
WHOLE: Final = frozenset(
    "this its is as was less unless across always plus regardless yes yours theirs".split()  # noqa: SIM905
)
GENDERED: Final = frozenset(("he", "she", "him", "her", "his", "he's", "she's"))

# "her" is "them" or "their": the latter before what one can have.
OWNED: Final = re.compile(
    r"\s+(¤|⛉|◊|player|hand|deck|discard|inkwell|cost|next|other|owner|Shift)"
)

SYMBOLS: Final = {
    "¤": "STAT",
    "⛉": "STAT",
    "◊": "STAT",
    "⬡": "INK",
    "⟳": "EXERT",
    "◉": "INKABLE",
    "—": "DASH",
    "•": "BUL",
}
# Signs that may be said in words.
SAID: Final = {"strength": "¤", "willpower": "⛉"}
LORE_OF: Final = re.compile(r"lore of ", re.IGNORECASE)
WORD: Final = re.compile(r"[a-zà-ÿ]+(?:[-/][a-zà-ÿ]+)*(?:'[a-z]*)?", re.IGNORECASE)
SIGNED: Final = re.compile(r"[+-][0-9]{1,4}")
NUMBER: Final = re.compile(r"[0-9]{1,4}")
SIGNS: Final = ",.:!“”+"


class Lexer:
    """Knows the proper names: classifications, keywords, inks and the names of cards."""

    def __init__(self, names: Iterable[str], classes: Iterable[str]) -> None:
        self._names = frozenset(plain(name) for name in names)
        self._longest = max((len(name) for name in self._names), default=0)
        proper: dict[str, tuple[str, str]] = {}
        for name in classes:
            for form in (name, plural(name)):
                proper[form] = ("CLASS", name)
        for name in KEYWORD_NAMES:
            proper[name] = ("KW", name)
        for name in INK_NAMES:
            proper[name] = ("COLOR", name)
        self._proper = proper
        longest_first = sorted(proper, key=len, reverse=True)
        self._find_proper = re.compile(rf"(?:{'|'.join(map(re.escape, longest_first))})(?![\w'])")

    def tokens(self, text: str) -> tuple[Token, ...]:
        """The whole text, or LexError."""
        text = plain(text)
        if len(text) > limits.LINE:
            raise LexError(text, limits.LINE)
        found: list[Token] = []
        at = 0
        while at < len(text):
            if text[at].isspace():
                at += 1
                continue
            token = (
                self._name(text, at, found)
                or self._sign(text, at)
                or self._stat(text, at, found)
                or self._word(text, at)
            )
            if token is None:
                raise LexError(text, at)
            found.append(token)
            at = token.end
        return tuple(found)

    def _name(self, text: str, at: int, before: list[Token]) -> Token | None:
        """A card's name, where a text may have one: after "named", "copies of", another name."""
        if not names_follow(before):
            return None
        for end in range(min(len(text), at + self._longest), at, -1):
            inside = end < len(text) and (text[end].isalnum() or text[end] in "'-")
            if not inside and text[at:end] in self._names:
                return Token("NAME", text[at:end], at, end)
        return None

    def _sign(self, text: str, at: int) -> Token | None:
        sign = text[at]
        if sign in SYMBOLS:
            return Token(SYMBOLS[sign], sign, at, at + 1)
        for kind, form in (("SNUM", SIGNED), ("NUM", NUMBER)):
            if match := form.match(text, at):
                return Token(kind, match.group(), at, match.end())
        return Token("", sign, at, at + 1) if sign in SIGNS else None

    def _stat(self, text: str, at: int, before: list[Token]) -> Token | None:
        """A card's strength, willpower or lore in words. "Lore" alone is what players have."""
        match = WORD.match(text, at)
        word = match.group().lower() if match else ""
        lore = word == "lore" and (of_a_card(before) or LORE_OF.match(text, at))
        sign = SAID.get(word, "◊" if lore else "")
        return Token("STAT", sign, at, at + len(word)) if sign else None

    def _word(self, text: str, at: int) -> Token | None:
        if match := self._find_proper.match(text, at):
            kind, name = self._proper[match.group()]
            return Token(kind, name, at, match.end())
        if match := WORD.match(text, at):
            word = match.group().lower()
            if word == "her":
                lemma = "their" if OWNED.match(text, match.end()) else "them"
            else:
                lemma = lemma_of(word)
            return Token("", lemma, at, match.end(), word in GENDERED)
        return None


def plain(text: str) -> str:
    """Straight apostrophes and single spaces."""
    return " ".join(text.replace("’", "'").replace("‘", "'").split())


def plural(name: str) -> str:
    return name[:-1] + "ies" if name.endswith("y") else name + "s"


def lemma_of(word: str) -> str:
    if word in LEMMAS:
        return LEMMAS[word]
    if word.endswith("s") and word not in WHOLE and not word.endswith("'s"):
        return word[:-1]
    return word


def of_a_card(before: list[Token]) -> bool:
    """Whether lore said here is a card's: "+2 lore", "that location's lore", "with 2 lore"."""
    if not before:
        return False
    last = before[-1]
    if last.kind == "NUM":
        return len(before) > 1 and before[-2].value == "with"
    return last.kind == "SNUM" or last.value in ("+", "their", "its") or last.value.endswith("'s")


def names_follow(before: list[Token]) -> bool:
    if not before:
        return False
    last = before[-1].value
    if last == "named":
        return True
    if last == "of":
        return len(before) > 1 and before[-2].value == "copy"
    if last == "both":
        return len(before) > 1 and before[-2].value == "named"
    return last in ("or", "and") and len(before) > 1 and before[-2].kind == "NAME"
