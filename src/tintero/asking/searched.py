"""What is searched: clauses and cases, as terms, each field with its weight."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from threading import Lock
from typing import Final

from tintero import rulebook
from tintero.asking.case_words import CaseWords, case_words
from tintero.asking.mentions import card_names, name_terms, names_in
from tintero.asking.term_index import TermIndex
from tintero.asking.typos import Speller
from tintero.asking.words import read_table, slang, terms, words_of
from tintero.cards.pool import Pool, default_pool
from tintero.rulebook.clauses import Clause
from tintero.rulebook.sources import LANGUAGES, Wording
from tintero.rulebook.versions import NEWEST

# Of a clause: its title, its words, how people ask for it, what stands above it.
TITLE: Final = 1.5
STATEMENT: Final = 1.0
SAID: Final = 1.5
ABOVE: Final = 0.5
# Of a case.
CASE_TITLE: Final = 1.2
QUESTION: Final = 1.0
ANSWER: Final = 0.6
CITED: Final = 0.5
CARDS: Final = 1.5


@dataclass(frozen=True)
class Library:
    """Both indexes, which cases name a clause, which clauses only say what stands below them, and
    all known words."""

    clauses: TermIndex
    cases: TermIndex
    citing: dict[str, tuple[str, ...]]
    headings: frozenset[str]
    speller: Speller


_MAKING: Final = Lock()


def library() -> Library:
    """Made once, when it is first asked for; whoever asks meanwhile waits for the same one."""
    with _MAKING:
        return _library()


@lru_cache(maxsize=1)
def _library() -> Library:
    pool = default_pool()
    clauses, cases = TermIndex(), TermIndex()
    said = {number: terms(text) for number, text in read_table("said.toml").items()}
    book = {n: one for n, one in rulebook.book().items() if one.exists_in(NEWEST)}
    titles = {number: all_of(clause.title) for number, clause in book.items()}
    citing: dict[str, list[str]] = {}
    for number, clause in book.items():
        clauses.add(number, _clause_fields(clause, titles, said))
    for case in case_words().values():
        cases.add(case.id, _case_fields(case, titles, pool))
        for number in case.clauses:
            citing.setdefault(number, []).append(case.id)
    return Library(
        clauses,
        cases,
        {number: tuple(ids) for number, ids in citing.items()},
        frozenset(number for number, clause in book.items() if _is_heading(clause)),
        _speller(),
    )


def _is_heading(clause: Clause) -> bool:
    shallow = clause.number.count(".") < 2
    return shallow and clause.statement().startswith(("This ", "Chapter ", "These rules"))


def all_of(text: Wording) -> list[str]:
    """The terms of a text in every language."""
    return [term for lang in LANGUAGES for term in terms(text.get(lang))]


def _clause_fields(
    clause: Clause, titles: dict[str, list[str]], said: dict[str, list[str]]
) -> Iterator[tuple[float, list[str]]]:
    yield TITLE, [*titles[clause.number], clause.number]
    yield STATEMENT, all_of(clause.statements)
    yield SAID, said.get(clause.number, [])
    parts = clause.number.split(".")
    for depth in range(2, len(parts)):
        yield ABOVE, titles[".".join(parts[:depth])]


def _case_fields(
    case: CaseWords, titles: dict[str, list[str]], pool: Pool
) -> Iterator[tuple[float, list[str]]]:
    yield CASE_TITLE, [*all_of(case.title), *words_of(case.id)]
    yield QUESTION, all_of(case.question)
    yield ANSWER, all_of(case.answer)
    yield QUESTION, terms(case.topic)
    for number in case.clauses:
        yield CITED, titles.get(number, [])
    named = [term for card in case.cards if card in pool for term in name_terms(pool[card])]
    for text in (case.title, case.question):
        for lang in LANGUAGES:
            named += [one.term for one in names_in(words_of(text.get(lang)))]
    yield CARDS, sorted(set(named))


def _speller() -> Speller:
    """Words of the slang and of names, of the rulebook and of the cases."""
    found = set(slang().words) | set(card_names().single)
    for clause in rulebook.book().values():
        for lang in LANGUAGES:
            found.update(words_of(f"{clause.title(lang)} {clause.statement(lang)}"))
    for case in case_words().values():
        for lang in LANGUAGES:
            found.update(words_of(f"{case.title.get(lang)} {case.question.get(lang)}"))
    return Speller(found)
