"""`Effect` nodes of one verb each: what is done, by whom, to what."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from tintero.ability import effects
from tintero.ability.base import Effect, Quantity, Selector
from tintero.ability.filters import Filter
from tintero.ability.quantities import Capped, HowMany, Result, Sum
from tintero.ability.render.plan import filters, players, plays, puts, quantities, selectors
from tintero.ability.render.plan.parts_of_speech import (
    CARD,
    CHARACTER,
    YOU,
    Goal,
    Measure,
    Noun,
    Number,
    Saying,
    such,
    sure,
)
from tintero.ability.render.plan.quantities import DAMAGE_REMOVED
from tintero.ability.render.speaker import Speaker, unknown
from tintero.ability.selectors import All, AtRandom, Chosen, EachOpponent, Said, They, Together
from tintero.vocab import Zone

SIMPLE: Final[dict[type[Effect], tuple[str, str]]] = {
    effects.Banish: ("banish", "banished"),
    effects.Ready: ("ready", "readied"),
    effects.Exert: ("exert", "exerted"),
}
PICKED: Final = ("picked",)


def verb(say: Speaker, node: Effect) -> Saying:
    make = PLANS.get(type(node))
    if make is None:
        raise unknown(node)
    return make(say, node)


# --- cards ------------------------------------------------------------------------------------


def to_cards(say: Speaker, verb: str, what: Selector) -> Saying:
    """Done to cards, by whoever picks them."""
    who, it = puts.chooser(say, what), selectors.mentioned(say, what)
    picked = PICKED if who is not None else ()
    return Saying(verb, who or YOU, selectors.cards(say, what), it=it, ways=picked)


def simple(say: Speaker, node: effects.Banish | effects.Ready | effects.Exert) -> Saying:
    verb, deed = SIMPLE[type(node)]
    made = to_cards(say, verb, node.what)
    label = node.what.label if isinstance(node.what, Chosen) else ""
    if label and deed == "banished":
        say.banished.add(label)
    selectors.did(say, node.label, sure(made.object), deed)
    if not isinstance(node, effects.Exert):
        return made
    say.exerted = label
    # CR 5.1.1.11: the symbol is what a drying character cannot do; the word is not.
    return replace(made, verb="exert-symbol") if node.symbol else made


def put_under_each(say: Speaker, node: effects.PutUnderEach) -> Saying:
    under = selectors.each(say, node.under)
    those = Noun("that", head=under.head, plural=True, mine=under.mine)
    selectors.refer(say, node.label, those)
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
    made = to_cards(say, "move", node.what)
    what, focus = sure(made.object), say.focus
    to = selectors.cards(say, node.to)
    if isinstance(node.to, Chosen) and (isinstance(node.what, Together) or what.plural):
        to = Noun("the-same", head=to.head)
    say.focus = {**focus, **say.focus}
    selectors.did(say, node.label, what, "moved")
    for part in node.what.parts if isinstance(node.what, Together) else ():
        if isinstance(part, Chosen) and part.filter.other:
            selectors.refer(say, part.label, Noun("the-other", head=CHARACTER, mine=what.mine))
    return replace(made, to=to)


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
        selectors.refer(say, say.exerted, Noun("the-exerted", head=was.head, mine=was.mine))
    return Saying("discard", subject, noun, ways=ways)


# --- numbers ----------------------------------------------------------------------------------

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
    "gain-lore": Measure("lore-gained", mass=True),
    "lose-lore": Measure("lore-lost", mass=True),
    "deal": Measure("damage-dealt", mass=True),
    "put-damage": Measure("counters-put"),
    "remove-damage": DAMAGE_REMOVED,
    "move-damage": Measure("counters-moved"),
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
    ref = Noun("the-drawn", plural=node.count != 1, mine=who.you)
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


PLANS: Final[dict[type[Effect], Callable[..., Saying]]] = {
    **dict.fromkeys(SIMPLE, simple),
    **dict.fromkeys(OF_PLAYERS, of_player),
    **dict.fromkeys(DAMAGE, damage),
    effects.Discard: discard,
    effects.PutUnderEach: put_under_each,
    effects.Pick: pick,
    effects.MoveTo: move,
    effects.ReturnAlone: return_alone,
    effects.Put: puts.put,
    effects.Play: plays.play,
    effects.Look: plays.look,
    effects.Reveal: plays.reveal,
    effects.RevealUntil: plays.reveal_until,
    effects.Draw: draw,
    effects.ExchangeHands: lambda say, node: Saying(
        "exchange-hands", YOU, players.player(say, node.who)
    ),
    effects.ReadyInk: ready_ink,
}
