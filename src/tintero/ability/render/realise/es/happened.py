"""What has been done this turn: "canción que hayas jugado este turno"."""

from __future__ import annotations

from typing import Final, final

from tintero.ability.render.plan.parts_of_speech import Saying
from tintero.ability.render.realise.romance.happened import RomanceHappened
from tintero.ability.render.realise.word_frames import fill
from tintero.ability.render.speaker import Phrase


@final
class SpanishHappened(RomanceHappened):
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
    MOVES = {
        "returned to hand": "devuelto {what} a {hand}",
        "put in deck": "puesto {what} en {deck}",
        "put in discard": "puesto {what} en {discard}",
    }
    WAS_DONE = "sido"
    IT_HAPPENED = "{has} ocurrido «{deed}» {this_turn}"
    THIS_TURN = "este turno"
    TIME = ("vez", "veces")
    OF_WHICH = {False: ("del que", "de los que"), True: ("de la que", "de las que")}
    FIGHT = "un desafío"

    def card(self, s: Saying, who: Phrase, mood: int) -> str:
        """ "se ha puesto una carta en tu mazo": nobody in particular moves cards."""
        moved = s.subject is not None and s.subject.how in ("one-such", "so-many")
        if s.deed not in self.MOVES or not moved:
            return super().card(s, who, mood)
        has = self.filters.grammar.verb(self.HAVE, who, mood)
        done = fill(self.MOVES[s.deed], **self.places(s, who, who.text))
        return f"se {has} {done} {self.THIS_TURN}"


HAPPENED: Final = SpanishHappened()
