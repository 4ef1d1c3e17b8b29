"""Text → AST → English, and is it the same? `compare` and `report`.

The renderer is not the parser run backwards, so what the parser drops or misreads shows up here
as a different lemma. `python -m tintero.text.audit FILE` does it for a whole card file.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from difflib import SequenceMatcher
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final, NamedTuple, final

from tintero.ability.base import Ability
from tintero.ability.render.english import english
from tintero.ability.render.realise.en.words import TYPES
from tintero.text.lemmas import COMMA, KEPT, STOP, lemmas
from tintero.vocab import CardType

KINDS: Final = ("wording", "once")
OWN_NAME: Final = re.compile(r"\b(?:cards named|cop(?:y|ies) of) (?!this )[^.]+ in your deck")
AROUND: Final = 3  # lemmas shown after the first difference


class SameWording(NamedTuple):
    say: tuple[str, ...]
    for_: tuple[str, ...]
    why: str
    kind: str  # of KINDS: used by many cards, or by one


@cache
def wordings() -> tuple[SameWording, ...]:
    """The listed wordings that mean the same by rule."""
    lists = tomllib.loads(files("tintero.text").joinpath("wordings.toml").read_text("utf-8"))
    return tuple(
        SameWording(tuple(entry["say"].split()), tuple(entry["for"].split()), entry["why"], kind)
        for kind in KINDS
        for entry in lists[kind]
    )


def is_number(word: str) -> bool:
    return word.lstrip("+-").isdigit()


def fits(pattern: str, word: str) -> bool:
    if pattern == "#":
        return is_number(word)
    if pattern == "*":
        return word[:1].isalpha()
    return pattern == word


@lru_cache(maxsize=KEPT)
def folded(text: str) -> tuple[str, ...]:
    """The lemmas of a text, every listed wording in the one form it is compared as."""
    words = (STOP, *lemmas(text))
    there = frozenset(words)
    for wording, needed in folding():
        if needed <= there:
            words = fold_one(words, wording)
            there = frozenset(words)
    return tuple(word for word in words[1:] if word != COMMA)


@cache
def folding() -> tuple[tuple[SameWording, frozenset[str]], ...]:
    """The listed wordings, each with the words a text must have for it."""
    return tuple((one, frozenset(one.say).difference("#*")) for one in wordings())


def fold_one(words: tuple[str, ...], wording: SameWording) -> tuple[str, ...]:
    size = len(wording.say)
    if not all(mark in "#*" or mark in words for mark in wording.say):
        return words
    out: list[str] = []
    i = 0
    while i < len(words):
        here = words[i : i + size]
        if len(here) < size or not all(map(fits, wording.say, here)):
            out.append(words[i])
            i += 1
            continue
        spare = [word for mark, word in zip(wording.say, here, strict=True) if mark in "#*"]
        for word in wording.for_:
            out.append(spare.pop(0) if word in "#*" else word)
        i += size
    return tuple(out)


@final
@dataclass(frozen=True)
class TextDifference:
    """Where a text and the rendering of its AST part."""

    printed: tuple[str, ...]
    rendered: tuple[str, ...]
    at: int  # the first lemma that differs

    def __str__(self) -> str:
        return f"{self.place(self.printed)} ≠ {self.place(self.rendered)}"

    def place(self, words: tuple[str, ...]) -> str:
        return " ".join(words[max(self.at - 1, 0) : self.at + AROUND]) or "(end)"

    def changes(self) -> list[str]:
        """Which words got lost (−), came (+) or became others (→)."""
        found: list[str] = []
        matcher = SequenceMatcher(None, self.printed, self.rendered, autojunk=False)
        for what, a, b, c, d in matcher.get_opcodes():
            was, now = " ".join(self.printed[a:b]), " ".join(self.rendered[c:d])
            if what == "replace":
                found.append(f"{was} → {now}")
            elif what != "equal":
                found.append(f"− {was}" if was else f"+ {now}")
        return found


def in_english(abilities: tuple[Ability, ...], type: int, card: str = "") -> str:
    """What a unit of text became, as one text again, without its story name.

    `card` is what the card calls itself, if not "this …".
    """
    said: list[str] = []
    for ability in abilities:
        title = f"{getattr(ability, 'name', '').upper()}  "
        said.append(english(ability, card, type).removeprefix(title))
    return " ".join(said)


def calling_itself(text: str, type: int, card: str) -> str:
    """The text with "this …" where it calls the card by its name, which deck rules do.

    Of a text without a card it is taken that the name is the card's own.
    """
    this = f"this {TYPES[type]}"
    if not card:
        return OWN_NAME.sub(f"copies of {this} in your deck", text)
    for name in (card, card.partition(" - ")[0]):
        text = text.replace(f"cards named {name} in", f"copies of {name} in")
        for copies in ("copy", "copies"):
            text = text.replace(f"{copies} of {name} in", f"{copies} of {this} in")
    return text


def compare(
    text: str, abilities: tuple[Ability, ...], type: int = CardType.CHARACTER, card: str = ""
) -> TextDifference | None:
    """What differs between a text, without its story name, and its AST in English.

    `card`: its full name, for texts that call the card by it.
    """
    printed = folded(calling_itself(text, type, card))
    rendered = folded(in_english(abilities, type))
    if printed == rendered:
        return None
    at = 0
    while at < min(len(printed), len(rendered)) and printed[at] == rendered[at]:
        at += 1
    return TextDifference(printed, rendered, at)


class TextPair(NamedTuple):
    """A text to check: whose it is, what it says, what it became."""

    card: str
    text: str
    abilities: tuple[Ability, ...]
    type: int


@final
@dataclass(frozen=True)
class RoundtripReport:
    total: int
    differences: tuple[tuple[TextPair, TextDifference], ...]

    @property
    def equal(self) -> int:
        return self.total - len(self.differences)

    def lines(self) -> list[str]:
        """Counts, then the differences, the most frequent first place first."""
        groups: dict[str, list[tuple[TextPair, TextDifference]]] = {}
        for pair, difference in self.differences:
            groups.setdefault(str(difference), []).append((pair, difference))
        out = [f"{self.equal} of {self.total} equal"]
        for place, group in sorted(groups.items(), key=lambda item: -len(item[1])):
            out.append(f"{len(group)} × {place}")
            for pair, _ in group:
                out.append(f"    {pair.card}")
        return out


def report(pairs: Iterable[TextPair]) -> RoundtripReport:
    total = 0
    out: list[tuple[TextPair, TextDifference]] = []
    for pair in pairs:
        total += 1
        difference = compare(pair.text, pair.abilities, pair.type, pair.card)
        if difference is not None:
            out.append((pair, difference))
    return RoundtripReport(total, tuple(out))
