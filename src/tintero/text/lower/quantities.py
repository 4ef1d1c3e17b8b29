"""Amounts → quantities: "for each …", "equal to …"."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tintero.ability.base import Quantity, Selector, StaticEffect
from tintero.ability.conditions import Did, Not
from tintero.ability.filters import Filter
from tintero.ability.quantities import (
    Capped,
    Count,
    CountPlayers,
    Different,
    EventAmount,
    Happened,
    HowMany,
    OpponentCount,
    Result,
    StatOf,
    Times,
)
from tintero.ability.selectors import All, Chosen, EachOpponent, Singers, That, This
from tintero.ability.statics import Modify, PayLess
from tintero.events import Kind
from tintero.text.lower import conditions_cards, filters, references, selectors
from tintero.text.lower.registry import NUMBERS, number
from tintero.text.lower.scope import CannotLower, Origin, Scope
from tintero.text.parser import Tree
from tintero.vocab import CardType, Owner, Stat, Zone

CHARACTER = (CardType.CHARACTER,)
# What follows a noun and says what was done to the cards.
DONE = ("po_thisway", "po_youmoved", "po_banished", "po_sang")


def times(n: int, quantity: Quantity | int) -> Quantity | int:
    """`n` for each: the counting quantities have the factor in them."""
    if isinstance(quantity, int):
        return n * quantity
    if n == 1:
        return quantity
    if isinstance(quantity, (Count, Result, HowMany, Different, CountPlayers)):
        return replace(quantity, each=n * quantity.each)
    return Times(quantity, n)


def multiplied(effect: StaticEffect, each: Quantity | int) -> StaticEffect:
    """A modifier so many times over."""
    if isinstance(effect, (PayLess, Modify)) and isinstance(effect.amount, int):
        return replace(effect, amount=times(effect.amount, each))
    raise CannotLower(None, "lower-for-each-of-these")


def for_each(tree: Tree, scope: Scope) -> Quantity | int:
    """The quantity of a `foreach`."""
    return countable(tree.trees[0], scope)


def countable(tree: Tree, scope: Scope) -> Quantity | int:
    return read(tree, scope)


def amount(tree: Tree, scope: Scope) -> Quantity | int:
    return read(tree, scope)


def read(tree: Tree, scope: Scope) -> Quantity | int:
    if tree.label not in NUMBERS:
        raise CannotLower(tree, "lower-no-meaning", label=tree.label)
    return NUMBERS[tree.label](tree, scope)


@number("n_core", "n_core_of", "n_core_your")
def count_cards(tree: Tree, scope: Scope) -> Quantity | int:
    ccore = tree.one("ccore")
    core = ccore.one("core")
    if core.one("head").has("opponent"):
        return OpponentCount()
    below = core.first("po_under", "po_fromunder", "po_wasunder")
    if below is not None:
        return StatOf(references.earlier(below, scope), Stat.CARDS_UNDER)
    found = filters.noun(core, scope, DONE)
    if ccore.first("k_other"):
        found = replace(found, other=True)
    if tree.label != "n_core":
        found = replace(found, owner=Owner.YOURS)
    return done_to(core, found, scope)


def done_to(core: Tree, found: Filter, scope: Scope) -> Quantity:
    """The cards of a kind, or those of them that something was done to."""
    post = core.first(*DONE)
    if post is None:
        names = [spec.label for with_ in core.all("po_with") for spec in with_.trees]
        return Different(found) if "ws_diffname" in names else Count(found)
    if post.label == "po_sang":
        return Count(found, among=Singers())
    if post.label == "po_banished":
        return Happened(Kind.BANISHED, found, extra=1)
    done = WAYS.get(post.trees[0].words if post.trees else "moved", "")
    if post.label == "po_youmoved":
        done = "move"
    if post.words.startswith("revealed") and scope.role("revealed") is not None:
        return Count(conditions_cards.anywhere(found), among=That("revealed"))
    label = next((deed for deed in reversed(scope.deeds) if deed in done.split()), "")
    if not label:
        raise CannotLower(post, "lower-nothing-was-done-that-way-before")
    if conditions_cards.anywhere(found) == Filter(zone=Zone.ANYWHERE):
        return HowMany(label)
    return Count(conditions_cards.anywhere(found), among=That(label))


# "discarded this way": the labels of the instructions that do it.
WAYS: Final = {
    "discarded": "discard",
    "banished": "banish",
    "moved": "move put",
    "your discard": "put",
    "your hand": "put",
    "your inkwell": "put",
}


@number("n_inktypes")
def ink_types(tree: Tree, scope: Scope) -> Quantity | int:
    core = tree.one("core")
    found = filters.noun(core, scope, ("po_thisway",))
    if core.first("po_thisway") is None:
        return Different(found, inks=True)
    if scope.role("revealed") is None or core.one("po_thisway").words != "revealed this way":
        raise CannotLower(tree, "lower-nothing-was-done-that-way-before")
    return Different(conditions_cards.anywhere(found), inks=True, among=That("revealed"))


@number("n_damage")
def damage_on(tree: Tree, scope: Scope) -> Quantity | int:
    """ "for each 1 damage on them", "on opposing characters": all of it together."""
    if tree.num != 1:
        raise CannotLower(tree, "lower-for-each-so-much-damage")
    target = tree.one("target")
    if conditions_cards.is_particular(target):
        return StatOf(selectors.target(target, scope), Stat.DAMAGE)
    if selectors.quantity_words(target.trees[0]) not in ("", "other", "your", "your other"):
        raise CannotLower(target, "lower-the-damage-on-some-of-these")
    return StatOf(All(selectors.group(target, scope)), Stat.DAMAGE)


@number("n_removed", "n_lorelost", "n_moved", "a_lorelost")
def done_before(tree: Tree, scope: Scope) -> Quantity | int:
    """What the instruction before really did (CR 6.1.5)."""
    if tree.kind("NUM") and tree.num != 1:
        raise CannotLower(tree, "lower-for-each-so-much")
    done = {"n_removed": "removed", "n_moved": "moved"}.get(tree.label, "lost")
    if done in scope.deeds:
        return Result(done)
    if tree.label == "n_removed" and scope.event == Kind.DAMAGE_REMOVED:
        return EventAmount()
    raise CannotLower(tree, "lower-nothing-was-done-that-way-before")


@number("n_discarded")
def discarded(tree: Tree, scope: Scope) -> Quantity | int:
    if "discard" in scope.deeds:
        return Result("discard")
    if scope.event == Kind.DISCARDED_SOME:
        return EventAmount()
    raise CannotLower(tree, "lower-nothing-was-discarded-before")


@number("n_opp")
def opponents_who_do_not(tree: Tree, scope: Scope) -> Quantity | int:
    """ "for each opponent who doesn't": what each of them might have done just before."""
    if not scope.done:
        raise CannotLower(tree, "lower-nothing-they-could-have-done")
    return CountPlayers(EachOpponent(), Not(Did(scope.done)))


@number("a_that")
def that_number(tree: Tree, scope: Scope) -> Quantity | int:
    if "count" not in scope.deeds:
        raise CannotLower(tree, "lower-no-number-was-worked-out-before")
    return Result("count")


@number("n_opp_player")
def opponents(tree: Tree, scope: Scope) -> Quantity | int:
    return OpponentCount()


@number("a_stat")
def stat_of(tree: Tree, scope: Scope) -> Quantity | int:
    stat = filters.STATS[tree.kind("STAT")[0]]
    poss = tree.first("poss")
    of: Selector
    if poss is not None:
        of = possessor(poss, scope)
    else:
        of = selectors.target(tree.one("target"), scope)
    return capped(tree, StatOf(of, stat))


def possessor(poss: Tree, scope: Scope) -> Selector:
    words = poss.words
    if words == "this character's":
        return This()
    if words == "their":
        return scope.pronoun(poss, "they")
    if words == "its":
        return scope.pronoun(poss, "it")
    if words in ("that character's", "that location's"):
        return scope.that(poss, references.TYPES[words.split()[1].removesuffix("'s")])
    if words == "the discarded character's":
        return scope.with_role(poss, "discarded")
    if words == "the exerted character's":
        return scope.with_role(poss, "exerted")
    if words == "another chosen exerted character's":
        label = scope.label("it")
        scope.mention(That(label), CHARACTER, False, Origin.PICKED, "chosen")
        return Chosen(Filter(types=CHARACTER, other=True, exerted=1), label=label)
    raise CannotLower(poss, "lower-whose-number")


def capped(tree: Tree, quantity: Quantity) -> Quantity:
    most = tree.first("capped")
    return quantity if most is None else Capped(quantity, most.num)


@number("a_stat_lki")
def stat_it_had(tree: Tree, scope: Scope) -> Quantity | int:
    stat = filters.STATS[tree.kind("STAT")[0]]
    return StatOf(scope.pronoun(tree, "they"), stat)


@number("a_damage")
def damage_of(tree: Tree, scope: Scope) -> Quantity | int:
    return capped(tree, StatOf(selectors.target(tree.one("target"), scope), Stat.DAMAGE))


@number("a_count")
def number_of(tree: Tree, scope: Scope) -> Quantity | int:
    return countable(tree.trees[0], scope)


@number("a_cost")
def cost_of(tree: Tree, scope: Scope) -> Quantity | int:
    poss = tree.first("poss")
    of = possessor(poss, scope) if poss is not None else selectors.target(tree.one("target"), scope)
    return StatOf(of, Stat.COST)
