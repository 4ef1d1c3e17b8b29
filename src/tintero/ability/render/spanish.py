"""Spanish: `spanish(ability)`, and `describe(node)` for any node."""

from __future__ import annotations

from typing import final

from tintero.ability.base import Ability, Node
from tintero.ability.render.realise.es import sentences
from tintero.ability.render.voice import Voice
from tintero.vocab import CardType


@final
class Spanish(Voice):
    tongue = sentences.TONGUE


def spanish(ability: Ability, name: str = "", type: int = CardType.CHARACTER) -> str:
    """The ability as a paragraph. `name` is what the card calls itself ("este personaje")."""
    return Spanish(name, type).ability(ability)


def describe(
    node: Node, name: str = "", type: int = CardType.CHARACTER, within: Ability | None = None
) -> str:
    """Any node in words: a phrase, a clause or a paragraph, after its family (`Speaker.part`)."""
    return Spanish(name, type).part(node, within)
