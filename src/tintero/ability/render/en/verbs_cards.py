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
from tintero.ability.render.en.puts import chooser, place_of, put
from tintero.ability.render.plan import filters
from tintero.ability.render.plan.parts_of_speech import Noun
from tintero.ability.render.plan.selectors import did, refer
from tintero.ability.render.realise.en import bridge
from tintero.ability.render.speaker import (
    YOU,
    Phrase,
    Speaker,
    SpokenClause,
    unknown,
)
from tintero.ability.selectors import All, AtRandom, Chosen, Said, Together
from tintero.vocab import Owner, Zone


def verb(say: Speaker, node: Effect) -> SpokenClause:
    if isinstance(node, Banish):
        return simple(say, "banish", node.what, node.label, "banished")
    if isinstance(node, Ready):
        return simple(say, "ready", node.what, node.label, "readied")
    if isinstance(node, Exert):
        clause = simple(say, "exert", node.what, node.label, "exerted")
        # CR 5.1.1.11: the symbol is what a drying character cannot do; the word is not.
        text = clause.predicate.replace("‹exert›", "⟳") if node.symbol else clause.predicate
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
        text = f"‹put› a card from the top of your deck facedown under {under.text}"
        return SpokenClause(YOU, text)
    if isinstance(node, Pick):
        who = chooser(say, node.what)
        if isinstance(node.what, Chosen) and node.what.filter.zone == Zone.DECK:
            if not node.what.source:
                what = bridge.chosen(say, node.what, where=False)
                say.seen.add(node.what.label)
                zone = bridge.zone(node.what.filter)
                return SpokenClause(
                    who if who is not None else YOU, f"‹search› {zone} for {what.text}"
                )
        if isinstance(node.what, Chosen):
            what = bridge.chosen(say, node.what, pick=node.what.said == Said.ONE_OF)
        else:
            what = say.cards(node.what)
        return SpokenClause(who if who is not None else YOU, f"‹choose› {what.text}")
    if isinstance(node, MoveTo):
        who = chooser(say, node.what)
        what = say.cards(node.what)
        to = say.cards(node.to)
        if isinstance(node.what, Chosen) and node.what.filter.here:
            text = what.text.replace(" of yours", "").replace(" here", " from here")
            what = Phrase(text, what.plural, head=what.head, mine=what.mine)
        if isinstance(node.to, Chosen) and node.to.said == Said.A:
            to = Phrase(to.text.replace(" of yours", ""), head=to.head, mine=True)
        if isinstance(node.to, Chosen) and (isinstance(node.what, Together) or what.plural):
            to = Phrase(f"the same {to.head or 'location'}", head=to.head)
        did(say, node.label, what, "moved")
        if isinstance(node.what, Together):
            for part in node.what.parts:
                if isinstance(part, Chosen) and part.filter.other:
                    other = Phrase("the other character", head="character", mine=what.mine)
                    say.labels[part.label] = other
        choose = "‹choose› and " if who is not None else ""
        return SpokenClause(
            who if who is not None else YOU, f"{choose}‹move› {what.text} to {to.text} for free"
        )
    if isinstance(node, ReturnAlone):
        what = say.cards(node.what)
        hand = place_of(say, node.what, what, "hand")
        text = f"‹remove› all damage from {what.text} and ‹return› only this card to {hand}"
        if what.text != say.name:
            text = text.replace("only this card", "only that card")
        return SpokenClause(YOU, f"{text}, without the cards under it")
    raise unknown(node)


def simple(say: Speaker, name: str, what: Selector, label: str, participle: str) -> SpokenClause:
    who = chooser(say, what)
    phrase = say.cards(what)
    if participle == "banished" and isinstance(what, Chosen):
        say.banished.add(what.label)
    did(say, label, phrase, participle)
    if who is not None:
        return SpokenClause(who, f"‹choose› and ‹{name}› {phrase.text}")
    return SpokenClause(YOU, f"‹{name}› {phrase.text}")


def hand_owner(say: Speaker, owner: int) -> Phrase:
    """Who discards or reveals, by whose hand it is."""
    if owner == Owner.THEIRS:
        return say.they if say.they is not None else Phrase("that player")
    if owner == Owner.OPPOSING:
        return Phrase("each opponent")
    return YOU


def discard(say: Speaker, node: Discard) -> SpokenClause:
    what = node.what
    subject = YOU
    if isinstance(what, Chosen):
        who = chooser(say, what)
        phrase = bridge.chosen(say, what, where=what.filter.zone != Zone.HAND)
        subject = who if who is not None else hand_owner(say, what.filter.owner)
        if len(what.filter.types) == 1:
            called = filters.head(Filter(types=what.filter.types))
            say.discarded[what.label] = Noun("the-discarded", head=called)
        if who is None and not subject.you:
            text = f"‹discard› {phrase.text} of your choice"
        else:
            text = f"‹choose› and ‹discard› {phrase.text}"
    elif isinstance(what, AtRandom):
        phrase = bridge.at_random(say, what, where=what.filter.zone != Zone.HAND)
        subject = hand_owner(say, what.filter.owner)
        text = f"‹discard› {phrase.text}"
    elif isinstance(what, All) and what.filter.zone == Zone.HAND:
        subject = hand_owner(say, what.filter.owner)
        one_by_one = what.label != ""
        if not subject.you:
            what = All(replace(what.filter, owner=Owner.THEIRS))
        phrase = say.cards(what)
        cards_ = f"all cards in {phrase.text}" if one_by_one else phrase.text
        text = f"‹discard› {cards_}"
    elif isinstance(what, All) and what.among is not None:
        noun = bridge.noun(say, replace(what.filter, zone=Zone.HAND))
        phrase = say.cards(what)
        text = f"‹discard› each {noun} revealed this way"
    else:
        phrase = say.cards(what)
        text = f"‹discard› {phrase.text}"
    did(say, node.label, Phrase("", phrase.plural, head="card", mine=phrase.mine), "discarded")
    if say.exerted in say.labels and not say.labels[say.exerted].plural:
        # "That character" could be the card discarded since.
        was = say.labels[say.exerted]
        say.labels[say.exerted] = Phrase(f"the exerted {was.head}", head=was.head, mine=was.mine)
    return SpokenClause(subject, text)
