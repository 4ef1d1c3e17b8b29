"""Where cards are put: "devuelve a la mano de su jugador un objeto elegido"."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, final

from tintero.ability.render.plan.parts_of_speech import Goal, Noun, Saying
from tintero.ability.render.realise.es.filters import FILTERS, YOU_CHOOSE
from tintero.ability.render.realise.es.selectors import SELECTORS
from tintero.ability.render.realise.romance.puts import RomancePuts
from tintero.ability.render.realise.romance.verbs_table import ASIDE
from tintero.ability.render.realise.word_frames import sure
from tintero.ability.render.speaker import Phrase, Speaker
from tintero.ability.selectors import Said
from tintero.vocab import Owner

CLAUSES: Final = ("no-song", "not-named", "was-played", "was-challenged")


def has_clause(noun: Noun) -> bool:
    """Something is said of the cards with "que"."""
    t = noun.things
    if t is None:
        return noun.how in ("under", "was-under")
    how = noun.pick
    if how is not None and how.source is None and not how.by_them:
        mine = how.wording == Said.ONE_OF and how.chosen and t.owner == Owner.YOURS
        if not mine and SELECTORS.mark(how, t) == YOU_CHOOSE:
            return True
    return any(
        one.head.names == ("non-character",) or any(one.has(kind) for kind in CLAUSES)
        for one in (t, *t.either)
    )


@final
class SpanishPuts(RomancePuts):
    VERBS = {"put": "poner", "return": "devolver", "shuffle": "barajar"}
    PUTS = {
        "plain": "‹{verb}› {what}[ {from_}] {where}",
        "known": "‹{verb}{it}› {where}",
        "until": "‹{verb}› {where} {what}",
        "under": "‹{verb}› {what}[ {from_}], {lies}, {where}",
        # A place after a clause about the cards would belong to it.
        "clause": "‹{verb}›[ {from_}] {where} {what}",
        "clause-lies": "‹{verb}›[ {from_}] {where} {what}",
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
        "inkwell": f"en {{inkwell}}, boca abajo{{exerted}}{ASIDE}",
        "discard": "en {discard}",
        "shuffled": "en {deck}",
        "under": "debajo de {under}",
        "top-or-bottom": "en la parte superior o en el fondo de {deck}{order}",
        "top-or-else": "en la parte superior de {deck}{order} o {else_}",
    }
    ZONES = {"hand": "mano", "deck": "mazo", "inkwell": "pozo de tinta", "discard": "descarte"}
    LIES = ("boca abajo", "boca arriba")
    ORDERS = {
        "random": " en orden aleatorio",
        **dict.fromkeys(("yours", "any"), " en cualquier orden"),
    }
    OWNERS = {
        "owner": "de su jugador",
        "owners": "de sus jugadores",
        "owner-of-several": "de su jugador",
    }

    def way(self, say: Speaker, s: Saying) -> tuple[str, dict[str, str]]:
        noun, kind = sure(s.object), sure(s.goal).kind
        places = {"from_": ""}
        if noun.number is not None and noun.number.kind == "down-to":
            return "until", places
        if noun.pick is not None and noun.pick.source is None and noun.things is not None:
            places["what"] = SELECTORS.text(say, replace(noun, place=""))
            places["from_"] = FILTERS.from_(noun.things)
        if kind == "under" or not has_clause(noun):
            return "under" if kind == "under" else "plain", places
        return "clause-lies" if kind == "inkwell" else "clause", places

    def goal_zone(self, say: Speaker, goal: Goal, phrase: Phrase, zone: str) -> str:
        if goal.whose == "owner" and phrase.plural:
            goal = replace(goal, whose="owners")
        return super().goal_zone(say, goal, phrase, zone)


PUTS: Final = SpanishPuts()
