"""What is kept of a table, row by row.

A table is its plan and its log: whatever happened, in order, nothing ever changed. Rows of the log
have numbers that nobody gives twice, which is also how a process learns that a table is not its own
any more.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any


class LogKind(StrEnum):
    """What a row of the log tells. `what` is its text: a line of notation, JSON, or nothing."""

    ACTION = "action"  # a line of notation
    BACK = "back"  # taken back freely; how many pushes
    AGREED_BACK = "agreed back"  # taken back because the others agreed
    CLOCK = "clock"  # how the clocks stand (`clock.TableClock.text`)
    CONCEDE = "concede"
    FLAG = "flag"  # somebody's time is over, and so is the game
    PAUSE = "pause"  # the server went down or came back, a judge was called or left
    GAME = "game"  # a game begins: decks, seed, who begins
    NEXT_GAME = "next game"
    AGREED = "agreed"  # people settled something: `chat`, `hands`
    ASKED = "asked"  # somebody asks the others: `undo`, `chat`, `hands`, `rematch`
    ANSWERED = "answered"  # what was said to that: `undo no`; seat -1: nothing was, for too long
    MUTED = "muted"  # the seat does not want to hear the one in `what`


class TableState(StrEnum):
    """Where a table stands."""

    WAITING = "waiting"  # for somebody to sit down
    PLAYING = "playing"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table. `plan` is JSON: seats, decks, rules, best of how many, clock …"""

    id: str
    made_ms: int
    plan: Mapping[str, Any]
    state: str = TableState.WAITING
    listed: bool = False  # in the lobby while it waits


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Somebody's place; the token itself is never kept."""

    seat: int
    token_hash: str
    name: str = ""
    visitor: str = ""


@dataclass(frozen=True, slots=True)
class LogRow:
    """What happened, the n-th of its table. Seat -1: the server."""

    n: int
    at_ms: int
    seat: int
    kind: str
    what: str = ""


@dataclass(frozen=True, slots=True)
class ChatRow:
    """What somebody said; `phrase` of it one of the fixed ones. Seat -1: a watcher."""

    at_ms: int
    seat: int
    text: str


@dataclass(frozen=True, slots=True)
class ReportRow:
    """What somebody complains about."""

    at_ms: int
    table: str
    seat: int
    what: str
    text: str
    visitor: str = ""


@dataclass(frozen=True, slots=True)
class TableFacts:
    """A table with its seats."""

    table: TableRow
    seats: tuple[SeatRow, ...]


@dataclass(frozen=True, slots=True)
class TableRows(TableFacts):
    """All that is needed to bring a table back."""

    log: tuple[LogRow, ...]
    chat: tuple[ChatRow, ...]
