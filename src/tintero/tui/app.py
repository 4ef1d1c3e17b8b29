"""`TableApp`: plays a match on the screen. People choose, bots think beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.segment import Segment
from textual.app import App
from textual.binding import Binding, BindingType
from textual.color import Color
from textual.filter import LineFilter
from textual.message import Message
from textual.notifications import SeverityLevel
from textual.theme import Theme

from tintero.plain import one_line
from tintero.table.match import Match
from tintero.table.sitting import Sitting
from tintero.table.thinker import Answer, Thinker
from tintero.tui.seat_screen import SeatScreen

THEME = Theme(
    name="tintero",
    primary="#8fd3a6",
    secondary="#5f9fdc",
    accent="#e8b04a",
    warning="#e8b04a",
    error="#f0585f",
    success="#8fd3a6",
    foreground="#dfe3ea",
    background="#14161c",
    surface="#1b1f28",
    panel="#20242e",
    dark=True,
)
PACE = 0.5  # seconds between two decisions of a bot, so that one can follow


class AsText(LineFilter):
    """What the widgets show, without what the terminal would obey. All of it passes here."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        return [Segment(one_line(text), style, control) for text, style, control in segments]


AS_TEXT = AsText()


class TableApp(App[str]):
    """One match from here to its end. What it returns is said when the screen is gone."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True)
    ]

    class Answered(Message):
        """A bot has an answer, or failed."""

        def __init__(self, question: int, answer: Answer) -> None:
            super().__init__()
            self.question = question
            self.answer = answer

    def __init__(self, match: Match, pace: float = PACE, sitting: Sitting | None = None) -> None:
        """`sitting`: there may be further games after this one."""
        super().__init__()
        self.match = match
        self.sitting = sitting
        self.pace = pace
        self.thinker = Thinker(self.answered)
        self.table = self.make_table()
        self.title = "Tintero"

    def make_table(self) -> SeatScreen:
        return SeatScreen(self.match, self.thinker, self.pace, self.sitting)

    def get_line_filters(self) -> Sequence[LineFilter]:
        return [*super().get_line_filters(), AS_TEXT]

    def notify(
        self,
        message: str,
        *,
        title: str = "",
        severity: SeverityLevel = "information",
        timeout: float | None = None,
        markup: bool = False,
    ) -> None:
        """What is told may quote names of files: it is never markup."""
        super().notify(message, title=title, severity=severity, timeout=timeout, markup=False)

    def on_mount(self) -> None:
        self.register_theme(THEME)
        self.theme = "tintero"
        self.push_screen(self.table)

    def answered(self, question: int, answer: Answer) -> None:
        """Called in the thread of a bot; posting a message is safe there."""
        if self.is_running:
            self.post_message(self.Answered(question, answer))

    def on_table_app_answered(self, event: Answered) -> None:
        self.table.bot_answered(event.question, event.answer)

    def action_leave(self) -> None:
        self.table.action_leave()
