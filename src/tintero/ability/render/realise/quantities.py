"""Numbers ("the number of …"), what is counted, and amounts of something ("2 cards for each …").

A language has frames: `NUMBERS` by the kind of a number, `UNITS` (one and many) by the kind of a
measure, and how much of something is said.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import final

from tintero.ability.render.plan.parts_of_speech import Measure, Noun, Number, Saying, Things
from tintero.ability.render.realise.family import Family
from tintero.ability.render.realise.word_frames import fill, filled, sure
from tintero.ability.render.speaker import Speaker
from tintero.vocab import NONE, Stat


def whole(noun: Noun) -> Noun:
    """ "Opposing characters" rather than "all …"."""
    return replace(noun, how="group") if noun.how in ("every", "hand") else noun


@final
class Reckoned:
    """A number being said."""

    def __init__(self, of: Quantities, say: Speaker, q: Number) -> None:
        self.of, self.say, self.q = of, say, q

    @property
    def whom(self) -> str:
        return self.of.selectors.text(self.say, whole(sure(self.q.noun)))

    @property
    def unit(self) -> Measure:
        return sure(self.q.unit)


class Quantities(Family):
    NUMBERS: Mapping[str, str]
    PLACES: Mapping[str, Callable[[Reckoned], str]] = {
        "n": lambda x: str(x.q.n),
        "of": lambda x: x.of.number(x.say, x.q.parts[0]),
        "stat": lambda x: x.of.filters.STATS[x.q.stat],
        "whom": lambda x: x.whom,
        "among": lambda x: x.of.filters.group(x.say, sure(x.q.things)),
        "many": lambda x: x.of.forms(x.say, x.unit)[1],
        "this": lambda x: x.say.name,
    }
    PLUS: str
    CAPS: tuple[str, str]  # to a maximum, to a minimum
    FIXED: Mapping[str, tuple[str, str]]  # one and many
    UNITS: Mapping[str, tuple[str, str]]
    DIFFERENT: tuple[str, str]  # with different names, after one and after many
    THAT_ONE: str  # the card that others were under
    DOES: Mapping[str, tuple[str, str]]  # what players do, after one and after many
    FOR_EACH: str

    def number(self, say: Speaker, q: Number) -> str:
        """The number itself: "3", "the number of cards in your hand"."""
        if q.plain:
            return str(q.n)
        if q.kind == "sum":
            return f" {self.PLUS} ".join([self.number(say, part) for part in q.parts])
        if q.kind == "capped":
            return self.number(say, q.parts[0]) + self.cap(q)
        said = Reckoned(self, say, q)
        text = filled(self.NUMBERS[self.key(said)], self.PLACES, said)
        if q.n == 1 or q.kind not in ("that", "counted"):
            return text
        return fill(self.NUMBERS["times"], n=str(q.n), of=text)

    def key(self, x: Reckoned) -> str:
        """Which frame of `NUMBERS`."""
        q = x.q
        if q.kind == "stat":
            return "damage" if q.stat == Stat.DAMAGE else "had" if q.gone else "stat"
        if q.kind in ("lore", "missing"):
            return f"your-{q.kind}" if q.noun is not None and q.noun.you else q.kind
        if q.kind in ("times", "highest", "down-to"):
            return q.kind
        if q.unit is None:
            return "that"
        return "mass" if x.unit.mass else "counted"

    def cap(self, q: Number) -> str:
        """CR 6.1.8: the limits of a number."""
        most, least = self.CAPS
        out = [f"{most} {q.most}"] if q.most != NONE else []
        out += [f"{least} {q.least}"] if q.least else []
        return ", " + f" {self.grammar.AND} ".join(out) if out else ""

    # --- what is counted ---

    def unit_feminine(self, m: Measure) -> bool:
        return False

    def forms(self, say: Speaker, m: Measure, different: bool = False) -> tuple[str, str]:
        """One and many. `different`: with different names."""
        if m.kind == "names":
            return self.forms(say, sure(m.of), True)
        if m.kind == "players":
            return self.players(say, m)
        if m.kind in ("happened", "times"):
            return self.triggers.forms(say, m)
        if m.kind in self.FIXED:
            return self.FIXED[m.kind]
        names = self.DIFFERENT if different else ("", "")
        if m.kind == "had":
            t = sure(m.things)
            one = self.filters.had(say, t, False, names[0])
            return one, self.filters.had(say, t, True, names[1])
        places = self.counted(say, m, names)
        frames = self.UNITS[m.kind if m.kind in self.UNITS else "done"]
        return fill(frames[0], **places), fill(frames[1], **places)

    def counted(self, say: Speaker, m: Measure, names: tuple[str, str]) -> dict[str, str]:
        """What the frames of a measure are filled with."""
        places: dict[str, str] = {}
        if m.of is not None:
            places["of"] = self.forms(say, m.of)[1]
        if m.noun is not None:
            that = m.kind == "was-under" and m.noun.how != "this"
            places["pile"] = self.THAT_ONE if that else self.selectors.text(say, m.noun)
        if m.things is not None:
            places["one"] = self.named(say, m.things, False, names[0])
            places["many"] = self.named(say, m.things, True, names[1])
        return places

    @abstractmethod
    def named(self, say: Speaker, t: Things, plural: bool, name: str) -> str:
        """The noun, and `name` after it."""

    def players(self, say: Speaker, m: Measure) -> tuple[str, str]:
        """ "opponent who doesn't"."""
        one, many = self.player(m.head.names[0])
        first, second = self.who_do(say, m.who) if m.who else self.DOES.get(m.deed, ("", ""))
        return one + first, many + second

    @abstractmethod
    def player(self, name: str) -> tuple[str, str]: ...

    def who_do(self, say: Speaker, who: tuple[Saying, ...]) -> tuple[str, str]:
        one, many = [f" {self.conditions.relative(say, saying)}" for saying in who]
        return one, many

    def for_each(self, say: Speaker, m: Measure) -> str:
        """ "for each character you have"."""
        return f"{self.FOR_EACH} {self.forms(say, m)[0]}"

    # --- so much of something ---

    def amount(
        self,
        say: Speaker,
        q: Number,
        one: str,
        many: str,
        mass: str = "",
        feminine: bool = False,
        digit: bool = False,
    ) -> tuple[str, str]:
        """So much of something, and what follows at the end of the clause.

        ("2 cards", ""), ("1 lore", " for each …"), ("damage", " equal to …"). `mass` is the name
        of what is measured rather than counted. `digit`: "1 counter".
        """
        counted = f"1 {one}" if digit and q.n == 1 else self.times(q.n, one, many, feminine)
        if q.plain:
            return counted, ""
        if q.kind == "capped" and q.parts[0].kind in ("counted", "stat", "lore", "sum"):
            text, tail = self.amount(say, q.parts[0], one, many, mass, feminine, digit)
            return text, tail + self.cap(q) + self.after_cap(one, many)
        if q.kind == "that" and q.n == 1:
            return self.that_much(one, many, mass), ""
        if q.unit is not None:
            return counted, f" {self.for_each(say, q.unit)}"
        return self.so_much(many, mass), f" {self.equal_to(self.number(say, q))}"

    def after_cap(self, one: str, many: str) -> str:
        return ""

    @abstractmethod
    def times(self, n: int, one: str, many: str, feminine: bool) -> str:
        """ "a card", "2 cards", "1 lore"."""

    @abstractmethod
    def that_much(self, one: str, many: str, mass: str) -> str: ...

    @abstractmethod
    def so_much(self, many: str, mass: str) -> str: ...

    @abstractmethod
    def equal_to(self, text: str) -> str: ...
