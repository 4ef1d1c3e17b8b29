"""The events that triggers wait for: which of them, and their cards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from tintero.ability.filters import Filter
from tintero.ability.render.plan import filters, selectors
from tintero.ability.render.plan.happened import IN_PLAY, MOVES, doer
from tintero.ability.render.plan.parts_of_speech import (
    CARD,
    CHARACTER,
    LOCATION,
    THIS,
    YOU,
    Head,
    Noun,
    Occasion,
    Things,
)
from tintero.ability.render.speaker import Speaker, word
from tintero.ability.triggers import When
from tintero.events import KIND_NAMES, Kind
from tintero.vocab import KEYWORD_NAMES, NONE, CardType, Owner, Zone

SONG: Final = Head(("song",))
# The verb says the number of these events.
AMOUNTS: Final = (
    *(Kind.MOVED, Kind.PLAYED, Kind.LORE_GAINED, Kind.LORE_LOST, Kind.DAMAGE_DEALT),
    *(Kind.DAMAGE_TAKEN, Kind.DAMAGE_REMOVED, Kind.DISCARDED_SOME, Kind.USED),
)


# --- players and cards ------------------------------------------------------------------------


def actor(node: When) -> Noun:
    """Who does it; only you play this very card."""
    return YOU if node.this and node.by == Owner.ANY else doer(node.by)


def subject(say: Speaker, node: When, default: Head) -> Noun:
    """The card of the event: "this character", "one of your characters"."""
    if node.this:
        return Noun("this-card" if node.kind == Kind.PUT_IN_DISCARD else "this", mine=True)
    if node.that:
        called = Noun("that", head=CHARACTER)
        return say.labels.get(node.that) or called
    if node.subject is not None:
        return selectors.some(say, node.subject)
    whose = node.by if node.by != Owner.THEIRS and node.kind in IN_PLAY else Owner.ANY
    return Noun("some", Things(default, owner=whose), default, mine=whose == Owner.YOURS)


def thing(say: Speaker, node: When, default: Head = CARD) -> Noun:
    """The card as what a player plays, draws, discards: no owner needed."""
    if node.this:
        return THIS
    f = node.subject
    if f is None:
        return Noun("one-such", Things(default), default)
    if f.zone == Zone.ANYWHERE and node.kind not in (Kind.PLAYED, Kind.SHIFTED):
        f = replace(f, zone=Zone.DECK)  # outside play it is a "character card"
    return Noun("one-such", filters.things(say, f), filters.head(f))


def second(say: Speaker, node: When, default: Head) -> Noun:
    """The other card of the event."""
    if node.other_this:
        return THIS
    if node.other is None:
        return Noun("one-such", Things(default), default)
    return selectors.some(say, node.other)


def whom(say: Speaker, node: When) -> Noun:
    """Whom a card challenges or banishes. What others challenge is another than they are."""
    if node.other is None:
        return Noun("some", Things(CHARACTER, other=True), CHARACTER)
    return selectors.some(say, node.other) if node.this else another(say, node.other)


def another(say: Speaker, f: Filter) -> Noun:
    """A card does not challenge or damage itself: "another character"."""
    return selectors.some(say, replace(f, other=True) if f == Filter(types=f.types) else f)


# --- events -----------------------------------------------------------------------------------

Maker = Callable[[Speaker, When, Head], Noun]


def event(say: Speaker, node: When) -> Occasion:
    # Whose card it is, or whose zone; else who does it.
    owned = node.kind in (*IN_PLAY, *MOVES, Kind.PUT_IN_INKWELL)
    by = doer(node.by) if owned else actor(node)
    made = Occasion(by=by, least=node.least, most=node.most)
    if node.kind in EVENTS:
        verb, maker, head, other = EVENTS[node.kind]
        what = maker(say, node, head) if maker is not None else None
        with_ = second(say, node, other) if other is not None else None
        made = replace(made, verb=verb, what=what, other=with_)
    else:
        name = word(KIND_NAMES, node.kind, "event")
        known = node.this or node.subject is not None
        what = subject(say, node, CARD) if known else None
        made = replace(made, verb="happens", why=name, what=what)
    made = special(say, node, made)
    source = selectors.maybe_some(say, node.source)
    at_once = bool(node.least or node.most != NONE) and node.kind not in AMOUNTS
    here = node.here and made.what is not None and not (made.what.things and made.what.things.here)
    return replace(made, source=source, at_once=at_once, here=here)


# What is said of each kind: the verb, the card and what it is without a filter, and likewise the
# other card.
EVENTS: Final[dict[int, tuple[str, Maker | None, Head, Head | None]]] = {
    Kind.PLAYED: ("plays", thing, CARD, None),
    Kind.DREW: ("draws", thing, CARD, None),
    Kind.DISCARDED: ("discards", thing, CARD, None),
    Kind.DISCARDED_SOME: ("discards-some", None, CARD, None),
    Kind.INKED: ("inks", thing, CARD, None),
    Kind.REVEALED: ("reveals", thing, CARD, None),
    Kind.NAMED: ("names", None, CARD, None),
    Kind.MILLED: ("mills", None, CARD, None),
    Kind.SHIFTED: ("shifts", thing, CHARACTER, None),
    Kind.CHOSEN: ("chooses", subject, CHARACTER, None),
    Kind.USED: ("uses", subject, CARD, None),
    Kind.PUT_UNDER: ("puts-under", thing, CARD, CARD),
    Kind.LORE_GAINED: ("gains-lore", None, CARD, None),
    Kind.LORE_LOST: ("loses-lore", None, CARD, None),
    Kind.DROPS_GAINED: ("gets-drop", None, CARD, None),
    Kind.DROPS_REMOVED: ("removes-drop", None, CARD, None),
    Kind.DAMAGE_REMOVED: ("removes-damage", subject, CHARACTER, None),
    Kind.DAMAGE_DEALT: ("dealt-damage", subject, CHARACTER, None),
    Kind.DAMAGE_TAKEN: ("takes-damage", subject, CHARACTER, None),
    Kind.QUESTED: ("quests", subject, CHARACTER, None),
    Kind.CHALLENGED: ("challenges", subject, CHARACTER, None),
    Kind.CHALLENGE_OVER: ("challenge-over", subject, CHARACTER, None),
    Kind.BANISHED: ("is-banished", subject, CHARACTER, None),
    Kind.BANISHED_IN_CHALLENGE: ("banishes", subject, CHARACTER, None),
    Kind.SANG: ("sings", subject, CHARACTER, SONG),
    Kind.SUNG: ("sing-together", None, CARD, None),
    Kind.MOVED: ("moves", subject, CHARACTER, LOCATION),
    Kind.READIED: ("is-readied", subject, CHARACTER, None),
    Kind.EXERTED: ("is-exerted", subject, CHARACTER, None),
    Kind.ENTERED_PLAY: ("enters-play", subject, CARD, None),
    Kind.LEFT_PLAY: ("leaves-play", subject, CARD, None),
    Kind.PUT_IN_INKWELL: ("put-in-inkwell", thing, CARD, None),
    Kind.PUT_IN_DECK: ("put-in-deck", thing, CARD, None),
    Kind.PUT_IN_DISCARD: ("put-in-discard", thing, CARD, None),
    Kind.RETURNED_TO_HAND: ("returned", subject, CARD, None),
    Kind.LEFT_DISCARD: ("leaves-discard", thing, CARD, None),
    Kind.LEFT_UNDER: ("leaves-under", thing, CARD, CARD),
}


# --- what else is said of some of them --------------------------------------------------------


def special(say: Speaker, node: When, made: Occasion) -> Occasion:
    """The event with what is said only of its kind."""
    bounded = bool(node.least) or node.most != NONE
    match node:
        case When(kind=Kind.PLAYED) if bounded:
            return replace(made, verb="pays-to-play")
        case When(kind=Kind.PLAYED, by=Owner.ANY, this=False):
            return replace(made, verb="is-played")
        case When(kind=Kind.DISCARDED, this=True):
            return replace(made, what=Noun("this-card", mine=True))
        case When(kind=Kind.PUT_IN_DISCARD, extra=extra):
            made = replace(made, moved=extra == 1 << Zone.DECK)
            this = replace(made, what=Noun("this-card", mine=True), by=YOU)
            return this if node.this else made
        case When(kind=Kind.BANISHED, extra=2):
            return replace(made, verb="challenged-and-banished")
        case When(kind=Kind.BANISHED, extra=4):
            return replace(made, verb="challenges-and-is-banished")
        case When(kind=Kind.BANISHED, extra=extra):
            return replace(made, fight=extra != NONE)
        case When(kind=Kind.READIED, by=Owner.YOURS):
            return replace(made, verb="readies")
        case When(kind=Kind.EXERTED, this=True):
            return replace(made, verb="exerts")
        case When(kind=Kind.ENTERED_PLAY, extra=extra):
            return replace(made, exerted=extra == 1)
        case When(kind=Kind.CHALLENGED):
            return challenged(say, node, made)
        case When(kind=Kind.BANISHED_IN_CHALLENGE):
            other = second(say, node, CARD) if node.other_this else whom(say, node)
            return replace(made, other=other)
        case When(kind=Kind.MOVED):
            here = Noun("here") if node.other_this else made.other
            made = replace(made, other=here, moved=bool(node.least))
            if node.by == Owner.YOURS and not node.this:
                return replace(made, verb="moves-card", what=thing(say, node, CHARACTER))
            return made
        case When(kind=Kind.DAMAGE_DEALT):
            return damaged(say, node, made)
        case When(kind=Kind.DAMAGE_REMOVED) if not bounded:
            return replace(made, least=1)
        case When(kind=Kind.SHIFTED) if node.other is not None or node.other_this:
            return replace(made, other=second(say, node, CARD))
        case When(kind=Kind.CHOSEN):
            return chosen(node, made)
        case When(kind=Kind.RETURNED_TO_HAND):
            return returned(say, node, made)
        case When(kind=Kind.USED, least=least) if least:
            # The number of a use is the keyword that the ability is part of, plus one.
            word(KEYWORD_NAMES, least - 1, "keyword")
            return replace(made, index=least - 1)
        case _:
            return made


def challenged(say: Speaker, node: When, made: Occasion) -> Occasion:
    alone = node.subject is None and not node.this and not node.that
    if node.other_this or (node.other is not None and alone):
        by = selectors.maybe_some(say, node.subject)
        return replace(made, verb="is-challenged", what=second(say, node, CHARACTER), other=by)
    return replace(made, other=whom(say, node)) if node.other is not None else made


def damaged(say: Speaker, node: When, made: Occasion) -> Occasion:
    made = replace(made, fight=node.extra != NONE)
    if not node.other_this and node.other is None:
        return made
    if node.other_this and node.subject is not None:
        made = replace(made, what=another(say, node.subject))
    return replace(made, verb="deals-damage", other=second(say, node, CARD))


def chosen(node: When, made: Occasion) -> Occasion:
    why = {1: "action", 2: "support"}.get(node.extra, "")
    items = node.other is not None and node.other.types == (CardType.ACTION, CardType.ITEM)
    if node.by == Owner.ANY:
        return replace(made, verb="is-chosen", why=why or ("action-or-item" if items else ""))
    return replace(made, why=why or "action-or-ability")


def returned(say: Speaker, node: When, made: Occasion) -> Occasion:
    """Cards that go back to a hand, from where it is said."""
    f = node.subject
    if node.extra == 1 << Zone.DISCARD:
        by = YOU if node.by == Owner.ANY else made.by
        return replace(made, verb="returns-from-discard", by=by, what=thing(say, node))
    if node.extra != 1 << Zone.PLAY:
        return made
    what = made.what
    if f is not None and not node.this:
        what = selectors.some(say, replace(f, zone=Zone.PLAY))
    mine = f is not None and f.owner == Owner.YOURS
    return replace(made, verb="returned-from-play", what=what and replace(what, mine=mine))
