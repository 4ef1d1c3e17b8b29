"""Which addresses of the library lead somewhere: the page says "not found" itself, the server says
it with the status."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Final

from tintero import limits, rulebook
from tintero.cards.pool import default_pool
from tintero.judge.book import ids
from tintero.rulebook.clauses import tidy
from tintero.server.library_cards import slug

# What is no clause, card or case, but a page of the rulebook or of the case book.
RULES_PAGES: Final = frozenset({"changes", "crosswalk", "readings"})
CASES_PAGES: Final = frozenset({"quiz"})
PRINTED: Final = re.compile(r"\d+-\d+(-[A-Za-z]\w*)?", re.ASCII)


def leads(path: str) -> bool | None:
    """Whether an address within the library leads somewhere; None if it is none of its own.

    >>> leads("rules/4.6.4"), leads("rules/99.9"), leads("cards/smash"), leads("cases/JC-001")
    (True, False, True, True)
    >>> leads("rules"), leads("new")
    (True, None)
    """
    first, slash, rest = path.partition("/")
    if first not in SHELVES:
        return None
    if not slash:
        return True
    return len(rest) <= limits.NAME and SHELVES[first](rest)


def is_rule(text: str) -> bool:
    return text in RULES_PAGES or tidy(text) in rulebook.book()


def is_card(text: str) -> bool:
    return text in slugs() or (PRINTED.fullmatch(text) is not None and text.upper() in printed())


def is_case(text: str) -> bool:
    return text in CASES_PAGES or text.upper() in case_ids()


@cache
def slugs() -> frozenset[str]:
    return frozenset(slug(card.full_name) for card in default_pool())


@cache
def printed() -> frozenset[str]:
    """Where the cards are printed: set and number, as in `1-17`."""
    return frozenset(one.replace("/", "-") for card in default_pool() for one in card.printings)


@cache
def case_ids() -> frozenset[str]:
    return frozenset(ids())


SHELVES: Final[dict[str, Callable[[str], bool]]] = {
    "rules": is_rule,
    "cards": is_card,
    "cases": is_case,
}
