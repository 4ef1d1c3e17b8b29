"""The events that triggers wait for: which of them, and their cards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from tintero.ability.filters import Filter, Relation
from tintero.ability.render.plan import filters, selectors
from tintero.ability.render.plan.happened import BY_PLAYERS, IN_PLAY, MOVES, doer
from tintero.ability.render.plan.parts_of_speech import (
    CARD,
    CHARACTER,
    LOCATION,
    THIS,
    YOU,
    Head,
    Noun,
    Number,
    Saying,
    Things,
    such,
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
# Events that are said of a card, each with what it is without a filter: what is done to it, or what
# it does or undergoes; those without a card; and the other card of some.
WITH_CARDS: Final[dict[int, tuple[Maker, Head]]] = {
    **dict.fromkeys((*BY_PLAYERS, *MOVES, Kind.LEFT_UNDER), (thing, CARD)),
    Kind.SHIFTED: (thing, CHARACTER),
    **dict.fromkeys((*IN_PLAY, Kind.CHALLENGE_OVER), (subject, CHARACTER)),
    **dict.fromkeys((Kind.CHOSEN, Kind.DAMAGE_REMOVED), (subject, CHARACTER)),
    **dict.fromkeys((Kind.ENTERED_PLAY, Kind.LEFT_PLAY, Kind.USED), (subject, CARD)),
    Kind.RETURNED_TO_HAND: (subject, CARD),
}
ALONE: Final = (
    *(Kind.DISCARDED_SOME, Kind.NAMED, Kind.MILLED, Kind.LORE_GAINED, Kind.LORE_LOST, Kind.SUNG),
    *(Kind.DROPS_GAINED, Kind.DROPS_REMOVED),
)
OTHERS: Final = {Kind.PUT_UNDER: CARD, Kind.LEFT_UNDER: CARD, Kind.MOVED: LOCATION, Kind.SANG: SONG}


def event(say: Speaker, node: When) -> Saying:
    # Whose card it is, or whose zone; else who does it.
    owned = node.kind in (*IN_PLAY, *MOVES, Kind.PUT_IN_INKWELL)
    by = doer(node.by) if owned else actor(node)
    name, most = word(KIND_NAMES, node.kind, "event"), node.most != NONE
    n, op = (node.most, Relation.AT_MOST) if most else (node.least, Relation.AT_LEAST)
    made = Saying("happens", name=name, number=Number(n=n), op=op, whose=by)
    if node.kind in WITH_CARDS:
        maker, head = WITH_CARDS[node.kind]
        made = replace(made, verb=name, object=maker(say, node, head))
    elif node.kind in ALONE:
        made = replace(made, verb=name)
    elif node.this or node.subject is not None:
        made = replace(made, object=subject(say, node, CARD))
    if node.kind in OTHERS:
        made = replace(made, to=second(say, node, OTHERS[node.kind]))
    made = special(say, node, made)
    card = made.object
    ways = {
        "at-once": bool(node.least or most) and node.kind not in AMOUNTS,
        "here": node.here and card is not None and not (card.things and card.things.here),
    }
    source = selectors.maybe_some(say, node.source)
    return replace(made, source=source, ways=made.ways + such(ways))


# --- what else is said of some of them --------------------------------------------------------


def special(say: Speaker, node: When, made: Saying) -> Saying:
    """The event with what is said only of its kind."""
    bounded = bool(node.least) or node.most != NONE
    match node:
        case When(kind=Kind.PLAYED) if bounded:
            return replace(made, verb="pays-to-play")
        case When(kind=Kind.PLAYED, by=Owner.ANY, this=False):
            return replace(made, verb="is-played")
        case When(kind=Kind.DISCARDED, this=True):
            return replace(made, object=Noun("this-card", mine=True))
        case When(kind=Kind.PUT_IN_DISCARD, extra=extra):
            made = so(made, moved=extra == 1 << Zone.DECK)
            this = replace(made, object=Noun("this-card", mine=True), whose=YOU)
            return this if node.this else made
        case When(kind=Kind.BANISHED, extra=2):
            return replace(made, verb="challenged-and-banished")
        case When(kind=Kind.BANISHED, extra=4):
            return replace(made, verb="challenges-and-is-banished")
        case When(kind=Kind.BANISHED, extra=extra):
            return so(made, fight=extra != NONE)
        case When(kind=Kind.READIED, by=Owner.YOURS):
            return replace(made, verb="readies")
        case When(kind=Kind.EXERTED, this=True):
            return replace(made, verb="exerts")
        case When(kind=Kind.ENTERED_PLAY, extra=extra):
            return so(made, exerted=extra == 1)
        case When(kind=Kind.CHALLENGED):
            return challenged(say, node, made)
        case When(kind=Kind.BANISHED_IN_CHALLENGE):
            other = second(say, node, CARD) if node.other_this else whom(say, node)
            return replace(made, to=other)
        case When(kind=Kind.MOVED):
            here = Noun("here") if node.other_this else made.to
            made = so(replace(made, to=here), moved=bool(node.least))
            if node.by == Owner.YOURS and not node.this:
                return replace(made, verb="moves-card", object=thing(say, node, CHARACTER))
            return made
        case When(kind=Kind.DAMAGE_DEALT):
            return damaged(say, node, made)
        case When(kind=Kind.DAMAGE_REMOVED) if not bounded:
            return replace(made, number=Number())
        case When(kind=Kind.SHIFTED) if node.other is not None or node.other_this:
            return replace(made, to=second(say, node, CARD))
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


def so(made: Saying, **ways: bool) -> Saying:
    """With these ways, if they are so."""
    return replace(made, ways=such(ways))


def challenged(say: Speaker, node: When, made: Saying) -> Saying:
    alone = node.subject is None and not node.this and not node.that
    if node.other_this or (node.other is not None and alone):
        by = selectors.maybe_some(say, node.subject)
        return replace(made, verb="is-challenged", object=second(say, node, CHARACTER), to=by)
    return replace(made, to=whom(say, node)) if node.other is not None else made


def damaged(say: Speaker, node: When, made: Saying) -> Saying:
    made = so(made, fight=node.extra != NONE)
    if not node.other_this and node.other is None:
        return made
    if node.other_this and node.subject is not None:
        made = replace(made, object=another(say, node.subject))
    return replace(made, verb="deals-damage", to=second(say, node, CARD))


def chosen(node: When, made: Saying) -> Saying:
    why = {1: "action", 2: "support"}.get(node.extra, "")
    items = node.other is not None and node.other.types == (CardType.ACTION, CardType.ITEM)
    if node.by == Owner.ANY:
        return replace(made, verb="is-chosen", name=why or ("action-or-item" if items else ""))
    return replace(made, name=why or "action-or-ability")


def returned(say: Speaker, node: When, made: Saying) -> Saying:
    """Cards that go back to a hand, from where it is said."""
    f = node.subject
    if node.extra == 1 << Zone.DISCARD:
        by = YOU if node.by == Owner.ANY else made.whose
        return replace(made, verb="returns-from-discard", whose=by, object=thing(say, node))
    if node.extra != 1 << Zone.PLAY:
        return made
    what = made.object
    if f is not None and not node.this:
        what = selectors.some(say, replace(f, zone=Zone.PLAY))
    mine = f is not None and f.owner == Owner.YOURS
    return replace(made, verb="returned-from-play", object=what and replace(what, mine=mine))
