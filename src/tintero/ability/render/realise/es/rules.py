"""Standing text: paying for cards, rules of their own, and what cards are and may do: "obtiene +1
de Fuerza y gana Rush este turno"."""

from __future__ import annotations

from typing import Final, final

from tintero.ability.render.plan.parts_of_speech import CHARACTER
from tintero.ability.render.realise.es.words import InSpanish
from tintero.ability.render.realise.romance.rules import (
    RomanceRules,
)
from tintero.ability.render.realise.word_frames import Telling
from tintero.ability.render.speaker import Phrase


def chosen(t: Telling) -> str:
    character = t.s.object is not None and t.s.object.head == CHARACTER
    return ("a " if character else "") + RULES.what(t).text


@final
class SpanishRules(InSpanish, RomanceRules):
    YOU = Phrase("tú", you=True)
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
    SO_OFTEN = " {} veces"
    WHERE_X = ", donde X es {}"
    AS_OFTEN = "tantas veces como {}"
    NEXT = ("el próximo", "la próxima")
    FIRST = ("el primer", "la primera")
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
    RULES = {
        "pay": "{before}‹pagar› {ink} {scope}{after}",
        "may-pay": "{before}‹poder› pagar {ink} {scope}{after}",
        "play-only-if": "no ‹poder› jugar {what} a menos que {while}",
        "play-this-from": "‹poder› jugar esta carta[ {from}]",
        "play-from": "‹poder› jugar {sort}[ {from}]{entered}",
        "play-from-under": "‹poder› jugar {sort} desde debajo de {what}{entered}",
        "play-free": "‹poder›[ {do} para] jugar gratis {what}{sort}[ {from}]",
        "floor": "no ‹poder› tener menos {stat} que {least}",
        "floor-printed": "no ‹poder› tener menos {stat} que su valor impreso",
        "opponents-cant-choose": "no ‹poder› elegir {chosen} para habilidades ni efectos",
        "damage-stays": "no se ‹poder› retirar",
        "cant-unless-paid:quest": "no ‹poder› ir de aventura a menos que {paid}",
        "cant-unless-paid:challenge": "no ‹poder› desafiar a menos que {paid}",
        "cant-unless-paid:both": "no ‹poder› ir de aventura ni desafiar a menos que {paid}",
        "enter-damaged": "‹entrar› en juego con {damage}",
        "enter-exerted": "‹entrar› en juego {agotado}",
        "enter-exerted-then": "‹entrar› en juego {agotado}; luego, {then}",
        "may-enter-exerted": "‹poder› entrar en juego {agotado}",
        # It is you who draws.
        "may-enter-exerted-then": "tú|‹poder› hacer que {who} {entre} en juego {agotado} para"
        " {so_that}",
        "would-discard": "si un efecto fuera a hacerte descartar una o más cartas, no las"
        " descartas",
        "would-get-drops": "si {they_were} a obtener una gota de tinta, en su lugar {then}",
        "would-get-drops:may": "si {they_were} a obtener una gota de tinta, en su lugar puedes"
        " {may}",
        "would-get-no-drops": "si {they_were} a obtener una gota de tinta, en su lugar no se"
        " obtiene",
        "would-be-dealt": "{time} {what} {were} a recibir daño infligido{where}, en su lugar"
        " {instead}",
        "would-take": "{time} {what} {were} a recibir daño{where}, en su lugar {instead}",
        "would-be-banished": "{time} {what} {were} a ser {desterrado}{where}, en su lugar"
        " {instead}",
        "must-choose": "‹deber› elegir {what} para acciones y habilidades si ‹poder›",
        "guard": "que ‹desafiar› a uno de tus personajes ‹deber› elegir {what} si ‹poder›",
        "guard-this": "que ‹desafiar› a uno de tus personajes ‹deber› elegir uno con Bodyguard si"
        " ‹poder›",
        "shift-onto": "‹poder› jugar con Shift cualquier personaje sobre {what}",
        "shift-any-name": "‹poder› jugar cualquier personaje con Shift sobre {what} como si {what}"
        " {tuviera} cualquier nombre",
        "reduce-damage": "el daño infligido a {what}|se ‹reducir› en {by}",
        "cant-end-turn": "no ‹poder› terminar tu turno mientras {what} {esté} {preparado} y"
        " {pueda} {act}",
        "ink-exerted:yours": "‹entrar› agotadas en tu pozo de tinta",
        "ink-exerted:opponents": "‹entrar› agotadas en los pozos de tinta de los oponentes",
        "ink-exerted:all": "‹entrar› agotadas en los pozos de tinta",
        "extra-ink": "‹poder› entintar {more}",
        "win-at": "‹necesitar› {n} de leyenda para ganar la partida",
        "skip": "‹omitir› su paso {step}",
        "skip-yours": "omite el paso {step} de tu turno",
        "top-faceup": "‹jugar› con la carta superior de {own_deck} boca arriba",
        "counts-inkable": "‹contar› como si tuvieran el símbolo de pozo de tinta",
        "ink-from": "‹poder› entintar {bare}[ {out}]",
        "use-free": "‹poder› usar gratis la habilidad {name} de {what}",
        "act-limit": "cada turno, solo {only}|‹poder› {act}",
    }
    DENIED = {
        "denied-quest": "ir de aventura[ con {whom}]",
        "denied-challenge": "desafiar[ con {whom}]",
        "denied-be-challenged": "ser desafiados[ con {whom}]",
        "denied-ready": "preparar cartas[ con {whom}]",
        "denied-ready-at-start": "preparar cartas al inicio de su turno[ con {whom}]",
        "denied-sing": "cantar canciones[ con {whom}]",
        "denied-play": "jugar cartas",
        "denied-play+": "jugar {nor}",
        "denied-be-chosen": "elegir cartas",
        "denied-be-chosen+": "elegir {whom}",
        "denied-move": "mover personajes[ con {whom}]",
        "denied-be-dealt-damage": "recibir daño infligido[ con {whom}]",
        "denied-gain-lore": "ganar leyenda[ con {whom}]",
        "denied-lose-lore": "perder leyenda[ con {whom}]",
        "denied-remove-damage": "retirar daño[ de {whom}]",
        "denied-exert": "agotar cartas[ con {whom}]",
        "denied-ink": "entintar cartas",
        "denied-ink+": "entintar {nor}",
        "denied-use": "usar habilidades[ de {whom}]",
        "ready-limit": "preparar más de {n} de {own_characters} al inicio de {own_turn}",
        "ready-limit:next": "preparar más de {n} de {own_characters} al inicio de {own_next_turn}",
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
    TIMES = {"next-time": "la próxima vez que", "first-time": "la primera vez que"}
    IN_CHALLENGE = " en un desafío"
    STEPS = ("", "Preparar", "Listo", "Robar", "principal", "final")
    OWNER = "su jugador"
    DAMAGE = ("de daño", "de daño", "daño")
    THEY_WERE = ("fueras", "{} fueran")
    WERE = ("fuera", "vaya")
    SO_MANY = {
        "more": ("una carta adicional", "{} cartas adicionales"),
        "only": ("un personaje", "{} personajes"),
    }
    CANT = "no ‹poder›"
    CAN = "‹poder›"
    NEXT_TURN = "próximo turno"
    INSTEAD = ("{then}", "no es {desterrado}", "no recibe daño")
    OWN = {"chosen": chosen}
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
    APART = (CANT, "no ‹recibir›")
    NEXT_PLAYED = "{} que juegues este turno"

    def nor(self, items: list[str]) -> str:
        return " ni ".join(items)


RULES: Final[SpanishRules] = SpanishRules()
