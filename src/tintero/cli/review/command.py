"""`tintero review`: a recorded game looked at again: the chance to win, what was lost by what."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from tintero.cli.shell import complete
from tintero.cli.shell.common import AsJson, Language, fail_with


class Form(StrEnum):
    """How a review is written."""

    text = "text"
    markdown = "markdown"
    json = "json"


def command(
    file: Annotated[Path | None, typer.Argument(metavar="GAME")] = None,
    seat: Annotated[int, typer.Option("--seat", min=1, max=6)] = 1,
    form: Annotated[Form, typer.Option("--format")] = Form.text,
    plot: Annotated[Path | None, typer.Option("--plot")] = None,
    worlds: Annotated[int, typer.Option("--worlds", min=2, max=200)] = 48,
    calibrate: Annotated[int | None, typer.Option("--calibrate", min=1, max=1_000_000)] = None,
    bot: Annotated[str, typer.Option("--bot", autocompletion=complete.bots)] = "greedy",
    seed: Annotated[int, typer.Option("--seed")] = 1,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """The chance to win by decision, the largest losses, and luck apart from play."""
    from tintero.cli.review.shown_review import said_against_won, show
    from tintero.messages import Message

    form = Form.json if as_json else form
    if calibrate is not None:
        said_against_won(calibrate, bot, seed, form.value, lang)
        return
    if file is None:
        fail_with(lang, Message("review-which"))
    show(file, seat - 1, form.value, plot, worlds, lang)
