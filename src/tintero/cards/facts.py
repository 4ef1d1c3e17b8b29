"""`CardFacts`: what is printed on one card, its abilities as AST."""

from __future__ import annotations

from typing import Any, Final, final

import msgspec

from tintero.ability.base import Ability
from tintero.ability.codec import CodecError, decode_abilities, encode
from tintero.messages import Message, Problem
from tintero.vocab import CardType

# CR 5.2.6.1 and 5.2.6.3: what joins the names of a character that has several.
JOINTS: Final = (" & ", " 'n' ")

# Everything that makes a card, its abilities aside.
FACTS: Final = (
    "name", "version", "type", "cost", "inkable", "inks", "strength", "willpower", "lore",
    "move_cost", "classes", "set", "number", "song", "group", "rarity", "story", "printings",
    "unparsed",
)  # fmt: skip


class PoolError(Problem, ValueError):
    """A file of cards that cannot be read: which, where in it, and why."""

    def __init__(self, file: str, problem: Message) -> None:
        self.file = file
        self.problem = problem
        super().__init__(Message("cards-file", file=file, problem=problem))


@final
class CardFacts:
    """One card by its full name. Numbers that its type does not have are 0. Never changed.

    `inks` and `type` are values of `vocab`. `set`, `number` and `group` (a promo series such as P2,
    else empty) say where the card is printed; `printings` names that printing and all others, as
    "set/number" or "set/number/group". `unparsed` are the parts of its text that no ability here
    stands for: story name and a few of the words.

    `source` is the JSON of the abilities; they are decoded when somebody first asks for them.
    """

    def __init__(
        self,
        name: str,
        version: str,
        type: int,
        cost: int,
        inkable: bool,
        inks: tuple[int, ...],
        strength: int = 0,
        willpower: int = 0,
        lore: int = 0,
        move_cost: int = 0,
        classes: tuple[str, ...] = (),
        set: int = 0,
        number: int = 0,
        abilities: tuple[Ability, ...] = (),
        song: bool = False,
        group: str = "",
        rarity: str = "",
        story: str = "",
        printings: tuple[str, ...] = (),
        unparsed: tuple[tuple[str, str], ...] = (),
        source: bytes = b"",
    ) -> None:
        self.name: Final = name
        self.version: Final = version
        self.type: Final = type
        self.cost: Final = cost
        self.inkable: Final = inkable
        self.inks: Final = inks
        self.strength: Final = strength
        self.willpower: Final = willpower
        self.lore: Final = lore
        self.move_cost: Final = move_cost
        self.classes: Final = classes
        self.set: Final = set
        self.number: Final = number
        self.song: Final = song
        self.group: Final = group
        self.rarity: Final = rarity
        self.story: Final = story
        self.printings: Final = printings
        self.unparsed: Final = unparsed
        # CR 5.2.6: name and version together.
        self.full_name: Final = f"{name} - {version}" if version else name
        self._source: bytes = b"" if abilities else source
        self._abilities: tuple[Ability, ...] | None = None if self._source else abilities

    @property
    def abilities(self) -> tuple[Ability, ...]:
        """What the card says, in printed order."""
        found = self._abilities
        if found is None:
            try:
                found = decode_abilities(msgspec.json.decode(self._source))
            except CodecError as error:
                said = Message("file-said", said=str(error))
                raise PoolError(self.full_name, said) from None
            except (msgspec.DecodeError, RecursionError):
                raise PoolError(self.full_name, Message("cards-no-json")) from None
            self._abilities = found
        return found

    @property
    def plain_abilities(self) -> list[object]:
        """The abilities as JSON-ready data, without decoding them if that is how they came."""
        if self._source:
            plain: list[object] = msgspec.json.decode(self._source)
            return plain
        return [encode(ability) for ability in self.abilities]

    @property
    def names(self) -> tuple[str, ...]:
        """CR 5.2.6.1: the whole name, then each side of the joint of an "A & B" character."""
        if self.type == CardType.CHARACTER:
            for joint in JOINTS:
                left, found, right = self.name.partition(joint)
                if found:
                    return (self.name, left, right)
        return (self.name,)

    @property
    def sets(self) -> tuple[int, ...]:
        """The numbers of all sets it is printed in, promos included, the oldest first."""
        found = {int(code.partition("/")[0]) for code in self.printings}
        return tuple(sorted(found)) if found else (self.set,)

    def replace(self, **changes: Any) -> CardFacts:
        """The same card but for these fields."""
        values = self._values()
        if "abilities" in changes:
            del values["source"]
        return CardFacts(**(values | changes))

    def _values(self) -> dict[str, Any]:
        """The arguments that make this card; what was not decoded stays so."""
        values: dict[str, Any] = {name: getattr(self, name) for name in FACTS}
        values["abilities"] = () if self._source else self.abilities
        values["source"] = self._source
        return values

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, CardFacts):
            return NotImplemented
        for name in FACTS:
            if getattr(self, name) != getattr(other, name):
                return False
        if self._source and self._source == other._source:
            return True
        return repr(self.abilities) == repr(other.abilities)  # with their names and wording

    def __hash__(self) -> int:
        return hash((self.full_name, self.set, self.number, self.group))

    def __reduce__(self) -> tuple[object, ...]:
        return (_card, (self._values(),))

    def __str__(self) -> str:
        return self.full_name

    def __repr__(self) -> str:
        return f"<{self.full_name} {self.set}/{self.number}>"


def _card(values: dict[str, Any]) -> CardFacts:
    """For pickle."""
    return CardFacts(**values)
