"""Reading the rulebook's data files, and the small things every module here needs.

The data lies beside this file in ``data/``; nothing outside the package is read.
"""

from __future__ import annotations

import tomllib
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, final

from tintero.messages.pattern import FALLBACK

# The languages that the data is written in: the rulebook's, and the case book's.
LANGUAGES = (FALLBACK, "es")
FOLDER = Path(__file__).with_name("data")


@final
@dataclass(frozen=True, slots=True)
class Wording:
    """One text of the data by language, in English where it has no other: a call says it. It may
    stand in a message (`messages.Spoken`).

    >>> bag = Wording({"en": "bag", "es": "bolsa"})
    >>> bag("es"), bag.get("fr"), bag()
    ('bolsa', 'bag', 'bag')
    """

    words: Mapping[str, str]
    kind: ClassVar[str] = "text"
    ref: ClassVar[str] = ""

    def get(self, lang: str) -> str:
        return self.words.get(lang, self.words[FALLBACK])

    def __call__(self, lang: str = FALLBACK) -> str:
        return self.get(lang)

    def spoken(self, lang: str, people: Sequence[str]) -> str:
        return self.get(lang)

    def __hash__(self) -> int:
        return hash(tuple(self.words.items()))


def read_text(name: str) -> str:
    """The data file of that name, as text."""
    return (FOLDER / name).read_text(encoding="utf-8")


def read_toml(name: str) -> dict[str, Any]:
    """The data file of that name, as a table."""
    return tomllib.loads(read_text(name))


def data_files(prefix: str) -> list[str]:
    """Names of the data files that start with `prefix`."""
    return sorted(entry.name for entry in FOLDER.iterdir() if entry.name.startswith(prefix))


def text(table: Mapping[str, Any], prefix: str = "") -> Wording:
    """What ``prefix_en``, ``prefix_es`` … (or ``en``, ``es`` …) of a table say."""
    stem = f"{prefix}_" if prefix else ""
    return Wording({lang: table[stem + lang] for lang in LANGUAGES if stem + lang in table})


def maybe_text(table: Mapping[str, Any], prefix: str) -> Wording | None:
    """Like `text`, or None when the table says nothing of it."""
    return text(table, prefix) if f"{prefix}_{FALLBACK}" in table else None


def number_key(number: str) -> tuple[int, ...]:
    """Sort key: clause numbers in the order of the rulebook.

    >>> sorted(["8.10", "8.2", "8"], key=number_key)
    ['8', '8.2', '8.10']
    """
    return tuple(int(part) for part in number.split("."))


def fold(words: str) -> str:
    """Lower case, without accents, for comparing what people type.

    >>> fold("SECÁNDOSE")
    'secandose'
    """
    decomposed = unicodedata.normalize("NFKD", words.casefold())
    return "".join(char for char in decomposed if not unicodedata.combining(char))
