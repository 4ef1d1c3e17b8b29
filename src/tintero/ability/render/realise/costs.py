"""Paying for cards and playing them.

A language has `PAY`, `SCOPE` (what is paid for), `PLAYING`, `ENTERED` (how the cards played so
enter, and which then can't be played) and `OFFERS`, when one may: {if} is a condition.
"""

from __future__ import annotations

from collections.abc import Mapping

from tintero.ability.render.plan.parts_of_speech import Saying, Things
from tintero.ability.render.realise.family import Family
from tintero.ability.render.realise.places import Place, RulePlaces
from tintero.ability.render.realise.word_frames import Telling, filled, frame_of, sure
from tintero.ability.render.speaker import Phrase, Speaker, SpokenClause


class Costs(Family):
    PAY: Mapping[str, str]
    SCOPE: Mapping[str, str]
    PLAYING: Mapping[str, str]
    ENTERED: Mapping[str, str]
    OFFERS: Mapping[str, tuple[str, str]]
    INK: Mapping[str, str]  # "less", "more", "that", and "x": worked out
    NAMED: str
    OWN: Mapping[str, Place]

    def __init__(self, places: RulePlaces) -> None:
        self.places = places
        self.table: dict[str, Place] = {
            **places.table,
            "ink": self.ink,
            "scope": self.scope,
            "where_x": self.where_x,
            "from": lambda t: "".join([self.out_of(s.things) for s in t.s.parts]),
            "out": lambda t: self.out_of(t.s.things),
            "named": lambda t: self.NAMED if t.s.how else "",
            "turn": lambda t: places.lasting(t.say, t.s.until),
            "if": self.if_,
            "entered": self.entered,
            **self.OWN,
        }

    def per(self, t: Telling) -> tuple[int, str]:
        q = sure(t.s.number)
        return (1, "") if q.kind == "capped" else self.places.per(t.say, q)

    def ink(self, t: Telling) -> str:
        q = sure(t.s.number)
        if q.plain:
            return self.INK["less" if q.n >= 0 else "more"].format(abs(q.n))
        if q.kind == "that":
            return self.INK["that"]
        n, each = self.per(t)
        return self.INK["less"].format(n) if each else self.INK["x"]

    def where_x(self, t: Telling) -> str:
        q = sure(t.s.number)
        if q.kind in ("plain", "that") or self.per(t)[1]:
            return ""
        return self.places.WHERE_X.format(self.quantities.number(t.say, q))

    def offered(self, say: Speaker, s: Saying, text: str) -> SpokenClause:
        """ "during your turn, you may … if …"; "if …, you may …"."""
        lead, tail = self.OFFERS[s.how]
        told = Telling(say, s, self.places.YOU)
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
