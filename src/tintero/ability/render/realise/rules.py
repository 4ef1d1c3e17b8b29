"""Rules of their own: entering play, replacements, what players may do.

A language has `RULES`, what is said of the subject; or, before a bar, what is the subject.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from tintero.ability.render.plan.parts_of_speech import Noun, Saying
from tintero.ability.render.realise.costs import Costs
from tintero.ability.render.realise.family import Family
from tintero.ability.render.realise.places import Place
from tintero.ability.render.realise.word_frames import Telling, filled, frame_of, sure
from tintero.ability.render.speaker import Phrase, Speaker, SpokenClause

WOULD = ("would-be-dealt", "would-take", "would-be-banished")
NONE_OF = {"each-opponent": "no-opponent", "each-player": "no-player"}


class Rules(Family):
    RULES: Mapping[str, str]
    # A place of the rules in which "each opponent can't" is said "no opponent can".
    NO = ""
    MANY: tuple[str, ...] = ()  # verbs whose own subject is plural
    TIMES: Mapping[str, str]
    IN_CHALLENGE: str
    STEPS: tuple[str, ...]
    SO_MANY: Mapping[str, tuple[str, str]]  # places of a number: for one, for more
    OWN: Mapping[str, Place]

    def __init__(self, costs: Costs) -> None:
        self.costs, self.places = costs, costs.places
        self.frames = {**self.RULES, **costs.PLAYING, **costs.PAY}
        self.table: dict[str, Place] = {
            **costs.table,
            **{name: partial(self.so_many, forms) for name, forms in self.SO_MANY.items()},
            "who": lambda t: t.who.text,
            "least": lambda t: str(t.s.op),
            "paid": self.paid,
            "where": lambda t: self.IN_CHALLENGE if t.s.index == 1 else "",
            "instead": self.instead,
            "by": self.by,
            "step": lambda t: self.STEPS[t.s.index],
            **self.OWN,
        }

    def clause(self, say: Speaker, s: Saying, until: str = "") -> SpokenClause:
        """`until`: how long, in words."""
        of, bar, text = frame_of(self.frames, s).rpartition("|")
        if s.subject is not None and s.subject.how in NONE_OF and self.NO and self.NO in text:
            s = replace(s, subject=Noun(NONE_OF[s.subject.how]))
        who = self.selectors.maybe(say, s.subject)
        told = Telling(say, s, who)
        text = filled(text, self.table, told) + self.places.each_if(say, s)
        if s.how and s.verb == "play-free":
            return self.costs.offered(say, s, text + until)
        if of == self.places.YOU.text:
            who = self.places.YOU
        elif bar:
            many = who.plural or s.verb in self.MANY
            who = Phrase(filled(of, self.table, told), many, head=who.head)
        if until and s.verb in WOULD:
            return SpokenClause(who, f"{self.places.during(say, s.until)}, {text}")
        return SpokenClause(who, text + until)

    @abstractmethod
    def paid(self, t: Telling) -> str:
        """What is paid, after "unless"."""

    @abstractmethod
    def instead(self, t: Telling) -> str:
        """What happens in place of damage, or of being banished."""

    def by(self, t: Telling) -> str:
        q = sure(t.s.number)
        if q.kind == "counted" and q.unit is not None:
            return f"{q.n} {self.quantities.for_each(t.say, q.unit)}"
        return self.quantities.number(t.say, q)

    def so_many(self, forms: tuple[str, str], t: Telling) -> str:
        n = t.s.number.n if t.s.number is not None else 1
        return forms[n != 1].format(n)
