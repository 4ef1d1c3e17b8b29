"""Old clause numbers and the new ones.

A plain old number is one of CR 1.x. Other series carry their name in front, as in
``CR2.1 6.4.5`` (a number that 2.2 moved) or ``CR2.0.1 6.7.4``.
"""

from __future__ import annotations

import csv
import io
import re
from dataclasses import dataclass
from difflib import get_close_matches
from functools import lru_cache

from .clauses import UnknownClause, book, near, tidy
from .sources import read_text


@dataclass(frozen=True, slots=True)
class CrosswalkLink:
    """One line of the crosswalk; `new` is empty where the clause is gone."""

    old: str
    new: str
    title: str

    @property
    def topic(self) -> str:
        """The title without its bracketed remark."""
        return re.sub(r"\s*\[[^\]]*\]$", "", self.title)

    @property
    def changed(self) -> bool:
        """Whether the rule itself changed on the way, not only its number."""
        return "[changed" in self.title or "[removed" in self.title


@lru_cache(maxsize=1)
def links() -> tuple[CrosswalkLink, ...]:
    """The whole crosswalk, in its own order."""
    rows = csv.DictReader(io.StringIO(read_text("crosswalk.csv")))
    return tuple(CrosswalkLink(row["old"], row["new"], row["title"]) for row in rows)


def links_from(old: str) -> tuple[CrosswalkLink, ...]:
    """The lines of an old number."""
    return tuple(link for link in links() if link.old == _tidy_old(old))


def links_to(new: str) -> tuple[CrosswalkLink, ...]:
    """The lines that lead to a new number."""
    return tuple(link for link in links() if link.new == tidy(new))


def crosswalk(old: str) -> list[str]:
    """New numbers of an old one; empty when the clause is gone.

    >>> crosswalk("4.3.6.8")
    ['4.6.4.3']
    """
    found = links_from(old)
    if not found:
        raise UnknownClause(_tidy_old(old), near_old(old))
    return [link.new for link in found if link.new]


def crosswalk_back(new: str) -> list[str]:
    """Old numbers of a new one; empty when the clause is new.

    >>> crosswalk_back("4.6.4.5")
    ['4.3.6.10', '4.3.6.11']
    """
    found = links_to(new)
    if not found and tidy(new) not in book():
        raise UnknownClause(tidy(new), near(tidy(new)))
    return [link.old for link in found]


def near_old(old: str) -> tuple[str, ...]:
    """Old numbers that look like this one."""
    known = dict.fromkeys(link.old for link in links())
    return tuple(get_close_matches(_tidy_old(old), known, n=4))


def _tidy_old(old: str) -> str:
    """Series names keep their spelling; a plain number is tidied like a new one."""
    spaced = " ".join(old.split())
    return tidy(spaced) if re.match(r"(?:CR )?\d", spaced) else spaced.rstrip(".")
