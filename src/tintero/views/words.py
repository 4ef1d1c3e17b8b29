"""Abilities, conditions and costs in words, for prompts and reasons.

The renderer of `tintero.ability` makes the text. What it has no words for is left out: a prompt
without the text of its ability is still a prompt.
"""

from __future__ import annotations

from dataclasses import fields, replace
from functools import lru_cache
from typing import Any, cast

from tintero.ability.base import Ability, Node
from tintero.ability.render import english, spanish
from tintero.ability.render.english import English
from tintero.ability.render.spanish import Spanish
from tintero.ability.render.speaker import Phrase, RenderError
from tintero.ability.selectors import They, You
from tintero.state.state import State
from tintero.views.naming import a_player
from tintero.vocab import Owner


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


def told(s: State, index: int, node: Node, lang: str, name: str, owner: int, seat: int) -> str:
    """A condition of the card `name` as a seat hears it: "you" of another player's card is that
    player, and "this character" is the card."""
    speaker = Spanish if lang == "es" else English
    say = speaker(name, s.programs[index].type)
    if owner != seat:
        say.they = Phrase(a_player(owner, lang))
        node = spoken_of(node)
    try:
        return say.part(node, None).strip()
    except RenderError:
        return ""


def spoken_of(node: Any) -> Any:
    """The same about "they" in place of "you"."""
    if isinstance(node, You):
        return They()
    if isinstance(node, tuple):
        return tuple(spoken_of(part) for part in node)
    if not isinstance(node, Node):
        return node
    changed = {f.name: spoken_of(getattr(node, f.name)) for f in fields(cast(Any, node))}
    for name in ("owner", "whose", "by"):
        if changed.get(name) == Owner.YOURS and isinstance(changed[name], int):
            changed[name] = Owner.THEIRS
    return replace(cast(Any, node), **changed)


def ability_text(s: State, index: int, ability: int, lang: str) -> str:
    """The text of an ability, or "" if it is not there or has no words."""
    if not 0 <= index < len(s.programs):
        return ""
    abilities = s.programs[index].abilities
    if not 0 <= ability < len(abilities):
        return ""
    return of_card(s, index, abilities[ability].node, lang)
