"""Where the commands' words leave. Nothing else in `cli` writes to a stream (a test says so).

What is printed may quote files, bots and whoever called: a terminal is told none of it as an order.
What is drawn with Rich leaves by `console`, which is imported where something is drawn.
"""

from __future__ import annotations

import typer

from tintero.plain import plain


def echo(text: str = "", err: bool = False, nl: bool = True) -> None:
    typer.echo(plain(text), err=err, nl=nl)
