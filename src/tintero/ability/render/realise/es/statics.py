"""What cards are and may do: "obtiene +1 de Fuerza y gana Rush este turno"."""

from __future__ import annotations

from typing import Final, final

from tintero.ability.render.realise.es.rules import RULES
from tintero.ability.render.realise.romance.statics import RomanceStatics


@final
class SpanishStatics(RomanceStatics):
    PREDICATES = {
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
        "can-challenge-ready": "‹poder›|desafiar a personajes preparados",
        "can-challenge-ready+": "‹poder›|desafiar a {some}",
        "can-quest-drying": "‹poder›|ir de aventura el turno en que {entra} en juego",
        "can-challenge-drying": "‹poder›|desafiar[ a {whom}] el turno en que {entra} en juego",
        "can-ignore-evasive": "‹poder›|desafiar a personajes como si {tuviera} Evasive",
        "can-ignore-evasive+": "‹poder›|desafiar a {whom} como si {tuviera} Evasive",
        "can-move-free": "‹poder›|moverse[ a {whom}] gratis",
        "can-move-here-free": "‹poder›|moverse aquí gratis",
    }
    DENIED = {
        "cant-gain": "ganar {name}",
        "cant-quest": "ir de aventura[ ({whom})]",
        "cant-challenge": "desafiar[ a {neither}]",
        "cant-be-challenged": "ser {desafiado}[ por {whom}]",
        "cant-ready": "prepararse[ ({whom})]",
        "cant-ready-at-start:yours": "prepararse al inicio de tu turno",
        "cant-ready-at-start:theirs": "prepararse al inicio de su turno",
        "cant-ready-at-start:theirs-next": "prepararse al inicio de su próximo turno",
        "cant-ready-at-start:players": "prepararse al inicio de los turnos de sus jugadores",
        "cant-ready-at-start:players-next": "prepararse al inicio de los próximos"
        " turnos de sus jugadores",
        "cant-sing": "⟳ para cantar canciones",
        "cant-sing+": "cantar {bare}",
        "cant-play": "ser {jugado}",
        "cant-be-chosen": "ser {elegido} por los oponentes",
        "cant-be-chosen+": "ser {elegido} por {whom}",
        "cant-move": "moverse a ubicaciones",
        "cant-move+": "moverse a {whom}",
        "cant-be-dealt-damage": "recibir daño infligido[ ({whom})]",
        "cant-gain-lore": "dar leyenda[ ({whom})]",
        "cant-lose-lore": "hacer perder leyenda[ ({whom})]",
        "cant-remove-damage": "perder contadores de daño[ ({whom})]",
        "cant-exert": "ser {agotado}",
        "cant-ink": "ser {puesto} en un pozo de tinta",
        "cant-use": "usar sus habilidades[ ({whom})]",
    }
    CANT = "no ‹poder›"
    APART = (CANT, "no ‹recibir›")
    NEXT_PLAYED = "{} que juegues este turno"

    def nor(self, items: list[str]) -> str:
        return " ni ".join(items)


STATICS: Final = SpanishStatics(RULES)
