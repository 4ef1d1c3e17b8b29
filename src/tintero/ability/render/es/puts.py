"""`Put`: cards into a zone of their owner."""

from __future__ import annotations

import re
from typing import Final

from tintero.ability.base import Selector
from tintero.ability.effects import OneOf, Place, Put
from tintero.ability.filters import Filter
from tintero.ability.render.both_languages import Whose, from_deck, whose_zone
from tintero.ability.render.realise.es import bridge
from tintero.ability.render.realise.es.bridge import YOU, chooser, did
from tintero.ability.render.realise.es.words import agree, of, plural_of, pronoun, to
from tintero.ability.render.speaker import Phrase, RenderError, Speaker, SpokenClause
from tintero.ability.selectors import (
    All,
    AtRandom,
    Chosen,
    EachPlayer,
    That,
    They,
    This,
    Together,
    TopOfDeck,
    Under,
    WasUnder,
)
from tintero.vocab import CardType, Owner, Zone


def put(say: Speaker, node: Put) -> SpokenClause:
    what = node.what
    who = mover(say, what)
    it = bridge.pronoun_for(say, what)
    search = ""
    if isinstance(what, Chosen) and what.filter.zone == Zone.DECK and not what.source:
        search = bridge.zone(what.filter)
        phrase = bridge.chosen(say, what, where=False)
    elif isinstance(what, TopOfDeck) and who is not None:
        text = bridge.top(say, TopOfDeck(what.count, EachPlayer(), what.bottom)).text
        phrase = bridge.card(text, what.count != 1)
    else:
        phrase = say.cards(what)
    if isinstance(what, All) and what.filter == Filter(owner=what.filter.owner, zone=Zone.HAND):
        phrase = bridge.card(f"todas las cartas {of(phrase.text)}", True, phrase.mine)
    if isinstance(what, This) and not say.gone and says_card(say, node):
        phrase = bridge.card("esta carta", mine=True)
    elif isinstance(what, That) and phrase.plural and phrase.text.startswith("cada "):
        phrase = bridge.card("esas cartas", True, phrase.mine)
    name, where = destination(say, node, phrase)
    did(say, node.label, phrase, "shuffled" if name == "barajar" else "put")
    again = pronoun(phrase)
    shown = isinstance(what, Chosen) and what.reveal
    if isinstance(what, Together):
        shown = all(isinstance(part, Chosen) and part.reveal for part in what.parts)
    if search:
        show = f", ‹revelar+{again}›" if shown else ""
        text = f"‹buscar› en {search} {phrase.text}{show} y ‹{name}+{again}› {where}"
    elif shown:
        text = f"‹revelar› {phrase.text} y ‹{name}+{again}› {where}"
    elif who is not None and isinstance(what, Chosen) and picked_openly(what):
        text = f"‹elegir› {phrase.text} y ‹{name}+{again}› {where}"
    elif it:
        text = f"‹{name}+{it}› {where}"
    elif " hasta que queden " in phrase.text:
        text = f"‹{name}› {where} {phrase.text}"
    else:
        said, from_ = phrase.text, ""
        if isinstance(what, Chosen) and not bridge.in_play(what.filter):
            out_of = bridge.out_of(what.filter)
            from_ = bridge.from_(what.filter) if out_of in said else ""
            said = said.replace(out_of, "")
        text = moved(name, said, from_, where)
    return SpokenClause(who if who is not None else YOU, text)


# A clause about the cards, to which a place after it would belong.
CLAUSE: Final = re.compile(" que (elijas|hay|estaban|no se)")


def moved(name: str, said: str, from_: str, where: str) -> str:
    """ "pon una carta desde tu mano en tu pozo de tinta, boca abajo"; "devuelve a la mano de su
    jugador un personaje u objeto que elijas"."""
    if where.startswith("boca "):
        lies, _, under = where.partition(" debajo ")
        return f"‹{name}› {said}{from_}, {lies}, debajo {under}"
    if CLAUSE.search(said):
        return f"‹{name}›{from_} {where}{',' if ', boca ' in where else ''} {said}"
    return f"‹{name}› {said}{from_} {where}"


