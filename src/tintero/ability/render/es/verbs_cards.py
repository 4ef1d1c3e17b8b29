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
    Put,
    PutUnderEach,
    Ready,
    ReturnAlone,
)
from tintero.ability.filters import Filter
from tintero.ability.render.es.puts import place_of, put
from tintero.ability.render.plan import filters
from tintero.ability.render.plan.parts_of_speech import Noun
from tintero.ability.render.plan.selectors import refer
from tintero.ability.render.realise.es import bridge
from tintero.ability.render.realise.es.bridge import YOU, chooser, did, hand_owner
from tintero.ability.render.realise.es.words import (
    agree,
    of,
    pronoun,
    the,
    to,
)
from tintero.ability.render.speaker import Phrase, Speaker, SpokenClause, unknown
from tintero.ability.selectors import All, AtRandom, Chosen, Said, Together
from tintero.vocab import Owner, Zone


def verb(say: Speaker, node: Effect) -> SpokenClause:
    if isinstance(node, Banish):
        return simple(say, "desterrar", node.what, node.label, "banished")
    if isinstance(node, Ready):
        return simple(say, "preparar", node.what, node.label, "readied")
    if isinstance(node, Exert):
        clause = simple(say, "agotar", node.what, node.label, "exerted")
        # CR 5.1.1.11: the symbol is what a drying character cannot do; the word is not.
        text = clause.predicate.replace("‹agotar›", "⟳") if node.symbol else clause.predicate
        say.exerted = node.what.label if isinstance(node.what, Chosen) else ""
        return SpokenClause(clause.subject, text)
    if isinstance(node, Discard):
        return discard(say, node)
    if isinstance(node, Put):
        return put(say, node)
    if isinstance(node, PutUnderEach):
        under = bridge.each(say, node.under)
        those = Noun("that", head=say.head_of(under), plural=True, mine=under.mine)
        refer(say, node.label, those)
        text = (
            f"‹poner› una carta de la parte superior de tu mazo, boca abajo, debajo de {under.text}"
        )
        return SpokenClause(YOU, text)
    if isinstance(node, Pick):
        return pick(say, node)
    if isinstance(node, MoveTo):
        return move(say, node)
    if isinstance(node, ReturnAlone):
        what = say.cards(node.what)
        hand = to(place_of(say, node.what, what, "mano"))
        card = "esta carta" if what.text == say.name else "esa carta"
        text = f"‹retirar› todo el daño {of(what.text)} y ‹devolver› solo {card} {hand}"
        return SpokenClause(YOU, f"{text}, sin las cartas que tiene debajo")
    raise unknown(node)


def pick(say: Speaker, node: Pick) -> SpokenClause:
    """ "elige un personaje rival", "busca en tu mazo una carta de personaje"."""
    who = chooser(say, node.what)
    subject = who if who is not None else YOU
    if not isinstance(node.what, Chosen):
        return SpokenClause(subject, f"‹elegir› {say.cards(node.what).text}")
    if node.what.filter.zone == Zone.DECK and not node.what.source:
        what = bridge.chosen(say, node.what, where=False)
        say.focus = {node.what.label: pronoun(what)}
        say.seen.add(node.what.label)
        return SpokenClause(subject, f"‹buscar› en {bridge.zone(node.what.filter)} {what.text}")
    what = bridge.chosen(say, node.what, pick=False)
    say.focus = {node.what.label: pronoun(what)}
    return SpokenClause(subject, f"‹elegir› {what.text}")


