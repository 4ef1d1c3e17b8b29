"""What a sentence is about: its words without accents and endings, and what they mean at the table.

A *term* is the stem of a word, or `=name` for words of `data/slang.toml` that mean the same, in
either language. Rulings, clauses and questions are made into terms by the same function.
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

DATA: Final = Path(__file__).with_name("data")
_WORD: Final = re.compile(r"[a-z0-9]+(?:\.[0-9]+)*")
_MARKS: Final = re.compile("[\u0300-\u036f]")
_JOINS: Final = re.compile(r"(?<=[a-z])['’´`](?=[a-z])")
# Endings of either language, the longest first; at least so many letters stay.
_ENDINGS: Final = (
    "iendose", "amientos", "amiento", "aciones", "andose", "acion", "iendo", "ieron", "ando",
    "adas", "ados", "idas", "idos", "arse", "erse", "irse", "aron", "aban", "aria", "aras", "ings",
    "ada", "ado", "ida", "ido", "aba", "ara", "ing", "ies", "ied", "ar", "er", "ir", "ed", "es",
    "en", "an", "as", "os", "a", "e", "o", "s", "y",
)  # fmt: skip
_LEAST: Final = 3
_SECOND: Final = 4  # what a second, short ending must leave
# Words that say nothing by themselves, and how questions begin.
STOP: Final = frozenset((DATA / "small.txt").read_text(encoding="utf-8").split())


def fold(text: str) -> str:
    """Small letters without accents; an apostrophe joins, everything else parts.

    >>> fold("¿Can't my opponent's Él desafía?")
    '¿cant my opponents el desafia?'
    """
    return _JOINS.sub("", _MARKS.sub("", unicodedata.normalize("NFKD", text).casefold()))


@lru_cache(maxsize=50_000)
def stem(word: str) -> str:
    """
    >>> [stem(word) for word in ("desafia", "desafiado", "challenging", "challenges", "destierra")]
    ['desaf', 'desaf', 'challeng', 'challeng', 'desterr']
    """
    if not word.isalpha():
        return word
    found = word
    for ending in _ENDINGS:
        if found.endswith(ending) and len(found) - len(ending) >= _LEAST:
            found = found[: -len(ending)]
            break
    if len(found) > _SECOND and found[-1] in "aeioys":
        found = found[:-1]
    # Vowels that break in Spanish: mueve, mover; destierra, desterrar.
    return found.replace("ue", "o").replace("ie", "e") if len(found) > _LEAST else found


# --- what means the same --------------------------------------------------------------------------


@dataclass(frozen=True)
class Slang:
    """Meanings by word, by stem, and by the first stem of a phrase."""

    words: dict[str, tuple[str, ...]]
    stems: dict[str, tuple[str, ...]]
    phrases: dict[str, tuple[tuple[tuple[str, ...], str], ...]]


def read_table(name: str) -> dict[str, Any]:
    return tomllib.loads((DATA / name).read_text(encoding="utf-8"))


@lru_cache(maxsize=1)
def slang() -> Slang:
    words: dict[str, list[str]] = {}
    stems: dict[str, list[str]] = {}
    phrases: dict[str, list[tuple[tuple[str, ...], str]]] = {}
    for name, listed in read_table("slang.toml").items():
        meaning = f"={name}"
        for entry in str(listed).split(","):
            exact = entry.strip().startswith("=")
            parts = _WORD.findall(fold(entry))
            if len(parts) > 1:
                key = tuple(stem(part) for part in parts)
                phrases.setdefault(key[0], []).append((key, meaning))
                continue
            words.setdefault(parts[0], []).append(meaning)
            if not exact:
                stems.setdefault(stem(parts[0]), []).append(meaning)
    return Slang(
        {word: tuple(dict.fromkeys(found)) for word, found in words.items()},
        {word: tuple(dict.fromkeys(found)) for word, found in stems.items()},
        {
            first: tuple(sorted(found, key=lambda one: -len(one[0])))
            for first, found in phrases.items()
        },
    )


def words_of(text: str) -> list[str]:
    """The words of a text, folded, in order."""
    return _WORD.findall(fold(text))


@lru_cache(maxsize=20_000)
def terms_of_word(word: str) -> tuple[str, ...]:
    """What a single word means, or its stem; nothing for one that says nothing."""
    known = slang()
    if word in known.words:
        return known.words[word]
    if word in STOP or (len(word) == 1 and not word.isdecimal()):
        return ()
    end = stem(word)
    return known.stems.get(end) or (end,)


def phrases_in(words: list[str]) -> list[tuple[int, int, str]]:
    """The phrases that stand in a text: from, to, meaning. They may overlap."""
    known = slang().phrases
    ends = [stem(word) for word in words]
    found = []
    for at, first in enumerate(ends):
        for key, meaning in known.get(first, ()):
            if tuple(ends[at : at + len(key)]) == key:
                found.append((at, at + len(key), meaning))
    return found


def terms(text: str) -> list[str]:
    """All that a text is about, as often as it says it.

    >>> terms("¿Mi rival desafía a un Guardaespaldas?") == terms("My opponent attacks a bodyguard")
    True
    """
    words = words_of(text)
    found = [term for word in words for term in terms_of_word(word)]
    return found + [meaning for _, _, meaning in phrases_in(words)]
