"""A conversation line by line: from the keyboard, or from a pipe whose lines are echoed."""

from __future__ import annotations

import contextlib
import sys
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import ClassVar

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tintero.cli.shell.output import echo
from tintero.messages import Message, say, tell
from tintero.table.commands import help_rows, understood

with contextlib.suppress(ImportError):
    import readline  # noqa: F401  (gives `input` line editing and a history)


class Quit(Exception):
    """The person at the keyboard has had enough."""


class Conversation(ABC):
    """Reads lines and obeys them. The method of a command is called `do_` and its name."""

    place: ClassVar[str]  # of the table of commands
    asks: ClassVar[str] = "> "  # what stands before each line
    lang: str
    console: Console
    live: bool  # somebody sits at the keyboard

    @property
    @abstractmethod
    def people(self) -> Sequence[str]:
        """What the players are called."""

    @abstractmethod
    def write(self, line: str, typed: str) -> None:
        """A line that begins with no command: in the notation, and as it was typed."""

    # --- in and out -------------------------------------------------------------------------------

    def read(self, asks: str | None = None) -> str:
        """One line; the end of the input is a polite way to leave."""
        asks = self.asks if asks is None else asks
        if self.live:
            try:
                return input(asks).strip()
            except EOFError:
                raise Quit from None
        echo(asks, nl=False)  # a program at the other end knows when it is asked
        line = sys.stdin.readline()
        self.print(line.strip())
        if not line:
            raise Quit
        return line.strip()

    def print(self, what: RenderableType, style: str = "") -> None:
        """Text is broken on a terminal and left whole in a pipe."""
        shown = Text(what, style=style) if isinstance(what, str) else what
        self.console.print(shown, soft_wrap=isinstance(what, str) and not self.live)

    def say(self, message: Message) -> str:
        return say(message, self.lang, self.people)

    def said(self, message: Message) -> str:
        """As a sentence."""
        return tell(message, self.lang, self.people)

    def tell(self, message: Message, style: str = "") -> None:
        self.print(self.said(message), style)

    def show_how(self, message: Message) -> None:
        """How a command is written: its words as they are typed."""
        self.print(self.say(message))

    def print_lines(self, lines: Iterable[str], style: str = "") -> None:
        """Indented, also where a line is broken."""
        for line in lines:
            self.console.print(Padding(Text(line, style=style), (0, 0, 0, 2), expand=False))

    # --- what is typed ----------------------------------------------------------------------------

    def obey(self, line: str) -> None:
        name, rest = understood(line, self.lang, self.place)
        if name:
            getattr(self, f"do_{name}")(rest)
        else:
            self.write(rest, line)

    def do_help(self, rest: str) -> None:
        grid = Table(box=None, show_header=False, pad_edge=False, padding=(0, 3, 0, 0))
        for what, meaning in help_rows(self.place, self.lang):
            grid.add_row(Text(what, style="bold"), Text(meaning))
        self.print(grid)

    def do_quit(self, rest: str) -> None:
        raise Quit
