"""`tintero ladder`: bots against bots, and their Elo."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tintero.bots.bot import UnknownBot, is_bot, names
from tintero.bots.seat import BotFailed
from tintero.cards.deck import Deck
from tintero.cli.shell import complete
from tintero.cli.shell.common import (
    EXIT_NO,
    AnyDeck,
    AsJson,
    Language,
    ended_from_outside,
    fail,
    load_playable,
    out_json,
    spoken,
)
from tintero.cli.shell.output import echo
from tintero.cli.shell.words import decimal
from tintero.cli.sim.command import RAY, RESUME
from tintero.cli.sim.show import bar, lines_of, opened, tell_stopped
from tintero.cli.sim.words import say

if TYPE_CHECKING:
    from tintero.sim.ladder import Ladder

EXITS = (
    "Exit codes: 0 fine, 1 a bot failed, 2 the input could not be used, 130 interrupted: the "
    "figures are those of the games so far."
)


def command(
    bots: Annotated[
        list[str] | None,
        typer.Argument(
            help="Bots by name, or exec:COMMAND; by default all there are.",
            autocompletion=complete.bots,
        ),
    ] = None,
    games: Annotated[int, typer.Option("-n", "--games", min=4, help="Games for a pair.")] = 40,
    decks: Annotated[
        list[str] | None,
        typer.Option(
            "--deck",
            help="Decks they play; several times. By default the shipped ones.",
            autocompletion=complete.decks,
        ),
    ] = None,
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same games.")] = 0,
    workers: Annotated[
        int | None, typer.Option("--workers", min=1, help="Processes; all cores by default.")
    ] = None,
    ray: Annotated[str | None, typer.Option("--ray", metavar="ADDRESS", help=RAY)] = None,
    any_deck: AnyDeck = False,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE", help=RESUME)] = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play each other and print their Elo with 95 % intervals and their time.

    Both play the same deck, and each game again with the seats changed. Times are CPU time.

    Example: tintero ladder greedy random -n 100
    """
    from tintero.sim.ladder import keep, ladder
    from tintero.sim.many import Interrupted
    from tintero.sim.ray import RayFailed

    language = spoken(lang)
    asked = list(dict.fromkeys(bots or names()))
    for bot in asked:
        if not is_bot(bot):
            fail(say(language, "no_bot", bot), ", ".join(UnknownBot(bot).available))
    if len(asked) < 2:
        fail(say(language, "two_bots"))
    loaded = [load_playable(text, language, any_deck) for text in decks or Deck.available()]
    total = games * len(asked) * (len(asked) - 1) // 2
    kept = None
    if resume is not None:
        kept = opened(lambda: keep(resume, asked, loaded, seed), resume, language)
    stopped = False
    try:
        with ended_from_outside(), bar(say(language, "games"), total) as progress:
            table = ladder(asked, loaded, games, seed, workers, progress, ray, kept)
    except Interrupted as broken_off:
        table, stopped = broken_off.found, True
    except RayFailed as error:
        fail(say(language, f"ray_{error.why}", error.detail))
    except BotFailed as error:
        echo(say(language, "failed", error.sentence(language)), err=True)
        raise typer.Exit(EXIT_NO) from None
    finally:
        if kept is not None:
            kept.close()
    if as_json:
        decks_played = [deck.name for deck in loaded]
        plain = {"games": games, "seed": seed, "decks": decks_played, **table.plain()}
        out_json(plain | ({"interrupted": True} if stopped else {}))
    else:
        show(table, language)
    if stopped:
        played = sum(pair.games for pair in table.pairs)
        tell_stopped(played, total, kept is not None, language)


def show(table: Ladder, lang: str) -> None:
    keys = ("bot", "elo", "interval", "games", "score", "time", "slowest")
    rows = [[say(lang, f"col_{key}") for key in keys]]
    for line in table.standings:
        rows.append(
            [
                line.bot,
                f"{line.elo:.0f}",
                f"{line.low:.0f} – {line.high:.0f}",
                str(line.games),
                score_of(line.score, lang),
                decimal(line.ms, lang),
                f"{decimal(line.slowest, lang, 2)} s",
            ]
        )
    for text in lines_of(rows):
        echo(text)
    echo("")
    rows = [[say(lang, f"col_{key}") for key in ("pair", "ahead", "interval", "games", "score")]]
    for pair in table.pairs:
        rows.append(
            [
                f"{pair.one} – {pair.other}",
                f"{pair.elo:+.0f}",
                f"{pair.low:+.0f} – {pair.high:+.0f}",
                str(pair.games),
                score_of(pair.score, lang),
            ]
        )
    for text in lines_of(rows):
        echo(text)


def score_of(points: float, lang: str) -> str:
    """Half a point for a drawn game."""
    return decimal(points, lang, 0 if points == int(points) else 1)
