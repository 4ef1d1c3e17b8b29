"""Events of players and zones: play, draw, discard, put, return, choose, pay, remove."""

from __future__ import annotations

from dataclasses import replace

from tintero.ability.filters import Filter
from tintero.ability.selectors import EventCard, EventOther, EventPlayer, This
from tintero.ability.triggers import When
from tintero.events import Kind
from tintero.text.lower import filters, players, selectors
from tintero.text.lower.events_cards import CHARACTER, mentioned, subject, subjects
from tintero.text.lower.registry import event
from tintero.text.lower.scope import CannotLower, Origin, Scope
from tintero.text.parser import Tree
from tintero.vocab import KEYWORD_NAMES, CardType, Keyword, Owner, Zone


def doer(tree: Tree, scope: Scope) -> int:
    """Whose event it is; anybody but you is "they" and "that player" from here on."""
    by = players.owner(tree.one("psubj"))
    if by != Owner.YOURS:
        scope.who = EventPlayer()
    return by


def kind_of(target: Tree, scope: Scope) -> Filter | None:
    """A kind of card wherever it is now; none for "a card"."""
    found = replace(selectors.group(target, scope), zone=Zone.ANYWHERE)
    if found.owner == Owner.YOURS:
        found = replace(found, owner=Owner.ANY)
    return None if found == Filter(zone=Zone.ANYWHERE) else found


def one_or_more(target: Tree) -> bool:
    words = selectors.quantity_words(target.trees[0])
    return words in ("1 or more", "one or more")


# --- playing ------------------------------------------------------------------------------------


@event("e_play")
def plays(tree: Tree, scope: Scope) -> tuple[When, ...]:
    target = tree.one("target")
    by = doer(tree, scope)
    if selectors.is_this(target):
        scope.mention(This(), (), False, Origin.EVENT)
        return (When(Kind.PLAYED, this=True),)
    if selectors.is_reference(target) and len(target.trees) > 1:
        return this_or_another(target, scope, by)
    found = kind_of(target, scope)
    scope.mention(EventCard(), found.types if found else (), False, Origin.EVENT, "played")
    words = selectors.quantity_words(target.trees[0]).split()
    nth = 2 if "second" in words else 3 if "third" in words else 0
    return (When(Kind.PLAYED, subject=found, by=by, nth=nth),)


def this_or_another(target: Tree, scope: Scope, by: int) -> tuple[When, ...]:
    """ "whenever you play this or another Floodborn character" is two triggers."""
    first, joint, rest = target.trees
    if joint.words != "or" or rest.label != "np_q" or "another" not in rest.words.split():
        raise CannotLower(target, "lower-this-or-what")
    if first.words not in ("this", "this character", "this item", "this location"):
        raise CannotLower(target, "lower-this-or-what")
    found = replace(selectors.filter_of(rest, scope), zone=Zone.ANYWHERE, other=True)
    scope.mention(EventCard(), found.types, False, Origin.EVENT, "played")
    return (When(Kind.PLAYED, this=True), When(Kind.PLAYED, subject=found, by=by))


@event("e_played")
def is_played(tree: Tree, scope: Scope) -> tuple[When, ...]:
    found = kind_of(tree.one("target"), scope)
    scope.mention(EventCard(), found.types if found else (), False, Origin.EVENT, "played")
    return (When(Kind.PLAYED, subject=found),)


@event("e_pay")
def pays(tree: Tree, scope: Scope) -> tuple[When, ...]:
    """ "you pay 2 ⬡ or less to play a card": the number of the event is the ink paid."""
    by = doer(tree, scope)
    found = kind_of(tree.one("target"), scope)
    scope.mention(EventCard(), found.types if found else (), False, Origin.EVENT, "played")
    return (When(Kind.PLAYED, subject=found, by=by, most=tree.num),)


@event("e_play_on", "e_shift")
def shifts(tree: Tree, scope: Scope) -> tuple[When, ...]:
    """CR 8.10.1: the card on top is the event's card, the one below it the second."""
    by = doer(tree, scope)
    what, *onto = tree.all("target")
    if selectors.is_this(what) and not onto:
        scope.mention(This(), CHARACTER, False, Origin.EVENT)
        return (When(Kind.SHIFTED, this=True),)
    if not onto or not isinstance(selectors.spoken(onto[0], scope), This):
        raise CannotLower(tree, "lower-on-top-of-what")
    found = selectors.group(what, scope)
    scope.mention(This(), CHARACTER, False, Origin.EVENT)
    scope.mention(EventCard(), found.types, False, Origin.OBJECT)
    kind = None if found == Filter(types=CHARACTER) else found
    return (When(Kind.SHIFTED, subject=kind, other_this=True, by=by),)


