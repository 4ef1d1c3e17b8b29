"""Cards and players where articles and participles agree with them, and how cards are picked."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping
from functools import partial

from tintero.ability.render.plan.parts_of_speech import CARD, Head, Noun, Picking, Things
from tintero.ability.render.realise.romance.filters import RomanceFilters
from tintero.ability.render.realise.selectors import Named, Selectors
from tintero.ability.render.realise.word_frames import entry, fill, sure
from tintero.ability.render.speaker import Phrase, Speaker
from tintero.vocab import Stat, Zone

THAT = ("that", "that-played", "the-challenger", "that-as-card", "the-only-one")
WITHOUT_HEAD = ("this", "owner-of", "most-cards", "each-who")


def called(noun: Head) -> Head:
    """What cards of several sorts are called: "esa carta"."""
    return CARD if len(noun.names) > 1 else noun


def romance(x: Named) -> RomanceSelectors:
    assert isinstance(x.of, RomanceSelectors)
    return x.of


def feminine(x: Named) -> bool:
    """What the words of a frame agree with: the first of the cards spoken of."""
    if x.noun.parts:
        return x.part().feminine
    filters = romance(x).filters
    if x.noun.things is None:
        return filters.head_feminine(x.noun.head)
    return filters.first_feminine(x.noun.things)


def places(filters: RomanceFilters) -> dict[str, Callable[[Named], str]]:
    """What the frames of a Romance language are filled with, besides."""
    words = filters.words

    def that_head(x: Named) -> str:
        plural = x.noun.plural and x.noun.how in ("that", "that-as-card")
        head = called(x.noun.head)
        that = words.agree(words.THAT, filters.head_feminine(head), plural)
        return f"{that} {filters.head(head, plural)}"

    def deck(x: Named) -> str:
        zone = filters.ZONES[Zone.DECK]
        if x.noun.place == "named":
            return f"{words.the_noun(zone)} de {x.part().text}"
        return romance(x).whose(x.say, x.noun.parts[0], zone)

    def each_other(x: Named, each: str = "") -> str:
        where, again = "" if x.t.in_play else filters.within(x.t), each or romance(x).EACH
        cards = filters.owned(x.say, x.t, joint=words.AND, mark=where, each=again)
        return filters.others(x.t, False) + cards

    def at_random(x: Named) -> str:
        where = f"{romance(x).AT_RANDOM} {filters.out_of(x.t) if x.noun.place else ''}".rstrip()
        return filters.owned(x.say, x.t, x.noun.plural, mark=where)

    def so_many(x: Named) -> str:
        """ "otras 2 o más canciones", "2 autres chansons ou plus"."""
        q, op = sure(x.noun.number), x.noun.index
        others, cards = filters.others(x.t), filters.owned(x.say, x.t, True)
        if not filters.NOUN_FIRST:
            return f"{others}{x.count} {cards}"
        if not q.plain:
            return f"{x.count} {others}{cards}"
        return filters.counted(q.n, op, others + cards, others + cards)

    def there(x: Named) -> str:
        return filters.zone(x.t, opponent=x.of.FIXED["each-opponent"])

    def noun(plural: bool, mark: Callable[[Named], str], x: Named) -> str:
        return filters.noun(x.say, x.t, plural, mark=mark(x))

    def revealed(x: Named) -> str:
        return words.DEEDS["revealed"]

    def agreed(word: str, x: Named) -> str:
        return words.agree(word, feminine(x))

    return {
        **Selectors.PLACES,
        **{word: partial(agreed, word) for word in words.agreeing},
        "that_head": that_head,
        "under": lambda x: x.of.text(x.say, x.noun.parts[0].parts[0]),
        "other": lambda x: filters.others(x.t, False),
        "others": lambda x: filters.others(x.t),
        "the_side": lambda x: f"{words.the(filters.feminine(x.t))} {filters.head(x.t.head)}",
        "own_zone": lambda x: entry(
            {**filters.ZONES, Zone.PLAY: romance(x).PLAY_ZONE}, x.noun.index, "zone"
        ),
        "deck": deck,
        "every": lambda x: words.agree(romance(x).EVERY, feminine(x)),
        "each": lambda x: romance(x).EACH,
        "challenged": lambda x: words.agree(words.DEEDS["challenged"], feminine(x)),
        "one_such": lambda x: filters.an(x.t, filters.noun(x.say, x.t, each=words.A)),
        "some_noun": lambda x: filters.some_such(x.say, x.t),
        "nth": lambda x: words.ordinal(x.noun.index, feminine(x)),
        "so_many": so_many,
        "there": there,
        "nouns_there": partial(noun, True, lambda x: f"de {there(x)}"),
        "nouns_out": partial(noun, True, lambda x: filters.out_of(x.t)),
        "revealed": partial(noun, False, revealed),
        "revealeds": partial(noun, True, revealed),
        "each_other": each_other,
        "to_each_other": lambda x: each_other(x, f"a {romance(x).EACH}"),
        "at_random": at_random,
    }


class RomanceSelectors(Selectors):
    filters: RomanceFilters
    PLAYERS: Mapping[str, str]  # the part of FIXED that is of players
    # What has become of a card: "la carta movida".
    DONE: Mapping[str, str] = {
        "that-moved": "moved",
        "the-discarded": "discarded",
        "the-exerted": "exerted",
        "the-challenged": "challenged",
        "that-challenged": "challenged",
        "the-banished": "banished",
    }
    # What is said without a word of its own.
    FRAMES: Mapping[str, str] = {
        **dict.fromkeys(THAT, "{that_head}"),
        **dict.fromkeys(("every", "all-from"), "{every} {group}"),
        **dict.fromkeys(("pick", "one-there"), "{pick}"),
        "group": "{group}",
        "some": "{some}",
        "a": "{some_noun}",
        "one-such": "{one_such}",
        "nth-such": "{un} {nth} {noun}",
        "hand": "{zone}",
        "those-there-hand": "{there}",
        "each-who": "{part} {relative}",
        "each": "{each} {each_other}",
        "each-revealed": "{each} {revealed}",
        "challenged": "{the_side} {challenged}",
        "random-one": "{un} {at_random}",
        "random-n": "{n} {at_random}",
        "so-many": "{so_many}",
    }
    THIS_FEMININE: str  # how this card begins
    ALONE: tuple[str, ...] = ("that-player", "the-challenger", "the-only-one")  # never plural
    MASCULINE: tuple[str, ...] = (
        *("singers", "owner-of", "each-who", "each-who-reveals", "most-cards", "one-of-them"),
    )
    FEMININE: tuple[str, ...] = ("those", "revealed", "best-revealed", "that-revealed")
    EACH: str
    AT_RANDOM: str
    PLAY_ZONE: str
    # How cards are picked.
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

    def phrase(self, say: Speaker, noun: Noun) -> Phrase:
        if noun.how in ("the-moved", "that-kind"):
            return self.phrase(say, noun.parts[0])
        return super().phrase(say, noun)

    def is_plural(self, noun: Noun) -> bool:
        if noun.pick is not None and noun.pick.each is not None:
            return False
        alone = noun.how in self.ALONE
        return noun.plural and not alone and (noun.how != "rest" or noun.pick is not None)

    def is_feminine(self, say: Speaker, noun: Noun) -> bool:
        how = noun.how
        if how == "this":
            return say.name.startswith(self.THIS_FEMININE)
        if how in self.PLAYERS or how in self.MASCULINE or how == "called":
            return False
        if how in self.JOINTS or how == "any-of":
            return all(self.is_feminine(say, part) for part in noun.parts)
        if how in ("each", "side") and noun.things is not None:
            return self.filters.first_feminine(noun.things)
        if how in self.FEMININE:
            return True
        if noun.things is None:
            return self.filters.head_feminine(called(noun.head))
        return self.filters.feminine(noun.things)

    def whose(self, say: Speaker, who: Noun, thing: str) -> str:
        """ "tu mazo", "el mazo de un oponente elegido"; groups and pronouns take "su"."""
        words = self.filters.words
        if who.you or who.how == "they" or who.how.startswith("each-"):
            return words.own(who.you, thing, many=who.how == "they")
        return f"{words.the_noun(thing)} de {self.text(say, who)}"

    def head_text(self, noun: Noun) -> str:
        without = noun.how in self.PLAYERS or noun.how in WITHOUT_HEAD
        return "" if without else self.filters.head(noun.head)

    def words(self, say: Speaker, noun: Noun) -> str:
        how = noun.how
        if how not in self.DONE and how != "one-of-them":
            return super().words(say, noun)
        if how == "one-of-them":
            names = noun.head.names
            return self.filters.head(noun.head, noun.plural) if names else self.FIXED["that-player"]
        words, head = self.filters.words, called(noun.head)
        fem = self.filters.head_feminine(head)
        done = words.agree(words.DEEDS[self.DONE[how]], fem)
        return f"{words.the(fem)} {self.filters.head(head)} {done}"

    # --- picks ---

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
        words = self.filters.words
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
        return "1" if how.up_to else self.filters.words.agree(self.ONE, girls)

    def how_many(self, say: Speaker, how: Picking, t: Things, one: str, noun: bool = True) -> str:
        """ "hasta 2", "cualquier número de"; the noun follows. `noun` False: without "de"."""
        words, of = self.filters.words, " de" if noun else ""
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
        words, girls = self.filters.words, source.feminine
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
        words, one = self.filters.words, how.single and not how.up_to
        if t.other and how.single and how.pair:
            return f"{words.the(girls)} {words.other(girls)}"
        if one and (t.other or how.rest):  # "pon una de ellas …, otra … y otra …"
            return words.another(girls) + (f" {self.FROM_THEM[1]} {them}" if t.other else "")
        count = self.how_many(say, how, t, self.one(how, girls), False)
        return f"{count} {self.FROM_THEM[not one]} {them}"
