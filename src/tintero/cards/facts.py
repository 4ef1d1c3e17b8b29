"""`CardFacts`: what is printed on one card, its abilities as AST."""

from __future__ import annotations

from dataclasses import dataclass

from tintero.ability.base import Ability
from tintero.vocab import CardType

# CR 5.2.6.1 and 5.2.6.3: what joins the names of a character that has several.
JOINTS = (" & ", " 'n' ")


@dataclass(frozen=True)
class CardFacts:
    """One card by its full name. Numbers that its type does not have are 0.

    `inks` and `type` are values of `vocab`; `set` and `number` say where the card is printed.
    """

    name: str
    version: str
    type: int
    cost: int
    inkable: bool
    inks: tuple[int, ...]
    strength: int = 0
    willpower: int = 0
    lore: int = 0
    move_cost: int = 0
    classes: tuple[str, ...] = ()
    set: int = 0
    number: int = 0
    abilities: tuple[Ability, ...] = ()
    song: bool = False

    @property
    def full_name(self) -> str:
        """CR 5.2.6: name and version together."""
        return f"{self.name} - {self.version}" if self.version else self.name

    @property
    def names(self) -> tuple[str, ...]:
        """CR 5.2.6.1: the whole name, then each side of the joint of an "A & B" character."""
        if self.type == CardType.CHARACTER:
            for joint in JOINTS:
                left, found, right = self.name.partition(joint)
                if found:
                    return (self.name, left, right)
        return (self.name,)

    def __str__(self) -> str:
        return self.full_name
