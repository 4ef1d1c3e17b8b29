"""Conditions about what happened: this turn, to the triggering event, or "this way"."""

from __future__ import annotations

from dataclasses import replace

from tintero.ability.base import Condition
from tintero.ability.conditions import (
    Compare,
    Either,
    EventNth,
    FirstTurnNotFirstPlayer,
    Is,
    Not,
    RemovedDrops,
    UsedShift,
)
from tintero.ability.filters import Filter, Relation
from tintero.ability.quantities import Happened, Result
from tintero.ability.selectors import All, That, This
from tintero.events import Kind
from tintero.text.lower import filters, players, selectors
from tintero.text.lower.conditions import CHARACTER, bounds_of
from tintero.text.lower.conditions_cards import anywhere, is_particular, kind_of
from tintero.text.lower.registry import test
from tintero.text.lower.scope import CannotLower, Scope
from tintero.text.parser import Tree
from tintero.vocab import Owner, Zone


def so_often(what: Happened, target: Tree) -> Condition:
    """It happened as often as the quantifier says; "no", "none": never."""
    least, most = bounds_of(selectors.quantity_words(target.trees[0]))
    if most == 0:
        return Not(Compare(what, Relation.AT_LEAST, 1))
    return Compare(what, Relation.AT_LEAST if most is None else Relation.EXACTLY, least)


def card_kind(target: Tree, scope: Scope) -> Filter | None:
    """A kind of card wherever it is now; none for "a card"."""
    found = anywhere(selectors.group(target, scope))
    return None if found == Filter(zone=Zone.ANYWHERE) else found


def by_whom(cond: Tree) -> int:
    psubj = cond.first("psubj")
    return Owner.YOURS if psubj is None else players.owner(psubj)


# --- what players did -------------------------------------------------------------------------


@test("q_played")
def played(cond: Tree, scope: Scope) -> Condition:
    target = cond.one("target")
    return so_often(Happened(Kind.PLAYED, card_kind(target, scope), by_whom(cond)), target)


@test("q_didnt_play")
def did_not_play(cond: Tree, scope: Scope) -> Condition:
    return Not(played(cond, scope))


@test("q_discarded")
def discarded(cond: Tree, scope: Scope) -> Condition:
    if cond.first("thisturn") is None:
        return this_way(cond, scope, "discard")
    target = cond.one("target")
    return so_often(Happened(Kind.DISCARDED, card_kind(target, scope), by_whom(cond)), target)


@test("q_put_under")
def put_under(cond: Tree, scope: Scope) -> Condition:
    what, onto = cond.all("target")
    if what.words != "a card":
        raise CannotLower(what, "lower-these-cards-put-under-a-card")
    if is_particular(onto):
        other = selectors.spoken(onto, scope)
    else:
        other = All(selectors.group(onto, scope))
    return Compare(Happened(Kind.PUT_UNDER, by=by_whom(cond), other=other), Relation.AT_LEAST, 1)


@test("q_didnt_ink")
def did_not_ink(cond: Tree, scope: Scope) -> Condition:
    """CR 4.2.3.2: inking is one of the ways in which a card is put into an inkwell."""
    if filters.zone_of(cond.one("zone")) != Zone.INKWELL:
        raise CannotLower(cond, "lower-cards-put-into-another-zone")
    by = by_whom(cond)
    ways = (Happened(Kind.INKED, by=by), Happened(Kind.PUT_IN_INKWELL, by=by))
    return Not(Either(tuple(Compare(way, Relation.AT_LEAST, 1) for way in ways)))


@test("q_removed_dmg")
def removed_damage(cond: Tree, scope: Scope) -> Condition:
    least = cond.num if cond.kind("NUM") else 1
    target = cond.first("target")
    if cond.first("thisway"):
        if "removed" not in scope.deeds or target is not None or cond.one("psubj").words != "you":
            raise CannotLower(cond, "lower-nothing-was-removed-before")
        return Compare(Result("removed"), Relation.AT_LEAST, least)
    if least > 1:
        raise CannotLower(cond, "lower-that-much-damage-removed-this-turn")
    found = None if target is None else replace(selectors.group(target, scope), zone=Zone.ANYWHERE)
    what = Happened(Kind.DAMAGE_REMOVED, found, by_whom(cond))
    return Compare(what, Relation.AT_LEAST, 1)


@test("q_got_drop")
def got_drop(cond: Tree, scope: Scope) -> Condition:
    return Compare(Happened(Kind.DROPS_GAINED, None, by_whom(cond)), Relation.AT_LEAST, 1)


@test("q_removed_drop")
def removed_drop(cond: Tree, scope: Scope) -> Condition:
    if cond.one("psubj").words != "you" or not plays_this(cond, scope):
        raise CannotLower(cond, "lower-removed-to-play-something-else")
    return RemovedDrops()


