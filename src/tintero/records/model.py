"""`GameRecord`: what stands in a record, line by line."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from itertools import groupby

from tintero.state.ruleset import Plain
from tintero.vocab import NONE


@dataclass(frozen=True)
class DeckLine:
    """So many copies of a card; `line` is where that stands."""

    count: int
    card: str
    line: int = field(default=0, compare=False)


@dataclass(frozen=True)
class TurnCheck:
    """Before the action of this index begins a turn of that player; `hash` says how it stood."""

    index: int
    turn: int
    player: int
    hash: str = ""
    line: int = field(default=0, compare=False)


@dataclass(frozen=True)
class SeriesScore:
    """The series a game belongs to, and the games that both had won of it when this one began.

    >>> SeriesScore.read("best of 3, 1-0")
    SeriesScore(games=3, won=(1, 0))
    >>> str(SeriesScore(3, (1, 0))), SeriesScore.read("best of 3, 2-0")
    ('best of 3, 1-0', None)
    """

    games: int
    won: tuple[int, int]

    def __str__(self) -> str:
        return f"best of {self.games}, {self.won[0]}-{self.won[1]}"

    @classmethod
    def read(cls, text: str) -> SeriesScore | None:
        """None if it says no such thing: an even number of games, or a series that is over."""
        found = re.fullmatch(r"best of (\d{1,3}), (\d{1,3})-(\d{1,3})", text)
        if found is None:
            return None
        games, one, two = (int(number) for number in found.groups())
        return cls(games, (one, two)) if games % 2 and max(one, two) <= games // 2 else None


@dataclass(frozen=True)
class Note:
    """A comment before the action of this index; -1: in the header."""

    index: int
    text: str


@dataclass(frozen=True)
class GameRecord:
    """Decks, seed and actions, with what a reader wants to know beside them.

    A game that began in the middle has no decks and no seed but a `scene`: the position it began
    in, as text. `commitment` and `salt` are there if the shuffle was promised before (`sealed`).
    `lines` has the line of each action; `last` is the last line of the file.
    `complete` is False when the file stops before its end mark.
    """

    decks: tuple[tuple[DeckLine, ...], ...]
    deck_names: tuple[str, ...]
    players: tuple[str, ...]
    seed: int
    rules: dict[str, Plain]
    pool: str
    engine: str
    actions: tuple[str, ...]
    starting: int = NONE
    checks: tuple[TurnCheck, ...] = ()
    notes: tuple[Note, ...] = ()
    result: str = ""
    hash: str = ""
    complete: bool = True
    scene: str = ""
    series: SeriesScore | None = None
    commitment: str = ""
    salt: str = ""
    lines: tuple[int, ...] = field(default=(), compare=False)
    last: int = field(default=0, compare=False)
    where: dict[str, int] = field(default_factory=dict, compare=False)  # header key → its line

    def line(self, index: int) -> int:
        """The line of an action; 0 if the record was never a file."""
        return self.lines[index] if index < len(self.lines) else self.last

    def text(self) -> str:
        """The record as a file that `read` reads back."""
        from tintero.records.write import text

        return text(self)


def deck_lines(cards: tuple[str, ...]) -> tuple[DeckLine, ...]:
    """Equal neighbours on one line: the order of a deck decides how it is shuffled."""
    return tuple(DeckLine(len(list(same)), card) for card, same in groupby(cards))
