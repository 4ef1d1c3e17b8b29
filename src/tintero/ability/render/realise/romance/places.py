"""Places where participles and verbs agree with the subject."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from tintero.ability.render.plan.parts_of_speech import Number
from tintero.ability.render.realise.places import RulePlaces
from tintero.ability.render.realise.romance.filters import RomanceFilters
from tintero.ability.render.realise.romance.quantities import RomanceQuantities
from tintero.ability.render.realise.word_frames import Telling, sure
from tintero.ability.render.speaker import Speaker


class RomancePlaces(RulePlaces):
    filters: RomanceFilters
    quantities: RomanceQuantities
    PARTICIPLES: tuple[str, ...]
    NUMBERED: Mapping[str, tuple[str, str]]  # of one, of many
    LOST: tuple[str, str]  # that much of it, so much of it
    NEITHER = "ni"
    GAP = " "

    def __init__(self) -> None:
        super().__init__()
        self.table |= {
            **{name: partial(self.agreed, name) for name in self.PARTICIPLES},
            **{name: partial(self.numbered, forms) for name, forms in self.NUMBERED.items()},
            "of_what": lambda t: self.filters.words.of(self.what(t).text),
            "to_what": lambda t: self.filters.words.to(self.what(t).text),
            "of_whom": lambda t: self.before_whom(t, self.filters.words.of),
            "to_whom": lambda t: self.before_whom(t, self.filters.words.to),
            "lost": self.lost,
            **self.OWN,
        }

    def signed(self, say: Speaker, q: Number, name: str) -> tuple[str, str]:
        """ "+2 de Fuerza"; "-1 de Fuerza", " por cada …"; "+X de Fuerza", ", donde X es …"."""
        n, each = (q.n, "") if q.plain else self.per(say, q)
        if q.plain or each:
            return f"{n:+d} {self.filters.words.of(name)}", each and f" {each}"
        x = self.WHERE_X.format(self.quantities.number(say, q))
        return f"+X {self.filters.words.of(name)}", x

    def per(self, say: Speaker, q: Number) -> tuple[int, str]:
        if q.kind == "counted" and q.unit is not None:
            return q.n, self.quantities.for_each(say, q.unit)
        if q.parts and q.parts[0].kind == "counted" and q.kind in ("capped", "times"):
            n, each = self.per(say, q.parts[0])
            return (n, each + self.quantities.cap(q)) if q.kind == "capped" else (n * q.n, each)
        return 1, self.quantities.damage_on(say, q)

    def lost(self, t: Telling) -> str:
        q, of_stat = sure(t.s.number), self.filters.words.of(self.stat(t))
        if q.kind == "that" and q.n == 1:
            return f"{self.LOST[0]} {of_stat}"
        equal = self.filters.words.equal_to(self.quantities.number(t.say, q))
        return f"{self.LOST[1]} {of_stat} {equal}"

    def before_whom(self, t: Telling, word: Callable[[str], str]) -> str:
        return word(self.whom(t, self.filters.AND)) if t.s.things is not None else ""

    def agreed(self, participle: str, t: Telling) -> str:
        return self.filters.words.agree(participle, t.who.feminine, t.who.plural)

    def numbered(self, forms: tuple[str, str], t: Telling) -> str:
        return forms[t.who.plural]
