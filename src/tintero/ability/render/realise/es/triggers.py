"""What triggers wait for: "siempre que uno de tus personajes vaya de aventura". Verbs stand in the
subjunctive."""

from __future__ import annotations

from typing import Final, final

from tintero.ability.render.realise.es.words import InSpanish
from tintero.ability.render.realise.romance.triggers import RomanceTriggers


@final
class SpanishTriggers(InSpanish, RomanceTriggers):
    EVENTS = {
        "plays": "[{by} ]‹jugar› {what}",
        "pays-to-play": "[{by} ]‹pagar› {ink} para jugar {what}",
        "is-played": "se juegue {what}",
        "quests": "[{what} ]‹ir› de aventura",
        "is-banished": "[{what} ]‹ser› {desterrado}[ en {fight}]",
        "challenged-and-banished": "[{what} ]‹ser› {desafiado} y {desterrado}",
        "challenges-and-is-banished": "[{what} ]‹desafiar› y ‹ser› {desterrado}",
        "is-challenged": "[{what} ]‹ser› {desafiado}[ por {other}]",
        "challenges": "[{what} ]‹desafiar›[ a {other}]",
        "banishes": "[{what} ]‹desterrar› a {other} en un desafío",
        "sings": "[{what} ]‹cantar› {other}",
        "sing-together": "uno o más de tus personajes canten una canción",
        "mills": "[{by} ]‹poner› 1 o más cartas desde {deck} en {discard}",
        "moves-card": "[{by} ]‹mover› {what} a {other}[ desde {place}]",
        "moves": "[{what} ]se ‹mover› a {other}[ desde {place}]",
        "takes-damage": "[{what} ]‹recibir› {damage}",
        "removes-damage": "[{by} ]‹retirar› {damage} de {what}",
        "deals-damage": "{other} ‹infligir› {damage} a {what}[ en {fight}]",
        "dealt-damage": "se inflija {damage} a {what}[ en {fight}]",
        "shifts": "[{by} ]‹jugar› con Shift {what}[ sobre {other}]",
        "is-chosen": "[{what} ]‹ser› {elegido}{why}",
        "chooses": "[{by} ]‹elegir› {what}{why}",
        "draws": "[{by} ]‹robar› {what}",
        "discards": "[{by} ]‹descartar› {what}",
        "discards-some": "[{by} ]‹descartar› {cards}",
        "inks": "[{by} ]‹entintar› {what}",
        "reveals": "[{by} ]‹revelar› {what}",
        "names": "[{by} ]‹nombrar› una carta",
        "put-in-inkwell": "se ponga {what} en {inkwell}",
        "put-in-deck": "se ponga {what} en {deck}",
        "put-in-discard": "se ponga {what} en {discard}[ desde {your_deck}]",
        "leaves-discard": "[{what} ]‹salir› de {discard}",
        "returns-from-discard": "[{by} ]‹devolver› {what} desde {own_discard} a {own_hand}",
        "returned-from-play": "[{what} ]‹volver› a {its_hand} desde la zona de juego",
        "returned": "[{what} ]‹volver› a {hand}",
        "puts-under": "[{by} ]‹poner› {what} debajo de {other}",
        "leaves-under": "[{what} ]‹salir› de debajo de {other}",
        "enters-play": "[{what} ]‹entrar› en juego[ {exerted}]",
        "leaves-play": "[{what} ]‹dejar› la zona de juego",
        "readies": "[{by} ]‹preparar› {what}",
        "is-readied": "[{what} ]se ‹preparar›",
        **dict.fromkeys(("is-exerted", "exerts"), "[{what} ]se ‹agotar›"),
        "gains-lore": "[{by} ]‹ganar› {lore}",
        "loses-lore": "[{by} ]‹perder› {lore}",
        "gets-drop": "[{by} ]‹obtener› una gota de tinta",
        "removes-drop": "[{by} ]‹retirar› una gota de tinta",
        "uses": "[{by} ]‹usar› {ability} de {what}",
        "challenge-over": "acabe un desafío de {what}",
        "happens": "ocurra «{why}»[ a {what}]",
        "moves-card:here": "[{by} ]‹mover› aquí {what}[ desde {place}]",
        "moves:here": "[{what} ]se ‹mover› aquí[ desde {place}]",
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
