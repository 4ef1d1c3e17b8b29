"""`tintero judge run`: play the case book, or one's own rulings, and say which hold."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.text import Text as Styled

from tintero.cli import complete
from tintero.cli.common import (
    EXIT_NO,
    AsJson,
    Language,
    fail,
    near,
    out,
    out_json,
    spoken,
)
from tintero.cli.words import reason
from tintero.cli.words import say as say_common
from tintero.judge.book import Ruling, UnknownRuling, book, load_all, ruling
from tintero.judge.run import CHANGED, FAILED, NOT_PLAYABLE, Outcome, Report, run
from tintero.rulebook.sources import Text
from tintero.scene import SceneError
from tintero.state.ruleset import NEWEST, VERSIONS

EXITS = "Exit codes: 0 all hold, 1 some failed, 2 the input could not be used."

WORDS: dict[str, Text] = {
    "rulings": Text("Rulings", "Casos"),
    "summary": Text(
        "{0} rulings, {1} scenes, under the rules {2}: {3} passed, {4} failed, {5} not playable.",
        "{0} casos, {1} escenas, con las reglas {2}: {3} pasan, {4} fallan, {5} no se juegan.",
    ),
    "compared": Text(
        "{0} rulings, {1} scenes, rules {2} against {3}: {4} come out the same, {5} changed, "
        "{6} failed, {7} not playable.",
        "{0} casos, {1} escenas, reglas {2} frente a {3}: {4} salen igual, {5} cambian, "
        "{6} fallan, {7} no se juegan.",
    ),
    "failed": Text("Failed", "Fallan"),
    "changed": Text("Come out otherwise under {0}", "Salen de otro modo con {0}"),
    "not_playable": Text("Not playable, and why", "No se juegan, y por qué"),
    "problem": Text("{0}, line {1}: {2}", "{0}, línea {1}: {2}"),
    "no_version": Text(
        "There is no rules version {0}; there are: {1}",
        "No existe la versión {0} de las reglas; existen: {1}",
    ),
    "no_rulings": Text("There is no ruling in {0}.", "No hay ningún caso en {0}."),
    "no_ruling": Text(
        "There is no file {0}, and no case of that name in the book.",
        "No hay archivo {0}, ni caso de ese nombre en el libro.",
    ),
}


def say(lang: str, key: str, *values: object) -> str:
    return WORDS[key].get(lang).format(*values)


def command(
    which: Annotated[
        list[str] | None,
        typer.Argument(
            help="Ids of the book (JC-029), files or folders; by default the book.",
            autocompletion=complete.rulings,
        ),
    ] = None,
    rules: Annotated[
        str | None,
        typer.Option(
            "--rules",
            help="Also play them under this version: what does it change?",
            autocompletion=complete.versions,
        ),
    ] = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Play rulings and say which hold, and which another version of the rules would change.

    Example: tintero judge run --rules 2.1
    """
    language = spoken(lang)
    if rules is not None and rules not in VERSIONS:
        fail(say(language, "no_version", rules, ", ".join(VERSIONS)))
    chosen = gather(which or [], language)
    report = played(chosen, rules or "", language)
    if as_json:
        out_json(report.plain(language))
    else:
        show(report, language)
    if report.failed:
        raise typer.Exit(EXIT_NO)


def gather(which: list[str], lang: str) -> list[Ruling]:
    """The rulings that are named, each once; the whole book if none is."""
    found: dict[str, Ruling] = {}
    try:
        for text in which:
            path = Path(text)
            made = load_all(path) if path.exists() else (ruling(text),)
            if not made:
                fail(say(lang, "no_rulings", text))
            found |= {one.file: one for one in made}
        return list(found.values()) if which else list(book())
    except UnknownRuling as error:
        fail(say(lang, "no_ruling", error.text), *near(lang, error.near))
    except SceneError as error:
        fail(str(error))
    except (OSError, UnicodeDecodeError) as error:
        fail(say_common(lang, "no_file", text, reason(lang, error)))


def played(chosen: list[Ruling], rules: str, lang: str) -> Report:
    """The report, with a bar on the error stream when that is a terminal."""
    screen = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=screen, disable=not screen.is_terminal, transient=True) as bar:
        task = bar.add_task(say(lang, "rulings"), total=len(chosen))
        return run(chosen, rules, lambda n: bar.update(task, completed=n))


def show(report: Report, lang: str) -> None:
    for heading, result in (
        (say(lang, "failed"), FAILED),
        (say(lang, "changed", report.rules), CHANGED),
        (say(lang, "not_playable"), NOT_PLAYABLE),
    ):
        outcomes = report.of(result)
        if outcomes:
            out(Styled(heading, style="bold"))
        for outcome in outcomes:
            show_one(outcome, lang)
    many = (len(report.outcomes), sum(len(one.ruling.scenes) for one in report.outcomes))
    if report.rules == NEWEST:
        counts = [report.passed, report.failed, report.not_playable]
        out(say(lang, "summary", *many, NEWEST, *counts))
    else:
        counts = [report.passed, report.changed, report.failed, report.not_playable]
        out(say(lang, "compared", *many, report.rules, NEWEST, *counts))


def show_one(outcome: Outcome, lang: str) -> None:
    ruling = outcome.ruling
    clauses = f" [{', '.join(ruling.clauses)}]" if ruling.clauses else ""
    out(f"  {ruling.id} {ruling.title.get(lang)}{clauses}")
    if ruling.not_playable is not None:
        out(f"    {ruling.not_playable.get(lang)}")
    for problem in outcome.problems:
        out("    " + say(lang, "problem", problem.scene, problem.line, problem.problem))
