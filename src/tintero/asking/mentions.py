"""Cards in a question: by their full names, by the name alone, by one word of it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from tintero.asking.words import STOP, slang, stem, words_of
from tintero.cards.facts import CardFacts
from tintero.cards.pool import Pool, default_pool
from tintero.vocab import CardType

_SHORTEST: Final = 3  # letters of a word that stands for a name


@dataclass(frozen=True)
class CardNames:
    """Cards by the words of their names. `whole`: a name, with or without its version; `single`:
    one word that stands in the names of characters and means nothing else."""

    whole: dict[tuple[str, ...], tuple[str, ...]]
    single: dict[str, tuple[str, ...]]
    longest: dict[str, int]  # how many words a name has at most, by its first


@lru_cache(maxsize=2)
def card_names(pool: Pool | None = None) -> CardNames:
    whole: dict[tuple[str, ...], list[str]] = {}
    single: dict[str, list[str]] = {}
    for card in pool or default_pool():
        name, full = tuple(words_of(card.name)), tuple(words_of(card.full_name))
        for key in dict.fromkeys((name, full)):
            whole.setdefault(key, []).append(card.full_name)
        if card.type == CardType.CHARACTER:
            for word in dict.fromkeys(name):
                if _is_name(word):
                    single.setdefault(word, []).append(card.full_name)
    kept = {key: tuple(found) for key, found in whole.items() if len(key) > 1 or _is_name(key[0])}
    longest: dict[str, int] = {}
    for key in kept:
        longest[key[0]] = max(longest.get(key[0], 0), len(key))
    return CardNames(kept, {word: tuple(found) for word, found in single.items()}, longest)


def _is_name(word: str) -> bool:
    known = slang()
    plain = word not in known.words and stem(word) not in known.stems and word not in STOP
    return len(word) >= _SHORTEST and plain


@dataclass(frozen=True)
class NameSaid:
    """Where in a text a card is named: from, to, and which it may be."""

    begin: int
    end: int
    cards: tuple[str, ...]
    term: str


def names_in(words: list[str]) -> list[NameSaid]:
    """The cards that a text names, the longest name at each place."""
    known = card_names()
    found: list[NameSaid] = []
    at = 0
    while at < len(words):
        one = _name_at(words, at, known)
        if one is None:
            at += 1
        else:
            found.append(one)
            at = one.end
    return found


def _name_at(words: list[str], at: int, known: CardNames) -> NameSaid | None:
    for end in range(min(len(words), at + known.longest.get(words[at], 0)), at, -1):
        key = tuple(words[at:end])
        if key in known.whole:
            return NameSaid(at, end, known.whole[key], f"#{' '.join(key)}")
    if words[at] in known.single:
        return NameSaid(at, at + 1, known.single[words[at]], f"#{words[at]}")
    return None


def name_terms(card: CardFacts) -> list[str]:
    """The terms by which a card is found: its names whole, and the words that stand for it."""
    name, full = words_of(card.name), words_of(card.full_name)
    known = card_names()
    whole = [f"#{' '.join(key)}" for key in (name, full) if tuple(key) in known.whole]
    return list(dict.fromkeys([*whole, *(f"#{word}" for word in name if word in known.single)]))
