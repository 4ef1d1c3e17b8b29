"""Cards and players: "another chosen character", "each opponent with more lore than you"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tintero.ability.render.plan.parts_of_speech import CARD, Head, Noun, Picking, Things
from tintero.ability.render.realise.en import conditions, filters, quantities
from tintero.ability.render.realise.en.words import STATS, article, listed, possessive
from tintero.ability.render.realise.word_frames import fill
from tintero.ability.render.speaker import Phrase, Speaker, unknown, word
from tintero.ability.selectors import Said
from tintero.vocab import ZONE_NAMES, Owner

FIXED: Final = {
    "you": "you",
    "they": "they",
    "one-of-them": "they",
    "no-opponent": "no opponent",
    "no-player": "no player",
    "it": "it",
    "them": "them",
    "that-played": "them",
    "the-challenger": "they",
    "dealer": "the card that dealt the damage",
    "source-of-damage": "the source of the damage",
    "singers": "them",
    "rest": "the rest",
    "this-card": "this card",
    "each-of-them": "each of them",
    "each-opponent": "each opponent",
    "each-opposing-player": "each opposing player",
    "each-player": "each player",
    "chosen-opponent": "chosen opponent",
    "chosen-player": "chosen player",
    "an-opponent": "an opponent",
    "a-player": "a player",
    "you-and-another": "you and another chosen player each",
    "any-players": "any number of players",
    "challenging-player": "the challenging player",
    "opponents": "opponents",
    "players": "players",
    "all-players": "all players together",
    "the-top": "the top card",
    "all-revealed": "the revealed cards",
    "the-chosen": "the chosen card",
    "that-as-card": "that card",
    "each-healed": "each character you removed damage from this way",
}
# With the noun of the cards, or with the cards in place of it.
OF_HEAD: Final = {
    "the-moved": "the moved {}",
    "the-discarded": "the discarded {}",
    "the-challenged": "the challenged {}",
    "the-banished": "the banished {}",
    "the-exerted": "the exerted {}",
    "the-revealed": "the revealed {}",
    "the-same": "the same {}",
    "the-other": "the other {}",
}
OF_CARDS: Final = {
    "location-of": "the location {} is at",
    "under": "all cards from under {}",
    "was-under": "all cards that were under {}",
}


THAT: Final = ("that", "that-moved", "that-challenged", "that-revealed", "that-kind") + (
    "those-revealed",
)


def text(say: Speaker, noun: Noun) -> str:
    return phrase(say, noun).text


def phrase(say: Speaker, noun: Noun) -> Phrase:
    """The cards or players, and what their neighbours must agree with."""
    if noun.spoken is not None:
        return noun.spoken
    if noun.how == "each-one":
        return Phrase("they", True, noun=noun) if noun.plural else Phrase("it", noun=noun)
    plural = (noun.plural and noun.how != "most-cards") or noun.how == "one-of-them"
    if noun.how == "any-of":
        plural = noun.parts[0].how == "was-under"
    return Phrase(words(say, noun), plural, False, head_text(noun), noun.mine, noun.you, noun=noun)


def head_text(noun: Noun) -> str:
    """The noun alone; players and this card have none."""
    if noun.things is None and noun.how in FIXED and noun.head == CARD:
        return "card" if noun.how in ("rest", "it", "them", "the-top", "the-chosen") else ""
    if noun.how in ("this", "this-card", "owner-of", "most-cards", "each-who"):
        return ""
    return filters.head(noun.head)


def words(say: Speaker, noun: Noun) -> str:
    how = noun.how
    if how in FIXED:
        return FIXED[how]
    if how in HELD and noun.things is not None:
        return held(say, noun, noun.things)
    if how == "any-of":
        (all_,) = noun.parts
        if all_.how != "was-under":
            return "one of them"
        return f"any of the cards that were under {text(say, all_.parts[0])}"
    if how in OF_HEAD:
        return OF_HEAD[how].format(filters.head(noun.head))
    if how in OF_CARDS:
        return OF_CARDS[how].format(text(say, noun.parts[0]))
    if how == "this":
        return say.name
    if how == "the-drawn":
        return "the drawn cards" if noun.plural else "the drawn card"
    if how in THAT:
        return that(noun.head, noun.plural)
    if how in ("together", "either"):
        said = [text(say, part) for part in noun.parts]
        return listed(said) if how == "together" else f"either {listed(said, 'or')}"
    if how in PLAYERS:
        return PLAYERS[how](say, noun)
    if how in ("top", "bottom"):
        return top(say, noun)
    if noun.things is not None and how in CARDS:
        return CARDS[how](say, noun, noun.things)
    raise unknown(noun)


def that(noun: Head, plural: bool) -> str:
    if not plural:
        return f"that {filters.head(noun)}"
    return f"those {filters.head(CARD if len(noun.names) > 1 else noun, True)}"


def short(say: Speaker, noun: Noun) -> bool:
    """Whether it takes an 's: "this character's strength", "the strength of chosen character"."""
    if noun.plural:
        return False
    if noun.spoken is not None or noun.how == "this":
        name = noun.spoken.text if noun.spoken is not None else say.name
        return " " not in name.removeprefix("this ").removeprefix("that ")
    return noun.how in (*THAT, "this-card", "it", "the-discarded") and len(noun.head.names) < 2


