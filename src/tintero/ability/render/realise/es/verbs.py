"""What is done: "elige y destierra un objeto", "ponla en la parte superior de tu mazo"."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from tintero.ability.render.plan.parts_of_speech import Noun, Number, Saying, Things
from tintero.ability.render.plan.verbs_numbers import measured
from tintero.ability.render.realise.es import filters, puts, quantities, selectors
from tintero.ability.render.realise.es.words import (
    agree,
    equal_to,
    of,
    to,
)
from tintero.ability.render.realise.word_frames import fill
from tintero.ability.render.speaker import Phrase, Speaker, SpokenClause
from tintero.ability.selectors import Said
from tintero.vocab import Owner

# {it} is a pronoun after the verb ("+lo", "+le"), and then {what} is empty. {of_what}, {to_what}:
# the object after "de" and "a"; {to_to} the other object after "a". {n} is so much of something
# and {tail} what follows of it at the end, {where} the goal, {your} the subject's, {whose} the
# inkwell of the object.
FRAMES: Final = {
    "banish": "‹desterrar{it}›[ {what}]",
    "ready": "‹preparar{it}›[ {what}]",
    "exert": "‹agotar{it}›[ {what}]",
    "exert-symbol": "⟳ {what}",
    "discard": "‹descartar› {what}",
    "put-under-each": "‹poner› una carta de la parte superior de tu mazo, boca abajo,"
    " debajo {of_what}",
    "search": "‹buscar› en {zone} {what}",
    "choose": "‹elegir› {what}",
    "move": "‹mover{it}› gratis[ {what}] {to_to}",
    "return-alone": "‹retirar› todo el daño {of_what} y ‹devolver› solo esa carta {where},"
    " sin las cartas que tiene debajo",
    "return-this-alone": "‹retirar› todo el daño {of_what} y ‹devolver› solo esta carta {where},"
    " sin las cartas que tiene debajo",
    "look": "‹mirar› {what}",
    "reveal": "‹revelar{it}›[ {what}]",
    "reveal-until": "‹revelar› cartas de la parte superior de {your} mazo hasta que {reveal}"
    " {what}",
    "draw": "‹robar› {n}{tail}{bottom}{apiece}",
    "gain-lore": "‹ganar› {n}{tail}{each}",
    "lose-lore": "‹perder› {n}{tail}{each}",
    "get-drops": "‹obtener› {n}{tail}{apiece}",
    "remove-drops": "‹retirar› {n}{tail}",
    "pay-ink": "‹pagar› {n}{tail}",
    "shuffle-deck": "‹barajar› {your} mazo",
    "name-card": "‹nombrar› una carta",
    "exchange-hands": "‹intercambiar› la mano con {what}",
    "ready-ink": "‹preparar› todas las cartas {whose}",
    "exert-ink": "‹agotar› todas las cartas {whose}",
    "ready-ink-own": "‹preparar› todas las cartas de su pozo de tinta",
    "exert-ink-own": "‹agotar› todas las cartas de su pozo de tinta",
    "ready-ink-some": "‹preparar› {n} {whose}{tail}",
    "exert-ink-some": "‹agotar› {n} {whose}{tail}",
    "deal": "‹infligir{it}› {n}[ {to_what}]{tail}{unreduced}",
    "deal-first": "‹infligir› {to_what} {n}{tail}{unreduced}",
    "put-damage": "‹poner{it}› {n}[ sobre {what}]{tail}",
    "remove-damage": "‹retirar{it}› {n}{total}[ {of_what}]{tail}",
    "remove-damage-each": "‹retirar{it}› {n}{total}[ de cada uno de {what}]{tail}",
    "move-damage": "‹mover› {n} {of_what} {to_to}{tail}",
}
# Verbs of damage: what somebody else picks is named first; the pronoun is "le".
DAMAGE: Final = ("deal", "put-damage", "remove-damage", "remove-damage-each", "move-damage")
# What an instruction says besides, by its way.
WAYS: Final = {
    "bottom": " del fondo de {your} mazo",
    "each": " cada uno",
    "apiece": " cada uno",
    "total": " en total",
    "unreduced": ". Este daño no puede reducirse con Resist",
}
CARDS: Final = ("carta", "cartas", "", True)
LORE: Final = ("de leyenda", "de leyenda", "leyenda", False)
DROPS: Final = ("gota de tinta", "gotas de tinta", "", True)
# One, many, the name of what is measured, feminine.
UNITS: Final = {
    "draw": CARDS,
    "ready-ink-some": CARDS,
    "exert-ink-some": CARDS,
    "gain-lore": LORE,
    "lose-lore": LORE,
    "get-drops": DROPS,
    "remove-drops": DROPS,
    "put-damage": ("contador de daño", "contadores de daño", "", False),
}
COUNTED: Final = ("get-drops", "put-damage")  # "1 gota de tinta", never "una"


def clause(say: Speaker, s: Saying) -> SpokenClause:
    assert s.subject is not None
    who = selectors.phrase(say, s.subject)
    if s.verb in MADE:
        return SpokenClause(who, MADE[s.verb](say, s), saying=s, again=puts.again(say, s))
    places = dict.fromkeys(WAYS, "")
    places |= {way: fill(WAYS[way], your=your(who)) for way in s.ways if way in WAYS}
    places |= {"it": "", "your": your(who), "reveal": "reveles" if who.you else "revele"}
    places["n"], places["tail"] = amount(say, s, who)
    lead = "‹elegir› y " if "picked" in s.ways else ""
    if s.object is not None and s.verb in DAMAGE:
        lead = f"‹elegir› {selectors.text(say, s.object)} y " if lead else ""
        places |= beside(say, s, s.object)
        if "unsaid" in s.ways and (places["it"] or not places["tail"]):
            places |= objects("") | {"it": ""}
    elif s.object is not None:
        it = "" if s.it is None or lead else puts.clitic(say, s.it)
        places["it"] = it
        places |= objects("" if it else selectors.text(say, said(s, s.object)))
        places["whose"] = of(selectors.whose(say, s.object, puts.WELL))
    if s.to is not None:
        places["to_to"] = to(selectors.text(say, own(s.to) if s.verb == "move" else s.to))
    if s.things is not None:
        places["zone"] = filters.zone(s.things)
    if s.goal is not None:
        places["where"] = puts.where(say, s, s.goal)
    frame = FRAMES[frame_of(s, places)]
    return SpokenClause(who, lead + fill(frame, **places), saying=s)


def frame_of(s: Saying, places: dict[str, str]) -> str:
    if s.verb == "exert-symbol" and places["it"]:
        return "exert"
    if s.verb == "remove-damage" and "each" in s.ways:
        return "remove-damage-each"
    if s.verb == "deal" and places["tail"] and places["to_what"]:
        return "deal-first"  # "a un personaje elegido por cada …" would be chosen by each of them
    return s.verb


def your(who: Phrase) -> str:
    return "tu" if who.you else "su"


def objects(what: str) -> dict[str, str]:
    return {"what": what, "of_what": of(what) if what else "", "to_what": to(what) if what else ""}


def beside(say: Speaker, s: Saying, noun: Noun) -> dict[str, str]:
    """The cards that damage is on: "+le" when they were mentioned last or just picked."""
    phrase = selectors.phrase(say, noun)
    if s.verb == "move-damage":
        that = Noun("that", head=noun.head, plural=noun.plural, mine=noun.mine)
        return objects(selectors.text(say, that) if "picked" in s.ways else phrase.text)
    if "picked" in s.ways:
        return objects("") | {"it": "+les" if phrase.plural else "+le"}
    if s.it is not None and not selectors.phrase(say, s.it).plural:
        return objects("") | {"it": "+le"}
    if noun.how == "each" and noun.things is not None and noun.things.either:
        each = selectors.SELECTORS.words(say, replace(noun, how="to-each"))
        return objects(phrase.text) | {"to_what": each}
    return objects(phrase.text)


def said(s: Saying, noun: Noun) -> Noun:
    """After "elige" it is not said that the cards are chosen."""
    if s.verb != "choose" or noun.pick is None:
        return noun
    return replace(noun, pick=replace(noun.pick, chosen=False))


def own(noun: Noun) -> Noun:
    """CR 4.7.1: characters move to your own locations, which is not said."""
    t = noun.things
    if t is None or noun.pick is None or noun.pick.wording == Said.ONE_OF:
        return noun
    plain = t == Things(t.head, owner=Owner.YOURS, other=t.other)
    return Noun("one", replace(t, owner=Owner.ANY)) if plain else noun


# --- numbers ----------------------------------------------------------------------------------


def amount(say: Speaker, s: Saying, who: Phrase) -> tuple[str, str]:
    """So much of it, and what follows at the end of the clause."""
    q = s.number
    if q is None:
        return ("cualquier cantidad de daño" if "up-to" in s.ways else "todo el daño"), ""
    if s.verb == "pay-ink":
        return ink(say, q), ""
    if q.kind == "missing" and s.verb == "draw":
        n = q.parts[0]
        same = "el mismo número" if not n.plain else f"{n.n} en {your(who)} mano"
        return f"cartas hasta tener {same}", ""
    q = q.parts[0] if q.kind == "that-plus" else q
    one, many, mass, feminine = UNITS.get(s.verb, ("de daño", "de daño", "daño", False))
    text, tail = quantities.amount(say, q, one, many, mass, feminine, s.verb in COUNTED)
    if "up-to" not in s.ways:
        return text, tail
    most = f" hasta {quantities.number(say, q)}"
    return ("daño", most) if measured(q) else (f"hasta {text}", tail)


def ink(say: Speaker, q: Number) -> str:
    """ "2 ⬡", "1 ⬡ por cada personaje que tengas en juego"."""
    if q.plain:
        return f"{q.n} ⬡"
    if q.unit is not None:
        return f"{q.n} ⬡ {quantities.for_each(say, q.unit)}"
    return f"una cantidad de ⬡ {equal_to(quantities.number(say, q))}"


# --- plays ------------------------------------------------------------------------------------

PLAYS: Final = {
    "plain": "‹jugar›{free}{shift} {what}{from_}",
    "known": "‹jugar{it}›{free}{shift}{from_}",
    "shown": "‹revelar› {shown} y ‹jugar{it}›{free}{shift}",
    "again": "‹volver› a jugar gratis {what} desde tu descarte. Si lo haces, pon esa carta"
    " en el fondo de tu mazo en lugar de en tu descarte",
}
SHIFT: Final = {"shift": " con Shift", "or-shift": ", con o sin Shift,"}


def play(say: Speaker, s: Saying) -> str:
    noun = s.object
    assert noun is not None
    phrase = selectors.phrase(say, noun)
    way, it, feminine = "plain", "", phrase.feminine
    if s.to is not None:
        way, it, feminine = "shown", "+las" if phrase.plural else "+la", True  # shown as cards
    elif s.it is not None:
        way, it = "known", puts.clitic(say, s.it)
        feminine = selectors.phrase(say, s.it).feminine
    text = fill(
        PLAYS["again" if "again" in s.ways else way],
        what=phrase.text,
        it=it,
        shown=selectors.text(say, s.to) if s.to is not None else "",
        from_=filters.from_(s.things) if s.things is not None else "",
        free=" gratis" if "free" in s.ways else "",
        shift="".join([text for how, text in SHIFT.items() if how in s.ways]),
    )
    if "again" in s.ways:
        return text
    if s.index > 0:
        text += f", pagando {s.index} ⬡ menos"
    if "exerted" in s.ways:
        exerted = agree("agotado", feminine, phrase.plural)
        text += f", y {'entran' if phrase.plural else 'entra'} en juego {exerted}"
    bottom = " y ‹poner› esa carta en el fondo de tu mazo en lugar de en tu descarte"
    return text + bottom if "then-bottom" in s.ways else text


MADE: Final[dict[str, Callable[[Speaker, Saying], str]]] = {
    "put": puts.put,
    "return": puts.put,
    "shuffle": puts.put,
    "play": play,
}


def says(s: Saying) -> bool:
    return s.verb in FRAMES or s.verb in MADE
