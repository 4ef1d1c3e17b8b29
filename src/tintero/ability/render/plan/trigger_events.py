"""The events that triggers wait for: which of them, and their cards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from tintero.ability.filters import Filter
from tintero.ability.render.plan import filters, selectors
from tintero.ability.render.plan.happened import doer
from tintero.ability.render.plan.parts_of_speech import (
    CARD,
    CHARACTER,
    LOCATION,
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
# Without a filter, these are about somebody's cards in play.
CARD_EVENTS: Final = (
    *(Kind.QUESTED, Kind.CHALLENGED, Kind.BANISHED, Kind.SANG, Kind.MOVED, Kind.READIED),
    *(Kind.EXERTED, Kind.DAMAGE_DEALT, Kind.DAMAGE_TAKEN, Kind.BANISHED_IN_CHALLENGE),
    *(Kind.LEFT_PLAY, Kind.ENTERED_PLAY),
)
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
        return selectors.of_phrase(say.labels.get(node.that), called)
    if node.subject is not None:
        return selectors.some(say, node.subject)
    whose = node.by if node.by != Owner.THEIRS and node.kind in CARD_EVENTS else Owner.ANY
    return Noun("some", Things(default, owner=whose), default, mine=whose == Owner.YOURS)


def thing(say: Speaker, node: When, default: Head = CARD) -> Noun:
    """The card as what a player plays, draws, discards: no owner needed."""
    if node.this:
        return Noun("this", mine=True)
    f = node.subject
    if f is None:
        return Noun("one-such", Things(default), default)
    if f.zone == Zone.ANYWHERE and node.kind not in (Kind.PLAYED, Kind.SHIFTED):
        f = replace(f, zone=Zone.DECK)  # outside play it is a "character card"
    return Noun("one-such", filters.things(say, f), filters.head(f))


def second(say: Speaker, node: When, default: Head) -> Noun:
    """The other card of the event."""
    if node.other_this:
        return Noun("this", mine=True)
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

# What a player does: to a card, or without one.
DOES_TO: Final = {
    Kind.DREW: "draws",
    Kind.DISCARDED: "discards",
    Kind.INKED: "inks",
    Kind.REVEALED: "reveals",
}
DOES: Final = {
    Kind.MILLED: "mills",
    Kind.DISCARDED_SOME: "discards-some",
    Kind.LORE_GAINED: "gains-lore",
    Kind.LORE_LOST: "loses-lore",
    Kind.DROPS_GAINED: "gets-drop",
    Kind.DROPS_REMOVED: "removes-drop",
    Kind.NAMED: "names",
}
# What a character does or undergoes, a card, and a card on its way into or out of a zone.
OF_CHARACTERS: Final = {
    Kind.QUESTED: "quests",
    Kind.BANISHED: "is-banished",
    Kind.DAMAGE_TAKEN: "takes-damage",
    Kind.READIED: "is-readied",
    Kind.EXERTED: "is-exerted",
    Kind.CHALLENGE_OVER: "challenge-over",
}
OF_CARDS: Final = {Kind.ENTERED_PLAY: "enters-play", Kind.LEFT_PLAY: "leaves-play"}
OF_ZONES: Final = {
    Kind.PUT_IN_INKWELL: "put-in-inkwell",
    Kind.PUT_IN_DECK: "put-in-deck",
    Kind.PUT_IN_DISCARD: "put-in-discard",
    Kind.LEFT_DISCARD: "leaves-discard",
}


def event(say: Speaker, node: When) -> Occasion:
    made = of_kind(say, node)
    source = selectors.some(say, node.source) if node.source is not None else None
    at_once = bool(node.least or node.most != NONE) and node.kind not in AMOUNTS
    here = node.here and made.what is not None and not (made.what.things and made.what.things.here)
    return replace(made, source=source, at_once=at_once, here=here)


def of_kind(say: Speaker, node: When) -> Occasion:
    k = node.kind
    by = doer(node.by) if k in CARD_EVENTS else actor(node)
    made = Occasion(by=by, least=node.least, most=node.most)
    if k in DOES:
        return replace(made, verb=DOES[k])
    if k in DOES_TO:
        card = Noun("this-card", mine=True) if node.this and k == Kind.DISCARDED else None
        return replace(made, verb=DOES_TO[k], what=card or thing(say, node))
    if k in OF_CHARACTERS or k in OF_CARDS:
        return of_card(say, node, made)
    if k in OF_ZONES:
        what = subject(say, node, CARD) if k == Kind.PUT_IN_DISCARD and node.this else None
        by = YOU if what is not None else doer(node.by)
        moved = k == Kind.PUT_IN_DISCARD and node.extra == 1 << Zone.DECK
        return replace(made, verb=OF_ZONES[k], by=by, what=what or thing(say, node), moved=moved)
    if k in SPECIAL:
        return SPECIAL[k](say, node, made)
    name = word(KIND_NAMES, k, "event")
    known = node.this or node.subject is not None
    return replace(made, verb="happens", why=name, what=subject(say, node, CARD) if known else None)


def of_card(say: Speaker, node: When, made: Occasion) -> Occasion:
    k = node.kind
    what = subject(say, node, CHARACTER if k in OF_CHARACTERS else CARD)
    made = replace(made, verb=(OF_CHARACTERS | OF_CARDS)[k], what=what)
    if k == Kind.BANISHED and node.extra in (2, 4):
        verb = "challenged-and-banished" if node.extra == 2 else "challenges-and-is-banished"
        return replace(made, verb=verb)
    if k == Kind.READIED and node.by == Owner.YOURS:
        return replace(made, verb="readies")
    if k == Kind.EXERTED and node.this:
        return replace(made, verb="exerts")
    fight = k == Kind.BANISHED and node.extra != NONE
    return replace(made, fight=fight, exerted=k == Kind.ENTERED_PLAY and node.extra == 1)


def played(say: Speaker, node: When, made: Occasion) -> Occasion:
    made = replace(made, what=thing(say, node))
    if node.least or node.most != NONE:
        return replace(made, verb="pays-to-play")
    return replace(made, verb="is-played" if node.by == Owner.ANY and not node.this else "plays")


def challenged(say: Speaker, node: When, made: Occasion) -> Occasion:
    alone = node.subject is None and not node.this and not node.that
    if node.other_this or (node.other is not None and alone):
        by = selectors.some(say, node.subject) if node.subject is not None else None
        return replace(made, verb="is-challenged", what=second(say, node, CHARACTER), other=by)
    other = whom(say, node) if node.other is not None else None
    return replace(made, verb="challenges", what=subject(say, node, CHARACTER), other=other)


def banished_another(say: Speaker, node: When, made: Occasion) -> Occasion:
    other = Noun("this", mine=True) if node.other_this else whom(say, node)
    return replace(made, verb="banishes", what=subject(say, node, CHARACTER), other=other)


def sang(say: Speaker, node: When, made: Occasion) -> Occasion:
    what = subject(say, node, CHARACTER)
    return replace(made, verb="sings", what=what, other=second(say, node, SONG))


def sung(say: Speaker, node: When, made: Occasion) -> Occasion:
    return replace(made, verb="sing-together")


def moved(say: Speaker, node: When, made: Occasion) -> Occasion:
    other = Noun("here") if node.other_this else second(say, node, LOCATION)
    made = replace(made, other=other, moved=bool(node.least))
    if node.by == Owner.YOURS and not node.this:
        return replace(made, verb="moves-card", what=thing(say, node, CHARACTER))
    return replace(made, verb="moves", what=subject(say, node, CHARACTER))


def damage(say: Speaker, node: When, made: Occasion) -> Occasion:
    what = subject(say, node, CHARACTER)
    if node.kind == Kind.DAMAGE_REMOVED:
        least = node.least if node.least or node.most != NONE else 1
        return replace(made, verb="removes-damage", what=what, least=least)
    made = replace(made, verb="dealt-damage", what=what, fight=node.extra != NONE)
    if not node.other_this and node.other is None:
        return made
    if node.other_this and node.subject is not None:
        made = replace(made, what=another(say, node.subject))
    return replace(made, verb="deals-damage", other=second(say, node, CARD))


def shifted(say: Speaker, node: When, made: Occasion) -> Occasion:
    onto = node.other is not None or node.other_this
    other = second(say, node, CARD) if onto else None
    return replace(made, verb="shifts", what=thing(say, node, CHARACTER), other=other)


def chosen(say: Speaker, node: When, made: Occasion) -> Occasion:
    why = {1: "action", 2: "support"}.get(node.extra, "")
    if not why and node.by != Owner.ANY:
        why = "action-or-ability"
    elif not why and node.other is not None:
        items = node.other.types == (CardType.ACTION, CardType.ITEM)
        why = "action-or-item" if items else ""
    verb = "is-chosen" if node.by == Owner.ANY else "chooses"
    return replace(made, verb=verb, what=subject(say, node, CHARACTER), why=why)


def returned(say: Speaker, node: When, made: Occasion) -> Occasion:
    """Cards that go back to a hand, from where it is said."""
    if node.extra == 1 << Zone.DISCARD:
        by = YOU if node.by == Owner.ANY else doer(node.by)
        return replace(made, verb="returns-from-discard", by=by, what=thing(say, node))
    if node.extra == 1 << Zone.PLAY:
        if node.subject is not None:
            node = replace(node, subject=replace(node.subject, zone=Zone.PLAY))
        what = subject(say, node, CARD)
        mine = node.subject is not None and node.subject.owner == Owner.YOURS
        return replace(made, verb="returned-from-play", what=replace(what, mine=mine))
    return replace(made, verb="returned", by=doer(node.by), what=subject(say, node, CARD))


def put_under(say: Speaker, node: When, made: Occasion) -> Occasion:
    verb = "puts-under" if node.kind == Kind.PUT_UNDER else "leaves-under"
    return replace(made, verb=verb, what=thing(say, node), other=second(say, node, CARD))


def used(say: Speaker, node: When, made: Occasion) -> Occasion:
    """The number of a use is the keyword that the ability is part of, plus one."""
    key = node.least - 1 if node.least else NONE
    if key != NONE:
        word(KEYWORD_NAMES, key, "keyword")
    return replace(made, verb="uses", what=subject(say, node, CARD), index=key)


SPECIAL: Final[dict[int, Callable[[Speaker, When, Occasion], Occasion]]] = {
    Kind.PLAYED: played,
    Kind.CHALLENGED: challenged,
    Kind.BANISHED_IN_CHALLENGE: banished_another,
    Kind.SANG: sang,
    Kind.SUNG: sung,
    Kind.MOVED: moved,
    Kind.DAMAGE_DEALT: damage,
    Kind.DAMAGE_REMOVED: damage,
    Kind.SHIFTED: shifted,
    Kind.CHOSEN: chosen,
    Kind.RETURNED_TO_HAND: returned,
    Kind.PUT_UNDER: put_under,
    Kind.LEFT_UNDER: put_under,
    Kind.USED: used,
}
