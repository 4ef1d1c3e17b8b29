"""`tintero judge`: rulings, the laboratory, rewinds, questions."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from tintero.cli.judge import run as judge_run
from tintero.cli.judge.files import JudgedQuestion, open_questions, pick, read_so
from tintero.cli.judge.words import say
from tintero.cli.shell import complete
from tintero.cli.shell.common import (
    EPILOG,
    EXIT_INTERRUPTED,
    EXIT_NO,
    AsJson,
    Language,
    fail,
    out,
    spoken,
)
from tintero.cli.shell.common import out_json as print_json
from tintero.cli.shell.output import echo
from tintero.judge import diff as comparing
from tintero.judge import html, page
from tintero.judge.errors import located
from tintero.judge.sheet import Sheet, ask
from tintero.rulebook import UnknownVersion, versions
from tintero.rulebook.versions import version_key
from tintero.scene import SceneError

app = typer.Typer(
    name="judge",
    no_args_is_help=True,
    help="The judge's desk: rule on a scene, build one, rewind a game, train with the case book."
    "\n\nExample: tintero judge ask case.yaml --lang es",
    epilog=EPILOG,
)


class Format(StrEnum):
    """How a sheet is written."""

    text = "text"
    md = "md"
    html = "html"
    json = "json"


AsFormat = Annotated[Format, typer.Option("--format", help="text, md, html or json.")]


@app.command("ask", epilog="Exit codes: 0 as written and legal, 1 not, 2 the file is no scene.")
def ask_command(
    file: Annotated[
        str,
        typer.Argument(
            help="A scene (.yaml), or the id of a case in the book.",
            autocompletion=complete.rulings,
        ),
    ],
    rules: Annotated[
        str | None,
        typer.Option(
            "--rules",
            help="Version of the rules; else that of the scene.",
            autocompletion=complete.versions,
        ),
    ] = None,
    diff: Annotated[
        str | None, typer.Option("--diff", help="Two versions to compare: 2.1,2.3.")
    ] = None,
    scene: Annotated[
        str | None, typer.Option("--scene", help="Only this scene: its number or its title.")
    ] = None,
    reading: Annotated[
        str | None,
        typer.Option(
            "--reading",
            help="Of a disputed case, only the scenes of this reading (1, 2); else the name of a "
            "reading to play by.",
        ),
    ] = None,
    brief: Annotated[
        bool, typer.Option("--brief", help="As text: only the verdict and what happens.")
    ] = False,
    form: AsFormat = Format.text,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Play a scene and print the ruling: verdict, sequence with clauses, what may be done next.

    Example: tintero judge ask case.yaml --diff 2.1,2.3
    """
    language = spoken(lang)
    form = Format.json if as_json else form
    found = pick(open_questions(file, language, form.value), scene, file, language)
    if reading is not None:
        found = read_so(found, reading, language)
    if diff is not None:
        raise typer.Exit(compare(found, diff, form, language))
    if rules is not None:
        known_version(rules, language)
    try:
        sheets = [ask(q.scene, language, rules or "", q.case) for q in found]
    except SceneError as error:  # what is expected can't be read
        fail(located(error, language))
    show(sheets, form, brief)
    raise typer.Exit(0 if all(sheet.held for sheet in sheets) else EXIT_NO)


def known_version(version: str, lang: str) -> None:
    try:
        version_key(version)
    except UnknownVersion as error:
        fail(say(lang, "no_version", version), say(lang, "known", ", ".join(error.known)))


def show(sheets: list[Sheet], form: Format, brief: bool) -> None:
    if form == Format.json:
        plain = [sheet.plain() for sheet in sheets]
        print_json(plain[0] if len(plain) == 1 else plain)
        return
    if form == Format.html:
        echo(html.html(sheets), nl=False)
        return
    for n, sheet in enumerate(sheets):
        if form == Format.md:
            echo(("\n" if n else "") + page.markdown(sheet), nl=False)
        else:
            if n:
                out("")
            for line, style in page.lines(sheet, brief):
                out(Text(line, style=style))


# --- two versions -----------------------------------------------------------------------------


