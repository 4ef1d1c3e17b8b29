"""What a card file says, after reading: cards, their units of text, their printings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple, final

from tintero.cards.facts import CardFacts

KEYWORD: Final = "keyword"
ABILITY: Final = "ability"
EFFECT: Final = "effect"


class Unit(NamedTuple):
    """A piece of text that means one thing: a keyword, an ability, or what an action does.

    `name` is the story name, if it has one. `text` is one line without reminder text; a cost stands
    before " — ". The ink symbol after a keyword's number is left out: older printings lack it.
    `reminder` is what stood in parentheses (CR 1.1.7: it has no rules weight).
    """

    kind: str
    name: str
    text: str
    reminder: str = ""

    @property
    def said(self) -> tuple[str, str, str]:
        """All of it but the reminder."""
        return (self.kind, self.name, self.text)

    @property
    def label(self) -> str:
        """What to call it: the story name, the keyword, or nothing."""
        return self.name or (self.text if self.kind == KEYWORD else "")


class Printing(NamedTuple):
    """Where a card is printed. `group` is a promo series, `variant` tells equal numbers apart."""

    set: int
    group: str
    number: int
    variant: str
    rarity: str
    regular: bool

    @property
    def code(self) -> str:
        """`9/126`, `3/4a`, or for a promo `9/4/P3`."""
        end = f"/{self.group}" if self.group else ""
        return f"{self.set}/{self.number}{self.variant}{end}"


def apart(units: tuple[Unit, ...], others: tuple[Unit, ...]) -> tuple[Unit, ...]:
    """The units that the others lack, reminder text aside."""
    known = {unit.said for unit in others}
    return tuple(unit for unit in units if unit.said not in known)


class OtherText(NamedTuple):
    """A printing whose text is not that of the canonical one, reminder text aside."""

    card: str
    printing: str
    said: tuple[Unit, ...]  # only that printing has them
    says: tuple[Unit, ...]  # only the canonical printing has them


@final
@dataclass(frozen=True)
class CardRecord:
    """One card: its facts, without abilities, and its text in printed order."""

    facts: CardFacts
    units: tuple[Unit, ...]

    @property
    def full_name(self) -> str:
        return self.facts.full_name


@final
@dataclass(frozen=True)
class CardFile:
    """A card file. `left_out`: cards of Illumineer's Quests. `unused`: repairs with no match."""

    name: str
    format: str
    generated: str
    cards: tuple[CardRecord, ...]
    left_out: tuple[str, ...] = ()
    others: tuple[OtherText, ...] = ()
    repaired: tuple[str, ...] = ()
    unused: tuple[str, ...] = ()
    notices: tuple[str, ...] = ()

    def __len__(self) -> int:
        return len(self.cards)

    def __getitem__(self, full_name: str) -> CardRecord:
        """The card of that name, capitals aside."""
        wanted = full_name.casefold()
        for card in self.cards:
            if card.full_name.casefold() == wanted:
                return card
        raise KeyError(full_name)
