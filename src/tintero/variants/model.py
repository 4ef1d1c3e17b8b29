"""`Variant`: a way to play the game, as its file says it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tintero.cards.deck import USUAL_LIMITS, Deck, DeckLimits, Fault, check_deck
from tintero.cards.pool import Pool
from tintero.messages import Message
from tintero.rulebook.sources import Wording
from tintero.state.ruleset import Plain, Ruleset

__all__ = ["DeckLimits", "Variant"]


@dataclass(frozen=True)
class Variant:
    """`rules` are the fields of a ruleset that it changes; `clauses` what it says in place of the
    clause of that number; `assumed` how it is read where nobody has said."""

    id: str
    title: Wording
    about: Wording
    rules: Mapping[str, Plain]
    deck: DeckLimits = USUAL_LIMITS
    players: tuple[int, int] = (2, 6)
    best_of: int = 1
    clauses: Mapping[str, Wording] | None = None
    assumed: tuple[Wording, ...] = ()
    assumed_of: tuple[str, ...] = ()  # of each of them the clause, or ""

    def ruleset(self, version: str = "", **beside: Any) -> Ruleset:
        """The rules of a game of it, under that version unless it has one of its own."""
        fields: dict[str, Any] = {"version": version} if version else {}
        return Ruleset(**(fields | dict(self.rules) | beside | {"variant": self.id}))

    def clause(self, number: str) -> Wording | None:
        """What it says in place of the clause, or None where the clause holds."""
        return (self.clauses or {}).get(number)

    def check(self, deck: Deck, pool: Pool | None = None) -> list[Fault]:
        """Everything that keeps a deck out of it."""
        return check_deck(deck, self.deck, pool)

    def takes(self, players: int) -> bool:
        least, most = self.players
        return least <= players <= most

    def not_so_many(self, players: int) -> Message:
        """Why so many can't play it."""
        least, most = self.players
        told = {"least": least, "most": most, "range": most - least, "count": players}
        return Message("variant-not-so-many", title=self.title, **told)

    def as_json(self, lang: str = "en") -> dict[str, Any]:
        clauses = self.clauses or {}
        return {
            "id": self.id,
            "title": self.title.get(lang),
            "about": self.about.get(lang),
            "players": list(self.players),
            "best_of": self.best_of,
            "rules": dict(self.rules),
            "deck": self.deck.plain(),
            "clauses": {number: clauses[number].get(lang) for number in clauses},
            "assumed": [words.get(lang) for words in self.assumed],
            "assumed_of": list(self.assumed_of),
        }