@event("e_use_boost")
def uses(tree: Tree, scope: Scope) -> tuple[When, ...]:
    """The number of the event is the keyword the ability is part of, plus one."""
    by = doer(tree, scope)
    keyword = KEYWORD_NAMES.index(tree.one("kw").kind("KW")[0])
    if keyword != Keyword.BOOST:
        raise CannotLower(tree, "lower-the-use-of-this-keyword")
    when = subject(tree.one("target"), scope, Kind.USED)
    return (replace(when, by=by, least=keyword + 1, most=keyword + 1),)


# --- cards that change zone ---------------------------------------------------------------------


@event("e_draw")
def draws(tree: Tree, scope: Scope) -> tuple[When, ...]:
    if tree.one("target").words != "a card":
        raise CannotLower(tree, "lower-a-draw-of-these-cards")
    if tree.one("psubj").words == "they":
        scope.who = EventPlayer()
        return (When(Kind.DREW, by=Owner.OPPOSING),)
    return (When(Kind.DREW, by=doer(tree, scope)),)


@event("e_discard")
def discards(tree: Tree, scope: Scope) -> tuple[When, ...]:
    target = tree.one("target")
    by = doer(tree, scope)
    if selectors.is_this(target):
        scope.mention(This(), (), False, Origin.EVENT, "discarded", True)
        return (When(Kind.DISCARDED, this=True),)
    found = kind_of(target, scope)
    if one_or_more(target):
        # CR 6.2.2: however many at once, it triggers once.
        if found is not None:
            raise CannotLower(target, "lower-several-of-these-at-once")
        return (When(Kind.DISCARDED_SOME, by=by, least=1),)
    types = found.types if found else ()
    scope.mention(EventCard(), types, False, Origin.EVENT, "discarded", True)
    return (When(Kind.DISCARDED, subject=found, by=by),)


@event("e_put_into", "e_you_put_into")
def put_into(tree: Tree, scope: Scope) -> tuple[When, ...]:
    target = tree.one("target")
    where, *whence = tree.all("zone")
    by = filters.zone_owner(where, scope)
    if tree.label == "e_you_put_into" and doer(tree, scope) != by:
        raise CannotLower(tree, "lower-into-the-zone-of-somebody-else")
    into = filters.zone_of(where)
    if into == Zone.DISCARD and [filters.zone_of(zone) for zone in whence] == [Zone.DECK]:
        return (into_discard(target, scope, by),)
    if into != Zone.INKWELL or whence:
        raise CannotLower(tree, "lower-put-into-another-zone")
    if selectors.is_reference(target) or one_or_more(target):
        raise CannotLower(tree, "lower-these-cards-put-into-the-inkwell")
    found = kind_of(target, scope)
    scope.mention(EventCard(), found.types if found else (), False, Origin.EVENT, "", True)
    # CR 4.2.3.2: inking is one of the ways in which a card is put into an inkwell.
    # CR 1.4.3: you are the one who puts your cards there, whatever effect it is.
    return (
        When(Kind.INKED, subject=found, by=by),
        When(Kind.PUT_IN_INKWELL, subject=found, by=by),
    )


def into_discard(target: Tree, scope: Scope, by: int) -> When:
    if selectors.is_this(target):
        scope.mention(This(), (), False, Origin.EVENT, "", True)
        return When(Kind.PUT_IN_DISCARD, this=True, extra=1 << Zone.DECK)
    found = kind_of(target, scope)
    if one_or_more(target):
        if found is not None:
            raise CannotLower(target, "lower-several-of-these-at-once")
        return When(Kind.MILLED, by=by)
    scope.mention(EventCard(), found.types if found else (), False, Origin.EVENT, "", True)
    return When(Kind.PUT_IN_DISCARD, subject=found, by=by, extra=1 << Zone.DECK)


@event("e_put_under")
def put_under(tree: Tree, scope: Scope) -> tuple[When, ...]:
    what, onto = tree.all("target")
    if what.words != "a card":
        raise CannotLower(tree, "lower-these-cards-put-under-a-card")
    when = When(Kind.PUT_UNDER, by=doer(tree, scope))
    if selectors.is_reference(onto):
        if not isinstance(selectors.spoken(onto, scope), This):
            raise CannotLower(tree, "lower-under-these-cards")
        scope.mention(This(), CHARACTER, False, Origin.EVENT)
        return (replace(when, other_this=True),)
    found = selectors.group(onto, scope)
    scope.mention(EventOther(), found.types, False, Origin.EVENT)
    return (replace(when, other=found),)


