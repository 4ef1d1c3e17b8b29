"""The cards of a pool as the engine runs them: facts and compiled abilities together."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, final

from tintero.ability.base import Ability
from tintero.cards.facts import CardFacts
from tintero.compiler import Compiler
from tintero.program import CardProgram


def compile_card(
    index: int,
    full_name: str,
    name: str,
    type: int,
    names: tuple[str, ...],
    cost: int,
    inkable: bool,
    inks: tuple[int, ...],
    numbers: tuple[int, int, int, int],
    classes: tuple[str, ...],
    song: bool,
    abilities: tuple[Ability, ...],
) -> CardProgram:
    """A card of the pool as the engine runs it. `numbers`: strength, willpower, lore, move cost."""
    program = CardProgram(index, full_name, name, type)
    program.names = names
    program.cost = cost
    program.inkable = inkable
    program.inks = inks
    program.strength, program.willpower, program.lore, program.move_cost = numbers
    program.classes = classes
    program.song = song
    compiler = Compiler(program)
    for ability in abilities:
        compiler.add_printed(ability)
    return program


@final
class Programs:
    """The cards of a pool as the engine runs them, each compiled when it is first asked for."""

    def __init__(self, cards: Sequence[CardFacts]) -> None:
        self.facts: Final[Sequence[CardFacts]] = cards
        self._made: Final[list[CardProgram | None]] = [None] * len(cards)
        self._name_indices: list[int] = []

    def __len__(self) -> int:
        return len(self._made)

    def __getitem__(self, index: int) -> CardProgram:
        found = self._made[index]
        if found is None:
            found = self._make(index)
        return found

    def __iter__(self) -> Iterator[CardProgram]:
        """All of them, which compiles the whole pool."""
        return iter([self[i] for i in range(len(self._made))])

    def _make(self, index: int) -> CardProgram:
        c = self.facts[index]
        made = compile_card(
            index, c.full_name, c.name, c.type, c.names, c.cost, c.inkable, c.inks,
            (c.strength, c.willpower, c.lore, c.move_cost), c.classes, c.song, c.abilities,
        )  # fmt: skip
        self._made[index] = made
        return made

    @property
    def name_indices(self) -> list[int]:
        """One card of the pool for each distinct name, for naming a card."""
        if not self._name_indices:
            seen: dict[str, int] = {}
            for index, card in enumerate(self.facts):
                seen.setdefault(card.name, index)
            self._name_indices = [seen[name] for name in sorted(seen)]
        return self._name_indices
