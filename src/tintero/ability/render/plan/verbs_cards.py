"""`Effect` nodes that move cards or change them: one clause each."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tintero.ability.effects import (
    Banish,
    Discard,
    Exert,
    MoveTo,
    Pick,
    PutUnderEach,
    Ready,
    ReturnAlone,
)
from tintero.ability.filters import Filter
from tintero.ability.render.plan import filters, puts, selectors
from tintero.ability.render.plan.parts_of_speech import CHARACTER, YOU, Goal, Noun, Saying
from tintero.ability.render.speaker import Speaker
from tintero.ability.selectors import All, AtRandom, Chosen, Said, Together
from tintero.vocab import Owner, Zone

SIMPLE: Final[dict[type[object], tuple[str, str]]] = {
    Banish: ("banish", "banished"),
    Ready: ("ready", "readied"),
    Exert: ("exert", "exerted"),
}
PICKED: Final = ("picked",)


def simple(say: Speaker, node: Banish | Ready | Exert) -> Saying:
    verb, deed = SIMPLE[type(node)]
    who = puts.chooser(say, node.what)
    it = selectors.mentioned(say, node.what)
    noun = selectors.cards(say, node.what)
    label = node.what.label if isinstance(node.what, Chosen) else ""
    if label and deed == "banished":
        say.banished.add(label)
    selectors.did(say, node.label, noun, deed)
    if isinstance(node, Exert):
        # CR 5.1.1.11: the symbol is what a drying character cannot do; the word is not.
        verb = "exert-symbol" if node.symbol else verb
        say.exerted = label
    if who is not None:
        return Saying(verb, who, noun, ways=PICKED)
    return Saying(verb, YOU, noun, it=it)


def put_under_each(say: Speaker, node: PutUnderEach) -> Saying:
    under = selectors.each(say, node.under)
    head = under.head
    selectors.refer(say, node.label, Noun("that", head=head, plural=True, mine=under.mine))
    return Saying("put-under-each", YOU, under)


def pick(say: Speaker, node: Pick) -> Saying:
    who = puts.chooser(say, node.what) or YOU
    if not isinstance(node.what, Chosen):
        return Saying("choose", who, selectors.cards(say, node.what))
    deck = puts.searched(node.what)
    if deck is not None:
        noun = selectors.chosen(say, node.what, where=False)
        say.seen.add(node.what.label)
    else:
        noun = selectors.chosen(say, node.what, pick=node.what.said == Said.ONE_OF)
    say.focus = {node.what.label: noun}
    return Saying("choose" if deck is None else "search", who, noun, things=deck)


def move(say: Speaker, node: MoveTo) -> Saying:
    who = puts.chooser(say, node.what)
    it = selectors.mentioned(say, node.what)
    what = selectors.cards(say, node.what)
    focus = say.focus
    to = selectors.cards(say, node.to)
    if isinstance(node.to, Chosen) and (isinstance(node.what, Together) or what.plural):
        to = Noun("the-same", head=to.head)
    say.focus = {**focus, **say.focus}
    selectors.did(say, node.label, what, "moved")
    for part in node.what.parts if isinstance(node.what, Together) else ():
        if isinstance(part, Chosen) and part.filter.other:
            other = Noun("the-other", head=CHARACTER, mine=what.mine)
            selectors.refer(say, part.label, other)
    if who is not None:
        return Saying("move", who, what, to=to, it=it, ways=PICKED)
    return Saying("move", YOU, what, to=to, it=it)


def return_alone(say: Speaker, node: ReturnAlone) -> Saying:
    what = selectors.cards(say, node.what)
    goal = Goal("hand", puts.whose_zone(say, node.what, what))
    verb = "return-this-alone" if what.how == "this" else "return-alone"
    return Saying(verb, YOU, what, goal=goal)


def discard(say: Speaker, node: Discard) -> Saying:
    what = node.what
    subject = YOU
    ways: tuple[str, ...] = ()
    if isinstance(what, Chosen):
        who = puts.chooser(say, what)
        noun = selectors.chosen(say, what, where=what.filter.zone != Zone.HAND)
        subject = who or puts.hand_owner(say, what.filter.owner)
        if not noun.plural:
            say.discarded[node.label] = Noun("the-discarded")
        if len(what.filter.types) == 1:
            head = filters.head(Filter(types=what.filter.types))
            say.discarded[what.label] = Noun("the-discarded", head=head)
        if who is None and not subject.you and noun.pick is not None:
            noun = replace(noun, pick=replace(noun.pick, your_choice=True))
        else:
            ways = PICKED
        say.focus = {what.label: noun}
    elif isinstance(what, AtRandom):
        noun = selectors.at_random(say, what, where=what.filter.zone != Zone.HAND)
        subject = puts.hand_owner(say, what.filter.owner)
        say.focus = {what.label: noun}
    elif isinstance(what, All) and what.filter.zone == Zone.HAND:
        subject = puts.hand_owner(say, what.filter.owner)
        one_by_one = what.label != ""
        if not subject.you:
            what = All(replace(what.filter, owner=Owner.THEIRS))
        noun = selectors.cards(say, what)
        noun = replace(noun, how="cards-of-hand") if one_by_one else noun
    elif isinstance(what, All) and what.among is not None:
        sort = filters.things(say, replace(what.filter, zone=Zone.HAND))
        noun = replace(selectors.cards(say, what), how="each-revealed", things=sort)
    else:
        noun = selectors.cards(say, what)
    selectors.did(say, node.label, Noun("that", plural=noun.plural, mine=noun.mine), "discarded")
    if say.exerted in say.labels and not say.labels[say.exerted].plural:
        # "That character" could be the card discarded since.
        was = say.labels[say.exerted]
        known = Noun("the-exerted", head=was.head, mine=was.mine)
        selectors.refer(say, say.exerted, known)
    return Saying("discard", subject, noun, ways=ways)
