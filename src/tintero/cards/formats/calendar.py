"""When a card may be played: sets, rotations and bans of `data/legality.toml`, as intervals."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from functools import lru_cache
from importlib.resources import files
from typing import Any


@dataclass(frozen=True)
class CardSet:
    """A numbered set. `legal`: its first day in tournaments, None while none is announced."""

    number: int
    name: str
    released: date
    legal: date | None
    source: str


@dataclass(frozen=True)
class Rotation:
    """Sets that leave a format on a day."""

    format: str
    since: date
    sets: tuple[int, ...]
    source: str


@dataclass(frozen=True)
class Ban:
    """A card out of a format from `since` on, and before `until` if it came back."""

    format: str
    since: date
    card: str
    source: str
    until: date | None = None

    def holds(self, on: date) -> bool:
        return self.since <= on and (self.until is None or on < self.until)


@dataclass(frozen=True)
class DayWindow:
    """The days from `start` on, and before `end` if there is one."""

    start: date
    end: date | None = None

    def holds(self, on: date) -> bool:
        return self.start <= on and (self.end is None or on < self.end)


@dataclass(frozen=True)
class Standing:
    """How a card stands in a format on a day.

    `reason` is "legal", "banned", "rotated" (its sets have left), "early" (its first set is not
    there yet) or "no set" (no set it is printed in is known). It has been so since `since` and will
    change on `until`, as far as the data says.
    """

    reason: str
    since: date | None = None
    until: date | None = None

    @property
    def legal(self) -> bool:
        return self.reason == "legal"


# --- the data ---------------------------------------------------------------------------------


@lru_cache(maxsize=1)
def _data() -> dict[str, list[dict[str, Any]]]:
    file = files("tintero.cards.formats").joinpath("data", "legality.toml")
    return tomllib.loads(file.read_text(encoding="utf-8"))


@lru_cache(maxsize=1)
def sets() -> dict[int, CardSet]:
    """The sets by number."""
    found = [
        CardSet(row["number"], row["name"], row["released"], row.get("legal"), row["source"])
        for row in _data()["set"]
    ]
    return {one.number: one for one in found}


@lru_cache(maxsize=1)
def rotations() -> tuple[Rotation, ...]:
    return tuple(
        Rotation(row["format"], row["date"], tuple(row["sets"]), row["source"])
        for row in _data()["rotation"]
    )


@lru_cache(maxsize=1)
def bans() -> tuple[Ban, ...]:
    return tuple(
        Ban(row["format"], row["date"], row["card"], row["source"], row.get("until"))
        for row in _data()["ban"]
    )


# --- sets and cards ---------------------------------------------------------------------------


@lru_cache(maxsize=256)
def set_window(number: int, format: str) -> DayWindow | None:
    """When a set is in a format; None if it never is, as far as the data says."""
    one = sets().get(number)
    if one is None or one.legal is None:
        return None
    leaves = [r.since for r in rotations() if r.format == format and number in r.sets]
    return DayWindow(one.legal, min(leaves) if leaves else None)


def legal_sets(format: str, on: date) -> tuple[int, ...]:
    """The numbers of the sets that are in the format on that day.

    >>> legal_sets("core", date(2026, 10, 16))
    (9, 10, 11, 12, 13, 14)
    """
    found = []
    for number in sorted(sets()):
        window = set_window(number, format)
        if window is not None and window.holds(on):
            found.append(number)
    return tuple(found)


def set_windows(printed: Iterable[int], format: str) -> tuple[DayWindow, ...]:
    """When a card printed in these sets is in the format, bans left aside: in order, not touching.

    Any printing counts: with one set in the format, every older copy may be played too.

    >>> [str(window.start) for window in set_windows((3, 11), "core")]
    ['2024-03-15', '2026-02-13']
    """
    parts: list[DayWindow] = []
    for number in printed:
        window = set_window(number, format)
        if window is not None:
            parts.append(window)
    joined: list[DayWindow] = []
    for part in sorted(parts, key=lambda window: window.start):
        last = joined[-1] if joined else None
        if last is None or (last.end is not None and last.end < part.start):
            joined.append(part)
        elif last.end is not None and (part.end is None or part.end > last.end):
            joined[-1] = DayWindow(last.start, part.end)
    return tuple(joined)


def bans_of(full_name: str, format: str) -> tuple[Ban, ...]:
    return tuple(ban for ban in bans() if ban.format == format and ban.card == full_name)


def windows(full_name: str, printed: Iterable[int], format: str) -> tuple[DayWindow, ...]:
    """When the card may be played in the format: its sets' windows without its bans.

    >>> [(str(w.start), str(w.end)) for w in windows("Fortisphere", (4,), "core")]
    [('2024-06-07', '2025-04-08')]
    """
    found = set_windows(printed, format)
    for ban in bans_of(full_name, format):
        found = tuple(piece for window in found for piece in _without(window, ban))
    return found


def _without(window: DayWindow, ban: Ban) -> list[DayWindow]:
    pieces: list[DayWindow] = []
    if window.start < ban.since:
        end = ban.since if window.end is None else min(window.end, ban.since)
        pieces.append(DayWindow(window.start, end))
    if ban.until is not None and (window.end is None or ban.until < window.end):
        pieces.append(DayWindow(max(window.start, ban.until), window.end))
    return pieces


def standing(full_name: str, printed: Iterable[int], format: str, on: date) -> Standing:
    """How a card printed in these sets stands in the format on that day.

    >>> standing("Fortisphere", (4,), "core", date(2026, 10, 16))
    Standing(reason='banned', since=datetime.date(2025, 4, 8), until=None)
    """
    printed = tuple(printed)
    playable = windows(full_name, printed, format)
    for window in playable:
        if window.holds(on):
            return Standing("legal", window.start, window.end)
    later = min((window.start for window in playable if window.start > on), default=None)
    for ban in bans_of(full_name, format):
        if ban.holds(on):
            return Standing("banned", ban.since, later)
    printings = set_windows(printed, format)
    ended = max((w.end for w in printings if w.end is not None and w.end <= on), default=None)
    if ended is not None:
        return Standing("rotated", ended, later)
    if any(number in sets() for number in printed):
        return Standing("early", None, later)
    return Standing("no set")
