"""How cards are picked: "otro personaje rival elegido", "l'une d'entre elles"."""

from __future__ import annotations

from abc import abstractmethod

from tintero.ability.render.plan.parts_of_speech import Noun, Picking, Things
from tintero.ability.render.realise.romance.filters import RomanceFilters
from tintero.ability.render.realise.selectors import Selectors
from tintero.ability.render.realise.word_frames import fill, sure
from tintero.ability.render.speaker import Phrase, Speaker
from tintero.vocab import Stat


class RomancePicking(Selectors):
    filters: RomanceFilters
    ONE: str  # of several
    THEM: str  # cards already named, after a preposition
    UP_TO: str
    EVERY: str  # before their article
    ANY_NUMBER: str
    THAT_MANY: tuple[str, str]  # so many, and up to so many
    SO_MANY: str
    FROM_THEM: tuple[str, str]  # one of them, several of them
    AMONG_THEM: str
    UNTIL_LEFT: str
    SAME_NAME: str
    TOTAL: tuple[str, str]  # a number of theirs altogether; their cost

    def pick(self, say: Speaker, noun: Noun, t: Things) -> str:
        how = sure(noun.pick)
        where = self.filters.out_of(t) if noun.place and how.source is None else ""
        out, tail = self.picked(say, how, t, where)
        if how.same_name:
            out += f" {self.SAME_NAME}"
        return out + self.total(how) + tail

    def total(self, how: Picking) -> str:
        if how.total_stat < 0:
            return ""
        words = self.filters.grammar
        stat, fem = words.STATS[how.total_stat], words.stat_feminine(how.total_stat)
        agreeing = {word: words.agree(word, fem) for word in words.agreeing}
        frame = self.TOTAL[how.total_stat == Stat.COST]
        return fill(f" {frame}", stat=stat, n=str(how.total), **agreeing)

    def picked(self, say: Speaker, how: Picking, t: Things, where: str) -> tuple[str, str]:
        """The cards, and what follows them."""
        if how.source is not None:
            return self.among(say, how, t, self.phrase(say, how.source)), ""
        if self.of_own(how, t):
            return self.one_of_own(say, how, t), self.for_each(say, how)
        if how.count is not None and how.count.kind == "down-to":
            cards = self.filters.owned(say, t, True, mark=where)
            return f"{self.filters.SOME} {cards}".lstrip(), f" {self.UNTIL_LEFT} {how.count.n}"
        plural = not how.single and how.each is None
        return self.chosen(say, how, t, plural, where), self.for_each(say, how)

    def for_each(self, say: Speaker, how: Picking) -> str:
        return f" {self.quantities.for_each(say, how.each)}" if how.each is not None else ""

    @abstractmethod
    def of_own(self, how: Picking, t: Things) -> bool:
        """Said as some of somebody's: "uno de tus personajes"."""

    def one_of_own(self, say: Speaker, how: Picking, t: Things) -> str:
        """ "uno de tus personajes", "jusqu'à 2 de vos autres personnages"."""
        count = self.how_many(say, how, t, self.one(how, self.filters.first_feminine(t)), False)
        return f"{count} de {self.filters.own(say, t, you=not how.by_them)}"

    @abstractmethod
    def chosen(
        self, say: Speaker, how: Picking, t: Things, plural: bool, where: str, each: str = ""
    ) -> str:
        """ "otro personaje rival elegido", "hasta 2 personajes elegidos"."""

    def so_many(self, say: Speaker, how: Picking, t: Things, cards: str) -> str:
        return f"{self.how_many(say, how, t, '1')} {self.filters.others(t)}{cards}"

    def one(self, how: Picking, girls: bool) -> str:
        """Of several: "uno", "l'une", "hasta 1"."""
        return "1" if how.up_to else self.filters.grammar.agree(self.ONE, girls)

    def how_many(self, say: Speaker, how: Picking, t: Things, one: str, noun: bool = True) -> str:
        """ "hasta 2", "cualquier número de"; the noun follows. `noun` False: without "de"."""
        words, of = self.filters.grammar, " de" if noun else ""
        if how.count is None and how.everything:
            fem = self.filters.feminine(t)
            every = words.agree(self.EVERY, fem)
            return f"{every} {words.the(fem, True)}" if noun else every
        if how.count is None:
            return self.ANY_NUMBER + of
        if how.count.plain:
            count = one if how.count.n == 1 else str(how.count.n)
            return f"{self.UP_TO} {count}" if how.up_to else count
        if how.that_many:
            return self.THAT_MANY[how.up_to] + of
        count = self.quantities.number(say, how.count)
        limit = f"{self.UP_TO} {count}" if how.up_to else words.equal_to(count)
        return self.SO_MANY.format(limit) + of

    def among(self, say: Speaker, how: Picking, t: Things, source: Phrase) -> str:
        """Out of cards already named: "una de ellas", "una carta de personaje de entre ellas"."""
        words, girls = self.filters.grammar, source.feminine
        them = words.agree(self.THEM, girls, True)
        mark = f"{self.AMONG_THEM} {them}" if how.source_said else ""
        fem = self.filters.feminine(t)
        if t.bare and not how.everything:
            return self.of_them(say, how, t, girls, them)
        cards = self.filters.noun(say, t, not how.single or how.everything, mark=mark)
        if how.everything:
            return f"{words.agree(self.EVERY, fem)} {words.the(fem, True)} {cards}"
        if not how.single:
            return self.so_many(say, how, t, cards)
        if how.up_to:
            return f"{self.UP_TO} 1 {self.filters.others(t, False)}{cards}"
        return f"{words.another(fem) if t.other else words.a(fem)} {cards}"

    def of_them(self, say: Speaker, how: Picking, t: Things, girls: bool, them: str) -> str:
        words, one = self.filters.grammar, how.single and not how.up_to
        if t.other and how.single and how.pair:
            return f"{words.the(girls)} {words.other(girls)}"
        if one and (t.other or how.rest):  # "pon una de ellas …, otra … y otra …"
            return words.another(girls) + (f" {self.FROM_THEM[1]} {them}" if t.other else "")
        count = self.how_many(say, how, t, self.one(how, girls), False)
        return f"{count} {self.FROM_THEM[not one]} {them}"