# --- players ----------------------------------------------------------------------------------


def that_player(say: Speaker, noun: Noun) -> str:
    return "they" if noun.plural else "that player"


def that_owner(say: Speaker, noun: Noun) -> str:
    return "its player" if noun.head.names == ("item",) else "that player"


def most_cards(say: Speaker, noun: Noun) -> str:
    zone = word(ZONE_NAMES, noun.index, "zone")
    return f"the player or players with the most cards in their {zone}"


def owner_of(say: Speaker, noun: Noun) -> str:
    (cards,) = noun.parts
    if cards.how in THAT and not cards.plural:
        return "their player" if cards.head.names == ("character",) else "its player"
    return f"{possessive(text(say, cards))} player" + ("s" if noun.plural else "")


def each_who(say: Speaker, noun: Noun) -> str:
    assert noun.saying is not None
    return f"{text(say, noun.parts[0])} {conditions.relative(say, noun.saying)}"


def each_who_reveals(say: Speaker, noun: Noun) -> str:
    if not noun.index:
        return each_who(say, noun)
    return f"{text(say, noun.parts[0])} who reveals {text(say, noun.parts[1])}"


PLAYERS: Final[dict[str, Callable[[Speaker, Noun], str]]] = {
    "that-player": that_player,
    "that-owner": that_owner,
    "most-cards": most_cards,
    "owner-of": owner_of,
    "each-who": each_who,
    "each-who-reveals": each_who_reveals,
}


def whose(say: Speaker, noun: Noun) -> str:
    """ "your", "chosen opponent's"; groups and pronouns take "their"."""
    if noun.you:
        return "your"
    if noun.how.startswith("each-") or noun.how == "they" or text(say, noun) == "they":
        return "their"
    return possessive(text(say, noun))


# --- cards ------------------------------------------------------------------------------------


def every(say: Speaker, noun: Noun, t: Things) -> str:
    named = any(trait.kind == "same-name" and trait.noun is None for trait in t.traits)
    return "all " + filters.group(say, t, "or" if named else "and")


def group(say: Speaker, noun: Noun, t: Things) -> str:
    return filters.group(say, t)


def some(say: Speaker, noun: Noun, t: Things) -> str:
    return filters.some(say, t)


def one(say: Speaker, noun: Noun, t: Things) -> str:
    return filters.a(t, filters.noun(say, t))


def hand(say: Speaker, noun: Noun, t: Things) -> str:
    return filters.zone(t)


def cards_of_hand(say: Speaker, noun: Noun, t: Things) -> str:
    return f"all cards in {filters.zone(t)}"


def all_from(say: Speaker, noun: Noun, t: Things) -> str:
    """ "all character cards from your discard"."""
    if t.whole_hand:
        return f"all the cards in {filters.zone(t)}"
    return f"all {filters.noun(say, t, True)}{filters.out_of(t)}"


def those_there(say: Speaker, noun: Noun, t: Things) -> str:
    """ "each opponent's hand", "the cards in your discard"."""
    where = filters.zone(t, "each opponent's")
    return where if t.whole_hand else f"the {filters.noun(say, t, True)} in {where}"


