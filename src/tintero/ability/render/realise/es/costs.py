"""Paying for cards and playing them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tintero.ability.render.plan.parts_of_speech import Number, Saying
from tintero.ability.render.realise.es import conditions, filters, places, quantities
from tintero.ability.render.realise.es.places import YOU
from tintero.ability.render.realise.es.verbs_table import TU, inflect
from tintero.ability.render.realise.es.words import agree, the
from tintero.ability.render.realise.word_frames import Telling, filled, frame_of
from tintero.ability.render.speaker import Phrase, Speaker, SpokenClause

NEXT: Final = ("el próximo", "la próxima")
FIRST: Final = ("el primer", "la primera")
PAY: Final = {
    "pay": "{before}‹pagar› {ink} {scope}{after}",
    "may-pay": "{before}‹poder› pagar {ink} {scope}{after}",
}
SCOPE: Final = {
    "to-move-this": "para mover {what} a una ubicación",
    "to-move": "para mover personajes a una ubicación",
    "to-move+": "para mover {whom} a una ubicación",
    "to-move-here": "para mover personajes aquí",
    "to-move-here+": "para mover {whom} aquí",
    "to-shift-onto": "para jugar con Shift un personaje sobre {what}",
    "to-use": "para usar habilidades[ {of_whom}]",
    "to-play-this": "para jugar {what}",
    "to-sing-this": "para jugar cantando {what}",
    "to-shift-this": "para jugar con Shift {what}",
    "to-play": "para jugar {sort}{from}",
    "to-sing": "para jugar {sort}{from} cantando",
    # Not "those with Shift".
    "to-shift": "para jugar {sort}{from} usando Shift",
    "next-play": "por {next} {one}{named} que juegues{turn}",
    "next-sing": "por {next} {one}{named} que juegues cantando{turn}",
    "next-shift": "por {next} {one}{named} que juegues con Shift{turn}",
    "first-each-turn": "por {first} {one} que juegues cada turno",
}
PLAYING: Final = {
    "play-only-if": "no ‹poder› jugar {what} a menos que {while}",
    "play-this-from": "‹poder› jugar esta carta{from}",
    "play-from": "‹poder› jugar {sort}{from}{entered}",
    "play-from-under": "‹poder› jugar {sort} desde debajo {of_what}{entered}",
    "play-free": "‹poder›[ {do} para] jugar gratis {what}{sort}{from}",
}
# How the cards played this way enter, and which then can't be played.
ENTERED: Final = {
    "": "",
    "exerted": ". Si lo haces, entran en juego {all_exerted}",
    "once": " y no puedes jugar {sort} con el mismo nombre que {the} {sort} que hayas jugado así"
    " este turno",
}
# When one may: {if} is a condition.
OFFERS: Final = {
    "if": ("si {if},", ""),
    "turn": ("durante tu turno,", "[ si {if}]"),
    "counted": ("durante tu turno,", "[ si {if}]"),
}


def number(t: Telling) -> Number:
    assert t.s.number is not None
    return t.s.number


def per(t: Telling) -> tuple[int, str]:
    return (1, "") if number(t).kind == "capped" else places.per(t.say, number(t))


def ink(t: Telling) -> str:
    q = number(t)
    if q.plain:
        return f"{abs(q.n)} ⬡ {'menos' if q.n >= 0 else 'más'}"
    if q.kind == "that":
        return "esa cantidad de ⬡ menos"
    n, each = per(t)
    return f"{n if each else 'X'} ⬡ menos"


def first(t: Telling) -> bool:
    return t.s.parts[0].verb == "first-each-turn"


def before(t: Telling) -> str:
    """What is counted, where it would seem to belong to the turn."""
    each = per(t)[1]
    return f"{each}, " if each and first(t) else ""


def after(t: Telling) -> str:
    q = number(t)
    each = per(t)[1]
    if each:
        return "" if first(t) else f" {each}"
    return "" if q.kind in ("plain", "that") else f", donde X es {quantities.number(t.say, q)}"


def offered(say: Speaker, s: Saying, text: str) -> SpokenClause:
    """ "durante tu turno, puedes … si …"; "si …, puedes …"."""
    lead, tail = OFFERS[s.how]
    told = Telling(say, s, YOU)
    said = inflect(text, TU) + filled(tail, PLACES, told)
    return SpokenClause(Phrase(filled(lead, PLACES, told)), said)


def entered(t: Telling) -> str:
    return "".join([filled(ENTERED[key], PLACES, t) for key in t.s.how.split("-")])


def from_(t: Telling) -> str:
    return "".join([filters.from_(s.things) for s in t.s.parts if s.things is not None])


def scope(t: Telling) -> str:
    (s,) = t.s.parts
    return filled(frame_of(SCOPE, s), PLACES, Telling(t.say, s, t.who))


def feminine(t: Telling) -> bool:
    return t.s.things is not None and filters.first_feminine(t.s.things)


def condition(t: Telling, mood: int) -> str:
    return conditions.clause(t.say, t.s.when, mood) if t.s.when is not None else ""


PLACES: Final[dict[str, Callable[[Telling], str]]] = {
    **places.PLACES,
    "ink": ink,
    "scope": scope,
    "before": before,
    "after": after,
    "next": lambda t: NEXT[feminine(t)],
    "first": lambda t: FIRST[feminine(t)],
    "the": lambda t: the(feminine(t), True),
    "all_exerted": lambda t: agree("agotado", feminine(t), True),
    "from": from_,
    "out": lambda t: filters.from_(t.s.things) if t.s.things is not None else "",
    "named": lambda t: " con ese nombre" if t.s.how else "",
    "turn": lambda t: places.lasting(t.say, t.s.until),
    "if": lambda t: condition(t, conditions.SI),
    "while": lambda t: condition(t, conditions.MIENTRAS),
    "entered": entered,
}
