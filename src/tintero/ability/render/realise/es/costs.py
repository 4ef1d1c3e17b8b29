"""Paying for cards and playing them; what the frames of standing text are filled with."""

from __future__ import annotations

from typing import Final, final

from tintero.ability.render.realise.es.words import SPANISH
from tintero.ability.render.realise.romance.costs import RomanceCosts
from tintero.ability.render.realise.romance.places import RomancePlaces
from tintero.ability.render.speaker import Phrase

YOU: Final = Phrase("tú", you=True)


@final
class SpanishPlaces(RomancePlaces):
    grammar = SPANISH
    YOU = YOU
    UNTIL = {
        "": "",
        "turn": "este turno",
        "rest-of-turn": "durante el resto de este turno",
        "your-next-turn": "hasta el inicio de tu próximo turno",
        "their-next-turn": "durante su próximo turno",
        "challenge": "durante ese desafío",
        "in-play": "mientras {this} esté en juego",
    }
    ACTS = {"challenge": "desafiar", "quest": "ir de aventura"}
    TIMES = " {} veces"
    WHERE_X = ", donde X es {}"
    AS_OFTEN = "tantas veces como {}"
    OWN = {}


PLACES: Final = SpanishPlaces()


@final
class SpanishCosts(RomanceCosts):
    NEXT = ("el próximo", "la próxima")
    FIRST = ("el primer", "la primera")
    PAY = {
        "pay": "{before}‹pagar› {ink} {scope}{after}",
        "may-pay": "{before}‹poder› pagar {ink} {scope}{after}",
    }
    SCOPE = {
        "to-move-this": "para mover {what} a una ubicación",
        "to-move": "para mover personajes a una ubicación",
        "to-move+": "para mover {whom} a una ubicación",
        "to-move-here": "para mover personajes aquí",
        "to-move-here+": "para mover {whom} aquí",
        "to-shift-onto": "para jugar con Shift un personaje sobre {what}",
        "to-use": "para usar habilidades[ de {whom}]",
        "to-play-this": "para jugar {what}",
        "to-sing-this": "para jugar cantando {what}",
        "to-shift-this": "para jugar con Shift {what}",
        "to-play": "para jugar {sort}[ {from}]",
        "to-sing": "para jugar {sort}[ {from}] cantando",
        # Not "those with Shift".
        "to-shift": "para jugar {sort}[ {from}] usando Shift",
        "next-play": "por {next} {one}{named} que juegues{turn}",
        "next-sing": "por {next} {one}{named} que juegues cantando{turn}",
        "next-shift": "por {next} {one}{named} que juegues con Shift{turn}",
        "first-each-turn": "por {first} {one} que juegues cada turno",
    }
    PLAYING = {
        "play-only-if": "no ‹poder› jugar {what} a menos que {while}",
        "play-this-from": "‹poder› jugar esta carta[ {from}]",
        "play-from": "‹poder› jugar {sort}[ {from}]{entered}",
        "play-from-under": "‹poder› jugar {sort} desde debajo de {what}{entered}",
        "play-free": "‹poder›[ {do} para] jugar gratis {what}{sort}[ {from}]",
    }
    ENTERED = {
        "": "",
        "exerted": ". Si lo haces, entran en juego {all_exerted}",
        "once": " y no puedes jugar {sort} con el mismo nombre que {the} {sort} que hayas jugado"
        " así este turno",
    }
    OFFERS = {
        "if": ("si {if},", ""),
        **dict.fromkeys(("turn", "counted"), ("durante tu turno,", "[ si {if}]")),
    }
    INK = {
        "less": "{} ⬡ menos",
        "more": "{} ⬡ más",
        "that": "esa cantidad de ⬡ menos",
        "x": "X ⬡ menos",
    }
    NAMED = " con ese nombre"
    OWN = {}


COSTS: Final[SpanishCosts] = SpanishCosts(PLACES)
