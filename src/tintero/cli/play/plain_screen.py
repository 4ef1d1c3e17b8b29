"""What the people at a terminal see and are told, line by line.

Everything shown comes from the seat that is asked (`table.port`), or says no more than it.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from rich.console import Console

from tintero.cli.play.table_text import Artist
from tintero.cli.shell.lines import Conversation
from tintero.messages import Message
from tintero.table.logbook import Ear, LogLine
from tintero.table.match import Match
from tintero.table.port import Seat, SeatState
from tintero.vocab import ACT_NAMES

MOST_NEWS = 8


class Screen(Conversation):
    """Shows a match to the people at one terminal, each what they may know."""

    def __init__(self, match: Match, console: Console) -> None:
        self.console = console
        self.live = sys.stdin.isatty() and console.is_terminal
        self.sit_down(match)

    def sit_down(self, match: Match) -> None:
        """This game is shown from now on."""
        self.match = match
        self.lang = match.lang
        self.artist = Artist(
            match.game.pool, match.lang, match.plan, match.game.state.ruleset.version
        )
        self.seat = match.people[0] if match.people else 0
        # By ear: up to which version it was told everything, and what else it is to be told.
        self.told: dict[Ear, int] = dict.fromkeys(match.lines, match.version)
        self.news: dict[Ear, list[Message]] = {ear: [] for ear in match.lines}

    @property
    def people(self) -> Sequence[str]:
        return self.match.called

    def announce(self, *said: Message) -> None:
        """Said to everybody, before they are asked again."""
        for news in self.news.values():
            news.extend(said)

    @property
    def hand(self) -> Seat:
        """The seat of the one at the keyboard."""
        return Seat(self.match, self.seat)

    # --- showing --------------------------------------------------------------------------------

    def tell_news(self) -> None:
        """What the one at the keyboard has not been told yet."""
        ear = self.seat if self.match.people else None
        _, lines = self.match.log.since(ear, self.told[ear])
        news = [self.say(said) for said in self.news[ear]]
        news += [self.said(line.said) for line in lines if not line.quiet]
        self.told[ear], self.news[ear] = self.match.version, []
        hidden = len(news) - MOST_NEWS
        if self.live and hidden > 0:
            self.print_lines([self.say(Message("table-more", count=hidden))], "dim")
            news = news[-MOST_NEWS:]
        self.print_lines(news, "dim")

    def draw(self) -> SeatState:
        """The table, what is new, what is asked and what may be done."""
        state = self.hand.state()
        if self.live:
            self.console.clear()
        self.print(self.artist.table(state.view, self.console.width))
        self.tell_news()
        self.tell(state.question, "bold")
        acts = [ACT_NAMES.index(option.act) for option in state.options]
        labels = [self.say(option.words) for option in state.options]
        self.print(self.artist.options(acts, labels, self.console.width))
        return state

    def draw_for_nobody(self) -> None:
        """The table for who watches bots."""
        view = self.match.game.view(0)
        self.print(self.artist.table(view, self.console.width, with_hand=False))

    def with_rules(self, lines: list[LogLine]) -> list[str]:
        return [
            f"{self.said(line.said)} [{line.clause}]" if line.clause else self.said(line.said)
            for line in lines
        ]

    def show_end(self) -> None:
        match = self.match
        if self.live:
            self.console.clear()
        view = match.game.view(self.seat)
        self.print(self.artist.table(view, self.console.width, bool(match.people)))
        self.tell_news()
        self.tell(match.result(), "bold")
        record = match.record()
        if record is not None and not record.scene:  # else nothing was drawn by lot
            self.tell(Message("table-seed", seed=str(record.seed)), "dim")
        if match.keeper.finished is not None:
            self.tell(Message("table-kept-over", file=str(match.keeper.finished)), "dim")
        kept = match.keeper.tell()
        if kept is not None:
            self.tell(kept)
