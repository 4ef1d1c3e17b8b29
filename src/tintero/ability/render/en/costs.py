"""`StaticEffect` nodes about paying for cards and playing them."""

from __future__ import annotations

from dataclasses import replace

from tintero.ability.filters import Filter
from tintero.ability.render.en import filters, numbers
from tintero.ability.render.en.words import base_form
from tintero.ability.render.speaker import YOU, Clause, Speaker
from tintero.ability.statics import PayLess, PlayFor, PlayFrom, PlayOnlyIf
from tintero.vocab import Pay, Zone


def pay_less(say: Speaker, node: PayLess) -> str:
    each = ""
    if isinstance(node.amount, int):
        ink = f"{abs(node.amount)} ⬡ {'less' if node.amount >= 0 else 'more'}"
    else:
        each = numbers.for_each(say, node.amount)
        if each:
            ink, each = f"{numbers.each_of(node.amount)} ⬡ less", f" {each}"
        else:
            ink, each = "⬡ less", f", equal to {say.number(node.amount)}"
    return f"‹pay› {ink} {scope(say, node)}{each}"


def scope(say: Speaker, node: PayLess) -> str:
    """For what one pays less."""
    f = node.what
    if node.move:
        who = filters.group(say, f) if f is not None else "characters"
        return f"to move {who} {'here' if node.to_here else 'to a location'}"
    if node.use:
        return "to use abilities" + (f" of {filters.group(say, f)}" if f is not None else "")
    how = {Pay.SHIFT: "shift", Pay.SING: "sing", Pay.INK: "play"}.get(node.payment, "play")
    if node.this:
        return f"to {how} {say.name}"
    if node.next:
        noun = filters.noun(say, played(f)) if f is not None else "card"
        return f"for the next {noun} you {how}"
    noun = filters.noun(say, played(f), True, "and") if f is not None else "cards"
    where = filters.out_of(f) if f is not None and f.zone != Zone.HAND else ""
    return f"to {how} {noun}{where}"


def playing(say: Speaker, node: PlayFor | PlayFrom | PlayOnlyIf) -> str:
    if isinstance(node, PlayOnlyIf):
        return f"can play {say.name} only if {say.condition(node.condition)}"
    if isinstance(node, PlayFrom):
        where = filters.zone(node.what)
        where = "" if filters.in_play(node.what) else f" from {where}"
        if node.this:
            return f"can play this card{where}"
        return f"can play {filters.noun(say, played(node.what), True, 'and')}{where}"
    if node.what is None:
        what = say.name
    else:
        what = filters.noun(say, played(node.what), True, "and") + not_hand(node.what)
    cost: list[Clause] = []
    for part in node.costs:
        cost += say.clauses(part)
    tail = f" if {say.condition(node.if_)}" if node.if_ is not None else ""
    if not cost:
        return f"can play {what} for free{tail}"
    return f"can {base_form(cost, YOU)} to play {what} for free{tail}"


def played(f: Filter) -> Filter:
    """One plays characters, not character cards."""
    return replace(f, zone=Zone.ANYWHERE)


def not_hand(f: Filter) -> str:
    return "" if f.zone == Zone.HAND else filters.out_of(f)
