"""`tintero ladder`: bots against bots, and their Elo."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

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
)
from tintero.cli.shell.output import echo
from tintero.cli.shell.variant import VariantName, chosen_variant
from tintero.cli.sim.show import check_bot, lines_of, opened, ray_problem, tell_stopped
from tintero.messages import Message, decimal, say

if TYPE_CHECKING:
    from tintero.sim.ladder import Ladder

STANDINGS: Final = (
    "sim-column-bot",
    "sim-column-elo",
    "sim-column-interval",
    "sim-column-games",
    "sim-column-score",
    "sim-column-time",
    "sim-column-slowest",
)
USUAL: Final = ("random", "greedy", "planner", "ink")  # of whom nobody said otherwise
PAIRS: Final = (
    "sim-column-pair",
    "sim-column-ahead",
    "sim-column-interval",
    "sim-column-games",
    "sim-column-score",
)
# Where the decks on both sides differ.
EVENED: Final = ("sim-column-even", "sim-column-interval")


def command(
    bots: Annotated[list[str] | None, typer.Argument(autocompletion=complete.bots)] = None,
    games: Annotated[int, typer.Option("-n", "--games", min=4)] = 40,
    decks: Annotated[
        list[str] | None, typer.Option("--deck", autocompletion=complete.decks)
    ] = None,
    seed: Annotated[int, typer.Option("--seed")] = 0,
    workers: Annotated[int | None, typer.Option("--workers", min=1)] = None,
    ray: Annotated[str | None, typer.Option("--ray", metavar="ADDRESS")] = None,
    any_deck: AnyDeck = False,
    drawn: Annotated[int, typer.Option("--drawn", min=0, max=10_000)] = 0,
    apart: Annotated[bool, typer.Option("--apart")] = False,
    players: Annotated[int, typer.Option("--players", min=2, max=6)] = 2,
    variant: VariantName = "",
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE")] = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Let bots play each other and print their Elo with 95 % intervals and their time.

    Long: most of it is its parameters.
    """
    from tintero.bots.seat import BotFailed
    from tintero.cards.deck import Deck
    from tintero.sim.drawn_decks import drawn_decks
    from tintero.sim.ladder import keep, ladder
    from tintero.sim.many import Interrupted
    from tintero.sim.ray import RayFailed
    from tintero.train.plans import mini_decks

    asked = list(dict.fromkeys(bots or USUAL))
    for bot in asked:
        check_bot(bot, lang)
    if len(asked) < 2:
        fail(say(Message("sim-two-bots"), lang))
    way = chosen_variant(variant, lang, players)
    rules = None if way is None else way.ruleset()
    asked_decks = decks or ([] if drawn else Deck.available())
    loaded = [load_playable(text, lang, any_deck, way) for text in asked_decks]
    loaded += mini_decks(drawn) if variant == "mini" else drawn_decks(drawn, seed)
    total = games * len(asked) * (len(asked) - 1) // 2
    kept = None
    if resume is not None:
        kept = opened(
            lambda: keep(resume, asked, loaded, seed, apart, players, rules), resume, lang
        )
    stopped = False
    try:
        with ended_from_outside(), bar(say(Message("sim-games"), lang), total) as progress:
            table = ladder(
                asked, loaded, games, seed, workers, progress, ray, kept, apart, players, rules
            )
    except Interrupted as broken_off:
        table, stopped = broken_off.found, True
    except RayFailed as error:
        fail(say(ray_problem(error), lang))
    except BotFailed as error:
        echo(say(Message("sim-failed", problem=error.message), lang), err=True)
        raise typer.Exit(EXIT_NO) from None
    finally:
        if kept is not None:
            kept.close()
    if as_json:
        decks_played = [deck.name for deck in loaded]
        plain = {"games": games, "seed": seed, "decks": decks_played, **table.plain()}
        plain |= {"variant": way.id} if way is not None else {}
        out_json(plain | ({"interrupted": True} if stopped else {}))
    else:
        show(table, lang)
    if stopped:
        played = sum(pair.games for pair in table.pairs)
        tell_stopped(played, total, kept is not None, lang)


def show(table: Ladder, lang: str) -> None:
    rows = [[say(Message(column), lang) for column in STANDINGS]]
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
    differ = any(pair.even is not None for pair in table.pairs)
    columns = [*PAIRS, *EVENED] if differ else PAIRS
    rows = [[say(Message(column), lang) for column in columns]]
    for pair in table.pairs:
        row = [
            f"{pair.one} – {pair.other}",
            f"{pair.elo:+.0f}",
            f"{pair.low:+.0f} – {pair.high:+.0f}",
            str(pair.games),
            score_of(pair.score, lang),
        ]
        if differ and pair.even is not None:
            elo, low, high = pair.even
            row += [f"{elo:+.0f}", f"{low:+.0f} – {high:+.0f}"]
        rows.append(row + [""] * (len(columns) - len(row)))
    for text in lines_of(rows):
        echo(text)


def score_of(points: float, lang: str) -> str:
    """Half a point for a drawn game."""
    return decimal(points, lang, 0 if points == int(points) else 1)
