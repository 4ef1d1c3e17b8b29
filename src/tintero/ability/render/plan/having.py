"""`Have`, `Compare` and `Is`: what somebody has, numbers compared, what cards are like."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tintero.ability.conditions import Compare, Have, Is, Not, SameCard, SameName
from tintero.ability.filters import Filter, Relation
from tintero.ability.quantities import Count, Happened, LoreOf, OpponentCount, Result
from tintero.ability.render.plan import filters, happened, players, quantities, selectors
from tintero.ability.render.plan.parts_of_speech import (
    CHARACTER,
    THIS,
    YOU,
    Noun,
    Number,
    Saying,
    Things,
)
from tintero.ability.render.plan.quantities import DAMAGE_REMOVED
from tintero.ability.render.speaker import Speaker
from tintero.ability.selectors import Candidate, EventCard, Singers, That, This, WasUnder
from tintero.vocab import CardType, Owner, Zone

STRICT: Final = (Relation.MORE, Relation.LESS)
OPPOSITE: Final = {
    Relation.AT_MOST: Relation.MORE,
    Relation.AT_LEAST: Relation.LESS,
    Relation.LESS: Relation.AT_LEAST,
    Relation.MORE: Relation.AT_MOST,
}


# --- having -----------------------------------------------------------------------------------


def sort_of(say: Speaker, f: Filter) -> Things:
    """ "Here" is said elsewhere in the clause."""
    return filters.things(say, replace(f, here=False))


def plain_have(node: Have) -> bool:
    """You have one such card in play."""
    f = node.filter
    one = node.least == 1 and node.most == quantities.ANY_NUMBER
    return one and f.owner == Owner.YOURS and filters.in_play(f) and not f.here


def have(say: Speaker, node: Have, no: bool) -> Saying:
    f = node.filter
    if is_namesake(f):
        plain = filters.things(say, replace(f, tests=(), other=False))
        return Saying("namesake", no=no != (node.most == 0), things=plain)
    none = node.most == 0 and node.least in (0, 1)
    simple = none or (node.least == 1 and node.most == quantities.ANY_NUMBER)
    if f.owner == Owner.OPPOSING and not f.here:
        there = had(say, None, node, no != none, simple)
        theirs = replace(node, filter=replace(f, owner=Owner.THEIRS))
        one = had(say, Noun("an-opponent"), theirs, none, simple)
        return Saying("opponent-has", parts=(one, there), no=no and not none)
    who = players.holder(say, f.owner) if f.owner in (Owner.YOURS, Owner.THEIRS) else None
    made = had(say, who, node, no != none, simple)
    if who is not None or no or none or f.here or not simple:
        return made
    if f == Filter(types=(CardType.CHARACTER,), other=True, damaged=1):
        return replace(made, verb="another-damaged")
    anywhere = f.owner == Owner.ANY and f.zone == Zone.PLAY
    return replace(made, verb="in-play", subject=selectors.some(say, f)) if anywhere else made


def had(say: Speaker, who: Noun | None, node: Have, no: bool, simple: bool) -> Saying:
    """Somebody has so many cards, or there are so many. `simple`: one, or none."""
    what, place = held(say, node, no and simple), filters.things(say, node.filter)
    verb = "there" if who is None else "have"
    return Saying(verb, who, what, no, things=place, index=int(simple))


def is_namesake(f: Filter) -> bool:
    """It shares a name with the card of the event, and is another."""
    one, other = Candidate(), EventCard()
    return len(f.tests) == 2 and {SameName(one, other), Not(SameCard(one, other))} == {*f.tests}


def held(say: Speaker, node: Have, none: bool = False) -> Noun:
    """So many cards; "here" and the owner are said elsewhere in the clause."""
    sort, least = sort_of(say, node.filter), node.least
    if none:
        return Noun("no", sort, plural=True)
    many = quantities.number(say, least)
    if node.most == quantities.ANY_NUMBER:
        if least == 1:
            return Noun("one", sort)
        how = "at-least" if isinstance(least, int) else "as-many"
        return Noun(how, sort, plural=True, number=many)
    if least == node.most:
        how = "only-one" if least == 1 else "exactly"
        return Noun(how, sort, plural=how == "exactly", number=many)
    if least in (0, 1):
        return Noun("fewer", sort, plural=True, number=Number(n=node.most + 1))
    between = Number(parts=(many, Number(n=node.most)))
    return Noun("between", sort, plural=True, number=between)


# --- comparing --------------------------------------------------------------------------------


def alike(f: Filter, g: Filter) -> bool:
    """Cards of one sort, of different players."""
    return g == replace(f, owner=g.owner)


def compare(say: Speaker, node: Compare, no: bool) -> Saying:
    left, op, right = node.left, node.op, node.right
    match left, op, right:
        case Happened(), _, int():
            return happened.happened(say, left, op, right, no)
        case Count(among=Singers()), _, int():
            return Saying("sang", things=filters.things(say, left.filter), no=no, index=right)
        case Count(filter=f), _, int() if op in STRICT and f.owner in (Owner.YOURS, Owner.THEIRS):
            sort = sort_of(say, f)
            return Saying(
                "has-over", players.holder(say, f.owner), no=no, op=op, index=right, things=sort
            )
        case Count(filter=f, each=1), _, int() if op not in STRICT:
            least = right if op != Relation.AT_MOST else 0
            most = right if op != Relation.AT_LEAST else quantities.ANY_NUMBER
            return have(say, Have(f, least, most), no)
        case Count(filter=f), (Relation.MORE | Relation.LESS), Count(filter=g) if alike(f, g):
            sort, than = sort_of(say, f), players.holder(say, g.owner)
            return Saying("has-more", players.holder(say, f.owner), than, no, op=op, things=sort)
        case Result(), Relation.AT_LEAST, 1 if say.units.get(left.label) == DAMAGE_REMOVED:
            return Saying("removed-damage", YOU, no=no)
        case OpponentCount(), Relation.AT_LEAST, int():
            return Saying("has-opponents", YOU, no=no, op=op, number=Number(n=right))
        case LoreOf(), _, _:
            who = players.player(say, left.who)
            lore = quantities.number(say, right)
            return Saying("has-lore", who, lore.noun, no, op=op, number=lore)
        case _:
            one, other = quantities.number(say, left), quantities.number(say, right)
            return Saying("is-number", no=no, op=op, number=one, than=other)


# --- being ------------------------------------------------------------------------------------


def is_(say: Speaker, node: Is, no: bool) -> Saying:
    known = selectors.in_focus(say, node.what)
    what = selectors.cards(say, node.what)
    f = node.filter
    label = node.what.label if isinstance(node.what, That) else ""
    as_card = filters.things(say, replace(f, zone=Zone.DECK))
    said = Saying("is", what, no=no, known=known, things=described(say, f))
    if label in say.discarded:
        # How else a discarded card can be called.
        said = replace(said, parts=(Saying("called", say.discarded[label]),))
    one = not no and not what.plural
    if one and label == "discard":
        return replace(said, verb="discarded-so", object=Noun("a", as_card))
    if f == Filter(zone=f.zone, has_under=f.has_under):
        none = (f.has_under == 1) == no
        if label in say.banished or say.gone:
            pile = THIS if isinstance(node.what, This) else what
            verb = "had-under" if label in say.banished else "was-under"
            return Saying(verb, pile, no=none, known=known)
        if not what.plural:
            return Saying("card-under", what, no=none, known=known)
    if label in say.kinds and f.names:
        what = Noun("that-kind", head=say.kinds[label], parts=(what,))
    if one and label == "put" and what.head == CHARACTER and f.classes:
        sort = filters.things(say, Filter(types=(CardType.CHARACTER,), classes=f.classes))
        return Saying("returned-so", what, Noun("a", sort), known=known, things=sort)
    if what.plural and not no and isinstance(node.what, (That, WasUnder)):
        # One of several is enough.
        any_ = Noun("any-of", head=what.head, mine=what.mine, parts=(what,))
        verb = "moved-so" if label == "put" else "is"
        return Saying(verb, any_, Noun("some-of", as_card, plural=True), things=said.things)
    return replace(said, subject=what)


def described(say: Speaker, f: Filter) -> Things:
    """Outside play it is a "character card", wherever it may be."""
    named = f.zone == Zone.ANYWHERE and (f.types or f.song == 1 or f.any_of)
    return filters.things(say, replace(f, zone=Zone.DECK) if named else f)
