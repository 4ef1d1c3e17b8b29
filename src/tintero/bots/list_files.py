"""Files about lists of cards, found by the cards: one's own before those that come along.

The shipped decks come with theirs; others lie in the user's folder of data, one for each key. A
file that can't be read, or is for other weights, is as none: a game does not end because of it, and
practising again writes it anew.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import lru_cache
from hashlib import blake2b
from importlib import resources
from pathlib import Path
from typing import Final, Generic, TypeVar

from tintero.folders import folder_of
from tintero.reading import file_bytes, file_text

FOLDER: Final = "practised"  # of the user's data

T = TypeVar("T")


def list_key(names: Iterable[str]) -> str:
    """The same for the same cards in any order."""
    return blake2b("\n".join(sorted(names)).encode(), digest_size=12).hexdigest()


class ListFiles(Generic[T]):
    """Files of one kind. `comes_along` is the folder of those that do, `inside` that of one's own
    within `folder`; `read` makes a thing of a text and a name, or raises `WrongWeights`; `fits`
    says whether it is for the weights that come along."""

    def __init__(
        self,
        comes_along: str,
        inside: str,
        read: Callable[[str, str], T],
        fits: Callable[[T], bool],
    ) -> None:
        self.comes_along, self.inside = comes_along, inside
        self._read, self._fits = read, fits
        self.known = lru_cache(maxsize=64)(self._known)

    def file(self, key: str) -> Path:
        """Where one's own is; OSError without a home."""
        return folder() / self.inside / f"{key}.json"

    def _known(self, key: str) -> T | None:
        with suppress(OSError, ValueError):
            own = self.file(key)
            found = self._read(file_text(own), str(own))
            if self._fits(found):
                return found
        shipped = resources.files("tintero.bots") / "data" / self.comes_along / f"{key}.json"
        if not shipped.is_file():
            return None
        return self._read(shipped.read_text(encoding="utf-8"), key)

    def digest(self, keys: Iterable[str]) -> str:
        """Tells what lies under these keys on this machine from anything else; nothing: ""."""
        digest, there = blake2b(digest_size=8), False
        for key in keys:
            with suppress(OSError):
                digest.update(key.encode() + b"\n" + file_bytes(self.file(key)))
                there = True
        return digest.hexdigest() if there else ""

    def save(self, key: str, text: str) -> Path:
        """For all games on this machine from now on: the whole file or none. OSError if it can't
        be written."""
        file = self.file(key)
        file.parent.mkdir(parents=True, exist_ok=True)
        part = file.with_suffix(f".{os.getpid()}.part")
        try:
            part.write_text(text, encoding="utf-8")
            part.replace(file)
        finally:
            part.unlink(missing_ok=True)
        return file


def folder() -> Path:
    """Where files of one's own are; OSError without a home."""
    return folder_of("data") / FOLDER
