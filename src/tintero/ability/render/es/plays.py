"""`Play`, `Look`, `Reveal` and `RevealUntil`."""

from __future__ import annotations

from dataclasses import replace

from tintero.ability.base import Selector
from tintero.ability.effects import Look, Play, Reveal, RevealUntil
from tintero.ability.filters import Filter
from tintero.ability.render.plan.parts_of_speech import CARD, Noun
from tintero.ability.render.plan.quantities import done
from tintero.ability.render.plan.selectors import refer
from tintero.ability.render.realise.es import bridge
from tintero.ability.render.realise.es.bridge import YOU, chooser, did, hand_owner
from tintero.ability.render.realise.es.words import a, agree, is_feminine, of, pronoun
from tintero.ability.render.speaker import Phrase, Speaker, SpokenClause
from tintero.ability.selectors import All, Chosen, EventOther, This, TopOfDeck
from tintero.events import Kind
from tintero.vocab import NONE, Owner, Zone


def play(say: Speaker, node: Play) -> SpokenClause:
    what = node.what
    who = chooser(say, what)
    it = bridge.pronoun_for(say, what)
    where = ""
    shown = ""
    if isinstance(what, Chosen) and not what.source:
        f = what.filter
        where = "" if f.zone == Zone.HAND and f.or_zone == NONE else bridge.from_(f)
        if what.reveal:
            shown = say.cards(what).text
        open_ = replace(f, zone=Zone.ANYWHERE, owner=Owner.ANY)
        phrase = bridge.chosen(say, replace(what, filter=open_), pick=False)
    else:
        phrase = say.cards(what)
        if isinstance(what, Chosen) and what.reveal:
            shown = phrase.text
    from_discard = ""
    if isinstance(what, This) and say.event_kind in (Kind.DISCARDED, Kind.PUT_IN_DISCARD):
        it, from_discard = "la", " desde tu descarte"
    head = phrase.head
    if isinstance(what, Chosen) and len(what.filter.types) == 1:
        head = bridge.head(Filter(types=what.filter.types, song=what.filter.song))
    played = Phrase(phrase.text, phrase.plural, is_feminine(head or "carta"), head, True)
    if isinstance(what, Chosen):
        say.focus = {what.label: pronoun(phrase)}
    did(say, node.label, played, "played")
    if who is None and say.inside and say.they is not None and not phrase.mine:
        who = say.they if not isinstance(what, Chosen) else None
    if shown:
        it = "las" if phrase.plural else "la"  # shown as cards
    text = played_how(node, phrase, where, it, shown) + from_discard
    if node.less:
        text += f", pagando {node.less} ⬡ menos"
    if node.exerted:
        feminine = it.startswith("la") if it else phrase.feminine
        exerted = agree("agotado", feminine, phrase.plural)
        text += f", y {'entran' if phrase.plural else 'entra'} en juego {exerted}"
    if node.then_bottom and isinstance(what, EventOther):
        text = f"volver a jugar gratis {phrase.text} desde tu descarte"
        text = f"‹{text.replace(' ', '› ', 1)}. Si lo haces, pon esa carta en el fondo de tu mazo"
        text += " en lugar de en tu descarte"
    elif node.then_bottom:
        text += " y ‹poner› esa carta en el fondo de tu mazo en lugar de en tu descarte"
    return SpokenClause(who if who is not None else YOU, text)


def played_how(node: Play, phrase: Phrase, where: str, it: str, shown: str) -> str:
    """ "juega gratis con Shift un personaje", "jugarla gratis"."""
    free = " gratis" if node.free else ""
    shift = " con Shift" if node.shift else ", con o sin Shift," if node.or_shift else ""
    if shown:
        return f"‹revelar› {shown} y ‹jugar+{it}›{free}{shift}"
    if it:
        return f"‹jugar+{it}›{free}{shift}"
    return f"‹jugar›{free}{shift} {phrase.text}{where}"


def seen(say: Speaker, what: Selector, label: str, phrase: Phrase, participle: str) -> None:
    """Remember cards looked at or revealed, which are still where they were."""
    shown = agree(participle, True, phrase.plural)
    if participle == "revelado":
        text = f"las cartas {shown}" if phrase.plural else f"la carta {shown}"
    else:
        text = "esas cartas" if phrase.plural else "esa carta"
    unit = say.unit(done(CARD, "revealed" if participle == "revelado" else "looked-at"))
    ref = bridge.card(text, phrase.plural, phrase.mine)
    say.remember(label, ref, unit)
    say.seen.add(label)
    say.taken.discard(label)
    say.focus[label] = pronoun(ref)
    if isinstance(what, TopOfDeck) and what.count == 2:
        say.pairs.add(label)


def reveal_until(say: Speaker, node: RevealUntil) -> SpokenClause:
    """ "revela cartas de la parte superior de tu mazo hasta que reveles una carta Floodborn"."""
    who = say.player(node.who)
    f = replace(node.filter, zone=Zone.DECK)
    noun = f"{a(bridge.first_feminine(f))} {bridge.noun(say, f)}"
    rest = say.spoken(Noun("rest", plural=True, mine=who.you))
    unit = say.unit(done(CARD, "revealed"))
    say.remember(node.label, rest, unit)
    refer(say, node.found, Noun("that", mine=who.you))
    say.seen.update((node.label, node.found))
    say.focus = {node.found: "la"}
    until = "hasta que reveles" if who.you else "hasta que revele"
    deck = "tu mazo" if who.you else "su mazo"
    return SpokenClause(who, f"‹revelar› cartas de la parte superior de {deck} {until} {noun}")


def look(say: Speaker, node: Look) -> SpokenClause:
    phrase = say.cards(node.what)
    if isinstance(node.what, All) and not bridge.in_play(node.what.filter):
        f = node.what.filter
        where = bridge.zone(f)
        if f.owner == Owner.OPPOSING:
            where = where.replace("de un oponente", "de cada oponente")
        text = f"las {bridge.noun(say, f, True)} {of(where)}"
        if f == Filter(owner=f.owner, zone=Zone.HAND):
            text = where
        phrase = bridge.card(text, True, phrase.mine)
    seen(say, node.what, node.label, phrase, "mirado")
    return SpokenClause(say.player(node.who), f"‹mirar› {phrase.text}")


def reveal(say: Speaker, node: Reveal) -> SpokenClause:
    what = node.what
    who = chooser(say, what)
    it = bridge.pronoun_for(say, what)
    subject = who if who is not None else YOU
    phrase = say.cards(what)
    if isinstance(what, TopOfDeck):
        subject = say.player(what.whose)
        if say.shuffled and what.count == 1:
            phrase = bridge.card("la carta superior", mine=phrase.mine)
        elif not subject.you:
            text = phrase.text.replace(f"del mazo {of(subject.text)}", "de su mazo")
            phrase = bridge.card(text, phrase.plural)
    elif isinstance(what, All) and what.filter.zone == Zone.HAND:
        subject = hand_owner(say, what.filter.owner)
        if not subject.you:
            phrase = say.cards(All(replace(what.filter, owner=Owner.THEIRS)))
    for label in say.openly:
        # "Esa carta" could be the one or the other.
        say.labels[label] = bridge.card("la carta elegida", mine=say.labels[label].mine)
    seen(say, node.what, node.label, phrase, "revelado")
    return SpokenClause(subject, f"‹revelar+{it}›" if it else f"‹revelar› {phrase.text}")