def one_there(say: Speaker, noun: Noun, t: Things) -> str:
    return "one"


def each_revealed(say: Speaker, noun: Noun, t: Things) -> str:
    return f"each {filters.noun(say, t)} revealed this way"


def side(say: Speaker, noun: Noun, t: Things) -> str:
    return f"the {'challenging' if noun.index == 1 else 'challenged'} {filters.head(t.head)}"


def those(say: Speaker, noun: Noun, t: Things) -> str:
    return f"those {filters.head(Head(t.head.names), True)}"


def revealed(say: Speaker, noun: Noun, t: Things) -> str:
    return f"revealed {filters.noun(say, t, True)}"


def best_revealed(say: Speaker, noun: Noun, t: Things) -> str:
    best, head = STATS[noun.index], filters.head(t.head)
    tied = f"or each {head} tied for highest {best},"
    return f"the {head} with the highest {best} revealed this way, {tied}"


def each(say: Speaker, noun: Noun, t: Things) -> str:
    if t.in_play and t.owner in (Owner.YOURS, Owner.THEIRS):
        whose_ = "your" if t.owner == Owner.YOURS else "their"
        return f"each of {whose_} {filters.other(t)}{filters.noun(say, t, True)}"
    where = "" if t.in_play else filters.within(t)
    again = "each opposing " if t.owner == Owner.OPPOSING else "each "
    return f"each {filters.other(t)}{filters.owned(say, t, False, 'and', again)}{where}"


def random(say: Speaker, noun: Noun, t: Things) -> str:
    assert noun.number is not None
    many = filters.owned(say, t, True)
    if not noun.plural:
        many = article(filters.owned(say, t))
    elif noun.number.plain:
        many = f"{noun.number.n} {many}"
    elif noun.number.kind != "down-to":
        many = f"a number (equal to {quantities.number(say, noun.number)}) of {many}"
    return f"{many} at random{filters.out_of(t) if noun.place else ''}"


def top(say: Speaker, noun: Noun) -> str:
    assert noun.number is not None
    (who,) = noun.parts
    named = noun.place == "named"
    deck = f"of {possessive(text(say, who)) if named else whose(say, who)} deck"
    if noun.number.plain:
        n = noun.number.n
        return f"the {noun.how} {'card' if n == 1 else f'{n} cards'} {deck}"
    count = quantities.number(say, noun.number)
    return f"a number of cards from the {noun.how} {deck} equal to {count}"


# So many cards that somebody has: {n} is the number, {m} another.
HELD: Final = {
    "one": "",
    "no": "no {cards}",
    "some-of": "{cards}",
    "only-one": "only 1 {cards}",
    "exactly": "{n} {cards}",
    "fewer": "fewer than {n} {cards}",
    "between": "between {m} and {n} {cards}",
    "at-least": "{n} or more {cards}",
    "as-many": "at least as many {cards} as {n}",
}


def held(say: Speaker, noun: Noun, t: Things) -> str:
    """ "a Princess character", "no cards", "3 or more other items"."""
    said = filters.owned if t.owner == Owner.OPPOSING else filters.noun
    if noun.how == "one":
        return filters.a(t, said(say, t))
    n = m = ""
    if noun.number is not None and noun.number.parts:
        m, n = [quantities.number(say, part) for part in noun.number.parts]
    elif noun.number is not None:
        n = quantities.number(say, noun.number)
    cards = filters.other(t) + said(say, t, noun.plural)
    return fill(HELD[noun.how], cards=cards, n=n, m=m)


# --- picks ------------------------------------------------------------------------------------


def pick(say: Speaker, noun: Noun, t: Things) -> str:
    how = noun.pick
    assert how is not None
    out, tail = picked(say, how, t)
    if how.same_name:
        out += " with the same name"
    if how.total_stat >= 0:
        out += f" with total {word(STATS, how.total_stat, 'stat')} {how.total} or less"
    if noun.place and how.source is None:
        near = how.same_name or noun.place == "in"
        out += ("" if t.in_play else filters.within(t)) if near else filters.out_of(t)
    return out + tail + (" of your choice" if how.your_choice else "")


