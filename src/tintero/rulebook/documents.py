"""The mission's five documents, clause by clause, and where they contradict the rules.

The documents are a judge's notes: 000 a draft of section 4, 001 the Start-of-Turn Phase and
002 the challenge (both CR 1.x), 003 section 1.7 and 004 section 3 (both CR 2.x). The
official rules decide, then 003 and 004, then 002 and 001, then 000.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import lru_cache
from typing import Any, Literal

from .clauses import UnknownClause
from .sources import Wording, maybe_text, read_toml, text

Status = Literal["agrees", "nuance", "contradicts"]


@dataclass(frozen=True, slots=True)
class DocumentRow:
    """One clause of a document: what it says, and how it stands to the official rules."""

    id: str
    line: str
    text: Wording
    official: tuple[str, ...]
    old: tuple[str, ...]
    status: Status
    note: Wording  # the difference from the official rules, or a remark; may be empty
    untestable: Wording | None

    @property
    def document(self) -> str:
        return self.id.partition(":")[0]

    def reason(self, lang: str = "en") -> str | None:
        """Why no test can exercise it, where that is so."""
        return self.untestable.get(lang) if self.untestable else None


@dataclass(frozen=True, slots=True)
class Conflict:
    """A row that contradicts the rules: both readings, the decision and the reason."""

    id: str
    reading: Wording
    official: Wording
    decision: str
    reason: Wording
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Clash:
    """A place where the documents contradict one another."""

    key: str
    rows: tuple[str, ...]
    text: Wording
    decision: Wording
    clauses: tuple[str, ...]


@lru_cache(maxsize=1)
def documents() -> tuple[DocumentRow, ...]:
    """All 193 rows, in the order of the documents."""
    return tuple(_row(key, table) for key, table in read_toml("documents.toml").items())


def row(row_id: str) -> DocumentRow:
    """The row of that id.

    >>> row("002:A-7").status
    'contradicts'
    """
    try:
        return _rows()[row_id.strip()]
    except KeyError:
        near = tuple(get_close_matches(row_id, _rows(), n=4))
        raise UnknownClause(row_id, near) from None


@lru_cache(maxsize=1)
def conflicts() -> tuple[Conflict, ...]:
    """The 29 contradictions between the documents and the official rules."""
    return tuple(
        Conflict(
            id=key,
            reading=text(table, "reading"),
            official=text(table, "official"),
            decision=table["decision"],
            reason=text(table, "reason"),
            clauses=tuple(table["clauses"]),
        )
        for key, table in read_toml("conflicts.toml").items()
        if key != "clash"
    )


@lru_cache(maxsize=1)
def clashes() -> tuple[Clash, ...]:
    """The six clashes of the documents with one another."""
    return tuple(
        Clash(
            key=table["key"],
            rows=tuple(table["rows"]),
            text=text(table),
            decision=text(table, "decision"),
            clauses=tuple(table["clauses"]),
        )
        for table in read_toml("conflicts.toml")["clash"]
    )


def _row(key: str, table: Mapping[str, Any]) -> DocumentRow:
    return DocumentRow(
        id=key,
        line=table["line"],
        text=text(table),
        official=tuple(table["official"]),
        old=tuple(table["old"]),
        status=table["status"],
        note=text(table, "note"),
        untestable=maybe_text(table, "untestable"),
    )


@lru_cache(maxsize=1)
def _rows() -> dict[str, DocumentRow]:
    return {entry.id: entry for entry in documents()}
