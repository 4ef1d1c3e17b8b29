"""Verbs that put cards somewhere and play them."""

from __future__ import annotations

from dataclasses import replace

from tintero.ability.base import Effect, Selector, Who
from tintero.ability.effects import (
    OneOf,
    Pick,
    Place,
    Play,
    Put,
    PutUnderEach,
    Sentence,
)
from tintero.ability.filters import Filter
from tintero.ability.quantities import DownTo, HowMany
from tintero.ability.selectors import AtRandom, Chosen, That
from tintero.ability.unfinished import ThenBottom
from tintero.text.lower import filters, selectors
from tintero.text.lower.decks import left_from, mine, top
from tintero.text.lower.registry import verb
from tintero.text.lower.scope import CannotLower, Origin, Scope, settled
from tintero.text.parser import Tree
from tintero.vocab import NONE, CardType, Owner, Zone

# --- putting ----------------------------------------------------------------------------------


def destination(dest: Tree, scope: Scope) -> tuple[int, bool]:
    """The place of a `dest` and whether exerted there."""
    words = dest.words
    zone = dest.first("zone")
    if " or " in words:
        raise CannotLower(dest, "lower-a-choice-of-places")
    if dest.has("back"):
        return Place.DECK_TOP, False
    if dest.has("bottom"):
        return Place.DECK_BOTTOM, False
    if dest.has("top"):
        return Place.DECK_TOP, False
    if zone is None:
        raise CannotLower(dest, "lower-no-meaning-for-this-place")
    where = filters.zone_of(zone)
    if where == Zone.HAND:
        return Place.HAND, False
    if where == Zone.INKWELL:
        return Place.INKWELL, dest.has("exerted")
    if where == Zone.DISCARD:
        return Place.DISCARD, False
    raise CannotLower(dest, "lower-no-meaning-for-this-place")


@verb("v_return")
def return_(pvp: Tree, scope: Scope, who: Who) -> Effect:
    place, exerted = destination(pvp.one("dest"), scope)
    what = selectors.target(pvp.one("target"), scope, who)
    scope.done = "put"
    return Put(what, place, exerted, from_zone=left_from(pvp.one("target"), scope, what))


@verb("v_put_top")
def put_top(pvp: Tree, scope: Scope, who: Who) -> Effect:
    place, exerted = destination(pvp.one("dest"), scope)
    scope.done = "put"
    scope.mention(That("put"), (), False, Origin.PICKED, "put", True)
    return Put(top(pvp.one("topof"), scope, who), place, exerted)


@verb("v_put")
def put(pvp: Tree, scope: Scope, who: Who) -> Effect:
    dests = pvp.all("dest")
    target = pvp.one("target")
    if any(tail.first("insteadof") for tail in pvp.all("ptail")):
        return action_goes(pvp, scope)
    if any(not tail.first("k_instead") for tail in pvp.all("ptail")):
        raise CannotLower(pvp, "lower-no-meaning-for-this-ending")
    what = selectors.target(target, scope, who)
    scope.done = "put"
    if dests[0].words == "on the top or the bottom of your deck in any order":
        return split(what, pvp, scope)
    first = put_into(what, dests[0], target, scope)
    if len(dests) == 1:
        return first
    rest = rest_of(pvp.one("k_otherrest"), scope)
    parts = first.parts if isinstance(first, Sentence) else (first,)
    return Sentence((*parts, put_into(rest, dests[1], target, scope)))


def put_into(what: Selector, dest: Tree, target: Tree, scope: Scope) -> Effect:
    """Into one place, or into one of two at the player's choice."""
    places = either(dest)
    if places:
        picked = settled(what)
        modes = OneOf(tuple(Put(picked, place) for place in places))
        return modes if picked == what else Sentence((Pick(what), modes))
    place, exerted = destination(dest, scope)
    order = dest.first("order")
    if order is not None and what == That(scope.looked or "looked") and order.has("any"):
        what = everything_looked_at(scope)
    elif order is not None and order.has("any") and isinstance(what, Chosen) and what.count != 1:
        what = replace(what, ordered=True)
    random = order is not None and order.has("random")
    if random and isinstance(what, Chosen):
        what = replace(what, ordered=False)  # nobody orders them
    from_zone = left_from(target, scope, what)
    return Put(what, place, exerted, from_zone=from_zone, random=random)


def either(dest: Tree) -> tuple[int, ...]:
    """The two places of "on either the top or the bottom of your deck"."""
    words = dest.words
    if " or " not in words:
        return ()
    if words.startswith("on either the top or the bottom"):
        return (Place.DECK_TOP, Place.DECK_BOTTOM)
    zones = [filters.zone_of(zone) for zone in dest.all("zone")]
    if dest.has("top") and zones[-1] == Zone.DISCARD:
        return (Place.DECK_TOP, Place.DISCARD)
    raise CannotLower(dest, "lower-a-choice-of-places")


def everything_looked_at(scope: Scope) -> Selector:
    """The cards being looked at, in any order."""
    label = scope.looked or "looked"
    return Chosen(Filter(zone=Zone.DECK), HowMany(label), source=label, ordered=True)


