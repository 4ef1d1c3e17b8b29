"""What triggers wait for: "siempre que uno de tus personajes vaya de aventura". Verbs stand in the
subjunctive."""

from __future__ import annotations

from typing import Final, final

from tintero.ability.render.realise.es.words import InSpanish
from tintero.ability.render.realise.romance.triggers import RomanceTriggers


@final
class SpanishTriggers(InSpanish, RomanceTriggers):
    EVENTS = {
        "played": "[{by} ]‹jugar› {what}",
        "pays-to-play": "[{by} ]‹pagar› {ink} para jugar {what}",
        "is-played": "se juegue {what}",
        "quested": "[{what} ]‹ir› de aventura",
        "banished": "[{what} ]‹ser› {desterrado}[ en {fight}]",
        "challenged-and-banished": "[{what} ]‹ser› {desafiado} y {desterrado}",
        "challenges-and-is-banished": "[{what} ]‹desafiar› y ‹ser› {desterrado}",
        "is-challenged": "[{what} ]‹ser› {desafiado}[ por {other}]",
        "challenged": "[{what} ]‹desafiar›[ a {other}]",
        "banished another": "[{what} ]‹desterrar› a {other} en un desafío",
        "sang": "[{what} ]‹cantar› {other}",
        "sung": "uno o más de tus personajes canten una canción",
        "milled": "[{by} ]‹poner› 1 o más cartas desde {deck} en {discard}",
        "moves-card": "[{by} ]‹mover› {what} a {other}[ desde {place}]",
        "moved": "[{what} ]se ‹mover› a {other}[ desde {place}]",
        "damage taken": "[{what} ]‹recibir› {damage}",
        "damage removed": "[{by} ]‹retirar› {damage} de {what}",
        "deals-damage": "{other} ‹infligir› {damage} a {what}[ en {fight}]",
        "damage dealt": "se inflija {damage} a {what}[ en {fight}]",
        "shifted": "[{by} ]‹jugar› con Shift {what}[ sobre {other}]",
        "is-chosen": "[{what} ]‹ser› {elegido}{why}",
        "chosen": "[{by} ]‹elegir› {what}{why}",
        "drew": "[{by} ]‹robar› {what}",
        "discarded": "[{by} ]‹descartar› {what}",
        "discarded some": "[{by} ]‹descartar› {cards}",
        "inked": "[{by} ]‹entintar› {what}",
        "revealed": "[{by} ]‹revelar› {what}",
        "named": "[{by} ]‹nombrar› una carta",
        "put in inkwell": "se ponga {what} en {inkwell}",
        "put in deck": "se ponga {what} en {deck}",
        "put in discard": "se ponga {what} en {discard}[ desde {your_deck}]",
        "left discard": "[{what} ]‹salir› de {discard}",
        "returns-from-discard": "[{by} ]‹devolver› {what} desde {own_discard} a {own_hand}",
        "returned-from-play": "[{what} ]‹volver› a {its_hand} desde la zona de juego",
        "returned to hand": "[{what} ]‹volver› a {hand}",
        "put under": "[{by} ]‹poner› {what} debajo de {other}",
        "left under": "[{what} ]‹salir› de debajo de {other}",
        "entered play": "[{what} ]‹entrar› en juego[ {exerted}]",
        "left play": "[{what} ]‹dejar› la zona de juego",
        "readies": "[{by} ]‹preparar› {what}",
        "readied": "[{what} ]se ‹preparar›",
        **dict.fromkeys(("exerted", "exerts"), "[{what} ]se ‹agotar›"),
        "lore gained": "[{by} ]‹ganar› {lore}",
        "lore lost": "[{by} ]‹perder› {lore}",
        "drops gained": "[{by} ]‹obtener› una gota de tinta",
        "drops removed": "[{by} ]‹retirar› una gota de tinta",
        "used": "[{by} ]‹usar› {ability} de {what}",
        "challenge over": "acabe un desafío de {what}",
        "happens": "ocurra «{why}»[ a {what}]",
        "moves-card:here": "[{by} ]‹mover› aquí {what}[ desde {place}]",
        "moved:here": "[{what} ]se ‹mover› aquí[ desde {place}]",
    }
    WHY = {
        "action": " para una acción",
        "support": " para Support",
        "action-or-ability": " para una acción o habilidad",
        "action-or-item": " para una acción o para la habilidad de un objeto",
    }
    HOW = {
        "at": "{text}",
        "when": "cuando {text}",
        "whenever": "siempre que {text}",
        "next-time": "la próxima vez que {text}",
        **dict.fromkeys(("nth-time", "for-nth-time"), "la {nth} vez que {text}[ cada {turn}]"),
        "in-a-turn": "siempre que {text}[ en un {turn}]",
    }
    TURNS = {
        "turn-start": "al inicio de {whose}",
        "turn-end": "al final de {whose}",
        "step": "al inicio del paso {step} de {whose}",
        "each-step": "al inicio de cada paso de {whose}",
    }
    STEPS = ("", "Preparar", "Listo", "Robar", "principal", "final")
    SOME_PLACE = "una ubicación"
    ITS_HAND = "la mano de su jugador"
    ABILITY = ("una habilidad", "la habilidad {}")
    SOURCE = "por efecto de"
    AT_ONCE = ", {} a la vez"
    AMOUNTS = {
        "damage": ("de daño", "de daño", "daño"),
        "lore": ("de leyenda", "de leyenda", "leyenda"),
        "cards": ("cartas", "cartas", "1 o más cartas"),
    }
    # What has been done this turn.
    HAVE = "haber"
    PLAYERS = {
        "played": "{jugado}[ {what}]",
        "drew": "{robado}[ {what}]",
        "discarded": "{descartado}[ {what}]",
        "inked": "{entintado}[ {what}]",
        "put in inkwell": "{puesto}[ {what}] en {own_inkwell}",
        "revealed": "{revelado}[ {what}]",
        "used": "{usado} una habilidad[ de {what}]",
        "damage removed": "{retirado} daño[ de {what}]",
        "put under": "{puesto}[ {what}] debajo de una carta",
        "card put under": "{puesto} una carta debajo de {what}",
        "shifted": "{jugado} con Shift[ {what}]",
        "chosen": "{elegido}[ {what}]",
        "lore gained": "{ganado} leyenda",
        "lore lost": "{perdido} leyenda",
        "drops gained": "{obtenido} una gota de tinta",
        "drops removed": "{retirado} una gota de tinta",
        "named": "{nombrado} una carta",
        "shuffled": "{barajado}",
    }
    CARDS = {
        "quested": "‹haber› ido de aventura",
        "challenged": "‹haber› desafiado",
        "sang": "‹haber› cantado una canción",
        "moved": "‹haber› movido a una ubicación",
        "entered play": "‹haber› entrado en juego",
        "left play": "‹haber› dejado la zona de juego",
        "left discard": "‹haber› salido del descarte de un jugador",
        "left under": "‹haber› salido de debajo de una carta",
        "damage taken": "‹haber› recibido daño",
        "damage dealt": "‹haber› recibido daño infligido",
        "banished another": "‹haber› desterrado a otro personaje en un desafío",
        "banished": "‹haber› sido {desterrado}[ en {fight}]",
        "readied": "‹haber› sido {preparado}",
        "exerted": "‹haber› sido {agotado}",
        "returned to hand": "‹haber› sido {devuelto} a {hand}",
        "put in deck": "‹haber› sido {puesto} en {deck}",
        "put in discard": "‹haber› sido {puesto} en {discard}",
        "was challenged": "‹haber› sido {desafiado}",
    }
    MOVED = {
        "returned to hand": "se ‹haber› devuelto {what} a {hand}",
        "put in deck": "se ‹haber› puesto {what} en {deck}",
        "put in discard": "se ‹haber› puesto {what} en {discard}",
    }
    WAS_DONE = "sido"
    IT_HAPPENED = "{has} ocurrido «{deed}» este turno"
    SO_OFTEN = "{done} {often} veces"
    THIS_TURN = "este turno"
    TIME = ("vez", "veces")
    OF_WHICH = {False: ("del que", "de los que"), True: ("de la que", "de las que")}
    FIGHT = "un desafío"


TRIGGERS: Final = SpanishTriggers()
