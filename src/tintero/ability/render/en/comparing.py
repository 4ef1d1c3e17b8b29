"""`Compare`: one number and another."""

from __future__ import annotations

from dataclasses import replace

from tintero.ability.base import Quantity
from tintero.ability.conditions import Compare, Have
from tintero.ability.filters import Filter, Relation
from tintero.ability.quantities import Count, Happened, LoreOf, OpponentCount, Result
from tintero.ability.render.en import happened
from tintero.ability.render.en.being import has, has_not
from tintero.ability.render.en.having import bare, have
from tintero.ability.render.plan.quantities import DAMAGE_REMOVED
from tintero.ability.render.realise.en import bridge
from tintero.ability.render.realise.en.words import article
from tintero.ability.render.speaker import Phrase, Speaker
from tintero.ability.selectors import Singers
from tintero.vocab import Owner


def compare(say: Speaker, node: Compare, no: bool) -> str:
    left, right = node.left, node.right
    if isinstance(left, Happened) and isinstance(right, int):
        return happened.said(say, left, node.op, right, no)
    if isinstance(left, Count) and isinstance(left.among, Singers) and isinstance(right, int):
        one, many = bridge.noun(say, left.filter), bridge.noun(say, left.filter, True)
        limit = article(one) if right == 1 else f"{right} or more {many}"
        return f"{limit} sang this song"
    if (
        isinstance(left, Count)
        and isinstance(right, int)
        and node.op in (Relation.MORE, Relation.LESS)
    ):
        if left.filter.owner in (Owner.YOURS, Owner.THEIRS) and not no:
            return more_or_fewer(say, left.filter, node.op, right)
    if isinstance(left, Result) and right == 1 and node.op == Relation.AT_LEAST:
        if say.measured(left.label) == DAMAGE_REMOVED:
            return f"you {'did not remove' if no else 'removed'} damage this way"
    if isinstance(left, Count) and isinstance(right, int) and left.each == 1:
        if node.op == Relation.AT_LEAST:
            return have(say, Have(left.filter, right), no)
        if node.op == Relation.AT_MOST:
            return have(say, Have(left.filter, 0, right), no)
        if node.op == Relation.EXACTLY:
            return have(say, Have(left.filter, right, right), no)
    if isinstance(left, OpponentCount) and isinstance(right, int) and node.op == Relation.AT_LEAST:
        return f"you {'do not have' if no else 'have'} {right} or more opponents"
    op = opposite(node.op) if no and node.op != Relation.EXACTLY else node.op
    if isinstance(left, Count) and isinstance(right, Count):
        if right.filter == replace(left.filter, owner=right.filter.owner) and op in MORE_OR_LESS:
            return more_than(say, left.filter, op, right.filter)
    if isinstance(left, LoreOf):
        return lore(say, left, op, right, no and op == Relation.EXACTLY)
    is_not = "isn't" if no and op == Relation.EXACTLY else "is"
    equal = "equal to " if op == Relation.EXACTLY and not isinstance(right, int) else ""
    return f"{say.number(left)} {is_not} {equal}{bridge.limit(say, op, right)}"


def more_or_fewer(say: Speaker, f: Filter, op: int, n: int) -> str:
    """ "they have more than 3 cards in their hand"."""
    who = Phrase("you", you=True) if f.owner == Owner.YOURS else theirs(say, f)
    more = "more" if op == Relation.MORE else "fewer"
    return f"{who.text} {has(who)} {more} than {n} {bare(say, f, True)}{bridge.within(f)}"


MORE_OR_LESS = (Relation.MORE, Relation.LESS)


def more_than(say: Speaker, f: Filter, op: int, g: Filter) -> str:
    """ "an opponent has more cards in their hand than you"."""
    who = [Phrase("you", you=True) if x.owner == Owner.YOURS else theirs(say, x) for x in (f, g)]
    noun = f"{'more' if op == Relation.MORE else 'fewer'} {bare(say, f, True)}{bridge.within(f)}"
    return f"{who[0].text} {has(who[0])} {noun} than {who[1].text}"


def theirs(say: Speaker, f: Filter) -> Phrase:
    if f.owner == Owner.OPPOSING:
        return Phrase("opponents", True)
    if f.owner == Owner.THEIRS:
        return say.they if say.they is not None else Phrase("that player")
    return Phrase("all players together", True)


def lore(say: Speaker, left: LoreOf, op: int, right: Quantity | int, no: bool) -> str:
    who = say.player(left.who)
    verb = has_not(who) if no else has(who)
    if isinstance(right, LoreOf):
        other = say.player(right.who)
        than = "you" if other.you else other.text
        words = {Relation.MORE: "more lore than", Relation.LESS: "less lore than"}
        words[Relation.EXACTLY] = "as much lore as"
        words[Relation.AT_LEAST] = "at least as much lore as"
        words[Relation.AT_MOST] = "no more lore than"
        return f"{who.text} {verb} {words[op]} {than}"
    return f"{who.text} {verb} {bridge.limit(say, op, right)} lore"


def opposite(op: int) -> int:
    return {
        Relation.AT_MOST: Relation.MORE,
        Relation.AT_LEAST: Relation.LESS,
        Relation.LESS: Relation.AT_LEAST,
        Relation.MORE: Relation.AT_MOST,
    }[op]
