"""The case book as a file: what is asked, the answer, and what it touches."""

from __future__ import annotations

from collections.abc import Mapping

from tintero.cards.pool import Pool, default_pool
from tintero.judge.book import Ruling, book
from tintero.judge.quiz import topic_name, yes_or_no
from tintero.server.library_shapes import CaseReading, CasesFile, CaseTold


def cases_file(
    lang: str, changed: Mapping[str, tuple[str, ...]], pool: Pool | None = None
) -> CasesFile:
    """`changed`: the versions of the rules under which a case comes out otherwise."""
    pool = default_pool() if pool is None else pool
    cases = tuple(case_told(one, lang, changed.get(one.id, ()), pool) for one in book())
    topics = sorted({one.topic for one in cases})
    return CasesFile(lang, {topic: topic_name(topic, lang) for topic in topics}, cases)


def case_told(one: Ruling, lang: str, changed: tuple[str, ...], pool: Pool) -> CaseTold:
    return CaseTold(
        one.id,
        one.topic,
        one.status,
        one.title.get(lang),
        one.question.get(lang),
        one.answer.get(lang),
        one.clauses,
        numbers(one, pool),
        one.official,
        yes_or_no(one),
        one.note.get(lang) if one.note is not None else "",
        tuple(CaseReading(each.text.get(lang), each.played) for each in one.readings),
        one.not_playable.get(lang) if one.not_playable is not None else "",
        len(one.scenes),
        changed,
    )


def numbers(one: Ruling, pool: Pool) -> tuple[int, ...]:
    """The cards that a case names, where the pool has just one of that name."""
    found: dict[int, None] = {}
    for name in one.cards:
        cards = pool.exact(name)
        if len(cards) == 1:
            found[pool.index(cards[0].full_name)] = None
    return tuple(found)
