"""The games of a run in a file, so that a run that was broken off can go on.

One JSON object to a line: first what the run is, then each game that is over, as it ends. The same
run with the same file plays only the games that are not there; the figures are those of a run that
was never broken off. A last line that was cut is left out. Nothing in the file says what to do: it
must fit the run that was asked for, or it is refused.
"""

from __future__ import annotations

import json
import os
import stat
from collections.abc import Callable
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from typing import Any, Generic, TypeVar

from tintero._build import VERSION
from tintero.bots import pairings, practised
from tintero.bots.shuffles import KEY_BYTES, draw_key
from tintero.cards.deck import Deck
from tintero.cards.pool import default_pool
from tintero.limits import RUN_LINE
from tintero.messages import Message, Problem

FORMAT = 1

Result = TypeVar("Result")
Place = tuple[int, int]  # pairing, game


class KeptError(Problem, ValueError):
    """The file can't be gone on with. `code` is `line` (which one makes no sense), `other` (what
    differs, there and here) or `busy` (another run writes it)."""

    @property
    def code(self) -> str:
        return self.message.id.rpartition("-")[2]


class Kept(Generic[Result]):
    """A file of games; `run` says which run it is, `read` makes a result of what a line has."""

    def __init__(
        self, path: Path, run: dict[str, Any], read: Callable[[Place, Any], Result]
    ) -> None:
        self.results: dict[Place, Result] = {}
        self.key = b""
        self._run = {"tintero": FORMAT, "engine": VERSION, "cards": default_pool().hash, **run}
        self._read = read
        mode = os.O_RDWR | os.O_CREAT | getattr(os, "O_NONBLOCK", 0)
        self._file = os.fdopen(os.open(path, mode, 0o600), "r+b")
        try:
            if not stat.S_ISREG(os.fstat(self._file.fileno()).st_mode):
                raise KeptError(Message("run-kept-line", line=1))
            lock(self._file.fileno())
            self._load()
        except BaseException:
            self._file.close()
            raise

    def _load(self) -> None:
        end, number = 0, 0
        while line := self._file.readline(RUN_LINE + 1):
            if not line.endswith(b"\n"):
                if len(line) > RUN_LINE or not number:  # some other file, which stays as it is
                    raise KeptError(Message("run-kept-line", line=number + 1))
                break  # cut
            number += 1
            try:
                plain = json.loads(line.decode("utf-8"))
                if number == 1:
                    self._begin(plain)
                else:
                    first, second = plain["at"]
                    place = (whole(first), whole(second))
                    self.results[place] = self._read(place, plain["game"])
            except KeptError:
                raise
            except (ValueError, TypeError, LookupError, RecursionError):
                raise KeptError(Message("run-kept-line", line=number)) from None
            end = self._file.tell()
        self._file.seek(end)
        self._file.truncate()
        if not number:
            self.key = draw_key()
            self._write({**self._run, "key": self.key.hex()})

    def _begin(self, plain: Any) -> None:
        if not isinstance(plain, dict):
            raise ValueError
        self.key = bytes.fromhex(plain.pop("key"))
        if len(self.key) != KEY_BYTES:
            raise ValueError
        for name, here in self._run.items():
            there = plain.get(name)
            if there != here:
                raise KeptError(
                    Message("run-kept-other", what=name, there=short(there), here=short(here))
                )

    def add(self, place: Place, game: dict[str, Any]) -> None:
        """A game is over."""
        self._write({"at": place, "game": game})

    def _write(self, plain: dict[str, Any]) -> None:
        self._file.write(json.dumps(plain, ensure_ascii=False).encode() + b"\n")
        self._file.flush()

    def close(self) -> None:
        self._file.close()


def short(value: object) -> str:
    """For people, and without signs that a terminal would obey."""
    text = json.dumps(value)
    return text if len(text) <= 60 else text[:59] + "…"


def lock(file: int) -> None:
    """Two runs that write one file would spoil it."""
    with suppress(ImportError):
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise KeptError(Message("run-kept-busy")) from None


def contents(deck: Deck) -> list[str]:
    """A deck in the first line: its name, what is in it, and what bots have practised with it on
    this machine, without which they play other games."""
    found = [deck.name, blake2b("\n".join(deck.cards).encode(), digest_size=16).hexdigest()]
    own = practised.own_digest(deck.cards) + pairings.own_digest(deck.cards)
    return [*found, own] if own else found


# --- what a line must be ----------------------------------------------------------------------


def whole(value: Any, least: int = 0, most: int = 10**9) -> int:
    if type(value) is not int or not least <= value <= most:
        raise ValueError
    return value


def text(value: Any) -> str:
    if not isinstance(value, str):
        raise ValueError
    return value


def items(value: Any, each: Callable[[Any], Result]) -> tuple[Result, ...]:
    if not isinstance(value, list):
        raise ValueError
    return tuple(map(each, value))
