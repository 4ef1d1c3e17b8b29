"""`TableApp`: plays a match on the screen. People choose, bots think beside it."""

from __future__ import annotations

from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.theme import Theme

from tintero.tui.match import Match
from tintero.tui.seat_screen import SeatScreen
from tintero.tui.thinking import Answer, Thinker

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

    def __init__(self, match: Match, pace: float = PACE) -> None:
        super().__init__()
        self.match = match
        self.pace = pace
        self.thinker = Thinker(self.answered)
        self.table = self.make_table()
        self.title = "Tintero"

    def make_table(self) -> SeatScreen:
        return SeatScreen(self.match, self.thinker, self.pace)

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
