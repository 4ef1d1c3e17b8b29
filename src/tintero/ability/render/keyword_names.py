"""What keywords are called and the names of abilities."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tintero.ability.abilities import Activated, Has, Static, Triggered
from tintero.ability.base import Ability
from tintero.ability.render.speaker import word
from tintero.vocab import KEYWORD_NAMES, NONE, Keyword

# CR 8.10.8: the kinds of Shift by their number, and "temporary"; keyword names stay English.
SHIFTS: Final = (
    *("{shift}", "{of} {shift}", "Universal {shift}", "Duo {shift}", "Combo {shift}"),
    *("{of} {shift}", "Temporary {shift}"),
)


def titled(node: Ability, text: str, keywords: tuple[str, ...] = KEYWORD_NAMES) -> str:
    """The story name in capitals; a keyword's expansion in brackets, as on cards."""
    if isinstance(node, (Triggered, Activated, Static)) and node.keyword != NONE:
        return f"{word(keywords, node.keyword, 'keyword')} ({text})"
    name: str = getattr(node, "name", "")
    return f"{name.upper()}  {text}" if name else text


def keyword_name(
    node: Has, names: tuple[str, ...], shifts: tuple[str, ...], classed: Callable[[str], str]
) -> str:
    """ "Resist +2", "Shift 5"; before a cost, the name alone."""
    name = word(names, node.keyword, "keyword")
    if node.keyword == Keyword.SHIFT:
        *kinds, temporary = shifts
        kind = word(tuple(kinds), node.kind, "kind of Shift")
        name = kind.format(shift=name, of=classed(node.of))
        name = temporary.format(shift=name) if node.temporary else name
    if node.costs:
        return name
    if node.keyword in (Keyword.CHALLENGER, Keyword.RESIST):
        return f"{name} +{node.n}"
    return f"{name} {node.n}" if node.n or node.keyword == Keyword.SHIFT else name
