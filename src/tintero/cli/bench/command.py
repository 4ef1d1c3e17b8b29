"""`tintero bench`: how fast the engine is on this machine."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from tintero.cli.bench.words import WORDS, say
from tintero.cli.shell.common import AsJson, Language, fail, out, out_json, spoken
from tintero.cli.shell.output import Terminal
from tintero.cli.shell.words import decimal, reason
from tintero.sim import bench
from tintero.sim.growth import Growth, measure, svg

EXITS = "Exit codes: 0 fine, 2 the input could not be used."
OPERATIONS = ("push", "pop", "options", "outcome", "save", "load", "hash", "clone")


def command(
    games: Annotated[
        int, typer.Option("--games", min=5, help="Games of the first pair; half of each other.")
    ] = 300,
    growth: Annotated[
        bool, typer.Option("--growth", help="How the cost grows with the board, instead.")
    ] = False,
    plot: Annotated[
        Path | None, typer.Option("--plot", help="With --growth: draw it into this .svg file.")
    ] = None,
    both: Annotated[
        bool, typer.Option("--both/--one", help="Also without the compiled modules.")
    ] = True,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Random legal games with fixed decks and seeds, in CPU time of one core.

    The same run times random games of chess with the package `chess`, because a ratio means the
    same on any machine.

    Example: tintero bench --json
    """
    language = spoken(lang)
    if growth:
        with Terminal(stderr=True).status(say(language, "measuring")):
            found_growth = measure()
        show_growth(found_growth, plot, language, as_json)
        return
    screen = Terminal(stderr=True)
    with screen.status("") as status:
        found = bench.run(games, lambda stage: status.update(stage_name(stage, language)))
        result = found.plain()
        if both and found.compiled:
            status.update(say(language, "uncompiled"))
            result["uncompiled"] = bench.uncompiled(max(5, games // 10))
    if as_json:
        out_json(result)
    else:
        show(result, language)


def stage_name(stage: str, lang: str) -> str:
    """What is measured now; the name of a pair of decks stands for itself."""
    key = stage.replace(" ", "_")
    return say(lang, key) if key in WORDS else stage


def show(result: dict[str, Any], lang: str) -> None:
    mode = "compiled" if result["compiled"] else "uncompiled"
    slow = result["uncompiled"]
    table = Table(say(lang, "decks"), title=say(lang, mode), title_justify="left")
    for key in ("games", "decisions", "per_game", "per_decision"):
        table.add_column(say(lang, key), justify="right")
    for pair in result["pairs"]:
        table.add_row(
            pair["pair"],
            f"{pair['games_per_s']:.0f}",
            f"{pair['decisions_per_s']:.0f}",
            f"{pair['decisions_per_game']:.0f}",
            decimal(pair["us_per_decision"], lang),
        )
    out(table)
    columns = [mode] if slow is None else [mode, "uncompiled"]
    table = Table(say(lang, "operation"))
    for key in columns:
        table.add_column(f"µs, {say(lang, key)}", justify="right")
    for name in OPERATIONS:
        each = [result] if slow is None else [result, slow]
        table.add_row(say(lang, name), *(decimal(one[f"{name}_us"], lang, 2) for one in each))
    out(table)
    out(f"{say(lang, 'bytes')}: {result['state_bytes']}")
    if result["ratio"] is None:
        out(say(lang, "no_chess"))
    else:
        out(say(lang, "chess", result["chess_games_per_s"], decimal(result["ratio"], lang)))
    if slow is not None:
        out(say(lang, "speedup", decimal(result["games_per_s"] / slow["games_per_s"], lang)))
    elif not result["compiled"]:
        out(say(lang, "not_compiled"))


def show_growth(found: Growth, plot: Path | None, lang: str, as_json: bool) -> None:
    if plot is not None:
        try:
            plot.write_text(svg(found), encoding="utf-8")
        except OSError as error:
            fail(say(lang, "not_written", str(plot), reason(lang, error)))
    if as_json:
        out_json(found.plain())
        return
    table = Table(say(lang, "board"))
    for key in ("cards", "triggers", "options"):
        table.add_column(say(lang, key), justify="right")
    for key in ("options", "ink", "end"):
        table.add_column(f"µs, {say(lang, key)}", justify="right")
    for b in found.boards:
        numbers = (str(b.cards), str(b.triggers), str(b.options))
        table.add_row(
            b.board, *numbers, *(decimal(us, lang) for us in (b.options_us, b.ink_us, b.end_us))
        )
    out(table)
    table = Table(say(lang, "turn"))
    for key in ("decisions", "per_decision"):
        table.add_column(say(lang, key).removesuffix("/s"), justify="right")
    for t in found.turns:
        table.add_row(str(t.turn), str(t.decisions), decimal(t.us_per_decision, lang))
    out(table)
