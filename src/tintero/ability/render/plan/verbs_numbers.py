"""`Effect` nodes about numbers: cards drawn, lore, damage, ink."""

from __future__ import annotations

from typing import Final

from tintero.ability.base import Quantity, Selector
from tintero.ability.effects import (
    Deal,
    Draw,
    ExchangeHands,
    GainLore,
    GetDrops,
    LoseLore,
    MoveDamage,
    NameCard,
    PayInk,
    PutDamage,
    ReadyInk,
    RemoveDamage,
    RemoveDrops,
    Shuffle,
)
from tintero.ability.quantities import Capped, HowMany, Result, Sum
from tintero.ability.render.plan import players, puts, quantities, selectors
from tintero.ability.render.plan.parts_of_speech import CARD, CHARACTER, YOU, Noun, Number, Saying
from tintero.ability.render.speaker import Speaker
from tintero.ability.selectors import Chosen, EachOpponent, They

UNITS: Final = {
    GainLore: ("gain-lore", quantities.LORE_GAINED),
    LoseLore: ("lose-lore", quantities.LORE_LOST),
}
TOGETHER: Final = ("you-and-another", "any-players")


def lore(say: Speaker, node: GainLore | LoseLore) -> Saying:
    verb, unit = UNITS[type(node)]
    count = quantities.amount(say, node.count)
    say.units[node.label] = unit
    each = isinstance(node.count, Capped) and isinstance(node.who, EachOpponent)
    ways = ("each",) if each else ()
    return Saying(verb, players.player(say, node.who), number=count, ways=ways)


def draw(say: Speaker, node: Draw) -> Saying:
    who = players.player(say, node.who)
    count = drawn(say, node.count)
    one = node.count == 1
    ref = Noun("the-drawn", plural=not one, mine=who.you)
    say.remember(node.label, ref, quantities.done(CARD, "drawn"))
    ways = together(who) + (("bottom",) if node.bottom else ())
    return Saying("draw", who, number=count, ways=ways)


def drawn(say: Speaker, count: Quantity | int) -> Number:
    if isinstance(count, (Result, HowMany)) and count.label == "discard":
        return Number("that")
    number = quantities.amount(say, count)
    if isinstance(count, Sum) and len(count.parts) == 2:
        first, more = count.parts
        if isinstance(first, (Result, HowMany)) and isinstance(more, int):
            return Number("that-plus", more, parts=(number,))
    return number


def together(who: Noun) -> tuple[str, ...]:
    """Several players are named together: each of them does it."""
    return ("apiece",) if who.how in TOGETHER else ()


def get_drops(say: Speaker, node: GetDrops) -> Saying:
    count = quantities.amount(say, node.count)
    who = players.player(say, node.who)
    return Saying("get-drops", who, number=count, ways=together(who))


def remove_drops(say: Speaker, node: RemoveDrops) -> Saying:
    return Saying("remove-drops", players.player(say, node.who), number=Number(n=node.count))


def pay_ink(say: Speaker, node: PayInk) -> Saying:
    count = quantities.number(say, node.count)
    return Saying("pay-ink", players.player(say, node.who), number=count)


def shuffle(say: Speaker, node: Shuffle) -> Saying:
    return Saying("shuffle-deck", players.player(say, node.who))


def name_card(say: Speaker, node: NameCard) -> Saying:
    return Saying("name-card", players.player(say, node.who))


def exchange_hands(say: Speaker, node: ExchangeHands) -> Saying:
    return Saying("exchange-hands", YOU, players.player(say, node.who))


def ready_ink(say: Speaker, node: ReadyInk) -> Saying:
    who = players.player(say, node.who)
    verb = "exert-ink" if node.exert else "ready-ink"
    if node.count is None:
        own = say.inside and isinstance(node.who, They) and not who.you
        return Saying(f"{verb}-own" if own else verb, who if own else YOU, who)
    return Saying(f"{verb}-some", YOU, who, number=quantities.amount(say, node.count))


# --- damage -----------------------------------------------------------------------------------


def deal(say: Speaker, node: Deal) -> Saying:
    count = quantities.amount(say, node.count)
    by = selectors.cards(say, node.by) if node.by is not None else None
    it = selectors.mentioned(say, node.to) if by is None else None
    to = selectors.each(say, node.to)
    say.units[node.label] = quantities.DAMAGE_DEALT
    who = puts.chooser(say, node.to)
    ways = ("unreduced",) if node.unreduced else ()
    if by is None and who is not None:
        return Saying("deal", who, to, number=count, ways=("picked", *ways))
    return Saying("deal", by or YOU, to, number=count, it=it, ways=ways)


def put_damage(say: Speaker, node: PutDamage) -> Saying:
    count = quantities.amount(say, node.count)
    it = selectors.mentioned(say, node.on)
    on = selectors.each(say, node.on)
    say.units[node.label] = quantities.COUNTERS_PUT
    who = puts.chooser(say, node.on)
    ways = ("picked",) if who is not None else ()
    return Saying("put-damage", who or YOU, on, number=count, it=it, ways=ways)


def take_damage(say: Speaker, node: RemoveDamage | MoveDamage) -> Saying:
    """Damage that leaves cards: `number` None is all of it, or any amount."""
    count = None if node.count is None else quantities.amount(say, node.count)
    it = selectors.mentioned(say, node.from_)
    from_ = selectors.each(say, node.from_)
    ways: list[str] = ["up-to"] if node.up_to else []
    to = None
    if isinstance(node, RemoveDamage):
        verb = "remove-damage"
        if node.total:
            ways.append("total")
        if several(node.from_) and isinstance(node.count, int):
            ways.append("each")
        selectors.refer(say, node.label, Noun("each-healed", head=CHARACTER))
        say.units[node.label] = quantities.DAMAGE_REMOVED
    else:
        verb, to = "move-damage", selectors.each(say, node.to)
        say.units[node.label] = quantities.COUNTERS_MOVED
    who = puts.chooser(say, node.from_)
    if who is not None:
        ways.append("picked")
    return Saying(verb, who or YOU, from_, number=count, to=to, it=it, ways=tuple(ways))


def several(what: Selector) -> bool:
    """So many chosen cards, more than one."""
    return isinstance(what, Chosen) and isinstance(what.count, int) and what.count > 1


def measured(q: Number) -> bool:
    """So much as another number is: "damage equal to …"."""
    if q.kind == "capped" and q.parts[0].kind in ("counted", "stat", "lore", "sum"):
        return measured(q.parts[0])
    return not (q.plain or q.unit is not None or (q.kind == "that" and q.n == 1))
