"""`Play`, `Look`, `Reveal` and `RevealUntil`."""

from __future__ import annotations

from dataclasses import replace

from tintero.ability.base import Selector
from tintero.ability.effects import Look, Play, Reveal, RevealUntil
from tintero.ability.filters import Filter
from tintero.ability.render.plan import filters, players, puts, selectors
from tintero.ability.render.plan.parts_of_speech import (
    CARD,
    CHARACTER,
    YOU,
    Noun,
    Saying,
    Things,
    such,
)
from tintero.ability.render.plan.quantities import done
from tintero.ability.render.speaker import Speaker
from tintero.ability.selectors import All, Chosen, EachPlayer, EventOther, This, TopOfDeck
from tintero.events import Kind
from tintero.vocab import NONE, Owner, Zone


def play(say: Speaker, node: Play) -> Saying:
    what = node.what
    who = puts.chooser(say, what)
    it = selectors.mentioned(say, what)
    where = shown = None
    there = False
    if isinstance(what, Chosen) and not what.source:
        f = what.filter
        if f.zone != Zone.HAND or f.or_zone != NONE:
            where = puts.place(what)
        there = say.looked == Filter(owner=f.owner, zone=f.zone)
        if what.reveal:
            shown = selectors.cards(say, what)
        open_ = replace(f, zone=Zone.ANYWHERE, owner=Owner.ANY)
        noun = selectors.chosen(say, replace(what, filter=open_), pick=False)
    else:
        noun = selectors.cards(say, what)
        if isinstance(what, Chosen) and what.reveal:
            shown = noun
    head = noun.head
    if isinstance(what, This) and node.exerted:
        head = CHARACTER
    if isinstance(what, This) and say.event_kind in (Kind.DISCARDED, Kind.PUT_IN_DISCARD):
        noun = it = Noun("it", mine=True)
        where = Things(owner=Owner.YOURS, zone=Zone.DISCARD)
    if isinstance(what, Chosen):
        say.focus = {what.label: noun}
        if len(what.filter.types) == 1:
            head = filters.head(Filter(types=what.filter.types, song=what.filter.song))
    selectors.did(say, node.label, Noun("that", head=head, plural=noun.plural, mine=True), "played")
    if who is None and say.inside and not noun.mine and not isinstance(what, Chosen):
        who = say.they
    again = node.then_bottom and isinstance(what, EventOther)
    ways = {
        "shift": node.shift,
        "or-shift": node.or_shift and not node.shift,
        "there": there,
        "shown": shown is not None,
        "free": node.free,
        "exerted": node.exerted,
        "again": again,
        "then-bottom": node.then_bottom and not again,
    }
    made = Saying("play", who or YOU, noun, index=node.less, ways=such(ways))
    return replace(made, things=where, to=shown, it=it)


def seen(say: Speaker, what: Selector, label: str, ref: Noun, deed: str) -> None:
    """Remember cards looked at or revealed, which are still where they were."""
    say.remember(label, ref, done(CARD, deed))
    say.seen.add(label)
    say.taken.discard(label)
    say.focus[label] = ref
    if isinstance(what, TopOfDeck) and what.count == 2:
        say.pairs.add(label)


def reveal_until(say: Speaker, node: RevealUntil) -> Saying:
    who = players.player(say, node.who)
    sort = filters.things(say, replace(node.filter, zone=Zone.DECK))
    rest = Noun("rest", plural=True, mine=who.you)
    say.remember(node.label, rest, done(CARD, "revealed"))
    found = Noun("that", mine=who.you)
    selectors.refer(say, node.found, found)
    say.seen.update((node.label, node.found))
    say.focus = {node.found: found}
    return Saying("reveal-until", who, Noun("a", sort))


def look(say: Speaker, node: Look) -> Saying:
    noun = selectors.cards(say, node.what)
    if isinstance(node.what, All) and not filters.in_play(node.what.filter):
        noun = replace(noun, how="those-there", things=filters.things(say, node.what.filter))
        say.looked = node.what.filter
    ref = Noun("that", plural=noun.plural, mine=noun.mine)
    seen(say, node.what, node.label, ref, "looked-at")
    return Saying("look", players.player(say, node.who), noun)


def reveal(say: Speaker, node: Reveal) -> Saying:
    what = node.what
    subject = puts.chooser(say, what) or YOU
    it = selectors.mentioned(say, what)
    match what:
        case TopOfDeck():
            subject = players.player(say, what.whose)
            noun = selectors.cards(say, what)
            if say.shuffled and what.count == 1:
                noun = Noun("the-top", mine=noun.mine)
            elif not subject.you:
                noun = selectors.top(say, replace(what, whose=EachPlayer()))
        case All(filter=Filter(zone=Zone.HAND)):
            subject, noun = puts.whole_hand(say, what)
        case Chosen(filter=Filter(zone=Zone.HAND, owner=Owner.YOURS)):
            noun = replace(selectors.cards(say, what), place="in")
        case _:
            noun = selectors.cards(say, what)
    for label in say.openly:
        # "That card" could be the one or the other.
        selectors.refer(say, label, Noun("the-chosen", mine=say.labels[label].mine))
    how = "the-revealed" if say.openly else "those-revealed"
    ref = Noun(how, plural=noun.plural, mine=noun.mine)
    seen(say, node.what, node.label, ref, "revealed")
    return Saying("reveal", subject, noun, it=it)
