"""How clauses are said: what every language's grammar does alike."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from tintero.ability.render.speaker import Phrase, SpokenClause

PUTS: Final = ("put", "put-damage", "put-under-each")


def puts(clause: SpokenClause) -> bool:
    """Its verb is "put", which another after it does not say again."""
    s = clause.saying
    return s is not None and s.verb in PUTS and (s.verb != "put" or s.ways == ("plain",))


class Grammar(ABC):
    """The grammar of a language."""

    AND: str
    OR: str

    MOOD = 0  # of verbs after "while", "unless" and "whenever", more than the plain form
    ORDINALS: tuple[str, ...]
    NTH: tuple[str, str]  # beyond those, masculine and feminine

    @abstractmethod
    def agree(self, word: str, feminine: bool, plural: bool = False) -> str:
        """The word as its noun wants it."""

    def ordinal(self, n: int, feminine: bool = True) -> str:
        if 0 < n < len(self.ORDINALS):
            return self.agree(self.ORDINALS[n], feminine)
        return self.NTH[feminine].format(n)

    @abstractmethod
    def listed(self, items: list[str], joint: str) -> str:
        """ "a, b, and c"."""

    def spelled(self, text: str) -> str:
        """The whole text, its words as they are spelled before the next one."""
        return text

    @abstractmethod
    def inflect(self, text: str, form: int) -> str:
        """The text with its ‹marked› verbs in this form."""

    @abstractmethod
    def form_of(self, subject: Phrase) -> int:
        """The form of its verbs."""

    @abstractmethod
    def named(self, subject: Phrase) -> str:
        """The subject as it is said."""

    def does(self, clause: SpokenClause) -> str:
        """The clause without its subject."""
        return self.inflect(clause.predicate, self.form_of(clause.subject))

    def full(self, clause: SpokenClause) -> str:
        """A statement, with its subject: "you pay 1 ⬡ less", "each opponent loses 1 lore"."""
        return f"{self.named(clause.subject)} {self.does(clause)}".lstrip()

    def again(self, clause: SpokenClause) -> str:
        """Its subject was just named."""
        return self.full(clause)

    @abstractmethod
    def join(self, clauses: list[SpokenClause]) -> str:
        """One sentence: "draw a card, then choose and discard a card"."""

    @abstractmethod
    def base(self, clauses: list[SpokenClause], who: Phrase, may: bool) -> str:
        """What `who` may do (`may`), or does something for: verbs in the base form."""