def compare(found: list[JudgedQuestion], diff: str, form: Format, lang: str) -> int:
    two = [part.strip() for part in diff.split(",")]
    if len(two) != 2:
        fail(
            say(lang, "two_versions"),
            say(lang, "known", ", ".join(version.number for version in versions())),
        )
    for version in two:
        known_version(version, lang)
    made = [comparing.compare(q.scene, two[0], two[1], lang, q.case) for q in found]
    if form == Format.json:
        plain = [c.plain() for c in made]
        print_json(plain[0] if len(plain) == 1 else plain)
    for c in made:
        if form == Format.md:
            echo(comparing.markdown(c))
        elif form == Format.html:
            echo(comparing.html(c), nl=False)
        elif form == Format.text:
            out(Text(c.title, style="bold"))
            out(comparison(c) if not c.equal else comparing.nothing(c))
            for reason in c.reasons():
                out(f"· {reason}")
    return 0


def comparison(c: comparing.Comparison) -> Table:
    table = Table(show_lines=False)
    for heading in comparing.headings(c):
        table.add_column(heading, overflow="fold", ratio=1)
    for pair in comparing.shown(c.pairs, c.one.lang):
        style = "dim" if pair.same else "bold"
        table.add_row(Text(pair.one, style=style), Text(pair.two, style=style))
    return table


# --- the other desks --------------------------------------------------------------------------


app.command("run", epilog=judge_run.EXITS)(judge_run.command)


@app.command("lab", epilog=EPILOG)
def lab_command(
    file: Annotated[
        Path | None,
        typer.Argument(help="A scene (.yaml), a record (.tintero), or the id of a case."),
    ] = None,
    at: Annotated[
        int | None, typer.Option("--at", min=0, help="How many actions of a record are done.")
    ] = None,
    plain: Annotated[
        bool, typer.Option("--plain", help="Line by line, for pipes and screen readers.")
    ] = False,
    lang: Language = None,
) -> None:
    """A board to build a position on and try things out, both hands open.

    On the full screen with keys and mouse, ? shows the keys; with --plain, and where there is no
    terminal, by commands that are typed or come from a pipe.

    Example: tintero judge lab case.yaml
    """
    from tintero.cli.judge.lab import Workbench, at_table, open_lab
    from tintero.cli.shell.terminal import check_size, on_terminal

    language = spoken(lang)
    if not plain and on_terminal():
        check_size(language, "tintero judge lab --plain")
        at_table(open_lab(file, at, language), file, language)
        return
    bench = Workbench(open_lab(file, at, language), language)
    try:
        bench.run()
    except KeyboardInterrupt:
        raise typer.Exit(EXIT_INTERRUPTED) from None
    raise typer.Exit(EXIT_NO if bench.refused and not bench.live else 0)


@app.command("rewind", epilog="Exit codes: 0 fine, 1 it can't go back so far, 2 bad input.")
def rewind_command(
    file: Annotated[Path, typer.Argument(help="A record (.tintero) or a scene (.yaml).")],
    to: Annotated[
        int | None, typer.Option("--to", min=0, help="Back to where so many actions are done.")
    ] = None,
    until: Annotated[
        int | None, typer.Option("--until", min=0, help="From here, not from the end.")
    ] = None,
    save: Annotated[
        Path | None, typer.Option("--save", help="Write the position: .yaml or .tintero.")
    ] = None,
    form: AsFormat = Format.text,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """What CR 1.7.6 lets one undo, and why not more; with --to the position after it.

    Example: tintero judge rewind game.tintero --to 12 --save before.yaml
    """
    from tintero.cli.judge.rewind import rewind

    form = Format.json if as_json else form
    raise typer.Exit(rewind(file, to, until, save, form.value, spoken(lang)))


@app.command("quiz", epilog=EPILOG)
def quiz_command(
    topic: Annotated[
        str | None,
        typer.Option(
            "--topic",
            help="Only cases about this, such as bag.",
            autocompletion=complete.topics,
        ),
    ] = None,
    count: Annotated[int, typer.Option("--count", min=1, help="How many questions.")] = 10,
    seed: Annotated[
        int | None, typer.Option("--seed", help="The same seed asks the same questions.")
    ] = None,
    lang: Language = None,
) -> None:
    """Questions from the case book, each with its answer, sequence and clause; score at the end.

    Example: yes | tintero judge quiz --topic bag --seed 7
    """
    from tintero.cli.judge.quiz import quiz

    try:
        quiz(topic, count, seed, spoken(lang))
    except KeyboardInterrupt:
        raise typer.Exit(EXIT_INTERRUPTED) from None
