"""Finding cards: by words of the name, by what is printed, by what their abilities say or hold.

>>> from tintero.cards.pool import default_pool
>>> found = find(default_pool(), Query(words="dragn fire"))
>>> [card.full_name for card in found]
['Dragon Fire']
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from datetime import date
from difflib import get_close_matches

from tintero import limits
from tintero.ability.abilities import Has
from tintero.ability.schema import SCHEMA
from tintero.cards.facts import CardFacts
from tintero.cards.formats import legal_in
from tintero.cards.pool import Pool, key
from tintero.cards.texts import Said, texts

CLOSE = 0.75  # how much alike a mistyped word and the word meant must be
SHORTEST = 3  # letters a word needs to be found inside another, or mistyped


@dataclass(frozen=True)
class Query:
    """What is asked for; what is left empty asks for nothing.

    `types`, `sets` and `inks` name alternatives (an entry of `inks` is one ink, or the several a
    card must all have); of `classes`, `keywords`, `texts` and `nodes` a card must have each.
    """

    words: str = ""
    inks: tuple[tuple[int, ...], ...] = ()
    least: int = 0
    most: int | None = None
    types: tuple[int, ...] = ()
    song: bool = False
    classes: tuple[str, ...] = ()
    keywords: tuple[int, ...] = ()
    texts: tuple[str, ...] = ()
    nodes: tuple[str, ...] = ()
    sets: tuple[int, ...] = ()
    legal: str = ""
    on: date = field(default_factory=date.today)


def find(pool: Pool, query: Query) -> list[CardFacts]:
    """The cards that answer the query, best names first, else in the order of the pool."""
    cards = named(pool, query.words) if query.words else list(pool)
    tests = _tests(query, pool)
    return [card for card in cards if all(test(card) for test in tests)]


def _tests(query: Query, pool: Pool) -> list[Callable[[CardFacts], bool]]:
    """One test for each thing asked for, cheap ones first."""
    tests: list[Callable[[CardFacts], bool]] = []
    if query.inks:
        tests.append(lambda card: any(set(inks) <= set(card.inks) for inks in query.inks))
    if query.least or query.most is not None:
        top = query.most
        tests.append(lambda card: query.least <= card.cost and (top is None or card.cost <= top))
    if query.types or query.song:
        tests.append(lambda card: card.type in query.types or (query.song and card.song))
    if query.classes:
        tests.append(lambda card: set(query.classes) <= set(card.classes))
    if query.sets:
        tests.append(lambda card: not set(query.sets).isdisjoint(card.sets))
    if query.keywords:
        tests.append(lambda card: set(query.keywords) <= keywords_of(card))
    if query.legal:
        tests.append(lambda card: legal_in(card, query.legal, query.on))
    if query.nodes:
        tests.append(lambda card: set(query.nodes) <= nodes_of(card))
    if query.texts:
        wanted = [text_pattern(text) for text in query.texts]
        said = texts(pool)
        tests.append(lambda card: says(said[card.full_name], wanted))
    return tests


# --- names ------------------------------------------------------------------------------------


def named(pool: Pool, text: str) -> list[CardFacts]:
    """Cards with all these words in their full names, the closest first.

    A word counts if it is in the name whole, as a beginning, or inside a word; if that finds
    nothing, mistyped words count too. Accents, capitals and punctuation do not matter.
    """
    wanted = key(text[: limits.NAME + 1]).split()
    if not 0 < len(wanted) <= limits.SOUGHT or len(text) > limits.NAME:
        return []  # no card is called so
    names = [(key(card.full_name), card) for card in pool]
    every = sorted({word for name, _ in names for word in name.split()})
    found = _scored(names, "".join(wanted), [_ranks(word, every) for word in wanted])
    if not found:
        found = _scored(names, "", [_ranks(word, every) | _similar(word, every) for word in wanted])
    return found


def _scored(
    names: list[tuple[str, CardFacts]], joined: str, ranks: list[dict[str, int]]
) -> list[CardFacts]:
    """The cards with a word for each of `ranks`, or with all of it in one piece."""
    scored: list[tuple[int, int, CardFacts]] = []
    for place, (name, card) in enumerate(names):
        words = name.split()
        best = [min((rank[word] for word in words if word in rank), default=-1) for rank in ranks]
        if min(best) >= 0:
            scored.append((sum(best), place, card))
        elif len(joined) >= SHORTEST and joined in name.replace(" ", ""):
            scored.append((len(ranks), place, card))
    scored.sort(key=lambda row: row[:2])
    return [card for _, _, card in scored]


def _ranks(wanted: str, every: list[str]) -> dict[str, int]:
    """The words that may be meant: 0 the word itself, 1 it begins so, 2 it holds it."""
    ranks: dict[str, int] = {}
    for word in every:
        if word == wanted:
            ranks[word] = 0
        elif word.startswith(wanted):
            ranks[word] = 1
        elif len(wanted) >= SHORTEST and wanted in word:
            ranks[word] = 2
    return ranks


def _similar(wanted: str, every: list[str]) -> dict[str, int]:
    """The words that look like it, at rank 3 and beyond."""
    if len(wanted) < SHORTEST:
        return {}
    close = get_close_matches(wanted, every, 5, CLOSE)
    return {word: 3 + place for place, word in enumerate(close) if word != wanted}


# --- abilities --------------------------------------------------------------------------------


def keywords_of(card: CardFacts) -> set[int]:
    """The keywords printed on the card."""
    return {ability.keyword for ability in card.abilities if isinstance(ability, Has)}


def node_names() -> list[str]:
    """The names of all nodes an ability can be made of."""
    return sorted(node.__name__ for node, _ in SCHEMA)


def nodes_of(card: CardFacts) -> set[str]:
    """The names of the nodes that the card's abilities are made of."""
    found: set[str] = set()
    for ability in card.abilities:
        found.update(type(node).__name__ for node in ability.walk())
    return found


# --- text -------------------------------------------------------------------------------------


def text_pattern(text: str) -> tuple[re.Pattern[str], ...]:
    """What a text must hold: each word, from its beginning; words in double quotes together.

    >>> [pattern.pattern for pattern in text_pattern('may "draw a card"')]
    ['\\\\bmay', '\\\\bdraw\\\\ a\\\\ card']
    """
    found: list[re.Pattern[str]] = []
    for place, part in enumerate(text.split('"')):
        pieces = [key(part)] if place % 2 else key(part).split()
        found += [re.compile(rf"\b{re.escape(piece)}") for piece in pieces if piece]
    return tuple(found)


def says(said: Said, wanted: Iterable[tuple[re.Pattern[str], ...]]) -> bool:
    """Whether each of these stands whole in the text of one language."""
    for patterns in wanted:
        if not any(all(pattern.search(text) for pattern in patterns) for text in said):
            return False
    return True
