"""Phrases that many cards share: which cards, on what condition, what happens to them."""

from __future__ import annotations

from typing import Final

from tintero.ability.base import (
    Condition,
    Effect,
    Quantity,
    Selector,
    StaticEffect,
    Who,
)
from tintero.ability.conditions import AnyPlayer, Compare, Have, InChallenge, Is, YourTurn
from tintero.ability.effects import (
    Apply,
    Discard,
    Draw,
    EachDoes,
    If,
    IfYouDo,
    Look,
    May,
    Nothing,
    OneOf,
    Pick,
    Place,
    Play,
    Put,
    Reveal,
    Rule,
    Seq,
)
from tintero.ability.filters import (
    CHARACTER,
    OPPOSING_CHARACTER,
    YOUR_CHARACTER,
    YOUR_HAND,
    Bound,
    Filter,
    Op,
)
from tintero.ability.quantities import Count, Happened, HowMany
from tintero.ability.select import (
    All,
    Candidate,
    Chosen,
    ChosenOpponent,
    EachOpponent,
    That,
    They,
    This,
    TopOfDeck,
)
from tintero.ability.statics import Cant, Modify, PayLess
from tintero.cards.starter._write import ACTIONS, CHAR, ITEMS, PLACES
from tintero.vocab import NONE, Deny, Owner, Stat, Until, Zone

# --- which cards ------------------------------------------------------------------------------

CHOSEN: Final = Chosen(CHARACTER)
CHOSEN_OPPOSING: Final = Chosen(OPPOSING_CHARACTER)
CHOSEN_YOURS: Final = Chosen(YOUR_CHARACTER)
THAT: Final = That()
REVEALED: Final = That("revealed")
THEIR_HAND: Final = Filter(owner=Owner.THEIRS, zone=Zone.HAND)
SONG_CARD: Final = Filter(song=1, zone=Zone.ANYWHERE)
ACTION_CARD: Final = Filter(ACTIONS, zone=Zone.ANYWHERE)
ITEM_CARD: Final = Filter(ITEMS, zone=Zone.ANYWHERE)
CHARACTER_CARD: Final = Filter(CHAR, zone=Zone.ANYWHERE)
LOCATION_CARD: Final = Filter(PLACES, zone=Zone.ANYWHERE)
# CR 4.6.2: the two sides of the challenge that is going on.
THE_CHALLENGER: Final = All(Filter(CHAR, tests=(InChallenge(Candidate(), 1),)))
THE_CHALLENGED: Final = All(Filter(CHAR, tests=(InChallenge(Candidate(), 2),)))


def cost_up_to(n: int) -> tuple[Bound]:
    return (Bound(Stat.COST, Op.AT_MOST, n),)


def strength_up_to(n: int) -> tuple[Bound]:
    return (Bound(Stat.STRENGTH, Op.AT_MOST, n),)


def strength_from(n: int) -> tuple[Bound]:
    return (Bound(Stat.STRENGTH, Op.AT_LEAST, n),)


def yours_named(*names: str) -> Filter:
    return Filter(CHAR, Owner.YOURS, names=names)


def yours_of(*classes: str, other: bool = False) -> Filter:
    return Filter(CHAR, Owner.YOURS, other=other, classes=classes)


def discarded(types: tuple[int, ...] = ()) -> Filter:
    """Cards in your discard."""
    return Filter(types, Owner.YOURS, Zone.DISCARD)


# --- conditions -------------------------------------------------------------------------------

YOUR_TURN: Final = YourTurn()
EXERTED: Final = Is(This(), Filter(exerted=1))
AT_A_LOCATION: Final = Is(This(), Filter(at_location=1))
HAS_CARD_UNDER: Final = Is(This(), Filter(has_under=1))


def have_named(*names: str) -> Condition:
    """You have a character with such a name in play."""
    return Have(yours_named(*names))


def opponent_has_more(zone: int) -> Condition:
    """An opponent has more cards there than you."""
    theirs = Count(Filter(owner=Owner.THEIRS, zone=zone))
    yours = Count(Filter(owner=Owner.YOURS, zone=zone))
    return AnyPlayer(EachOpponent(), Compare(theirs, Op.MORE, yours))


def happened(
    kind: int, what: Filter | None = None, by: int = Owner.ANY, extra: int = NONE
) -> Condition:
    """At least one such event this turn."""
    return Compare(Happened(kind, what, by, extra), Op.AT_LEAST, 1)


