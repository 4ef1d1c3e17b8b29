"""Cards and players where articles and participles agree with them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tintero.ability.render.plan.parts_of_speech import CARD, Head, Noun, Things
from tintero.ability.render.realise.romance.picking import RomancePicking
from tintero.ability.render.realise.selectors import Named, Selectors
from tintero.ability.render.realise.word_frames import entry, sure
from tintero.ability.render.speaker import Phrase, Speaker
from tintero.vocab import Zone

THAT = ("that", "that-played", "the-challenger", "that-as-card", "the-only-one")
WITHOUT_HEAD = ("this", "owner-of", "most-cards", "each-who")

# What has become of a card: "la carta movida".
DONE = {
    "that-moved": "moved",
    "the-discarded": "discarded",
    "the-exerted": "exerted",
    "the-challenged": "challenged",
    "that-challenged": "challenged",
    "the-banished": "banished",
    "the-revealed": "revealed",
    "those-revealed": "revealed",
    "the-drawn": "drawn",
}


def called(noun: Head) -> Head:
    """What cards of several sorts are called: "esa carta"."""
    return CARD if len(noun.names) > 1 else noun


class RomanceSelectors(RomancePicking):
    PLAYERS: Mapping[str, str]  # the part of FIXED that is of players
    # What is said without a word of its own.
    FRAMES: Mapping[str, str] = {
        **dict.fromkeys(THAT, "{that_head}"),
        **dict.fromkeys(DONE, "{done}"),
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
        "one-of-them": "{one_of_them}",
    }
    THIS_FEMININE: str  # how this card begins
    ALONE: tuple[str, ...] = ("that-player", "the-challenger", "the-only-one")  # never plural
    MASCULINE: tuple[str, ...] = (
        *("singers", "owner-of", "each-who", "each-who-reveals", "most-cards", "one-of-them"),
    )
    FEMININE: tuple[str, ...] = ("those", "revealed", "best-revealed", "that-revealed")
    EACH: str
    NONE = ""  # before cards that nobody has
    AT_RANDOM: str
    PLAY_ZONE: str

    def __init__(self) -> None:
        self.PLACES = {
            **Selectors.PLACES,
            **self.agreeing(lambda x: Phrase("", feminine=self.gender(x))),
            "that_head": self.that_head,
            "one_of_them": self.one_of_them,
            "done": self.done,
            "under": lambda x: self.text(x.say, x.noun.parts[0].parts[0]),
            "other": lambda x: self.filters.others(x.t, False),
            "others": lambda x: self.filters.others(x.t),
            "the_side": lambda x: self.grammar.the_noun(self.filters.head(x.t.head)),
            "own": lambda x: self.filters.own(x.say, x.t, self.grammar.AND),
            "own_zone": self.own_zone,
            "deck": self.deck,
            "every": lambda x: self.agreed(self.EVERY, x),
            "each": lambda x: self.EACH,
            "challenged": lambda x: self.agreed(self.grammar.DEEDS["challenged"], x),
            "one_such": self.one_such,
            "some_noun": lambda x: self.filters.some_such(x.say, x.t),
            "nth": lambda x: self.grammar.ordinal(x.noun.index, self.gender(x)),
            "so_many": self.so_many_such,
            "there": self.there,
            "nouns_there": lambda x: self.noun(x, True, f"de {self.there(x)}"),
            "nouns_out": lambda x: self.noun(x, True, self.filters.out_of(x.t)),
            "revealed": lambda x: self.noun(x, False, self.grammar.DEEDS["revealed"]),
            "revealeds": lambda x: self.noun(x, True, self.grammar.DEEDS["revealed"]),
            "each_other": self.each_other,
            "to_each_other": lambda x: self.each_other(x, f"a {self.EACH}"),
            "at_random": self.at_random,
            **self.OWN,
        }

    # --- places of frames ---

    def gender(self, x: Named) -> bool:
        """What the words of a frame agree with: the first of the cards spoken of."""
        if x.noun.parts:
            return x.part().feminine
        if x.noun.things is None:
            return self.filters.head_feminine(x.noun.head)
        return self.filters.first_feminine(x.noun.things)

    def agreed(self, word: str, x: Named) -> str:
        return self.grammar.agree(word, self.gender(x))

    def noun(self, x: Named, plural: bool, mark: str) -> str:
        return self.filters.noun(x.say, x.t, plural, mark=mark)

    def that_head(self, x: Named) -> str:
        plural = x.noun.plural and x.noun.how in ("that", "that-as-card")
        head = called(x.noun.head)
        that = self.grammar.agree(self.grammar.THAT, self.filters.head_feminine(head), plural)
        return f"{that} {self.filters.head(head, plural)}"

    def one_of_them(self, x: Named) -> str:
        head = x.noun.head
        return self.filters.head(head, x.noun.plural) if head.names else self.FIXED["that-player"]

    def done(self, x: Named) -> str:
        """ "la carta movida", "las cartas robadas"."""
        words, head, plural = self.grammar, called(x.noun.head), x.noun.plural
        fem, deed = self.filters.head_feminine(head), words.DEEDS[DONE[x.noun.how]]
        cards = self.filters.head(head, plural)
        return f"{words.the(fem, plural)} {cards} {words.agree(deed, fem, plural)}"

    def own_zone(self, x: Named) -> str:
        return entry({**self.filters.ZONES, Zone.PLAY: self.PLAY_ZONE}, x.noun.index, "zone")

    def deck(self, x: Named) -> str:
        zone = self.filters.zone_names["deck"]
        if x.noun.place == "named":
            return f"{self.grammar.the_noun(zone)} de {x.part().text}"
        return self.whose(x.say, x.noun.parts[0], zone)

    def there(self, x: Named) -> str:
        return self.filters.zone(x.t, opponent=self.FIXED["each-opponent"])

    def one_such(self, x: Named) -> str:
        return self.filters.an(x.t, self.filters.noun(x.say, x.t, each=self.grammar.A))

    def each_other(self, x: Named, each: str = "") -> str:
        where = "" if x.t.in_play else self.filters.within(x.t)
        joint, again = self.grammar.AND, each or self.EACH
        cards = self.filters.owned(x.say, x.t, joint=joint, mark=where, each=again)
        return self.filters.others(x.t, False) + cards

    def at_random(self, x: Named) -> str:
        where = f"{self.AT_RANDOM} {self.filters.out_of(x.t) if x.noun.place else ''}".rstrip()
        return self.filters.owned(x.say, x.t, x.noun.plural, mark=where)

    def so_many_such(self, x: Named) -> str:
        """ "otras 2 o más canciones", "2 autres chansons ou plus"."""
        q, op = sure(x.noun.number), x.noun.index
        others, cards = self.filters.others(x.t), self.filters.owned(x.say, x.t, True)
        if not self.filters.NOUN_FIRST:
            return f"{others}{x.count} {cards}"
        if not q.plain:
            return f"{x.count} {others}{cards}"
        return self.filters.counted(q.n, op, others + cards, others + cards)

    # --- nouns ---

    def held_places(
        self, say: Speaker, noun: Noun, t: Things, said: Callable[..., str], where: str
    ) -> dict[str, str]:
        plural, one = self.is_plural(noun) and noun.how != "one", noun.how == "one"
        cards = said(say, t, plural, mark=where, each=self.grammar.A if one else "")
        none = self.grammar.agree(self.NONE, self.filters.first_feminine(t))
        others = self.filters.others(t, plural)
        return {"one": self.filters.one(t), "none": none, "others": others, "cards": cards}

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
        words = self.grammar
        if who.you or who.how == "they" or who.how.startswith("each-"):
            return words.own(who.you, thing, many=who.how == "they")
        return f"{words.the_noun(thing)} de {self.text(say, who)}"

    def head_text(self, noun: Noun | None) -> str:
        """The noun alone; players and this card have none."""
        without = noun is None or noun.how in self.PLAYERS or noun.how in WITHOUT_HEAD
        return "" if noun is None or without else self.filters.head(noun.head)
