"""Finding clauses by words, in English or Spanish, whatever the accents and the case."""

from __future__ import annotations

import re
from difflib import get_close_matches
from functools import lru_cache

from .clauses import Clause, book
from .sources import fold, number_key
from .versions import NEWEST

_TITLE, _STATEMENT = 4, 1
_WHOLE, _START, _INSIDE = 4, 2, 1
_EXACT, _BELOW = 1000, 50


def search(words: str, lang: str = "en", version: str = NEWEST) -> list[Clause]:
    """Clauses that hold every word, best first; if none does, those that hold the most.

    A word in the title weighs more than one in the statement, a whole word more than the
    start of one, and that more than a part of one; a title that is just these words comes
    first. A clause number finds itself and what is below it.

    >>> search("bolsa", "es")[0].number
    '7.7'
    """
    wanted = [fold(word).rstrip(".") for word in re.findall(r"[\w.{}+'-]+", words)]
    wanted = [word for word in wanted if word]
    if not wanted:
        return []
    ranked: list[tuple[int, int, Clause]] = []
    for entry in book().values():
        if not entry.exists_in(version):
            continue
        scores = [_score(entry.number, word, lang) for word in wanted]
        hits = sum(1 for score in scores if score)
        if hits:
            exact = _folded(lang)[entry.number][0] == " ".join(wanted)
            ranked.append((hits, _EXACT if exact else sum(scores), entry))
    if not ranked:
        return []
    most = max(hits for hits, _, _ in ranked)
    best = [(score, entry) for hits, score, entry in ranked if hits == most]
    best.sort(key=lambda item: (-item[0], item[1].number.count("."), number_key(item[1].number)))
    return [entry for _, entry in best]


def near_words(word: str, lang: str = "en", limit: int = 4) -> list[str]:
    """Words of the rulebook that look like this one, for when a search finds nothing.

    >>> near_words("bolza", "es")[0]
    'bolsa'
    """
    vocabulary = _vocabulary(lang)
    return [vocabulary[match] for match in get_close_matches(fold(word), vocabulary, n=limit)]


def _score(number: str, word: str, lang: str) -> int:
    if number == word:
        return _EXACT
    if number.startswith(f"{word}."):
        return _BELOW
    title, statement = _folded(lang)[number]
    return _TITLE * _match(title, word) + _STATEMENT * _match(statement, word)


def _match(folded: str, word: str) -> int:
    if word not in folded:
        return 0
    if re.search(rf"(?<!\w){re.escape(word)}(?!\w)", folded):
        return _WHOLE
    return _START if re.search(rf"(?<!\w){re.escape(word)}", folded) else _INSIDE


@lru_cache(maxsize=2)
def _folded(lang: str) -> dict[str, tuple[str, str]]:
    return {
        entry.number: (fold(entry.title(lang)), fold(entry.statement(lang)))
        for entry in book().values()
    }


@lru_cache(maxsize=2)
def _vocabulary(lang: str) -> dict[str, str]:
    """Every word of the rulebook, as written, by its folded form."""
    texts = (f"{entry.title(lang)} {entry.statement(lang)}" for entry in book().values())
    return {fold(word): word.lower() for one in texts for word in re.findall(r"[^\W\d_]+", one)}
