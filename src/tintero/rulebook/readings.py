"""How Tintero reads what the rules leave open, each reading with its reason.

>>> kronk = reading("no-discard")
>>> kronk.by, kronk.switch
('rules', 'no-discard-is-a-replacement')
>>> [one.id for one in of_clause("8.3.2")]
['given-bodyguard']
"""

from __future__ import annotations

from dataclasses import dataclass
from difflib import get_close_matches
from functools import lru_cache
from typing import Any, Literal

from .clauses import UnknownClause
from .sources import Wording, maybe_text, read_toml, text

By = Literal["official", "rules", "judges", "open"]


@dataclass(frozen=True, slots=True)
class Reading:
    """One reading: what is played and why; the other one, and the switch that takes it."""

    id: str
    title: Wording
    played: Wording
    reason: Wording
    other: Wording | None
    switch: str
    by: By
    clauses: tuple[str, ...]
    cards: tuple[str, ...]
    shown: tuple[str, ...]

    def as_json(self, lang: str = "en") -> dict[str, Any]:
        return {
            "id": self.id,
            "title": self.title.get(lang),
            "played": self.played.get(lang),
            "reason": self.reason.get(lang),
            "by": self.by,
            "other": self.other.get(lang) if self.other else None,
            "switch": self.switch or None,
            "clauses": list(self.clauses),
            "cards": list(self.cards),
            "shown": list(self.shown),
        }


@lru_cache(maxsize=1)
def readings() -> tuple[Reading, ...]:
    """All of them, the settled ones first."""
    return tuple(
        Reading(
            id=key,
            title=text(table, "title"),
            played=text(table),
            reason=text(table, "reason"),
            other=maybe_text(table, "other"),
            switch=table.get("switch", ""),
            by=table["by"],
            clauses=tuple(table["clauses"]),
            cards=tuple(table["cards"]),
            shown=tuple(table["shown"]),
        )
        for key, table in read_toml("readings.toml").items()
    )


def reading(name: str) -> Reading:
    """The reading of that name, or the one that the switch of that name turns around."""
    for one in readings():
        if name in (one.id, one.switch):
            return one
    near = get_close_matches(name, [one.id for one in readings()], n=4)
    raise UnknownClause(name, tuple(near))


def of_clause(number: str) -> list[Reading]:
    return [one for one in readings() if number in one.clauses]
