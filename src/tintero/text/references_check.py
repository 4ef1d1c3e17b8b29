"""Type check of what the compiler made: every reference means something.

A label is bound before it is used, "they" are players somebody spoke of, the event is there when a
trigger or a replacement makes one, and a candidate only where cards are tested one by one.
"""

from __future__ import annotations

from dataclasses import is_dataclass
from typing import Final

from tintero.ability import effects as e
from tintero.ability.abilities import Triggered
from tintero.ability.base import Ability, Effect, Node
from tintero.ability.conditions import AnyPlayer, Did, EveryPlayer
from tintero.ability.quantities import CountPlayers, EventAmount, HowMany, Result
from tintero.ability.selectors import (
    All,
    AtRandom,
    Candidate,
    Chosen,
    ChosenOpponent,
    ChosenPlayer,
    EachWho,
    EventCard,
    EventOther,
    EventPlayer,
    That,
    They,
)
from tintero.ability.statics import Cant, Instead, Modify
from tintero.vocab import NONE, Owner

# Nodes inside which "they" is somebody.
SPEAKING = (e.EachDoes, e.OneOf, e.UnlessPays, AnyPlayer, EveryPlayer, CountPlayers, EachWho)
# Parts of which one happens: none knows what another picks.
WAYS: Final[dict[type[Node], tuple[str, ...]]] = {
    e.If: ("then", "otherwise"),
    e.IfYouDo: ("then", "otherwise"),
    e.OneOf: ("modes",),
    e.Cases: ("effects",),
}
EVENTFUL = (EventCard, EventOther, EventPlayer, EventAmount)


class _Seen:
    """What is known at a place of the tree."""

    def __init__(self) -> None:
        self.labels: set[str] = set()
        self.they = False
        self.event = False
        self.candidate = False
        self.problems: list[str] = []


def problems(ability: Ability) -> list[str]:
    """What is wrong with the ability, in words; nothing when all is well."""
    seen = _Seen()
    walk(ability, seen)
    return seen.problems


def walk(node: Node, seen: _Seen) -> None:
    if not is_dataclass(node):
        # Read together with the sentence before it, or not at all.
        seen.problems.append(f"{type(node).__name__} stands alone")
        return
    before = (seen.they, seen.event, seen.candidate)
    seen.they = seen.they or isinstance(node, SPEAKING) or is_cant_for_each_player(node)
    seen.event = seen.event or isinstance(node, (Triggered, Instead))
    report(node, seen)
    known, met = set(seen.labels), set(seen.labels)
    for name, part in parts(node):
        candidate = seen.candidate
        if name in ("tests", "if_") or isinstance(node, (Cant, Modify, Instead)):
            seen.candidate = True
        apart = name in WAYS.get(type(node), ())
        if apart:
            seen.labels = set(known)
        walk(part, seen)
        met |= seen.labels
        if not apart:
            known = set(seen.labels)
        seen.candidate = candidate
    seen.labels = met
    bind(node, seen)
    chosen = seen.they
    seen.they, seen.event, seen.candidate = before
    # A chosen player stays "they" for the sentences that follow.
    if chosen and chooses_player(node):
        seen.they = True


def chooses_player(node: Node) -> bool:
    who = getattr(node, "who", None)
    return isinstance(who, (ChosenOpponent, ChosenPlayer))


def is_cant_for_each_player(node: Node) -> bool:
    return isinstance(node, Cant) and node.players != -1


def parts(node: Node) -> list[tuple[str, Node]]:
    """The nodes inside, in the order in which they are carried out."""
    found = node.named_pieces()
    if isinstance(node, e.Apply):
        return sorted(found, key=lambda part: part[0] != "to")
    return found


def report(node: Node, seen: _Seen) -> None:
    if isinstance(node, (That, Result, HowMany, Did)) and node.label not in seen.labels:
        seen.problems.append(f"{type(node).__name__} of {node.label!r}, which nothing binds before")
    if isinstance(node, (e.Apply, e.Rule, e.Later)) and node.until == NONE:
        seen.problems.append(f"{type(node).__name__} lasts for no time")
    if isinstance(node, They) and not seen.they:
        seen.problems.append("They(), but nobody was spoken of")
    if getattr(node, "owner", None) == Owner.THEIRS and not seen.they:
        seen.problems.append("cards of theirs, but nobody was spoken of")
    if isinstance(node, EVENTFUL) and not seen.event:
        seen.problems.append(f"{type(node).__name__}() without an event")
    if isinstance(node, Candidate) and not seen.candidate:
        seen.problems.append("Candidate() where no card is being tested")


def bind(node: Node, seen: _Seen) -> None:
    if isinstance(node, (Chosen, AtRandom)) or (isinstance(node, All) and node.label):
        seen.labels.add(node.label)
    elif isinstance(node, Effect):
        label = getattr(node, "label", "")
        if label:
            seen.labels.add(label)
        if isinstance(node, e.RevealUntil):
            seen.labels.add(node.found)
