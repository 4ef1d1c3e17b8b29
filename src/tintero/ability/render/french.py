"""French: `french(ability)`, and `describe(node)` for any node."""

from __future__ import annotations

from typing import final

from tintero.ability.base import Ability, Node
from tintero.ability.render.realise.fr import sentences
from tintero.ability.render.voice import Voice
from tintero.vocab import CardType


@final
class French(Voice):
    tongue = sentences.TONGUE


def french(ability: Ability, name: str = "", type: int = CardType.CHARACTER) -> str:
    """The ability as a paragraph. `name` is what the card calls itself ("ce personnage")."""
    return French(name, type).ability(ability)


def describe(
    node: Node, name: str = "", type: int = CardType.CHARACTER, within: Ability | None = None
) -> str:
    """Any node in words: a phrase, a clause or a paragraph, after its family (`Speaker.part`)."""
    return French(name, type).part(node, within)
