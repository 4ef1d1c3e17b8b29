"""`tintero replay`: a recorded game, step by step, whole, or as JSON."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tintero.cli.shell.common import AsJson, Language


def command(
    file: Annotated[Path | None, typer.Argument()] = None,
    turn: Annotated[int | None, typer.Option("--turn", min=1)] = None,
    seat: Annotated[int | None, typer.Option("--seat", min=1, max=6)] = None,
    whole: Annotated[bool, typer.Option("--all")] = False,
    check: Annotated[bool, typer.Option("--check")] = False,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Go through a recorded game: forward, back, to a turn; fork it and play on."""
    from tintero.cli.replay.recorded import list_finished, show

    if file is None:
        list_finished(lang, as_json)
    else:
        show(file, turn, seat, whole, check, lang, as_json)
