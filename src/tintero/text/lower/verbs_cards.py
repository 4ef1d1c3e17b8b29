"""Verbs that move and show cards: draw, discard, put, return, look, reveal, play, search."""

from __future__ import annotations

from dataclasses import replace

from tintero.ability.base import Effect, Quantity, Who
from tintero.ability.effects import (
    Discard,
    Draw,
    OneOf,
)
from tintero.ability.filters import Filter
from tintero.ability.quantities import Count, DownTo, Result, Sum, Until_
from tintero.ability.selectors import All, Chosen, That, You
from tintero.text.lower import selectors
from tintero.text.lower.decks import mine, own_deck
from tintero.text.lower.registry import verb
from tintero.text.lower.scope import CannotLower, Origin, Scope
from tintero.text.lower.verbs_numbers import amount_in
from tintero.text.parser import Tree
from tintero.vocab import CardType, Owner, Zone

# --- hand -------------------------------------------------------------------------------------


@verb("v_draw")
def draw(pvp: Tree, scope: Scope, who: Who) -> Effect:
    qcards = pvp.one("qcards")
    target = qcards.first("target")
    if target is None:
        count: Quantity | int = that_many(qcards, scope)
    else:
        plain = selectors.counted(selectors.quantity_words(target.trees[0])) or 1
        missing = until_they_have(pvp, who, scope)
        count = missing if missing is not None else amount_in(pvp, scope, plain)
    scope.done = "draw"
    return Draw(count, who)


def that_many(qcards: Tree, scope: Scope) -> Quantity | int:
    """ "that many cards", "that number of cards plus 1": as many as were done before."""
    if not scope.done:
        raise CannotLower(qcards, "lower-how-many-cards")
    before = Result(scope.done)
    return Sum((before, qcards.num)) if qcards.has("plus") else before


def until_they_have(pvp: Tree, who: Who, scope: Scope) -> Quantity | None:
    """CR 6.1.8.1 "until you have N cards in your hand"."""
    for tail in (*pvp.all("ptail"), pvp):
        until = tail.first("untiln")
        if until is None:
            continue
        if until.kind("NUM"):
            return Until_(until.num, who)
        return Until_(Count(Filter(owner=Owner.THEIRS, zone=Zone.HAND)), who)
    return None


@verb("v_draw_bottom")
def draw_bottom(pvp: Tree, scope: Scope, who: Who) -> Effect:
    own_deck(pvp.one("topbot"), who)
    scope.done = "draw"
    return Draw(1, who, bottom=True)


@verb("v_draw_until")
def draw_until(pvp: Tree, scope: Scope, who: Who) -> Effect:
    missing = until_they_have(pvp, who, scope)
    if missing is None:
        raise CannotLower(pvp, "lower-until-when")
    return Draw(missing, who)


@verb("v_choose_discard")
def choose_discard(pvp: Tree, scope: Scope, who: Who) -> Effect:
    qcards = pvp.one("qcards")
    target = qcards.first("target")
    if target is None:
        scope_count = that_many(qcards, scope)
        hand = Filter(owner=mine(who), zone=Zone.HAND)
        scope.done = "discard"
        return Discard(Chosen(hand, scope_count, by=who, label=scope.label("it")))
    np = target.trees[0]
    if np.label not in ("np_q", "np_bare"):
        raise CannotLower(qcards, "lower-which-cards")
    words = selectors.quantity_words(np)
    found = replace(selectors.group(target, scope), zone=Zone.HAND, owner=mine(who))
    either = tuple(replace(one, zone=Zone.HAND, owner=mine(who)) for one in found.any_of)
    found = replace(found, any_of=either)
    plain = selectors.counted(words) or 1
    count: Quantity | int
    keep = keep_only(pvp, who)
    if keep is not None:
        count = DownTo(keep, Filter(owner=mine(who), zone=Zone.HAND))
    else:
        count = amount_in(pvp, scope, plain)
    label = scope.label("it")
    scope.mention(That(label), found.types, count != 1, Origin.PICKED, "discarded", True)
    scope.done = "discard"
    if words.startswith("any number"):
        return Discard(Chosen(found, None, True, by=who, label=label))
    return Discard(Chosen(found, count, words.startswith("up to"), by=who, label=label))


def keep_only(pvp: Tree, who: Who) -> int | None:
    """ "discard cards until they have 2": how many are left."""
    for tail in pvp.all("ptail"):
        until = tail.first("untiln")
        if until is not None and until.kind("NUM"):
            return until.num
    return None


@verb("v_discard_either")
def discard_either(pvp: Tree, scope: Scope, who: Who) -> Effect:
    cards, actions = (int(n) for n in pvp.kind("NUM"))
    hand = Filter(owner=mine(who), zone=Zone.HAND)
    action = replace(hand, types=(CardType.ACTION,))
    return OneOf(
        (
            Discard(Chosen(hand, cards, by=who, label=scope.label("it"))),
            Discard(Chosen(action, actions, by=who, label=scope.label("it"))),
        ),
        who,
        inline=True,
    )


@verb("v_discard")
def discard(pvp: Tree, scope: Scope, who: Who) -> Effect:
    zone = pvp.first("zone")
    if zone is not None and not pvp.first("psubj"):
        scope.done = "discard"
        return Discard(All(Filter(owner=mine(who), zone=Zone.HAND)))
    target = pvp.first("target")
    if target is None:
        hand = Filter(owner=mine(who), zone=Zone.HAND)
        scope.done = "discard"
        return Discard(Chosen(hand, DownTo(pvp.num, hand), by=who, label=scope.label("it")))
    chooser = pvp.first("whose")
    by: Who = You() if chooser is not None and chooser.words == "your" else who
    scope.done = "discard"
    picked = selectors.target(target, scope, by, Zone.HAND)
    if isinstance(picked, Chosen):
        picked = replace(picked, filter=replace(picked.filter, owner=mine(who)), said=0)
    scope.befalls(picked, "discarded")
    return Discard(picked)