@event("e_leaves_zone")
def leaves_zone(tree: Tree, scope: Scope) -> tuple[When, ...]:
    zone = tree.one("zone")
    if filters.zone_of(zone) != Zone.DISCARD or selectors.is_reference(tree.one("target")):
        raise CannotLower(tree, "lower-leaving-this-zone")
    found = kind_of(tree.one("target"), scope)
    scope.mention(EventCard(), found.types if found else (), False, Origin.EVENT, "", True)
    return (When(Kind.LEFT_DISCARD, subject=found, by=filters.zone_owner(zone, scope)),)


@event("e_returned")
def is_returned(tree: Tree, scope: Scope) -> tuple[When, ...]:
    """ "is returned to your hand from play": it is seen where it is now, in the hand."""
    return (to_hand(tree, scope, 1 << Zone.PLAY),)


@event("e_return")
def returns(tree: Tree, scope: Scope) -> tuple[When, ...]:
    if players.owner(tree.one("psubj")) != Owner.YOURS:
        raise CannotLower(tree, "lower-others-returning-cards")
    (np,) = tree.one("target").trees
    whence = np.label == "np_q" and selectors.core_of(np).first("po_zone")
    if not whence or filters.zone_of(whence.one("zone")) != Zone.DISCARD:
        raise CannotLower(tree, "lower-returned-from-another-zone")
    return (to_hand(tree, scope, 1 << Zone.DISCARD),)


def to_hand(tree: Tree, scope: Scope, whence: int) -> When:
    if filters.zone_of(tree.one("zone")) != Zone.HAND:
        raise CannotLower(tree, "lower-returned-to-another-zone")
    target = tree.one("target")
    if selectors.is_reference(target):
        return replace(mentioned(target, scope, Kind.RETURNED_TO_HAND), extra=whence)
    found = replace(selectors.group(target, scope), zone=Zone.HAND)
    scope.mention(EventCard(), found.types, False, Origin.EVENT, "", True)
    return When(Kind.RETURNED_TO_HAND, subject=found, extra=whence)


# --- what players do to cards in play -----------------------------------------------------------


@event("e_you_move")
def moves_here(tree: Tree, scope: Scope) -> tuple[When, ...]:
    who, *whence = tree.all("target")
    when = replace(subject(who, scope, Kind.MOVED), other_this=True, by=doer(tree, scope))
    scope.mention(EventCard(), CHARACTER, False, Origin.EVENT, "moved")
    if not whence:
        return (when,)
    if whence[0].words != "a location":
        raise CannotLower(tree, "lower-moved-from-these-places")
    return (replace(when, least=1),)


@event("e_ready")
def readies(tree: Tree, scope: Scope) -> tuple[When, ...]:
    """CR 5.1.1.1: a card is readied by its player's steps and effects or by anybody's effect."""
    by = doer(tree, scope)
    return tuple(replace(one, by=by) for one in subjects(tree.one("target"), scope, Kind.READIED))


@event("e_remove_damage")
def removes_damage(tree: Tree, scope: Scope) -> tuple[When, ...]:
    by = doer(tree, scope)
    when = subject(tree.one("target"), scope, Kind.DAMAGE_REMOVED)
    least = tree.num if tree.kind("NUM") else 1
    # The event never has fewer than 1.
    return (replace(when, by=by, least=0 if least == 1 else least),)


@event("e_remove_drop")
def removes_drop(tree: Tree, scope: Scope) -> tuple[When, ...]:
    return (When(Kind.DROPS_REMOVED, by=doer(tree, scope)),)


@event("e_chosen")
def is_chosen(tree: Tree, scope: Scope) -> tuple[When, ...]:
    """CR 6.7.3.2. The second card of the event is the one whose effect chooses."""
    when = subject(tree.one("target"), scope, Kind.CHOSEN)
    return (chosen_for(tree.one("chooser"), when),)


@event("e_opp_chooses")
def chooses(tree: Tree, scope: Scope) -> tuple[When, ...]:
    by = doer(tree, scope)
    when = replace(subject(tree.one("target"), scope, Kind.CHOSEN), by=by)
    return (chosen_for(tree.one("chooser"), when),)


def chosen_for(chooser: Tree, when: When) -> When:
    if chooser.first("kw"):
        if chooser.words != "Support":
            raise CannotLower(chooser, "lower-chosen-for-this-keyword")
        return replace(when, extra=2)
    if chooser.has("item's"):
        action_or_item = Filter(types=(CardType.ACTION, CardType.ITEM), zone=Zone.ANYWHERE)
        return replace(when, other=action_or_item)
    # Whatever chooses is an action or an ability.
    return when
