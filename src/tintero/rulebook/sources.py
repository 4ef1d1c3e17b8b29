"""Reading the rulebook's data files, and the small things every module here needs.

The data lies beside this file in ``data/``; nothing outside the package is read.
"""

from __future__ import annotations

import tomllib
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

LANGUAGES = ("en", "es")


@dataclass(frozen=True, slots=True)
class Text:
    """One text in both languages.

    >>> Text("bag", "bolsa").get("es")
    'bolsa'
    """

    en: str
    es: str

    def get(self, lang: str) -> str:
        if lang == "en":
            return self.en
        if lang == "es":
            return self.es
        raise ValueError(f"unknown language {lang!r}: expected one of {', '.join(LANGUAGES)}")


def read_text(name: str) -> str:
    """The data file of that name, as text."""
    return (files("tintero.rulebook") / "data" / name).read_text(encoding="utf-8")


def read_toml(name: str) -> dict[str, Any]:
    """The data file of that name, as a table."""
    return tomllib.loads(read_text(name))


def data_files(prefix: str) -> list[str]:
    """Names of the data files that start with `prefix`."""
    folder = files("tintero.rulebook") / "data"
    return sorted(entry.name for entry in folder.iterdir() if entry.name.startswith(prefix))


def text(table: Mapping[str, Any], prefix: str = "") -> Text:
    """The pair ``prefix_en`` / ``prefix_es`` (or ``en`` / ``es``) of a table."""
    stem = f"{prefix}_" if prefix else ""
    return Text(en=table[f"{stem}en"], es=table[f"{stem}es"])


def maybe_text(table: Mapping[str, Any], prefix: str) -> Text | None:
    """Like `text`, or None when the table has no such pair."""
    return text(table, prefix) if f"{prefix}_en" in table else None


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
