"""What keywords are called, where their names stay English, and the names of abilities."""

from __future__ import annotations

from tintero.ability.abilities import Activated, Has, Static, Triggered
from tintero.ability.base import Ability
from tintero.ability.render.speaker import RenderError, word
from tintero.vocab import KEYWORD_NAMES, NONE, Keyword, ShiftKind


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
