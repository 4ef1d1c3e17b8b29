"""`tintero limited`: open boosters, build a Sealed deck, draft against bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tintero.cli.shell.common import AsJson, Language, left_quietly
from tintero.cli.shell.front import Group

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
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Open boosters of a set and show what is in them."""
    from tintero.cli.limited.begin_limited import show_boosters

    show_boosters(set, seed, count, lang, as_json)


@app.command("sealed")
def sealed_command(
    set: SetNumber = 0,
    seed: Seed = None,
    auto: Auto = False,
    out: Out = None,
    against: Against = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Open six boosters and build a deck of 40 cards of them."""
    from tintero.cli.limited.begin_limited import sealed

    with left_quietly():
        sealed(set, seed, auto, out, against, lang, as_json)


@app.command("draft")
def draft_command(
    set: SetNumber = 0,
    seed: Seed = None,
    players: Annotated[int, typer.Option("--players", min=2, max=8)] = 4,
    auto: Auto = False,
    out: Out = None,
    against: Against = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Draft against bots: take a card, pass the rest on; then build a deck of 35 cards."""
    from tintero.cli.limited.begin_limited import draft

    with left_quietly():
        draft(set, seed, players, auto, out, against, lang, as_json)
