"""Finding clauses by words, in English or Spanish, whatever the accents and the case."""

from __future__ import annotations

import re
from difflib import get_close_matches
from functools import lru_cache

from tintero import limits

from .clauses import Clause, book
from .sources import LANGUAGES, fold, number_key
from .versions import NEWEST

_TITLE, _STATEMENT = 4, 1
_WHOLE, _START, _INSIDE = 4, 2, 1
_EXACT, _BELOW = 1000, 50
# Words that say nothing by themselves.
_SMALL = frozenset(
    ("a", "al", "con", "de", "del", "el", "en", "la", "las", "los", "o", "para", "por", "que",
     "se", "su", "un", "una", "y", "an", "and", "at", "by", "for", "from", "in", "is", "of", "on",
     "or", "the", "to", "with")
)  # fmt: skip
# Endings that are cut off to find other forms of a word, the longest first.
_ENDINGS = {
    "es": ("andose", "iendose", "ados", "adas", "idos", "idas", "ando", "iendo", "arse", "erse",
           "irse", "aron", "eron", "ado", "ada", "ido", "ida", "ar", "er", "ir", "an", "en", "es",
           "as", "os", "a", "e", "o", "s"),
    "en": ("ings", "ing", "ies", "ied", "es", "ed", "er", "s", "y", "e"),
}  # fmt: skip
# Vowels that break within a stem, and those that come of it.
_BREAKS = {"es": (("(?<!i)e", "ie"), ("(?<!u)o", "ue"), ("ie", "e"), ("ue", "o"))}
_LEAST_STEM = 4
# What people say at the table, and the word that the rulebook has for it.
_ALIASES = {
    "es": {"mulligan": "cambiar", "gsc": "comprobacion", "lore": "leyenda", "girar": "agotar",
           "enderezar": "preparar", "cementerio": "descarte", "atacar": "desafiar",
           "retar": "desafiar", "questear": "aventura", "trigger": "disparada",
           "triggers": "disparadas", "localizacion": "ubicacion"},
    "en": {"mulligan": "alter", "gsc": "check", "tap": "exert", "untap": "ready",
           "graveyard": "discard", "attack": "challenge", "summoning": "drying"},
}  # fmt: skip


def search(words: str, lang: str = "en", version: str = NEWEST) -> list[Clause]:
    """Clauses that hold every word, best first; if none does, those that hold the most.

    A word in the title weighs more than one in the statement, a whole word more than the
    start of one, and that more than a part of one; a title that is just these words comes
    first. Other forms of a word count as a part of it ("desterrar": "destierra"). A clause number
    finds itself and what is below it. What this language does not know is looked for in the others.
    Of a long text the first words count (`limits.SOUGHT`).

    >>> search("bolsa", "es")[0].number, search("bag", "es")[0].number
    ('7.7', '7.7')
    """
    found = re.findall(r"[\w.{}+'-]+", words[: limits.LINE])
    said = [fold(word[: limits.NAME]).rstrip(".") for word in found]
    wanted = [word for word in said if word and word not in _SMALL] or [w for w in said if w]
    wanted = list(dict.fromkeys(wanted))[: limits.SOUGHT]
    if not wanted:
        return []
    hits, clauses = _search(wanted, said, lang, version)
    if hits == len(wanted):
        return clauses
    for other in (each for each in LANGUAGES if each != lang):
        others, elsewhere = _search(wanted, said, other, version)
        if others > hits:
            hits, clauses = others, elsewhere
    return clauses


def _search(
    wanted: list[str], said: list[str], lang: str, version: str
) -> tuple[int, list[Clause]]:
    """How many of the words a clause holds at best, and the clauses that hold so many."""
    wanted = [_ALIASES.get(lang, {}).get(word, word) for word in wanted]
    ranked: list[tuple[int, int, Clause]] = []
    for entry in book().values():
        if not entry.exists_in(version):
            continue
        scores = [_score(entry.number, word, lang) for word in wanted]
        hits = sum(1 for score in scores if score)
        if hits:
            exact = _folded(lang)[entry.number][0] == " ".join(said)
            ranked.append((hits, _EXACT if exact else sum(scores), entry))
    if not ranked:
        return (0, [])
    most = max(hits for hits, _, _ in ranked)
    best = [(score, entry) for hits, score, entry in ranked if hits == most]
    best.sort(key=lambda item: (-item[0], item[1].number.count("."), number_key(item[1].number)))
    return (most, [entry for _, entry in best])


def near_words(word: str, lang: str = "en", limit: int = 4) -> list[str]:
    """Words of the rulebook that look like this one, for when a search finds nothing.

    >>> near_words("bolza", "es")[0]
    'bolsa'
    """
    vocabulary = _vocabulary(lang)
    wanted = fold(word[: limits.NAME])
    return [vocabulary[match] for match in get_close_matches(wanted, vocabulary, n=limit)]


def _score(number: str, word: str, lang: str) -> int:
    if number == word:
        return _EXACT
    if number.startswith(f"{word}."):
        return _BELOW
    title, statement = _folded(lang)[number]
    score = _TITLE * _match(title, word) + _STATEMENT * _match(statement, word)
    if score:
        return score
    forms = [re.compile(rf"(?<!\w){re.escape(stem)}") for stem in stems(word, lang)]
    in_title = any(form.search(title) for form in forms)
    return _TITLE * in_title + _STATEMENT * any(form.search(statement) for form in forms)


@lru_cache(maxsize=64)
def stems(word: str, lang: str) -> tuple[str, ...]:
    """What other forms of a word begin with; in Spanish also with the vowel that breaks.

    >>> stems("desterrar", "es")
    ('desterr', 'destierr')
    """
    for ending in _ENDINGS.get(lang, ()):
        stem = word.removesuffix(ending)
        if stem != word and len(stem) >= (_LEAST_STEM if len(ending) < 4 else _LEAST_STEM - 1):
            break
    else:
        return ()
    broken = [re.sub(rf"{one}(?=[^aeiou]*$)", two, stem) for one, two in _BREAKS.get(lang, ())]
    return tuple(dict.fromkeys([stem, *broken]))


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
