"""The compiler and the words that the tests of standing text share."""

from __future__ import annotations

from typing import Final

from tintero.ability.abilities import Static
from tintero.ability.base import Ability, StaticEffect
from tintero.ability.conditions import Is
from tintero.ability.filters import Filter
from tintero.ability.selectors import This
from tintero.text.compiler import TextCompiler
from tintero.vocab import CardType, Owner, Zone

COMPILER: Final = TextCompiler(("Bao", "Vela", "Bao - Lamp Maker"), ("Pirate", "Knight", "Robot"))
CHAR: Final = (CardType.CHARACTER,)
EXERTED: Final = Is(This(), Filter(exerted=1))
YOUR_KNIGHT: Final = Filter(CHAR, Owner.YOURS, classes=("Knight",))
CARD: Final = Filter(CHAR, Owner.YOURS, Zone.ANYWHERE)
ACTION_CARD: Final = Filter((CardType.ACTION,), zone=Zone.ANYWHERE)


def read(text: str, type: int = CardType.CHARACTER, name: str = "") -> tuple[Ability, ...]:
    return COMPILER.lowered(text, type, name).abilities


def whole(text: str, type: int = CardType.CHARACTER) -> Ability:
    (ability,) = read(text, type)
    return ability


def effects(text: str, type: int = CardType.CHARACTER) -> tuple[StaticEffect, ...]:
    """The effects of a static ability that is nothing but its effects."""
    found = whole(text, type)
    assert isinstance(found, Static)
    assert found == Static(found.effects, zone=found.zone)
    return found.effects
