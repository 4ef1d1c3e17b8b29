"""Conditions about particular cards: exerted, damaged, named, of a kind, in a zone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from tintero.ability.base import Condition, Selector
from tintero.ability.conditions import (
    AllAre,
    Compare,
    Have,
    InChallenge,
    Is,
    Not,
    SameCard,
    SameName,
    StillThere,
    WasNamed,
)
from tintero.ability.filters import Bound, Filter, Relation
from tintero.ability.quantities import Count
from tintero.ability.selectors import All, Candidate, Singers, This, WasUnder
from tintero.text.lower import conditions, events_cards, filters, references, selectors
from tintero.text.lower.registry import test
from tintero.text.lower.scope import CannotLower, Origin, Scope
from tintero.text.parser import Tree
from tintero.vocab import CardType, Owner, Stat, Zone

CHARACTER = (CardType.CHARACTER,)
Narrow = Callable[[Filter], Filter]


def is_particular(target: Tree) -> bool:
    """Whether a target names cards mentioned before rather than a kind of card."""
    if selectors.is_reference(target):
        return True
    return target.label == "target" and selectors.quantity_words(target.trees[0]) == "the"


def said_of(target: Tree, scope: Scope, narrow: Narrow) -> Condition:
    """Something is said of a card, or of as many cards of a kind as the quantifier asks for."""
    if is_particular(target):
        return Is(selectors.spoken(target, scope), narrow(Filter()))
    found = selectors.group(target, scope)
    words = selectors.quantity_words(target.trees[0])
    if words.split()[:1] in (["all"], ["each"]):
        return AllAre(found, narrow(Filter(zone=Zone.ANYWHERE)))
    return conditions.counted(narrow(found), words)


def pronoun_of(cond: Tree, scope: Scope) -> Selector:
    return scope.pronoun(cond, "it" if cond.first("k_its") else "they")


@test("q_state")
def state(cond: Tree, scope: Scope) -> Condition:
    word = cond.one("state")
    zone = word.first("zone")
    if zone is not None:
        return in_zone(cond, zone, scope)
    if word.words == "being challenged":
        return in_challenge(cond, scope)

    def narrow(found: Filter) -> Filter:
        if word.words == "exerted":
            return replace(found, exerted=1)
        return replace(found, at_location=1)

    target = cond.first("target")
    if target is None:
        return Is(pronoun_of(cond, scope), narrow(Filter()))
    if scope.standing and selectors.quantity_words(target.trees[0]).startswith("one of"):
        # "While one of your characters is …, that character": whichever it is at the time.
        found = narrow(selectors.group(target, scope))
        scope.mention(All(found), found.types, False, Origin.OBJECT)
    return said_of(target, scope, narrow)


def in_zone(cond: Tree, zone: Tree, scope: Scope) -> Condition:
    what = particular(cond, scope)
    if isinstance(what, This) and filters.zone_owner(zone, scope) == Owner.YOURS:
        return StillThere(what, filters.zone_of(zone))
    return Is(what, Filter(zone=filters.zone_of(zone), owner=filters.zone_owner(zone, scope)))


def particular(cond: Tree, scope: Scope) -> Selector:
    target = cond.first("target")
    if target is None:
        return pronoun_of(cond, scope)
    if not is_particular(target):
        raise CannotLower(cond, "lower-this-must-be-something-mentioned-before")
    return selectors.spoken(target, scope)


def in_challenge(cond: Tree, scope: Scope) -> Condition:
    what = particular(cond, scope)
    if isinstance(what, This):
        challenging = events_cards.in_challenge(1)
        scope.mention(challenging, CHARACTER, False, Origin.OBJECT, "challenging")
    return InChallenge(what, 2)


@test("q_being_challenged")
def being_challenged(cond: Tree, scope: Scope) -> Condition:
    return InChallenge(This(), 2)


@test("q_challenging")
def challenging(cond: Tree, scope: Scope) -> Condition:
    return InChallenge(This(), 1, selectors.group(cond.one("target"), scope))


@test("q_inplay")
def is_in_play(cond: Tree, scope: Scope) -> Condition:
    return said_of(cond.one("target"), scope, lambda found: found)


@test("q_has")
def has(cond: Tree, scope: Scope) -> Condition:
    """ "this character has no damage", "they have 5 ¤ or more"."""

    def narrow(found: Filter) -> Filter:
        if cond.first("k_nodamage"):
            return replace(found, damaged=0)
        stats = cond.kind("STAT")
        if stats:
            return filters.limit(found, Bound(filters.STATS[stats[0]], Relation.AT_LEAST, cond.num))
        if cond.kind("NUM"):
            return filters.limit(found, Bound(Stat.DAMAGE, Relation.AT_LEAST, cond.num))
        return replace(found, damaged=1)

    return said_of(cond.one("target"), scope, narrow)


@test("q_costs", "q_costs_v")
def costs(cond: Tree, scope: Scope) -> Condition:
    """ "that item costs 3 or less", "one of them is cost 3 or less"."""
    target = cond.one("target")
    bound = Bound(Stat.COST, Relation.AT_MOST, cond.num)
    cheap = Filter(zone=Zone.ANYWHERE, bounds=(bound,))
    if target.words == "one of them":
        return Is(scope.that(target, (), True), cheap)
    return Is(particular(cond, scope), cheap)


# --- of a kind ----------------------------------------------------------------------------------


def kind_of(target: Tree, scope: Scope) -> Filter:
    """What "a Pirate character" or "a character card" means said of a card: outside play it is a
    "card"; of a card in play with a classification or a name the type goes without saying."""
    found = selectors.group(target, scope)
    parts = target.all("np_q", "np_bare")
    if any(filters.is_card(selectors.core_of(part)) for part in parts):
        return anywhere(found)
    if found.types == CHARACTER and (found.classes or found.names):
        return replace(found, types=())
    return found


def anywhere(found: Filter) -> Filter:
    """A kind of card wherever it is now and whosesoever."""
    others = tuple(anywhere(one) for one in found.any_of)
    return replace(found, zone=Zone.ANYWHERE, owner=Owner.ANY, any_of=others)


@test("q_its")
def its(cond: Tree, scope: Scope) -> Condition:
    """ "it's a character card", "they're a Pirate character", "it's the named card"."""
    what = pronoun_of(cond, scope)
    target = cond.one("target")
    if target.words == "the named card":
        return WasNamed(what)
    found = kind_of(target, scope)
    named = cond.first("postn")
    if named is not None:
        found = or_named(cond, found, filters.named(named, scope, Filter(zone=found.zone)))
    return Is(what, found)


def or_named(cond: Tree, found: Filter, named: Filter) -> Filter:
    """ "a character card with cost 3 or less or named X": the noun is common to both."""
    if not found.bounds or found.any_of:
        raise CannotLower(cond, "lower-or-named")
    limits = Filter(zone=found.zone, bounds=found.bounds)
    return replace(found, bounds=(), any_of=(limits, named))


@test("q_isa")
def is_a(cond: Tree, scope: Scope) -> Condition:
    left, right = cond.all("target")
    if not is_particular(left):
        raise CannotLower(left, "lower-this-must-be-something-mentioned-before")
    return Is(selectors.spoken(left, scope), kind_of(right, scope))


@test("q_chosen")
def is_chosen(cond: Tree, scope: Scope) -> Condition:
    """ "if a Villain character is chosen" speaks of what was chosen just before."""
    return Is(scope.with_role(cond, "chosen"), kind_of(cond.one("target"), scope))


@test("q_named")
def is_named(cond: Tree, scope: Scope) -> Condition:
    names = tuple(cond.one("names").kind("NAME"))
    scope.called = True
    what = particular(cond, scope)
    return Is(what, Filter(zone=Zone.ANYWHERE, names=names))


@test("q_samename")
def same_name(cond: Tree, scope: Scope) -> Condition:
    left, *right = cond.all("target")
    if not right:
        picked = [thing for thing in scope.things if thing.origin == Origin.PICKED]
        if left.words != "they" or len(picked) < 2:
            raise CannotLower(cond, "lower-the-same-name-as-what")
        return SameName(picked[-2].selector, picked[-1].selector)
    what = selectors.spoken(left, scope)
    if right[0].words == "the named card":
        return WasNamed(what)
    if is_particular(right[0]):
        return SameName(what, selectors.spoken(right[0], scope))
    return Have(namesake(right[0], what, scope))


@test("q_diffname")
def different_name(cond: Tree, scope: Scope) -> Condition:
    """ "has a different name than each other item": no other item shares a name with it."""
    left, right = cond.all("target")
    if not is_particular(left) or "other" not in right.words.split():
        raise CannotLower(cond, "lower-a-different-name-than-what")
    return Not(Have(namesake(right, selectors.spoken(left, scope), scope)))


def namesake(target: Tree, what: Selector, scope: Scope) -> Filter:
    """The other cards of a kind that share a name with a card: other than that card."""
    found = selectors.group(target, scope)
    if not found.other:
        raise CannotLower(target, "lower-other-cards")
    tests = (SameName(Candidate(), what), Not(SameCard(Candidate(), what)))
    return replace(found, other=False, tests=(*found.tests, *tests))


# --- songs and piles ----------------------------------------------------------------------------


@test("q_sang")
def sang(cond: Tree, scope: Scope) -> Condition:
    """CR 8.12.3: "if 2 or more characters sang this song": they are "them" from here on."""
    target = cond.one("target")
    found = selectors.group(target, scope)
    least, most = conditions.bounds_of(selectors.quantity_words(target.trees[0]))
    if most is not None:
        raise CannotLower(target, "lower-that-many-and-no-more")
    scope.mention(Singers(), CHARACTER, least > 1, Origin.PICKED)
    return Compare(Count(found, among=Singers()), Relation.AT_LEAST, least)


@test("q_any_of")
def any_of(cond: Tree, scope: Scope) -> Condition:
    """CR 5.1.1.7: "if any of the cards that were under them are character cards"."""
    these, kind = cond.all("target")
    below = selectors.core_of(these.trees[0]).first("po_wasunder")
    if below is None:
        raise CannotLower(these, "lower-any-of-these")
    piled = WasUnder(references.earlier(below, scope))
    found = kind_of(kind, scope)
    discarded = replace(found, zone=Zone.DISCARD, owner=Owner.YOURS)
    scope.mention(All(discarded, among=piled), found.types, True, Origin.PICKED, card=True)
    return Is(piled, found)
