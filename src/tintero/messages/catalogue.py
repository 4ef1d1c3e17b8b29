"""The catalogues: which languages there are, and the words of a message in one of them.

A file is cut into entries when the first message in it is said, and an entry is read when it is.
"""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import Final

from tintero.messages.ftl import entries, understood
from tintero.messages.pattern import FALLBACK, NotUsed, Pattern

FOLDER: Final = Path(__file__).with_name("locale")
# One more folder of languages: for those who translate, and for the tests.
MORE: Final = "TINTERO_LOCALES"


def folders() -> list[Path]:
    more = os.environ.get(MORE)
    return [FOLDER, Path(more)] if more else [FOLDER]


def languages() -> tuple[str, ...]:
    """Every language there is a folder for.

    >>> languages()
    ('en', 'es')
    """
    found = {at.name for folder in folders() for at in folder.iterdir() if at.is_dir()}
    return tuple(sorted(found, key=lambda lang: (lang != FALLBACK, lang)))


def language(lang: str) -> str:
    """The language asked for, or an error that names the ones there are."""
    known = languages()
    if lang not in known:
        raise ValueError(f"no language {lang!r}; there are {', '.join(known)}")
    return lang


def file_of(id: str) -> str:
    """The first word of an id is the name of its file."""
    return id.partition("-")[0]


class Catalogue:
    """The words of one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._found: dict[str, str] = {}  # as they are written; terms with their hyphen
        self._ready: dict[str, Pattern] = {}
        self._files: set[str] = set()
        self._add("terms")

    def _add(self, file: str) -> None:
        self._files.add(file)
        for folder in folders():
            at = folder / self.lang / f"{file}.ftl"
            if at.is_file():
                for name, value in entries(at.read_text(encoding="utf-8")).items():
                    self._found.setdefault(name, value)

    def pattern(self, id: str) -> Pattern | None:
        """The words of a message or a term; None if this language has none for it."""
        found = self._ready.get(id)
        if found is not None:
            return found
        if (file := file_of(id)) and file not in self._files:
            self._add(file)
        if id not in self._found:
            return None
        try:
            self._ready[id] = understood(self._found[id])
        except NotUsed as what:
            raise ValueError(f"{id} in {self.lang!r}: {what} is not used in catalogues") from None
        return self._ready[id]


@cache
def catalogue(lang: str) -> Catalogue:
    return Catalogue(language(lang))


def words_of(id: str, lang: str) -> tuple[Pattern, str]:
    """The words of a message and their language: English where the one asked for has none."""
    found = catalogue(lang).pattern(id)
    if found is not None:
        return found, lang
    found = catalogue(FALLBACK).pattern(id)
    if found is not None:
        return found, FALLBACK
    raise KeyError(f"no catalogue has the message {id!r}")
