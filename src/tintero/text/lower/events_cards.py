"""Events of cards: quest, challenge, banish, sing, move, damage; whom they are about."""

from __future__ import annotations

from dataclasses import replace

from tintero.ability.base import Selector
from tintero.ability.conditions import InChallenge
from tintero.ability.filters import Filter
from tintero.ability.selectors import All, Candidate, EventCard, EventOther, Singers, That, This
from tintero.ability.triggers import When
from tintero.events import Kind
from tintero.text.lower import selectors
from tintero.text.lower.registry import event
from tintero.text.lower.scope import CannotLower, Origin, Scope
from tintero.text.parser import Tree
from tintero.vocab import NONE, CardType, Owner, Zone

CHARACTER = (CardType.CHARACTER,)
# Only characters do this: "a character" limits nothing.
OF_CHARACTERS = (Kind.QUESTED, Kind.MOVED, Kind.BANISHED_IN_CHALLENGE, Kind.SANG)
# What an event makes of its card: "the banished character".
FATES = {
    Kind.BANISHED: "banished",
    Kind.MOVED: "moved",
    Kind.EXERTED: "exerted",
    Kind.CHOSEN: "chosen",
}


# --- subjects and objects -----------------------------------------------------------------------


def subjects(target: Tree, scope: Scope, kind: int) -> tuple[When, ...]:
    """The event happens to these cards, or is done by them: "this character or one of your …"."""
    if len(target.trees) > 1 and selectors.is_reference(target):
        first, joint, rest = target.trees
        if not (first.one("ref").first("self") and joint.words == "or" and rest.label == "np_q"):
            raise CannotLower(target, "lower-this-or-what")
        found = selectors.filter_of(rest, scope)
        scope.mention(EventCard(), found.types, False, Origin.EVENT, FATES.get(kind, ""))
        return (When(kind, this=True), When(kind, subject=found))
    return (subject(target, scope, kind),)


def subject(target: Tree, scope: Scope, kind: int) -> When:
    """The same for one card or one kind of card."""
    if selectors.is_reference(target):
        return mentioned(target, scope, kind)
    found = selectors.group(target, scope)
    words = selectors.quantity_words(target.trees[0])
    if words.startswith("one or more"):
        raise CannotLower(target, "lower-several-at-once")
    scope.mention(EventCard(), found.types, False, Origin.EVENT, FATES.get(kind, ""))
    if kind in OF_CHARACTERS and found == Filter(types=CHARACTER):
        return When(kind)
    return When(kind, subject=found)


def mentioned(target: Tree, scope: Scope, kind: int) -> When:
    """ "this character", or "they" for it or for what an effect picked before."""
    what = selectors.spoken(target, scope)
    types = () if target.words == "this card" else CHARACTER
    if isinstance(what, This):
        scope.mention(This(), types, False, Origin.EVENT, FATES.get(kind, ""))
        return When(kind, this=True)
    if isinstance(what, That):
        scope.mention(what, types, False, Origin.EVENT, FATES.get(kind, ""))
        return When(kind, that=what.label)
    raise CannotLower(target, "lower-an-event-of-these-cards")


def second(target: Tree, scope: Scope, when: When, role: str) -> When:
    """The second object of the event."""
    if selectors.is_reference(target):
        what = selectors.spoken(target, scope)
        if not isinstance(what, This):
            raise CannotLower(target, "lower-an-event-with-these-cards")
        scope.mention(This(), CHARACTER, False, Origin.OBJECT, role)
        return replace(when, other_this=True)
    found = selectors.group(target, scope)
    if "another" in target.words.split() and not when.this:
        # Other than the one that challenges or banishes, which none is of itself: any character.
        found = replace(found, other=False)
    scope.mention(EventOther(), found.types, False, Origin.OBJECT, role)
    return replace(when, other=found)


def in_challenge(role: int) -> Selector:
    """The character on that side of the challenge that is going on (CR 4.6.2)."""
    return All(Filter(types=CHARACTER, tests=(InChallenge(Candidate(), role),)))


# --- questing and challenging -------------------------------------------------------------------


@event("e_quest")
def quests(tree: Tree, scope: Scope) -> tuple[When, ...]:
    return subjects(tree.one("target"), scope, Kind.QUESTED)


@event("e_quest_or_challenge")
def quests_or_challenges(tree: Tree, scope: Scope) -> tuple[When, ...]:
    quest = subject(tree.one("target"), scope, Kind.QUESTED)
    return (quest, replace(quest, kind=Kind.CHALLENGED))


@event("e_challenge")
def challenges(tree: Tree, scope: Scope) -> tuple[When, ...]:
    who, *whom = tree.all("target")
    when = subjects(who, scope, Kind.CHALLENGED)
    challenger = This() if when[0].this and len(when) == 1 else EventCard()
    scope.mention(challenger, CHARACTER, False, Origin.EVENT, "challenging")
    if not whom:
        scope.mention(EventOther(), CHARACTER, False, Origin.OBJECT, "challenged")
        return when
    first = second(whom[0], scope, when[0], "challenged")
    same = first.other_this
    return tuple(replace(one, other_this=same, other=whom_of(one, first)) for one in when)


def whom_of(one: When, first: When) -> Filter | None:
    """ "This character or one of yours challenges another character": another than it is."""
    if first.other is None or one.this:
        return first.other
    return replace(first.other, other=False)


