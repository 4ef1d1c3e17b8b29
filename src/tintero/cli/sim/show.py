"""What `tintero sim` and `tintero ladder` show in the terminal: a bar, and tables that fit."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn, TypeVar

import typer
from rich.cells import cell_len
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tintero.cli.shell.common import EXIT_INTERRUPTED, fail
from tintero.cli.shell.output import Terminal, echo
from tintero.cli.shell.words import decimal, reason
from tintero.cli.sim.words import say

if TYPE_CHECKING:
    from tintero.sim.kept_games import Kept
    from tintero.sim.matchups import Matchup, Rate, Side

Result = TypeVar("Result")

WIDTH = 100
BEST = 5  # cards shown at each end of a table
SHOWN = 3  # failures


@contextmanager
def bar(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """A progress bar on the error stream, when that is a terminal."""
    screen = Terminal(stderr=True)
    columns = (TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn())
    with Progress(
        *columns, TimeRemainingColumn(), console=screen, disable=not screen.is_terminal
    ) as progress:
        task = progress.add_task(what, total=total)
        yield lambda done: progress.update(task, completed=done)


def opened(keep: Callable[[], Kept[Result]], path: Path, lang: str) -> Kept[Result]:
    """The file of a run that may go on."""
    from tintero.sim.kept_games import KeptError

    try:
        return keep()
    except KeptError as error:
        fail(say(lang, f"kept_{error.code}", path, *error.values))
    except OSError as error:
        fail(say(lang, "not_written", path, reason(lang, error)))


def tell_stopped(played: int, whole: int, kept: bool, lang: str) -> NoReturn:
    """Somebody broke the run off: of how many games the figures are, and how to go on."""
    echo(say(lang, "stopped", played, whole), err=True)
    echo(say(lang, "stopped_kept" if kept else "stopped_gone"), err=True)
    raise typer.Exit(EXIT_INTERRUPTED)


def lines_of(rows: Sequence[Sequence[str]], width: int = WIDTH) -> list[str]:
    """Rows as lines with aligned columns, the first to the left and the others to the right.

    Nothing is cut: where a line would be too long, the first column gets a line of its own.
    """
    widths = [max(cell_len(row[n]) for row in rows) for n in range(len(rows[0]))]
    apart = sum(widths) + 2 * (len(widths) - 1) > width
    lines: list[str] = []
    for row in rows:
        rest = "  ".join(" " * (w - cell_len(c)) + c for c, w in zip(row[1:], widths[1:]))
        if apart:
            lines += [row[0], f"    {rest}"]
        else:
            lines.append(f"{row[0]}{' ' * (widths[0] - cell_len(row[0]))}  {rest}")
    return lines


def percent(share: float, lang: str) -> str:
    return f"{decimal(100 * share, lang)} %"


def between(low: float, high: float, lang: str) -> str:
    return f"{decimal(100 * low, lang)} – {decimal(100 * high, lang)}"


# --- sim ------------------------------------------------------------------------------------------


def show(found: Sequence[Matchup], lang: str) -> None:
    keys = ("pair", "rate", "interval", "play", "draw", "turns", "games")
    rows = [[say(lang, f"col_{key}") for key in keys]]
    for m in found:
        plain = m.rate.plain()
        rows.append(
            [
                f"{m.one} – {m.other}",
                percent(plain["share"], lang),
                between(plain["low"], plain["high"], lang),
                percent(m.on_play.share, lang),
                percent(m.on_draw.share, lang),
                decimal(m.mean_turns, lang),
                str(m.rate.games),
            ]
        )
    for line in lines_of(rows):
        echo(line)
    for matchup in found:
        show_one(matchup, lang)


def show_one(matchup: Matchup, lang: str) -> None:
    """The rest of a pairing: endings, lore, cards, failures."""
    if matchup.rate.games:
        echo(f"\n{matchup.one} – {matchup.other}")
        games = matchup.rate.games
        endings = ", ".join(
            f"{say(lang, f'end_{reason}')} {percent(n / games, lang)}"
            for reason, n in sorted(matchup.endings.items())
        )
        echo(f"  {say(lang, 'endings')}: {endings}")
        echo(f"  {say(lang, 'lore_by_turn')}:")
        for side in matchup.sides:
            echo(f"    {side.deck}: {lore_line(side, games, lang)}")
        for side in matchup.sides:
            for key, table in (("opening", side.opening), ("drawn", side.drawn)):
                show_cards(say(lang, f"cards_{key}", side.deck), table, lang)
    for failure in matchup.failures[:SHOWN]:
        echo(say(lang, "failed", failure.error), err=True)
    if len(matchup.failures) > SHOWN:
        echo(say(lang, "more_failed", len(matchup.failures) - SHOWN), err=True)


def lore_line(side: Side, games: int, lang: str) -> str:
    """Turns that fewer than one game in twenty came to are left out."""
    last = sum(n * 20 >= games for n in side.games)
    return " ".join(decimal(lore, lang) for lore in side.lore_by_turn()[:last])


def show_cards(title: str, table: dict[str, Rate], lang: str) -> None:
    """The best and the worst cards of a table."""
    from tintero.sim.matchups import table_of

    rated = list(table_of(table).items())
    if not rated:
        return
    echo(f"  {title}")
    shown = rated if len(rated) <= 2 * BEST else [*rated[:BEST], *rated[-BEST:]]
    for place, (name, rate) in enumerate(shown):
        if len(rated) > 2 * BEST and place == BEST:
            echo("        …")
        share, span = percent(rate["share"], lang), between(rate["low"], rate["high"], lang)
        echo(f"    {share:>8}  {span:>13}  {name} (n={rate['games']})")
