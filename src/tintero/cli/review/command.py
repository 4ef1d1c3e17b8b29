"""`tintero review`: a recorded game looked at again: the chance to win, what was lost by what."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from tintero.cli.shell.common import EXIT_INTERRUPTED, Language, spoken


class Form(StrEnum):
    """How a review is written."""

    text = "text"
    markdown = "markdown"
    json = "json"


def command(
    file: Annotated[Path, typer.Argument(metavar="GAME")],
    seat: Annotated[int, typer.Option("--seat", min=1, max=6)] = 1,
    form: Annotated[Form, typer.Option("--format")] = Form.text,
    plot: Annotated[Path | None, typer.Option("--plot")] = None,
    worlds: Annotated[int, typer.Option("--worlds", min=2, max=200)] = 12,
    lang: Language = None,
) -> None:
    """The chance to win by decision, the largest losses, and luck apart from play."""
    from tintero.cli.review.shown_review import show

    try:
        show(file, seat - 1, form.value, plot, worlds, spoken(lang))
    except KeyboardInterrupt:
        raise typer.Exit(EXIT_INTERRUPTED) from None
