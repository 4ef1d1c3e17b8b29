"""Clauses that hold others, and sentences: "puedes robar una carta. Si lo haces, …"."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tintero.ability.render.plan.parts_of_speech import Noun, Saying
from tintero.ability.render.realise import tongue
from tintero.ability.render.realise.es import (
    conditions,
    filters,
    places,
    quantities,
    selectors,
    statics,
    triggers,
    verbs,
)
from tintero.ability.render.realise.es.verbs_table import (
    ASIDE,
    EL_SUBJUNCTIVE,
    ELLOS_SUBJUNCTIVE,
    TU_SUBJUNCTIVE,
    inflect,
)
from tintero.ability.render.realise.es.words import (
    TYPES,
    agree,
    base_form,
    does,
    equal_to,
    euphony,
    full_clause,
    is_feminine,
    join_clauses,
    listed,
    to,
)
from tintero.ability.render.realise.tongue import Tongue, Uttering
from tintero.ability.render.speaker import Phrase, Speaker, SpokenClause
from tintero.vocab import Zone

SENTENCES: Final = {
    "plain": "{clauses}",
    "you": "tú {as_said}",
    "if": "si {when}, {then}",
    "unless": "{then} a menos que {while}",
    "otherwise": "de lo contrario, {then}",
    "if-you-do": "si lo haces[ y {when}], {then}",
    "if-they-do": "si lo hace[ y {when}], {then}",
    "if-you-dont": "si no lo haces, {then}",
    "if-they-dont": "si no lo hace, {then}",
    "instead": "si {when}, en su lugar {then}",
    "instead-said": "si {when}, en su lugar {then}",
    "cases": "si su tipo de carta es: {items}",
    "case": "• {head}, {then}.",
    "mode": "•[ {name}] {sentences}",
    "one-by-one": "por {noun}, {clauses}",
    "for-each": "{for_each}, {then}",
    "times": "haz esto {n} veces: {then}",
    "so-many-times": "haz esto un número de veces {equal_to_n}: {then}",
    "for-a-while": "[{during}, ]{each}",
    "later": "[mientras {while}, ]{occasion}[ {during}], {then}",
    "after-challenge": "{then} después del desafío",
    "quoted": "{during}: {ability}",
    "from-now-on": "desde ahora: {ability}",
    "tail-if-you-do": "; si lo haces, {then}",
    "tail-if": " si {when}",
    "tail-if-then": ", si {when}",
    "tail-otherwise": "; de lo contrario, {then}",
    "tail-and-if": " y, si {when}, {main}",
    "tail-unless": " a menos que {paid}",
}
CLAUSES: Final = {
    "may": "‹poder› {may}",
    "may-given": "si quieres, {may}",
    "in-order-to": "{main} para {do}",
    "may-in-order-to": "‹poder› {may} para {so_that}",
    "tailed": "{main}{tail}",
    "tailed-given": "[{given}{tail}]",
    "either": "{either}",
    "choose-one": "‹elegir› una opción: {items}",
    "choose-one:both": "‹elegir› una opción. Si {when}, en su lugar elige ambas: {items}",
    "choose-one:all": "‹elegir› una opción. Si {when}, en su lugar elige todas: {items}",
    "choose-one:named": "‹elegir› {names}: {items}",
    "choose-some": "‹elegir› {n} opciones: {items}",
    "choose-some:all": "‹elegir› {n} opciones. Si {when}, en su lugar elige todas: {items}",
    "told": "{then}",
    "do-nothing": "‹no hacer nada›",
    "do-again": "‹repetir› este efecto",
    "count": "‹contar› {n}",
}
ABILITIES: Final = {
    "triggered": "[{zone}, ][{during}, ]{when}, {then}",
    "each-opponent": "durante el turno de cada oponente, {when} {during}",
    "their-turn": "{when} durante su turno",
    "during": "durante {turn}",
    "during-opponents": "durante los turnos de los oponentes",
    "while-challenging": "mientras desafía[ {to_what}]",
    "while-challenged": "mientras es {desafiado}[ por {what}]",
    "if": "si {when}",
    "while": "mientras {while}",
    "while-known": "si {when}",
    "while-any": "mientras {while}",
    "unless": " a menos que {while}",
    "in-zone": "mientras esta carta esté {zone}",
    "being-challenged": "mientras son desafiados",
    "in-challenges": "durante los desafíos",
    "your-turn": "durante tu turno",
    "once-your-turn": "una vez durante tu turno",
    "this-turn": " este turno",
    "times-1": "una vez",
    "times-2": "dos veces",
    "times": "hasta {n} veces",
    "per-turn": "{times} por turno[, {window}]",
    "shift": "{name}: {costs}",
    "discard": "descarta {what}",
    "may-shift": "{may} para jugar gratis con Shift {name}.",
    "any-number": "tu mazo puede tener cualquier número de copias de {name}",
    "one-copy": "tu mazo solo puede tener 1 copia de {name}",
    "few-copies": "tu mazo solo puede tener {n} copias de {name}",
    "many-copies": "tu mazo puede tener hasta {n} copias de {name}",
    "any-ink": "tu mazo puede tener otros personajes {n} de cualquier tipo de tinta",
    "no-change": "esto no cambia nada de tu mazo",
}
AS_SAID: Final = Phrase("", you=True)  # not an order

ZONES: Final = {zone: f"en tu {name}" for zone, name in enumerate(filters.ZONES)} | {
    Zone.UNDER: "debajo de otra",
    Zone.OUT: "fuera de la partida",
    Zone.ASIDE: "al lado de la partida",
}


def paid(t: Uttering) -> str:
    made = t.clauses
    who = made[0].subject
    form = TU_SUBJUNCTIVE if who.you else ELLOS_SUBJUNCTIVE if who.plural else EL_SUBJUNCTIVE
    text = " y ".join([inflect(c.predicate, form) for c in made])
    return text if who.you else f"{who.text} {text}"


def while_(t: Uttering) -> str:
    """After "mientras" and "a menos que"."""
    when = t.made.when
    return "" if when is None else conditions.clause(t.say, when, conditions.MIENTRAS)


def verb(say: Speaker, s: Saying) -> SpokenClause:
    if s.verb == "stated":
        return clause(say, s.parts[0]).by(AS_SAID)
    if s.verb == "add-own":
        return clause(say, s.parts[0])
    if s.whose is not None:
        s = replace(s, subject=s.whose)
    return verbs.clause(say, s) if verbs.says(s) else statics.clause(say, s)


def base(clauses: list[SpokenClause], who: Phrase, may: bool) -> str:
    aside = ASIDE if clauses[-1].predicate.endswith(ASIDE) else ""
    return base_form(clauses, who, purpose=not may) + aside


TONGUE: Final = Tongue(
    SENTENCES,
    CLAUSES,
    tongue.PLACES
    | {
        "as_said": lambda t: join_clauses([c.by(AS_SAID) for c in t.clauses]),
        "equal_to_n": lambda t: equal_to(tongue.number(t)),
        "while": while_,
        "paid": paid,
        "to_what": lambda t: to(tongue.what(t)) if t.s.object is not None else "",
        "desafiado": lambda t: agree(
            "desafiado", selectors.is_feminine(t.say, Noun("this")), False
        ),
    },
    ("y", "o"),
    family=conditions.CONDITIONS,
    occasion=triggers.trigger,
    during=places.during,
    verb=verb,
    full=full_clause,
    does=does,
    again=does,
    join=join_clauses,
    base=base,
    listed=listed,
    this=tuple([f"{'esta' if is_feminine(name) else 'este'} {name}" for name in TYPES]),
    quotes="«{}»",
    abilities=ABILITIES,
    zones=ZONES,
    ink=lambda say, q: "".join(quantities.amount(say, q, "⬡", "⬡", "⬡")),
    polish=euphony,
)
clause: Final = TONGUE.clause