def mover(say: Speaker, what: Selector) -> Phrase | None:
    """Who moves the cards, if not you: who picks them, or each player with their own."""
    who = chooser(say, what)
    if who is None and say.inside and isinstance(what, (All, AtRandom)):
        if what.filter.owner == Owner.THEIRS and not bridge.in_play(what.filter):
            return say.they
    if isinstance(what, TopOfDeck) and say.inside and isinstance(what.whose, They):
        chosen = say.they is not None and say.they.text == "un jugador elegido"
        return None if chosen else say.they
    return who


def says_card(say: Speaker, node: Put) -> bool:
    """Where a character goes as a card: "pon esta carta en tu pozo de tinta"."""
    if node.place == Place.HAND:
        return say.type == CardType.CHARACTER
    return node.place in (Place.DECK_TOP, Place.DECK_BOTTOM, Place.INKWELL, Place.SHUFFLED)


def picked_openly(what: Chosen) -> bool:
    """Chosen among cards in play, not out of cards at hand."""
    return bridge.in_play(what.filter) and not what.source


def either_place(say: Speaker, node: OneOf) -> str:
    """ "ponla en la parte superior o en el fondo de tu mazo", its verb marked."""
    said: list[str] = []
    first = node.modes[0]
    for mode in node.modes:
        if not isinstance(mode, Put) or not isinstance(first, Put) or mode.what != first.what:
            return ""
        if isinstance(mode.what, Chosen):
            return ""
        focus = dict(say.focus)
        said.append(put(say, mode).predicate)
        say.focus = focus
    if len(said) != 2 or " en la parte superior " not in said[0]:
        return ""
    what, _, deck = said[0].partition(" en la parte superior ")
    if said[1] == f"{what} en el fondo {deck}":
        return f"{what} en la parte superior o en el fondo {deck}"
    return f"{said[0]} o{said[1].removeprefix(what)}"


def destination(say: Speaker, node: Put, phrase: Phrase) -> tuple[str, str]:
    """The verb and the place: ("devolver", "a tu mano")."""
    what = node.what
    rest = phrase.text == "el resto"
    order = " en cualquier orden" if phrase.plural or rest else ""
    if isinstance(what, Chosen) and not what.ordered and not rest:
        order = ""
    if node.random:
        order = " en orden aleatorio"
    if node.place == Place.HAND:
        hand = place_of(say, what, phrase, "mano")
        if from_deck(say, what):
            return "poner", f"en {hand}"
        return "devolver", to(hand)
    if node.place == Place.DECK_TOP:
        deck = place_of(say, what, phrase, "mazo")
        return "poner", f"en la parte superior {of(deck)}{order}"
    if node.place == Place.DECK_BOTTOM:
        deck = place_of(say, what, phrase, "mazo")
        return "poner", f"en el fondo {of(deck)}{order}"
    if node.place == Place.INKWELL:
        well = place_of(say, what, phrase, "pozo de tinta")
        exerted = f" y {agree('agotado', phrase.feminine, phrase.plural)}" if node.exerted else ""
        return "poner", f"en {well}, boca abajo{exerted}"
    if node.place == Place.DISCARD:
        return "poner", f"en {place_of(say, what, phrase, 'descarte')}"
    if node.place == Place.SHUFFLED:
        return "barajar", f"en {place_of(say, what, phrase, 'mazo')}"
    if node.place == Place.UNDER:
        under = say.cards(node.under).text if node.under is not None else say.name
        return "poner", f"boca {'arriba' if node.faceup else 'abajo'} debajo {of(under)}"
    raise RenderError(f"no place has the number {node.place}")


def place_of(say: Speaker, what: Selector, phrase: Phrase, zone: str) -> str:
    """Whose zone the cards go to: their player's."""
    whose = whose_zone(say, what, phrase)
    if whose is not Whose.OWNERS:
        return f"{'tu' if whose is Whose.YOURS else 'su'} {zone}"
    many = phrase.plural or (phrase.text == "el resto" and isinstance(what, All))
    if many and not isinstance(what, (Under, WasUnder)):
        return f"{'las' if zone == 'mano' else 'los'} {plural_of(zone)} de sus jugadores"
    return f"{'la' if zone == 'mano' else 'el'} {zone} de su jugador"
