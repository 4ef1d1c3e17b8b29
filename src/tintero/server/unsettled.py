"""What people had not settled when a process ended, as the rows of their table tell it.

A request is a row when it is asked, and what is said to it is one; what was decided has rows of its
own. So a table that comes back knows who waits for whom, how often a take-back was refused, who has
called the judge, and who does not want to hear whom.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from tintero.server.recover import STEPS
from tintero.server.rows import LogKind, LogRow

CALL, CALL_OVER = "call", "call over"


@dataclass
class AskedRow:
    """A request that nobody has decided. `agreed`: who has said yes to it so far."""

    kind: str
    by: int
    at_ms: int
    agreed: set[int] = field(default_factory=set)


@dataclass
class Unsettled:
    """Of one game."""

    requests: dict[str, AskedRow] = field(default_factory=dict)
    refusals: dict[int, int] = field(default_factory=dict)  # of take-backs, by who asked
    called_by: int | None = None


def answer_text(kind: str, what: str) -> str:
    return f"{kind} {what}"


def unsettled_of(rows: Sequence[LogRow], over: bool) -> Unsettled:
    """After the rows of a game; `over`: the last step ended it, and with it what was open."""
    found = Unsettled()
    steps = [row.n for row in rows if row.kind in STEPS]
    for row in rows:
        if row.kind in STEPS:
            found.requests.pop("undo", None)
            if over and row.n == steps[-1]:
                found.requests, found.called_by = {}, None
        elif row.kind == LogKind.ASKED:
            found.requests[row.what] = AskedRow(row.what, row.seat, row.at_ms)
        elif row.kind == LogKind.ANSWERED:
            _answered(found, row)
        elif row.kind == LogKind.AGREED:
            found.requests.pop(row.what, None)
        elif row.kind == LogKind.PAUSE and row.what in (CALL, CALL_OVER):
            found.called_by = row.seat if row.what == CALL else None
    return found


def _answered(found: Unsettled, row: LogRow) -> None:
    kind, _, what = row.what.partition(" ")
    request = found.requests.get(kind)
    if request is None:
        return
    if what == "yes":
        request.agreed.add(row.seat)
        return
    del found.requests[kind]
    if kind == "undo":
        found.refusals[request.by] = found.refusals.get(request.by, 0) + 1


def muted_by(log: Iterable[LogRow]) -> set[tuple[int, int]]:
    """Who does not want to hear whom."""
    return {(row.seat, int(row.what)) for row in log if row.kind == LogKind.MUTED}
