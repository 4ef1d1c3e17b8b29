"""`Who`: players."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tintero.ability.base import Condition, Who
from tintero.ability.conditions import Is
from tintero.ability.filters import Filter
from tintero.ability.render.plan import conditions, filters, selectors
from tintero.ability.render.plan.parts_of_speech import CARD, YOU, Head, Noun, Saying
from tintero.ability.render.speaker import Speaker, unknown, word
from tintero.ability.selectors import (
    AnyPlayers,
    ChosenOpponent,
    ChosenPlayer,
    EachOpponent,
    EachPlayer,
    EachWho,
    EventPlayer,
    MostCards,
    OwnerOf,
    That,
    They,
    You,
    YouAndAnother,
)
from tintero.events import Kind
from tintero.vocab import ZONE_NAMES, Zone

THAT_PLAYER: Final = Noun("that-player")
THAT_ONE: Final = Noun("that-player", plural=True)  # spoken of at once
THEY: Final = Noun("they", plural=True)
ONE: Final[dict[type[Who], Noun]] = {
    You: YOU,
    EachOpponent: Noun("each-opponent"),
    EachPlayer: Noun("each-player"),
    ChosenOpponent: Noun("chosen-opponent"),
    ChosenPlayer: Noun("chosen-player"),
    YouAndAnother: Noun("you-and-another", plural=True),
    AnyPlayers: Noun("any-players", plural=True),
}
SOME: Final[dict[type[Who], Noun]] = {
    EachOpponent: Noun("an-opponent"),
    EachPlayer: Noun("a-player"),
}


def player(say: Speaker, who: Who) -> Noun:
    if type(who) in ONE:
        return ONE[type(who)]
    if isinstance(who, They):
        return say.they or THAT_PLAYER
    if isinstance(who, EventPlayer):
        # The player of a turn, or who chose, is spoken of at once.
        near = say.event_kind in (Kind.TURN_START, Kind.TURN_END, Kind.CHOSEN)
        return THAT_ONE if near else THAT_PLAYER
    if isinstance(who, EachWho):
        return each_who(say, who)
    if isinstance(who, MostCards):
        word(ZONE_NAMES, who.zone, "zone")
        return Noun("most-cards", plural=True, index=who.zone)
    if isinstance(who, OwnerOf):
        return owner_of(say, who)
    raise unknown(who)


def owner_of(say: Speaker, who: OwnerOf) -> Noun:
    focus = say.focus
    cards = selectors.cards(say, who.of)
    say.focus = focus
    if cards.mine:
        return YOU
    if cards.how == "side" and cards.index == 1:
        return Noun("challenging-player")
    if say.owner_said:
        return Noun("that-owner", head=cards.head)
    return Noun("owner-of", plural=cards.plural, parts=(cards,))


def each_who(say: Speaker, who: EachWho) -> Noun:
    """Those of a group for whom something holds: "each opponent with more lore than you"."""
    inner, of = who.condition, player(say, who.of)
    if isinstance(inner, Is) and isinstance(inner.what, That):
        f, label = inner.filter, inner.what.label
        if label in say.seen:
            called = filters.head(Filter(types=f.types))
            selectors.refer(say, label, Noun("that-revealed", head=called))
        shown = Noun("a", filters.things(say, replace(f, zone=Zone.DECK)))
        known = int(label in say.seen)
        return Noun("each-who-reveals", parts=(of, shown), saying=one(say, inner), index=known)
    return Noun("each-who", parts=(of,), saying=one(say, inner))


def one(say: Speaker, inner: Condition, called: str = "", plural: bool = False) -> Saying:
    """What is said of one of a group, after its noun."""
    head = Head((called,)) if called else CARD
    return conditions.told_of(say, Noun("one-of-them", head=head, plural=plural), inner)


def some_player(say: Speaker, who: Who) -> Noun:
    """One of the group: "an opponent"."""
    return SOME.get(type(who)) or player(say, who)
