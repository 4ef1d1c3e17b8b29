"""Cards and players: "another chosen character", "each opponent with more lore than you"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from tintero.ability.render.plan.parts_of_speech import CARD, Head, Noun, Picking, Things
from tintero.ability.render.realise import selectors as shared
from tintero.ability.render.realise.en.filters import FILTERS
from tintero.ability.render.realise.en.words import (
    ENGLISH,
    STATS,
    InEnglish,
    article,
    possessive,
    spaced,
)
from tintero.ability.render.realise.word_frames import sure
from tintero.ability.render.speaker import Phrase, Speaker, word
from tintero.ability.selectors import Said
from tintero.vocab import ZONE_NAMES, CardType, Owner

THAT: Final = ("that", "that-moved", "that-challenged", "that-revealed", "that-kind") + (
    "those-revealed",
)
DONE: Final = (
    *("moved", "discarded", "challenged", "banished", "exerted", "revealed", "same", "other"),
)
NO_ARTICLE: Final = "-"


def of_deck(end: str) -> dict[str, str]:
    """The frames of cards at one end of a deck."""
    return {
        f"{end}-one": f"the {end} card of {{deck}} deck",
        f"{end}-n": f"the {end} {{n}} cards of {{deck}} deck",
        end: f"a number of cards from the {end} of {{deck}} deck equal to {{number}}",
    }


def deck(x: shared.Named) -> str:
    (who,) = x.noun.parts
    named = x.noun.place == "named"
    return possessive(x.part().text) if named else SELECTORS.whose(x.say, who)


def each_other(x: shared.Named) -> str:
    again = "each opposing " if x.t.owner == Owner.OPPOSING else "each "
    return FILTERS.other(x.t) + FILTERS.owned(x.say, x.t, False, "and", again)


def same_named(t: Things) -> bool:
    return any(trait.kind == "same-name" and trait.noun is None for trait in t.traits)


def that(x: shared.Named) -> str:
    noun = x.noun.head
    if not x.noun.plural:
        return f"that {FILTERS.head(noun)}"
    return f"those {FILTERS.head(CARD if len(noun.names) > 1 else noun, True)}"


def owner(x: shared.Named) -> str:
    (cards,) = x.noun.parts
    if cards.how in THAT and not cards.plural:
        return "their" if cards.head.names == ("character",) else "its"
    return possessive(x.part().text)


@final
class EnglishSelectors(InEnglish, shared.Selectors):
    FIXED = {
        # Said as they are called.
        **spaced("you", "they", "it", "them", "this-card", "cards", "damage-counters"),
        **spaced("an-opponent", "no-opponent", "each-opponent", "chosen-opponent", "opponents"),
        **spaced("a-player", "no-player", "each-player", "chosen-player", "players"),
        **spaced("each-opposing-player", "each-of-them"),
        "one-of-them": "they",
        "that-played": "them",
        "the-challenger": "they",
        "the-only-one": "they",
        "dealer": "the card that dealt the damage",
        "source-of-damage": "the source of the damage",
        "singers": "them",
        "rest": "the rest",
        "you-and-another": "you and another chosen player each",
        "any-players": "any number of players",
        "challenging-player": "the challenging player",
        "all-players": "all players together",
        "unsaid": "",
        "the-top": "the top card",
        "all-revealed": "the revealed cards",
        "the-chosen": "the chosen card",
        "that-as-card": "that card",
        "each-healed": "each character you removed damage from this way",
        "one-there": "one",
    }
    FRAMES = {
        **dict.fromkeys(THAT, "{that}"),
        **dict.fromkeys(("each-who", "each-who-reveals"), "{part} {relative}"),
        "itself": "{itself}",
        **{f"the-{done}": f"the {done} {{head}}" for done in DONE},
        "the-drawn": "the drawn card",
        "the-drawn-many": "the drawn cards",
        "any-of": "one of them",
        "any-of-those-under": "any of the cards that were under {under}",
        "location-of": "the location {part} is at",
        "under": "all cards from under {part}",
        "was-under": "all cards that were under {part}",
        "this-or": "{this} or {second}",
        "this-and": "{part} or {second}",
        "that-player": "that player",
        "that-player-many": "they",
        "that-owner": "that player",
        "that-owner-of-item": "its player",
        "most-cards": "the player or players with the most cards in their {own_zone}",
        "owner-of": "{owner} player",
        "owner-of-many": "{owner} players",
        "each-who-reveals-it": "{part} who reveals {second}",
        **{how: f"{{{how}}}" for how in ("group", "some", "a", "pick")},
        "every": "all {every}",
        "one-such": "{a}",
        "none-of": "no {other}{owned}",
        "none-of-yours": "none of your {nouns}",
        "nth-such": "a {nth} {noun}",
        "so-many": "{count} {other}{owneds}",
        "hand": "{zone}",
        "cards-of-hand": "all cards in {zone}",
        "all-from": "all {nouns}{out_of}",
        "all-from-hand": "all the cards in {zone}",
        "those-there": "the {nouns} in {there}",
        "those-there-hand": "{there}",
        "each-revealed": "each {noun} revealed this way",
        "challenging": "the challenging {head_of}",
        "challenged": "the challenged {head_of}",
        "those": "those {heads_of}",
        "revealed": "revealed {nouns}",
        "best-revealed": "the {head_of} with the highest {stat} revealed this way, or each"
        " {head_of} tied for highest {stat},",
        "each": "each {each_other}{within}",
        "each-own": "each of {your} {other}{nouns}",
        "random-one": "{a_owned} at random{from_}",
        "random-n": "{n} {owneds} at random{from_}",
        "random-down": "{owneds} at random{from_}",
        "random": "a number (equal to {number}) of {owneds} at random{from_}",
        **of_deck("top"),
        **of_deck("bottom"),
    }
    PLACES = {
        **shared.Selectors.PLACES,
        "that": that,
        "itself": lambda x: "them" if x.say.type == CardType.CHARACTER else "it",
        "under": lambda x: x.of.text(x.say, x.noun.parts[0].parts[0]),
        "this": lambda x: "this" if x.say.type == CardType.ITEM else x.part().text,
        "own_zone": lambda x: word(ZONE_NAMES, x.noun.index, "zone"),
        "owner": owner,
        "every": lambda x: FILTERS.group(x.say, x.t, "or" if same_named(x.t) else "and"),
        "a": lambda x: FILTERS.a(x.t, FILTERS.noun(x.say, x.t)),
        "a_owned": lambda x: article(FILTERS.owned(x.say, x.t)),
        "other": lambda x: FILTERS.other(x.t),
        "nth": lambda x: ENGLISH.ordinal(x.noun.index),
        "there": lambda x: FILTERS.zone(x.t, opponent="each opponent's"),
        "head_of": lambda x: FILTERS.head(x.t.head),
        "heads_of": lambda x: FILTERS.head(Head(x.t.head.names), True),
        "your": lambda x: "your" if x.t.owner == Owner.YOURS else "their",
        "each_other": each_other,
        "deck": deck,
    }
    # So many cards that somebody has: {n} is the number, {m} another.
    HELD = {
        "one": "{a}",
        "no": "no {cards}",
        "some-of": "{cards}",
        "only-one": "only 1 {cards}",
        "exactly": "{n} {cards}",
        "fewer": "fewer than {n} {cards}",
        "between": "between {m} and {n} {cards}",
        "at-least": "{n} or more {cards}",
        "as-many": "at least as many {cards} as {n}",
    }
    JOINTS = {"together": "and", "either": "or"}

    def phrase(self, say: Speaker, noun: Noun) -> Phrase:
        if noun.how == "each-one":
            many = noun.plural or "character" in noun.head.names
            return Phrase("they", True, noun=noun) if many else Phrase("it", noun=noun)
        return super().phrase(say, noun)

    def is_plural(self, noun: Noun) -> bool:
        if noun.how == "any-of":
            return noun.parts[0].how == "was-under"
        return (noun.plural and noun.how != "most-cards") or noun.how == "one-of-them"

    def key(self, noun: Noun) -> str:
        if noun.how == "that-owner" and noun.head.names == ("item",):
            return "that-owner-of-item"
        if noun.how == "each-who-reveals" and noun.index:
            return "each-who-reveals-it"
        if noun.how == "none-of" and self.none_of_yours(noun.things):
            return "none-of-yours"
        return super().key(noun)

    def joined(self, say: Speaker, noun: Noun) -> str:
        return ("either " if noun.how == "either" else "") + super().joined(say, noun)

    def held_places(
        self, say: Speaker, noun: Noun, t: Things, said: Callable[..., str], where: str
    ) -> dict[str, str]:
        if noun.how == "one":
            return {"a": FILTERS.a(t, said(say, t))}
        return {"cards": FILTERS.other(t) + said(say, t, noun.plural)}

    def none_of_yours(self, t: Things | None) -> bool:
        return t is not None and t.owner == Owner.YOURS and not t.other

    def short(self, say: Speaker, noun: Noun) -> bool:
        """Whether it takes an 's: "this character's strength", "the strength of chosen …"."""
        if noun.plural:
            return False
        if noun.how in ("called", "this"):
            *which, _ = (noun.name or say.name).split(" ")
            return which in ([], ["this"], ["that"])
        return noun.how in (*THAT, "this-card", "it", "the-discarded") and len(noun.head.names) < 2

    def people(self, say: Speaker, who: Phrase) -> bool:
        """Spoken of as "they": several, or a character."""
        return who.plural or (who.noun is not None and self.person(say, who.noun))

    def person(self, say: Speaker, noun: Noun) -> bool:
        """A character is "them", other cards are "it"."""
        if noun.how == "this":
            return say.type == CardType.CHARACTER
        if noun.parts:
            return any(self.person(say, part) for part in noun.parts)
        return self.of_people(say, noun.things or Things(noun.head))

    def of_people(self, say: Speaker, t: Things) -> bool:
        """Also a limit that names one: "item with cost less than this character's strength"."""
        if any(self.of_people(say, part) for part in t.either):
            return True
        numbers = [trait.limit.value for trait in t.traits if trait.limit is not None]
        named = [n.noun for n in numbers if n is not None and n.noun is not None]
        people = any("character" in name for name in t.head.names)
        return people or any(self.person(say, noun) for noun in named)

    def whose(self, say: Speaker, noun: Noun) -> str:
        """ "your", "chosen opponent's"; groups and pronouns take "their"."""
        if noun.you:
            return "your"
        text = self.text(say, noun)
        if noun.how.startswith("each-") or noun.how == "they" or text == "they":
            return "their"
        return possessive(text)

    # --- picks ---

    def pick(self, say: Speaker, noun: Noun, t: Things) -> str:
        how = sure(noun.pick)
        out, tail = self.picked(say, how, t)
        if how.same_name:
            out += " with the same name"
        if how.total_stat >= 0:
            out += f" with total {word(STATS, how.total_stat, 'stat')} {how.total} or less"
        if noun.place and how.source is None:
            near = how.same_name or noun.place == "in"
            out += ("" if t.in_play else FILTERS.within(t)) if near else FILTERS.out_of(t)
        return out + tail + (" of your choice" if how.your_choice else "")

    def picked(self, say: Speaker, how: Picking, t: Things) -> tuple[str, str]:
        """The cards, and what follows where they are."""
        if how.source is not None:
            return self.among(say, how, t), ""
        theirs = t.owner == Owner.THEIRS and t.in_play
        if how.wording == Said.A and how.single and theirs:
            return article(FILTERS.owned(say, t)), ""
        if how.by_them:
            return f"{self.how_many(say, how, 'one')} of their {self.others(say, t)}", ""
        if how.chosen:
            return self.chosen(say, how, t), ""
        if how.count is not None and how.count.kind == "down-to":
            return FILTERS.owned(say, t, True), f" until they have {how.count.n}"
        if how.each is not None:
            return article(FILTERS.owned(say, t)), f" {self.quantities.for_each(say, how.each)}"
        cards = FILTERS.owned(say, t, not how.single)
        if not how.single:
            return f"{self.how_many(say, how, '1')} {FILTERS.other(t)}{cards}", ""
        if how.wording == Said.A and not t.in_play:
            return f"another chosen {cards}" if t.other else f"chosen {cards}", ""
        if how.digit and not t.other:
            return f"1 {cards}", ""
        return f"up to 1 {cards}" if how.up_to else FILTERS.a(t, cards), ""

    def others(self, say: Speaker, t: Things) -> str:
        return FILTERS.other(t) + FILTERS.noun(say, t, True)

    def chosen(self, say: Speaker, how: Picking, t: Things) -> str:
        """ "another chosen opposing character", "up to 2 chosen characters"."""
        if how.wording == Said.ONE_OF:
            one = how.single and not how.up_to
            count = "one" if one else self.how_many(say, how, "1", False)
            whose = {Owner.YOURS: "your", Owner.THEIRS: "their"}.get(t.owner, "opponents'")
            return f"{count} of {whose} {self.others(say, t)}"
        mark = "" if how.wording == Said.A else "chosen "
        if how.single:
            cards = mark + FILTERS.owned(say, t, each="" if not mark else NO_ARTICLE)
            if how.wording == Said.CARD:
                cards += " card"
            if how.up_to:
                return f"up to 1 {FILTERS.other(t)}{cards}"
            return FILTERS.a(t, cards) if t.other or not mark else cards
        count = self.how_many(say, how, "1")
        cards = FILTERS.owned(say, t, True)
        if t.other and shared.plain(how) and not how.up_to and mark:
            return f"another {count} {mark}{cards}"
        return f"{count} {FILTERS.other(t)}{mark}{cards}"

    def how_many(self, say: Speaker, how: Picking, one: str, of: bool = True) -> str:
        """ "up to 2", "any number of"; the caller's noun follows. `of` False: without "of"."""
        of = of and one == "1"
        if how.count is None:
            return "any number of" if of else "any number"
        if how.count.plain:
            count = one if how.count.n == 1 else str(how.count.n)
            return f"up to {count}" if how.up_to else count
        if how.that_many:
            return "up to that many" if how.up_to else "that many"
        count = self.quantities.number(say, how.count)
        return f"a number ({'up to' if how.up_to else 'equal to'} {count})" + (" of" if of else "")

    def among(self, say: Speaker, how: Picking, t: Things) -> str:
        """Out of cards already named: "one", "a character card"."""
        if how.everything:
            return f"all {FILTERS.noun(say, t, True)}"
        if t.bare and t.other and how.single:
            return "the other" if how.pair else "another"
        if t.bare and how.single and how.wording == Said.A:
            return "one of those cards"
        if t.bare:
            count = self.how_many(say, how, "one")
            return f"{count} of them" if how.count is None else count
        cards = FILTERS.noun(say, t, not how.single)
        if how.single and not how.up_to:
            return article(cards)
        return f"{self.how_many(say, how, '1')} {cards}"


SELECTORS: Final = EnglishSelectors()
