"""Where cards are put: "devuelve a la mano de su jugador un objeto elegido"."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tintero.ability.render.plan.parts_of_speech import Goal, Noun, Saying
from tintero.ability.render.realise.es import filters, selectors
from tintero.ability.render.realise.es.verbs_table import ASIDE
from tintero.ability.render.realise.es.words import agree, of, plural_of, pronoun, the, to
from tintero.ability.render.realise.word_frames import fill
from tintero.ability.render.speaker import Speaker
from tintero.ability.selectors import Said
from tintero.vocab import Owner

WELL: Final = "pozo de tinta"
VERBS: Final = {"put": "poner", "return": "devolver", "shuffle": "barajar"}
PUTS: Final = {
    "plain": "‹{verb}› {what}{from_} {where}",
    "known": "‹{verb}{it}› {where}",
    "until": "‹{verb}› {where} {what}",
    "under": "‹{verb}› {what}{from_}, {lies}, {where}",
    # A place after a clause about the cards would belong to it.
    "clause": "‹{verb}›{from_} {where} {what}",
    "clause-lies": "‹{verb}›{from_} {where} {what}",
    "search": "‹buscar› en {zone} {what} y ‹{verb}{again}› {where}",
    "search-shown": "‹buscar› en {zone} {what}, ‹revelar{again}› y ‹{verb}{again}› {where}",
    "shown": "‹revelar› {what} y ‹{verb}{again}› {where}",
    "openly": "‹elegir› {what} y ‹{verb}{again}› {where}",
}
GOALS: Final = {
    "hand": "{to_hand}",
    "into-hand": "en {hand}",
    "top": "en la parte superior {of_deck}{order}",
    "bottom": "en el fondo {of_deck}{order}",
    "inkwell": f"en {{inkwell}}, boca abajo{{exerted}}{ASIDE}",
    "discard": "en {discard}",
    "shuffled": "en {deck}",
    "under": "debajo {of_under}",
    "top-or-bottom": "en la parte superior o en el fondo {of_deck}{order}",
    "top-or-else": "en la parte superior {of_deck}{order} o {else_}",
}
ZONES: Final = {"hand": "mano", "deck": "mazo", "inkwell": WELL, "discard": "descarte"}
ORDERS: Final = {
    "any": " en cualquier orden",
    "those": " en cualquier orden",
    "random": " en orden aleatorio",
}


def put(say: Speaker, s: Saying, frame: str = "") -> str:
    noun, goal = s.object, s.goal
    assert noun is not None and goal is not None
    phrase = selectors.phrase(say, noun)
    from_, what, (way,) = "", phrase.text, s.ways
    if way == "plain" and s.it is not None:
        way = "known"
    elif way == "plain" and noun.number is not None and noun.number.kind == "down-to":
        way = "until"
    elif way == "plain":
        if noun.pick is not None and noun.pick.source is None and noun.things is not None:
            what, from_ = selectors.text(say, replace(noun, place="")), filters.from_(noun.things)
        if goal.kind == "under":
            way = "under"
        elif has_clause(noun):
            way = "clause-lies" if goal.kind == "inkwell" else "clause"
    lies = f"boca {'arriba' if goal.faceup else 'abajo'}"
    place = where(say, s, goal)
    return fill(
        frame or PUTS[way],
        verb=VERBS[s.verb],
        what=what,
        from_=from_,
        zone=filters.zone(s.things) if s.things is not None else "",
        it=clitic(say, s.it) if s.it is not None else "",
        again="+" + pronoun(phrase),
        lies=lies,
        where=place if goal.kind != "under" or way == "under" else f"{lies} {place}",
    )


def again(say: Speaker, s: Saying) -> str:
    """After another "poner": "otra en el fondo", "el resto en tu mano"."""
    noun = s.object
    plain = s.verb == "put" and s.ways == ("plain",) and s.it is None and s.goal is not None
    if not plain or noun is None or (noun.things is None and noun.how != "rest"):
        return ""
    how, t = noun.pick, noun.things
    one = how is not None and how.single and not how.up_to
    if one and how is not None and t is not None:
        one = t.other or (how.source is not None and t.bare)
    return put(say, s, "{what}{from_} {where}") if one or noun.how == "rest" else ""


CLAUSES: Final = ("no-song", "not-named", "was-played", "was-challenged")


def has_clause(noun: Noun) -> bool:
    """Something is said of the cards with "que"."""
    t = noun.things
    if t is None:
        return noun.how in ("under", "was-under")
    how = noun.pick
    if how is not None and how.source is None and not how.by_them:
        mine = how.wording == Said.ONE_OF and how.chosen and t.owner == Owner.YOURS
        if not mine and selectors.mark(how, t) == filters.YOU_CHOOSE:
            return True
    return any(
        one.head.names == ("non-character",) or any(one.has(kind) for kind in CLAUSES)
        for one in (t, *t.either)
    )


def where(say: Speaker, s: Saying, goal: Goal) -> str:
    """ "a tu mano", "en la parte superior o en el fondo de su mazo"."""
    assert s.object is not None
    kind, other, else_ = goal.kind, s.other_goal if goal is s.goal else None, ""
    if other is not None:
        kind = "top-or-bottom" if other == replace(goal, kind="bottom") else "top-or-else"
        else_ = where(say, s, other)
    phrase = selectors.phrase(say, s.object)
    whose = "owners" if goal.whose == "owner" and phrase.plural else goal.whose
    zones = {zone: zone_of(whose, name) for zone, name in ZONES.items()}
    if goal.player is not None:
        who = of(selectors.text(say, goal.player))
        zones = {zone: f"{the(name == 'mano')} {name} {who}" for zone, name in ZONES.items()}
    return fill(
        GOALS[kind],
        **zones,
        to_hand=to(zones["hand"]),
        of_deck=of(zones["deck"]),
        order=ORDERS.get(goal.order, ""),
        exerted=f" y {agree('agotado', phrase.feminine, phrase.plural)}" if goal.exerted else "",
        of_under=of(selectors.text(say, goal.under)) if goal.under is not None else "",
        else_=else_,
    )


def zone_of(whose: str, zone: str) -> str:
    """ "tu mano", "los mazos de sus jugadores"."""
    if whose in ("yours", "theirs"):
        return f"{'tu' if whose == 'yours' else 'su'} {zone}"
    if whose == "owners":
        return f"{the(zone == 'mano', True)} {plural_of(zone)} de sus jugadores"
    return f"{the(zone == 'mano')} {zone} de su jugador"


def clitic(say: Speaker, noun: Noun) -> str:
    """ "+lo", "+las"."""
    return "+" + pronoun(selectors.phrase(say, noun))
