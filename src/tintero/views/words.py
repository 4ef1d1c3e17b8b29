"""Abilities, conditions and costs in words, for prompts and reasons.

The renderer of `tintero.ability` makes the text. What it has no words for is left out: a prompt
without the text of its ability is still a prompt.
"""

from __future__ import annotations

from functools import lru_cache

from tintero.ability.base import Ability, Node
from tintero.ability.render import english, spanish
from tintero.ability.render.speaker import RenderError
from tintero.state.state import State


@lru_cache(maxsize=4096)
def in_words(node: Node, type: int, lang: str, within: Ability | None = None) -> str:
    """A node in words, for a card of this type; "" where there are none. `within`: its ability."""
    try:
        if lang == "es":
            text = (
                spanish.spanish(node, "", type)
                if isinstance(node, Ability)
                else spanish.describe(node, "", type, within)
            )
        else:
            text = (
                english.english(node, "", type)
                if isinstance(node, Ability)
                else english.describe(node, "", type, within)
            )
    except RenderError:
        return ""
    return text.strip()


def of_card(s: State, index: int, node: Node, lang: str, within: Ability | None = None) -> str:
    """A node of a card of the pool in words."""
    return in_words(node, s.programs[index].type, lang, within)


def ability_text(s: State, index: int, ability: int, lang: str) -> str:
    """The text of an ability, or "" if it is not there or has no words."""
    if not 0 <= index < len(s.programs):
        return ""
    abilities = s.programs[index].abilities
    if not 0 <= ability < len(abilities):
        return ""
    return of_card(s, index, abilities[ability].node, lang)
