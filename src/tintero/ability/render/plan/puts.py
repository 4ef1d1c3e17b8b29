"""`Put`: the cards, and the zone they go to; and who moves them."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tintero.ability.base import Selector
from tintero.ability.effects import OneOf, Place, Put
from tintero.ability.quantities import DownTo
from tintero.ability.render.plan import filters, players, selectors
from tintero.ability.render.plan.parts_of_speech import (
    CARD,
    CHARACTER,
    YOU,
    Goal,
    Noun,
    Saying,
    Things,
)
from tintero.ability.render.speaker import RenderError, Speaker
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

GOALS: Final = {
    Place.HAND: "hand",
    Place.DECK_TOP: "top",
    Place.DECK_BOTTOM: "bottom",
    Place.INKWELL: "inkwell",
    Place.DISCARD: "discard",
    Place.SHUFFLED: "shuffled",
    Place.UNDER: "under",
}
DECK: Final = (Place.DECK_TOP, Place.DECK_BOTTOM)


# --- who --------------------------------------------------------------------------------------


def chooser(say: Speaker, what: Selector) -> Noun | None:
    """Who picks, if somebody else than you."""
    if isinstance(what, Chosen) and not isinstance(what.by, You):
        return players.player(say, what.by)
    return None


def hand_owner(say: Speaker, owner: int) -> Noun:
    """Who discards or reveals, by whose hand it is."""
    if owner == Owner.THEIRS:
        return say.they or players.THAT_PLAYER
    return players.ONE[EachOpponent] if owner == Owner.OPPOSING else YOU


def mover(say: Speaker, what: Selector) -> Noun | None:
    """Who moves the cards, if not you: who picks them, or each player with their own."""
    their = say.inside and say.they is not None
    they = say.they or players.THAT_PLAYER
    if their and isinstance(what, (All, AtRandom)):
        if what.filter.owner == Owner.THEIRS and not filters.in_play(what.filter):
            return they
    if their and isinstance(what, TopOfDeck) and isinstance(what.whose, They):
        return None if they.how == "chosen-player" else they
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
    where = searched(what)
    if isinstance(what, Chosen) and where is not None:
        noun = selectors.chosen(say, what, where=False)
    elif isinstance(what, TopOfDeck) and who is not None:
        noun = selectors.top(say, replace(what, whose=EachPlayer()))
    else:
        noun = moved(say, node)
    goal = destination(say, node, noun)
    called = noun.head
    if isinstance(what, That) and say.inside and called == CHARACTER:
        if node.place in (Place.HAND, *DECK):
            noun = Noun("that-as-card", head=called, plural=noun.plural, mine=noun.mine)
    if isinstance(what, AtRandom) and isinstance(what.count, DownTo):
        where = filters.place(what.count.filter.owner, what.count.filter.zone)
    selectors.did(say, node.label, noun, "shuffled" if node.place == Place.SHUFFLED else "put")
    way = "plain"
    if isinstance(what, Together):
        shown = all(isinstance(part, Chosen) and part.reveal for part in what.parts)
    else:
        shown = isinstance(what, Chosen) and what.reveal
    if searched(what) is not None:
        way = "search-shown" if shown else "search"
    elif shown:
        way = "shown"
    elif who is not None and isinstance(what, Chosen):
        # Chosen among cards in play, not out of cards at hand.
        way = "openly" if filters.in_play(what.filter) and not what.source else way
    verb = {"hand": "return", "shuffled": "shuffle"}.get(goal.kind, "put")
    who = who if who is not None else YOU
    return Saying(verb, who, noun, things=where, it=it, goal=goal, ways=(way,))


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
    if node.place not in GOALS:
        raise RenderError(f"no place has the number {node.place}")
    kind = GOALS[node.place]
    if kind == "under":
        under = Noun("this", mine=True)
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
    if isinstance(what, (TopOfDeck, Under, WasUnder)):
        return True
    if isinstance(what, All) and isinstance(what.among, That):
        return what.among.label in say.seen
    if isinstance(what, That):
        return what.label in say.seen
    if isinstance(what, Chosen):
        return what.source in say.seen or what.filter.zone == Zone.DECK
    if isinstance(what, Together):
        return all(from_deck(say, part) for part in what.parts)
    return False


def whose_zone(say: Speaker, what: Selector, noun: Noun) -> str:
    """Whose zone the cards go to: their player's (`Goal.whose`)."""
    if noun.mine:
        return "yours"
    if isinstance(what, (Chosen, All, AtRandom)):
        if what.filter.owner == Owner.THEIRS:
            return "theirs"
        if isinstance(what, Chosen) and what.source and say.labels_mine(what.source):
            return "yours"
    if isinstance(what, That) and say.labels_mine(what.label):
        return "yours"
    if isinstance(what, TopOfDeck):
        return "theirs"
    if isinstance(what, That) and (say.inside or what.label in say.seen | say.theirs):
        return "theirs"
    if isinstance(what, Chosen) and (what.source in say.seen or (what.source and say.inside)):
        return "theirs"
    say.owner_said = True
    if not noun.plural:
        return "owner"
    rest = noun.how == "rest" and noun.pick is None and not isinstance(what, All)
    return "owner-of-several" if rest or isinstance(what, (Under, WasUnder)) else "owners"


def either_place(say: Speaker, node: OneOf) -> Saying | None:
    """The same cards to the top of a deck or elsewhere: one verb with two goals."""
    modes = [mode for mode in node.modes if isinstance(mode, Put)]
    if len(modes) != 2 or len(node.modes) != 2 or modes[0].what != modes[1].what:
        return None
    if isinstance(modes[0].what, Chosen) or modes[0].place != Place.DECK_TOP:
        return None
    made: list[Saying] = []
    for mode in modes:
        focus = dict(say.focus)
        made.append(put(say, mode))
        say.focus = focus
    return replace(made[0], other_goal=made[1].goal)


def picked_for(say: Speaker, picked: Saying, then: OneOf) -> Saying | None:
    """A card is picked for one of two places: "put one on either the top or the bottom"."""
    made = either_place(say, then)
    if made is None or made.object is None or picked.object is None or picked.object.pick is None:
        return None
    if made.object != Noun("that", mine=made.object.mine):
        return None
    return replace(made, subject=YOU, object=picked.object, it=None)
