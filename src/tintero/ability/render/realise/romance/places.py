"""Places where participles and verbs agree with the subject."""

from __future__ import annotations

from functools import partial

from tintero.ability.render.plan.parts_of_speech import Number
from tintero.ability.render.realise.places import RulePlaces
from tintero.ability.render.realise.romance.filters import RomanceFilters
from tintero.ability.render.realise.romance.quantities import RomanceQuantities
from tintero.ability.render.realise.romance.words import RomanceWords
from tintero.ability.render.realise.word_frames import Telling, sure
from tintero.ability.render.speaker import Speaker


class RomancePlaces(RulePlaces):
    filters: RomanceFilters
    quantities: RomanceQuantities
    grammar: RomanceWords
    AS_OFTEN: str
    NO_SOME = ""  # the article of several, after a "not"
    NEITHER = "ni"
    GAP = " "

    def __init__(self) -> None:
        super().__init__()
        self.table |= {
            **{word: partial(self.agreed, word) for word in self.grammar.agreeing},
            "lost": self.lost,
            "he": lambda t: self.grammar.he(t.who),
            "some": self.some,
            "sort": lambda t: self.several(t, self.filters.AND, self.filters.SOME),
            "nor": lambda t: self.several(t, self.NEITHER, self.NO_SOME),
            "keyword": lambda t: self.filters.KEYWORDS.get(t.s.name, t.s.name),
            "class": lambda t: self.filters.CLASSES.get(t.s.name, t.s.name),
            "do": lambda t: self.grammar.base(t.steps, self.YOU, True) if t.s.steps else "",
            **self.OWN,
        }

    def signed(self, say: Speaker, q: Number, name: str) -> tuple[str, str]:
        """ "+2 de Fuerza"; "-1 de Fuerza", " por cada …"; "+X de Fuerza", ", donde X es …"."""
        n, each = (q.n, "") if q.plain else self.per(say, q)
        if q.plain or each:
            return f"{n:+d} de {name}", each and f" {each}"
        x = self.WHERE_X.format(self.quantities.number(say, q))
        return f"+X de {name}", x

    def per(self, say: Speaker, q: Number) -> tuple[int, str]:
        if q.kind == "counted" and q.unit is not None:
            return q.n, self.quantities.for_each(say, q.unit)
        if q.parts and q.parts[0].kind == "counted" and q.kind in ("capped", "times"):
            n, each = self.per(say, q.parts[0])
            return (n, each + self.quantities.cap(q)) if q.kind == "capped" else (n * q.n, each)
        return 1, self.quantities.damage_on(say, q)

    def lost(self, t: Telling) -> str:
        q, name = sure(t.s.number), self.stat(t)
        if q.kind == "that" and q.n == 1:
            return self.quantities.that_much(name, name, name)
        equal = self.grammar.equal_to(self.quantities.number(t.say, q))
        return f"{self.quantities.so_much(name, name)} {equal}"

    def as_often(self, number: str) -> str:
        return self.AS_OFTEN.format(number)

    def several(self, t: Telling, joint: str, article: str) -> str:
        """The article, if there is one, before each alternative."""
        if t.s.things is None:
            return ""
        noun = self.filters.noun(t.say, t.s.things, True, joint, each=article)
        return f"{article} {noun}".lstrip()

    def some(self, t: Telling) -> str:
        if t.s.things is None:
            return ""
        return f"{self.filters.SOME} {self.filters.owned(t.say, t.s.things, True)}".lstrip()

    def agreed(self, word: str, t: Telling) -> str:
        return self.grammar.agree(word, t.who.feminine, t.who.plural)
