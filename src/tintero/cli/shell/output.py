"""Where the commands' words leave. Nothing else in `cli` writes to a stream (a test says so).

What is printed may quote files, bots and whoever called: a terminal is told none of it as an order,
and nothing is read as markup, for card text holds brackets.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import typer
from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment

from tintero.plain import plain


def echo(text: str = "", err: bool = False, nl: bool = True) -> None:
    typer.echo(plain(text), err=err, nl=nl)


class Terminal(Console):
    """A console that obeys nothing it is given to print."""

    def __init__(self, **options: Any) -> None:
        super().__init__(markup=False, highlight=False, emoji=False, **options)

    def render(
        self, renderable: RenderableType, options: ConsoleOptions | None = None
    ) -> Iterable[Segment]:
        for segment in super().render(renderable, options):
            if segment.control:
                yield segment
            else:
                yield Segment(plain(segment.text), segment.style)