def picked(say: Speaker, how: Picking, t: Things) -> tuple[str, str]:
    """The cards, and what follows where they are."""
    if how.source is not None:
        return among(say, how, t), ""
    theirs = t.owner == Owner.THEIRS and t.in_play
    if how.wording == Said.A and how.single and theirs:
        return article(filters.owned(say, t)), ""
    if how.by_them:
        return f"{how_many(say, how, 'one')} of their {others(say, t)}", ""
    if how.chosen:
        return chosen(say, how, t), ""
    if how.count is not None and how.count.kind == "down-to":
        return filters.owned(say, t, True), f" until they have {how.count.n}"
    if how.each is not None:
        return article(filters.owned(say, t)), f" {quantities.for_each(say, how.each)}"
    cards = filters.owned(say, t, not how.single)
    if not how.single:
        return f"{how_many(say, how, '1')} {filters.other(t)}{cards}", ""
    if how.wording == Said.A and not t.in_play:
        return f"another chosen {cards}" if t.other else f"chosen {cards}", ""
    if how.digit and not t.other:
        return f"1 {cards}", ""
    return f"up to 1 {cards}" if how.up_to else filters.a(t, cards), ""


def others(say: Speaker, t: Things) -> str:
    return filters.other(t) + filters.noun(say, t, True)


def chosen(say: Speaker, how: Picking, t: Things) -> str:
    """ "another chosen opposing character", "up to 2 chosen characters"."""
    if how.wording == Said.ONE_OF:
        count = "one" if how.single and not how.up_to else how_many(say, how, "1", False)
        whose_ = {Owner.YOURS: "your", Owner.THEIRS: "their"}.get(t.owner, "opponents'")
        return f"{count} of {whose_} {others(say, t)}"
    mark = "" if how.wording == Said.A else "chosen "
    if how.single:
        cards = mark + filters.owned(say, t, each="" if not mark else NO_ARTICLE)
        if how.wording == Said.CARD:
            cards += " card"
        if how.up_to:
            return f"up to 1 {filters.other(t)}{cards}"
        return filters.a(t, cards) if t.other or not mark else cards
    count = how_many(say, how, "1")
    cards = filters.owned(say, t, True)
    if t.other and how.count is not None and how.count.plain and not how.up_to and mark:
        return f"another {count} {mark}{cards}"
    return f"{count} {filters.other(t)}{mark}{cards}"


NO_ARTICLE: Final = "-"


def how_many(say: Speaker, how: Picking, one_: str, of: bool = True) -> str:
    """ "up to 2", "any number of"; the caller's noun follows. `of` False: without "of"."""
    of = of and one_ == "1"
    if how.count is None and how.everything and how.source is not None:
        return "all the" if of else "all"
    if how.count is None:
        return "any number of" if of else "any number"
    if how.count.plain:
        count = one_ if how.count.n == 1 else str(how.count.n)
        return f"up to {count}" if how.up_to else count
    if how.that_many:
        return "up to that many" if how.up_to else "that many"
    count = quantities.number(say, how.count)
    return f"a number ({'up to' if how.up_to else 'equal to'} {count})" + (" of" if of else "")


def among(say: Speaker, how: Picking, t: Things) -> str:
    """Out of cards already named: "one", "a character card"."""
    if how.everything:
        return f"all {filters.noun(say, t, True)}"
    if t.bare and t.other and how.single:
        return "the other" if how.pair else "another"
    if t.bare and how.single and how.wording == Said.A:
        return "one of those cards"
    if t.bare:
        count = how_many(say, how, "one")
        return f"{count} of them" if how.count is None else count
    if how.single:
        cards = filters.noun(say, t)
        return f"up to 1 {cards}" if how.up_to else article(cards)
    return f"{how_many(say, how, '1')} {filters.noun(say, t, True)}"


CARDS: Final[dict[str, Callable[[Speaker, Noun, Things], str]]] = {
    "every": every,
    "group": group,
    "some": some,
    "a": one,
    "hand": hand,
    "cards-of-hand": cards_of_hand,
    "all-from": all_from,
    "those-there": those_there,
    "one-there": one_there,
    "each-revealed": each_revealed,
    "side": side,
    "those": those,
    "revealed": revealed,
    "best-revealed": best_revealed,
    "each": each,
    "random": random,
    "pick": pick,
}
