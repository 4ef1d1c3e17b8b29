"""`tintero bench`: how fast the engine is on this machine."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from tintero.cli.shell.common import AsJson, Language, out, out_json, write_text
from tintero.messages import Message, decimal, say

if TYPE_CHECKING:
    from tintero.sim.growth import Growth

OPERATIONS: Final = {
    "push": "bench-push",
    "pop": "bench-pop",
    "options": "bench-options",
    "outcome": "bench-outcome",
    "save": "bench-save",
    "load": "bench-load",
    "hash": "bench-hash",
    "clone": "bench-clone",
}
STAGES: Final = {
    "games and chess": "bench-games-and-chess",
    "single operations": "bench-single-operations",
}


def command(
    games: Annotated[int, typer.Option("--games", min=5)] = 300,
    growth: Annotated[bool, typer.Option("--growth")] = False,
    plot: Annotated[Path | None, typer.Option("--plot")] = None,
    both: Annotated[bool, typer.Option("--both/--one")] = True,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Random legal games with fixed decks and seeds, in CPU time of one core."""
    from tintero.cli.shell.console import Terminal
    from tintero.sim import bench
    from tintero.sim.growth import measure

    if growth:
        with Terminal(stderr=True).status(say(Message("bench-measuring"), lang)):
            found_growth = measure()
        show_growth(found_growth, plot, lang, as_json)
        return
    screen = Terminal(stderr=True)
    with screen.status("") as status:
        found = bench.run(games, lambda stage: status.update(stage_name(stage, lang)))
        result = found.plain()
        if both and found.compiled:
            status.update(say(Message("bench-uncompiled"), lang))
            result["uncompiled"] = bench.uncompiled(max(5, games // 10))
    if as_json:
        out_json(result)
    else:
        show(result, lang)


def stage_name(stage: str, lang: str) -> str:
    """What is measured now; the name of a pair of decks stands for itself."""
    return say(Message(STAGES[stage]), lang) if stage in STAGES else stage


def show(result: dict[str, Any], lang: str) -> None:
    from rich.table import Table

    mode = Message("bench-compiled" if result["compiled"] else "bench-uncompiled")
    slow = result["uncompiled"]
    table = Table(say(Message("bench-decks"), lang), title=say(mode, lang), title_justify="left")
    for id in ("bench-games", "bench-decisions", "bench-per-game", "bench-per-decision"):
        table.add_column(say(Message(id), lang), justify="right")
    for pair in result["pairs"]:
        table.add_row(
            pair["pair"],
            f"{pair['games_per_s']:.0f}",
            f"{pair['decisions_per_s']:.0f}",
            f"{pair['decisions_per_game']:.0f}",
            decimal(pair["us_per_decision"], lang),
        )
    out(table)
    columns = [mode] if slow is None else [mode, Message("bench-uncompiled")]
    table = Table(say(Message("bench-operation"), lang))
    for column in columns:
        table.add_column(say(Message("bench-microseconds", what=column), lang), justify="right")
    for name, id in OPERATIONS.items():
        each = [result] if slow is None else [result, slow]
        times = (decimal(one[f"{name}_us"], lang, 2) for one in each)
        table.add_row(say(Message(id), lang), *times)
    out(table)
    out(say(Message("bench-bytes", count=result["state_bytes"]), lang))
    if result["ratio"] is None:
        out(say(Message("bench-no-chess"), lang))
    else:
        ratio = decimal(result["ratio"], lang)
        chess = round(result["chess_games_per_s"])
        out(say(Message("bench-chess", count=chess, ratio=ratio), lang))
    if slow is not None:
        times_as_many = decimal(result["games_per_s"] / slow["games_per_s"], lang)
        out(say(Message("bench-speedup", times=times_as_many), lang))
    elif not result["compiled"]:
        out(say(Message("bench-not-compiled"), lang))


def show_growth(found: Growth, plot: Path | None, lang: str, as_json: bool) -> None:
    from rich.table import Table

    from tintero.sim.growth import svg

    if plot is not None:
        write_text(plot, svg(found), lang)
    if as_json:
        out_json(found.plain())
        return
    table = Table(say(Message("bench-board"), lang))
    for id in ("bench-cards", "bench-triggers", "bench-options"):
        table.add_column(say(Message(id), lang), justify="right")
    for id in ("bench-options", "bench-ink", "bench-end"):
        heading = Message("bench-microseconds", what=Message(id))
        table.add_column(say(heading, lang), justify="right")
    for b in found.boards:
        numbers = (str(b.cards), str(b.triggers), str(b.options))
        table.add_row(
            b.board, *numbers, *(decimal(us, lang) for us in (b.options_us, b.ink_us, b.end_us))
        )
    out(table)
    table = Table(say(Message("bench-turn"), lang))
    for id in ("bench-decisions-counted", "bench-per-decision"):
        table.add_column(say(Message(id), lang), justify="right")
    for t in found.turns:
        table.add_row(str(t.turn), str(t.decisions), decimal(t.us_per_decision, lang))
    out(table)
