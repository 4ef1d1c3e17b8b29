"""The shapes a view is made of: frozen, plain, JSON-able."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec

# (act, a, b, c, cards) of an `Option`; a card the seat may not know is None.
OptionView = tuple[int, int | None, int | None, int | None, tuple[int | None, ...]]


@dataclass(frozen=True)
class Face:
    """A card as it is mentioned: both None when the seat may not know which it is."""

    id: int | None
    face: str | None


@dataclass(frozen=True)
class CardView:
    """A card where it lies. Numbers and keywords are those in force, for cards in play."""

    id: int | None
    face: str | None
    owner: int
    zone: str
    exerted: bool = False
    damage: int = 0
    drying: bool = False
    at: int | None = None
    strength: int | None = None
    willpower: int | None = None
    lore: int | None = None
    move_cost: int | None = None
    keywords: tuple[tuple[str, int], ...] = ()
    classes: tuple[str, ...] = ()
    paid: str | None = None
    depth: int | None = None  # in a deck: how many cards lie on top of it
    under: tuple[CardView, ...] = ()


@dataclass(frozen=True)
class PlayerView:
    """One player. `hand` and `deck` are counts; `known_*` the cards in them the seat knows."""

    seat: int
    lore: int
    lore_to_win: int
    out: bool
    turns: int
    altered: int | None
    inked: int
    quested: int
    challenged: int
    moved: int
    hand: int
    known_hand: tuple[CardView, ...]
    deck: int
    known_deck: tuple[CardView, ...]
    ink_ready: int
    ink_exerted: int
    drops: int
    play: tuple[CardView, ...]
    discard: tuple[CardView, ...]  # lowest first


@dataclass(frozen=True)
class BagView:
    """A triggered ability in the bag; `id` is what a RESOLVE option names."""

    id: int
    player: int
    card: Face
    ability: str


@dataclass(frozen=True)
class LastingView:
    """Something a resolved effect made that still lasts. `targets`: the cards it was given to."""

    player: int
    source: str
    until: str
    amount: int | None
    targets: tuple[int, ...]


@dataclass(frozen=True)
class DecisionView:
    """Who is asked what kind of thing; the rest only if it is this seat that is asked."""

    player: int
    kind: str
    source: Face | None = None
    ability: str = ""
    least: int | None = None
    most: int | None = None
    picked: tuple[Face, ...] = ()


@dataclass(frozen=True)
class EventView:
    """An event as the seat may know it (see `knowledge`)."""

    kind: str
    player: int
    card: Face | None
    other: Face | None
    amount: int
    extra: int
    source: Face | None
    clause: str
    named: str | None = None


@dataclass(frozen=True)
class View:
    """What one seat may know of a game, and nothing else."""

    seat: int
    turn: int
    active: int
    first: int
    phase: str
    step: str
    players: tuple[PlayerView, ...]
    challenge: tuple[int, int] | None
    bag: tuple[BagView, ...]
    lasting: tuple[LastingView, ...]
    decision: DecisionView | None
    options: tuple[OptionView, ...]  # in the order of the game's own list
    log: tuple[EventView, ...]  # of this turn
    over: bool
    winner: int | None
    reason: str | None

    def plain(self) -> dict[str, Any]:
        """Nested dictionaries, tuples, numbers and strings."""
        result: dict[str, Any] = msgspec.to_builtins(self)
        return result

    def bytes(self) -> bytes:
        """The canonical encoding: equal knowledge, equal bytes."""
        return msgspec.json.encode(self.plain(), order="sorted")
