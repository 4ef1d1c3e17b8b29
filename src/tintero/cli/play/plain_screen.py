"""What a person at the terminal sees and is told.

Everything shown comes from the view of the seat that is asked, or says no more than it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

from tintero.cli.play.table_text import Artist
from tintero.cli.shell.words import say
from tintero.events import Event, Kind
from tintero.game import Game
from tintero.rulebook.sources import fold
from tintero.views.log import sentences
from tintero.views.prompts import label, prompt

# Told in full by `log`; between two prompts they only get in the way.
QUIET = frozenset((Kind.STEP, Kind.INK_TURNED, Kind.PAID, Kind.DRIED, Kind.READIED, Kind.RESOLVED))
MOST_NEWS = 8


class Screen:
    """Shows a game to the people at one terminal, each what they may know."""

    def __init__(self, game: Game, people: list[int], artist: Artist, console: Console) -> None:
        self.game = game
        self.people = people
        self.artist = artist
        self.console = console
        self.lang = artist.lang
        self.seat = people[0] if people else 0
        # What each person may be told: since their last prompt, and of the turn before this one.
        # A spectator of bots is told everything.
        self.ears: list[int | None] = [*people] or [None]
        self.news: dict[int | None, list[str]] = {ear: [] for ear in self.ears}
        self.last_turn: dict[int | None, list[str]] = {ear: [] for ear in self.ears}
        self.live = sys.stdin.isatty() and console.is_terminal

    def do(self, action: Callable[[], list[Event]]) -> None:
        """Carry out something that changes the game, and keep what there is to tell of it."""
        state = self.game.state
        turn, before = state.turn, state.log[:]
        events = action()
        whole = before + events[: len(events) - len(state.log)]
        told = [event for event in events if event.kind not in QUIET]
        for ear in self.ears:
            if state.turn != turn:
                self.last_turn[ear] = sentences(state, whole, self.lang, ear, clause=True)
            self.news[ear] += sentences(state, told, self.lang, ear)
        if state.turn != turn and not self.people:
            self.tell()
            self.print(self.artist.table(self.game.view(0), self.console.width, with_hand=False))

    def say(self, key: str, *values: object) -> str:
        return say(self.lang, key, *values)

    def print(self, what: RenderableType, style: str | None = None) -> None:
        self.console.print(Text(what) if isinstance(what, str) else what, style=style)

    def print_lines(self, lines: Sequence[str], style: str = "") -> None:
        """Indented, also where a line is broken."""
        for line in lines:
            self.console.print(Padding(Text(line, style=style), (0, 0, 0, 2), expand=False))

    def tell(self) -> None:
        """What the one at the keyboard has not been told yet."""
        ear = self.seat if self.people else None
        news, self.news[ear] = self.news[ear], []
        hidden = len(news) - MOST_NEWS
        if self.live and hidden > 0:
            self.print_lines([self.say("more", hidden)], "dim")
        self.print_lines(news[-MOST_NEWS:] if self.live else news, "dim")

    def draw(self, seat: int) -> None:
        view = self.game.view(seat)
        width = self.console.width
        if self.live:
            self.console.clear()
        self.print(self.artist.table(view, width))
        self.tell()
        self.print(prompt(self.game.state, self.lang, seat), "bold")
        acts = [option.act for option in self.game.options]
        self.print(self.artist.options(acts, self.labels(seat), width))

    def labels(self, seat: int) -> list[str]:
        """The options in words, in their order."""
        return [label(self.game.state, o, self.lang, seat) for o in self.game.options]

    def labelled(self, text: str, seat: int) -> list[int]:
        """The places of the options whose words these are, capitals and accents aside."""
        wanted = fold(text)
        return [i for i, words in enumerate(self.labels(seat)) if fold(words) == wanted]

    def show_end(self) -> None:
        outcome = self.game.outcome
        assert outcome is not None
        view = self.game.view(self.seat)
        if self.live:
            self.console.clear()
        self.print(self.artist.table(view, self.console.width, bool(self.people)))
        self.tell()
        lore = view.players[outcome.winner].lore if outcome.winner is not None else 0
        reason = self.say(f"reason_{outcome.reason}", lore)
        if outcome.winner is None:
            self.print(self.say("nobody", reason, outcome.rule), "bold")
        else:
            self.print(self.say("won", outcome.winner + 1, reason, outcome.rule), "bold")
        try:
            self.print(self.say("seed", self.game.record().seed), "dim")
        except ValueError:
            return  # it began in the middle: nothing was drawn by lot
