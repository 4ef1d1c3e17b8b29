"""The answer to a question in words, in a language: the nearest cases with their verdicts, the
clauses, the keywords, the cards, and one scene ready to be adapted."""

from __future__ import annotations

import re
from typing import Final

from tintero import rulebook
from tintero.asking.case_words import case_words
from tintero.asking.question import CARDS, WordsFound, ask
from tintero.asking.words import terms
from tintero.rulebook.versions import NEWEST
from tintero.views.shapes import Shape
from tintero.vocab import KEYWORD_NAMES

_SENTENCE: Final = re.compile(r"(?<=[.!?])\s+(?=[A-ZÁÉÍÓÚÑ¿¡(«“])")
_CITED: Final = re.compile(r"\s*\(CR [^)]*\)")
_VERDICT: Final = 25  # letters: "No." alone is none


class AskedCase(Shape, frozen=True, omit_defaults=True, gc=False):
    """A case of the book. `verdict`: its answer in a sentence; `score`: how well it fits, the best
    about 1."""

    id: str
    title: str
    verdict: str
    question: str
    answer: str
    topic: str
    status: str
    clauses: tuple[str, ...]
    cards: tuple[str, ...]
    score: float
    official: bool
    playable: bool


class AskedClause(Shape, frozen=True, omit_defaults=True, gc=False):
    """A clause of the rulebook, in our words."""

    number: str
    title: str
    text: str
    score: float


class AskedKeyword(Shape, frozen=True, omit_defaults=True, gc=False):
    """A keyword that is named, with its section."""

    name: str
    clause: str
    text: str


class AskedCards(Shape, frozen=True, omit_defaults=True, gc=False):
    """Cards that are named: as they were called, some that may be meant, and how many there are."""

    said: str
    cards: tuple[str, ...]
    count: int


class AskedScene(Shape, frozen=True, omit_defaults=True, gc=False):
    """A scene of the nearest case that has one, as text (`docs/scenes.md`)."""

    case: str
    title: str
    text: str


class AskAnswer(Shape, frozen=True, omit_defaults=True, gc=False):
    """`GET /api/ask`: what the book and the rules have on a question, best first. `guessed`: words
    that nobody knows, and what they were taken for; `unknown`: those that say nothing."""

    question: str
    lang: str
    cases: tuple[AskedCase, ...]
    clauses: tuple[AskedClause, ...]
    keywords: tuple[AskedKeyword, ...]
    cards: tuple[AskedCards, ...]
    scene: AskedScene | None
    guessed: tuple[tuple[str, str], ...]
    unknown: tuple[str, ...]


def answer(question: str, lang: str = "en", rules: str = NEWEST) -> AskAnswer:
    """What there is on a question; `NotAsked` if nothing can be searched for.

    >>> told = answer("¿ward me protege de un desafío?", "es")
    >>> told.clauses[0].number, told.keywords[0].name
    ('8.15.2', 'Ward')
    """
    found = ask(question)
    return AskAnswer(
        " ".join(question.split()),
        lang,
        tuple(_case(one.id, one.score, lang) for one in found.cases),
        tuple(_clause(one.number, one.score, lang, rules) for one in found.clauses),
        tuple(_keyword(name, lang, rules) for name in found.keywords),
        tuple(AskedCards(said, _some(cards, found), len(cards)) for said, cards in found.cards),
        _scene(found, question, lang),
        found.guessed,
        found.unknown,
    )


def verdict_of(text: str) -> str:
    """An answer in a sentence; "Yes." takes the next one along.

    >>> verdict_of("No. Piglet is banished before damage (CR 4.6.9). Boo stays in play.")
    'No. Piglet is banished before damage.'
    """
    told = ""
    for sentence in _SENTENCE.split(_CITED.sub("", text)):
        told = f"{told} {sentence}".strip()
        if len(told) >= _VERDICT:
            break
    return told


def _case(id: str, score: float, lang: str) -> AskedCase:
    case = case_words()[id]
    said = case.answer.get(lang)
    return AskedCase(
        id,
        case.title.get(lang),
        verdict_of(said),
        case.question.get(lang),
        said,
        case.topic,
        case.status,
        case.clauses,
        case.cards,
        score,
        case.official,
        case.playable,
    )


def _clause(number: str, score: float, lang: str, rules: str) -> AskedClause:
    clause = rulebook.clause(number)
    return AskedClause(number, clause.title(lang), clause.statement(lang, rules), score)


def _keyword(name: str, lang: str, rules: str) -> AskedKeyword:
    from tintero.judge.links import keyword_sections

    number = keyword_sections()[KEYWORD_NAMES.index(name)]
    return AskedKeyword(name, number, rulebook.clause(number).statement(lang, rules))


def _some(cards: tuple[str, ...], found: WordsFound) -> tuple[str, ...]:
    """Some of the cards that may be meant, those of the cases first."""
    told = {card for one in found.cases for card in case_words()[one.id].cards}
    return tuple(sorted(cards, key=lambda card: card not in told)[:CARDS])


def _scene(found: WordsFound, question: str, lang: str) -> AskedScene | None:
    """Of the nearest case that can be played the scene whose title says most of what is asked."""
    from tintero.judge.book import ruling

    for one in found.cases:
        if case_words()[one.id].playable:
            wanted = set(terms(question))
            scenes = ruling(one.id).scenes
            fit = [len(wanted & set(terms(scene.title))) for scene in scenes]
            best = scenes[fit.index(max(fit))]
            return AskedScene(one.id, best.called(lang), best.text())
    return None
