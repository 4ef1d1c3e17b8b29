"""`Effect` nodes about numbers: cards drawn, lore, damage, ink."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from tintero.ability import effects
from tintero.ability.base import Effect, Quantity, Selector
from tintero.ability.quantities import Capped, HowMany, Result, Sum
from tintero.ability.render.plan import players, puts, quantities, selectors
from tintero.ability.render.plan.parts_of_speech import (
    CARD,
    CHARACTER,
    YOU,
    Noun,
    Number,
    Saying,
    such,
)
from tintero.ability.render.speaker import Speaker
from tintero.ability.selectors import Chosen, EachOpponent, They

# What a player does or gets; some of it is counted later.
OF_PLAYERS: Final[dict[type[Effect], str]] = {
    effects.GainLore: "gain-lore",
    effects.LoseLore: "lose-lore",
    effects.GetDrops: "get-drops",
    effects.RemoveDrops: "remove-drops",
    effects.PayInk: "pay-ink",
    effects.Shuffle: "shuffle-deck",
    effects.NameCard: "name-card",
}
# Damage: the verb, and the field of the cards that are damaged or have been.
DAMAGE: Final[dict[type[Effect], tuple[str, str]]] = {
    effects.Deal: ("deal", "to"),
    effects.PutDamage: ("put-damage", "on"),
    effects.RemoveDamage: ("remove-damage", "from_"),
    effects.MoveDamage: ("move-damage", "from_"),
}
UNITS: Final = {
    "gain-lore": quantities.LORE_GAINED,
    "lose-lore": quantities.LORE_LOST,
    "deal": quantities.DAMAGE_DEALT,
    "put-damage": quantities.COUNTERS_PUT,
    "remove-damage": quantities.DAMAGE_REMOVED,
    "move-damage": quantities.COUNTERS_MOVED,
}
TOGETHER: Final = ("you-and-another", "any-players")


def of_player(say: Speaker, node: Any) -> Saying:
    verb, count = OF_PLAYERS[type(node)], getattr(node, "count", None)
    number = None if count is None else quantities.amount(say, count)
    if verb in UNITS:
        say.units[node.label] = UNITS[verb]
    who = players.player(say, node.who)
    each = ("each",) if isinstance(count, Capped) and isinstance(node.who, EachOpponent) else ()
    return Saying(verb, who, number=number, ways=each + together(who))


def draw(say: Speaker, node: effects.Draw) -> Saying:
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


def exchange_hands(say: Speaker, node: effects.ExchangeHands) -> Saying:
    return Saying("exchange-hands", YOU, players.player(say, node.who))


def ready_ink(say: Speaker, node: effects.ReadyInk) -> Saying:
    who = players.player(say, node.who)
    verb = "exert-ink" if node.exert else "ready-ink"
    if node.count is None:
        own = say.inside and isinstance(node.who, They) and not who.you
        return Saying(f"{verb}-own" if own else verb, who if own else YOU, who)
    return Saying(f"{verb}-some", YOU, who, number=quantities.amount(say, node.count))


# --- damage -----------------------------------------------------------------------------------


def damage(say: Speaker, node: Any) -> Saying:
    """Damage that is dealt, put, removed or moved: `number` None is all of it, or any amount."""
    verb, field = DAMAGE[type(node)]
    count = None if node.count is None else quantities.amount(say, node.count)
    what: Selector = getattr(node, field)
    dealer = selectors.cards(say, node.by) if verb == "deal" and node.by is not None else None
    it = selectors.mentioned(say, what) if dealer is None else None
    cards = selectors.each(say, what)
    to = selectors.each(say, node.to) if verb == "move-damage" else None
    if verb == "remove-damage":
        selectors.refer(say, node.label, Noun("each-healed", head=CHARACTER))
    say.units[node.label] = UNITS[verb]
    who = puts.chooser(say, what) if dealer is None else None
    ways = {
        "up-to": verb in ("remove-damage", "move-damage") and node.up_to,
        "total": verb == "remove-damage" and node.total,
        "each": verb == "remove-damage" and several(what) and isinstance(node.count, int),
        "picked": who is not None,
        "unreduced": verb == "deal" and node.unreduced,
    }
    made = Saying(verb, dealer or who or YOU, cards, number=count, ways=such(ways))
    return replace(made, to=to, it=it)


def several(what: Selector) -> bool:
    """So many chosen cards, more than one."""
    return isinstance(what, Chosen) and isinstance(what.count, int) and what.count > 1


def measured(q: Number) -> bool:
    """So much as another number is: "damage equal to …"."""
    if q.kind == "capped" and q.parts[0].kind in ("counted", "stat", "lore", "sum"):
        return measured(q.parts[0])
    return not (q.plain or q.unit is not None or (q.kind == "that" and q.n == 1))
