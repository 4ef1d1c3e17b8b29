"""`Condition`: clauses after "if", "while" or "unless". `no` turns them round."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tintero.ability.base import Condition, Selector
from tintero.ability.conditions import (
    AllAre,
    AnyPlayer,
    Both,
    Compare,
    Did,
    Either,
    EventNth,
    EveryPlayer,
    FirstTurnNotFirstPlayer,
    HasDrops,
    Have,
    InChallenge,
    Is,
    Not,
    RemovedDrops,
    SameCard,
    SameName,
    StillThere,
    UsedShift,
    Was,
    WasNamed,
    YourTurn,
)
from tintero.ability.quantities import Count, Happened
from tintero.ability.render.plan import filters, having, players, selectors
from tintero.ability.render.plan.being import described, is_
from tintero.ability.render.plan.parts_of_speech import CHARACTER, YOU, Head, Noun, Saying, Trait
from tintero.ability.render.speaker import RenderError, Speaker, unknown
from tintero.ability.selectors import EachOpponent, EachPlayer, That, This
from tintero.events import Kind
from tintero.vocab import Owner

ROLES: Final = ("in-challenge", "challenging", "challenged")
NO_ONE: Final = {
    EachOpponent: Noun("no-opponent"),
    EachPlayer: Noun("no-player"),
}


def condition(say: Speaker, node: Condition, no: bool = False) -> Saying:
    if isinstance(node, Not):
        return condition(say, node.of, not no)
    made = stated(say, node, no)
    if say.topic and made.subject is not None and made.subject.how == say.topic:
        made = replace(made, known=True)
    return made


def stated(say: Speaker, node: Condition, no: bool) -> Saying:
    if isinstance(node, Have):
        return having.have(say, node, no)
    if isinstance(node, Is):
        return is_(say, node, no)
    if isinstance(node, YourTurn):
        return Saying("turn", index=node.whose, no=no)
    if isinstance(node, Compare):
        return having.compare(say, node, no)
    if isinstance(node, (AnyPlayer, EveryPlayer)):
        return of_players(say, node, no)
    if isinstance(node, Did):
        return Saying("did", YOU, no=no)
    if isinstance(node, (UsedShift, RemovedDrops)):
        return to_play(say, node, no)
    if isinstance(node, (Both, Either)):
        return several(say, node, no)
    if isinstance(node, Was):
        return replace(condition(say, node.of, no), past=True)
    return of_cards(say, node, no)


def to_play(say: Speaker, node: UsedShift | RemovedDrops, no: bool) -> Saying:
    what: Selector = node.what if isinstance(node, UsedShift) else This()
    card = Noun("this", mine=True)
    if isinstance(node, UsedShift) and not (isinstance(what, This) and not say.gone):
        card = selectors.cards(say, what)
    known = say.event_kind in (Kind.PLAYED, Kind.ENTERED_PLAY)
    verb = "used-shift" if isinstance(node, UsedShift) else "removed-drops"
    return Saying(verb, YOU, card, no=no, known=known)


def of_cards(say: Speaker, node: Condition, no: bool) -> Saying:
    if isinstance(node, InChallenge):
        if node.role not in (0, 1, 2):
            raise RenderError(f"no role in a challenge has the number {node.role}")
        what = selectors.cards(say, node.what)
        against = selectors.some(say, node.against) if node.against is not None else None
        return Saying(ROLES[node.role], what, against, no)
    if isinstance(node, SameName):
        known = selectors.in_focus(say, node.left)
        left, right = selectors.cards(say, node.left), selectors.cards(say, node.right)
        both = isinstance(node.left, That) and isinstance(node.right, That)
        return Saying("same-name", left, right, no, known=known, index=int(both))
    if isinstance(node, WasNamed):
        known = selectors.in_focus(say, node.what)
        return Saying("was-named", selectors.cards(say, node.what), no=no, known=known)
    if isinstance(node, FirstTurnNotFirstPlayer):
        return Saying("first-turn", no=no)
    if isinstance(node, StillThere):
        what = selectors.cards(say, node.what)
        owner = Owner.YOURS if what.mine else Owner.THEIRS
        fresh = say.fresh and what.how == "this-card" and not no
        where = filters.place(owner, node.zone)
        return Saying("still", what, no=no, things=where, index=int(not fresh))
    if isinstance(node, AllAre):
        group = Noun("every", filters.things(say, node.of), CHARACTER, plural=True)
        return Saying("is", group, no=no, things=described(say, node.filter))
    if isinstance(node, SameCard):
        left, right = selectors.cards(say, node.left), selectors.cards(say, node.right)
        return Saying("same-card", left, right, no)
    if isinstance(node, EventNth):
        return Saying("nth", no=no, index=node.n)
    if isinstance(node, HasDrops):
        return Saying("has-drops", players.player(say, node.who), no=no, index=node.least)
    raise unknown(node)


# --- players ----------------------------------------------------------------------------------


def told_of(say: Speaker, who: Noun, node: Condition, no: bool = False) -> Saying:
    """The condition, "they" being these players."""
    before, say.they = say.they, who
    made = condition(say, node, no)
    say.they = before
    return made


def of_players(say: Speaker, node: AnyPlayer | EveryPlayer, no: bool) -> Saying:
    inner = node.condition
    if isinstance(node, EveryPlayer):
        made = told_of(say, players.player(say, node.who), inner)
        return Saying("not-so", parts=(made,)) if no else made
    some = players.some_player(say, node.who)
    if no and isinstance(inner, Compare):
        # "No opponent has …", "each opponent does not have …".
        who = players.player(say, node.who)
        one = NO_ONE.get(type(node.who), who)
        counted = isinstance(inner.left, Count)
        ways = (told_of(say, one, inner), told_of(say, who, inner, True), told_of(say, some, inner))
        return Saying("none-of", one, parts=ways, index=int(counted))
    made = told_of(say, some, inner)
    return Saying("not-so", parts=(made,)) if no else made


# --- several ----------------------------------------------------------------------------------


def several(say: Speaker, node: Both | Either, no: bool) -> Saying:
    parts = node.parts
    if len(parts) == 2 and never_inked(parts):
        return condition(say, parts[1], no)
    haves = [part for part in parts if isinstance(part, Have) and having.plain_have(part)]
    if isinstance(node, Both) and not no and len(haves) == len(parts):
        return have_both(say, haves)
    if isinstance(node, Either) and all(isinstance(part, Did) for part in parts):
        return Saying("did-either", YOU, no=no)
    joint = "and" if isinstance(node, Both) != no else "or"
    return Saying(joint, parts=tuple([condition(say, part, no) for part in parts]))


def have_both(say: Speaker, parts: list[Have]) -> Saying:
    """You have a Captain character and a Pirate character in play."""
    place = filters.place(Owner.YOURS, parts[0].filter.zone)
    names = tuple(name for part in parts for name in part.filter.names)
    each = replace(parts[0].filter, names=())
    if len(names) == len(parts) and all(replace(p.filter, names=()) == each for p in parts):
        sort = filters.things(say, each).adding(Trait("named-all", names))
        return Saying("have", YOU, Noun("some-of", sort, plural=True), things=place)
    both = tuple([having.held(say, part.filter, part) for part in parts])
    return Saying("have", YOU, Noun("together", plural=True, parts=both), things=place)


def never_inked(parts: tuple[Condition, ...]) -> bool:
    """Inking is one of the ways in which a card is put into an inkwell: said once."""
    kinds = [happened_kind(part) for part in parts]
    return kinds == [Kind.INKED, Kind.PUT_IN_INKWELL]


def happened_kind(node: Condition) -> int:
    inner = node.of if isinstance(node, Not) else node
    if isinstance(inner, Compare) and isinstance(inner.left, Happened):
        return inner.left.kind
    return -1


def of_candidate(say: Speaker, node: Condition, plural: bool, head: Head) -> Saying:
    """A condition read for each card of a group."""
    before, say.candidate = say.candidate, Noun("each-one", head=head, plural=plural)
    made = condition(say, node)
    say.candidate = before
    return made
