"""`Happened`: what has been done this turn, counted and as a condition."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tintero.ability.base import Selector
from tintero.ability.filters import Filter, Relation
from tintero.ability.quantities import Happened
from tintero.ability.render.plan import filters, selectors
from tintero.ability.render.plan.parts_of_speech import (
    THIS,
    YOU,
    Measure,
    Noun,
    Number,
    Saying,
    Things,
)
from tintero.ability.render.speaker import Speaker, word
from tintero.ability.selectors import All
from tintero.events import KIND_NAMES, Kind
from tintero.vocab import NONE, CardType, Owner, Zone

DOERS: Final = {
    Owner.ANY: Noun("a-player"),
    Owner.YOURS: YOU,
    Owner.OPPOSING: Noun("an-opponent"),
    Owner.THEIRS: Noun("that-player", plural=True),
}
# What a player has done to a card; what a card has done, or what has been done to it; and what a
# player has done without a card. The names of the events are the keys of the lexicons.
BY_PLAYERS: Final = (
    *(Kind.PLAYED, Kind.DREW, Kind.DISCARDED, Kind.INKED, Kind.PUT_IN_INKWELL, Kind.REVEALED),
    *(Kind.USED, Kind.DAMAGE_REMOVED, Kind.PUT_UNDER, Kind.SHIFTED, Kind.CHOSEN),
)
IN_PLAY: Final = (
    *(Kind.QUESTED, Kind.CHALLENGED, Kind.BANISHED, Kind.SANG, Kind.MOVED, Kind.READIED),
    *(Kind.EXERTED, Kind.DAMAGE_DEALT, Kind.DAMAGE_TAKEN, Kind.BANISHED_IN_CHALLENGE),
    *(Kind.LEFT_PLAY, Kind.ENTERED_PLAY),
)
MOVES: Final = (Kind.PUT_IN_DECK, Kind.PUT_IN_DISCARD, Kind.RETURNED_TO_HAND, Kind.LEFT_DISCARD)
BY_CARDS: Final = (*IN_PLAY, *MOVES, Kind.LEFT_UNDER)
ALONE: Final = (
    *(Kind.LORE_GAINED, Kind.LORE_LOST, Kind.DROPS_GAINED, Kind.DROPS_REMOVED, Kind.NAMED),
    Kind.SHUFFLED,
)
# Of the second card of the event.
OF_OTHER: Final = {Kind.PUT_UNDER: "card put under", Kind.CHALLENGED: "was challenged"}


def doer(owner: int) -> Noun:
    return DOERS.get(owner, DOERS[Owner.ANY])


def deed(node: Happened, no: bool = False) -> Saying:
    """What was done, without the cards: who did it, or in whose zone they are; of this card, if the
    event is its own."""
    verb = "it-happened"
    if node.kind in BY_CARDS:
        verb = "card-did"
    elif node.kind in BY_PLAYERS:
        verb = "was-done" if node.this else "somebody-did"
    elif node.kind in ALONE and not node.this:
        verb = "somebody-did"
    name = word(KIND_NAMES, node.kind, "event")
    fight = node.kind == Kind.BANISHED and node.extra != NONE
    this = THIS if node.this else None
    return Saying(verb, this, no=no, whose=doer(node.by), deed=name, index=int(fight))


def cards(say: Speaker, node: Happened) -> Things:
    """Which cards; without a filter, whose they are says who did it. Whose they are is not said
    of what somebody does to a card, or of cards that change their zone."""
    f = node.subject
    if f is None and node.kind in MOVES:
        f = Filter(zone=Zone.DECK)
    elif f is None and node.kind in BY_CARDS:
        f = Filter(types=(CardType.CHARACTER,), owner=node.by)
    made = filters.things(say, f if f is not None else Filter(zone=Zone.ANYWHERE))
    owned = node.kind in BY_CARDS or node.kind == Kind.DAMAGE_REMOVED
    return made if owned else replace(made, owner=Owner.ANY)


def has_cards(node: Happened) -> bool:
    """Cards are told of, others than this one."""
    return not node.this and node.kind in (*BY_PLAYERS, *BY_CARDS)


def measure(say: Speaker, node: Happened) -> Measure:
    """How often, or for how many cards."""
    what = cards(say, node)
    if not has_cards(node):
        return Measure("times", who=(deed(node),))
    if node.kind in BY_PLAYERS:
        what = replace(what, owner=Owner.ANY, other=False)
    return Measure("happened", what, who=(deed(node),))


# --- as a condition ---------------------------------------------------------------------------


def happened(say: Speaker, node: Happened, op: int, n: int, no: bool) -> Saying:
    """It happened so many times."""
    if op == Relation.MORE:
        op, n = Relation.AT_LEAST, n + 1
    elif op == Relation.LESS:
        op, n = Relation.AT_MOST, n - 1
    if no and op == Relation.AT_LEAST:
        op, n, no = Relation.AT_MOST, n - 1, False
    never = op in (Relation.AT_MOST, Relation.EXACTLY) and n == 0
    if never or (op == Relation.AT_LEAST and n == 1):
        return simple(say, node, never)
    made = counted(say, node, op, n)
    return Saying("not-so", parts=(made,)) if no else made


def simple(say: Speaker, node: Happened, no: bool) -> Saying:
    """It happened, or it did not."""
    made = deed(node, no)
    if node.other is not None and node.kind in OF_OTHER:
        return to_card(replace(made, deed=OF_OTHER[node.kind]), one(say, node.other))
    if node.card is not None and node.kind in (*BY_PLAYERS, *BY_CARDS):
        return to_card(made, one(say, node.card))
    if node.card is not None or node.other is not None:
        return replace(made, verb="it-happened")
    if not has_cards(node):
        return made
    what = cards(say, node)
    if node.kind in BY_PLAYERS:
        how = "some" if node.kind == Kind.DAMAGE_REMOVED else "one-such"
        return replace(made, object=Noun(how, what, what.head))
    how = "none-of" if no else "some"
    if node.kind in MOVES and not no:
        how, what = "one-such", replace(what, owner=Owner.ANY)
    return replace(made, subject=Noun(how, what, what.head), no=False)


def to_card(made: Saying, what: Noun) -> Saying:
    """About this card, or these: "you put a card under this character this turn"."""
    if made.verb == "somebody-did":
        return replace(made, object=what)
    return replace(made, subject=what)


def one(say: Speaker, node: Selector) -> Noun:
    noun = selectors.cards(say, node)
    return selectors.some(say, node.filter) if isinstance(node, All) else noun


def counted(say: Speaker, node: Happened, op: int, n: int) -> Saying:
    """ "you've played 2 or more songs this turn"."""
    number = Number(n=n)
    if not has_cards(node):
        return Saying("so-often", parts=(deed(node),), op=op, number=number)
    what = cards(say, node)
    if node.kind in MOVES or node.kind == Kind.DAMAGE_REMOVED:
        what = replace(what, owner=Owner.ANY)
    many = Noun("so-many", what, what.head, plural=True, number=number, index=op)
    return to_card(deed(node), many)