@test("q_used_shift")
def used_shift(cond: Tree, scope: Scope) -> Condition:
    if cond.one("psubj").words != "you" or cond.one("kw").words != "Shift":
        raise CannotLower(cond, "lower-the-use-of-this-to-play-it")
    what = selectors.spoken(cond.one("target"), scope)
    return UsedShift() if isinstance(what, This) else UsedShift(what)


def plays_this(cond: Tree, scope: Scope) -> bool:
    return isinstance(selectors.spoken(cond.one("target"), scope), This)


@test("q_first_turn")
def first_turn(cond: Tree, scope: Scope) -> Condition:
    return FirstTurnNotFirstPlayer()


# --- what happened to cards ---------------------------------------------------------------------


def of_cards(kind: int, target: Tree, scope: Scope, extra: int = -1) -> Condition:
    """Cards did something, or something was done to them, this turn."""
    if is_particular(target):
        what = selectors.spoken(target, scope)
        if isinstance(what, This):
            return Compare(Happened(kind, this=True, extra=extra), Relation.AT_LEAST, 1)
        return Compare(Happened(kind, card=what, extra=extra), Relation.AT_LEAST, 1)
    found = selectors.group(target, scope)
    if kind != Kind.BANISHED:
        found = replace(found, zone=Zone.ANYWHERE)
    return so_often(Happened(kind, found, extra=extra), target)


@test("q_was_banished")
def was_banished(cond: Tree, scope: Scope) -> Condition:
    target = cond.one("target")
    if cond.one("k_bc").words == "banished":
        return of_cards(Kind.BANISHED, target, scope, 1 if cond.first("inchal") else -1)
    if cond.first("inchal"):
        raise CannotLower(cond, "lower-challenged-in-a-challenge")
    other = selectors.spoken(target, scope) if is_particular(target) else None
    other = other or All(selectors.group(target, scope))
    return Compare(Happened(Kind.CHALLENGED, other=other), Relation.AT_LEAST, 1)


@test("q_did")
def did(cond: Tree, scope: Scope) -> Condition:
    """ "none of your characters challenged this turn", "a character quested this turn"."""
    kind = Kind.QUESTED if cond.one("k_cq").words == "quested" else Kind.CHALLENGED
    target = cond.one("target")
    if not is_particular(target):
        found = selectors.group(target, scope)
        if found == Filter(types=CHARACTER, owner=found.owner):
            # Only characters do it: whose they are says it all.
            return so_often(Happened(kind, by=found.owner), target)
    return of_cards(kind, target, scope)


@test("q_took_damage")
def took_damage(cond: Tree, scope: Scope) -> Condition:
    return of_cards(Kind.DAMAGE_TAKEN, cond.one("target"), scope)


@test("q_left")
def left(cond: Tree, scope: Scope) -> Condition:
    zone, target = cond.one("zone"), cond.one("target")
    if filters.zone_of(zone) != Zone.DISCARD:
        raise CannotLower(cond, "lower-leaving-this-zone")
    by = filters.zone_owner(zone, scope)
    return so_often(Happened(Kind.LEFT_DISCARD, card_kind(target, scope), by), target)


@test("q_put_this_turn")
def put_this_turn(cond: Tree, scope: Scope) -> Condition:
    if cond.first("thisway"):
        return this_way(cond, scope, "put")
    zone, target = cond.first("zone"), cond.one("target")
    if zone is None or filters.zone_of(zone) != Zone.DISCARD:
        raise CannotLower(cond, "lower-cards-put-into-another-zone")
    by = filters.zone_owner(zone, scope)
    return so_often(Happened(Kind.PUT_IN_DISCARD, card_kind(target, scope), by), target)


# --- this way, and the event ----------------------------------------------------------------------


@test("q_discarded_way")
def discarded_this_way(cond: Tree, scope: Scope) -> Condition:
    return this_way(cond, scope, "discard")


@test("q_returned")
def returned_this_way(cond: Tree, scope: Scope) -> Condition:
    return this_way(cond, scope, "put")


def this_way(cond: Tree, scope: Scope, done: str) -> Condition:
    """A card of a kind is among those the last instruction moved (CR 6.1.11)."""
    if done not in scope.deeds:
        raise CannotLower(cond, "lower-nothing-was-moved-that-way-before")
    target = cond.one("target")
    if bounds_of(selectors.quantity_words(target.trees[0])) != (1, None):
        raise CannotLower(cond, "lower-so-many-this-way")
    return Is(That(done), anywhere(kind_of(target, scope)))


@test("q_second_challenge", "q_second_card")
def second(cond: Tree, scope: Scope) -> Condition:
    """CR 6.2.2: which event of its kind this turn it is."""
    zone = cond.first("zone")
    if zone is not None and filters.zone_of(zone) != Zone.INKWELL:
        raise CannotLower(cond, "lower-cards-put-into-another-zone")
    return EventNth(2)
