"""`tintero puzzles`: positions with one solution, to be solved, listed, proven and found."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from tintero.cli.shell.common import EXIT_NO, AsJson, Language, left_quietly
from tintero.cli.shell.front import Group

app = typer.Typer(name="puzzles", cls=Group, no_args_is_help=True)


class Task(StrEnum):
    """What is to be done."""

    win = "win"
    survive = "survive"


Grade = Annotated[int | None, typer.Option("--grade", min=1, max=5)]
OfKind = Annotated[Task | None, typer.Option("--kind")]


@app.command("solve")
def solve_command(
    number: Annotated[str | None, typer.Argument(metavar="N")] = None,
    grade: Grade = None,
    kind: OfKind = None,
    lang: Language = "",
) -> None:
    """Play a puzzle; without N the first one that is not solved."""
    from tintero.cli.puzzles import solving

    with left_quietly():
        solving.solve(number, grade, kind.value if kind else None, lang)


@app.command("list")
def list_command(
    grade: Grade = None, kind: OfKind = None, lang: Language = "", as_json: AsJson = False
) -> None:
    """All puzzles, how hard they are and which are solved."""
    from tintero.cli.puzzles import solving

    solving.contents(grade, kind.value if kind else None, lang, as_json)


@app.command("check")
def check_command(
    numbers: Annotated[list[str] | None, typer.Argument(metavar="N")] = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Prove by exhaustive search that puzzles have one solution; without N all of them."""
    from tintero.cli.puzzles import working

    with left_quietly():
        if not working.check(numbers or [], lang, as_json):
            raise typer.Exit(EXIT_NO)


@app.command("mine")
def mine_command(
    out: Annotated[Path, typer.Option("--out")] = Path("puzzles"),
    count: Annotated[int, typer.Option("--count", min=1, max=999)] = 20,
    seconds: Annotated[int, typer.Option("--seconds", min=1)] = 300,
    kind: OfKind = None,
    seed: Annotated[int | None, typer.Option("--seed")] = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Find new puzzles in games between bots, and write them as scenes."""
    from tintero.cli.puzzles import working

    with left_quietly():
        chosen = kind.value if kind else None
        working.mine_some(out, count, seconds, chosen, seed, lang, as_json)
