"""`tintero judge run`: play the case book, or one's own rulings, and say which hold."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rich.text import Text

from tintero.cli.shell.bar import bar
from tintero.cli.shell.common import (
    EXIT_NO,
    fail,
    near,
    out,
    out_json,
    there_are,
    unread,
)
from tintero.judge.book import Ruling, UnknownRuling, book, load_all, ruling
from tintero.judge.errors import located
from tintero.judge.run import CHANGED, FAILED, NOT_PLAYABLE, RulingOutcome, RulingReport, run
from tintero.messages import COMMA, Listed, Message, say
from tintero.scene import SceneError
from tintero.state.ruleset import NEWEST, VERSIONS
from tintero.variants import Variant

HEADINGS: Final = {
    FAILED: "judge-failed",
    CHANGED: "judge-changed",
    NOT_PLAYABLE: "judge-not-playable",
}


def play_all(
    which: list[str], rules: str | None, lang: str, as_json: bool, variant: Variant | None = None
) -> int:
    """The exit code."""
    if rules is not None and rules not in VERSIONS:
        told = Message("judge-no-version", version=rules)
        fail(say(told, lang), there_are(lang, VERSIONS))
    report = played(gather(which, lang), rules or "", lang, variant)
    if as_json:
        out_json(report.plain(lang))
    else:
        show(report, lang)
    return EXIT_NO if report.failed else 0


def gather(which: list[str], lang: str) -> list[Ruling]:
    """The rulings that are named, each once; the whole book if none is."""
    found: dict[str, Ruling] = {}
    try:
        for text in which:
            path = Path(text)
            made = load_all(path) if path.exists() else (ruling(text),)
            if not made:
                fail(say(Message("judge-no-rulings", file=text), lang))
            found |= {one.file: one for one in made}
        return list(found.values()) if which else list(book())
    except UnknownRuling as error:
        fail(say(Message("judge-no-case", file=error.text), lang), *near(lang, error.near))
    except SceneError as error:
        fail(located(error, lang))
    except (OSError, UnicodeDecodeError) as error:
        fail(unread(text, error, lang))


def played(
    chosen: list[Ruling], rules: str, lang: str, variant: Variant | None = None
) -> RulingReport:
    """The report, with a bar on the error stream when that is a terminal."""
    with bar(say(Message("judge-rulings"), lang), len(chosen)) as progress:
        return run(chosen, rules, progress, variant)


def show(report: RulingReport, lang: str) -> None:
    for result, heading in HEADINGS.items():
        outcomes = report.of(result)
        if outcomes:
            version = {"version": against(report)} if result == CHANGED else {}
            out(Text(say(Message(heading, **version), lang), style="bold"))
        for outcome in outcomes:
            show_one(outcome, lang)
    out(say(summary(report), lang))


def against(report: RulingReport) -> str:
    """What they were held against: a version, and a variant by its name."""
    return f"{report.rules} {report.variant}".strip()


def summary(report: RulingReport) -> Message:
    scenes = sum(len(one.ruling.scenes) for one in report.outcomes)
    many = {
        "rulings": Message("judge-count-rulings", count=len(report.outcomes)),
        "scenes": Message("judge-count-scenes", count=scenes),
    }
    bad = (
        Message("judge-count-failed", count=report.failed),
        Message("judge-count-not-playable", count=report.not_playable),
    )
    if report.rules == NEWEST and not report.variant:
        counts = Listed((Message("judge-count-passed", count=report.passed), *bad), COMMA)
        return Message("judge-summary", **many, version=NEWEST, counts=counts)
    same = Message("judge-count-same", count=report.passed)
    changed = Message("judge-count-changed", count=report.changed)
    counts = Listed((same, changed, *bad), COMMA)
    return Message("judge-compared", **many, version=against(report), newest=NEWEST, counts=counts)


def show_one(outcome: RulingOutcome, lang: str) -> None:
    ruling = outcome.ruling
    clauses = f" [{', '.join(ruling.clauses)}]" if ruling.clauses else ""
    out(f"  {ruling.id} {ruling.title.get(lang)}{clauses}")
    if ruling.not_playable is not None:
        out(f"    {ruling.not_playable.get(lang)}")
    for problem in outcome.problems:
        told = Message(
            "judge-scene-problem",
            scene=problem.scene.get(lang),
            line=problem.line,
            problem=problem.problem(lang),
        )
        out(f"    {say(told, lang)}")
