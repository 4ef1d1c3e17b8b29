"""What a clause leads to: the rulings and tests that exercise it, the cards that are about it.

A card is about a clause in one of three ways, and each link says which:

- *keyword*: the clause is in the section of a keyword that is printed on the card (CR 8.2 and on);
- *node*: the card's ability holds a node whose description cites the clause (`ability/`);
- *trigger*: a triggered ability of the card waits for an event that the clause makes.

Rulings name their clauses, as a case or in a scene; tests are those of the ledger's index. What
cites a clause below the one asked for counts for it too.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path

from tintero import rulebook
from tintero.ability.abilities import Has
from tintero.ability.triggers import When
from tintero.cards.facts import CardFacts
from tintero.cards.pool import default_pool
from tintero.cards.search import walk
from tintero.events import CLAUSE, KIND_NAMES, Kind
from tintero.judge.book import Ruling, folder, ruling
from tintero.rulebook.sources import number_key
from tintero.vocab import KEYWORD_NAMES

_CITED = re.compile(r"\bCR ((?:\d+(?:\.\d+)+)(?:(?:, | and | or | / |/)\d+(?:\.\d+)+)*)")
# Verbs that are nothing but an event; the event has the clause.
VERBS = {
    "GainLore": Kind.LORE_GAINED,
    "LoseLore": Kind.LORE_LOST,
    "Ready": Kind.READIED,
}


@dataclass(frozen=True)
class ClauseCards:
    """Cards that are about a clause: how (`keyword`, `node`, `trigger`), by what, and which."""

    how: str
    name: str
    clause: str
    cards: tuple[str, ...]


def is_within(number: str, above: str) -> bool:
    return number == above or number.startswith(above + ".")


# --- rulings and tests ----------------------------------------------------------------------------


def rulings_of(number: str) -> list[Ruling]:
    """Cases of the book that name the clause, or one below it."""
    wanted = rulebook.clause(number).number
    named = re.compile(rf"(?<![\d.]){re.escape(wanted)}(?!\d)")
    found = []
    for path in sorted(folder().glob("*.yaml")):
        if named.search(path.read_text(encoding="utf-8")):  # the others need not be read
            case = ruling(path.stem)
            if any(is_within(c, wanted) for c in clauses_of(case)):
                found.append(case)
    return found


def clauses_of(case: Ruling) -> set[str]:
    return {*case.clauses, *(c for scene in case.scenes for c in scene.clauses)}


# --- cards ----------------------------------------------------------------------------------------


@cache
def keyword_sections() -> dict[int, str]:
    """Keyword → its section of chapter 8, by the title."""
    titles = {clause.title("en"): clause.number for clause in rulebook.children("8", None)}
    return {k: titles[name] for k, name in enumerate(KEYWORD_NAMES)}


@cache
def cited_by(node: str) -> tuple[str, ...]:
    """The clauses that a kind of node cites in its description."""
    text = descriptions().get(node, "")
    found = [n for match in _CITED.finditer(text) for n in re.findall(r"\d+(?:\.\d+)+", match[1])]
    if node in VERBS:
        found.append(CLAUSE[VERBS[node]])
    return tuple(dict.fromkeys(found))


@cache
def descriptions() -> dict[str, str]:
    """What is written under the name of each node. Read from the source: compiled classes may
    not keep it."""
    found: dict[str, str] = {}
    for path in Path(str(files("tintero.ability"))).glob("*.py"):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                found[node.name] = ast.get_docstring(node) or ""
    return found


def reasons(card: CardFacts) -> Iterator[tuple[str, str, str]]:
    """How, by what, and the clause: everything a card is about."""
    for ability in card.abilities:
        for node in walk(ability):
            if isinstance(node, Has):
                yield ("keyword", KEYWORD_NAMES[node.keyword], keyword_sections()[node.keyword])
            if isinstance(node, When):
                yield ("trigger", KIND_NAMES[node.kind], CLAUSE[node.kind])
            for number in cited_by(type(node).__name__):
                yield ("node", type(node).__name__, number)


@cache
def card_index() -> dict[tuple[str, str, str], tuple[str, ...]]:
    """Every way a card can be about a clause, with the cards that are."""
    found: dict[tuple[str, str, str], dict[str, None]] = {}
    for card in default_pool():
        for reason in reasons(card):
            found.setdefault(reason, {})[card.full_name] = None
    return {reason: tuple(names) for reason, names in found.items()}


def cards_of(number: str) -> list[ClauseCards]:
    """The cards that are about a clause or one below it; a keyword's whole section is its own."""
    wanted = rulebook.clause(number).number
    found = [
        ClauseCards(how, name, clause, cards)
        for (how, name, clause), cards in card_index().items()
        if is_within(clause, wanted) or (how == "keyword" and is_within(wanted, clause))
    ]
    return sorted(found, key=lambda link: (number_key(link.clause), link.how, link.name))
