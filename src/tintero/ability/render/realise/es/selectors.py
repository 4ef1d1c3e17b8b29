"""Cards and players: "otro personaje elegido", "cada oponente que tenga más leyenda que tú"."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from tintero.ability.render.plan.parts_of_speech import CARD, Head, Noun, Picking, Things
from tintero.ability.render.realise.es import conditions, filters, quantities
from tintero.ability.render.realise.es.words import (
    STATS,
    a,
    agree,
    equal_to,
    listed,
    of,
    other,
    that,
    the,
)
from tintero.ability.render.realise.word_frames import fill
from tintero.ability.render.speaker import Phrase, Speaker, unknown, word
from tintero.ability.selectors import Said
from tintero.vocab import Owner, Stat

ZONES: Final = ("mazo", "mano", "zona de juego", "pozo de tinta", "descarte")
PLAYERS: Final = {
    "you": "tú",
    "that-player": "ese jugador",
    "that-owner": "ese jugador",
    "they": "esos jugadores",
    "each-opponent": "cada oponente",
    "each-opposing-player": "cada oponente",
    "each-player": "cada jugador",
    "chosen-opponent": "un oponente elegido",
    "chosen-player": "un jugador elegido",
    "an-opponent": "un oponente",
    "a-player": "un jugador",
    "no-opponent": "ningún oponente",
    "no-player": "ningún jugador",
    "you-and-another": "tú y otro jugador elegido",
    "any-players": "cualquier número de jugadores",
    "challenging-player": "el jugador desafiante",
    "opponents": "los oponentes",
    "players": "los jugadores",
    "all-players": "todos los jugadores juntos",
}
FIXED: Final = {
    "it": "esa carta",
    "them": "esas cartas",
    "rest": "el resto",
    "this-card": "esta carta",
    "singers": "esos personajes",
    "dealer": "la carta que infligió el daño",
    "source-of-damage": "la fuente del daño",
    "that-revealed": "la carta revelada",
    "the-top": "la carta superior",
    "all-revealed": "las cartas reveladas",
    "the-chosen": "la carta elegida",
    "each-healed": "cada personaje del que hayas retirado daño así",
}
# One card, and several.
CARDS_DONE: Final = {
    "the-drawn": ("la carta robada", "las cartas robadas"),
    "the-revealed": ("la carta revelada", "las cartas reveladas"),
    "those-revealed": ("la carta revelada", "las cartas reveladas"),
}
# The noun with its article, and what has become of it.
PARTICIPLES: Final = {
    "the-moved": "movido",
    "that-moved": "movido",
    "the-discarded": "descartado",
    "the-exerted": "agotado",
    "the-challenged": "desafiado",
    "that-challenged": "desafiado",
    "the-banished": "desterrado",
}
THAT: Final = ("that", "that-played", "the-challenger", "that-as-card")


def text(say: Speaker, noun: Noun) -> str:
    return phrase(say, noun).text


def phrase(say: Speaker, noun: Noun) -> Phrase:
    """The cards or players, and what their neighbours must agree with."""
    if noun.spoken is not None:
        return noun.spoken
    if noun.how in ("the-moved", "that-kind"):
        return phrase(say, noun.parts[0])
    return Phrase(
        words(say, noun),
        is_plural(noun),
        is_feminine(say, noun),
        head_text(noun),
        noun.mine,
        noun.you,
        noun=noun,
    )


def is_plural(noun: Noun) -> bool:
    if noun.pick is not None and noun.pick.each is not None:
        return False
    alone = noun.how in ("that-player", "the-challenger")
    return noun.plural and not alone and (noun.how != "rest" or noun.pick is not None)


def is_feminine(say: Speaker, noun: Noun) -> bool:
    how = noun.how
    if how == "this":
        return say.name.startswith("esta ")
    if how in PLAYERS or how in ("singers", "owner-of", "each-who", "each-who-reveals"):
        return False
    if how == "most-cards":
        return False
    if how == "any-of":
        return is_feminine(say, noun.parts[0])
    if how == "one-of-them":
        return False
    if how == "together":
        return all(is_feminine(say, part) for part in noun.parts)
    if how in ("each", "side") and noun.things is not None:
        return filters.first_feminine(noun.things)
    if how in ("those", "revealed", "best-revealed", "that-revealed"):
        return True
    if noun.things is None:
        return filters.head_feminine(called(noun.head))
    return filters.feminine(noun.things)


def called(noun: Head) -> Head:
    """What cards of several sorts are called: "esa carta"."""
    return CARD if len(noun.names) > 1 else noun


def head_text(noun: Noun) -> str:
    """The noun alone; players and this card have none."""
    none = noun.how in PLAYERS or noun.how in ("this", "owner-of", "most-cards", "each-who")
    return "" if none else filters.head(noun.head)


def words(say: Speaker, noun: Noun) -> str:
    how = noun.how
    if how in PLAYERS or how in FIXED:
        return PLAYERS[how] if how in PLAYERS else FIXED[how]
    if how == "one-of-them":
        head = noun.head
        return filters.head(head, noun.plural) if head.names else "ese jugador"
    if how == "each-one":
        return ""
    if how in CARDS_DONE:
        return CARDS_DONE[how][noun.plural]
    if how == "the-same" or how == "the-other":
        fem = filters.head_feminine(noun.head)
        which = agree("mismo" if how == "the-same" else "otro", fem, False)
        return f"{the(fem)} {which} {filters.head(noun.head)}"
    if how == "any-of":
        (all_,) = noun.parts
        cards = under(say, all_, "") if all_.how == "was-under" else text(say, all_)
        return f"{'alguna' if is_feminine(say, all_) else 'alguno'} de {cards}"
    if how in HELD and noun.things is not None:
        return held(say, noun, noun.things)
    if how in THAT:
        head = called(noun.head)
        plural = noun.plural and how in ("that", "that-as-card")
        return f"{that(filters.head_feminine(head), plural)} {filters.head(head, plural)}"
    if how in PARTICIPLES:
        fem = filters.head_feminine(noun.head)
        return f"{the(fem)} {filters.head(noun.head)} {agree(PARTICIPLES[how], fem, False)}"
    if how == "this":
        return say.name
    if how == "each-of-them":
        (all_,) = noun.parts
        return f"cada {'una' if is_feminine(say, all_) else 'uno'} de {text(say, all_)}"
    if how in ("together", "either"):
        return listed([text(say, part) for part in noun.parts], "y" if how == "together" else "o")
    if noun.parts and how in OF_PARTS:
        return OF_PARTS[how](say, noun)
    if how == "most-cards":
        zone = word(ZONES, noun.index, "zone")
        return f"el jugador o los jugadores con más cartas en su {zone}"
    if noun.things is not None and how in CARDS:
        return CARDS[how](say, noun, noun.things)
    raise unknown(noun)


# --- of others --------------------------------------------------------------------------------


def location_of(say: Speaker, noun: Noun) -> str:
    return f"la ubicación en la que está {text(say, noun.parts[0])}"


def under(say: Speaker, noun: Noun, all_: str = "todas ") -> str:
    there = "que haya" if noun.how == "under" else "que estaban"
    return f"{all_}las cartas {there} debajo {of(text(say, noun.parts[0]))}"


def owner_of(say: Speaker, noun: Noun) -> str:
    cards = phrase(say, noun.parts[0])
    return f"{'los jugadores' if cards.plural else 'el jugador'} {of(cards.text)}"


def each_who(say: Speaker, noun: Noun) -> str:
    assert noun.saying is not None
    return f"{text(say, noun.parts[0])} {conditions.relative(say, noun.saying)}"


def each_who_reveals(say: Speaker, noun: Noun) -> str:
    return f"{text(say, noun.parts[0])} que revele {text(say, noun.parts[1])}"


def top(say: Speaker, noun: Noun) -> str:
    assert noun.number is not None
    bottom = noun.how == "bottom"
    (who,) = noun.parts
    named = noun.place == "named"
    deck = of(f"el mazo {of(text(say, who))}" if named else whose(say, who, "mazo"))
    if noun.number.plain and noun.number.n == 1:
        return f"la carta {'inferior' if bottom else 'superior'} {deck}"
    if noun.number.plain:
        return f"las {noun.number.n} {'últimas' if bottom else 'primeras'} cartas {deck}"
    side = "del fondo" if bottom else "de la parte superior"
    return f"un número de cartas {side} {deck} {equal_to(quantities.number(say, noun.number))}"


OF_PARTS: Final[dict[str, Callable[[Speaker, Noun], str]]] = {
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
    """ "tu mazo", "el mazo de un oponente elegido"; groups and pronouns take "su"."""
    if who.you:
        return f"tu {thing}"
    name = text(say, who)
    if who.how.startswith("each-") or name.startswith(("cada ", "esos ")):
        return f"su {thing}"
    return f"{the(thing == 'mano')} {thing} {of(name)}"


# --- cards ------------------------------------------------------------------------------------


def every(say: Speaker, noun: Noun, t: Things) -> str:
    return f"{'todas' if filters.first_feminine(t) else 'todos'} {filters.group(say, t)}"


def group(say: Speaker, noun: Noun, t: Things) -> str:
    return filters.group(say, t)


def some(say: Speaker, noun: Noun, t: Things) -> str:
    return filters.some(say, t)


def one(say: Speaker, noun: Noun, t: Things) -> str:
    return f"{a(filters.first_feminine(t))} {filters.noun(say, t)}"


def hand(say: Speaker, noun: Noun, t: Things) -> str:
    return filters.zone(t)


def cards_of_hand(say: Speaker, noun: Noun, t: Things) -> str:
    return f"todas las cartas {of(filters.zone(t))}"


def all_from(say: Speaker, noun: Noun, t: Things) -> str:
    return cards_of_hand(say, noun, t) if t.whole_hand else every(say, noun, t)


def those_there(say: Speaker, noun: Noun, t: Things) -> str:
    """ "la mano de cada oponente", "las cartas de tu descarte"."""
    where = filters.zone(t, opponent="cada oponente")
    return where if t.whole_hand else f"las {filters.noun(say, t, True)} {of(where)}"


def each_revealed(say: Speaker, noun: Noun, t: Things) -> str:
    return f"cada {filters.noun(say, t, mark='revelado')}"


def side(say: Speaker, noun: Noun, t: Things) -> str:
    fem = filters.feminine(t)
    role = "desafiante" if noun.index == 1 else agree("desafiado", fem, False)
    return f"{the(fem)} {filters.head(t.head)} {role}"


def those(say: Speaker, noun: Noun, t: Things) -> str:
    return f"esas {filters.noun(say, t, True)}{filters.out_of(t)}"


def revealed(say: Speaker, noun: Noun, t: Things) -> str:
    return f"las {filters.noun(say, t, True, mark='revelado')}"


def best_revealed(say: Speaker, noun: Noun, t: Things) -> str:
    best = STATS[noun.index]
    first = f"la {filters.noun(say, t, mark='revelado')} con el mayor {best}"
    return f"{first}, o cada carta empatada con el mayor {best},"


def each(say: Speaker, noun: Noun, t: Things) -> str:
    if t.in_play and t.owner in (Owner.YOURS, Owner.THEIRS):
        whose_ = "tus" if t.owner == Owner.YOURS else "sus"
        single = "una" if filters.first_feminine(t) else "uno"
        return f"cada {single} de {whose_} {filters.others(t)}{filters.noun(say, t, True)}"
    where = "" if t.in_play else filters.within(t)
    return f"cada {filters.others(t, False)}{filters.owned(say, t, joint='y', each='cada')}{where}"


def random(say: Speaker, noun: Noun, t: Things) -> str:
    assert noun.number is not None
    many, until = filters.owned(say, t, True), ""
    if not noun.plural:
        many = f"{a(filters.feminine(t))} {filters.owned(say, t)}"
    elif noun.number.plain:
        many = f"{noun.number.n} {many}"
    elif noun.number.kind == "down-to":
        until = f" hasta que queden {noun.number.n}"
    else:
        many = f"un número ({equal_to(quantities.number(say, noun.number))}) de {many}"
    return f"{many} al azar{filters.out_of(t) if noun.place else ''}{until}"


# So many cards that somebody has: {n} is the number, {m} another, {others} "otros".
HELD: Final = {
    "one": "",
    "no": "{others}{cards}",
    "some-of": "{cards}",
    "only-one": "solo 1 {others}{cards}",
    "exactly": "exactamente {others}{n} {cards}",
    "fewer": "menos de {n} {others}{cards}",
    "between": "{others}entre {m} y {n} {cards}",
    "at-least": "{others}{n} o más {cards}",
    "as-many": "al menos {others}tantos {cards} como {n}",
}


def held(say: Speaker, noun: Noun, t: Things) -> str:
    """ "un personaje Princess", after a "no" "cartas", "otros 3 o más objetos"."""
    said = filters.owned if t.owner == Owner.OPPOSING else filters.noun
    if noun.how == "one":
        return f"{filters.one(t)} {said(say, t)}"
    n = m = ""
    if noun.number is not None and noun.number.parts:
        m, n = [quantities.number(say, part) for part in noun.number.parts]
    elif noun.number is not None:
        n = quantities.number(say, noun.number)
    others, cards = filters.others(t, noun.plural), said(say, t, noun.plural)
    return fill(HELD[noun.how], cards=cards, others=others, n=n, m=m)


# --- picks ------------------------------------------------------------------------------------


def pick(say: Speaker, noun: Noun, t: Things) -> str:
    how = noun.pick
    assert how is not None
    out, tail = picked(say, how, t)
    where = filters.out_of(t) if noun.place and how.source is None else ""
    if how.same_name:
        out, where = f"{out}{where} con el mismo nombre", ""
    if how.total_stat >= 0:
        out += f" con {total(how)}"
    return out + where + tail


def total(how: Picking) -> str:
    name = word(STATS, how.total_stat, "stat")
    return f"{a(stat_feminine(how.total_stat))} {name} total de {how.total} o menos"


def stat_feminine(stat: int) -> bool:
    return stat in (Stat.STRENGTH, Stat.WILLPOWER)


def picked(say: Speaker, how: Picking, t: Things) -> tuple[str, str]:
    """The cards, and what follows where they are."""
    if how.source is not None:
        return among(say, how, t, phrase(say, how.source)), ""
    if how.by_them:
        return one_of(say, how, t, "sus"), ""
    if how.count is not None and how.count.kind == "down-to":
        return filters.owned(say, t, True), f" hasta tener {how.count.n}"
    each_ = f" {quantities.for_each(say, how.each)}" if how.each is not None else ""
    return chosen(say, how, t, not how.single and how.each is None), each_


def one_of(say: Speaker, how: Picking, t: Things, whose_: str) -> str:
    """ "otro de tus personajes", "hasta 2 de tus demás personajes"."""
    fem = filters.first_feminine(t)
    if t.other and how.single and not how.up_to:
        return f"{other(fem)} de {whose_} {filters.noun(say, t, True)}"
    single = "1" if how.up_to else "una" if fem else "uno"
    count = how_many(say, how, t, single, False)
    return f"{count} de {whose_} {filters.others(t)}{filters.noun(say, t, True)}"


def chosen(say: Speaker, how: Picking, t: Things, plural: bool) -> str:
    """ "otro personaje rival elegido", "hasta 2 personajes elegidos"."""
    if how.wording == Said.ONE_OF and how.chosen and t.owner == Owner.YOURS:
        return one_of(say, how, t, "tus")
    cards = filters.owned(say, t, plural, mark=mark(how, t))
    if not plural and how.digit and not t.other:
        return f"1 {cards}"
    if not plural:
        return (
            f"hasta 1 {filters.others(t, False)}{cards}"
            if how.up_to
            else f"{filters.one(t)} {cards}"
        )
    others = filters.others(t)
    plain = how.count is not None and how.count.plain
    if how.up_to and (plain or how.that_many):
        most = how_many(say, replace(how, up_to=False), t, "1")
        return f"hasta {others}{most} {cards}"
    count = how_many(say, how, t, "1")
    return f"{others}{count} {cards}" if plain or how.everything else f"{count} {others}{cards}"


def mark(how: Picking, t: Things) -> str:
    """How it is said that the cards are chosen, if it is."""
    if how.your_choice:
        return filters.YOUR_CHOICE
    if not (not t.in_play if how.wording == Said.A else how.chosen):
        return ""
    mixed = t.either or t.has("one-of") or t.has("added") or len(t.head.names) > 1
    return filters.YOU_CHOOSE if mixed else "elegido"


def how_many(say: Speaker, how: Picking, t: Things, single: str, de: bool = True) -> str:
    """ "hasta 2", "cualquier número de"; the caller's noun follows. `de` False: without "de"."""
    fem = filters.feminine(t)
    if how.count is None and how.everything:
        return ("todas las" if fem else "todos los") if de else "todas"
    if how.count is None:
        return "cualquier número de" if de else "cualquier número"
    if how.count.plain:
        count = single if how.count.n == 1 else str(how.count.n)
        return f"hasta {count}" if how.up_to else count
    end = " de" if de else ""
    if how.that_many:
        return ("hasta esa cantidad" if how.up_to else "esa cantidad") + end
    count = quantities.number(say, how.count)
    return f"un número ({f'hasta {count}' if how.up_to else equal_to(count)}){end}"


