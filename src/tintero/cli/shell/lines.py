"""A conversation line by line: from the keyboard, or from a pipe whose lines are echoed."""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod

from tintero.cli.shell.output import echo


class Quit(Exception):
    """Enough."""


class Conversation(ABC):
    """Reads lines and obeys them until the end of the input, or `Quit`."""

    live: bool  # somebody sits at the keyboard
    asks: str  # what stands before each line

    @abstractmethod
    def say(self, key: str, *values: object) -> str: ...

    @abstractmethod
    def print(self, what: str, style: str = "") -> None: ...

    @abstractmethod
    def greet(self) -> None:
        """What is shown before the first line."""

    @abstractmethod
    def obey(self, line: str) -> None: ...

    def run(self) -> None:
        self.greet()
        try:
            while True:
                self.obey(self.read())
        except Quit:
            self.print(self.say("bye"))

    def read(self) -> str:
        if self.live:
            try:
                return input(self.asks).strip()
            except EOFError:
                raise Quit from None
        echo(self.asks, nl=False)  # a program at the other end knows when it is asked
        line = sys.stdin.readline()
        self.print(line.strip())
        if not line:
            raise Quit
        return line.strip()
