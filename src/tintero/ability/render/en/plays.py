"""`Play`, `Look` and `Reveal`."""

from __future__ import annotations

from dataclasses import replace

from tintero.ability.base import Selector
from tintero.ability.effects import Look, Play, Reveal, RevealUntil
from tintero.ability.filters import Filter
from tintero.ability.render.en.puts import chooser
from tintero.ability.render.en.verbs_cards import hand_owner
from tintero.ability.render.plan.parts_of_speech import CARD, Noun
from tintero.ability.render.plan.quantities import done
from tintero.ability.render.plan.selectors import did, refer
from tintero.ability.render.realise.en import bridge
from tintero.ability.render.realise.en.words import article, listed, possessive
from tintero.ability.render.speaker import YOU, Phrase, Speaker, SpokenClause
from tintero.ability.selectors import All, Chosen, EventOther, This, TopOfDeck
from tintero.events import Kind
from tintero.vocab import NONE, Owner, Zone


def play(say: Speaker, node: Play) -> SpokenClause:
    what = node.what
    who = chooser(say, what)
    where = ""
    if isinstance(what, Chosen) and not what.source:
        f = what.filter
        where = "" if f.zone == Zone.HAND and f.or_zone == NONE else bridge.out_of(f)
        if say.looked == Filter(owner=f.owner, zone=f.zone):
            where = " from there"
        if f.or_zone != NONE and f.bounds:
            limits = [bridge.bound(say, item) for item in f.bounds]
            where += f" with {listed(limits)}"
            f = replace(f, bounds=())
        open_ = replace(f, zone=Zone.ANYWHERE, owner=Owner.ANY)
        phrase = bridge.chosen(say, replace(what, filter=open_), pick=False)
    elif isinstance(what, This) and node.exerted:
        phrase = Phrase(say.name, head="character", mine=True)
    else:
        phrase = say.cards(what)
    if isinstance(what, This) and say.event_kind in (Kind.DISCARDED, Kind.PUT_IN_DISCARD):
        phrase, where = Phrase("it", head="card", mine=True), " from your discard"
    head = phrase.head
    if isinstance(what, Chosen) and len(what.filter.types) == 1:
        head = bridge.head(Filter(types=what.filter.types, song=what.filter.song))
    did(say, node.label, Phrase(phrase.text, phrase.plural, head=head, mine=True), "played")
    if who is None and say.inside and say.they is not None and not phrase.mine:
        who = say.they if not isinstance(what, Chosen) else None
    verb = "‹shift›" if node.shift else "‹play› or shift" if node.or_shift else "‹play›"
    text = f"{verb} {phrase.text}{where}"
    if isinstance(what, Chosen) and what.reveal:
        shown = phrase.text if what.source else say.cards(what).text
        text = f"‹reveal› {shown} and {verb} {'them' if phrase.plural else 'it'}"
    if node.free:
        text += " for free"
    if node.less:
        text += f", paying {node.less} ⬡ less"
    if node.exerted:
        text += f" and {'they enter' if phrase.plural else 'it enters'} play exerted"
    if node.then_bottom and isinstance(what, EventOther):
        text = text.replace(" for free", " again from your discard for free")
        text += ". If you do, put that card on the bottom of your deck instead of into your discard"
    elif node.then_bottom:
        text += " and ‹put› it on the bottom of your deck instead of into your discard"
    return SpokenClause(who if who is not None else YOU, text)


def reveal_until(say: Speaker, node: RevealUntil) -> SpokenClause:
    """ "reveal cards from the top of your deck until you reveal a Floodborn character card"."""
    who = say.player(node.who)
    whose = "your" if who.you else "their"
    they = "you" if who.you else "they"
    noun = article(bridge.noun(say, replace(node.filter, zone=Zone.DECK)))
    say.remember(
        node.label,
        say.spoken(Noun("rest", plural=True, mine=who.you)),
        say.unit(done(CARD, "revealed")),
    )
    refer(say, node.found, Noun("that", mine=who.you))
    say.seen.update((node.label, node.found))
    text = f"‹reveal› cards from the top of {whose} deck until {they} reveal {noun}"
    return SpokenClause(who, text)


def look(say: Speaker, node: Look) -> SpokenClause:
    phrase = say.cards(node.what)
    if isinstance(node.what, All) and not bridge.in_play(node.what.filter):
        f = node.what.filter
        where = bridge.zone(f)
        if f.owner == Owner.OPPOSING:
            where = where.replace("an opponent's", "each opponent's")
        whole = f.zone == Zone.HAND and f == Filter(owner=f.owner, zone=f.zone)
        cards_ = where if whole else f"the {bridge.noun(say, f, True)} in {where}"
        phrase = Phrase(cards_, True, head="card", mine=phrase.mine)
        say.looked = f
    say.remember(
        node.label,
        say.spoken(Noun("that", plural=phrase.plural, mine=phrase.mine)),
        say.unit(done(CARD, "looked-at")),
    )
    saw(say, node.what, node.label)
    return SpokenClause(say.player(node.who), f"‹look› at {phrase.text}")


def saw(say: Speaker, what: Selector, label: str) -> None:
    say.seen.add(label)
    if isinstance(what, TopOfDeck) and what.count == 2:
        say.pairs.add(label)


def reveal(say: Speaker, node: Reveal) -> SpokenClause:
    what = node.what
    who = chooser(say, what)
    subject = who if who is not None else YOU
    if isinstance(what, TopOfDeck):
        subject = say.player(what.whose)
        phrase = say.cards(what)
        if say.shuffled and what.count == 1:
            phrase = Phrase("the top card", head="card", mine=phrase.mine)
        if not subject.you:
            phrase = Phrase(
                phrase.text.replace(f"of {possessive(subject.text)} ", "of their "), phrase.plural
            )
    elif isinstance(what, All) and what.filter.zone == Zone.HAND:
        subject = hand_owner(say, what.filter.owner)
        if not subject.you:
            what = All(replace(what.filter, owner=Owner.THEIRS))
        phrase = say.cards(what)
    elif isinstance(what, Chosen) and what.filter.zone == Zone.HAND:
        phrase = say.cards(what)
        text = phrase.text.replace(" from your hand", " in your hand")
        phrase = Phrase(text, phrase.plural, head=phrase.head, mine=phrase.mine)
    else:
        phrase = say.cards(what)
    text = "those cards" if phrase.plural else "that card"
    for label in say.openly:
        # "That card" could be the one or the other.
        was = say.labels[label]
        say.labels[label] = Phrase("the chosen card", head="card", mine=was.mine)
        text = "the revealed card"
    say.remember(
        node.label,
        Phrase(text, phrase.plural, head="card", mine=phrase.mine),
        say.unit(done(CARD, "revealed")),
    )
    saw(say, node.what, node.label)
    return SpokenClause(subject, f"‹reveal› {phrase.text}")
