"""What triggers wait for: "siempre que uno de tus personajes vaya de aventura". Verbs stand in the
subjunctive."""

from __future__ import annotations

from typing import Final, final

from tintero.ability.render.realise.romance.triggers import RomanceTriggers


@final
class SpanishTriggers(RomanceTriggers):
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
    }
    EACH_STEP = "al inicio de cada paso de {whose}"
    STEPS = ("", "Preparar", "Listo", "Robar", "principal", "final")
    SOME_PLACE = "una ubicación"
    ITS_HAND = ("la mano de su jugador", "tu mano")
    ABILITY = ("una habilidad", "la habilidad {}")
    SOURCE = "por efecto de"
    AT_ONCE = ", {} a la vez"
    AMOUNTS = {
        "damage": ("de daño", "de daño", "daño"),
        "lore": ("de leyenda", "de leyenda", "leyenda"),
        "cards": ("cartas", "cartas", "1 o más cartas"),
    }


TRIGGERS: Final = SpanishTriggers()