# --- modifiers --------------------------------------------------------------------------------


def strength(n: Quantity | int, to: Selector = This()) -> StaticEffect:
    return Modify(Stat.STRENGTH, n, to)


def willpower(n: Quantity | int, to: Selector = This()) -> StaticEffect:
    return Modify(Stat.WILLPOWER, n, to)


def lore(n: Quantity | int, to: Selector = This()) -> StaticEffect:
    return Modify(Stat.LORE, n, to)


# --- instructions -----------------------------------------------------------------------------


def give(to: Selector, *effects: StaticEffect, until: int = Until.END_OF_TURN) -> Effect:
    """Hand modifiers, abilities or prohibitions to these cards."""
    return Apply(effects, to, until)


def cant_quest(to: Selector) -> Effect:
    """They can't quest for the rest of this turn."""
    return Apply((Cant(Deny.QUEST),), to)


def stays_exerted(to: Selector) -> Effect:
    """They can't ready at the start of their next turn."""
    return Apply((Cant(Deny.READY_AT_START),), to, Until.THEIR_NEXT_TURN)


def next_costs_less(n: int, what: Filter) -> Effect:
    """You pay less for the next such card you play this turn."""
    return Rule((PayLess(n, what, next=True),))


def to_hand(what: Selector, from_zone: int = NONE) -> Effect:
    """Return cards to their player's hand."""
    return Put(what, Place.HAND, from_zone=from_zone)


def ink_exerted(what: Selector, from_zone: int = NONE) -> Effect:
    """Into their player's inkwell facedown and exerted."""
    return Put(what, Place.INKWELL, exerted=True, from_zone=from_zone)


def ink_top() -> Effect:
    """The top card of your deck into your inkwell facedown and exerted."""
    return ink_exerted(TopOfDeck())


def loot(n: int = 1) -> Effect:
    """Draw cards, then choose and discard as many."""
    return Seq((Draw(n), Discard(Chosen(YOUR_HAND, n))))


def discards(who: Who, count: Quantity | int = 1) -> Effect:
    """They choose and discard cards."""
    return EachDoes(who, (Discard(Chosen(THEIR_HAND, count, by=They())),))


def opponent_discards_of_your_choice(what: Filter) -> Effect:
    """Chosen opponent reveals their hand and discards such a card of your choice."""
    return EachDoes(ChosenOpponent(), (Reveal(All(THEIR_HAND)), Discard(Chosen(what))))


def rest(place: int) -> Effect:
    """The rest of the cards looked at or revealed, in any order."""
    left = Chosen(Filter(zone=Zone.DECK), HowMany("looked"), source="looked", ordered=True)
    return Put(left, place)


def look_for(n: int, what: Filter, most: int = 1, up_to: bool = False) -> Effect:
    """Look at the top cards, you may reveal such cards for your hand, the rest to the bottom."""
    found = Chosen(what, most, up_to=up_to, source="looked", reveal=True)
    return Seq((Look(TopOfDeck(n)), May(Put(found, Place.HAND)), rest(Place.DECK_BOTTOM)))


def split_top_two(one: int, other: int) -> Effect:
    """Of two cards just looked at put one here and the other there."""
    first = Chosen(Filter(zone=Zone.DECK), source="looked")
    second = Chosen(Filter(zone=Zone.DECK, other=True), source="looked", label="other")
    return Seq((Put(first, one), Put(second, other)))


def top_or_bottom() -> Effect:
    """Put the card just looked at on either the top or the bottom of the deck."""
    looked = That("looked")
    return OneOf((Put(looked, Place.DECK_TOP), Put(looked, Place.DECK_BOTTOM)))


def play_revealed(what: Filter, otherwise: Effect, exerted: bool = False) -> Effect:
    """If the revealed card is such a card you may play it for free; otherwise …

    CR 6.1.4, note: what stands under "otherwise" also happens after declining.
    """
    play = Play(REVEALED, exerted=exerted)
    return If(Is(REVEALED, what), IfYouDo(May(play), Nothing(), otherwise), otherwise)


def instead_if(what: Filter, better: Effect, usual: Effect, pick: Selector = CHOSEN) -> Effect:
    """A character is chosen; if it is such a character something else happens to it instead."""
    return Seq((Pick(pick), If(Is(THAT, what), better, usual)))
