"""`Effect` nodes that move cards or change them: one clause each."""

from __future__ import annotations

from dataclasses import replace

from tintero.ability.base import Effect, Selector
from tintero.ability.effects import (
    Banish,
    Discard,
    Exert,
    MoveTo,
    Pick,
    Place,
    Put,
    Ready,
    ReturnAlone,
    UseFree,
)
from tintero.ability.render.es import cards, filters
from tintero.ability.render.es.players import YOU
from tintero.ability.render.es.words import agree, is_feminine, of, plural_of, that, to
from tintero.ability.render.speaker import Clause, Phrase, RenderError, Speaker, Unit, unknown
from tintero.ability.select import All, AtRandom, Chosen, That, TopOfDeck, You
from tintero.vocab import Owner, Zone


def verb(say: Speaker, node: Effect) -> Clause:
    if isinstance(node, Banish):
        return simple(say, "desterrar", node.what, node.label, "desterrado")
    if isinstance(node, Ready):
        return simple(say, "preparar", node.what, node.label, "preparado")
    if isinstance(node, Exert):
        return simple(say, "agotar", node.what, node.label, "agotado")
    if isinstance(node, Discard):
        return discard(say, node)
    if isinstance(node, Put):
        return put(say, node)
    if isinstance(node, Pick):
        who = chooser(say, node.what)
        if isinstance(node.what, Chosen):
            what = cards.chosen(say, node.what, pick=False)
        else:
            what = say.cards(node.what)
        return Clause(who if who is not None else YOU, f"‹elegir› {what.text}")
    if isinstance(node, MoveTo):
        who = chooser(say, node.what)
        what = say.cards(node.what)
        where = say.cards(node.to)
        did(say, node.label, what, "movido")
        choose = "‹elegir› y " if who is not None else ""
        text = f"{choose}‹mover› gratis {what.text} {to(where.text)}"
        return Clause(who if who is not None else YOU, text)
    if isinstance(node, ReturnAlone):
        what = say.cards(node.what)
        hand = to(place_of(say, node.what, what, "mano"))
        card = "esta carta" if what.text == say.name else "esa carta"
        text = f"‹retirar› todo el daño {of(what.text)} y ‹devolver› solo {card} {hand}"
        return Clause(YOU, f"{text}, sin las cartas que tiene debajo")
    if isinstance(node, UseFree):
        what = say.cards(node.what)
        name = f"la habilidad {node.name}" if node.name else "una habilidad"
        return Clause(YOU, f"‹usar› gratis {name} {of(what.text)}")
    raise unknown(node)


def chooser(say: Speaker, what: Selector) -> Phrase | None:
    """Who picks, if somebody else than you."""
    if isinstance(what, Chosen) and not isinstance(what.by, You):
        return say.player(what.by)
    return None


def back(what: Phrase) -> Phrase:
    """How to speak of the cards again: "ese personaje"."""
    head = what.head or "carta"
    if " o " in head or " u " in head:
        head = "carta"
    fem = is_feminine(head)
    text = f"{that(fem, what.plural)} {plural_of(head) if what.plural else head}"
    return Phrase(text, what.plural, fem, head, what.mine)


def did(say: Speaker, label: str, what: Phrase, participle: str) -> None:
    """Remember what was done: "ese personaje", "personaje desterrado así"."""
    ref = back(what)
    fem = ref.feminine
    one = f"{ref.head} {agree(participle, fem, False)} así"
    many = f"{plural_of(ref.head)} {agree(participle, fem, True)} así"
    say.remember(label, ref, Unit(one, many, feminine=fem))


def simple(say: Speaker, name: str, what: Selector, label: str, participle: str) -> Clause:
    who = chooser(say, what)
    phrase = say.cards(what)
    did(say, label, phrase, participle)
    if who is not None:
        return Clause(who, f"‹elegir› y ‹{name}› {phrase.text}")
    return Clause(YOU, f"‹{name}› {phrase.text}")


def hand_owner(say: Speaker, owner: int) -> Phrase:
    """Who discards or reveals, by whose hand it is."""
    if owner == Owner.THEIRS:
        return say.they if say.they is not None else Phrase("ese jugador")
    if owner == Owner.OPPOSING:
        return Phrase("cada oponente")
    return YOU


