"""Cards and players: "otro personaje elegido", "cada oponente que tenga más leyenda que tú"."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, final

from tintero.ability.render.plan.parts_of_speech import Picking, Things
from tintero.ability.render.realise.es import filters
from tintero.ability.render.realise.es.filters import FILTERS
from tintero.ability.render.realise.es.words import InSpanish
from tintero.ability.render.realise.romance.selectors import RomanceSelectors
from tintero.ability.render.realise.selectors import plain
from tintero.ability.render.speaker import Speaker
from tintero.ability.selectors import Said
from tintero.vocab import Owner


@final
class SpanishSelectors(InSpanish, RomanceSelectors):
    PLAYERS = {
        "you": "tú",
        "that-player": "ese jugador",
        "that-owner": "ese jugador",
        "they": "esos jugadores",
        "each-opponent": "cada oponente",
        "each-opposing-player": "cada oponente",
        "each-player": "cada jugador",
        "chosen-opponent": "un oponente elegido",
        "chosen-player": "un jugador elegido",
        "an-opponent": "un oponente",
        "a-player": "un jugador",
        "no-opponent": "ningún oponente",
        "no-player": "ningún jugador",
        "you-and-another": "tú y otro jugador elegido",
        "any-players": "cualquier número de jugadores",
        "challenging-player": "el jugador desafiante",
        "opponents": "los oponentes",
        "players": "los jugadores",
        "all-players": "todos los jugadores juntos",
        "damage-counters": "los contadores de daño",
    }
    FIXED = PLAYERS | {
        "it": "esa carta",
        "them": "esas cartas",
        "rest": "el resto",
        **dict.fromkeys(("this-card", "itself"), "esta carta"),
        "singers": "esos personajes",
        "dealer": "la carta que infligió el daño",
        "source-of-damage": "la fuente del daño",
        "that-revealed": "la carta revelada",
        "unsaid": "",
        "each-one": "",
        "cards": "las cartas",
        "the-top": "la carta superior",
        "all-revealed": "las cartas reveladas",
        "the-chosen": "la carta elegida",
        "each-healed": "cada personaje del que hayas retirado daño así",
    }
    THIS_FEMININE = "esta "
    FRAMES = {
        **RomanceSelectors.FRAMES,
        "the-same": "{el} {mismo} {head}",
        "the-other": "{el} {otro} {head}",
        "any-of": "{alguno} de {part}",
        "any-of-those-under": "alguna de las cartas que estaban debajo de {under}",
        "each-of-them": "cada {uno} de {part}",
        "location-of": "la ubicación en la que está {part}",
        "under": "todas las cartas que haya debajo de {part}",
        "was-under": "todas las cartas que estaban debajo de {part}",
        "owner-of": "el jugador de {part}",
        "owner-of-many": "los jugadores de {part}",
        "each-who-reveals": "{part} que revele {second}",
        "most-cards": "el jugador o los jugadores con más cartas en su {own_zone}",
        "top-one": "la carta superior de {deck}",
        "top-n": "las {n} primeras cartas de {deck}",
        "top": "un número de cartas de la parte superior de {deck} igual a {number}",
        "bottom-one": "la carta inferior de {deck}",
        "bottom-n": "las {n} últimas cartas de {deck}",
        "bottom": "un número de cartas del fondo de {deck} igual a {number}",
        "none-of": "{ningún} {other}{owned}",
        "cards-of-hand": "todas las cartas de {zone}",
        "all-from-hand": "todas las cartas de {zone}",
        "those-there": "las {nouns_there}",
        "challenging": "{the_side} desafiante",
        "those": "esas {nouns_out}",
        "revealed": "las {revealeds}",
        "best-revealed": "la {revealed} con el mayor {stat}, o cada carta empatada con el mayor"
        " {stat},",
        "to-each": "a cada {to_each_other}",
        "each-own": "cada {uno} de {own}",
        "random-down": "{at_random} hasta que queden {n}",
        "random": "un número (igual a {number}) de {at_random}",
    }
    # So many cards that somebody has: {n} is the number, {m} another, {others} "otros".
    HELD = {
        "one": "[{one} ]{cards}",
        "no": "{others}{cards}",
        "some-of": "{cards}",
        "only-one": "solo 1 {others}{cards}",
        "exactly": "exactamente {others}{n} {cards}",
        "fewer": "menos de {n} {others}{cards}",
        "between": "{others}entre {m} y {n} {cards}",
        "at-least": "{others}{n} o más {cards}",
        "as-many": "al menos {others}tantos {cards} como {n}",
    }
    JOINTS = {"together": "y", "either": "o", "this-or": "o", "this-and": "o"}

    EACH = "cada"
    AT_RANDOM = "al azar"
    PLAY_ZONE = "zona de juego"
    ONE = "uno"
    THEM = "ellos"
    EVERY = "todos"
    PICKS = {
        "any": "cualquier número",
        "that": "esa cantidad",
        "up-to-that": "hasta esa cantidad",
        "so-many": "un número ({limit})",
        "up-to": "hasta {n}",
        **dict.fromkeys(("one-of-them", "of-them"), "{n} de {them}"),
        "among": "de entre {them}",
        "left": " hasta tener {n}",
        "same-name": " con el mismo nombre",
        **dict.fromkeys(("total", "total-cost"), " con {un} {stat} total de {n} o menos"),
    }

    # --- picks ---

    def of_own(self, how: Picking, t: Things) -> bool:
        mine = how.wording == Said.ONE_OF and how.chosen and t.owner == Owner.YOURS
        return how.by_them or mine

    def chosen(
        self, say: Speaker, how: Picking, t: Things, plural: bool, where: str, each: str = ""
    ) -> str:
        cards = FILTERS.owned(say, t, plural, mark=self.mark(how, t))
        cards = f"{cards} {where}".rstrip()
        if plural:
            return self.so_many(say, how, t, cards)
        if how.digit and not t.other:
            return f"1 {cards}"
        return self.at_most_one(how, t, cards)

    def so_many(self, say: Speaker, how: Picking, t: Things, cards: str) -> str:
        """ "otros 2 personajes", "hasta otros 2 personajes"."""
        others = FILTERS.others(t)
        up_to = "hasta " if how.up_to and (plain(how) or how.that_many) else ""
        count = self.how_many(say, replace(how, up_to=how.up_to and not up_to), t, "1")
        first = up_to or plain(how) or how.everything
        return up_to + (f"{others}{count} {cards}" if first else f"{count} {others}{cards}")

    def mark(self, how: Picking, t: Things) -> str:
        """How it is said that the cards are chosen, if it is."""
        if how.your_choice:
            return filters.YOUR_CHOICE
        if not (not t.in_play if how.wording == Said.A else how.chosen):
            return ""
        mixed = t.either or t.has("one-of") or t.has("added") or len(t.head.names) > 1
        return filters.YOU_CHOOSE if mixed else "elegido"


SELECTORS: Final = SpanishSelectors()
