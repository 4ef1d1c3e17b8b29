"""The catalogues: which languages there are, and the words of a message in one of them.

A file is read when the first message in it is said: reading all of them takes half a second.
"""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import Any, Final

from tintero.messages.message import Message

FALLBACK: Final = "en"
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
        from fluent.runtime import FluentBundle

        self.lang = lang
        self.bundle: Any = FluentBundle([lang, FALLBACK], use_isolating=False)
        self._read: set[str] = set()
        self._add("terms")

    def _add(self, file: str) -> None:
        from fluent.runtime import FluentResource

        self._read.add(file)
        for folder in folders():
            at = folder / self.lang / f"{file}.ftl"
            if at.is_file():
                self.bundle.add_resource(FluentResource(at.read_text(encoding="utf-8")))

    def pattern(self, id: str) -> Any:
        """The words of a message; None if this language has none for it."""
        if (file := file_of(id)) not in self._read:
            self._add(file)
        return self.bundle.get_message(id).value if self.bundle.has_message(id) else None


@cache
def catalogue(lang: str) -> Catalogue:
    return Catalogue(language(lang))


def filled(message: Message, args: dict[str, Any], lang: str) -> str:
    """A message with its arguments in a language, or in English where that has no words for it."""
    for spoken in (lang, FALLBACK):
        words = catalogue(spoken)
        pattern = words.pattern(message.id)
        if pattern is not None:
            text, errors = words.bundle.format_pattern(pattern, args)
            if errors:
                raise ValueError(f"{message!r} in {spoken!r}: {errors[0]}")
            return str(text)
    raise KeyError(f"no catalogue has the message {message.id!r}")
