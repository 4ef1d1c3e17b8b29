"""What is done: "elige y destierra un objeto", "ponla en la parte superior de tu mazo"."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, final

from tintero.ability.render.plan.parts_of_speech import Goal, Noun, Saying
from tintero.ability.render.realise.es.filters import FILTERS, YOU_CHOOSE
from tintero.ability.render.realise.es.selectors import SELECTORS
from tintero.ability.render.realise.es.words import InSpanish
from tintero.ability.render.realise.romance.verbs import RomanceVerbs
from tintero.ability.render.realise.romance.words import ASIDE
from tintero.ability.render.realise.word_frames import sure
from tintero.ability.render.speaker import Phrase, Speaker

CARDS: Final = ("carta", "cartas", "", True)
LORE: Final = ("de leyenda", "de leyenda", "leyenda", False)
DROPS: Final = ("gota de tinta", "gotas de tinta", "", True)
PLAY: Final = "‹jugar{it}›{free}{shift}{or-shift}"
ENTERING: Final = "{paying}{exerted}{then-bottom}"
INSTEAD: Final = "esa carta en el fondo de tu mazo en lugar de en tu descarte"
RETURN_ALONE: Final = (
    "‹retirar› todo el daño {{of_what}} y ‹devolver› solo {} carta {{where}}, sin las cartas que"
    " tiene debajo"
)
CLAUSES: Final = ("no-song", "not-named", "was-played", "was-challenged")


def has_clause(noun: Noun) -> bool:
    """Something is said of the cards with "que"."""
    t = noun.things
    if t is None:
        return noun.how in ("under", "was-under")
    how = noun.pick
    if how is not None and how.source is None and not SELECTORS.of_own(how, t):
        if SELECTORS.mark(how, t) == YOU_CHOOSE:
            return True
    return any(
        one.head.names == ("non-character",) or any(one.has(kind) for kind in CLAUSES)
        for one in (t, *t.either)
    )


@final
class SpanishVerbs(InSpanish, RomanceVerbs):
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
        "reveal-until": "‹revelar› cartas de la parte superior de {own_deck} hasta revelar {what}",
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
        "play": f"{PLAY}[ {{what}}][ {{from_}}]{ENTERING}",
        "play-shown": f"‹revelar› {{to}} y {PLAY}{ENTERING}",
        "play-again": "‹volver› a jugar gratis {what} desde tu descarte. Si lo haces, pon "
        + INSTEAD,
    }
    WAYS = {
        "bottom": " del fondo de {own_deck}",
        "each": " cada uno",
        "apiece": " cada uno",
        "total": " en total",
        "unreduced": ". Este daño no puede reducirse con Resist",
        "free": " gratis",
        "shift": " con Shift",
        "or-shift": ", con o sin Shift,",
        "paying": ", pagando {index} ⬡ menos",
        "exerted": ", y {entra} en juego {agotado}",
        "then-bottom": f" y ‹poner› {INSTEAD}",
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
        "missing": "cartas hasta tener {n} en {own_hand}",
        "as-many": "cartas hasta tener el mismo número",
    }
    COUNTED = ("get-drops", "put-damage")
    VERBS = {"put": "poner", "return": "devolver", "shuffle": "barajar"}
    PUTS = {
        "plain": "‹{verb}› {what}[ {from_}] {where}",
        "known": "‹{verb}{it}› {where}",
        "under": "‹{verb}› {what}[ {from_}], {lies}, {where}",
        # A place after a clause about the cards would belong to it.
        "clause": "‹{verb}›[ {from_}] {where} {what}",
        "search": "‹buscar› en {zone} {what} y ‹{verb}{again}› {where}",
        "search-shown": "‹buscar› en {zone} {what}, ‹revelar{again}› y ‹{verb}{again}› {where}",
        "shown": "‹revelar› {what} y ‹{verb}{again}› {where}",
        "openly": "‹elegir› {what} y ‹{verb}{again}› {where}",
    }
    AGAIN = "{what}[ {from_}] {where}"
    GOALS = {
        "hand": "a {hand}",
        "into-hand": "en {hand}",
        "top": "en la parte superior de {deck}{order}",
        "bottom": "en el fondo de {deck}{order}",
        "inkwell": f"en {{inkwell}}, boca abajo[ y {{exerted}}]{ASIDE}",
        "discard": "en {discard}",
        "shuffled": "en {deck}",
        "under": "debajo de {under}",
        "top-or-bottom": "en la parte superior o en el fondo de {deck}{order}",
        "top-or-else": "en la parte superior de {deck}{order} o {else_}",
    }
    LIES = ("boca abajo", "boca arriba")
    ORDERS = {
        "random": " en orden aleatorio",
        **dict.fromkeys(("yours", "theirs"), " en cualquier orden"),
    }
    OWNERS = {
        "owner": "de su jugador",
        "owners": "de sus jugadores",
        "owner-of-several": "de su jugador",
    }

    def way(self, say: Speaker, s: Saying, places: dict[str, str]) -> str:
        noun = sure(s.object)
        places["from_"] = ""
        if noun.number is not None and noun.number.kind == "down-to":
            return "clause"
        if noun.pick is not None and noun.pick.source is None and noun.things is not None:
            places["what"] = SELECTORS.text(say, replace(noun, place=""))
            places["from_"] = FILTERS.from_(noun.things)
        if sure(s.goal).kind == "under":
            return "under"
        return "clause" if has_clause(noun) else "plain"

    def goal_zone(self, say: Speaker, goal: Goal, card: Phrase, zone: str) -> str:
        if goal.whose == "owner" and card.plural:
            goal = replace(goal, whose="owners")
        return super().goal_zone(say, goal, card, zone)

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
