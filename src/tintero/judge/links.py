"""What a clause leads to: the rulings and tests that exercise it, the cards that are about it.

`linking` says how they are found; for the shipped cards and the case book it has been noted in
`links.json` (a test compares), so that a clause is shown without reading every card. Tests are
those of the ledger's index. What cites a clause below the one asked for counts for it too.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from tintero import rulebook
from tintero.rulebook.sources import Wording, number_key
from tintero.vocab import KEYWORD_NAMES

FILE: Final = Path(__file__).with_name("links.json")
# How a card is about a clause (`keyword`, `node`, `trigger`), by what, and the clause.
Reason = tuple[str, str, str]


@dataclass(frozen=True)
class ClauseCards:
    """Cards that are about a clause: how (`keyword`, `node`, `trigger`), by what, and which."""

    how: str
    name: str
    clause: str
    cards: tuple[str, ...]


@dataclass(frozen=True)
class ClauseRuling:
    """A case of the book, with every clause it names."""

    id: str
    status: str
    title: Wording
    clauses: tuple[str, ...]


def is_within(number: str, above: str) -> bool:
    return number == above or number.startswith(above + ".")


@cache
def noted() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


# --- rulings and tests ----------------------------------------------------------------------------


def rulings_of(number: str) -> list[ClauseRuling]:
    """Cases of the book that name the clause, or one below it."""
    wanted = rulebook.clause(number).number
    return [
        ClauseRuling(one["id"], one["status"], Wording(one["title"]), tuple(one["clauses"]))
        for one in noted()["rulings"]
        if any(is_within(clause, wanted) for clause in one["clauses"])
    ]


# --- cards ----------------------------------------------------------------------------------------


@cache
def keyword_sections() -> dict[int, str]:
    """Keyword → its section of chapter 8, by the title."""
    titles = {clause.title("en"): clause.number for clause in rulebook.children("8", None)}
    return {k: titles[name] for k, name in enumerate(KEYWORD_NAMES)}


@cache
def card_index() -> Mapping[Reason, tuple[str, ...]]:
    """Every way a card can be about a clause, with the cards that are."""
    if os.environ.get("TINTERO_CARDS"):
        from tintero.cards.pool import default_pool
        from tintero.judge.linking import index_of

        return index_of(default_pool())
    return {(how, name, clause): tuple(cards) for how, name, clause, *cards in noted()["cards"]}


def cards_of(number: str) -> list[ClauseCards]:
    """The cards that are about a clause or one below it; a keyword's whole section is its own."""
    wanted = rulebook.clause(number).number
    found = [
        ClauseCards(how, name, clause, cards)
        for (how, name, clause), cards in card_index().items()
        if is_within(clause, wanted) or (how == "keyword" and is_within(wanted, clause))
    ]
    return sorted(found, key=lambda link: (number_key(link.clause), link.how, link.name))
