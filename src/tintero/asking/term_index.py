"""The index: which terms stand where, and how well a text fits a question (BM25, weighted fields).

A term counts by how rare it is; a field by its weight; a long text a little less than a short one.
The index is made when it is first asked for, in well under a second, of the rulebook, the case book
and the names of the cards: there is no file that could be out of date.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

SATURATION: Final = 1.2  # how soon saying it again counts no more
LENGTH: Final = 0.5  # how much a long text counts less


@dataclass
class TermIndex:
    """Texts by key, each with the weight of its terms."""

    weights: dict[str, dict[str, float]] = field(default_factory=dict)  # term → key → weight
    lengths: dict[str, float] = field(default_factory=dict)

    def add(self, key: str, fields: Iterable[tuple[float, Iterable[str]]]) -> None:
        """A text; of each field the weight and the terms."""
        total: Counter[str] = Counter()
        for weight, terms in fields:
            for term in terms:
                total[term] += weight  # type: ignore[assignment]
        self.lengths[key] = sum(total.values())
        for term, weight in total.items():
            self.weights.setdefault(term, {})[key] = weight

    def rarity(self, term: str) -> float:
        """How much a term tells."""
        of, there = len(self.lengths), len(self.weights.get(term, ()))
        return math.log(1 + (of - there + 0.5) / (there + 0.5))

    def scores(self, asked: Mapping[str, float]) -> dict[str, float]:
        """Every text that holds something of what is asked, with how well it fits."""
        if not self.lengths:
            return {}
        mean = sum(self.lengths.values()) / len(self.lengths)
        found: dict[str, float] = {}
        held: dict[str, float] = {}
        whole = 0.0
        for term, importance in asked.items():
            worth = importance * self.rarity(term)
            whole += worth
            for key, weight in self.weights.get(term, {}).items():
                length = 1 - LENGTH + LENGTH * self.lengths[key] / mean
                part = weight * (SATURATION + 1) / (weight + SATURATION * length)
                found[key] = found.get(key, 0.0) + worth * part
                held[key] = held.get(key, 0.0) + worth
        # What holds all of a question is better than what holds one word of it often.
        return {key: score * (held[key] / whole) for key, score in found.items()}
