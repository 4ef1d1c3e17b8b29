"""Where the commands' words leave. Nothing else in `cli` writes to a stream (a test says so).

What is printed may quote files, bots and whoever called: a terminal is told none of it as an order.
Rich is imported where something is drawn, not where a line is printed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import typer

from tintero.plain import plain

if TYPE_CHECKING:
    from tintero.cli.shell.console import Terminal as Terminal


def echo(text: str = "", err: bool = False, nl: bool = True) -> None:
    typer.echo(plain(text), err=err, nl=nl)


def __getattr__(name: str) -> Any:
    if name == "Terminal":
        from tintero.cli.shell.console import Terminal

        return Terminal
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
