"""The terminal a table is shown in."""

from __future__ import annotations

import os
import shutil
import sys

from rich.console import Console

from tintero.cli.shell.common import fail
from tintero.cli.shell.console import Terminal
from tintero.messages import Message, say

PIPE_WIDTH = 100
LEAST = (80, 24)  # characters the full screen needs


def table_console() -> Console:
    """As wide as the terminal; in a pipe plain and of one width."""
    width = None if sys.stdout.isatty() else PIPE_WIDTH
    return Terminal(width=width)


def on_terminal() -> bool:
    """Whether somebody sits there who can see a whole screen."""
    dumb = os.environ.get("TERM", "") in ("dumb", "unknown")
    return sys.stdin.isatty() and sys.stdout.isatty() and not dumb


def check_size(lang: str, plain: str = "tintero play --plain") -> None:
    """That the terminal is large enough; `plain` is the command that needs no room."""
    columns, lines = shutil.get_terminal_size()
    if columns < LEAST[0] or lines < LEAST[1]:
        small = Message("table-small", columns=columns, lines=lines, wide=LEAST[0], tall=LEAST[1])
        fail(say(small, lang), say(Message("table-small-help", command=plain), lang))
