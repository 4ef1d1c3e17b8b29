"""What the frames of standing text are filled with; and paying for cards and playing them.

`table` has the places by name: those of every language and, in `OWN`, of one. A language has
`SCOPE` (what is paid for), `ENTERED` (how the cards played so enter, and which then can't be
played) and `OFFERS`, when one may: {if} is a condition.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping

from tintero.ability.render.plan.parts_of_speech import Number, Saying, Things
from tintero.ability.render.realise.family import Family
from tintero.ability.render.realise.selectors import NOBODY
from tintero.ability.render.realise.word_frames import Place, Telling, fill, filled, frame_of, sure
from tintero.ability.render.speaker import Phrase, Speaker, SpokenClause


class Costs(Family):
    YOU: Phrase
    UNTIL: Mapping[str, str]
    HIS = ("", "")  # of one, of many
    ACTS: Mapping[str, str]
    SO_OFTEN: str  # "3 times"
    AS_OFTEN: str  # "a number of times equal to …"
    WHERE_X: str  # after a number that is worked out
    NOR: str
    GAP = ""  # before what stands at the end
    SCOPE: Mapping[str, str]
    ENTERED: Mapping[str, str]
    OFFERS: Mapping[str, tuple[str, str]]
    INK: Mapping[str, str]  # "less", "more", "that", and "x": worked out
    NAMED: str

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
            "whom": lambda t: self.whom(t, self.grammar.AND),
            "neither": lambda t: self.whom(t, self.NOR),
            "one": lambda t: self.noun(t, False, self.grammar.OR),
            "bare": lambda t: self.noun(t, True, self.grammar.OR),
            "sort": lambda t: self.noun(t, True, self.grammar.AND),
            "then": lambda t: self.grammar.join(t.steps),
            "ink": self.ink,
            "scope": self.scope,
            "where_x": self.where_x,
            "from": lambda t: "".join([self.out_of(s.things) for s in t.s.parts]),
            "out": lambda t: self.out_of(t.s.things),
            "named": lambda t: self.NAMED if t.s.how else "",
            "turn": lambda t: self.lasting(t.say, t.s.until),
            "if": self.if_,
            "entered": self.entered,
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
        return self.SO_OFTEN.format(q.n) if q is not None and q.plain else ""

    def per_time(self, t: Telling) -> str:
        q = t.s.number
        if q is None or q.plain:
            return ""
        if q.kind == "counted" and q.unit is not None:
            return self.GAP + self.quantities.for_each(t.say, q.unit)
        return self.GAP + self.AS_OFTEN.format(self.quantities.number(t.say, q))

    def stat(self, t: Telling) -> str:
        return self.filters.STATS[t.s.index]

    def what(self, t: Telling) -> Phrase:
        return self.selectors.maybe(t.say, t.s.object)

    def whom(self, t: Telling, joint: str) -> str:
        return "" if t.s.things is None else self.filters.group(t.say, t.s.things, joint)

    def noun(self, t: Telling, plural: bool, joint: str) -> str:
        return "" if t.s.things is None else self.filters.noun(t.say, t.s.things, plural, joint)

    # --- paying and playing ---

    def per_card(self, t: Telling) -> tuple[int, str]:
        q = sure(t.s.number)
        return (1, "") if q.kind == "capped" else self.per(t.say, q)

    def ink(self, t: Telling) -> str:
        q = sure(t.s.number)
        if q.plain:
            return self.INK["less" if q.n >= 0 else "more"].format(abs(q.n))
        if q.kind == "that":
            return self.INK["that"]
        n, each = self.per_card(t)
        return self.INK["less"].format(n) if each else self.INK["x"]

    def where_x(self, t: Telling) -> str:
        q = sure(t.s.number)
        if q.kind in ("plain", "that") or self.per_card(t)[1]:
            return ""
        return self.WHERE_X.format(self.quantities.number(t.say, q))

    def offered(self, say: Speaker, s: Saying, text: str) -> SpokenClause:
        """ "during your turn, you may … if …"; "if …, you may …"."""
        lead, tail = self.OFFERS[s.how]
        told = Telling(say, s, self.YOU)
        said = self.of_you(text) + filled(tail, self.table, told)
        return SpokenClause(Phrase(filled(lead, self.table, told)), said)

    def of_you(self, text: str) -> str:
        """What you may do, if the lead does not say that it is you."""
        return text

    def entered(self, t: Telling) -> str:
        return "".join([filled(self.ENTERED[key], self.table, t) for key in t.s.how.split("-")])

    def scope(self, t: Telling) -> str:
        (s,) = t.s.parts
        return filled(frame_of(self.SCOPE, s), self.table, Telling(t.say, s, t.who))

    def out_of(self, t: Things | None) -> str:
        return self.filters.out_of(t) if t is not None else ""

    def if_(self, t: Telling) -> str:
        return self.conditions.clause(t.say, t.s.when) if t.s.when is not None else ""
