"""Two card files compared: `diff(old, new)` says which cards, facts and texts changed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple, final

from tintero.cards.facts import FACTS
from tintero.text.records import CardFile, CardRecord, Unit, apart

# Where a card is printed changes with every reprint; that is told apart from what it is.
PLACE: Final = ("set", "number", "group", "rarity", "printings")


class FactChange(NamedTuple):
    card: str
    field: str
    old: object
    new: object

    def __str__(self) -> str:
        return f"{self.card}: {self.field}: {self.old} → {self.new}"


class TextChange(NamedTuple):
    """Units that one file has and the other lacks, reminder text aside."""

    card: str
    old: tuple[Unit, ...]
    new: tuple[Unit, ...]

    def __str__(self) -> str:
        old, new = (", ".join(unit.label or unit.kind for unit in side) for side in self[1:])
        return f"{self.card}: text of {old or 'nothing'} → {new or 'nothing'}"


@final
@dataclass(frozen=True)
class Changes:
    """What the new file has that the old had not. Without any, it is false."""

    added: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    facts: tuple[FactChange, ...] = ()
    texts: tuple[TextChange, ...] = ()
    reprinted: tuple[FactChange, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.added or self.removed or self.facts or self.texts or self.reprinted)

    def lines(self) -> list[str]:
        """The changes in words, one to a line."""
        said = [f"added: {name}" for name in self.added]
        said += [f"removed: {name}" for name in self.removed]
        return said + [str(one) for one in (*self.facts, *self.texts, *self.reprinted)]


def diff(old: CardFile, new: CardFile) -> Changes:
    """Cards are compared by full name, capitals aside; a changed capital is a changed fact."""
    before, after = _by_name(old), _by_name(new)
    facts: list[FactChange] = []
    texts: list[TextChange] = []
    reprinted: list[FactChange] = []
    for key, record in after.items():
        if key not in before:
            continue
        earlier = before[key]
        for field in FACTS:
            was, now = getattr(earlier.facts, field), getattr(record.facts, field)
            if was != now:
                change = FactChange(record.full_name, field, was, now)
                (reprinted if field in PLACE else facts).append(change)
        gone, come = apart(earlier.units, record.units), apart(record.units, earlier.units)
        if gone or come:
            texts.append(TextChange(record.full_name, gone, come))
    return Changes(
        tuple(sorted(after[key].full_name for key in after.keys() - before.keys())),
        tuple(sorted(before[key].full_name for key in before.keys() - after.keys())),
        tuple(facts),
        tuple(texts),
        tuple(reprinted),
    )


def _by_name(file: CardFile) -> dict[str, CardRecord]:
    return {card.full_name.casefold(): card for card in file.cards}
