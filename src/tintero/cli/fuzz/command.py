"""`tintero fuzz`: random legal games with all checks on."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tintero.cli.shell.bar import bar
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
)
from tintero.cli.shell.output import echo
from tintero.cli.shell.variant import VariantName, chosen_variant
from tintero.messages import Message, decimal, say

if TYPE_CHECKING:
    from tintero.variants import Variant
    from tintero_proof.fuzz import FuzzFailure, FuzzReport, Rates


def command(
    games: Annotated[int, typer.Option("--games", min=1)] = 100,
    seed: Annotated[int, typer.Option("--seed")] = 0,
    players: Annotated[int | None, typer.Option("--players", min=2, max=6)] = None,
    sampled: Annotated[bool, typer.Option("--sampled")] = False,
    decisions: Annotated[int, typer.Option("--decisions", min=0)] = 0,
    legal: Annotated[bool, typer.Option("--legal")] = False,
    histories: Annotated[bool, typer.Option("--histories")] = False,
    variant: VariantName = "",
    replay: Annotated[Path | None, typer.Option("--replay")] = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Play random legal games and check everything that must hold."""
    need_proof("tintero fuzz", lang)
    from tintero.sim.many import Interrupted
    from tintero_proof.fuzz import SAMPLED, Rates

    if replay is not None:
        replay_all(replay, lang, as_json)
        return
    rates = SAMPLED if sampled else Rates()
    stopped = False
    try:
        report = run(
            games,
            seed,
            players,
            lang,
            rates,
            decisions=decisions,
            legal=legal,
            histories=histories,
            variant=chosen_variant(variant, lang, players),
        )
    except Interrupted as broken_off:
        report, stopped = broken_off.found, True
    if as_json:
        out_json(report.plain() | ({"interrupted": True} if stopped else {}))
    else:
        out(summary_of(report, lang))
        if report.constructors:
            name, times = min(report.constructors.items(), key=lambda item: item[::-1])
            counts = {"count": len(report.constructors), "times": times}
            out(say(Message("fuzz-constructors", **counts, name=name), lang))
        for failure in report.failures:
            out(line_of(failure, lang))
    if stopped:
        echo(say(Message("fuzz-stopped"), lang), err=True)
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
    variant: Variant | None = None,
) -> FuzzReport:
    """The games, with a bar on the error stream when that is a terminal."""
    from tintero_proof.fuzz import fuzz

    whole = say(Message("fuzz-games"), lang)
    with ended_from_outside(), bar(whole, decisions or games) as progress:

        def show(report: FuzzReport) -> None:
            failed = len(report.failures)
            called = Message("fuzz-games-failed", count=failed) if failed else None
            done = report.decisions if decisions else report.games
            progress(done, say(called, lang) if called else whole)

        return fuzz(
            games,
            seed,
            players,
            rates,
            progress=show,
            decisions=decisions,
            legal=legal,
            histories=histories,
            variant=variant,
        )


def replay_all(path: Path, lang: str, as_json: bool) -> None:
    from tintero_proof.fuzz import FuzzFailure, replay_failure

    plain = read_json(path, lang)
    try:
        failures = [FuzzFailure.read(entry) for entry in plain["failures"]]
    except (KeyError, TypeError, IndexError):
        fail(say(Message("fuzz-no-report", file=str(path)), lang))
    again: list[tuple[FuzzFailure, FuzzFailure | None]] = []
    with bar(say(Message("fuzz-games"), lang), len(failures)) as progress:
        for failure in failures:
            again.append((failure, replay_failure(failure)))
            progress(len(again))
    still = [now for _, now in again if now is not None]
    if as_json:
        out_json({"replayed": len(again), "failures": [failure.plain() for failure in still]})
    else:
        for failure, now in again:
            out(line_of(now, lang) if now else fixed(failure, lang))
    if still:
        raise typer.Exit(EXIT_NO)


def summary_of(report: FuzzReport, lang: str) -> str:
    counts = {
        "games": Message("fuzz-count-games", count=report.games),
        "decisions": Message("fuzz-count-decisions", count=report.decisions),
        "failures": Message("fuzz-count-failures", count=len(report.failures)),
    }
    seconds = decimal(report.seconds, lang)
    return say(Message("fuzz-summary", **counts, seconds=seconds), lang)


def fixed(failure: FuzzFailure, lang: str) -> str:
    return say(Message("fuzz-fixed", check=failure.check, problem=failure.message), lang)


def line_of(failure: FuzzFailure, lang: str) -> str:
    moves = len(failure.record.moves)
    where = {"game": failure.game, "decision": moves}
    what = {"check": failure.check, "problem": failure.message}
    return say(Message("fuzz-failure", **where, **what), lang)
