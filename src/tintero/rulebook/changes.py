"""What differs between two versions of the rules."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from .clauses import Clause, book
from .sources import Wording, number_key, read_toml, text
from .versions import version_key, versions

Kind = Literal["new", "moved", "changed", "removed"]


@dataclass(frozen=True, slots=True)
class Change:
    """A clause that a version added, moved from another number, reworded or dropped."""

    version: str
    kind: Kind
    clause: Clause


@dataclass(frozen=True, slots=True)
class Difference:
    """A change that can alter how a game goes, and so an option of the engine."""

    key: str
    since: str
    clauses: tuple[str, ...]
    text: Wording


@lru_cache(maxsize=1)
def differences() -> tuple[Difference, ...]:
    """The outcome-changing differences, oldest first."""
    return tuple(
        Difference(entry["key"], entry["since"], tuple(entry["clauses"]), text(entry))
        for entry in read_toml("versions.toml")["difference"]
    )


def differences_between(one: str, other: str) -> tuple[Difference, ...]:
    """Those that the later of two versions has and the earlier has not."""
    later = _between(one, other)
    return tuple(entry for entry in differences() if entry.since in later)


def changes(from_version: str, to_version: str) -> tuple[Change, ...]:
    """Every clause touched between two versions, in the order of version and number.

    >>> [c.clause.number for c in changes("2.2", "2.3") if c.kind == "removed"]
    ['7.1.6.1']
    """
    found: list[Change] = []
    for version in _between(from_version, to_version):
        earlier = [v.number for v in versions() if version_key(v.number) < version_key(version)]
        for entry in book().values():
            kind = _kind(entry, version, earlier[-1])
            if kind:
                found.append(Change(version, kind, entry))
    return tuple(found)


def _kind(entry: Clause, version: str, previous: str) -> Kind | None:
    if entry.until == previous:
        return "removed"
    if version not in (entry.since, entry.changed):
        return None
    if entry.was:
        return "moved"
    return "new" if entry.since == version else "changed"


def _between(one: str, other: str) -> tuple[str, ...]:
    """Versions after the earlier of the two, up to and including the later."""
    low, high = sorted((version_key(one), version_key(other)))
    return tuple(v.number for v in versions() if low < number_key(v.number) <= high)
