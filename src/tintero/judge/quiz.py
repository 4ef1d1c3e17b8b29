"""Questions from the case book: which ones, in which order, and whether an answer is right.

A case whose answer begins with yes or no can be marked; of any other the one who answers says
whether they had it.
"""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from dataclasses import dataclass

from tintero.judge.book import Ruling
from tintero.judge.sheet import Case, Told
from tintero.rulebook.sources import fold

YES = ("yes", "y", "si", "s", "1", "true")
NO = ("no", "n", "0", "false")
_PLAIN = re.compile(r"\s*(yes|no|sí)[.,:;]", re.IGNORECASE)


@dataclass(frozen=True)
class Item:
    """A question. `answer`: yes or no, or None when it takes more words."""

    ruling: Ruling
    answer: bool | None


def topics(rulings: Sequence[Ruling]) -> list[str]:
    return sorted({ruling.topic for ruling in rulings})


def draw(rulings: Sequence[Ruling], topic: str | None, count: int, seed: int | None) -> list[Item]:
    """So many cases about that, in an order that the seed decides. A dispute is no question."""
    wanted = None if topic is None else fold(topic)
    found = [
        ruling
        for ruling in rulings
        if ruling.status != "disputed" and wanted in (None, fold(ruling.topic))
    ]
    random.Random(seed).shuffle(found)
    return [Item(ruling, yes_or_no(ruling)) for ruling in found[:count]]


def yes_or_no(ruling: Ruling) -> bool | None:
    """What the answer begins with ("No." or "Sí, …") in either language; never both."""
    words = [_PLAIN.match(ruling.answer.get(lang)) for lang in ("en", "es")]
    said = {read_answer(found[1]) for found in words if found} - {None}
    return said.pop() if len(said) == 1 else None


def case_of(ruling: Ruling, lang: str, scene: int = 1) -> Case:
    """What a sheet says of the case that its scene shows."""
    return Case(
        f"{ruling.id}: {ruling.title.get(lang)}",
        ruling.question.get(lang),
        ruling.answer.get(lang),
        yes_or_no(ruling),
        ruling.note.get(lang) if ruling.note is not None else "",
        tuple(Told(reading.text.get(lang), reading.switch) for reading in ruling.readings),
        (scene, len(ruling.scenes)),
        scene == 1,
    )


def read_answer(text: str) -> bool | None:
    """Yes or no, in either language; None if it is neither.

    >>> read_answer("Sí."), read_answer("no"), read_answer("depende")
    (True, False, None)
    """
    word = fold(text.strip(" .,;:!"))
    return True if word in YES else False if word in NO else None
