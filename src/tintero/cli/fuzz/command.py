"""`tintero fuzz`: random legal games with all checks on."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tintero.cli.shell.common import (
    EXIT_INTERRUPTED,
    EXIT_NO,
    AsJson,
    Language,
    ended_from_outside,
    fail,
    need_proof,
    out,
    out_json,
    read_json,
    spoken,
)
from tintero.cli.shell.output import Terminal, echo
from tintero.cli.shell.words import decimal, say, some
from tintero.cli.sim.show import bar
from tintero.cli.sim.words import say as say_of_runs
from tintero.sim.many import Interrupted

if TYPE_CHECKING:
    from tintero_proof.fuzz import FuzzFailure, FuzzReport, Rates

EXITS = (
    "Exit codes: 0 nothing found, 1 something failed, 2 the input could not be used, "
    "130 interrupted."
)


def command(
    games: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option("--seed", help="The same seed plays the same games.")] = 0,
    players: Annotated[
        int | None, typer.Option("--players", min=2, max=6, help="Players; by default 2 to 6.")
    ] = None,
    sampled: Annotated[
        bool, typer.Option("--sampled", help="Make each check only now and then: for long runs.")
    ] = False,
    decisions: Annotated[
        int, typer.Option("--decisions", min=0, help="Go on until there were this many decisions.")
    ] = 0,
    legal: Annotated[
        bool,
        typer.Option(
            "--legal", help="Legal decks, 2 to 4 players; counts what the card language did."
        ),
    ] = False,
    histories: Annotated[
        bool,
        typer.Option(
            "--histories", help="Only secrets: twin games played on, with many copies of cards."
        ),
    ] = False,
    replay: Annotated[
        Path | None, typer.Option("--replay", help="Replay the failures of a --json report.")
    ] = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Play random legal games and check everything that must hold.

    Cards are conserved, there is always a way on, the list of options is what the rules accept,
    undo and save are exact, records replay, views and answers keep secrets also over a history of
    actions, games end. Each failure comes with a record that replays it.

    Example: tintero fuzz --games 500 --seed 7 --json > report.json
    """
    language = spoken(lang)
    need_proof("tintero fuzz", language)
    from tintero_proof.fuzz import SAMPLED, Rates

    if replay is not None:
        replay_all(replay, language, as_json)
        return
    rates = SAMPLED if sampled else Rates()
    stopped = False
    try:
        report = run(
            games,
            seed,
            players,
            language,
            rates,
            decisions=decisions,
            legal=legal,
            histories=histories,
        )
    except Interrupted as broken_off:
        report, stopped = broken_off.found, True
    if as_json:
        out_json(report.plain() | ({"interrupted": True} if stopped else {}))
    else:
        out(summary_of(report, language))
        if report.constructors:
            name, times = min(report.constructors.items(), key=lambda item: item[::-1])
            out(say(language, "fuzz_constructors", len(report.constructors), name, times))
        for failure in report.failures:
            out(line_of(failure, language))
    if stopped:
        echo(say_of_runs(language, "fuzz_stopped"), err=True)
        raise typer.Exit(EXIT_INTERRUPTED)
    if report.failures:
        raise typer.Exit(EXIT_NO)


def run(
    games: int,
    seed: int,
    players: int | None,
    lang: str,
    rates: Rates,
    *,
    decisions: int = 0,
    legal: bool = False,
    histories: bool = False,
) -> FuzzReport:
    """The games, with a bar on the error stream when that is a terminal."""
    from tintero_proof.fuzz import fuzz

    screen = Terminal(stderr=True)
    columns = (TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn())
    with (
        ended_from_outside(),
        Progress(
            *columns, TimeRemainingColumn(), console=screen, disable=not screen.is_terminal
        ) as bar,
    ):
        task = bar.add_task(say(lang, "games"), total=decisions or games)

        def show(report: FuzzReport) -> None:
            failed = len(report.failures)
            text = say(lang, "games_failed", failed) if failed else say(lang, "games")
            done = report.decisions if decisions else report.games
            bar.update(task, completed=done, description=text)

        return fuzz(
            games,
            seed,
            players,
            rates,
            progress=show,
            decisions=decisions,
            legal=legal,
            histories=histories,
        )


def replay_all(path: Path, lang: str, as_json: bool) -> None:
    from tintero_proof.fuzz import FuzzFailure, replay_failure

    plain = read_json(path, lang)
    try:
        failures = [FuzzFailure.read(entry) for entry in plain["failures"]]
    except (KeyError, TypeError, IndexError):
        fail(say(lang, "no_report", str(path)))
    again: list[tuple[FuzzFailure, FuzzFailure | None]] = []
    with bar(say(lang, "games"), len(failures)) as progress:
        for failure in failures:
            again.append((failure, replay_failure(failure)))
            progress(len(again))
    still = [now for _, now in again if now is not None]
    if as_json:
        out_json({"replayed": len(again), "failures": [failure.plain() for failure in still]})
    else:
        for failure, now in again:
            out(line_of(now, lang) if now else say(lang, "fixed", failure.check, failure.message))
    if still:
        raise typer.Exit(EXIT_NO)


def summary_of(report: FuzzReport, lang: str) -> str:
    games = some(lang, "fuzz_games", report.games)
    decisions = some(lang, "fuzz_decisions", report.decisions)
    failures = some(lang, "fuzz_failures", len(report.failures))
    return say(lang, "fuzz_summary", games, decisions, decimal(report.seconds, lang), failures)


def line_of(failure: FuzzFailure, lang: str) -> str:
    moves = len(failure.record.moves)
    return say(lang, "fuzz_failure", failure.game, moves, failure.check, failure.message)
