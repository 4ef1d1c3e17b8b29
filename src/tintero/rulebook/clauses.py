"""The clauses of the Comprehensive Rules, each with a title and a sentence of our own.

Every clause that exists in any of the versions is here; `since` is the first version that
has it and `until` the last. `was` is an earlier number, `changed` the version that last
reworded it, and `before` what it said until then (where the outcome differs). `untestable`
says why no test can exercise it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from tintero import limits
from tintero.messages import Message, Problem, with_near

from .sources import Wording, data_files, maybe_text, number_key, read_toml, text
from .versions import NEWEST, version_key


class UnknownClause(Problem, KeyError):
    """No clause (or document row) has that number; `near` holds the nearest that exist."""

    def __init__(self, number: str, near: tuple[str, ...] = ()) -> None:
        super().__init__(with_near(Message("rulebook-no-clause", number=number), near))
        self.number = number
        self.near = near


@dataclass(frozen=True, slots=True)
class Clause:
    """One numbered clause."""

    number: str
    title: Wording
    statements: Wording
    since: str | None = None
    until: str | None = None
    was: str | None = None
    changed: str | None = None
    befores: Wording | None = None
    untestable: Wording | None = None

    def statement(self, lang: str = "en", version: str = NEWEST) -> str:
        """What the clause says, under a version of the rules."""
        if self.befores and self.changed and version_key(version) < number_key(self.changed):
            return self.befores.get(lang)
        return self.statements.get(lang)

    def before(self, lang: str = "en") -> str | None:
        """What it said before `changed`, or None when nothing is noted."""
        return self.befores.get(lang) if self.befores else None

    def exists_in(self, version: str) -> bool:
        at = version_key(version)
        begun = self.since is None or number_key(self.since) <= at
        return begun and (self.until is None or at <= number_key(self.until))


@dataclass(frozen=True, slots=True)
class ClauseTree:
    """A clause with everything below it."""

    clause: Clause
    children: tuple[ClauseTree, ...]


@lru_cache(maxsize=1)
def book() -> dict[str, Clause]:
    """All clauses by number, in the order of the rulebook."""
    found: dict[str, Clause] = {}
    for name in data_files("clauses-"):
        for number, table in read_toml(name).items():
            if number in found:
                raise ValueError(f"{name}: clause {number} is written twice")
            found[number] = Clause(
                number=number,
                title=text(table, "title"),
                statements=text(table),
                since=table.get("since"),
                until=table.get("until"),
                was=table.get("was"),
                changed=table.get("changed"),
                befores=maybe_text(table, "before"),
                untestable=maybe_text(table, "untestable"),
            )
    return {number: found[number] for number in sorted(found, key=number_key)}


def tidy(number: str) -> str:
    """The number as the rulebook writes it.

    >>> tidy(" CR 7.7.4. ")
    '7.7.4'
    """
    return re.sub(r"^CR\s*(?=\d)", "", number.strip(), flags=re.IGNORECASE).rstrip(".")


def clause(number: str) -> Clause:
    """The clause of that number, whichever version has it.

    >>> clause("7.7").title("es")
    'Bolsa'
    >>> clause("7.7.9")
    Traceback (most recent call last):
    tintero.rulebook.clauses.UnknownClause: no clause 7.7.9; near: 7.7.7, 7.7.6, 7.7.5, 7.7
    """
    wanted = tidy(number)
    try:
        return book()[wanted]
    except KeyError:
        raise UnknownClause(wanted, near(wanted)) from None


def exists(number: str, version: str = NEWEST) -> bool:
    """Whether that version of the rules has a clause of that number."""
    version_key(version)
    found = book().get(tidy(number))
    return found is not None and found.exists_in(version)


def children(number: str, version: str | None = NEWEST) -> tuple[Clause, ...]:
    """The clauses directly below; version None means those of every version."""
    below = _below().get(clause(number).number, ())
    return tuple(child for child in below if version is None or child.exists_in(version))


def parents(number: str) -> tuple[Clause, ...]:
    """The clauses above, the chapter first.

    >>> [parent.number for parent in parents("7.7.4.3")]
    ['7', '7.7', '7.7.4']
    """
    parts = clause(number).number.split(".")
    return tuple(clause(".".join(parts[:depth])) for depth in range(1, len(parts)))


def tree(number: str, version: str | None = NEWEST) -> ClauseTree:
    """The clause with everything below it."""
    top = clause(number)
    return ClauseTree(
        top, tuple(tree(child.number, version) for child in children(number, version))
    )


def near(number: str, limit: int = 4) -> tuple[str, ...]:
    """The nearest numbers that exist: neighbours under the deepest existing ancestor, and it.

    >>> near("4.6.4.9"), near("§7,7")
    (('4.6.4.5', '4.6.4.4', '4.6.4.3', '4.6.4'), ('7.7',))
    """
    known = book()
    parts = re.findall(r"[0-9]+", number[: limits.NAME])
    if not parts:
        return ()
    if ".".join(parts) in known:
        return (".".join(parts),)
    depth = next((d for d in range(len(parts) - 1, 0, -1) if ".".join(parts[:d]) in known), 0)
    above, wanted = ".".join(parts[:depth]), limits.number(parts[depth])
    neighbours = sorted(
        (child.number for child in _below().get(above, ())),
        key=lambda other: abs(number_key(other)[-1] - wanted),
    )
    return tuple(neighbours[: limit - 1] + ([above] if above else []))


@lru_cache(maxsize=1)
def _below() -> dict[str, tuple[Clause, ...]]:
    """Children by parent number; the chapters are the children of ''."""
    below: dict[str, list[Clause]] = {}
    for entry in book().values():
        below.setdefault(entry.number.rpartition(".")[0], []).append(entry)
    return {number: tuple(entries) for number, entries in below.items()}
