"""Cards and players: the words of a noun by its `how`.

A language has `FIXED` (words that nothing changes), `FRAMES` (with places, by its `key`) and
`HELD` (so many cards that somebody has), and says for itself how cards are picked.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping
from typing import final

from tintero.ability.render.plan.parts_of_speech import Noun, Picking, Things
from tintero.ability.render.realise.family import Family
from tintero.ability.render.realise.word_frames import fill, filled, sure
from tintero.ability.render.speaker import Phrase, Speaker, unknown, word
from tintero.vocab import Owner

NOBODY = Phrase("")


@final
class Named:
    """A noun being said."""

    def __init__(self, of: Selectors, say: Speaker, noun: Noun) -> None:
        self.of, self.say, self.noun = of, say, noun

    @property
    def t(self) -> Things:
        if self.noun.things is None:
            raise unknown(self.noun)
        return self.noun.things

    def part(self, i: int = 0) -> Phrase:
        return self.of.phrase(self.say, self.noun.parts[i])

    @property
    def count(self) -> str:
        return self.of.filters.compared(self.say, self.noun.index, sure(self.noun.number))


class Selectors(Family):
    FIXED: Mapping[str, str]
    FRAMES: Mapping[str, str]
    PLACES: Mapping[str, Callable[[Named], str]] = {
        "part": lambda x: x.part().text,
        "second": lambda x: x.part(1).text,
        "head": lambda x: x.of.filters.head(x.noun.head),
        "owned": lambda x: x.of.filters.owned(x.say, x.t),
        "owneds": lambda x: x.of.filters.owned(x.say, x.t, True),
        "noun": lambda x: x.of.filters.noun(x.say, x.t),
        "nouns": lambda x: x.of.filters.noun(x.say, x.t, True),
        "group": lambda x: x.of.filters.group(x.say, x.t),
        "some": lambda x: x.of.filters.some(x.say, x.t),
        "zone": lambda x: x.of.filters.zone(x.t),
        "out_of": lambda x: x.of.filters.out_of(x.t),
        "within": lambda x: "" if x.t.in_play else x.of.filters.within(x.t),
        "from_": lambda x: x.of.filters.out_of(x.t) if x.noun.place else "",
        "number": lambda x: x.of.quantities.number(x.say, sure(x.noun.number)),
        "n": lambda x: str(sure(x.noun.number).n),
        "count": lambda x: x.count,
        "relative": lambda x: x.of.conditions.relative(x.say, sure(x.noun.saying)),
        "stat": lambda x: word(x.of.filters.STATS, x.noun.index, "stat"),
        "pick": lambda x: x.of.pick(x.say, x.noun, x.t),
    }
    HELD: Mapping[str, str]
    JOINTS: Mapping[str, str]  # nouns that are joined

    def text(self, say: Speaker, noun: Noun | None) -> str:
        """In words; nobody, and nothing, in none."""
        return self.maybe(say, noun).text

    def maybe(self, say: Speaker, noun: Noun | None) -> Phrase:
        return NOBODY if noun is None else self.phrase(say, noun)

    def phrase(self, say: Speaker, noun: Noun) -> Phrase:
        """The cards or players, and what their neighbours must agree with."""
        plural, feminine = self.is_plural(noun), self.is_feminine(say, noun)
        return Phrase(self.words(say, noun), plural, feminine, noun.mine, noun.you, noun)

    @abstractmethod
    def is_plural(self, noun: Noun) -> bool: ...

    def is_feminine(self, say: Speaker, noun: Noun) -> bool:
        return False

    def words(self, say: Speaker, noun: Noun) -> str:
        how = noun.how
        if how == "this":
            return say.name
        if noun.ability is not None:
            return say.handed(noun.ability, noun.index)
        if how == "called":
            return noun.name
        if how in self.FIXED:
            return self.FIXED[how]
        if how in self.HELD and noun.things is not None:
            return self.held(say, noun, noun.things)
        if how in self.JOINTS:
            return self.joined(say, noun)
        for name in (self.key(noun), how):
            if name in self.FRAMES:
                return filled(self.FRAMES[name], self.PLACES, Named(self, say, noun))
        raise unknown(noun)

    def key(self, noun: Noun) -> str:
        """The frame of a noun: its `how`, and what else it depends on."""
        how, t, q = noun.how, noun.things, noun.number
        if how == "any-of" and noun.parts[0].how == "was-under":
            return "any-of-those-under"
        if t is not None and how == "each" and t.own:
            return "each-own"
        if t is not None and how in ("all-from", "those-there") and t.whole_hand:
            return f"{how}-hand"
        if how == "side":
            return "challenging" if noun.index == 1 else "challenged"
        if how in ("random", "top", "bottom") and q is not None:
            if not noun.plural if how == "random" else q.plain and q.n == 1:
                return f"{how}-one"
            return f"{how}-n" if q.plain else f"{how}-down" if q.kind == "down-to" else how
        return f"{how}-many" if noun.plural else how

    def joined(self, say: Speaker, noun: Noun) -> str:
        said = [self.text(say, part) for part in noun.parts]
        return self.grammar.listed(said, self.JOINTS[noun.how])

    def held(self, say: Speaker, noun: Noun, t: Things, where: str = "") -> str:
        """So many cards that somebody has: "a Princess character", "3 or more other items"; and
        where, in a language that says it in between."""
        n = m = ""
        if noun.number is not None and noun.number.parts:
            m, n = [self.quantities.number(say, part) for part in noun.number.parts]
        elif noun.number is not None:
            n = self.quantities.number(say, noun.number)
        said = self.filters.owned if t.owner == Owner.OPPOSING else self.filters.noun
        return fill(self.HELD[noun.how], n=n, m=m, **self.held_places(say, noun, t, said, where))

    @abstractmethod
    def held_places(
        self, say: Speaker, noun: Noun, t: Things, said: Callable[..., str], where: str
    ) -> dict[str, str]: ...

    @abstractmethod
    def pick(self, say: Speaker, noun: Noun, t: Things) -> str: ...


def plain(how: Picking) -> bool:
    """So many are picked as the card says."""
    return how.count is not None and how.count.plain
