"""The versions of the rules that a game can be played under."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from functools import lru_cache

from tintero.messages import COMMA, Listed, Message, Problem

from .sources import Wording, number_key, read_toml, text

NEWEST = "2.3"


class UnknownVersion(Problem, ValueError):
    """A rules version that does not exist; `known` lists those that do."""

    def __init__(self, version: str, known: tuple[str, ...]) -> None:
        names = Listed(known, COMMA)
        super().__init__(Message("rulebook-no-version", version=version, known=names))
        self.version = version
        self.known = known


@dataclass(frozen=True, slots=True)
class Version:
    """One edition of the Comprehensive Rules, with what it brought in one sentence."""

    number: str
    effective: date
    summary: Wording


@lru_cache(maxsize=1)
def versions() -> tuple[Version, ...]:
    """All versions, oldest first."""
    table = read_toml("versions.toml")
    numbers = sorted((key for key in table if key != "difference"), key=number_key)
    return tuple(Version(key, table[key]["effective"], text(table[key])) for key in numbers)


def version_key(version: str) -> tuple[int, ...]:
    """Sort key of a known version; raises UnknownVersion for any other.

    >>> version_key("2.1") < version_key("2.3")
    True
    """
    known = tuple(entry.number for entry in versions())
    if version not in known:
        raise UnknownVersion(version, known)
    return number_key(version)
