"""Verbs about decks: look, reveal, search, shuffle, name, choose."""

from __future__ import annotations

from dataclasses import replace

from tintero.ability.base import Effect, Selector, Who
from tintero.ability.effects import (
    ExchangeHands,
    Look,
    NameCard,
    Nothing,
    Pick,
    Place,
    Put,
    Reveal,
    RevealUntil,
    Shuffle,
)
from tintero.ability.filters import Filter
from tintero.ability.selectors import (
    All,
    AnyPlayers,
    Chosen,
    EachOpponent,
    EventCard,
    EventOther,
    That,
    They,
    This,
    TopOfDeck,
    You,
)
from tintero.text.lower import filters, players, quantities, selectors
from tintero.text.lower.registry import verb
from tintero.text.lower.scope import CannotLower, Origin, Scope
from tintero.text.parser import Tree
from tintero.vocab import NONE, Owner, Zone


def mine(who: Who) -> int:
    """The owner of the cards of the player at work."""
    return Owner.YOURS if isinstance(who, You) else Owner.THEIRS


def top(topof: Tree, scope: Scope, who: Who) -> TopOfDeck:
    """ "the top 4 cards of your deck"."""
    count = int(topof.kind("NUM")[0]) if topof.kind("NUM") else 1
    zone = topof.first("zone")
    whose: Who = who
    if zone is not None:
        if filters.zone_of(zone) != Zone.DECK:
            raise CannotLower(topof, "lower-only-a-deck-has-a-top")
        owner = filters.zone_owner(zone, scope)
        if owner == Owner.YOURS:
            whose = You()
        elif owner == Owner.THEIRS:
            whose = They()
        elif owner == Owner.OPPOSING:
            scope.introduced = EachOpponent()
            whose = They()
        else:
            whose = who
    return TopOfDeck(count, whose)


def left_from(target: Tree, scope: Scope, what: Selector) -> int:
    """CR 6.1.11.1: "this card" after it was banished is the card in the discard, if still there."""
    np = target.trees[0]
    if np.label == "np_ref_zone":
        return filters.zone_of(np.one("zone"))
    if scope.gone != NONE and isinstance(what, (This, EventCard)):
        return scope.gone
    return scope.other_gone if isinstance(what, EventOther) else NONE


def own_deck(pvp: Tree, who: Who) -> None:
    """Of the player at work, not another's; and no other zone."""
    words = pvp.one("zone").words
    if words != ("your deck" if isinstance(who, You) else "their deck"):
        raise CannotLower(pvp, "lower-whose-deck")


@verb("v_look")
def look(pvp: Tree, scope: Scope, who: Who) -> Effect:
    topof = pvp.first("topof")
    if topof is not None:
        what: Selector = top(topof, scope, who)
        count = what.count if isinstance(what, TopOfDeck) else 1
        scope.looked = "looked"
        scope.mention(That("looked"), (), count != 1, Origin.PICKED, "looked", True)
        return Look(what, who=who)
    zone = pvp.first("zone")
    if zone is None:
        return look_at(pvp.one("target"), scope, who)
    owner = filters.zone_owner(zone, scope)
    scope.mention(That("looked"), (), True, Origin.PICKED, "looked", True)
    return Look(All(Filter(owner=owner, zone=filters.zone_of(zone))), who=who)


def look_at(target: Tree, scope: Scope, who: Who) -> Effect:
    """ "look at the cards in your inkwell"."""
    found = selectors.filter_of(target.trees[0], scope)
    if found != Filter(owner=found.owner, zone=found.zone):
        raise CannotLower(target, "lower-look-at-what")
    scope.looked, scope.looked_in, scope.looked_at = "looked", found.zone, found
    scope.there = found.zone
    scope.mention(That("looked"), (), True, Origin.PICKED, "looked", True)
    return Look(All(found), who=who)


@verb("v_look_n", "v_reveal_n")
def look_at_as_many(pvp: Tree, scope: Scope, who: Who) -> Effect:
    own_deck(pvp, who)
    (number,) = [kid for kid in pvp.trees if kid.label.startswith("a_")]
    cards = TopOfDeck(quantities.amount(number, scope), who)
    word = "looked" if pvp.label == "v_look_n" else "revealed"
    scope.looked = word
    scope.mention(That(word), (), True, Origin.PICKED, word, True)
    return Look(cards, who=who) if word == "looked" else Reveal(cards)


@verb("v_reveal_until")
def reveal_until(pvp: Tree, scope: Scope, who: Who) -> Effect:
    own_deck(pvp, who)
    found = selectors.group(pvp.one("target"), scope)
    scope.labels += 1
    scope.looked = "revealed"
    scope.mention(That("revealed"), (), True, Origin.PICKED, "revealed", True)
    scope.mention(That("it"), found.types, False, Origin.PICKED, "chosen", True)
    return RevealUntil(replace(found, zone=Zone.ANYWHERE), who=who)


@verb("v_search")
def search(pvp: Tree, scope: Scope, who: Who) -> Effect:
    """CR 7.1.4: searching a private zone; one may fail to find."""
    own_deck(pvp, who)
    target = pvp.one("target")
    found = replace(selectors.group(target, scope), zone=Zone.DECK, owner=mine(who))
    label = scope.label("it")
    scope.mention(That(label), found.types, False, Origin.PICKED, "chosen", True)
    return Pick(Chosen(found, by=who, label=label, may_fail=True))


@verb("v_reveal")
def reveal(pvp: Tree, scope: Scope, who: Who) -> Effect:
    topof = pvp.first("topof")
    if topof is not None:
        what = top(topof, scope, who)
        plural = what.count != 1
        if plural:
            scope.looked = "revealed"
        scope.mention(That("revealed"), (), plural, Origin.PICKED, "revealed", True)
        return Reveal(what)
    zone = pvp.first("zone")
    if zone is not None:
        scope.mention(That("revealed"), (), True, Origin.PICKED, "revealed", True)
        return Reveal(All(Filter(owner=mine(who), zone=filters.zone_of(zone))))
    target = pvp.one("target")
    return Reveal(selectors.target(target, scope, who))


@verb("v_shuffle_deck")
def shuffle(pvp: Tree, scope: Scope, who: Who) -> Effect:
    own_deck(pvp, who)
    return Shuffle(who)


@verb("v_shuffle_into")
def shuffle_into(pvp: Tree, scope: Scope, who: Who) -> Effect:
    target = pvp.one("target")
    if target.words == "the rest" and scope.looked == "revealed":
        return Put(That("revealed"), Place.SHUFFLED)
    what = selectors.target(target, scope, who)
    return Put(what, Place.SHUFFLED, from_zone=left_from(target, scope, what))


@verb("v_exchange_hands")
def exchange_hands(pvp: Tree, scope: Scope, who: Who) -> Effect:
    if not isinstance(who, You):
        raise CannotLower(pvp, "lower-only-you-exchange-hands")
    return ExchangeHands(players.player(pvp.one("psubj"), scope))


@verb("v_name")
def name(pvp: Tree, scope: Scope, who: Who) -> Effect:
    scope.named = True
    return NameCard(who)


@verb("v_choose")
def choose(pvp: Tree, scope: Scope, who: Who) -> Effect:
    target = pvp.one("target")
    if target.words == "any number of player":
        scope.who = AnyPlayers()
        return Nothing()
    picked = selectors.target(target, scope, who)
    if isinstance(picked, Chosen) and picked.count != 1:
        scope.looked, scope.looked_in = picked.label, picked.filter.zone
    return Pick(picked)
