"""What cards are and may do: "obtiene +1 de Fuerza y gana Rush este turno"."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tintero.ability.render.plan.parts_of_speech import Saying
from tintero.ability.render.realise.es import filters, rules, selectors
from tintero.ability.render.realise.es.places import PLACES, each_if, lasting
from tintero.ability.render.realise.es.words import full_clause, listed
from tintero.ability.render.realise.word_frames import Telling, filled, frame_of
from tintero.ability.render.speaker import Phrase, Speaker, SpokenClause

CANT: Final = "no ‹poder›"
# A verb | what follows it | what stands at the end, after how long it lasts. A verb that is the
# same as that before is not said again, except with "no".
PREDICATES: Final = {
    "get": "‹obtener›|{signed}|{per}",
    "sing-more": "‹contar›|como si {tuviera} {signed}|{per}",
    "lose-stat": "‹perder›|{lost}",
    "gain": "‹ganar›|{what}{times}|{per_time}",
    "lose-keywords": "‹perder›|todas las palabras clave",
    "lose": "‹perder›|{name}",
    "lose-ability": "‹perder›|la habilidad {name}",
    "gain-class": "‹ganar›|la clasificación {name}",
    "also-named": "‹tener›|también el nombre {name}",
    "named-for-shift": "‹tener›|también el nombre {name} para Shift",
    "must": "‹deber›|{act}| si {puede}",
    "sing-as": "‹contar›|como de coste {n} para cantar canciones",
    "damage-with": "‹infligir›|daño con su {stat} en lugar de con su Fuerza",
    "no-damage": "no ‹recibir›|daño",
    "no-damage:challenges": "no ‹recibir›|daño en los desafíos",
    "no-damage:this-challenge": "no ‹recibir›|daño en ese desafío",
    "cant-gain": "no ‹poder›|ganar {name}",
    "cant-quest": "no ‹poder›|ir de aventura[ ({whom})]",
    "cant-challenge": "no ‹poder›|desafiar[ a {neither}]",
    "cant-be-challenged": "no ‹poder›|ser {desafiado}[ por {whom}]",
    "cant-ready": "no ‹poder›|prepararse[ ({whom})]",
    "cant-ready-at-start:yours": "no ‹poder›|prepararse al inicio de tu turno",
    "cant-ready-at-start:theirs": "no ‹poder›|prepararse al inicio de su turno",
    "cant-ready-at-start:theirs-next": "no ‹poder›|prepararse al inicio de su próximo turno",
    "cant-ready-at-start:players": "no ‹poder›|prepararse al inicio de los turnos de sus jugadores",
    "cant-ready-at-start:players-next": "no ‹poder›|prepararse al inicio de los próximos turnos de"
    " sus jugadores",
    "cant-sing": "no ‹poder›|⟳ para cantar canciones",
    "cant-sing+": "no ‹poder›|cantar {bare}",
    "cant-play": "no ‹poder›|ser {jugado}",
    "cant-be-chosen": "no ‹poder›|ser {elegido} por los oponentes",
    "cant-be-chosen+": "no ‹poder›|ser {elegido} por {whom}",
    "cant-move": "no ‹poder›|moverse a ubicaciones",
    "cant-move+": "no ‹poder›|moverse a {whom}",
    "cant-be-dealt-damage": "no ‹poder›|recibir daño infligido[ ({whom})]",
    "cant-gain-lore": "no ‹poder›|dar leyenda[ ({whom})]",
    "cant-lose-lore": "no ‹poder›|hacer perder leyenda[ ({whom})]",
    "cant-remove-damage": "no ‹poder›|perder contadores de daño[ ({whom})]",
    "cant-exert": "no ‹poder›|ser {agotado}",
    "cant-ink": "no ‹poder›|ser {puesto} en un pozo de tinta",
    "cant-use": "no ‹poder›|usar sus habilidades[ ({whom})]",
    "can-challenge-ready": "‹poder›|desafiar a personajes preparados",
    "can-challenge-ready+": "‹poder›|desafiar a {some}",
    "can-quest-drying": "‹poder›|ir de aventura el turno en que {entra} en juego",
    "can-challenge-drying": "‹poder›|desafiar[ a {whom}] el turno en que {entra} en juego",
    "can-ignore-evasive": "‹poder›|desafiar a personajes como si {tuviera} Evasive",
    "can-ignore-evasive+": "‹poder›|desafiar a {whom} como si {tuviera} Evasive",
    "can-move-free": "‹poder›|moverse[ {to_whom}] gratis",
    "can-move-here-free": "‹poder›|moverse aquí gratis",
}


def clauses(say: Speaker, made: list[Saying]) -> list[SpokenClause]:
    return [clause(say, s) for s in made]


def clause(say: Speaker, s: Saying) -> SpokenClause:
    if s.verb == "standing":
        return together(say, s)
    if s.verb == "next-played":
        return next_played(say, s)
    return rules.clause(say, s, lasting(say, s.until))


def next_played(say: Speaker, s: Saying) -> SpokenClause:
    """ "el próximo personaje que juegues este turno entra en juego agotado y gana …"."""
    assert s.things is not None
    made = clauses(say, list(s.parts))
    said = [c.predicate if not c.subject.text else full_clause(c) for c in made]
    fem = filters.first_feminine(s.things)
    text = f"{rules.NEXT[fem]} {filters.noun(say, s.things)} que juegues este turno"
    return SpokenClause(Phrase(text, feminine=fem), " y ".join(said))


def together(say: Speaker, s: Saying) -> SpokenClause:
    """One subject: "obtiene +1 de Fuerza y gana Rush y Ward". What is said of all alike at the
    end of each ("por cada …") is said once."""
    assert s.subject is not None
    who = selectors.phrase(say, s.subject)
    said = [predicate(say, part, who) for part in s.parts]
    tail = said[-1][2]
    once = all(each[2] == tail for each in said)
    items = [(verb, rest if once else rest + end) for verb, rest, end in said[:-1]]
    return SpokenClause(who, joined([*items, said[-1][:2]]) + lasting(say, s.until) + tail)


def joined(items: list[tuple[str, str]]) -> str:
    """A repeated verb is said once: "no puede ir de aventura ni desafiar", "gana Rush y Ward"."""
    if all(verb == CANT for verb, _ in items):
        return f"{CANT} " + " ni ".join([rest for _, rest in items])
    groups: list[tuple[str, list[str]]] = []
    for verb, rest in items:
        if groups and verb == groups[-1][0] and verb[:1] == "‹":
            groups[-1][1].append(rest)
        else:
            groups.append((verb, [rest]))
    return listed([f"{verb} {listed(rest)}" for verb, rest in groups])


def predicate(say: Speaker, s: Saying, who: Phrase) -> tuple[str, str, str]:
    """The verb, what follows it, and what stands at the end."""
    if s.verb == "lose-stat" and s.number is not None and s.number.kind == "counted":
        s = replace(s, verb="get", number=replace(s.number, n=-s.number.n))
    told = Telling(say, s, who)
    verb, rest, tail = [
        filled(piece, PLACES, told) for piece in (frame_of(PREDICATES, s) + "|").split("|")[:3]
    ]
    if tail:
        return verb, rest, tail + each_if(say, s)
    return verb, rest + each_if(say, s), ""
