"""`Have` and `Compare`: what somebody has, and one number against another."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tintero.ability.conditions import Compare, Have, Not, SameCard, SameName
from tintero.ability.filters import Filter, Relation
from tintero.ability.quantities import Count, Happened, LoreOf, OpponentCount, Result
from tintero.ability.render.plan import filters, happened, players, quantities, selectors
from tintero.ability.render.plan.parts_of_speech import YOU, Noun, Number, Saying, Things
from tintero.ability.render.speaker import Speaker
from tintero.ability.selectors import Candidate, EventCard, Singers
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
    if len(f.tests) == 2:
        made = namesake(say, f, no != (node.most == 0))
        if made is not None:
            return made
    none = node.most == 0 and node.least in (0, 1)
    no = no != none
    simple = none or (node.least == 1 and node.most == quantities.ANY_NUMBER)
    what = held(say, f, node, no and simple)
    place = filters.things(say, f)
    if f.owner in (Owner.YOURS, Owner.THEIRS):
        return Saying("have", holder(say, f), what, no, things=place, index=int(simple))
    if f.owner == Owner.OPPOSING and not f.here:
        theirs = replace(f, owner=Owner.THEIRS)
        who = Noun("an-opponent")
        inner = replace(node, filter=theirs)
        one = Saying(
            "have",
            who,
            held(say, theirs, inner, none and simple),
            none,
            things=filters.things(say, theirs),
            index=int(simple),
        )
        there = Saying("there", None, what, no, things=place, index=int(simple))
        return Saying("opponent-has", parts=(one, there), no=no and not none)
    if f == Filter(types=(CardType.CHARACTER,), other=True, damaged=1) and node.least == 1:
        if not none and not no:
            return Saying("another-damaged", None, what, things=place)
    in_play = f.owner == Owner.ANY and not f.here and f.zone == Zone.PLAY and simple and not no
    if in_play and not none:
        return Saying("in-play", selectors.some(say, f), what, things=place)
    return Saying("there", None, what, no, things=place, index=int(simple))


def held(say: Speaker, f: Filter, node: Have, none: bool = False) -> Noun:
    """So many cards; "here" and the owner are said elsewhere in the clause."""
    sort = sort_of(say, f)
    if none:
        return Noun("no", sort, plural=True)
    if node.least == 1 and node.most == quantities.ANY_NUMBER:
        return Noun("one", sort)
    most = Number(n=node.most)
    if node.most != quantities.ANY_NUMBER:
        if node.least == node.most == 1:
            return Noun("only-one", sort)
        if node.least == node.most:
            return Noun("exactly", sort, plural=True, number=most)
        if node.least in (0, 1):
            return Noun("fewer", sort, plural=True, number=Number(n=node.most + 1))
        least = quantities.number(say, node.least)
        return Noun("between", sort, plural=True, number=Number(parts=(least, most)))
    how = "at-least" if isinstance(node.least, int) else "as-many"
    return Noun(how, sort, plural=True, number=quantities.number(say, node.least))


def namesake(say: Speaker, f: Filter, none: bool) -> Saying | None:
    """The card of the event shares a name with another such card, or with none."""
    for i, test in enumerate(f.tests):
        if not isinstance(test, SameName) or not isinstance(test.right, EventCard):
            continue
        if f.tests[1 - i : 2 - i] == (Not(SameCard(Candidate(), EventCard())),):
            plain = filters.things(say, replace(f, tests=(), other=False))
            return Saying("namesake", no=none, things=plain)
    return None


def holder(say: Speaker, f: Filter) -> Noun:
    if f.owner == Owner.YOURS:
        return YOU
    if f.owner == Owner.OPPOSING:
        return Noun("opponents", plural=True)
    if f.owner == Owner.THEIRS:
        return say.they or players.THAT_PLAYER
    return Noun("all-players", plural=True)


# --- comparing --------------------------------------------------------------------------------


def compare(say: Speaker, node: Compare, no: bool) -> Saying:
    left, right, op = node.left, node.right, node.op
    if isinstance(left, Happened) and isinstance(right, int):
        return happened.happened(say, left, op, right, no)
    if isinstance(left, Count) and isinstance(left.among, Singers) and isinstance(right, int):
        return Saying("sang", things=filters.things(say, left.filter), no=no, index=right)
    if isinstance(left, Count) and isinstance(right, int):
        made = counted(say, left, op, right, no)
        if made is not None:
            return made
    if isinstance(left, Result) and right == 1 and op == Relation.AT_LEAST:
        if say.units.get(left.label) == quantities.DAMAGE_REMOVED:
            return Saying("removed-damage", YOU, no=no)
    if isinstance(left, OpponentCount) and isinstance(right, int) and op == Relation.AT_LEAST:
        return Saying("has-opponents", YOU, no=no, op=op, number=Number(n=right))
    if isinstance(left, Count) and isinstance(right, Count) and op in STRICT:
        f, g = left.filter, right.filter
        if g == replace(f, owner=g.owner):
            sort = sort_of(say, f)
            who, than = holder(say, f), holder(say, g)
            return Saying("has-more", who, than, no, op=op, things=sort)
    if isinstance(left, LoreOf):
        who = players.player(say, left.who)
        than_ = quantities.number(say, right)
        return Saying("has-lore", who, than_.noun, no, op=op, number=than_)
    return Saying(
        "is-number",
        no=no,
        op=op,
        number=quantities.number(say, left),
        than=quantities.number(say, right),
    )


def counted(say: Speaker, left: Count, op: int, n: int, no: bool) -> Saying | None:
    f = left.filter
    if op in STRICT and f.owner in (Owner.YOURS, Owner.THEIRS):
        sort = sort_of(say, f)
        return Saying("has-over", holder(say, f), no=no, op=op, index=n, things=sort)
    if left.each == 1 and op not in STRICT:
        least = n if op != Relation.AT_MOST else 0
        most = n if op != Relation.AT_LEAST else quantities.ANY_NUMBER
        return have(say, Have(f, least, most), no)
    return None
