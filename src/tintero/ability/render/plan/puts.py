"""`Put`: the cards, and the zone they go to; and who moves them."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tintero.ability.base import Selector
from tintero.ability.effects import OneOf, Place, Put
from tintero.ability.filters import Filter
from tintero.ability.quantities import DownTo
from tintero.ability.render.plan import filters, players, selectors
from tintero.ability.render.plan.parts_of_speech import (
    CARD,
    CHARACTER,
    THIS,
    YOU,
    Goal,
    Noun,
    Picking,
    Saying,
    Things,
)
from tintero.ability.render.speaker import Speaker, word
from tintero.ability.selectors import (
    All,
    AtRandom,
    Chosen,
    EachOpponent,
    EachPlayer,
    That,
    They,
    This,
    Together,
    TopOfDeck,
    Under,
    WasUnder,
    You,
)
from tintero.vocab import CardType, Owner, Zone

# By the numbers of `Place`.
GOALS: Final = ("hand", "top", "bottom", "inkwell", "discard", "under", "shuffled")
DECK: Final = (Place.DECK_TOP, Place.DECK_BOTTOM)


# --- who --------------------------------------------------------------------------------------


def chooser(say: Speaker, what: Selector) -> Noun | None:
    """Who picks, if somebody else than you."""
    if isinstance(what, Chosen) and not isinstance(what.by, You):
        return players.player(say, what.by)
    return None


def hand_owner(say: Speaker, owner: int) -> Noun:
    """Who discards or reveals, by whose hand it is."""
    return players.holder(say, owner, players.ONE[EachOpponent], YOU)


def whole_hand(say: Speaker, what: All) -> tuple[Noun, Noun]:
    """Who discards or reveals their hand, and the cards of it."""
    who = hand_owner(say, what.filter.owner)
    if not who.you:
        what = All(replace(what.filter, owner=Owner.THEIRS))
    return who, selectors.cards(say, what)


def mover(say: Speaker, what: Selector) -> Noun | None:
    """Who moves the cards, if not you: who picks them, or each player with their own."""
    they = say.they if say.inside else None
    match what:
        case All(filter=f) | AtRandom(filter=f) if f.owner == Owner.THEIRS:
            return None if filters.in_play(f) else they
        case TopOfDeck(whose=They()) if they is not None:
            return None if they.how == "chosen-player" else they
        case _:
            return chooser(say, what)


# --- what -------------------------------------------------------------------------------------


def searched(what: Selector) -> Things | None:
    """The deck that is searched for the cards."""
    if isinstance(what, Chosen) and what.filter.zone == Zone.DECK and not what.source:
        return place(what)
    return None


def place(what: Chosen) -> Things:
    return Things(owner=what.filter.owner, zone=what.filter.zone, or_zone=what.filter.or_zone)


def put(say: Speaker, node: Put) -> Saying:
    what = node.what
    who = mover(say, what)
    it = selectors.mentioned(say, what)
    where, way = searched(what), "plain"
    match what:
        case Chosen() if where is not None:
            noun = selectors.chosen(say, what, where=False)
            way = "search-shown" if what.reveal else "search"
        case TopOfDeck() if who is not None:
            noun = selectors.top(say, replace(what, whose=EachPlayer()))
        case _:
            noun = moved(say, node)
    goal = destination(say, node, noun)
    match what:
        case That() if say.inside and noun.head == CHARACTER and node.place in (Place.HAND, *DECK):
            noun = Noun("that-as-card", head=noun.head, plural=noun.plural, mine=noun.mine)
        case AtRandom(count=DownTo(filter=f)):
            where = Things(owner=f.owner, zone=f.zone)
        case Chosen(reveal=True) | Together(parts=(Chosen(reveal=True), Chosen(reveal=True))):
            way = "shown" if way == "plain" else way
        case Chosen(source="", filter=f) if who is not None and filters.in_play(f):
            way = "openly"  # not out of cards at hand
    selectors.did(say, node.label, noun, "shuffled" if node.place == Place.SHUFFLED else "put")
    verb = {"hand": "return", "shuffled": "shuffle"}.get(goal.kind, "put")
    return Saying(verb, who or YOU, noun, things=where, it=it, goal=goal, ways=(way,))


def moved(say: Speaker, node: Put) -> Noun:
    what = node.what
    noun = selectors.cards(say, what)
    if isinstance(what, This) and not say.gone:
        # A character goes there as a card.
        hand = node.place == Place.HAND and say.type == CardType.CHARACTER
        if hand or node.place in (*DECK, Place.INKWELL, Place.SHUFFLED):
            return Noun("this-card", mine=True)
    if isinstance(what, All) and not filters.in_play(what.filter) and what.among is None:
        return replace(noun, how="all-from", head=CARD)
    if isinstance(what, Chosen) and what.filter == say.looked and selectors.is_single(what):
        return replace(noun, how="one-there")
    return noun


# --- where ------------------------------------------------------------------------------------


def destination(say: Speaker, node: Put, noun: Noun) -> Goal:
    what = node.what
    kind = word(GOALS, node.place, "place")
    if kind == "under":
        under = THIS
        if node.under is not None:
            under = selectors.cards(say, node.under)
        return Goal(kind, faceup=node.faceup, under=under)
    if kind == "hand" and from_deck(say, what):
        kind = "into-hand"
    return Goal(kind, whose_zone(say, what, noun), order(node, noun), node.exerted)


def order(node: Put, noun: Noun) -> str:
    if node.random:
        return "random"
    what, rest = node.what, noun.how == "rest"
    as_picked = isinstance(what, Chosen) and not what.ordered
    if not noun.plural or (as_picked and not rest):
        return ""
    return "those" if as_picked or (isinstance(what, That) and not rest) else "any"


def from_deck(say: Speaker, what: Selector) -> bool:
    """Whether the cards are put rather than returned: from a deck or from under a card."""
    match what:
        case TopOfDeck() | Under() | WasUnder() | Chosen(filter=Filter(zone=Zone.DECK)):
            return True
        case That(label=label) | All(among=That(label=label)) | Chosen(source=label):
            return label in say.seen
        case Together(parts=parts):
            return all(from_deck(say, part) for part in parts)
        case _:
            return False


def whose_zone(say: Speaker, what: Selector, noun: Noun) -> str:
    """Whose zone the cards go to: their player's (`Goal.whose`)."""
    if noun.mine:
        return "yours"
    match what:
        case TopOfDeck():
            return "theirs"
        case Chosen(filter=f) | All(filter=f) | AtRandom(filter=f) if f.owner == Owner.THEIRS:
            return "theirs"
        case That(label=label) if say.inside or label in say.seen | say.theirs:
            return "theirs"
        case Chosen(source=label) if label in say.seen or (label and say.inside):
            return "theirs"
        case _:
            say.owner_said = True
    if not noun.plural:
        return "owner"
    rest = noun.how == "rest" and noun.pick is None and not isinstance(what, All)
    return "owner-of-several" if rest or isinstance(what, (Under, WasUnder)) else "owners"


def either_place(say: Speaker, node: OneOf) -> Saying | None:
    """The same cards to the top of a deck or elsewhere: one verb with two goals."""
    match node.modes:
        case (Put(place=Place.DECK_TOP) as one, Put() as other) if one.what == other.what:
            if isinstance(one.what, Chosen):
                return None
        case _:
            return None
    with say.for_now(focus=dict(say.focus)):
        made = put(say, one)
    with say.for_now(focus=dict(say.focus)):
        return replace(made, other_goal=put(say, other).goal)


def picked_for(say: Speaker, picked: Saying, then: OneOf) -> Saying | None:
    """A card is picked for one of two places: "put one on either the top or the bottom"."""
    match either_place(say, then), picked:
        case Saying(object=Noun() as card) as made, Saying(object=Noun(pick=Picking()) as noun):
            same = card == Noun("that", mine=card.mine)
            return replace(made, subject=YOU, object=noun, it=None) if same else None
        case _:
            return None
