"""Rules of their own: entering play, replacements, what players may do."""

from __future__ import annotations

from typing import Final, final

from tintero.ability.render.realise.es.costs import COSTS, PLACES
from tintero.ability.render.realise.romance.rules import RomanceRules
from tintero.ability.render.realise.word_frames import Telling


def chosen(t: Telling) -> str:
    what = PLACES.what(t)
    return f"a {what.text}" if what.head == "personaje" else what.text


@final
class SpanishRules(RomanceRules):
    RULES = {
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
        "would-be-banished": "{time} {what} {were} a ser {banished}{where}, en su lugar {instead}",
        "must-choose": "‹deber› elegir {what} para acciones y habilidades si ‹poder›",
        "guard": "que ‹desafiar› a uno de tus personajes ‹deber› elegir {what} si ‹poder›",
        "guard-this": "que ‹desafiar› a uno de tus personajes ‹deber› elegir uno con Bodyguard si"
        " ‹poder›",
        "shift-onto": "‹poder› jugar con Shift cualquier personaje sobre {what}",
        "shift-any-name": "‹poder› jugar cualquier personaje con Shift sobre {what} como si {what}"
        " {had} cualquier nombre",
        "reduce-damage": "el daño infligido a {what}|se ‹reducir› en {by}",
        "cant-end-turn": "no ‹poder› terminar tu turno mientras {what} {ready} {act}",
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
    }
    TIMES = {"next-time": "la próxima vez que", "first-time": "la primera vez que"}
    IN_CHALLENGE = " en un desafío"
    STEPS = ("", "Preparar", "Listo", "Robar", "principal", "final")
    OWNER = "su jugador"
    DAMAGE = ("de daño", "de daño", "daño")
    THEY_WERE = ("fueras", "{} fueran")
    WERE = (("fuera", "fueran"), ("vaya", "vayan"))
    READY = ("esté {} y pueda", "estén {} y puedan")
    SO_MANY = {
        "more": ("una carta adicional", "{} cartas adicionales"),
        "only": ("un personaje", "{} personajes"),
    }
    CANT = ("no ‹poder›", "‹poder›")
    NEXT_TURN = "próximo turno"
    INSTEAD = ("{then}", "no es {banished}", "no recibe daño")
    OWN = {
        "chosen": chosen,
        "had": lambda t: "tuvieran" if PLACES.what(t).plural else "tuviera",
    }


RULES: Final = SpanishRules(COSTS)
