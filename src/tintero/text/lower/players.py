"""Players → `Who`."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tintero.ability.base import Who
from tintero.ability.conditions import Compare, Is
from tintero.ability.filters import Filter, Relation
from tintero.ability.quantities import Count, LoreOf
from tintero.ability.selectors import (
    ChosenOpponent,
    ChosenPlayer,
    EachOpponent,
    EachPlayer,
    EachWho,
    MostCards,
    OwnerOf,
    That,
    They,
    You,
    YouAndAnother,
)
from tintero.text.lower import filters, selectors
from tintero.text.lower.scope import CannotLower, Scope
from tintero.text.parser import Tree
from tintero.vocab import Owner, Zone

YOU = You()


def player(tree: Tree, scope: Scope) -> Who:
    """The players a `psubj` or `psubjx` names."""
    words = tree.words
    if words in ALWAYS:
        return ALWAYS[words]
    if words in ("they", "that player"):
        return back(tree, scope)
    if words in ("its player", "their player", "that character's player"):
        return OwnerOf(scope.that(tree, (), None))
    if words in ("the challenging player", "the challenging character's player"):
        return OwnerOf(scope.with_role(tree, "challenging"))
    if tree.first("zone", "target") or words.endswith("more lore than you"):
        return limited(tree, scope)
    raise CannotLower(tree, "lower-no-meaning-for-these-players")


ALWAYS: Final[dict[str, Who]] = {
    "you": You(),
    "each opponent": EachOpponent(),
    "all opponent": EachOpponent(),
    "opponent": EachOpponent(),
    "each opposing player": EachOpponent(),
    "each player": EachPlayer(),
    "chosen opponent": ChosenOpponent(),
    "a opponent": ChosenOpponent(),
    "chosen player": ChosenPlayer(),
    "you and another chosen player each": YouAndAnother(),
}


def limited(tree: Tree, scope: Scope) -> Who:
    """ "each opponent with more lore than you", "each player with fewer than 3 cards in …"."""
    everyone: Who = EachOpponent() if tree.has("opponent") else EachPlayer()
    target = tree.first("target")
    if target is not None:
        return EachWho(everyone, Is(That("revealed"), revealed_kind(tree, target, scope)))
    if tree.has("lore"):
        return EachWho(everyone, Compare(LoreOf(They()), Relation.MORE, LoreOf()))
    zone = filters.zone_of(tree.one("zone"))
    if tree.has("most"):
        return MostCards(zone)
    theirs = Count(Filter(owner=Owner.THEIRS, zone=zone))
    return EachWho(
        everyone, Compare(theirs, Relation.MORE if tree.has("more") else Relation.LESS, tree.num)
    )


def revealed_kind(tree: Tree, target: Tree, scope: Scope) -> Filter:
    """ "each player who reveals a character card"."""
    if scope.role("revealed") is None:
        raise CannotLower(tree, "lower-nothing-was-revealed-before")
    return replace(selectors.group(target, scope), zone=Zone.ANYWHERE)


def back(tree: Tree, scope: Scope) -> Who:
    """ "they", "that player": the player spoken of."""
    if scope.they is not None or isinstance(scope.who, (ChosenOpponent, ChosenPlayer)):
        return They()  # the one who was chosen, not another choice
    if scope.who is not None and not isinstance(scope.who, You):
        return scope.who
    found = scope.that(tree, (), None)
    return OwnerOf(found)


OPPONENTS: Final = (
    "a opponent", "opponent", "your opponent", "each opponent", "all opponent",
    "one or more opponent", "each opposing player",
)  # fmt: skip


def owner(tree: Tree) -> int:
    """Whose event or turn it is (vocab.Owner)."""
    words = tree.words
    if words in ("you", "your"):
        return Owner.YOURS
    if words in OPPONENTS:
        return Owner.OPPOSING
    if words in ("each player", "a player"):
        return Owner.ANY
    raise CannotLower(tree, "lower-no-meaning-for-these-players")
