"""`Who`: players."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tintero.ability import selectors as nodes
from tintero.ability.base import Condition, Who
from tintero.ability.conditions import Is
from tintero.ability.filters import Filter
from tintero.ability.render.plan import conditions, filters, selectors
from tintero.ability.render.plan.parts_of_speech import CARD, YOU, Goal, Head, Noun, Saying, Things
from tintero.ability.render.speaker import Speaker, unknown, word
from tintero.events import Kind
from tintero.vocab import ZONE_NAMES, Owner, Zone

THAT_PLAYER: Final = Noun("that-player")
THAT_ONE: Final = Noun("that-player", plural=True)  # spoken of at once
THEY: Final = Noun("they", plural=True)
OPPONENTS: Final = Noun("opponents", plural=True)
TOGETHER: Final = Noun("all-players", plural=True)
ONE: Final[dict[type[Who], Noun]] = {
    nodes.You: YOU,
    nodes.EachOpponent: Noun("each-opponent"),
    nodes.EachPlayer: Noun("each-player"),
    nodes.ChosenOpponent: Noun("chosen-opponent"),
    nodes.ChosenPlayer: Noun("chosen-player"),
    nodes.YouAndAnother: Noun("you-and-another", plural=True),
    nodes.AnyPlayers: Noun("any-players", plural=True),
}
# Players whose zones can be called theirs by name: "each opponent's hand".
NAMED: Final = ("each-opponent", "each-player", "chosen-opponent", "chosen-player")
# Players who are spoken of at once after a condition that names them.
NEAR: Final = (nodes.EachOpponent, nodes.EachPlayer, nodes.OwnerOf, nodes.EventPlayer)
# One of the group.
SOME: Final[dict[type[Who], Noun]] = {
    nodes.EachOpponent: Noun("an-opponent"),
    nodes.EachPlayer: Noun("a-player"),
}


def player(say: Speaker, who: Who) -> Noun:
    if type(who) in ONE:
        return ONE[type(who)]
    if isinstance(who, nodes.They):
        return say.they or THAT_PLAYER
    if isinstance(who, nodes.EventPlayer):
        # The player of a turn, or who chose, is spoken of at once.
        near = say.event_kind in (Kind.TURN_START, Kind.TURN_END, Kind.CHOSEN)
        return THAT_ONE if near else THAT_PLAYER
    if isinstance(who, nodes.EachWho):
        return each_who(say, who)
    if isinstance(who, nodes.MostCards):
        word(ZONE_NAMES, who.zone, "zone")
        return Noun("most-cards", plural=True, index=who.zone)
    if isinstance(who, nodes.OwnerOf):
        return owner_of(say, who)
    raise unknown(who)


def holder(say: Speaker, owner: int, rivals: Noun = OPPONENTS, anybody: Noun = TOGETHER) -> Noun:
    """Whose cards they are, spoken of as who has them."""
    if owner == Owner.THEIRS:
        return say.they or THAT_PLAYER
    return {Owner.YOURS: YOU, Owner.OPPOSING: rivals}.get(owner, anybody)


def owner_of(say: Speaker, who: nodes.OwnerOf) -> Noun:
    with say.for_now(focus=say.focus):
        cards = selectors.cards(say, who.of)
    if cards.mine:
        return YOU
    if cards.how == "side" and cards.index == 1:
        return Noun("challenging-player")
    if say.owner_said:
        return Noun("that-owner", head=cards.head)
    return Noun("owner-of", plural=cards.plural, parts=(cards,))


def each_who(say: Speaker, who: nodes.EachWho) -> Noun:
    """Those of a group for whom something holds: "each opponent with more lore than you"."""
    inner, of = who.condition, player(say, who.of)
    if isinstance(inner, Is) and isinstance(inner.what, nodes.That):
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


# --- each of a group: named once, then referred to ------------------------------------------------


def naming(who: Noun, s: Saying) -> Saying | None:
    """The players named where a zone of theirs is spoken of, if one is."""
    match s:
        case Saying(object=Noun(how="top" | "bottom", parts=(owner,)) as cards) if owner == who:
            each = who.how.startswith("each-")  # else they are named already
            return replace(s, object=replace(cards, place="named")) if each else s
        case Saying(object=Noun(things=Things(owner=Owner.THEIRS) as t) as cards) if (
            cards.place and not t.in_play and who.how in NAMED
        ):
            return replace(s, object=replace(cards, things=replace(t, player=who.how)))
        case Saying(object=Noun(), goal=Goal(whose="theirs") as goal):
            return replace(s, goal=replace(goal, player=who))
        case _:
            return None


def one_by_one(who: Noun) -> Noun:
    """The players as those for each of whom something is done: "for each opposing player"."""
    if who.how == "each-opponent":
        return Noun("each-opposing-player")
    return replace(who, parts=tuple([one_by_one(part) for part in who.parts[:1]]) + who.parts[1:])
