"""`SeatState`: what a seat is shown, whole: the board, the question, the options and new lines."""

from __future__ import annotations

from tintero.messages import Message
from tintero.table.log_line import LogLine
from tintero.views.shapes import OptionView, Shape, View


class SeatState(Shape, frozen=True, omit_defaults=True, gc=False):
    """All a front end needs to show a seat. `log` are the lines from number `log_at` on: what it
    had behind that was taken back. The view has neither options nor log of its own."""

    version: int
    view: View
    question: Message
    options: tuple[OptionView, ...] = ()
    log_at: int = 0
    log: tuple[LogLine, ...] = ()
    over: Message | None = None

    @property
    def asked(self) -> bool:
        """Whether this seat has to decide."""
        return bool(self.options)
