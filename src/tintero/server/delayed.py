"""`Delayed`: the game as it stood a while ago, for those who watch at a table with a delay.

It is played from the table's rows a second time, each when its time has come; at a table that shows
nothing before the end, when the game is over.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from tintero.server.api_shapes import TablePlan
from tintero.server.clock import SECOND
from tintero.server.recover import STEPS, GameStart, match_of, play_on
from tintero.server.rows import LogKind, LogRow
from tintero.table.match import Match


class Delayed:
    """`match` is what may be shown; None: nothing yet."""

    def __init__(self, plan: TablePlan) -> None:
        self.plan = plan
        self.match: Match | None = None
        self.start = GameStart(0)
        self.flagged: int | None = None
        self._waiting: deque[LogRow] = deque()

    @property
    def game(self) -> int:
        return self.start.game

    @property
    def won(self) -> tuple[int, ...]:
        """Games won, as far as is shown."""
        won = list(self.start.won or (0,) * len(self.plan.seats))
        outcome = self.match.game.outcome if self.match is not None else None
        for seat in outcome.winners if outcome is not None else ():
            won[seat] += 1
        return tuple(won)

    def more(self, rows: Iterable[LogRow]) -> None:
        """What happened since."""
        self._waiting.extend(row for row in rows if row.kind in STEPS or row.kind == LogKind.GAME)

    def due(self) -> int | None:
        """When the next row may be shown, by the clock on the wall."""
        if not self._waiting or self.plan.delay_s < 0:
            return None
        return self._waiting[0].at_ms + self.plan.delay_s * SECOND

    def catch_up(self, wall_ms: int, over: bool = False) -> bool:
        """Show what may be shown by now, or everything; whether that was something."""
        count = 0
        while self._waiting and (over or self._may_be_shown(wall_ms)):
            self._show(self._waiting.popleft())
            count += 1
        return count > 0

    def _may_be_shown(self, wall_ms: int) -> bool:
        due = self.due()
        return due is not None and due <= wall_ms

    def _show(self, row: LogRow) -> None:
        if row.kind == LogKind.GAME:
            self.start, self.flagged = GameStart.of_text(row.what), None
            self.match = match_of(self.plan, self.start)
        elif self.match is not None:
            play_on(self.match, [row])
            self.match.settle()
            self.flagged = row.seat if row.kind == LogKind.FLAG else None