def split(what: Selector, pvp: Tree, scope: Scope) -> Effect:
    """Any number on the top, the rest on the bottom, each in any order."""
    if not isinstance(what, Chosen) or not scope.looked:
        raise CannotLower(pvp, "lower-which-cards-go-where")
    top_cards = replace(what, ordered=True)
    return Sentence(
        (
            Put(top_cards, Place.DECK_TOP),
            Put(everything_looked_at(scope), Place.DECK_BOTTOM),
        )
    )


def action_goes(pvp: Tree, scope: Scope) -> Effect:
    """ "put it on the bottom of your deck instead of into your discard": said of a card played."""
    place, _ = destination(pvp.one("dest"), scope)
    if place != Place.DECK_BOTTOM:
        raise CannotLower(pvp, "lower-where-the-action-goes")
    return ThenBottom()


@verb("v_put3")
def put_three(pvp: Tree, scope: Scope, who: Who) -> Effect:
    parts: list[Effect] = []
    for target, dest in zip(pvp.all("target"), pvp.all("dest"), strict=True):
        what = selectors.target(target, scope, who)
        parts.append(put_into(what, dest, target, scope))
    return Sentence(tuple(parts))


@verb("v_return_until")
def return_until(pvp: Tree, scope: Scope, who: Who) -> Effect:
    """ "returns cards at random from their inkwell to their hand until they have 3 there"."""
    zone = pvp.one("zone")
    kept = Filter(owner=mine(who), zone=filters.zone_of(zone))
    place, exerted = destination(pvp.one("dest"), scope)
    if "at random" not in pvp.one("target").words:
        raise CannotLower(pvp, "lower-which-cards")
    return Put(AtRandom(kept, DownTo(pvp.num, kept), scope.label("it")), place, exerted)


@verb("v_put_under2")
def put_card_under(pvp: Tree, scope: Scope, who: Who) -> Effect:
    what, onto = pvp.all("target")
    faceup = any(kid.words == "faceup" for kid in pvp.all("k_fd"))
    scope.done = "under"
    if what.words.startswith("a card from the top of"):
        each = selectors.target(onto, scope)
        scope.mention(That("under"), (CardType.CHARACTER,), True, Origin.GROUP)
        return PutUnderEach(each)
    going = selectors.target(what, scope, who)
    return Put(going, Place.UNDER, under=selectors.target(onto, scope), faceup=faceup)


def rest_of(word: Tree, scope: Scope) -> Selector:
    if not scope.looked:
        raise CannotLower(word, "lower-the-rest-of-what")
    if word.has("rest"):
        return everything_looked_at(scope)
    other = Filter(zone=Zone.DECK, other=True)
    return Chosen(other, source=scope.looked, label=scope.label("it"))


@verb("v_put_under")
def put_under(pvp: Tree, scope: Scope, who: Who) -> Effect:
    under = selectors.target(pvp.one("target"), scope)
    faceup = any(kid.words == "faceup" for kid in pvp.all("k_fd"))
    scope.done = "put"
    return Put(top(pvp.one("topof"), scope, who), Place.UNDER, under=under, faceup=faceup)


# --- playing ----------------------------------------------------------------------------------


@verb("v_play")
def play(pvp: Tree, scope: Scope, who: Who) -> Effect:
    mods = {kid.label: kid for kid in pvp.trees if kid.label.startswith("pm_")}
    if set(mods) - {"pm_free", "pm_exerted", "pm_asif", "pm_there", "pm_again", "pm_instead"}:
        raise CannotLower(pvp, "lower-no-meaning-for-this-way-of-playing")
    target = pvp.one("target")
    what: Selector
    if selectors.is_reference(target):
        what = selectors.target(target, scope)
    elif "pm_there" in mods:
        what = selectors.target(target, scope, who, scope.there)
        if isinstance(what, Chosen):
            what = replace(what, filter=replace(what.filter, owner=mine(who)), said=0)
    else:
        what = selectors.target(target, scope, who, NONE if zone_said(target) else Zone.HAND)
        if isinstance(what, Chosen) and what.filter.owner == Owner.ANY:
            what = replace(what, filter=replace(what.filter, owner=mine(who)), said=0)
    scope.done = "play"
    or_shift = pvp.first("k_orshift") is not None
    if isinstance(what, Chosen):
        # "They gain Rush": the card as it is in play.
        plural = what.count != 1
        scope.mention(That("play"), what.filter.types, plural, Origin.PICKED, "played")
    return Play(what, "pm_free" in mods, "pm_exerted" in mods, or_shift=or_shift)


@verb("v_shift")
def shift(pvp: Tree, scope: Scope, who: Who) -> Effect:
    what = selectors.target(pvp.one("target"), scope, who)
    scope.done = "play"
    return Play(what, free=True, shift=True)


def zone_said(target: Tree) -> bool:
    return any(
        post.label in ("po_zone", "po_fromunder")
        for np in target.trees
        for core in np.all("core")
        for post in core.trees
    )
