"""`Condition`: clauses after "if", "while" or "unless". `no` turns them round."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tintero.ability import conditions as nodes
from tintero.ability.base import Condition
from tintero.ability.quantities import Happened
from tintero.ability.render.plan import filters, having, players, selectors
from tintero.ability.render.plan.parts_of_speech import (
    CHARACTER,
    THIS,
    YOU,
    Head,
    Noun,
    Saying,
    Things,
    Trait,
)
from tintero.ability.render.speaker import Speaker, unknown
from tintero.ability.selectors import EachOpponent, EachPlayer, That, This
from tintero.events import Kind
from tintero.vocab import Owner

ROLES: Final = ("in-challenge", "challenging", "challenged")
NO_ONE: Final = {EachOpponent: Noun("no-opponent"), EachPlayer: Noun("no-player")}


def condition(say: Speaker, node: Condition, no: bool = False) -> Saying:
    if isinstance(node, nodes.Not):
        return condition(say, node.of, not no)
    made = stated(say, node, no)
    if say.topic and made.subject is not None and made.subject.how == say.topic:
        made = replace(made, known=True)
    return made


def stated(say: Speaker, node: Condition, no: bool) -> Saying:
    match node:
        case nodes.Have():
            return having.have(say, node, no)
        case nodes.Is():
            return having.is_(say, node, no)
        case nodes.Compare():
            return having.compare(say, node, no)
        case nodes.YourTurn():
            return Saying("turn", index=node.whose, no=no)
        case nodes.AnyPlayer() | nodes.EveryPlayer():
            return of_players(say, node, no)
        case nodes.Both() | nodes.Either():
            return several(say, node, no)
        case nodes.Did():
            return Saying("did", YOU, no=no)
        case nodes.UsedShift():
            this = isinstance(node.what, This) and not say.gone
            card = THIS if this else selectors.cards(say, node.what)
            return to_play(say, "used-shift", card, no)
        case nodes.RemovedDrops():
            return to_play(say, "removed-drops", THIS, no)
        case nodes.Was():
            return replace(condition(say, node.of, no), past=True)
        case nodes.FirstTurnNotFirstPlayer():
            return Saying("first-turn", no=no)
        case nodes.EventNth():
            return Saying("nth", no=no, index=node.n)
        case nodes.HasDrops():
            return Saying("has-drops", players.player(say, node.who), no=no, index=node.least)
        case _:
            return of_cards(say, node, no)


def to_play(say: Speaker, verb: str, card: Noun, no: bool) -> Saying:
    known = say.event_kind in (Kind.PLAYED, Kind.ENTERED_PLAY)
    return Saying(verb, YOU, card, no=no, known=known)


def of_cards(say: Speaker, node: Condition, no: bool) -> Saying:
    match node:
        case nodes.InChallenge(what=what, role=0 | 1 | 2 as role):
            who = selectors.cards(say, what)
            return Saying(ROLES[role], who, selectors.maybe_some(say, node.against), no)
        case nodes.SameName(left=left, right=right):
            known = selectors.in_focus(say, left)
            one, two = selectors.cards(say, left), selectors.cards(say, right)
            both = isinstance(left, That) and isinstance(right, That)
            return Saying("same-name", one, two, no, known=known, index=int(both))
        case nodes.SameCard(left=left, right=right):
            one, two = selectors.cards(say, left), selectors.cards(say, right)
            return Saying("same-card", one, two, no)
        case nodes.WasNamed(what=what):
            known = selectors.in_focus(say, what)
            return Saying("was-named", selectors.cards(say, what), no=no, known=known)
        case nodes.StillThere():
            card = selectors.cards(say, node.what)
            where = Things(owner=Owner.YOURS if card.mine else Owner.THEIRS, zone=node.zone)
            fresh = say.fresh and card.how == "this-card" and not no
            return Saying("still", card, no=no, things=where, index=int(not fresh))
        case nodes.AllAre():
            group = Noun("every", filters.things(say, node.of), CHARACTER, plural=True)
            return Saying("is", group, no=no, things=having.described(say, node.filter))
        case _:
            raise unknown(node)


# --- players ----------------------------------------------------------------------------------


def told_of(say: Speaker, who: Noun, node: Condition, no: bool = False) -> Saying:
    """The condition, "they" being these players."""
    with say.for_now(they=who):
        return condition(say, node, no)


def of_players(say: Speaker, node: nodes.AnyPlayer | nodes.EveryPlayer, no: bool) -> Saying:
    inner, who = node.condition, players.player(say, node.who)
    if isinstance(node, nodes.AnyPlayer):
        if no and isinstance(inner, nodes.Compare) and type(node.who) in NO_ONE:
            return told_of(say, NO_ONE[type(node.who)], inner)  # "no opponent has …"
        who = players.SOME.get(type(node.who), who)
    made = told_of(say, who, inner)
    return Saying("not-so", parts=(made,)) if no else made


# --- several ----------------------------------------------------------------------------------


def several(say: Speaker, node: nodes.Both | nodes.Either, no: bool) -> Saying:
    parts = node.parts
    if [happened_kind(part) for part in parts] == [Kind.INKED, Kind.PUT_IN_INKWELL]:
        # Inking is one of the ways in which a card is put into an inkwell: said once.
        return condition(say, parts[1], no)
    haves = [part for part in parts if isinstance(part, nodes.Have) and having.plain_have(part)]
    if isinstance(node, nodes.Both) and not no and len(haves) == len(parts):
        return have_both(say, haves)
    if isinstance(node, nodes.Either) and all(isinstance(part, nodes.Did) for part in parts):
        return Saying("did-either", YOU, no=no)
    joint = "and" if isinstance(node, nodes.Both) != no else "or"
    return Saying(joint, parts=tuple([condition(say, part, no) for part in parts]))


def have_both(say: Speaker, parts: list[nodes.Have]) -> Saying:
    """You have a Captain character and a Pirate character in play."""
    place = Things(owner=Owner.YOURS, zone=parts[0].filter.zone)
    names = tuple(name for part in parts for name in part.filter.names)
    each = replace(parts[0].filter, names=())
    if len(names) == len(parts) and all(replace(p.filter, names=()) == each for p in parts):
        sort = filters.things(say, each).adding(Trait("named-all", names))
        return Saying("have", YOU, Noun("some-of", sort, plural=True), things=place)
    both = tuple([having.held(say, part) for part in parts])
    return Saying("have", YOU, Noun("together", plural=True, parts=both), things=place)


def happened_kind(node: Condition) -> int:
    match node:
        case nodes.Compare(left=Happened(kind=kind)):
            return kind
        case nodes.Not(of=inner):
            return happened_kind(inner)
        case _:
            return -1


def of_candidate(say: Speaker, node: Condition, plural: bool, head: Head) -> Saying:
    """A condition read for each card of a group."""
    with say.for_now(candidate=Noun("each-one", head=head, plural=plural)):
        return condition(say, node)
