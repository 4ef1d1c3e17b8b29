"""What both languages read alike from the nodes; the words stand in `en/` and `es/`."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum

from tintero.ability.abilities import Has
from tintero.ability.base import Effect, Selector
from tintero.ability.effects import Apply, If, IfYouDo, InsteadIf, May, Put, Sentence, To
from tintero.ability.render.speaker import Phrase, RenderError, Speaker
from tintero.ability.selectors import (
    All,
    AtRandom,
    Chosen,
    That,
    Together,
    TopOfDeck,
    Under,
    WasUnder,
)
from tintero.vocab import Owner, ShiftKind, Zone

# --- sentences --------------------------------------------------------------------------------


def in_two(node: Effect) -> tuple[Effect, IfYouDo | InsteadIf] | None:
    """For what takes two sentences ("… . If you do, …", "… . If …, … instead."): what the first
    says, and the joint. A "may" or a cost around the joint belongs to the first."""
    if isinstance(node, IfYouDo):
        return node.first, node
    if isinstance(node, InsteadIf):
        return node.effect, node
    if isinstance(node, To) and isinstance(node.then, InsteadIf):
        return To(node.cost, node.then.effect), node.then
    if isinstance(node, May):
        inner = in_two(node.effect)
        return None if inner is None else (May(inner[0], node.who), inner[1])
    return None


def with_more_sentences(node: Effect) -> bool:
    """You may do something, and what follows from it is said in another sentence."""
    return isinstance(node, May) and isinstance(node.effect, (IfYouDo, InsteadIf))


def other_part(node: InsteadIf) -> Effect:
    """What is done instead, without the rest of the sentence when that stays the same."""
    first, other = node.effect, node.instead
    if isinstance(first, Sentence) and isinstance(other, Sentence):
        if first.parts[1:] == other.parts[1:]:
            return other.parts[0]
    return other


def same_time(parts: tuple[Effect, ...], node: If) -> bool:
    """Whether the sentence hands out something else, for as long, under a condition."""
    before, then = parts[parts.index(node) - 1], node.then
    if not isinstance(before, Apply) or not isinstance(then, Apply) or node.otherwise is not None:
        return False
    same = isinstance(before.to, Chosen) and then.to == That(before.to.label)
    return same and before.until == then.until


def put_again(then: Effect, other: Effect) -> Effect:
    """ "… . Otherwise, put it …": what would have been picked is picked, and not named again."""
    if isinstance(then, Put) and isinstance(other, Put) and then.what == other.what:
        if isinstance(then.what, Chosen):
            return replace(other, what=That(then.what.label))
    return other


# --- where cards come from and go to ------------------------------------------------------------


def from_deck(say: Speaker, what: Selector) -> bool:
    """Whether the cards are put rather than returned: from a deck or from under a card."""
    if isinstance(what, (TopOfDeck, Under, WasUnder)):
        return True
    if isinstance(what, All) and isinstance(what.among, That):
        return what.among.label in say.seen
    if isinstance(what, That):
        return what.label in say.seen
    if isinstance(what, Chosen):
        return what.source in say.seen or what.filter.zone == Zone.DECK
    if isinstance(what, Together):
        return all(from_deck(say, part) for part in what.parts)
    return False


class Whose(Enum):
    """Whose zone cards go to."""

    YOURS = 0
    THEIRS = 1  # of the player spoken of
    OWNERS = 2  # "their player's"


def whose_zone(say: Speaker, what: Selector, phrase: Phrase) -> Whose:
    if phrase.mine:
        return Whose.YOURS
    if isinstance(what, (Chosen, All, AtRandom)):
        if what.filter.owner == Owner.THEIRS:
            return Whose.THEIRS
        if isinstance(what, Chosen) and what.source and say.labels_mine(what.source):
            return Whose.YOURS
    if isinstance(what, That) and say.labels_mine(what.label):
        return Whose.YOURS
    if isinstance(what, TopOfDeck):
        return Whose.THEIRS
    if isinstance(what, That) and (say.inside or what.label in say.seen | say.theirs):
        return Whose.THEIRS
    if isinstance(what, Chosen) and (what.source in say.seen or (what.source and say.inside)):
        return Whose.THEIRS
    say.owner_said = True
    return Whose.OWNERS


# --- keywords -----------------------------------------------------------------------------------


def lower(text: str) -> str:
    return text[:1].lower() + text[1:]


def shift(node: Has) -> str:
    """CR 8.10.8: the kinds of Shift; keyword names stay English."""
    name = {
        ShiftKind.NAMED: "Shift",
        ShiftKind.CLASSIFICATION: f"{node.of} Shift",
        ShiftKind.UNIVERSAL: "Universal Shift",
        ShiftKind.DUO: "Duo Shift",
        ShiftKind.COMBO: "Combo Shift",
        ShiftKind.ITEM_NAMED: f"{node.of} Shift",
    }.get(node.kind)
    if name is None:
        raise RenderError(f"no kind of Shift has the number {node.kind}")
    return f"Temporary {name}" if node.temporary else name
