"""`tintero judge run`: play the case book, or one's own rulings, and say which hold."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.text import Text as Styled

from tintero.cli.shell import complete
from tintero.cli.shell.common import (
    EXIT_NO,
    AsJson,
    Language,
    fail,
    near,
    out,
    out_json,
    spoken,
)
from tintero.cli.shell.output import Terminal
from tintero.cli.shell.words import reason
from tintero.cli.shell.words import say as say_common
from tintero.judge.book import Ruling, UnknownRuling, book, load_all, ruling
from tintero.judge.errors import located
from tintero.judge.run import CHANGED, FAILED, NOT_PLAYABLE, RulingOutcome, RulingReport, run
from tintero.rulebook.sources import Text
from tintero.scene import SceneError
from tintero.state.ruleset import NEWEST, VERSIONS

EXITS = "Exit codes: 0 all hold, 1 some failed, 2 the input could not be used."

WORDS: dict[str, Text] = {
    "rulings": Text("Rulings", "Casos"),
    "summary": Text("{0}, {1}, under the rules {2}: {3}.", "{0}, {1}, con las reglas {2}: {3}."),
    "compared": Text(
        "{0}, {1}, rules {2} against {3}: {4}.", "{0}, {1}, reglas {2} frente a {3}: {4}."
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


# One, many: in English and Spanish.
COUNTED: dict[str, tuple[Text, Text]] = {
    "rulings": (Text("1 ruling", "1 caso"), Text("{0} rulings", "{0} casos")),
    "scenes": (Text("1 scene", "1 escena"), Text("{0} scenes", "{0} escenas")),
    "passed": (Text("1 passed", "1 pasa"), Text("{0} passed", "{0} pasan")),
    "failed": (Text("1 failed", "1 falla"), Text("{0} failed", "{0} fallan")),
    "changed": (Text("1 changed", "1 cambia"), Text("{0} changed", "{0} cambian")),
    "same": (
        Text("1 comes out the same", "1 sale igual"),
        Text("{0} come out the same", "{0} salen igual"),
    ),
    "not_playable": (
        Text("1 not playable", "1 no se juega"),
        Text("{0} not playable", "{0} no se juegan"),
    ),
}


def counted(lang: str, key: str, n: int) -> str:
    one, many = COUNTED[key]
    return (one if n == 1 else many).get(lang).format(n)


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
        fail(located(error, lang))
    except (OSError, UnicodeDecodeError) as error:
        fail(say_common(lang, "no_file", text, reason(lang, error)))


def played(chosen: list[Ruling], rules: str, lang: str) -> RulingReport:
    """The report, with a bar on the error stream when that is a terminal."""
    screen = Terminal(stderr=True)
    columns = (TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=screen, disable=not screen.is_terminal, transient=True) as bar:
        task = bar.add_task(say(lang, "rulings"), total=len(chosen))
        return run(chosen, rules, lambda n: bar.update(task, completed=n))


def show(report: RulingReport, lang: str) -> None:
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
    scenes = sum(len(one.ruling.scenes) for one in report.outcomes)
    many = (counted(lang, "rulings", len(report.outcomes)), counted(lang, "scenes", scenes))
    counts = [("failed", report.failed), ("not_playable", report.not_playable)]
    if report.rules == NEWEST:
        counts.insert(0, ("passed", report.passed))
        key, versions = "summary", [NEWEST]
    else:
        counts[:0] = [("same", report.passed), ("changed", report.changed)]
        key, versions = "compared", [report.rules, NEWEST]
    told = ", ".join(counted(lang, name, n) for name, n in counts)
    out(say(lang, key, *many, *versions, told))


def show_one(outcome: RulingOutcome, lang: str) -> None:
    ruling = outcome.ruling
    clauses = f" [{', '.join(ruling.clauses)}]" if ruling.clauses else ""
    out(f"  {ruling.id} {ruling.title.get(lang)}{clauses}")
    if ruling.not_playable is not None:
        out(f"    {ruling.not_playable.get(lang)}")
    for problem in outcome.problems:
        said = (problem.scene.get(lang), problem.line, problem.problem(lang))
        out("    " + say(lang, "problem", *said))
