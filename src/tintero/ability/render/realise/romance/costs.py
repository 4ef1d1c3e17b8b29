"""Paying, where what is counted stands after the verb."""

from __future__ import annotations

from tintero.ability.render.plan.parts_of_speech import Saying, Things
from tintero.ability.render.realise.costs import Costs
from tintero.ability.render.realise.romance.conditions import WHILE, RomanceConditions
from tintero.ability.render.realise.romance.filters import RomanceFilters
from tintero.ability.render.realise.romance.places import RomancePlaces
from tintero.ability.render.realise.romance.verbs_table import YOU
from tintero.ability.render.realise.word_frames import Telling
from tintero.ability.render.speaker import Phrase, Speaker


class RomanceCosts(Costs):
    filters: RomanceFilters
    conditions: RomanceConditions
    NEXT: tuple[str, str]
    FIRST: tuple[str, str]

    def __init__(self, places: RomancePlaces) -> None:
        super().__init__(places)
        self.table |= {
            "before": self.before,
            "after": lambda t: self.each_after(t) + self.where_x(t),
            "while": self.while_,
            "turn": lambda t: self.until(t.say, t.s),
            "they": lambda t: self.filters.grammar.he(Phrase("", True, self.feminine(t))),
            "the": lambda t: self.filters.grammar.the(self.feminine(t), True),
            "next": lambda t: self.NEXT[self.feminine(t)],
            "first": lambda t: self.FIRST[self.feminine(t)],
            "all_exerted": lambda t: self.filters.state("exerted", self.feminine(t), True),
        }

    def until(self, say: Speaker, s: Saying) -> str:
        """How long one pays so: in French not "for the rest of this turn"."""
        if s.until not in ("turn", "rest-of-turn"):
            return self.places.lasting(say, s.until)
        return f" {self.conditions.happenings.THIS_TURN}"

    def of_you(self, text: str) -> str:
        words = self.filters.grammar
        return f"{words.named(self.places.YOU)} {words.inflect(text, YOU)}".lstrip()

    def out_of(self, t: Things | None) -> str:
        return self.filters.from_(t)

    def feminine(self, t: Telling) -> bool:
        return t.s.things is not None and self.filters.first_feminine(t.s.things)

    def while_(self, t: Telling) -> str:
        return "" if t.s.when is None else self.conditions.clause(t.say, t.s.when, WHILE)

    def before(self, t: Telling) -> str:
        """What is counted, where it would seem to belong to the turn."""
        each = self.per(t)[1]
        return f"{each}, " if each and first(t) else ""

    def each_after(self, t: Telling) -> str:
        each = self.per(t)[1]
        return f" {each}" if each and not first(t) else ""


def first(t: Telling) -> bool:
    return t.s.parts[0].verb == "first-each-turn"
