"""`tintero judge`: rulings, the laboratory, rewinds, questions."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from tintero.cli.shell import complete
from tintero.cli.shell.common import EXIT_NO, AsJson, Language, left_quietly
from tintero.cli.shell.front import Group
from tintero.cli.shell.variant import VariantName, chosen_variant

app = typer.Typer(name="judge", cls=Group, no_args_is_help=True)


class Format(StrEnum):
    """How a sheet is written."""

    text = "text"
    md = "md"
    html = "html"
    json = "json"


AsFormat = Annotated[Format, typer.Option("--format")]


@app.command("ask")
def ask_command(
    file: Annotated[str, typer.Argument(autocompletion=complete.rulings)],
    rules: Annotated[str | None, typer.Option("--rules", autocompletion=complete.versions)] = None,
    variant: VariantName = "",
    diff: Annotated[str | None, typer.Option("--diff")] = None,
    scene: Annotated[str | None, typer.Option("--scene")] = None,
    reading: Annotated[str | None, typer.Option("--reading")] = None,
    brief: Annotated[bool, typer.Option("--brief")] = False,
    form: AsFormat = Format.text,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Play a scene and print the ruling: verdict, sequence with clauses, what may be done next."""
    from tintero.cli.judge.ask import rule

    form = Format.json if as_json else form
    played = chosen_variant(variant, lang)
    code = rule(file, rules, diff, scene, reading, brief, form.value, lang, played)
    raise typer.Exit(code)


@app.command("find")
def find_command(
    words: Annotated[list[str], typer.Argument(metavar="WORDS")],
    scene: Annotated[bool, typer.Option("--scene")] = False,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Ask in words: the nearest cases, the clauses, and a scene to begin with."""
    from tintero.cli.judge.ask_words import find

    find(words, scene, lang, as_json)


@app.command("run")
def run_command(
    which: Annotated[list[str] | None, typer.Argument(autocompletion=complete.rulings)] = None,
    rules: Annotated[str | None, typer.Option("--rules", autocompletion=complete.versions)] = None,
    variant: VariantName = "",
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Play rulings and say which hold, and which another version of the rules would change."""
    from tintero.cli.judge.run import play_all

    played = chosen_variant(variant, lang)
    raise typer.Exit(play_all(which or [], rules, lang, as_json, played))


@app.command("lab")
def lab_command(
    file: Annotated[Path | None, typer.Argument()] = None,
    at: Annotated[int | None, typer.Option("--at", min=0)] = None,
    plain: Annotated[bool, typer.Option("--plain")] = False,
    lang: Language = "",
) -> None:
    """A board to build a position on and try things out, both hands open."""
    from tintero.cli.judge.lab import Workbench, at_table, open_lab
    from tintero.cli.shell.terminal import check_size, on_terminal

    if not plain and on_terminal():
        check_size(lang, "tintero judge lab --plain")
        at_table(open_lab(file, at, lang), file, lang)
        return
    bench = Workbench(open_lab(file, at, lang), lang)
    with left_quietly():
        bench.run()
    raise typer.Exit(EXIT_NO if bench.refused and not bench.live else 0)


@app.command("rewind")
def rewind_command(
    file: Annotated[Path, typer.Argument()],
    to: Annotated[int | None, typer.Option("--to", min=0)] = None,
    until: Annotated[int | None, typer.Option("--until", min=0)] = None,
    save: Annotated[Path | None, typer.Option("--save")] = None,
    form: AsFormat = Format.text,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """What CR 1.7.6 lets one undo, and why not more; with --to the position after it."""
    from tintero.cli.judge.rewind import rewind

    form = Format.json if as_json else form
    raise typer.Exit(rewind(file, to, until, save, form.value, lang))


@app.command("quiz")
def quiz_command(
    topic: Annotated[str | None, typer.Option("--topic", autocompletion=complete.topics)] = None,
    count: Annotated[int, typer.Option("--count", min=1)] = 10,
    seed: Annotated[int | None, typer.Option("--seed")] = None,
    lang: Language = "",
) -> None:
    """Questions from the case book, each with its answer, sequence and clause; score at the end.

    Example: yes | tintero judge quiz --topic bag --seed 7
    """
    from tintero.cli.judge.quiz import quiz

    with left_quietly():
        quiz(topic, count, seed, lang)