def discard(say: Speaker, node: Discard) -> Clause:
    what = node.what
    subject = YOU
    if isinstance(what, Chosen):
        who = chooser(say, what)
        phrase = cards.chosen(say, what, where=what.filter.zone != Zone.HAND)
        subject = who if who is not None else hand_owner(say, what.filter.owner)
        if who is None and not subject.you:
            text = f"‹descartar› {phrase.text} a tu elección"
        else:
            text = f"‹elegir› y ‹descartar› {phrase.text}"
    elif isinstance(what, AtRandom):
        phrase = cards.at_random(say, what, where=what.filter.zone != Zone.HAND)
        subject = hand_owner(say, what.filter.owner)
        text = f"‹descartar› {phrase.text}"
    elif isinstance(what, All) and what.filter.zone == Zone.HAND:
        subject = hand_owner(say, what.filter.owner)
        if not subject.you:
            what = All(replace(what.filter, owner=Owner.THEIRS))
        phrase = say.cards(what)
        text = f"‹descartar› {phrase.text}"
    else:
        phrase = say.cards(what)
        text = f"‹descartar› {phrase.text}"
    did(say, node.label, cards.card("", phrase.plural, phrase.mine), "descartado")
    return Clause(subject, text)


# --- put --------------------------------------------------------------------------------------


def put(say: Speaker, node: Put) -> Clause:
    what = node.what
    who = chooser(say, what)
    search = ""
    if isinstance(what, Chosen) and what.filter.zone == Zone.DECK and not what.source:
        search = filters.zone(what.filter)
        phrase = cards.chosen(say, what, where=False)
    else:
        phrase = say.cards(what)
    name, where = destination(say, node, phrase)
    did(say, node.label, phrase, "barajado" if name == "barajar" else "puesto")
    it = back(phrase).text
    shown = isinstance(what, Chosen) and what.reveal
    if search:
        show = f", ‹revelar› {it}" if shown else ""
        text = f"‹buscar› en {search} {phrase.text}{show} y ‹{name}› {it} {where}"
    elif shown:
        text = f"‹revelar› {phrase.text} y ‹{name}› {it} {where}"
    elif who is not None:
        text = f"‹elegir› {phrase.text} y ‹{name}› {it} {where}"
    else:
        text = f"‹{name}› {phrase.text} {where}"
    return Clause(who if who is not None else YOU, text)


def destination(say: Speaker, node: Put, phrase: Phrase) -> tuple[str, str]:
    """The verb and the place: ("devolver", "a tu mano")."""
    what = node.what
    rest = phrase.text == "el resto"
    order = " en cualquier orden" if phrase.plural or rest else ""
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
        return "poner", f"en {well} boca abajo{exerted}"
    if node.place == Place.DISCARD:
        return "poner", f"en {place_of(say, what, phrase, 'descarte')}"
    if node.place == Place.SHUFFLED:
        return "barajar", f"en {place_of(say, what, phrase, 'mazo')}"
    if node.place == Place.UNDER:
        under = say.cards(node.under).text if node.under is not None else say.name
        return "poner", f"boca {'arriba' if node.faceup else 'abajo'} debajo {of(under)}"
    raise RenderError(f"no place has the number {node.place}")


def from_deck(say: Speaker, what: Selector) -> bool:
    if isinstance(what, TopOfDeck):
        return True
    if isinstance(what, That):
        return what.label in say.seen
    if isinstance(what, Chosen):
        return what.source in say.seen or what.filter.zone == Zone.DECK
    return False


def place_of(say: Speaker, what: Selector, phrase: Phrase, zone: str) -> str:
    """Whose zone the cards go to: their player's."""
    if phrase.mine:
        return f"tu {zone}"
    if isinstance(what, (Chosen, All, AtRandom)):
        if what.filter.owner == Owner.THEIRS:
            return f"su {zone}"
        if isinstance(what, Chosen) and what.source and say.labels_mine(what.source):
            return f"tu {zone}"
    if isinstance(what, That) and say.labels_mine(what.label):
        return f"tu {zone}"
    if isinstance(what, TopOfDeck):
        return f"su {zone}"
    if phrase.plural:
        return f"{'las' if zone == 'mano' else 'los'} {plural_of(zone)} de sus jugadores"
    return f"{'la' if zone == 'mano' else 'el'} {zone} de su jugador"
