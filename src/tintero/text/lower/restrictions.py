"""What cards can't and can do: "can't quest", "can challenge ready characters"."""

from __future__ import annotations

from tintero.ability.base import Selector, StaticEffect
from tintero.ability.filters import CHARACTER, LOCATION, Filter
from tintero.ability.selectors import All, This
from tintero.ability.statics import Can, Cant, CantGain
from tintero.text.lower import filters, selectors, statics
from tintero.text.lower.registry import trait
from tintero.text.lower.scope import CannotLower, Scope
from tintero.text.parser import Tree
from tintero.vocab import Allow, Deny, Zone


@trait("x_cant")
def cant(phrase: Tree, scope: Scope, to: Selector) -> tuple[StaticEffect, ...]:
    statics.no_number(phrase)
    return tuple(restriction(kid, scope, to) for kid in phrase.trees if kid.label.startswith("r_"))


def restriction(restr: Tree, scope: Scope, to: Selector) -> StaticEffect:
    cards = statics.cards(scope, to)
    if restr.label == "r_challenge":
        return cant_challenge(restr, scope, to)
    if restr.label == "r_quest":
        return Cant(Deny.QUEST, cards)
    if restr.label == "r_ready":
        return Cant(Deny.READY_AT_START if restr.first("readyat") else Deny.READY, cards)
    if restr.label == "r_be_challenged":
        by = restr.first("target")
        return Cant(Deny.BE_CHALLENGED, cards, selectors.group(by, scope) if by else None)
    if restr.label == "r_be_damaged":
        return Cant(Deny.BE_DEALT_DAMAGE, cards)
    if restr.label == "r_sing":
        return Cant(Deny.SING, cards)
    if restr.label == "r_sing_without":
        lacking = filters.keyword_of(restr.one("kw"))
        song = Filter(zone=Zone.ANYWHERE, song=1, no_keyword=lacking)
        return Cant(Deny.SING, cards, song)
    if restr.label == "r_gain":
        return CantGain(filters.keyword_of(restr.one("kw")), cards)
    if restr.label == "r_move":
        return Cant(Deny.MOVE, cards)
    raise CannotLower(restr, "lower-no-meaning", label=restr.label)


def cant_challenge(restr: Tree, scope: Scope, to: Selector) -> StaticEffect:
    against = restr.first("target")
    if against is None:
        return Cant(Deny.CHALLENGE, statics.cards(scope, to))
    if not selectors.is_this(against):
        return Cant(Deny.CHALLENGE, statics.cards(scope, to), selectors.group(against, scope))
    # "damaged characters can't challenge this character": said from this card's side.
    if not scope.standing or not isinstance(to, All):
        raise CannotLower(restr, "lower-who-cant-challenge-this")
    return Cant(Deny.BE_CHALLENGED, This(), to.filter)


@trait("x_can")
def can(phrase: Tree, scope: Scope, to: Selector) -> tuple[StaticEffect, ...]:
    statics.no_number(phrase)
    (perm,) = [kid for kid in phrase.trees if kid.label.startswith("pe_")]
    cards = statics.cards(scope, to)
    if perm.label == "pe_ready":
        found = filters.noun(perm.one("core"), scope)
        return (Can(Allow.CHALLENGE_READY, cards, None if found == CHARACTER else found),)
    if perm.label == "pe_quest":
        return (Can(Allow.QUEST_WHILE_DRYING, cards),)
    if perm.label == "pe_move" and scope.standing:
        return (may_move(perm, scope, cards),)
    raise CannotLower(perm, "lower-no-meaning", label=perm.label)


def may_move(perm: Tree, scope: Scope, cards: Selector) -> StaticEffect:
    place = perm.first("target")
    if place is None:
        if perm.one("k_herethere").words != "here":
            raise CannotLower(perm, "lower-where-is-there")
        return Can(Allow.MOVE_FREE, cards, here=True)
    where = selectors.group(place, scope)
    return Can(Allow.MOVE_FREE, cards, None if where == LOCATION else where)