@event("e_challenged")
def is_challenged(tree: Tree, scope: Scope) -> tuple[When, ...]:
    target = tree.first("target")
    if target is None or selectors.is_reference(target):
        what = (
            selectors.spoken(target, scope) if target is not None else scope.pronoun(tree, "they")
        )
        if not isinstance(what, This):
            raise CannotLower(tree, "lower-a-challenge-of-these-cards")
        when = When(Kind.CHALLENGED, other_this=True)
        scope.mention(This(), CHARACTER, False, Origin.EVENT)
    else:
        found = selectors.group(target, scope)
        scope.mention(EventOther(), found.types, False, Origin.EVENT, "challenged")
        when = When(Kind.CHALLENGED, other=found)
    scope.mention(EventCard(), CHARACTER, False, Origin.OBJECT, "challenging")
    return (when,)


@event("e_challenge_banished", "e_challenged_banished")
def banished_on_a_side(tree: Tree, scope: Scope) -> tuple[When, ...]:
    """ "is challenged and banished", "challenges and is banished": the extra bits of the event."""
    when = subject(tree.one("target"), scope, Kind.BANISHED)
    if tree.label == "e_challenged_banished":
        scope.mention(in_challenge(1), CHARACTER, False, Origin.OBJECT, "challenging")
        return (replace(when, extra=2),)
    scope.mention(in_challenge(2), CHARACTER, False, Origin.OBJECT, "challenged")
    return (replace(when, extra=4),)


@event("e_banished")
def is_banished(tree: Tree, scope: Scope) -> tuple[When, ...]:
    when = subjects(tree.one("target"), scope, Kind.BANISHED)
    return tuple(replace(one, extra=1) for one in when) if tree.first("inchal") else when


@event("e_banishes")
def banishes(tree: Tree, scope: Scope) -> tuple[When, ...]:
    who, whom = tree.all("target")
    when = replace(subject(who, scope, Kind.BANISHED_IN_CHALLENGE), extra=1)
    return (second(whom, scope, when, "banished"),)


# --- other deeds --------------------------------------------------------------------------------


@event("e_sings")
def sings(tree: Tree, scope: Scope) -> tuple[When, ...]:
    who, what = tree.all("target")
    song = selectors.group(what, scope)
    words = "" if selectors.is_reference(who) else selectors.quantity_words(who.trees[0])
    if words.startswith("one or more"):
        return (together(who, song, scope),)
    when = subject(who, scope, Kind.SANG)
    scope.mention(EventOther(), (CardType.ACTION,), False, Origin.OBJECT, "song")
    if song == Filter(song=1):
        return (when,)
    return (replace(when, other=replace(song, zone=Zone.ANYWHERE)),)


def together(who: Tree, song: Filter, scope: Scope) -> When:
    """CR 8.12: "one or more of your characters sings a song" happens once for each song."""
    if selectors.group(who, scope) != Filter(types=CHARACTER, owner=Owner.YOURS):
        raise CannotLower(who, "lower-several-of-these-at-once")
    if song != Filter(song=1):
        raise CannotLower(who, "lower-a-kind-of-song-sung-by-several")
    scope.mention(EventCard(), (CardType.ACTION,), False, Origin.OBJECT, "song")
    scope.mention(Singers(EventCard()), CHARACTER, True, Origin.EVENT)
    return When(Kind.SUNG, by=Owner.YOURS)


@event("e_exerts", "e_exerted")
def exerts(tree: Tree, scope: Scope) -> tuple[When, ...]:
    return subjects(tree.one("target"), scope, Kind.EXERTED)


@event("e_takes_damage")
def takes_damage(tree: Tree, scope: Scope) -> tuple[When, ...]:
    return subjects(tree.one("target"), scope, Kind.DAMAGE_TAKEN)


@event("e_deals_damage")
def deals_damage(tree: Tree, scope: Scope) -> tuple[When, ...]:
    """The first card of the event is the one that is dealt damage."""
    who, whom = tree.all("target")
    dealt = selectors.group(whom, scope)
    if "another" in whom.words.split():
        dealt = replace(dealt, other=False)
    extra = 4 if tree.first("inchal") else NONE
    when = When(Kind.DAMAGE_DEALT, subject=dealt, extra=extra)
    if selectors.is_reference(who):
        if not isinstance(selectors.spoken(who, scope), This):
            raise CannotLower(who, "lower-damage-dealt-by-these-cards")
        when = replace(when, other_this=True)
        scope.mention(This(), CHARACTER, False, Origin.EVENT)
    else:
        source = selectors.group(who, scope)
        if source.types != (CardType.ACTION,):
            raise CannotLower(who, "lower-damage-dealt-by-these-cards")
        when = replace(when, other=replace(source, zone=Zone.ANYWHERE))
    scope.mention(EventCard(), dealt.types, False, Origin.OBJECT, "damaged")
    if "another" in whom.words.split():
        scope.besides = EventCard()
    return (when,)


@event("e_moves")
def moves(tree: Tree, scope: Scope) -> tuple[When, ...]:
    who, *where = tree.all("target")
    when = subject(who, scope, Kind.MOVED)
    if not where:
        return (replace(when, other_this=True),)
    if where[0].words == "a location":
        scope.mention(EventOther(), (CardType.LOCATION,), False, Origin.OBJECT, "location")
        return (when,)
    return (second(where[0], scope, when, "location"),)


@event("e_leaves_play")
def leaves_play(tree: Tree, scope: Scope) -> tuple[When, ...]:
    return subjects(tree.one("target"), scope, Kind.LEFT_PLAY)


@event("e_enters_exerted")
def enters_exerted(tree: Tree, scope: Scope) -> tuple[When, ...]:
    when = subjects(tree.one("target"), scope, Kind.ENTERED_PLAY)
    return tuple(replace(one, extra=1) for one in when)
