"""The ledger: each clause of the mission's documents, its official clause, the decision, its tests.

A row counts as tested when a test names the row itself or one of its official clauses
exactly. The index of tests is shipped with the package; ``python -m tintero_proof.collect``
rewrites it from a checkout. Of the rulebook's own clauses it tells why one has no test.
"""

from __future__ import annotations

import json
from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tintero.messages import Message, say

from .clauses import Clause, children
from .documents import DocumentRow, documents
from .sources import read_text

INDEX = Path(__file__).parent / "data" / "tests.json"

DECISIONS = {
    "agrees": "rulebook-agrees",
    "nuance": "rulebook-nuance",
    "contradicts": "rulebook-contradicts",
}


@dataclass(frozen=True, slots=True)
class LedgerEntry:
    """One row of the ledger."""

    row: DocumentRow
    tests: tuple[str, ...]
    variants: tuple[str, ...] = ()  # scenes that show it as it is written, in a variant

    @property
    def open(self) -> bool:
        """Neither a test nor a stated reason for having none."""
        return not self.tests and self.row.untestable is None

    def decision(self, lang: str = "en") -> str:
        return say(Message(DECISIONS[self.row.status]), lang)

    def as_json(self, lang: str = "en") -> dict[str, Any]:
        return {
            "id": self.row.id,
            "document": self.row.document,
            "text": self.row.text(lang),
            "official": list(self.row.official),
            "status": self.row.status,
            "decision": self.decision(lang),
            "note": self.row.note(lang),
            "tests": list(self.tests),
            "variants": list(self.variants),
            "reason": self.row.reason(lang),
        }


@dataclass(frozen=True, slots=True)
class Ledger:
    """All rows. `tested`, `with_reason` and `without_test` part them in three."""

    entries: tuple[LedgerEntry, ...]

    @property
    def tested(self) -> int:
        return sum(1 for entry in self.entries if entry.tests)

    @property
    def with_reason(self) -> int:
        return sum(1 for entry in self.entries if not entry.tests and not entry.open)

    @property
    def without_test(self) -> tuple[str, ...]:
        """Ids of the rows with neither test nor reason: the build fails while there are any."""
        return tuple(entry.row.id for entry in self.entries if entry.open)

    @property
    def in_variants(self) -> int:
        """How many rows a variant plays as they are written."""
        return sum(1 for entry in self.entries if entry.variants)

    def as_json(self, lang: str = "en") -> dict[str, Any]:
        return {
            "clauses": len(self.entries),
            "in_variants": self.in_variants,
            "tested": self.tested,
            "with_reason": self.with_reason,
            "without_test": list(self.without_test),
            "rows": [entry.as_json(lang) for entry in self.entries],
        }


def ledger(index: Mapping[str, Sequence[str]]) -> Ledger:
    """The ledger for an index of tests by clause or row (from `load_index`)."""
    return Ledger(
        tuple(
            LedgerEntry(
                entry,
                tuple(
                    sorted(
                        {test for key in (entry.id, *entry.official) for test in index.get(key, ())}
                    )
                ),
                tuple(_shown(index, entry.id)),
            )
            for entry in documents()
        )
    )


def in_variant(number: str, name: str) -> str:
    """How the index names what a test shows of a clause or row in a variant."""
    return f"{number}@{name}"


def _shown(index: Mapping[str, Sequence[str]], row: str) -> list[str]:
    begun = in_variant(row, "")
    found = {test for key in index if key.startswith(begun) for test in index[key]}
    return sorted(found)


def why_untested(clause: Clause, index: Container[str], lang: str = "en") -> str | None:
    """Why no test names the clause: it says so itself, or those below it are tested in its place.
    None if one does, and if nothing is said: the build fails while there is such a clause."""
    if clause.number in index:
        return None
    if clause.untestable is not None:
        return clause.untestable.get(lang)
    return say(Message("rulebook-below"), lang) if children(clause.number, None) else None


def load_index() -> dict[str, list[str]]:
    """The shipped index; empty where none was shipped."""
    try:
        stored = json.loads(read_text("tests.json"))
    except FileNotFoundError:
        return {}
    return {str(key): [str(test) for test in tests] for key, tests in stored.items()}
