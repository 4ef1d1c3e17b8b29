"""What is done: "elige y destierra un objeto", "ponla en la parte superior de tu mazo"."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, final

from tintero.ability.render.plan.parts_of_speech import Noun, Saying
from tintero.ability.render.realise.es.puts import PUTS
from tintero.ability.render.realise.romance.verbs import RomanceVerbs
from tintero.ability.render.speaker import Phrase, Speaker

CARDS: Final = ("carta", "cartas", "", True)
LORE: Final = ("de leyenda", "de leyenda", "leyenda", False)
DROPS: Final = ("gota de tinta", "gotas de tinta", "", True)
RETURN_ALONE: Final = (
    "‹retirar› todo el daño {{of_what}} y ‹devolver› solo {} carta {{where}}, sin las cartas que"
    " tiene debajo"
)


@final
class SpanishVerbs(RomanceVerbs):
    puts = PUTS
    TO = "a"
    CHOOSE = "‹elegir›"
    FRAMES = {
        "banish": "‹desterrar{it}›[ {what}]",
        "ready": "‹preparar{it}›[ {what}]",
        "exert": "‹agotar{it}›[ {what}]",
        "exert-symbol": "⟳ {what}",
        "discard": "‹descartar› {what}",
        "put-under-each": "‹poner› una carta de la parte superior de tu mazo, boca abajo,"
        " debajo de {what}",
        "search": "‹buscar› en {zone} {what}",
        "choose": "‹elegir› {what}",
        "move": "‹mover{it}› gratis[ {what}] a {to}",
        "return-alone": RETURN_ALONE.format("esa"),
        "return-this-alone": RETURN_ALONE.format("esta"),
        "look": "‹mirar› {what}",
        "reveal": "‹revelar{it}›[ {what}]",
        "reveal-until": "‹revelar› cartas de la parte superior de {own_deck} hasta que {reveal}"
        " {what}",
        "draw": "‹robar› {n}{tail}{bottom}{apiece}",
        "gain-lore": "‹ganar› {n}{tail}{each}",
        "lose-lore": "‹perder› {n}{tail}{each}",
        "get-drops": "‹obtener› {n}{tail}{apiece}",
        "remove-drops": "‹retirar› {n}{tail}",
        "pay-ink": "‹pagar› {n}{tail}",
        "shuffle-deck": "‹barajar› {own_deck}",
        "name-card": "‹nombrar› una carta",
        "exchange-hands": "‹intercambiar› la mano con {what}",
        "ready-ink": "‹preparar› todas las cartas de {whose}",
        "exert-ink": "‹agotar› todas las cartas de {whose}",
        "ready-ink-own": "‹preparar› todas las cartas de su pozo de tinta",
        "exert-ink-own": "‹agotar› todas las cartas de su pozo de tinta",
        "ready-ink-some": "‹preparar› {n} de {whose}{tail}",
        "exert-ink-some": "‹agotar› {n} de {whose}{tail}",
        "deal": "‹infligir{it}› {n}[ {to_what}]{tail}{unreduced}",
        "deal-first": "‹infligir› {to_what} {n}{tail}{unreduced}",
        "put-damage": "‹poner{it}› {n}[ sobre {what}]{tail}",
        "remove-damage": "‹retirar{it}› {n}{total}[ {of_what}]{tail}",
        "remove-damage-each": "‹retirar{it}› {n}{total}[ de cada uno de {what}]{tail}",
        "move-damage": "‹mover› {n} {of_what} a {to}{tail}",
    }
    WAYS = {
        "bottom": " del fondo de {own_deck}",
        "each": " cada uno",
        "apiece": " cada uno",
        "total": " en total",
        "unreduced": ". Este daño no puede reducirse con Resist",
    }
    UNITS = {
        "": ("de daño", "de daño", "daño", False),
        **dict.fromkeys(("draw", "ready-ink-some", "exert-ink-some"), CARDS),
        **dict.fromkeys(("gain-lore", "lose-lore"), LORE),
        **dict.fromkeys(("get-drops", "remove-drops"), DROPS),
        "put-damage": ("contador de daño", "contadores de daño", "", False),
    }
    AMOUNTS = {
        "any": "cualquier cantidad de {mass}",
        "all": "todo el {mass}",
        "some": "{mass}",
        "up-to": "hasta {n}",
        "missing": "cartas hasta tener {n} en {hand}",
        "as-many": "cartas hasta tener el mismo número",
    }
    COUNTED = ("get-drops", "put-damage")
    PLAYS = {
        "plain": "‹jugar›{free}{shift} {what}[ {from_}]",
        "known": "‹jugar{it}›{free}{shift}[ {from_}]",
        "shown": "‹revelar› {shown} y ‹jugar{it}›{free}{shift}",
        "again": "‹volver› a jugar gratis {what} desde tu descarte. Si lo haces, pon esa carta"
        " en el fondo de tu mazo en lugar de en tu descarte",
    }
    SHIFT = {"shift": " con Shift", "or-shift": ", con o sin Shift,"}
    FREE = " gratis"
    PAYING = ", pagando {} ⬡ menos"
    ENTERS = (", y entra en juego {}", ", y entran en juego {}")
    THEN_BOTTOM = " y ‹poner› esa carta en el fondo de tu mazo en lugar de en tu descarte"

    def of_subject(self, who: Phrase) -> dict[str, str]:
        return super().of_subject(who) | {"reveal": "reveles" if who.you else "revele"}

    def beside(self, say: Speaker, s: Saying, noun: Noun) -> dict[str, str]:
        phrase = self.selectors.phrase(say, noun)
        if s.verb == "move-damage":
            return self.objects(self.that(say, s, noun))
        if "picked" in s.ways:
            return self.objects("") | {"it": "+les" if phrase.plural else "+le"}
        if s.it is not None and not self.selectors.phrase(say, s.it).plural:
            return self.objects("") | {"it": "+le"}
        made = self.objects(phrase.text)
        if noun.how == "each" and noun.things is not None and noun.things.either:
            made["to_what"] = self.selectors.words(say, replace(noun, how="to-each"))
        return made


VERBS: Final = SpanishVerbs()
