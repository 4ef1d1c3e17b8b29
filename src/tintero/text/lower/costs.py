"""Costs of activated abilities (CR 6.3, 1.5)."""

from __future__ import annotations

from dataclasses import replace

from tintero.ability.base import Effect
from tintero.ability.effects import Banish, Deal, Discard, Exert, PayInk, Reveal
from tintero.ability.selectors import Chosen, This
from tintero.text.lower import selectors
from tintero.text.lower.scope import CannotLower, Scope
from tintero.text.parser import Tree
from tintero.vocab import Owner, Zone


def costs(tree: Tree, scope: Scope) -> tuple[Effect, ...]:
    return tuple(cost(kid, scope) for kid in tree.trees)


def cost(tree: Tree, scope: Scope) -> Effect:
    label = tree.label
    if label == "c_exert":
        return Exert(This(), symbol=True)
    if label == "c_ink":
        return PayInk(tree.num)
    if label == "c_banish":
        what = selectors.target(tree.one("target"), scope)
        scope.befalls(what, "banished")
        return Banish(what)
    if label == "c_exert_other":
        what = selectors.target(tree.one("target"), scope)
        scope.befalls(what, "exerted")
        return Exert(what, symbol=True)
    if label in ("c_choose_discard", "c_discard"):
        picked = selectors.target(tree.one("target"), scope, zone=Zone.HAND)
        if isinstance(picked, Chosen):
            found = replace(picked.filter, owner=Owner.YOURS)
            picked = replace(picked, filter=found, said=0)
        scope.befalls(picked, "discarded")
        return Discard(picked)
    if label == "c_damage":
        return Deal(tree.num, selectors.target(tree.one("target"), scope))
    if label == "c_reveal":
        return Reveal(selectors.target(tree.one("target"), scope))
    raise CannotLower(tree, "lower-no-meaning", label=label)