def among(say: Speaker, how: Picking, t: Things, source: Phrase) -> str:
    """Out of cards already named: "una de ellas", "una carta de personaje de entre ellas"."""
    fem, girls = filters.feminine(t), source.feminine
    them = "ellas" if girls else "ellos"
    from_them = f" de entre {them}" if how.source_said else ""
    if how.everything:
        return f"{'todas las' if fem else 'todos los'} {filters.noun(say, t, True)}{from_them}"
    if t.bare and t.other and how.single:
        if how.pair:
            return "la otra" if girls else "el otro"
        return f"{other(girls)} de {them}"
    if t.bare and how.single and how.rest and not how.up_to:
        return other(girls)  # "pon una de ellas …, otra … y otra …"
    if t.bare:
        return f"{how_many(say, how, t, 'una' if girls else 'uno', False)} de {them}"
    others = f"{other(fem, not how.single)} " if t.other else ""
    if how.single:
        first = f"hasta 1 {others}" if how.up_to else others or f"{a(fem)} "
        return f"{first}{filters.noun(say, t)}{from_them}"
    return f"{others}{how_many(say, how, t, '1')} {filters.noun(say, t, True)}{from_them}"


CARDS: Final[dict[str, Callable[[Speaker, Noun, Things], str]]] = {
    "every": every,
    "group": group,
    "some": some,
    "a": one,
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
