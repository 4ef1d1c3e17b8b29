"""What both languages read alike from the nodes; the words stand in `en/` and `es/`."""

from __future__ import annotations

from enum import Enum

from tintero.ability.abilities import Has
from tintero.ability.base import Effect, Selector
from tintero.ability.effects import IfYouDo, InsteadIf, May, To
from tintero.ability.render.speaker import Phrase, RenderError, Speaker
from tintero.ability.select import (
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
