"""The cases of the book as an index needs them: their words, without their scenes.

Reading a case whole, with its scenes held against the rules, takes four times as long; what is
found is then read so (`judge.book.ruling`).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from tintero import reading
from tintero.rulebook.sources import LANGUAGES, Wording

_SCENES: Final = "\nscenes:"


@dataclass(frozen=True)
class CaseWords:
    """A case: what it is about, what is asked and what was answered."""

    id: str
    topic: str
    status: str
    title: Wording
    question: Wording
    answer: Wording
    clauses: tuple[str, ...]
    cards: tuple[str, ...]
    official: bool
    playable: bool


@lru_cache(maxsize=1)
def case_words() -> dict[str, CaseWords]:
    """Every case of the book by its id."""
    folder = Path(str(files("tintero.judge") / "rulings"))
    found = (_read(path) for path in sorted(folder.glob("*.yaml")))
    return {one.id: one for one in found}


def _read(path: Path) -> CaseWords:
    head, scenes, _ = reading.file_text(path).partition(_SCENES)
    told: dict[str, Any] = reading.yaml_plain(head)
    return CaseWords(
        told["id"],
        told["topic"],
        told["status"],
        _wording(told["title"]),
        _wording(told["question"]),
        _wording(told["answer"]),
        tuple(str(one) for one in told["clauses"]),
        tuple(told.get("cards", ())),
        told.get("official") == "true",
        bool(scenes),
    )


def _wording(given: dict[str, str]) -> Wording:
    return Wording({lang: " ".join(given[lang].split()) for lang in LANGUAGES})
