"""The ledger: each clause of the mission's documents, its official clause, the decision, its tests.

A row counts as tested when a test names the row itself or one of its official clauses
exactly. The index of tests is shipped with the package; rewrite it from a checkout with
``python -m tintero.rulebook.ledger`` (``--check`` only compares).
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tintero.messages import Message, say

from .clauses import UnknownClause, book, clause
from .collect import CollectError, collect
from .documents import Row, documents, row
from .sources import number_key, read_text

INDEX = Path(__file__).parent / "data" / "tests.json"

DECISIONS = {
    "agrees": "rulebook-agrees",
    "nuance": "rulebook-nuance",
    "contradicts": "rulebook-contradicts",
}


@dataclass(frozen=True, slots=True)
class Entry:
    """One row of the ledger."""

    row: Row
    tests: tuple[str, ...]

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
            "reason": self.row.reason(lang),
        }


@dataclass(frozen=True, slots=True)
class Ledger:
    """All rows. `tested`, `with_reason` and `without_test` part them in three."""

    entries: tuple[Entry, ...]

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

    def as_json(self, lang: str = "en") -> dict[str, Any]:
        return {
            "clauses": len(self.entries),
            "tested": self.tested,
            "with_reason": self.with_reason,
            "without_test": list(self.without_test),
            "rows": [entry.as_json(lang) for entry in self.entries],
        }


def ledger(index: Mapping[str, Sequence[str]]) -> Ledger:
    """The ledger for an index of tests by clause or row (from `collect` or `load_index`)."""
    return Ledger(
        tuple(
            Entry(
                entry,
                tuple(
                    sorted(
                        {test for key in (entry.id, *entry.official) for test in index.get(key, ())}
                    )
                ),
            )
            for entry in documents()
        )
    )


def unknown(index: Mapping[str, Sequence[str]]) -> list[str]:
    """What tests name that is neither a clause nor a row, a line each with the near matches."""
    problems = []
    for key, tests in index.items():
        try:
            found = row(key).id if ":" in key else clause(key).number
            if found != key:
                raise UnknownClause(key, (found,))
        except UnknownClause as error:
            problems.append(f"{error} (named by {', '.join(tests)})")
    return problems


def _order(key: str) -> tuple[int, tuple[int, ...], str]:
    """Clauses first, in the order of the rulebook, then rows."""
    return (0, number_key(key), "") if key in book() else (1, (), key)


def index_text(index: Mapping[str, Sequence[str]]) -> str:
    """The index as it is stored."""
    ordered = {key: sorted(index[key]) for key in sorted(index, key=_order)}
    return json.dumps(ordered, ensure_ascii=False, indent=1) + "\n"


def write_index(tests_dir: Path | str, path: Path | str | None = None) -> dict[str, list[str]]:
    """Collect the tests of a folder and store the index (in the package by default); returns it.

    A name that is neither a clause nor a row is an error, and nothing is written.
    """
    index = _collect_known(tests_dir)
    Path(path or INDEX).write_text(index_text(index), encoding="utf-8")
    return index


def _collect_known(tests_dir: Path | str) -> dict[str, list[str]]:
    index = collect(tests_dir)
    if problems := unknown(index):
        raise CollectError("\n".join(problems))
    return index


def load_index() -> dict[str, list[str]]:
    """The shipped index; empty where none was shipped."""
    try:
        stored = json.loads(read_text("tests.json"))
    except FileNotFoundError:
        return {}
    return {str(key): [str(test) for test in tests] for key, tests in stored.items()}


def main(argv: Sequence[str] | None = None) -> int:
    """Rewrite the shipped index from a folder of tests, or compare it."""
    parser = argparse.ArgumentParser(prog="python -m tintero.rulebook.ledger")
    parser.add_argument("tests", nargs="?", default="tests", help="folder of tests (./tests)")
    parser.add_argument("--check", action="store_true", help="write nothing, fail if out of date")
    arguments = parser.parse_args(argv)
    try:
        if arguments.check:
            index = _collect_known(arguments.tests)
            if load_index() != index:
                print(f"{INDEX} is out of date: python -m tintero.rulebook.ledger", file=sys.stderr)
                return 1
        else:
            index = write_index(arguments.tests)
    except CollectError as error:
        print(error, file=sys.stderr)
        return 2
    state = ledger(index)
    print(
        f"{len(state.entries)} clauses: {state.tested} tested, {state.with_reason} with a reason, "
        f"{len(state.without_test)} with neither"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
