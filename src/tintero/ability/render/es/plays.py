"""`Play`, `Look` and `Reveal`."""

from __future__ import annotations

from dataclasses import replace

from tintero.ability.base import Selector
from tintero.ability.effects import Look, Play, Reveal
from tintero.ability.filters import Filter
from tintero.ability.render.es import cards, filters
from tintero.ability.render.es.players import YOU
from tintero.ability.render.es.verbs import chooser, did, hand_owner
from tintero.ability.render.es.words import agree, is_feminine, of
from tintero.ability.render.speaker import Clause, Phrase, Speaker, Unit
from tintero.ability.select import All, Chosen, TopOfDeck
from tintero.vocab import Owner, Zone


def play(say: Speaker, node: Play) -> Clause:
    what = node.what
    who = chooser(say, what)
    where = ""
    if isinstance(what, Chosen) and not what.source:
        where = "" if what.filter.zone == Zone.HAND else filters.out_of(what.filter)
        open_ = replace(what.filter, zone=Zone.ANYWHERE, owner=Owner.ANY)
        phrase = cards.chosen(say, replace(what, filter=open_), pick=False)
    else:
        phrase = say.cards(what)
    head = phrase.head
    if isinstance(what, Chosen) and len(what.filter.types) == 1:
        head = filters.head(Filter(types=what.filter.types, song=what.filter.song))
    played = Phrase(phrase.text, phrase.plural, is_feminine(head or "carta"), head, True)
    did(say, node.label, played, "jugado")
    if who is None and say.inside and say.they is not None and not phrase.mine:
        who = say.they if not isinstance(what, Chosen) else None
    text = f"‹jugar› {'gratis ' if node.free else ''}{phrase.text}{where}"
    if node.shift:
        text += " con Shift"
    if node.less:
        text += f", pagando {node.less} ⬡ menos"
    if node.exerted:
        exerted = agree("agotado", phrase.feminine, phrase.plural)
        text += f", y {'entran' if phrase.plural else 'entra'} en juego {exerted}"
    if node.then_bottom:
        text += " y ‹poner› esa carta en el fondo de tu mazo en lugar de en tu descarte"
    return Clause(who if who is not None else YOU, text)


def seen(say: Speaker, what: Selector, label: str, phrase: Phrase, participle: str) -> None:
    """Remember cards looked at or revealed, which are still where they were."""
    done = agree(participle, True, phrase.plural)
    if participle == "revelado":
        text = f"las cartas {done}" if phrase.plural else f"la carta {done}"
    else:
        text = "esas cartas" if phrase.plural else "esa carta"
    one = agree(participle, True, False)
    unit = Unit(f"carta {one} así", f"cartas {agree(participle, True, True)} así", feminine=True)
    say.remember(label, cards.card(text, phrase.plural, phrase.mine), unit)
    say.seen.add(label)
    if isinstance(what, TopOfDeck) and what.count == 2:
        say.pairs.add(label)


def look(say: Speaker, node: Look) -> Clause:
    phrase = say.cards(node.what)
    seen(say, node.what, node.label, phrase, "mirado")
    return Clause(say.player(node.who), f"‹mirar› {phrase.text}")


def reveal(say: Speaker, node: Reveal) -> Clause:
    what = node.what
    who = chooser(say, what)
    subject = who if who is not None else YOU
    phrase = say.cards(what)
    if isinstance(what, TopOfDeck):
        subject = say.player(what.whose)
        if not subject.you:
            text = phrase.text.replace(f"del mazo {of(subject.text)}", "de su mazo")
            phrase = cards.card(text, phrase.plural)
    elif isinstance(what, All) and what.filter.zone == Zone.HAND:
        subject = hand_owner(say, what.filter.owner)
        if not subject.you:
            phrase = say.cards(All(replace(what.filter, owner=Owner.THEIRS)))
    seen(say, node.what, node.label, phrase, "revelado")
    return Clause(subject, f"‹revelar› {phrase.text}")
