"""Clauses that hold others, and sentences: the places of their frames."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tintero.ability.render.plan.parts_of_speech import Noun, Saying
from tintero.ability.render.realise.romance.family import RomanceFamily
from tintero.ability.render.realise.tongue import Tongue
from tintero.ability.render.speaker import Phrase, Speaker, SpokenClause

AS_SAID: Final = Phrase("", you=True)  # not an order: "pagas 1 ⬡ menos"


class RomanceTongue(RomanceFamily, Tongue):
    def __init__(self) -> None:
        super().__init__()
        words = self.grammar
        self.CLAUSES = {"tailed-given": "[{given}{tail}]", **self.CLAUSES}
        self.places = {
            **self.agreeing(lambda t: self.selectors.phrase(t.say, Noun("this"))),
            "as_said": lambda t: words.join([c.by(AS_SAID) for c in t.clauses]),
            "while": lambda t: self.conditions.while_(t.say, t.s.when),
            "paid": lambda t: words.unless(t.clauses, t.clauses[0].subject),
            **self.places,
        }

    def verb(self, say: Speaker, s: Saying) -> SpokenClause:
        if s.verb in ("stated", "add-own"):
            made = self.clause(say, s.parts[0])
            return made.by(AS_SAID) if s.verb == "stated" else made
        return super().verb(say, s if s.whose is None else replace(s, subject=s.whose))
