"""What `tintero sim` and `tintero ladder` show in the terminal: tables that fit, and problems."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, NoReturn, TypeVar

import typer

from tintero.cli.shell.common import EXIT_INTERRUPTED, fail, writing
from tintero.cli.shell.output import echo
from tintero.messages import COMMA, Listed, Message, decimal, say

if TYPE_CHECKING:
    from tintero.sim.kept_games import Kept
    from tintero.sim.matchups import Matchup, Rate, Side
    from tintero.sim.ray import RayFailed

Result = TypeVar("Result")

WIDTH = 100
BEST = 5  # cards shown at each end of a table
SHOWN = 3  # failures


KEPT: Final = {"line": "sim-kept-line", "other": "sim-kept-other", "busy": "sim-kept-busy"}
ENDINGS: Final = {
    "lore": "sim-end-lore",
    "empty deck": "sim-end-empty-deck",
    "last player": "sim-end-last-player",
    "concession": "sim-end-concession",
    "turn limit": "sim-end-turn-limit",
}
COLUMNS: Final = (
    "sim-column-pair",
    "sim-column-rate",
    "sim-column-interval",
    "sim-column-play",
    "sim-column-draw",
    "sim-column-turns",
    "sim-column-games",
)
RAY: Final = {
    "missing": "sim-ray-missing",
    "address": "sim-ray-address",
    "unreachable": "sim-ray-unreachable",
    "nodes": "sim-ray-nodes",
    "differs": "sim-ray-differs",
    "broken": "sim-ray-broken",
}


def ray_problem(error: RayFailed) -> Message:
    detail = {} if error.why == "missing" else {"detail": error.detail}
    return Message(RAY[error.why], **detail)


def check_bot(bot: str, lang: str) -> None:
    """That there is such a bot, and that its file of weights, if it has one, can be used."""
    from tintero.bots.bot import INK_FILE, UnknownBot, is_bot, make_bot

    if not is_bot(bot):
        known = ", ".join(UnknownBot(bot).available)
        fail(say(Message("sim-no-bot", bot=bot, known=known), lang))
    if bot.startswith(INK_FILE):
        make_bot(bot, 0)


def opened(keep: Callable[[], Kept[Result]], path: Path, lang: str) -> Kept[Result]:
    """The file of a run that may go on."""
    from tintero.sim.kept_games import KeptError

    try:
        with writing(path, lang):
            return keep()
    except KeptError as error:
        fail(say(Message(KEPT[error.code], file=str(path), **error.message.args), lang))


def tell_stopped(played: int, whole: int, kept: bool, lang: str) -> NoReturn:
    """Somebody broke the run off: of how many games the figures are, and how to go on."""
    echo(say(Message("sim-stopped", played=played, count=whole), lang), err=True)
    echo(say(Message("sim-stopped-kept" if kept else "sim-stopped-gone"), lang), err=True)
    raise typer.Exit(EXIT_INTERRUPTED)


def lines_of(rows: Sequence[Sequence[str]], width: int = WIDTH) -> list[str]:
    """Rows as lines with aligned columns, the first to the left and the others to the right.

    Nothing is cut: where a line would be too long, the first column gets a line of its own.
    """
    from rich.cells import cell_len

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
    return say(Message("sim-percent", number=decimal(100 * share, lang)), lang)


def between(low: float, high: float, lang: str) -> str:
    ends = {"low": decimal(100 * low, lang), "high": decimal(100 * high, lang)}
    return say(Message("sim-between", **ends), lang)


# --- sim ------------------------------------------------------------------------------------------


def show(found: Sequence[Matchup], lang: str) -> None:
    rows = [[say(Message(column), lang) for column in COLUMNS]]
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
        endings = tuple(
            Message("sim-ending", ending=Message(ENDINGS[reason]), share=percent(n / games, lang))
            for reason, n in sorted(matchup.endings.items())
        )
        echo(f"  {say(Message('sim-endings', endings=Listed(endings, COMMA)), lang)}")
        echo(f"  {say(Message('sim-lore-by-turn'), lang)}")
        for side in matchup.sides:
            lore = lore_line(side, games, lang)
            echo(f"    {say(Message('sim-lore-of', deck=side.deck, lore=lore), lang)}")
        for side in matchup.sides:
            show_cards(Message("sim-cards-opening", deck=side.deck), side.opening, lang)
            show_cards(Message("sim-cards-drawn", deck=side.deck), side.drawn, lang)
    for failure in matchup.failures[:SHOWN]:
        echo(say(Message("sim-failed", problem=failure.error), lang), err=True)
    if len(matchup.failures) > SHOWN:
        more = len(matchup.failures) - SHOWN
        echo(say(Message("sim-more-failed", count=more), lang), err=True)


def lore_line(side: Side, games: int, lang: str) -> str:
    """Turns that fewer than one game in twenty came to are left out."""
    last = sum(n * 20 >= games for n in side.games)
    return " ".join(decimal(lore, lang) for lore in side.lore_by_turn()[:last])


def show_cards(title: Message, table: dict[str, Rate], lang: str) -> None:
    """The best and the worst cards of a table."""
    from tintero.sim.matchups import table_of

    rated = list(table_of(table).items())
    if not rated:
        return
    echo(f"  {say(title, lang)}")
    shown = rated if len(rated) <= 2 * BEST else [*rated[:BEST], *rated[-BEST:]]
    for place, (name, rate) in enumerate(shown):
        if len(rated) > 2 * BEST and place == BEST:
            echo("        …")
        share, span = percent(rate["share"], lang), between(rate["low"], rate["high"], lang)
        echo(f"    {share:>8}  {span:>13}  {name} (n={rate['games']})")
