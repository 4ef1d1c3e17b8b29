"""A question in words → the nearest cases of the book, the clauses, the keywords and the cards.

>>> found = ask("mi rival desafía a mi Simba con Bodyguard delante")
>>> "JC-153" in [case.id for case in found.cases[:3]], found.clauses[0].number, found.keywords
(True, '8.3.3', ('Bodyguard',))
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from tintero import limits
from tintero.asking.case_words import case_words
from tintero.asking.mentions import NameSaid, names_in
from tintero.asking.searched import Library, library
from tintero.asking.words import phrases_in, terms_of_word, words_of
from tintero.messages import Message, Problem
from tintero.vocab import KEYWORD_NAMES

MOST_WORDS: Final = 80  # of a question
CASES: Final = 5
CLAUSES: Final = 6
CARDS: Final = 6
GUESSED: Final = 0.7  # how much a word counts that was taken for another
SHARED: Final = 0.7  # a word that means several things
PHRASE: Final = 1.2
NAMED: Final = 0.55  # a card, beside other words
KEYWORD: Final = 1.4
FROM_CLAUSES: Final = 0.35  # how much of a clause's fit goes to the cases that name it
FROM_CASES: Final = 0.25  # and the other way round
HEADING: Final = 0.75  # a clause that only says what stands below it
OLD: Final = 0.8  # a case that has been superseded
LEAST: Final = 0.3  # of the best: what fits less is not told


class NotAsked(Problem, ValueError):
    """Nothing that can be searched for."""


@dataclass(frozen=True)
class FoundCase:
    id: str
    score: float


@dataclass(frozen=True)
class FoundClause:
    number: str
    score: float


@dataclass(frozen=True)
class WordsFound:
    """What a question leads to, best first. `cards`: full names by what was said; `guessed`: words
    taken for others; `unknown`: words that say nothing to us."""

    cases: tuple[FoundCase, ...]
    clauses: tuple[FoundClause, ...]
    keywords: tuple[str, ...]
    cards: tuple[tuple[str, tuple[str, ...]], ...]
    guessed: tuple[tuple[str, str], ...]
    unknown: tuple[str, ...]


@dataclass(frozen=True)
class Understood:
    """The terms of a question, with how much each counts."""

    terms: dict[str, float]
    names: tuple[NameSaid, ...]
    said: tuple[str, ...]
    guessed: tuple[tuple[str, str], ...]
    unknown: tuple[str, ...]


@lru_cache(maxsize=1)
def _keywords() -> dict[str, str]:
    """The term of each keyword, and the keyword."""
    return {term: name for name in KEYWORD_NAMES for term in _keyword_terms(name)}


def _keyword_terms(name: str) -> tuple[str, ...]:
    words = words_of(name)
    if len(words) == 1:
        return terms_of_word(words[0])
    return tuple(meaning for _, _, meaning in phrases_in(words))


def understand(question: str, known: Library) -> Understood:
    """The question as terms. A question without any is `NotAsked`."""
    words = words_of(question[: limits.LINE])
    if len(words) > MOST_WORDS or len(question) > limits.LINE:
        raise NotAsked(Message("ask-too-long", most=MOST_WORDS))
    names = tuple(names_in(words))
    named = {at for one in names for at in range(one.begin, one.end)}
    guessed: list[tuple[str, str]] = []
    unknown: list[str] = []
    found: dict[str, float] = {}

    def count(term: str, weight: float) -> None:
        found[term] = max(found.get(term, 0.0), weight)

    for at, word in enumerate(words):
        if at in named:
            continue
        terms, weight = terms_of_word(word), 1.0
        if terms and not any(_is_known(term, known) for term in terms):
            meant = known.speller.meant(word)
            terms = terms_of_word(meant) if meant else ()
            weight = GUESSED
            if meant:
                guessed.append((word, meant))
            else:
                unknown.append(word)
        for term in terms:
            count(term, weight * (SHARED if len(terms) > 1 else 1.0))
    for begin, end, meaning in phrases_in(words):
        if not named.issuperset(range(begin, end)):
            count(meaning, PHRASE)
    for one in names:
        count(one.term, NAMED if found else 1.0)
    keywords = _keywords()
    found = {term: weight * (KEYWORD if term in keywords else 1) for term, weight in found.items()}
    if not found:
        raise NotAsked(_nothing(words, unknown))
    said = tuple(" ".join(words[one.begin : one.end]) for one in names)
    return Understood(found, names, said, tuple(guessed), tuple(unknown))


def _is_known(term: str, known: Library) -> bool:
    return term.startswith("=") or term in known.clauses.weights or term in known.cases.weights


def _nothing(words: list[str], unknown: list[str]) -> Message:
    if not words:
        return Message("ask-empty")
    if unknown:
        return Message("ask-unknown", words=", ".join(unknown[:5]))
    return Message("ask-only-small")


def ask(question: str) -> WordsFound:
    """What the book and the rules have on it; `NotAsked` if there is nothing to go by."""
    known = library()
    asked = understand(question, known)
    by_clause = known.clauses.scores(asked.terms)
    by_case = known.cases.scores(asked.terms)
    clauses = _ranked_clauses(by_clause, by_case, known)
    cases = _ranked_cases(by_case, by_clause)
    keywords = _keywords()
    return WordsFound(
        tuple(FoundCase(*one) for one in _best(cases, CASES)),
        tuple(FoundClause(*one) for one in _best(clauses, CLAUSES)),
        tuple(dict.fromkeys(keywords[term] for term in asked.terms if term in keywords)),
        tuple((said, one.cards) for said, one in zip(asked.said, asked.names)),
        asked.guessed,
        asked.unknown,
    )


def _best(scores: dict[str, float], most: int) -> list[tuple[str, float]]:
    ordered = sorted(scores.items(), key=lambda one: (-one[1], one[0]))
    least = ordered[0][1] * LEAST if ordered else 0.0
    return [(key, round(score, 3)) for key, score in ordered[:most] if score >= least]


def _scaled(scores: dict[str, float]) -> dict[str, float]:
    best = max(scores.values(), default=1.0) or 1.0
    return {key: score / best for key, score in scores.items()}


def _ranked_clauses(
    by_clause: dict[str, float], by_case: dict[str, float], known: Library
) -> dict[str, float]:
    cases = _scaled(by_case)
    found = {}
    for number, score in _scaled(by_clause).items():
        citing = max((cases.get(id, 0.0) for id in known.citing.get(number, ())), default=0.0)
        heading = HEADING if number in known.headings else 1.0
        found[number] = (score + FROM_CASES * citing) * heading
    return found


def _ranked_cases(by_case: dict[str, float], by_clause: dict[str, float]) -> dict[str, float]:
    clauses = _scaled(by_clause)
    found = {}
    for id, score in _scaled(by_case).items():
        case = case_words()[id]
        cited = max((clauses.get(number, 0.0) for number in case.clauses), default=0.0)
        old = OLD if case.status == "superseded" else 1.0
        found[id] = (score + FROM_CLAUSES * cited) * old
    return found
