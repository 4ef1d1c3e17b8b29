"""`tintero sim`: decks against decks, with error bars."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tintero.bots.base import names
from tintero.cli.common import EXIT_NO, AsJson, Language, fail, load_deck, out, out_json, spoken
from tintero.cli.words_sim import say

if TYPE_CHECKING:
    from tintero.sim.matchups import Matchup

EXITS = "Exit codes: 0 fine, 1 games failed, 2 the input could not be used."
BEST = 8  # cards shown in the terminal


def command(
    decks: Annotated[list[str], typer.Argument(help="Two or more decks: names or files.")],
    games: Annotated[int, typer.Option("-n", "--games", min=2, help="Games for a pairing.")] = 200,
    bot: Annotated[str, typer.Option("--bot", help="Who plays: random, greedy or planner.")] = (
        "greedy"
    ),
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same games.")] = 0,
    until: Annotated[
        str, typer.Option("--until", help="Stop a pairing once the rate is known to this: 2%.")
    ] = "",
    workers: Annotated[
        int | None, typer.Option("--workers", min=1, help="Processes; all cores by default.")
    ] = None,
    rules: Annotated[str, typer.Option("--rules", help="Version of the rules.")] = "2.3",
    table: Annotated[Path | None, typer.Option("--csv", help="Write the figures there.")] = None,
    plot: Annotated[
        Path | None, typer.Option("--plot", help="Draw there: a .png or .svg file.")
    ] = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Play decks against each other and say what the games show.

    Every pairing is played with mirrored seats: win rate with its 95 % interval, on the play and on
    the draw, length, endings, lore by turn, and the win rate with each card drawn or in the opening
    hand.

    Example: tintero sim amber-steel ruby-amethyst -n 1000 --bot greedy --until 2%
    """
    from tintero.sim.matchups import CardsNotReady, simulate

    language = spoken(lang)
    check(decks, bot, rules, plot, language)
    loaded = [load_deck(text, language) for text in decks]
    pairs = len(loaded) * (len(loaded) - 1) // 2
    close = share_of(until, language)
    screen = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    try:
        with Progress(
            *columns, TimeRemainingColumn(), console=screen, disable=not screen.is_terminal
        ) as bar:
            task = bar.add_task(say(language, "games"), total=pairs * games)
            found = simulate(
                loaded, games, bot, seed, workers, close, rules,
                lambda done: bar.update(task, completed=done),
            )  # fmt: skip
    except CardsNotReady as error:
        fail(say(language, "unready", ", ".join(error.names)))
    if table is not None:
        write_csv(found, table, language)
    if plot is not None:
        draw(found, plot, language)
    if as_json:
        out_json({"bot": bot, "seed": seed, "rules": rules, "pairs": [m.plain() for m in found]})
    else:
        show(found, language)
    if any(matchup.failures for matchup in found):
        raise typer.Exit(EXIT_NO)


def check(decks: list[str], bot: str, rules: str, plot: Path | None, lang: str) -> None:
    from tintero.state.ruleset import VERSIONS

    if len(decks) < 2:
        fail(say(lang, "two_decks"))
    if bot not in names():
        fail(say(lang, "no_bot", bot), ", ".join(names()))
    if rules not in VERSIONS:
        fail(say(lang, "no_rules", rules), ", ".join(VERSIONS))
    if plot is not None and plot.suffix not in (".png", ".svg"):
        fail(say(lang, "no_plot", plot.name))


def share_of(text: str, lang: str) -> float:
    """ "2%" or "0.02"; nothing is 0."""
    if not text:
        return 0.0
    try:
        share = float(text.rstrip("%")) / (100 if text.endswith("%") else 1)
    except ValueError:
        share = -1.0
    if not 0 < share < 0.5:
        fail(say(lang, "no_share", text))
    return share


# --- showing --------------------------------------------------------------------------------------


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def show(found: list[Matchup], lang: str) -> None:
    table = Table(box=None, pad_edge=False)
    for key in ("pair", "rate", "interval", "play", "draw", "turns", "endings"):
        table.add_column(say(lang, f"col_{key}"))
    for matchup in found:
        plain = matchup.plain()
        endings = ", ".join(
            f"{say(lang, f'end_{reason}')} {percent(n / plain['games'])}"
            for reason, n in plain["endings"].items()
        )
        table.add_row(
            f"{matchup.one} – {matchup.other}",
            percent(plain["share"]),
            f"{percent(plain['low'])} – {percent(plain['high'])} (n={plain['games']})",
            percent(plain["on_play"]["share"]),
            percent(plain["on_draw"]["share"]),
            f"{plain['turns']}",
            endings,
        )
    out(table)
    for matchup in found:
        show_cards(matchup, lang)
        for failure in matchup.failures:
            typer.echo(say(lang, "failed", failure), err=True)


def show_cards(matchup: Matchup, lang: str) -> None:
    plain = matchup.plain()
    for key in ("opening", "drawn"):
        rows: dict[str, Any] = plain[key]
        if not rows:
            continue
        out("")
        out(say(lang, f"cards_{key}", matchup.one, matchup.other))
        for name, rate in list(rows.items())[:BEST]:
            low, high = percent(rate["low"]), percent(rate["high"])
            out(f"  {percent(rate['share']):>8}  {low} – {high}  {name} (n={rate['games']})")


def write_csv(found: list[Matchup], path: Path, lang: str) -> None:
    try:
        with path.open("w", encoding="utf-8", newline="") as file:
            sheet = csv.writer(file)
            sheet.writerow(["one", "other", "what", "card", "games", "won", "share", "low", "high"])
            for matchup in found:
                for row in rows_of(matchup):
                    sheet.writerow([matchup.one, matchup.other, *row])
    except OSError as error:
        fail(say(lang, "not_written", str(path), error.strerror or ""))


def rows_of(matchup: Matchup) -> list[list[Any]]:
    plain = matchup.plain()
    rows: list[list[Any]] = [["all", "", *figures(plain)]]
    rows += [[key, "", *figures(plain[key])] for key in ("on_play", "on_draw")]
    for key in ("opening", "drawn"):
        rows += [[key, name, *figures(rate)] for name, rate in plain[key].items()]
    return rows


def figures(rate: dict[str, Any]) -> list[Any]:
    return [rate[key] for key in ("games", "won", "share", "low", "high")]


def draw(found: list[Matchup], path: Path, lang: str) -> None:
    try:
        from tintero.sim.plots import draw_matchups
    except ImportError:
        fail(say(lang, "no_matplotlib"))
    try:
        words = [say(lang, f"{axis}_axis") for axis in ("wins", "turn", "lore")]
        draw_matchups(found, path, *words)
    except OSError as error:
        fail(say(lang, "not_written", str(path), error.strerror or ""))
