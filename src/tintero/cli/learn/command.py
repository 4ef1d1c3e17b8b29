"""`tintero learn`: lessons that are played, and a first game with a coach."""

from __future__ import annotations

from typing import Annotated

import typer

from tintero.cli.shell import complete
from tintero.cli.shell.common import Language, left_quietly


def command(
    lesson: Annotated[str | None, typer.Argument(autocompletion=complete.lessons)] = None,
    show: Annotated[bool, typer.Option("--list")] = False,
    seed: Annotated[int | None, typer.Option("--seed")] = None,
    lang: Language = "",
) -> None:
    """The game taught in short scenes one plays; `game` is a first game with a coach."""
    from tintero.cli.learn import begin_learning

    with left_quietly():
        if show:
            begin_learning.contents(lang)
        elif lesson == begin_learning.GAME:
            begin_learning.first_game(seed, lang)
        else:
            begin_learning.teach(lesson, lang)
