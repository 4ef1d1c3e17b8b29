"""The cards of a pool as the engine runs them: facts and compiled abilities together."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, final

from tintero.ability.base import Ability
from tintero.cards.facts import CardFacts
from tintero.program.compile import Compiler
from tintero.program.model import CardProgram


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
    program.only_ink = not program.own and not program.shifts and not program.song
    return program


PART: Final = 1 << 16


def names_of(names: tuple[str, ...], commas: bool) -> list[str]:
    """A card's names, those that commas join apart if that is how they are read (CR 5.2.6.1)."""
    found = list(names)
    if commas and len(names) > 1:
        found += [part for name in names[1:] if ", " in name for part in name.split(", ")]
    return found


@final
class Programs:
    """The cards of a pool as the engine runs them, each compiled when it is first asked for."""

    def __init__(self, cards: Sequence[CardFacts]) -> None:
        self.facts: Final[Sequence[CardFacts]] = cards
        self._made: Final[list[CardProgram | None]] = [None] * len(cards)
        self._said: Final[tuple[list[int], list[int]]] = ([], [])

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle: the facts say everything, programs are made anew when they are needed."""
        return (Programs, (self.facts,))

    def __deepcopy__(self, memo: Any) -> Programs:
        return self  # nothing of it ever changes

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

    def names_to_say(self, commas: bool) -> list[int]:
        """Every name that may be said when a card is named (CR 5.2.6.1), each once: a card that
        has it, plus `PART` times its place among that card's names. `commas`: a list's names
        count apart, too."""
        said = self._said[1 if commas else 0]
        if not said:
            found: dict[str, int] = {}
            for index, card in enumerate(self.facts):
                found.setdefault(card.name, index)
            for index, card in enumerate(self.facts):
                for place, name in enumerate(names_of(card.names, commas)):
                    found.setdefault(name, index + PART * place)
            said.extend([found[name] for name in sorted(found)])
        return said

    def name_said(self, code: int) -> str:
        """The name that such a number stands for, "" if there is none."""
        index, place = code % PART, code // PART
        if code < 0 or index >= len(self.facts):
            return ""
        names = names_of(self.facts[index].names, True)
        return names[place] if place < len(names) else ""
