"""`tintero sim`: decks against decks, with error bars."""

from __future__ import annotations

import csv
import re
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tintero.cli.shell import complete
from tintero.cli.shell.bar import bar
from tintero.cli.shell.common import (
    EXIT_NO,
    AnyDeck,
    AsJson,
    Language,
    ended_from_outside,
    fail,
    load_playable,
    out_json,
    writing,
)
from tintero.cli.shell.output import echo
from tintero.cli.shell.variant import VariantName, chosen_variant
from tintero.cli.sim.show import check_bot, opened, ray_problem, show, tell_stopped
from tintero.messages import Message, say

if TYPE_CHECKING:
    from tintero.sim.matchups import Matchup

HEADER = ["deck", "against", "what", "card", "games", "won", "share", "low", "high"]


def command(
    decks: Annotated[list[str], typer.Argument(autocompletion=complete.decks)],
    games: Annotated[int, typer.Option("-n", "--games", min=2)] = 200,
    bot: Annotated[str, typer.Option("--bot", autocompletion=complete.bots)] = "greedy",
    seed: Annotated[int, typer.Option("--seed")] = 0,
    until: Annotated[str, typer.Option("--until")] = "",
    workers: Annotated[int | None, typer.Option("--workers", min=1)] = None,
    ray: Annotated[str | None, typer.Option("--ray", metavar="ADDRESS")] = None,
    rules: Annotated[str, typer.Option("--rules", autocompletion=complete.versions)] = "2.3",
    variant: VariantName = "",
    table: Annotated[Path | None, typer.Option("--csv")] = None,
    plots: Annotated[list[Path] | None, typer.Option("--plot")] = None,
    any_deck: AnyDeck = False,
    failed: Annotated[Path | None, typer.Option("--failed")] = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE")] = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Play decks against each other and say what the games show.

    Long: most of it is its parameters.
    """
    from tintero.sim.many import Interrupted
    from tintero.sim.matchups import CardsNotReady, keep, simulate
    from tintero.sim.ray import RayFailed

    check(decks, bot, rules, lang)
    check_files(table, plots or [], lang)
    if failed is not None and failed.exists() and not failed.is_dir():
        fail(say(Message("sim-no-folder", file=str(failed)), lang))
    way = chosen_variant(variant, lang, 2)
    loaded = [load_playable(text, lang, any_deck, way) for text in decks]
    ruled = rules if way is None else way.ruleset(rules)
    pairs = len(loaded) * (len(loaded) - 1) // 2
    close = share_of(until, lang)
    kept = None
    if resume is not None:
        kept = opened(lambda: keep(resume, loaded, bot, seed, ruled), resume, lang)
    whole, stopped = pairs * games, False
    try:
        with ended_from_outside(), bar(say(Message("sim-games"), lang), whole) as progress:
            found = simulate(loaded, games, bot, seed, workers, close, ruled, progress, ray, kept)
    except Interrupted as broken_off:
        found, stopped = broken_off.found, True
    except CardsNotReady as error:
        fail(say(Message("sim-unready", cards=", ".join(error.names)), lang))
    except RayFailed as error:
        fail(say(ray_problem(error), lang))
    finally:
        if kept is not None:
            kept.close()
    if table is not None:
        write_csv(found, table, lang)
    for plot in plots or []:
        from tintero.sim.plots import draw_matchups

        with writing(plot, lang):
            draw_matchups(found, plot, lang)
    if as_json:
        plain = {"bot": bot, "seed": seed, "rules": rules, "pairs": [m.plain() for m in found]}
        plain |= {"variant": way.id} if way is not None else {}
        out_json(plain | ({"interrupted": True} if stopped else {}))
    else:
        show(found, lang)
    if failed is not None:
        keep_failed(found, failed, lang)
    if stopped:
        played = sum(m.rate.games + len(m.failures) for m in found)
        tell_stopped(played, whole, kept is not None, lang)
    if any(matchup.failures for matchup in found):
        raise typer.Exit(EXIT_NO)


def check(decks: list[str], bot: str, rules: str, lang: str) -> None:
    from tintero.state.ruleset import VERSIONS

    if len(decks) < 2:
        fail(say(Message("sim-two-decks"), lang))
    check_bot(bot, lang)
    if rules not in VERSIONS:
        fail(say(Message("sim-no-rules", version=rules, known=", ".join(VERSIONS)), lang))


def check_files(table: Path | None, plots: list[Path], lang: str) -> None:
    """Before the games, not after: what can't be written or drawn."""
    for plot in plots:
        if plot.suffix not in (".png", ".svg"):
            fail(say(Message("sim-no-plot", file=plot.name), lang))
    if plots and find_spec("matplotlib") is None:
        fail(say(Message("sim-no-matplotlib"), lang))
    for path in [*plots, *([table] if table is not None else [])]:
        if not path.absolute().parent.is_dir():
            fail(say(Message("sim-no-folder", file=str(path)), lang))


def share_of(text: str, lang: str) -> float:
    """ "2%" or "0.02"; nothing is 0."""
    if not text:
        return 0.0
    try:
        share = float(text.rstrip("%")) / (100 if text.endswith("%") else 1)
    except ValueError:
        share = -1.0
    if not 0 < share < 0.5:
        fail(say(Message("sim-no-share", text=text), lang))
    return share


# --- writing --------------------------------------------------------------------------------------


def write_csv(found: list[Matchup], path: Path, lang: str) -> None:
    with writing(path, lang), path.open("w", encoding="utf-8", newline="") as file:
        sheet = csv.writer(file)
        sheet.writerow(HEADER)
        for matchup in found:
            sheet.writerows(rows_of(matchup))


def keep_failed(found: list[Matchup], folder: Path, lang: str) -> None:
    """A record for each game that failed: `tintero replay` shows how it came to that."""
    for matchup in found:
        for failure in matchup.failures:
            name = re.sub(r"[^\w-]+", "-", f"{matchup.one}-{matchup.other}-{failure.game}")
            path = folder / f"{name}.tintero"
            if not failure.record:
                continue
            with writing(path, lang):
                folder.mkdir(parents=True, exist_ok=True)
                path.write_text(failure.record, encoding="utf-8")
            echo(say(Message("sim-failed-kept", file=str(path)), lang), err=True)


def rows_of(matchup: Matchup) -> list[list[Any]]:
    """A row for each rate: all games, on the play and on the draw, and with each card."""
    one, other = matchup.sides
    rows: list[list[Any]] = []
    for what, rate in (
        ("all", matchup.rate), ("on the play", matchup.on_play), ("on the draw", matchup.on_draw)
    ):  # fmt: skip
        rows.append([one.deck, other.deck, what, "", *figures(rate.plain())])
    for side, against in ((one, other), (other, one)):
        plain = side.plain()
        for what in ("opening", "drawn"):
            for card, rate in plain[what].items():
                rows.append([side.deck, against.deck, what, card, *figures(rate)])
    return rows


def figures(rate: dict[str, Any]) -> list[Any]:
    return [rate[key] for key in ("games", "won", "share", "low", "high")]
