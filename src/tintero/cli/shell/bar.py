"""A progress bar on the error stream, when that is a terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def bar(what: str, total: int) -> Iterator[Callable[..., None]]:
    """Told how much is done, and what it is called by now if that has changed."""
    from tintero.cli.shell.console import Terminal

    screen = Terminal(stderr=True)
    if not screen.is_terminal:
        yield lambda done, called=what: None
        return
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    columns = (TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn(), console=screen) as progress:
        task = progress.add_task(what, total=total)

        def show(done: int, called: str = what) -> None:
            progress.update(task, completed=done, description=called)

        yield show
