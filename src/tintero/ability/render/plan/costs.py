"""`StaticEffect` nodes about paying for cards and playing them."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tintero.ability.conditions import Both, Compare, YourTurn
from tintero.ability.filters import Filter
from tintero.ability.render.plan import conditions, filters, quantities, rules
from tintero.ability.render.plan.parts_of_speech import THIS, YOU, Saying, Things
from tintero.ability.render.speaker import Speaker
from tintero.ability.statics import PayLess, PlayFor, PlayFrom, PlayOnlyIf
from tintero.vocab import Owner, Pay, Zone

CARDS: Final = Filter(zone=Zone.ANYWHERE)
HOW: Final = {Pay.SING: "sing", Pay.SHIFT: "shift"}


def played(f: Filter) -> Filter:
    """One plays characters, not character cards."""
    return replace(f, zone=Zone.ANYWHERE)


def pay_less(say: Speaker, node: PayLess, first: bool = False) -> Saying:
    """What is paid (`number`), and for what (`parts`). `first`: for the first one of each turn."""
    verb = "may-pay" if node.once and not node.next else "pay"
    what = scope(say, node)
    if first and node.what is not None:
        what = Saying("first-each-turn", things=Things(filters.head(played(node.what))))
    who = YOU if node.players == Owner.YOURS else rules.one_by_one(node.players)
    return Saying(verb, who, number=quantities.number(say, node.amount), parts=(what,))


def scope(say: Speaker, node: PayLess) -> Saying:
    """For what one pays less."""
    f, how = node.what, HOW.get(node.payment, "play")
    cards = filters.things(say, f) if f is not None else None
    match node:
        case PayLess(move=True, this=True):
            return Saying("to-move-this", object=THIS)
        case PayLess(onto_this=True):
            return Saying("to-shift-onto", object=THIS)
        case PayLess(move=True):
            return Saying("to-move-here" if node.to_here else "to-move", things=cards)
        case PayLess(use=True):
            return Saying("to-use", things=cards)
        case PayLess(this=True):
            return Saying(f"to-{how}-this", object=THIS)
        case _:
            cards = filters.things(say, played(f if f is not None else CARDS))
    if node.next:
        name = "that-name" if node.same_name_as is not None else ""
        turn = "turn" if node.once else ""
        return Saying(f"next-{how}", things=cards, how=name, until=turn)
    return Saying(f"to-{how}", things=cards, parts=place(f))


def place(f: Filter | None, hand: bool = False) -> tuple[Saying, ...]:
    """Where cards are played from; that it is the hand need not be said."""
    if f is None or filters.in_play(f) or (f.zone == Zone.HAND and not hand):
        return ()
    return (Saying("from", things=Things(owner=f.owner, zone=f.zone, or_zone=f.or_zone)),)


def playing(say: Speaker, node: PlayFrom | PlayOnlyIf) -> Saying:
    if isinstance(node, PlayOnlyIf):
        return Saying("play-only-if", YOU, THIS, when=conditions.condition(say, node.condition))
    if node.this:
        return Saying("play-this-from", YOU, parts=place(node.what, True))
    cards = filters.things(say, played(node.what))
    then = ["exerted"] * node.exerted + ["once"] * node.name_once
    if node.under_this:
        return Saying("play-from-under", YOU, THIS, things=cards, how="-".join(then))
    return Saying("play-from", YOU, things=cards, how="-".join(then), parts=place(node.what, True))


def offer(say: Speaker, node: PlayFor) -> Saying:
    """An alternate cost, and when it may be paid (`when`; `how`: in your turn)."""
    cards = filters.things(say, played(node.what)) if node.what is not None else None
    this = THIS if node.what is None else None
    made = Saying("play-free", YOU, this, things=cards, parts=place(node.what))
    made = replace(made, steps=rules.steps(say, *node.costs))
    if node.if_ is None:
        return made
    parts = node.if_.parts if isinstance(node.if_, Both) else (node.if_,)
    rest = [part for part in parts if part != YourTurn()]
    when = Saying("and", parts=tuple([conditions.condition(say, part) for part in rest]))
    counted = any(isinstance(part, Compare) and part.right != 1 for part in rest)
    how = "if" if len(rest) == len(parts) else "counted" if counted else "turn"
    return replace(made, how=how, when=when if rest else None)
