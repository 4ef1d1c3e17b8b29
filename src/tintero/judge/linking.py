"""Which rulings and cards a clause leads to. `python -m tintero.judge.linking` writes it down.

A card is about a clause in one of three ways, and each link says which:

- *keyword*: the clause is in the section of a keyword that is printed on the card (CR 8.2 and on);
- *node*: the card's ability holds a node whose description cites the clause (`ability/`);
- *trigger*: a triggered ability of the card waits for an event that the clause makes.

Rulings name their clauses, as a case or in a scene.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from tintero.ability.abilities import Has
from tintero.ability.triggers import When
from tintero.cards.facts import CardFacts
from tintero.cards.load import load
from tintero.events import CLAUSE, KIND_NAMES, Kind
from tintero.judge.book import Ruling, book
from tintero.judge.links import FILE, Reason, keyword_sections
from tintero.vocab import KEYWORD_NAMES

_CITED: Final = re.compile(r"\bCR ((?:\d+(?:\.\d+)+)(?:(?:, | and | or | / |/)\d+(?:\.\d+)+)*)")
# Verbs that are nothing but an event; the event has the clause.
VERBS: Final = {
    "GainLore": Kind.LORE_GAINED,
    "LoseLore": Kind.LORE_LOST,
    "Ready": Kind.READIED,
}


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


def reasons(card: CardFacts) -> Iterator[Reason]:
    """How, by what, and the clause: everything a card is about."""
    for ability in card.abilities:
        for node in ability.walk():
            if isinstance(node, Has):
                yield ("keyword", KEYWORD_NAMES[node.keyword], keyword_sections()[node.keyword])
            if isinstance(node, When):
                yield ("trigger", KIND_NAMES[node.kind], CLAUSE[node.kind])
            for number in cited_by(type(node).__name__):
                yield ("node", type(node).__name__, number)


def index_of(pool: Iterable[CardFacts]) -> dict[Reason, tuple[str, ...]]:
    """Every way a card can be about a clause, with the cards that are."""
    found: dict[Reason, dict[str, None]] = {}
    for card in pool:
        for reason in reasons(card):
            found.setdefault(reason, {})[card.full_name] = None
    return {reason: tuple(names) for reason, names in found.items()}


def clauses_of(case: Ruling) -> list[str]:
    return list(
        dict.fromkeys([*case.clauses, *(c for scene in case.scenes for c in scene.clauses)])
    )


def worked_out() -> dict[str, Any]:
    """What the file of links holds, for the cards and the case book that are shipped."""
    return {
        "rulings": [
            {
                "id": case.id,
                "status": case.status,
                "title": dict(case.title.words),
                "clauses": clauses_of(case),
            }
            for case in book()
        ],
        "cards": [[*reason, *names] for reason, names in sorted(index_of(load()).items())],
    }


if __name__ == "__main__":
    FILE.write_text(
        "".join(
            f"{before}\n" + ",\n".join(json.dumps(one, ensure_ascii=False) for one in rows)
            for before, rows in zip(('{"rulings": [', '\n], "cards": ['), worked_out().values())
        )
        + "\n]}\n",
        encoding="utf-8",
    )
