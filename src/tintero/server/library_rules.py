"""The rulebook as a file: our words, and everything a clause leads to."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Final

import tintero
from tintero import rulebook
from tintero.judge import links
from tintero.rulebook import Clause, Reading
from tintero.rulebook.crosswalk import links as crosswalk
from tintero.rulebook.ledger import load_index
from tintero.server.library_shapes import (
    ClauseChange,
    ClauseTold,
    DifferenceTold,
    OldNumber,
    ReadingTold,
    RulesFile,
    VersionTold,
)
from tintero.server.table_variant import offered_variants

NUMBER: Final = re.compile(r"\d+(?:\.\d+)+")
CITED: Final = re.compile(r"\bCR \d+(?:\.\d+)+(?:(?:, | and | or |/| / |–)\d+(?:\.\d+)+)*")


def rules_file(lang: str) -> RulesFile:
    """
    >>> found = rules_file("es")
    >>> found.clauses[0].title, found.versions[-1].number
    ('Conceptos', '2.3')
    """
    tests, named = load_index(), rulings_by_clause()
    first = rulebook.versions()[0].number
    return RulesFile(
        lang,
        rulebook.NEWEST,
        tuple(
            VersionTold(one.number, one.effective.isoformat(), one.summary(lang))
            for one in rulebook.versions()
        ),
        tuple(
            told(one, lang, tests.get(one.number, []), named.get(one.number, []))
            for one in rulebook.book().values()
        ),
        tuple(
            DifferenceTold(one.since, one.clauses, one.text(lang)) for one in rulebook.differences()
        ),
        tuple(
            ClauseChange(one.version, one.kind, one.clause.number)
            for one in rulebook.changes(first, rulebook.NEWEST)
        ),
        tuple(reading_told(one, lang) for one in rulebook.readings()),
        tuple(OldNumber(one.old, one.new, one.changed) for one in crosswalk()),
        offered_variants(None, lang),
    )


def told(clause: Clause, lang: str, tests: list[str], rulings: list[str]) -> ClauseTold:
    return ClauseTold(
        clause.number,
        clause.title(lang),
        clause.statement(lang),
        clause.before(lang) or "",
        clause.since or "",
        clause.until or "",
        clause.was or "",
        clause.changed or "",
        tuple(rulings),
        tuple(one.id for one in rulebook.of_clause(clause.number)),
        files_of_tests(tests),
        tuple(code_of().get(clause.number, ())),
        len({card for found in links.cards_of(clause.number) for card in found.cards}),
    )


def files_of_tests(tests: list[str]) -> tuple[tuple[str, int], ...]:
    """The files of tests, with how many of them; cases of the book are told apart.

    >>> files_of_tests(["tests/a.yaml::One", "tests/a.yaml::Two", "src/x/rulings/JC-001.yaml::One"])
    (('tests/a.yaml', 2),)
    """
    files = Counter(test.partition("::")[0] for test in tests if "/rulings/" not in test)
    return tuple(sorted(files.items()))


@cache
def code_of() -> dict[str, list[str]]:
    """Clause → the modules that cite it."""
    top = Path(tintero.__file__).resolve().parent
    found: dict[str, list[str]] = {}
    for path in sorted(top.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        cited = [n for one in CITED.finditer(text) for n in NUMBER.findall(one[0])]
        for number in dict.fromkeys(cited):
            found.setdefault(number, []).append(path.relative_to(top.parent).as_posix())
    return found


def reading_told(one: Reading, lang: str) -> ReadingTold:
    return ReadingTold(
        one.id,
        one.title.get(lang),
        one.played.get(lang),
        one.reason.get(lang),
        one.by,
        one.other.get(lang) if one.other else "",
        one.switch,
        one.clauses,
        one.cards,
    )


def rulings_by_clause() -> dict[str, list[str]]:
    """Clause → the cases that name it, as a case or in a scene."""
    found: dict[str, list[str]] = {}
    for one in links.noted()["rulings"]:
        for number in one["clauses"]:
            found.setdefault(number, []).append(one["id"])
    return found
