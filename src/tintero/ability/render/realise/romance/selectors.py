"""Cards and players where articles and participles agree with them."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping

from tintero.ability.render.plan.parts_of_speech import CARD, Head, Noun
from tintero.ability.render.realise.romance.filters import RomanceFilters
from tintero.ability.render.realise.selectors import Named, Selectors
from tintero.ability.render.speaker import Phrase, Speaker

THAT = ("that", "that-played", "the-challenger", "that-as-card", "the-only-one")
WITHOUT_HEAD = ("this", "owner-of", "most-cards", "each-who")


def called(noun: Head) -> Head:
    """What cards of several sorts are called: "esa carta"."""
    return CARD if len(noun.names) > 1 else noun


def places(filters: RomanceFilters) -> dict[str, Callable[[Named], str]]:
    """What the frames of a Romance language are filled with, besides."""
    words = filters.words

    def that_head(x: Named) -> str:
        plural = x.noun.plural and x.noun.how in ("that", "that-as-card")
        head = called(x.noun.head)
        return words.that(filters.head(head, plural), filters.head_feminine(head), plural)

    def under(x: Named) -> str:
        return x.of.text(x.say, x.noun.parts[0].parts[0])

    return {
        **Selectors.PLACES,
        "that_head": that_head,
        "of_part": lambda x: words.of(x.part().text),
        "under": under,
        "of_under": lambda x: words.of(under(x)),
        "un": lambda x: words.a(filters.first_feminine(x.t)),
        "other": lambda x: filters.others(x.t, False),
        "others": lambda x: filters.others(x.t),
        "of_zone": lambda x: words.of(filters.zone(x.t)),
        "the_side": lambda x: words.the(filters.head(x.t.head), filters.feminine(x.t), False),
        "equal_number": lambda x: words.equal_to(x.number),
    }


class RomanceSelectors(Selectors):
    filters: RomanceFilters
    PLAYERS: Mapping[str, str]  # the part of FIXED that is of players
    PARTICIPLES: Mapping[str, str]  # what has become of a card: "la carta movida"
    THIS_FEMININE: str  # how this card begins
    ALONE: tuple[str, ...] = ("that-player", "the-challenger", "the-only-one")  # never plural
    MASCULINE: tuple[str, ...] = (
        *("singers", "owner-of", "each-who", "each-who-reveals", "most-cards", "one-of-them"),
    )
    FEMININE: tuple[str, ...] = ("those", "revealed", "best-revealed", "that-revealed")

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

    @abstractmethod
    def whose(self, say: Speaker, who: Noun, thing: str) -> str:
        """ "tu mazo", "el mazo de un oponente elegido"; groups and pronouns take "su"."""

    def head_text(self, noun: Noun) -> str:
        without = noun.how in self.PLAYERS or noun.how in WITHOUT_HEAD
        return "" if without else self.filters.head(noun.head)

    def words(self, say: Speaker, noun: Noun) -> str:
        how = noun.how
        if how not in self.PARTICIPLES and how != "one-of-them":
            return super().words(say, noun)
        if how == "one-of-them":
            names = noun.head.names
            return self.filters.head(noun.head, noun.plural) if names else self.FIXED["that-player"]
        words, head = self.filters.words, called(noun.head)
        feminine = self.filters.head_feminine(head)
        the_head = words.the(self.filters.head(head), feminine, False)
        return f"{the_head} {words.agree(self.PARTICIPLES[how], feminine, False)}"
