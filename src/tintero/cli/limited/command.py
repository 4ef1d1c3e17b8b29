"""`tintero limited`: open boosters, build a Sealed deck, draft against bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tintero.cli.shell.common import EXIT_INTERRUPTED, AsJson, Language, fail_with, spoken
from tintero.cli.shell.front import Group
from tintero.messages import Problem

app = typer.Typer(name="limited", cls=Group, no_args_is_help=True)

SetNumber = Annotated[int, typer.Option("--set", min=0, metavar="NUMBER")]
Seed = Annotated[int | None, typer.Option("--seed", min=0, max=2**31 - 1)]
Auto = Annotated[bool, typer.Option("--auto")]
Out = Annotated[Path | None, typer.Option("--out", metavar="FILE")]
Against = Annotated[Path | None, typer.Option("--against", metavar="FILE")]


@app.command("open")
def open_command(
    count: Annotated[int, typer.Option("--count", min=1, max=36)] = 1,
    set: SetNumber = 0,
    seed: Seed = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Open boosters of a set and show what is in them."""
    from tintero.cli.limited.begin_limited import show_boosters

    language = spoken(lang)
    try:
        show_boosters(set, seed, count, language, as_json)
    except Problem as problem:
        fail_with(language, problem.message)


@app.command("sealed")
def sealed_command(
    set: SetNumber = 0,
    seed: Seed = None,
    auto: Auto = False,
    out: Out = None,
    against: Against = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Open six boosters and build a deck of 40 cards of them."""
    from tintero.cli.limited.begin_limited import sealed

    language = spoken(lang)
    try:
        sealed(set, seed, auto, out, against, language, as_json)
    except Problem as problem:
        fail_with(language, problem.message)
    except KeyboardInterrupt:
        raise typer.Exit(EXIT_INTERRUPTED) from None


@app.command("draft")
def draft_command(
    set: SetNumber = 0,
    seed: Seed = None,
    players: Annotated[int, typer.Option("--players", min=2, max=8)] = 4,
    auto: Auto = False,
    out: Out = None,
    against: Against = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Draft against bots: take a card, pass the rest on; then build a deck of 35 cards."""
    from tintero.cli.limited.begin_limited import draft

    language = spoken(lang)
    try:
        draft(set, seed, players, auto, out, against, language, as_json)
    except Problem as problem:
        fail_with(language, problem.message)
    except KeyboardInterrupt:
        raise typer.Exit(EXIT_INTERRUPTED) from None
