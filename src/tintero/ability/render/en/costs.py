"""`StaticEffect` nodes about paying for cards and playing them."""

from __future__ import annotations

from dataclasses import replace

from tintero.ability.conditions import Both, Compare, YourTurn
from tintero.ability.filters import Filter
from tintero.ability.quantities import Result, StatOf
from tintero.ability.render.realise.en import bridge
from tintero.ability.render.realise.en.words import article, base_form
from tintero.ability.render.speaker import YOU, Phrase, Speaker, SpokenClause
from tintero.ability.statics import PayLess, PlayFor, PlayFrom, PlayOnlyIf
from tintero.vocab import Owner, Pay, Stat, Zone


def pay_less(say: Speaker, node: PayLess) -> tuple[str, str]:
    """For each of what, and what one pays: "for each item you have in play", "‹pay› 1 ⬡ less"."""
    lead = each = ""
    if isinstance(node.amount, int):
        ink = f"{abs(node.amount)} ⬡ {'less' if node.amount >= 0 else 'more'}"
    else:
        each = bridge.for_each(say, node.amount)
        if isinstance(node.amount, StatOf) and node.amount.stat == Stat.DAMAGE:
            each = f"for each 1 damage on {bridge.subject(say, node.amount.of).text}"
        if each:
            ink, lead, each = f"{bridge.each_of(node.amount)} ⬡ less", each, ""
        else:
            ink, each = "⬡ less", f", equal to {say.number(node.amount)}"
        if isinstance(node.amount, Result) and node.amount.label not in say.units:
            ink, lead, each = "that amount of ⬡ less", "", ""
    may = "may pay" if node.once and not node.next else "‹pay›"
    return lead, f"{may} {ink} {scope(say, node)}{each}"


def scope(say: Speaker, node: PayLess) -> str:
    """For what one pays less."""
    f = node.what
    if node.move and node.this:
        return f"to move {say.name} to a location"
    if node.onto_this:
        return f"to shift a character on top of {say.name}"
    if node.move:
        who = bridge.group(say, f) if f is not None else "characters"
        if f is not None and f.owner == Owner.YOURS and node.to_here:
            who = article(bridge.owned(say, f))
        return f"to move {who} {'here' if node.to_here else 'to a location'}"
    if node.use:
        return "to use abilities" + (f" of {bridge.group(say, f)}" if f is not None else "")
    how = {Pay.SING: "sing", Pay.INK: "play"}.get(node.payment, "play")
    if node.payment == Pay.SHIFT and node.this:
        return f"to play {say.name} using their Shift ability"
    if node.this:
        return f"to {how} {say.name}"
    if node.next:
        noun = bridge.noun(say, played(f)) if f is not None else "card"
        name = " with that name" if node.same_name_as is not None else ""
        how = "shift" if node.payment == Pay.SHIFT else how
        turn = " this turn" if node.once else ""
        return f"for the next {noun} you {how}{name}{turn}"
    noun = bridge.noun(say, played(f), True) if f is not None else "cards"
    where = bridge.out_of(f) if f is not None and f.zone != Zone.HAND else ""
    if node.payment == Pay.SHIFT:
        where += " using their Shift ability"
    return f"to {how} {noun}{where}"


def playing(say: Speaker, node: PlayFor | PlayFrom | PlayOnlyIf) -> str:
    if isinstance(node, PlayOnlyIf):
        return f"can't play {say.name} unless {say.condition(node.condition)}"
    if isinstance(node, PlayFrom):
        where = bridge.zone(node.what)
        where = "" if bridge.in_play(node.what) else f" from {where}"
        if node.this:
            return f"may play this card{where}"
        noun = bridge.noun(say, played(node.what), True, "and")
        if node.under_this:
            where = f" from under {say.name}"
        once = ""
        if node.name_once:
            once = f" and you can't play {noun} with the same name as {noun} you played this way"
            once += " this turn"
        then = f". If you do, they enter play exerted{once}" if node.exerted else once
        return f"may play {noun}{where}{then}"
    if node.what is None:
        what = say.name
    else:
        what = bridge.noun(say, played(node.what), True, "and") + not_hand(node.what)
    cost: list[SpokenClause] = []
    for part in node.costs:
        cost += say.clauses(part)
    if not cost:
        return f"may play {what} for free"
    return f"may {base_form(cost, YOU)} to play {what} for free"


def offer(say: Speaker, node: PlayFor) -> SpokenClause:
    """ "during your turn, you may … if …"; "if …, you may …"."""
    text = playing(say, node)
    if node.if_ is None:
        return SpokenClause(YOU, text)
    parts = list(node.if_.parts) if isinstance(node.if_, Both) else [node.if_]
    turn = YourTurn()
    said = " and ".join([say.condition(part) for part in parts if part != turn])
    counted = [part for part in parts if isinstance(part, Compare) and part.right != 1]
    if turn in parts and counted:
        return SpokenClause(Phrase(f"during your turn, if {said}, you"), text)
    if turn in parts:
        return SpokenClause(Phrase("during your turn, you"), text + (f" if {said}" if said else ""))
    return SpokenClause(Phrase(f"if {said}, you"), text)


def played(f: Filter) -> Filter:
    """One plays characters, not character cards."""
    return replace(f, zone=Zone.ANYWHERE)


def not_hand(f: Filter) -> str:
    return "" if f.zone == Zone.HAND else bridge.out_of(f)