def move(say: Speaker, node: MoveTo) -> SpokenClause:
    who = chooser(say, node.what)
    it = bridge.pronoun_for(say, node.what)
    what = say.cards(node.what)
    focus = say.focus
    where = say.cards(node.to)
    place = where.text
    if isinstance(node.to, Chosen):
        f = node.to.filter
        plain = f == Filter(types=f.types, owner=Owner.YOURS, other=f.other)
        if plain and node.to.said != Said.ONE_OF:
            one = "otra" if f.other else "una"
            place = f"{one} {where.head or 'ubicación'}"  # CR 4.7.1: only your own
        if isinstance(node.what, Together) or what.plural:
            place = f"la misma {where.head or 'ubicación'}"
    say.focus = {**focus, **say.focus}
    did(say, node.label, what, "moved")
    for part in node.what.parts if isinstance(node.what, Together) else ():
        if isinstance(part, Chosen) and part.filter.other:
            say.labels[part.label] = Phrase("el otro personaje", head="personaje", mine=what.mine)
    choose = "‹elegir› y " if who is not None else ""
    verb_ = f"‹mover+{it}› gratis" if it else f"‹mover› gratis {what.text}"
    return SpokenClause(who if who is not None else YOU, f"{choose}{verb_} {to(place)}")


def simple(say: Speaker, name: str, what: Selector, label: str, participle: str) -> SpokenClause:
    who = chooser(say, what)
    it = bridge.pronoun_for(say, what)
    phrase = say.cards(what)
    if participle == "banished" and isinstance(what, Chosen):
        say.banished.add(what.label)
    did(say, label, phrase, participle)
    if who is not None:
        return SpokenClause(who, f"‹elegir› y ‹{name}› {phrase.text}")
    if it:
        return SpokenClause(YOU, f"‹{name}+{it}›")
    return SpokenClause(YOU, f"‹{name}› {phrase.text}")


def discard(say: Speaker, node: Discard) -> SpokenClause:
    what = node.what
    subject = YOU
    if isinstance(what, Chosen):
        who = chooser(say, what)
        phrase = bridge.chosen(say, what, where=what.filter.zone != Zone.HAND)
        subject = who if who is not None else hand_owner(say, what.filter.owner)
        if not phrase.plural:
            say.discarded[node.label] = Noun("the-discarded")
        if len(what.filter.types) == 1:
            called = filters.head(Filter(types=what.filter.types))
            say.discarded[what.label] = Noun("the-discarded", head=called)
        if who is None and not subject.you:
            noun, clause, rest = phrase.text.partition(" que no ")
            text = f"‹descartar› {noun} a tu elección{clause}{rest}"
        else:
            text = f"‹elegir› y ‹descartar› {phrase.text}"
    elif isinstance(what, AtRandom):
        phrase = bridge.at_random(say, what, where=what.filter.zone != Zone.HAND)
        subject = hand_owner(say, what.filter.owner)
        text = f"‹descartar› {phrase.text}"
    elif isinstance(what, All) and what.filter.zone == Zone.HAND:
        subject = hand_owner(say, what.filter.owner)
        one_by_one = what.label != ""
        if not subject.you:
            what = All(replace(what.filter, owner=Owner.THEIRS))
        phrase = say.cards(what)
        cards_ = f"todas las cartas de {phrase.text}" if one_by_one else phrase.text
        text = f"‹descartar› {cards_}"
    elif isinstance(what, All) and what.among is not None:
        f = replace(what.filter, zone=Zone.HAND)
        phrase = say.cards(what)
        text = f"‹descartar› cada {bridge.noun(say, f, mark='revelado')}"
    else:
        phrase = say.cards(what)
        text = f"‹descartar› {phrase.text}"
    if isinstance(what, (Chosen, AtRandom)):
        say.focus = {what.label: pronoun(phrase)}
    did(say, node.label, bridge.card("", phrase.plural, phrase.mine), "discarded")
    if say.exerted in say.labels and not say.labels[say.exerted].plural:
        # "Ese personaje" could be the card discarded since.
        was = say.labels[say.exerted]
        fem = was.feminine
        exerted = f"{the(fem)} {was.head} {agree('agotado', fem, False)}"
        say.labels[say.exerted] = Phrase(exerted, False, fem, was.head, was.mine)
    return SpokenClause(subject, text)
