"""`Effect` nodes that move cards or change them: one clause each."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tintero.ability import effects
from tintero.ability.base import Effect, Selector
from tintero.ability.filters import Filter
from tintero.ability.render.plan import filters, puts, selectors
from tintero.ability.render.plan.parts_of_speech import CHARACTER, YOU, Goal, Noun, Saying
from tintero.ability.render.speaker import Speaker
from tintero.ability.selectors import All, AtRandom, Chosen, Said, Together
from tintero.vocab import Zone

SIMPLE: Final[dict[type[Effect], tuple[str, str]]] = {
    effects.Banish: ("banish", "banished"),
    effects.Ready: ("ready", "readied"),
    effects.Exert: ("exert", "exerted"),
}
PICKED: Final = ("picked",)


def simple(say: Speaker, node: effects.Banish | effects.Ready | effects.Exert) -> Saying:
    verb, deed = SIMPLE[type(node)]
    who = puts.chooser(say, node.what)
    it = selectors.mentioned(say, node.what)
    noun = selectors.cards(say, node.what)
    label = node.what.label if isinstance(node.what, Chosen) else ""
    if label and deed == "banished":
        say.banished.add(label)
    selectors.did(say, node.label, noun, deed)
    if isinstance(node, effects.Exert):
        # CR 5.1.1.11: the symbol is what a drying character cannot do; the word is not.
        verb = "exert-symbol" if node.symbol else verb
        say.exerted = label
    return Saying(verb, who or YOU, noun, it=it, ways=PICKED if who is not None else ())


def put_under_each(say: Speaker, node: effects.PutUnderEach) -> Saying:
    under = selectors.each(say, node.under)
    head = under.head
    selectors.refer(say, node.label, Noun("that", head=head, plural=True, mine=under.mine))
    return Saying("put-under-each", YOU, under)


def pick(say: Speaker, node: effects.Pick) -> Saying:
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


def move(say: Speaker, node: effects.MoveTo) -> Saying:
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
    return Saying("move", who or YOU, what, to=to, it=it, ways=PICKED if who is not None else ())


def return_alone(say: Speaker, node: effects.ReturnAlone) -> Saying:
    what = selectors.cards(say, node.what)
    goal = Goal("hand", puts.whose_zone(say, node.what, what))
    verb = "return-this-alone" if what.how == "this" else "return-alone"
    return Saying(verb, YOU, what, goal=goal)


def discard(say: Speaker, node: effects.Discard) -> Saying:
    what, subject = node.what, YOU
    ways: tuple[str, ...] = ()
    match what:
        case Chosen(filter=f):
            who = puts.chooser(say, what)
            noun = selectors.chosen(say, what, where=f.zone != Zone.HAND)
            subject = who or puts.hand_owner(say, f.owner)
            if not noun.plural:
                say.discarded[node.label] = Noun("the-discarded")
            if len(f.types) == 1:
                head = filters.head(Filter(types=f.types))
                say.discarded[what.label] = Noun("the-discarded", head=head)
            if who is None and not subject.you and noun.pick is not None:
                noun = replace(noun, pick=replace(noun.pick, your_choice=True))
            else:
                ways = PICKED
            say.focus = {what.label: noun}
        case AtRandom(filter=f):
            noun = selectors.at_random(say, what, where=f.zone != Zone.HAND)
            subject = puts.hand_owner(say, f.owner)
            say.focus = {what.label: noun}
        case All(filter=Filter(zone=Zone.HAND)):
            subject, noun = puts.whole_hand(say, what)
            noun = replace(noun, how="cards-of-hand") if what.label else noun
        case All(among=Selector()):
            sort = filters.things(say, replace(what.filter, zone=Zone.HAND))
            noun = replace(selectors.cards(say, what), how="each-revealed", things=sort)
        case _:
            noun = selectors.cards(say, what)
    selectors.did(say, node.label, Noun("that", plural=noun.plural, mine=noun.mine), "discarded")
    if say.exerted in say.labels and not say.labels[say.exerted].plural:
        # "That character" could be the card discarded since.
        was = say.labels[say.exerted]
        known = Noun("the-exerted", head=was.head, mine=was.mine)
        selectors.refer(say, say.exerted, known)
    return Saying("discard", subject, noun, ways=ways)
