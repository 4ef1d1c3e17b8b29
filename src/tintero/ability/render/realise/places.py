"""What the frames of standing text are filled with.

`table` has the places by name: those of every language and, in `OWN`, of one.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping

from tintero.ability.render.plan.parts_of_speech import Number, Saying
from tintero.ability.render.realise.family import Family
from tintero.ability.render.realise.selectors import NOBODY
from tintero.ability.render.realise.word_frames import Telling, fill, filled, sure
from tintero.ability.render.speaker import Phrase, Speaker

Place = Callable[[Telling], str]


class RulePlaces(Family):
    YOU: Phrase
    UNTIL: Mapping[str, str]
    HIS = ("", "")  # of one, of many
    ACTS: Mapping[str, str]
    TIMES: str
    WHERE_X: str  # after a number that is worked out
    NEITHER: str
    GAP = ""  # before what stands at the end
    OWN: Mapping[str, Place]

    def __init__(self) -> None:
        self.table: dict[str, Place] = {
            "what": lambda t: self.what(t).text,
            "name": lambda t: t.s.name,
            "n": lambda t: "" if t.s.number is None else self.quantities.number(t.say, t.s.number),
            "stat": self.stat,
            "act": lambda t: filled(self.ACTS[t.s.how], self.table, t),
            "signed": lambda t: self.amount(t)[0],
            "per": lambda t: self.amount(t)[1],
            "times": self.times,
            "per_time": self.per_time,
            "whom": lambda t: self.whom(t, self.filters.AND),
            "neither": lambda t: self.whom(t, self.NEITHER),
            "one": lambda t: self.noun(t, False, self.filters.OR),
            "bare": lambda t: self.noun(t, True, self.filters.OR),
            "sort": lambda t: self.noun(t, True, self.filters.AND),
            "then": lambda t: t.say.tongue.join(t.steps),
            **self.OWN,
        }

    def during(self, say: Speaker, until: str, who: Phrase = NOBODY) -> str:
        """How long it is so of `who`."""
        return fill(self.UNTIL[until], this=say.name, his=self.HIS[who.plural])

    def lasting(self, say: Speaker, until: str, who: Phrase = NOBODY) -> str:
        """The same, after the verb."""
        return f" {self.during(say, until, who)}" if until else ""

    def each_if(self, say: Speaker, s: Saying) -> str:
        if s.when is None or s.when.verb != "each-if":
            return ""
        return self.conditions.each_if(say, s.when.parts[0], s.when.no)

    @abstractmethod
    def signed(self, say: Speaker, q: Number, name: str) -> tuple[str, str]:
        """ "+2 strength"; "-1 strength" and "for each …"; "+strength equal to …"."""

    @abstractmethod
    def per(self, say: Speaker, q: Number) -> tuple[int, str]:
        """So much for each of something, if the number is counted so."""

    def amount(self, t: Telling) -> tuple[str, str]:
        return self.signed(t.say, sure(t.s.number), self.stat(t))

    def times(self, t: Telling) -> str:
        q = t.s.number
        return self.TIMES.format(q.n) if q is not None and q.plain else ""

    def per_time(self, t: Telling) -> str:
        q = t.s.number
        if q is None or q.plain:
            return ""
        if q.kind == "counted" and q.unit is not None:
            return self.GAP + self.quantities.for_each(t.say, q.unit)
        return self.GAP + self.as_often(self.quantities.number(t.say, q))

    @abstractmethod
    def as_often(self, number: str) -> str:
        """ "a number of times equal to …"."""

    def stat(self, t: Telling) -> str:
        return self.filters.STATS[t.s.index]

    def what(self, t: Telling) -> Phrase:
        return self.selectors.maybe(t.say, t.s.object)

    def whom(self, t: Telling, joint: str) -> str:
        return "" if t.s.things is None else self.filters.group(t.say, t.s.things, joint)

    def noun(self, t: Telling, plural: bool, joint: str) -> str:
        return "" if t.s.things is None else self.filters.noun(t.say, t.s.things, plural, joint)
