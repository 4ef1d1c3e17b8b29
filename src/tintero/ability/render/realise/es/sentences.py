"""Clauses that hold others, and sentences: "puedes robar una carta. Si lo haces, …"."""

from __future__ import annotations

from typing import Final, final

from tintero.ability.render.realise.es.words import InSpanish
from tintero.ability.render.realise.romance.sentences import RomanceTongue
from tintero.vocab import Zone


@final
class SpanishTongue(InSpanish, RomanceTongue):
    SENTENCES = {
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
        "one-by-one": "por {what}, {clauses}",
        "times": "haz esto {n} veces: {then}",
        "so-many-times": "haz esto un número de veces igual a {n}: {then}",
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
    CLAUSES = {
        "may": "‹poder› {may}",
        "may-given": "si quieres, {may}",
        "in-order-to": "{main} para {do}",
        "may-in-order-to": "‹poder› {may} para {so_that}",
        "choose-one": "‹elegir› una opción: {items}",
        "choose-one:both": "‹elegir› una opción. Si {when}, en su lugar elige ambas: {items}",
        "choose-one:all": "‹elegir› una opción. Si {when}, en su lugar elige todas: {items}",
        "choose-one:named": "‹elegir› {names}: {items}",
        "choose-some": "‹elegir› {n} opciones: {items}",
        "choose-some:all": "‹elegir› {n} opciones. Si {when}, en su lugar elige todas: {items}",
        "do-nothing": "‹-hacer› nada",
        "do-again": "‹repetir› este efecto",
        "count": "‹contar› {n}",
    }
    ABILITIES = {
        "each-opponent": "durante el turno de cada oponente, {when} {during}",
        "their-turn": "{when} durante su turno",
        "during": "durante {turn}",
        "during-opponents": "durante los turnos de los oponentes",
        "while-challenging": "mientras desafía[ a {what}]",
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
    THIS = ("este personaje", "esta acción", "este objeto", "esta ubicación")
    QUOTES = "«{}»"
    ZONES = {Zone.UNDER: "debajo de otra"}


TONGUE: Final = SpanishTongue()
