"""How cards are picked: "otro personaje rival elegido", "l'une d'entre elles"."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping

from tintero.ability.render.plan.parts_of_speech import Noun, Picking, Things
from tintero.ability.render.realise.romance.family import RomanceFamily
from tintero.ability.render.realise.selectors import Selectors
from tintero.ability.render.realise.word_frames import fill, sure
from tintero.ability.render.speaker import Phrase, Speaker
from tintero.vocab import Stat


class RomancePicking(RomanceFamily, Selectors):
    ONE: str  # of several
    THEM: str  # cards already named, after a preposition
    EVERY: str  # before their article
    PICKS: Mapping[str, str]  # how many, out of which cards, and what they have in common

    def pick(self, say: Speaker, noun: Noun, t: Things) -> str:
        how = sure(noun.pick)
        where = self.filters.out_of(t) if noun.place and how.source is None else ""
        out, tail = self.picked(say, how, t, where)
        return out + (self.PICKS["same-name"] if how.same_name else "") + self.total(how) + tail

    def total(self, how: Picking) -> str:
        if how.total_stat < 0:
            return ""
        stat, fem = how.total_stat, self.grammar.stat_feminine(how.total_stat)
        frame = self.PICKS["total-cost" if stat == Stat.COST else "total"]
        places = {"stat": self.grammar.STATS[stat], "n": str(how.total)}
        return fill(frame, **places, **self.grammar.forms[fem, False])

    def picked(self, say: Speaker, how: Picking, t: Things, where: str) -> tuple[str, str]:
        """The cards, and what follows them."""
        if how.source is not None:
            return self.among(say, how, t, self.phrase(say, how.source)), ""
        if self.of_own(how, t):
            return self.one_of_own(say, how, t), self.for_each(say, how)
        if how.count is not None and how.count.kind == "down-to":
            cards = f"{self.filters.SOME} {self.filters.owned(say, t, True, mark=where)}".lstrip()
            return cards, fill(self.PICKS["left"], n=str(how.count.n))
        plural = not how.single and how.each is None
        return self.chosen(say, how, t, plural, where), self.for_each(say, how)

    def for_each(self, say: Speaker, how: Picking) -> str:
        return f" {self.quantities.for_each(say, how.each)}" if how.each is not None else ""

    @abstractmethod
    def of_own(self, how: Picking, t: Things) -> bool:
        """Said as some of somebody's: "uno de tus personajes"."""

    def one_of_own(self, say: Speaker, how: Picking, t: Things) -> str:
        """ "uno de tus personajes", "jusqu'à 2 de vos autres personnages"."""
        if how.single and not how.up_to:
            return self.filters.one_of_own(say, t, not how.by_them)
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
        return "1" if how.up_to else self.grammar.agree(self.ONE, girls)

    def how_many(self, say: Speaker, how: Picking, t: Things, one: str, noun: bool = True) -> str:
        """ "hasta 2", "cualquier número de"; the noun follows. `noun` False: without "de"."""
        words, of = self.grammar, " de" if noun else ""
        if how.count is None and how.everything:
            fem = self.filters.feminine(t)
            every = words.agree(self.EVERY, fem)
            return f"{every} {words.the(fem, True)}" if noun else every
        if how.count is None:
            return self.PICKS["any"] + of
        if how.that_many and not how.count.plain:
            return self.PICKS["up-to-that" if how.up_to else "that"] + of
        count = self.quantities.number(say, how.count)
        if how.count.plain:
            count = one if how.count.n == 1 else count
            return self.up_to(count) if how.up_to else count
        limit = self.up_to(count) if how.up_to else self.quantities.equal_to(count)
        return fill(self.PICKS["so-many"], limit=limit) + of

    def at_most_one(self, how: Picking, t: Things, cards: str) -> str:
        """ "otro personaje", "hasta 1 personaje"."""
        others = self.filters.others(t, False)
        return f"{self.up_to('1')} {others}{cards}" if how.up_to else self.filters.an(t, cards)

    def up_to(self, count: str) -> str:
        return fill(self.PICKS["up-to"], n=count)

    def among(self, say: Speaker, how: Picking, t: Things, source: Phrase) -> str:
        """Out of cards already named: "una de ellas", "una carta de personaje de entre ellas"."""
        words, girls = self.grammar, source.feminine
        them = words.agree(self.THEM, girls, True)
        mark = fill(self.PICKS["among"], them=them) if how.source_said else ""
        if t.bare and not how.everything:
            return self.of_them(say, how, t, girls, them)
        several = how.everything or not how.single
        cards = self.filters.noun(say, t, several, mark=mark)
        return self.so_many(say, how, t, cards) if several else self.at_most_one(how, t, cards)

    def of_them(self, say: Speaker, how: Picking, t: Things, girls: bool, them: str) -> str:
        words, one = self.grammar, how.single and not how.up_to
        if t.other and how.single and how.pair:
            return f"{words.the(girls)} {words.other(girls)}"
        if one and (t.other or how.rest):  # "pon una de ellas …, otra … y otra …"
            another = words.another(girls)
            return fill(self.PICKS["of-them"], n=another, them=them) if t.other else another
        count = self.how_many(say, how, t, self.one(how, girls), False)
        return fill(self.PICKS["one-of-them" if one else "of-them"], n=count, them=them)
