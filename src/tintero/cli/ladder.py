"""`tintero ladder`: bots against bots, and their Elo."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tintero.bots.base import names
from tintero.cards.deck import Deck
from tintero.cli.common import EPILOG, AsJson, Language, fail, load_deck, out, out_json, spoken
from tintero.cli.words_sim import say

EXITS = EPILOG


def command(
    bots: Annotated[
        list[str] | None, typer.Argument(help="Bots by name; all of them by default.")
    ] = None,
    games: Annotated[int, typer.Option("-n", "--games", min=4, help="Games for a pair.")] = 40,
    decks: Annotated[
        list[str] | None, typer.Option("--deck", help="Decks they play; several times.")
    ] = None,
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same games.")] = 0,
    workers: Annotated[
        int | None, typer.Option("--workers", min=1, help="Processes; all cores by default.")
    ] = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play each other and print their Elo with 95 % intervals and their time.

    Example: tintero ladder greedy random -n 100
    """
    from tintero.sim.ladder import ladder

    language = spoken(lang)
    asked = list(dict.fromkeys(bots or names()))
    for bot in asked:
        if bot not in names():
            fail(say(language, "no_bot", bot), ", ".join(names()))
    if len(asked) < 2:
        fail(say(language, "two_bots"))
    loaded = [load_deck(text, language) for text in decks or Deck.available()[:4]]
    if len(loaded) < 2:
        fail(say(language, "two_decks"))
    total = games * len(asked) * (len(asked) - 1) // 2
    screen = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(
        *columns, TimeRemainingColumn(), console=screen, disable=not screen.is_terminal
    ) as bar:
        task = bar.add_task(say(language, "games"), total=total)
        table = ladder(
            asked, loaded, games, seed, workers, lambda done: bar.update(task, completed=done)
        )
    if as_json:
        out_json({"games": games, "seed": seed, "standings": [asdict(line) for line in table]})
        return
    sheet = Table(box=None, pad_edge=False)
    for key in ("bot", "elo", "interval", "games", "score", "time"):
        sheet.add_column(say(language, f"col_{key}"))
    for line in table:
        sheet.add_row(
            line.bot,
            f"{line.elo:.0f}",
            f"{line.low:.0f} – {line.high:.0f}",
            str(line.games),
            f"{line.score:g}",
            f"{line.ms:.1f}",
        )
    out(sheet)
