"""What both languages read alike from the nodes; the words stand in `en/` and `es/`."""

from __future__ import annotations

from dataclasses import replace

from tintero.ability.abilities import Activated, Has, Static, Triggered
from tintero.ability.base import Ability, Effect
from tintero.ability.effects import Apply, If, IfYouDo, InsteadIf, May, Put, Sentence, To
from tintero.ability.render.speaker import RenderError, word
from tintero.ability.selectors import (
    Chosen,
    That,
)
from tintero.vocab import KEYWORD_NAMES, NONE, Keyword, ShiftKind

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


def titled(node: Ability, text: str, keywords: tuple[str, ...] = KEYWORD_NAMES) -> str:
    """The story name in capitals; a keyword's expansion in brackets, as on cards."""
    if isinstance(node, (Triggered, Activated, Static)) and node.keyword != NONE:
        return f"{word(keywords, node.keyword, 'keyword')} ({text})"
    name: str = getattr(node, "name", "")
    return f"{name.upper()}  {text}" if name else text


def keyword_name(node: Has) -> str:
    """ "Resist +2", "Shift 5"; before a cost, the name alone."""
    name = word(KEYWORD_NAMES, node.keyword, "keyword")
    if node.keyword == Keyword.SHIFT:
        name = shift(node)
    if node.costs:
        return name
    if node.keyword in (Keyword.CHALLENGER, Keyword.RESIST):
        return f"{name} +{node.n}"
    return f"{name} {node.n}" if node.n or node.keyword == Keyword.SHIFT else name
