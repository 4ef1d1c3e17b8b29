"""Cards and players: "un autre personnage de votre choix", "chaque adversaire qui a …"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tintero.ability.render.plan.parts_of_speech import CARD, Head, Noun, Picking, Things
from tintero.ability.render.realise.fr import conditions, filters, quantities
from tintero.ability.render.realise.fr import words as fr
from tintero.ability.render.realise.word_frames import fill
from tintero.ability.render.speaker import Phrase, RenderError, Speaker, unknown, word
from tintero.ability.selectors import Said
from tintero.vocab import Owner, Stat, Zone

PLAYER: Final = fr.WORDS["player"]
RIVAL: Final = fr.WORDS["opponent"]
PLAYERS: Final = {
    "you": "vous",
    "that-player": fr.this(PLAYER, False),
    "that-owner": fr.this(PLAYER, False),
    "they": f"ces {fr.plural_of(PLAYER)}",
    "each-opponent": f"chaque {RIVAL}",
    "each-opposing-player": f"chaque {RIVAL}",
    "each-player": f"chaque {PLAYER}",
    "chosen-opponent": f"un {RIVAL} {fr.CHOICE}",
    "chosen-player": f"un {PLAYER} {fr.CHOICE}",
    "an-opponent": f"un {RIVAL}",
    "a-player": f"un {PLAYER}",
    "no-opponent": f"aucun {RIVAL}",
    "no-player": f"aucun {PLAYER}",
    "you-and-another": f"vous et un autre {PLAYER} {fr.CHOICE}",
    "any-players": f"n'importe quel nombre de {fr.plural_of(PLAYER)}",
    "challenging-player": f"le {PLAYER} qui défie",
    "opponents": f"les {fr.plural_of(RIVAL)}",
    "players": f"les {fr.plural_of(PLAYER)}",
    "all-players": f"tous les {fr.plural_of(PLAYER)} ensemble",
    "damage-counters": f"les {fr.plural_of(fr.WORDS['damage counter'])}",
}
NOBODY: Final = ("no-opponent", "no-player")  # their verb has a "ne"
FIXED: Final = {
    "it": fr.this(fr.CARD, True),
    "them": f"ces {fr.CARDS}",
    "rest": "le reste",
    "this-card": fr.this(fr.CARD, True),
    "singers": f"ces {fr.plural_of(fr.WORDS['character'])}",
    "dealer": f"la {fr.CARD} qui a infligé les {fr.plural_of(fr.WORDS['damage'])}",
    "source-of-damage": f"la source des {fr.plural_of(fr.WORDS['damage'])}",
    "that-revealed": f"la {fr.CARD} révélée",
    "unsaid": "",
    "all-revealed": f"les {fr.CARDS} révélées",
    "cards": f"les {fr.CARDS}",
    "itself": fr.this(fr.CARD, True),
    "the-top": f"la {fr.CARD} du dessus",
    "the-chosen": f"la {fr.CARD} choisie",
    "each-healed": f"chaque {fr.WORDS['character']} dont vous avez retiré des"
    f" {fr.plural_of(fr.WORDS['damage'])} ainsi",
}
# The noun with its article, and what has become of it.
PARTICIPLES: Final = {
    "the-moved": "déplacé",
    "that-moved": "déplacé",
    "the-discarded": "défaussé",
    "the-exerted": "épuisé",
    "the-challenged": "défié",
    "that-challenged": "défié",
    "the-banished": "banni",
}
CARDS_DONE: Final = {"the-drawn": "pioché", "the-revealed": "révélé", "those-revealed": "révélé"}
THAT: Final = ("that", "that-played", "the-challenger", "that-as-card", "the-only-one")
MASCULINE: Final = (
    *("singers", "each-healed", "owner-of", "each-who"),
    *("each-who-reveals", "most-cards", "rest"),
)


def text(say: Speaker, noun: Noun) -> str:
    return phrase(say, noun).text


def phrase(say: Speaker, noun: Noun) -> Phrase:
    """The cards or players, and what their neighbours must agree with."""
    if noun.spoken is not None:
        return noun.spoken
    if noun.how in ("the-moved", "that-kind"):
        return phrase(say, noun.parts[0])
    plural, fem = is_plural(noun), is_feminine(say, noun)
    return Phrase(words(say, noun), plural, fem, head_text(noun), noun.mine, noun.you, noun=noun)


def is_plural(noun: Noun) -> bool:
    if noun.pick is not None and noun.pick.each is not None:
        return False
    alone = noun.how in ("that-player", "the-challenger", "the-only-one", "no")
    return noun.plural and not alone and (noun.how != "rest" or noun.pick is not None)


def is_feminine(say: Speaker, noun: Noun) -> bool:
    how = noun.how
    if how == "this":
        return say.name.startswith("cette ")
    if how in PLAYERS or how in MASCULINE:
        return False
    if how == "one-of-them":
        return False
    if how in ("together", "either", "any-of", "this-or", "this-and"):
        return all(is_feminine(say, part) for part in noun.parts)
    if how in ("each", "side") and noun.things is not None:
        return filters.first_feminine(noun.things)
    if how in ("those", "revealed", "all-revealed", "best-revealed", "that-revealed"):
        return True
    if noun.things is None:
        return filters.head_feminine(called(noun.head))
    return filters.feminine(noun.things)


def called(noun: Head) -> Head:
    """What cards of several sorts are called: "cette carte"."""
    return CARD if len(noun.names) > 1 else noun


def head_text(noun: Noun) -> str:
    """The noun alone; players and this card have none."""
    without = noun.how in PLAYERS or noun.how in ("this", "owner-of", "most-cards", "each-who")
    return "" if without else filters.head(noun.head)


def words(say: Speaker, noun: Noun) -> str:
    how = noun.how
    if how in PLAYERS or how in FIXED:
        return PLAYERS[how] if how in PLAYERS else FIXED[how]
    if how == "one-of-them":
        return filters.head(noun.head, noun.plural) if noun.head.names else fr.this(PLAYER, False)
    if how == "each-one":
        return ""
    if how == "this":
        return say.name
    if how in HELD and noun.things is not None:
        return held(say, noun, noun.things)
    head = called(noun.head)
    fem = filters.head_feminine(head)
    if how in THAT:
        plural = noun.plural and how in ("that", "that-as-card")
        return fr.this(filters.head(head, plural), fem, plural)
    if how in CARDS_DONE:
        cards = fr.the(fr.CARDS if noun.plural else fr.CARD, True, noun.plural)
        return f"{cards} {fr.agree(CARDS_DONE[how], True, noun.plural)}"
    if how in ("the-same", "the-other"):
        which = "même" if how == "the-same" else "autre"
        return fr.the(f"{which} {filters.head(head)}", fem)
    if how in PARTICIPLES:
        return f"{fr.the(filters.head(head), fem)} {fr.agree(PARTICIPLES[how], fem, False)}"
    if how in ("together", "either", "this-or", "this-and"):
        joint = "et" if how == "together" else "ou"
        return fr.listed([text(say, part) for part in noun.parts], joint)
    if noun.parts and how in OF_PARTS:
        return OF_PARTS[how](say, noun)
    if how == "most-cards":
        most = f"le plus de {fr.CARDS}"
        return f"le ou les {fr.plural_of(PLAYER)} ayant {most} dans leur {zone_name(noun.index)}"
    if noun.things is not None and how in CARDS:
        return CARDS[how](say, noun, noun.things)
    raise unknown(noun)


def zone_name(zone: int) -> str:
    if zone == Zone.PLAY:
        return "zone de jeu"
    if zone not in fr.ZONES:
        raise RenderError(f"no zone has the number {zone}")
    return fr.ZONES[zone]


# --- of others --------------------------------------------------------------------------------


def any_of(say: Speaker, noun: Noun) -> str:
    (whole,) = noun.parts
    cards = under(say, whole, "") if whole.how == "was-under" else text(say, whole)
    return f"{fr.one(is_feminine(say, whole))} {fr.of(cards)}"


def each_of_them(say: Speaker, noun: Noun) -> str:
    (whole,) = noun.parts
    return f"{'chacune' if is_feminine(say, whole) else 'chacun'} {fr.of(text(say, whole))}"


def location_of(say: Speaker, noun: Noun) -> str:
    return f"le {fr.WORDS['location']} où se trouve {text(say, noun.parts[0])}"


def under(say: Speaker, noun: Noun, every_: str = "toutes ") -> str:
    there = "" if noun.how == "under" else "qui étaient "
    return f"{every_}les {fr.CARDS} {there}sous {text(say, noun.parts[0])}"


def owner_of(say: Speaker, noun: Noun) -> str:
    cards = phrase(say, noun.parts[0])
    owner = fr.WORDS["owner"]
    if cards.plural:
        return f"les {fr.plural_of(owner)} {fr.of(cards.text)}"
    return f"{fr.the(owner, False)} {fr.of(cards.text)}"


def each_who(say: Speaker, noun: Noun) -> str:
    assert noun.saying is not None
    return f"{text(say, noun.parts[0])} {conditions.relative(say, noun.saying)}"


def each_who_reveals(say: Speaker, noun: Noun) -> str:
    return f"{text(say, noun.parts[0])} qui révèle {text(say, noun.parts[1])}"


def top(say: Speaker, noun: Noun) -> str:
    assert noun.number is not None
    bottom = noun.how == "bottom"
    deck = fr.of(whose(say, noun.parts[0], fr.WORDS["deck"]))
    side = "dessous" if bottom else "dessus"
    if noun.number.plain and noun.number.n == 1:
        return f"la {fr.CARD} du {side} {deck}"
    many = fr.CARDS
    if noun.number.plain:
        return f"les {noun.number.n} {'dernières' if bottom else 'premières'} {many} {deck}"
    return (
        f"un nombre de {many} du {side} {deck} {fr.equal_to(quantities.number(say, noun.number))}"
    )


OF_PARTS: Final[dict[str, Callable[[Speaker, Noun], str]]] = {
    "any-of": any_of,
    "each-of-them": each_of_them,
    "location-of": location_of,
    "under": under,
    "was-under": under,
    "owner-of": owner_of,
    "each-who": each_who,
    "each-who-reveals": each_who_reveals,
    "top": top,
    "bottom": top,
}


def whose(say: Speaker, who: Noun, thing: str) -> str:
    """ "votre pioche", "la pioche d'un adversaire de votre choix"; groups take "sa"."""
    if who.you:
        return fr.your(Owner.YOURS, thing)
    if who.how == "they":
        return f"leur {thing}"
    if who.how.startswith("each-") or (who.spoken and who.spoken.text.startswith("chaque ")):
        return fr.your(Owner.THEIRS, thing)
    return f"{fr.the(thing, fr.is_feminine(thing))} {fr.of(text(say, who))}"


# --- cards ------------------------------------------------------------------------------------


def every(say: Speaker, noun: Noun, t: Things) -> str:
    return f"{fr.all_(filters.first_feminine(t))} {filters.group(say, t)}"


def group(say: Speaker, noun: Noun, t: Things) -> str:
    return filters.group(say, t)


def some(say: Speaker, noun: Noun, t: Things) -> str:
    return filters.some(say, t)


def one(say: Speaker, noun: Noun, t: Things) -> str:
    return filters.some_noun(say, t, False)


def one_such(say: Speaker, noun: Noun, t: Things) -> str:
    return f"{filters.article(t)} {filters.noun(say, t, each='un')}"


def none_of(say: Speaker, noun: Noun, t: Things) -> str:
    """ "aucun de vos autres personnages", "aucune chanson"."""
    none = fr.none(filters.first_feminine(t))
    if t.in_play and t.owner in (Owner.YOURS, Owner.THEIRS):
        return f"{none} de {fr.your(t.owner, filters.others(t) + filters.noun(say, t, True), True)}"
    return f"{none} {filters.others(t, False)}{filters.owned(say, t)}"


def nth_such(say: Speaker, noun: Noun, t: Things) -> str:
    fem = filters.first_feminine(t)
    return f"{fr.a(fem)} {fr.ordinal(noun.index, fem)} {filters.noun(say, t)}"


def so_many_such(say: Speaker, noun: Noun, t: Things) -> str:
    """ "2 autres chansons ou plus"."""
    assert noun.number is not None
    cards = f"{filters.others(t)}{filters.owned(say, t, True)}"
    if noun.number.plain and noun.index in filters.SHORT:
        return f"{noun.number.n} {cards} {filters.SHORT[noun.index]}"
    return f"{filters.compared(say, noun.index, noun.number)} {cards}"


def hand(say: Speaker, noun: Noun, t: Things) -> str:
    return filters.zone(t)


def cards_of_hand(say: Speaker, noun: Noun, t: Things) -> str:
    return f"toutes les {fr.CARDS} {fr.of(filters.zone(t))}"


def all_from(say: Speaker, noun: Noun, t: Things) -> str:
    return cards_of_hand(say, noun, t) if t.whole_hand else every(say, noun, t)


def those_there(say: Speaker, noun: Noun, t: Things) -> str:
    """ "la main de chaque adversaire", "les cartes de votre défausse"."""
    where = filters.zone(t)
    if t.owner == Owner.OPPOSING and t.zone in fr.ZONES:
        where = f"{fr.the(fr.ZONES[t.zone], fr.is_feminine(fr.ZONES[t.zone]))} de chaque {RIVAL}"
    return where if t.whole_hand else f"les {filters.noun(say, t, True, mark=fr.of(where))}"


def each_revealed(say: Speaker, noun: Noun, t: Things) -> str:
    return f"chaque {filters.noun(say, t, mark=fr.agree('révélé', filters.feminine(t), False))}"


def side(say: Speaker, noun: Noun, t: Things) -> str:
    fem = filters.feminine(t)
    role = "qui défie" if noun.index == 1 else fr.agree("défié", fem, False)
    return f"{fr.the(filters.head(t.head), fem)} {role}"


def those(say: Speaker, noun: Noun, t: Things) -> str:
    return f"ces {filters.noun(say, t, True, mark=filters.out_of(t))}"


def revealed(say: Speaker, noun: Noun, t: Things) -> str:
    return f"les {filters.noun(say, t, True, mark=fr.agree('révélé', True, True))}"


def best_revealed(say: Speaker, noun: Noun, t: Things) -> str:
    fem = fr.stat_feminine(noun.index)
    best = fr.the(f"plus {fr.BIG[fem]} {fr.STATS[noun.index]}", fem)
    first = f"la {filters.noun(say, t, mark='révélée')} ayant {best}"
    return f"{first}, ou chaque {fr.CARD} à égalité,"


def each(say: Speaker, noun: Noun, t: Things) -> str:
    if t.in_play and t.owner in (Owner.YOURS, Owner.THEIRS):
        single = "chacune" if filters.first_feminine(t) else "chacun"
        mine = fr.your(t.owner, filters.others(t) + filters.noun(say, t, True, "et"), True)
        return f"{single} de {mine}"
    where = "" if t.in_play else filters.within(t)
    cards = filters.owned(say, t, joint="et", each="chaque", mark=where)
    return f"chaque {filters.others(t, False)}{cards}"


def random(say: Speaker, noun: Noun, t: Things) -> str:
    assert noun.number is not None
    mark = f"au hasard {filters.out_of(t) if noun.place else ''}".rstrip()
    many = filters.owned(say, t, noun.plural, mark=mark)
    if not noun.plural:
        return f"{fr.a(filters.feminine(t))} {many}"
    if noun.number.plain:
        return f"{noun.number.n} {many}"
    if noun.number.kind == "down-to":
        return f"des {many} jusqu'à ce qu'il en reste {noun.number.n}"
    return f"un nombre ({fr.equal_to(quantities.number(say, noun.number))}) {fr.of(many)}"


# So many cards that somebody has: {n} is the number, {m} another, {cards} with "autres".
HELD: Final = {
    "one": "{a} {cards}",
    "no": "{none} {cards}",
    "some-of": "des {cards}",
    "only-one": "seulement 1 {cards}",
    "exactly": "exactement {n} {cards}",
    "fewer": "moins de {n} {cards}",
    "between": "entre {m} et {n} {cards}",
    "at-least": "au moins {n} {cards}",
    "as-many": "au moins autant {of} que {n}",
}


def held(say: Speaker, noun: Noun, t: Things, where: str = "") -> str:
    """ "un personnage Princesse", "aucune carte dans votre main", "au moins 3 autres objets"."""
    said = filters.owned if t.owner == Owner.OPPOSING else filters.noun
    n = m = ""
    if noun.number is not None and noun.number.parts:
        m, n = [quantities.number(say, part) for part in noun.number.parts]
    elif noun.number is not None:
        n = quantities.number(say, noun.number)
    plural = is_plural(noun)
    fem = filters.first_feminine(t)
    again = "un" if noun.how == "one" else ""
    cards = filters.others(t, plural) + said(say, t, plural, mark=where, each=again)
    places = {"a": fr.a(fem), "none": fr.none(fem), "cards": cards, "of": fr.of(cards)}
    return fill(HELD[noun.how], n=n, m=m, **places)


# --- picks ------------------------------------------------------------------------------------


def pick(say: Speaker, noun: Noun, t: Things) -> str:
    how = noun.pick
    assert how is not None
    where = filters.out_of(t) if noun.place and how.source is None else ""
    out, tail = picked(say, how, t, where)
    if how.same_name:
        out += " portant le même nom"
    if how.total_stat >= 0:
        out += f" {total(how)}"
    return out + tail


def total(how: Picking) -> str:
    if how.total_stat == Stat.COST:
        return f"coûtant au total {how.total} ou moins"
    name, fem = word(fr.STATS, how.total_stat, "stat"), fr.stat_feminine(how.total_stat)
    return f"dont {fr.the(name, fem)} {fr.agree('total', fem, False)} est de {how.total} ou moins"


def picked(say: Speaker, how: Picking, t: Things, where: str) -> tuple[str, str]:
    """The cards, and what follows them."""
    if how.source is not None:
        return among(say, how, t, phrase(say, how.source)), ""
    if how.count is not None and how.count.kind == "down-to":
        cards = filters.owned(say, t, True, mark=where)
        return f"des {cards}", f" jusqu'à n'en avoir plus que {how.count.n}"
    each_ = f" {quantities.for_each(say, how.each)}" if how.each is not None else ""
    return chosen(say, how, t, not how.single and how.each is None, where), each_


def chosen(say: Speaker, how: Picking, t: Things, plural: bool, where: str) -> str:
    """ "un autre personnage adverse de votre choix", "jusqu'à 2 de vos personnages"."""
    mine = t.in_play and t.owner in (Owner.YOURS, Owner.THEIRS)
    if mine:
        if not plural and not how.up_to:
            return filters.one_of(say, t)
        own = fr.your(t.owner, filters.others(t) + filters.noun(say, t, True), True)
        return f"{how_many(say, how, t, '1', False)} de {own}"
    said = how.your_choice or (how.chosen and how.wording != Said.A)
    mark = fr.CHOICE if said else where
    cards = filters.owned(say, t, plural, mark=mark, each="" if how.up_to else "un")
    if not plural:
        first = f"jusqu'à 1{' autre' if t.other else ''}" if how.up_to else filters.article(t)
        return f"{first} {cards}"
    return so_many(how_many(say, how, t, "1"), filters.others(t) + cards)


def so_many(count: str, cards: str) -> str:
    return f"{count}{fr.of(cards)}" if count.endswith(" ") else f"{count} {cards}"


def how_many(say: Speaker, how: Picking, t: Things, single: str, noun: bool = True) -> str:
    """ "jusqu'à 2", "n'importe quel nombre " (with a space: "de" follows); `noun` False: without
    their noun."""
    end = " " if noun else ""
    if how.count is None and how.everything:
        return fr.all_(filters.feminine(t)) + (" les" if noun else "")
    if how.count is None:
        return f"n'importe quel nombre{end}"
    if how.count.plain:
        count = single if how.count.n == 1 else str(how.count.n)
        return f"jusqu'à {count}" if how.up_to else count
    if how.that_many:
        return (fr.up_to("ce nombre") if how.up_to else "ce même nombre") + end
    count = quantities.number(say, how.count)
    return f"un nombre ({fr.up_to(count) if how.up_to else fr.equal_to(count)}){end}"


def among(say: Speaker, how: Picking, t: Things, source: Phrase) -> str:
    """Out of cards already named: "l'une d'elles", "une carte Personnage parmi elles"."""
    fem, girls = filters.feminine(t), source.feminine
    they = fr.them(Phrase("", True, girls))
    among_ = f"d'entre {they}"
    from_them = f"parmi {they}" if how.source_said else ""
    if how.everything:
        return f"{fr.all_(fem)} les {filters.noun(say, t, True, mark=from_them)}"
    if t.bare and t.other and how.single and how.pair:
        return "l'autre"
    if t.bare and how.single and not how.up_to and (t.other or how.rest):
        return f"{fr.a(girls)} autre" + (f" {among_}" if t.other else "")
    if t.bare:
        count = how_many(say, how, t, "1" if how.up_to else fr.one(girls), False)
        return f"{count} {fr.of(they) if how.single and not how.up_to else among_}"
    others = filters.others(t, not how.single)
    if how.single:
        first = "jusqu'à 1" if how.up_to else fr.a(fem)
        return f"{first} {others}{filters.noun(say, t, mark=from_them)}"
    cards = others + filters.noun(say, t, True, mark=from_them)
    return so_many(how_many(say, how, t, "1"), cards)


CARDS: Final[dict[str, Callable[[Speaker, Noun, Things], str]]] = {
    "every": every,
    "group": group,
    "some": some,
    "a": one,
    "one-such": one_such,
    "none-of": none_of,
    "nth-such": nth_such,
    "so-many": so_many_such,
    "hand": hand,
    "cards-of-hand": cards_of_hand,
    "all-from": all_from,
    "those-there": those_there,
    "one-there": pick,
    "each-revealed": each_revealed,
    "side": side,
    "those": those,
    "revealed": revealed,
    "best-revealed": best_revealed,
    "each": each,
    "random": random,
    "pick": pick,
}
