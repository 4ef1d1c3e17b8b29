"""`tintero train`: learn a value from games of one's own."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tintero.cli.shell import complete
from tintero.cli.shell.bar import bar
from tintero.cli.shell.common import (
    AnyDeck,
    AsJson,
    Language,
    ended_from_outside,
    fail,
    fail_with,
    load_playable,
    out_json,
    said,
)
from tintero.cli.shell.output import echo
from tintero.messages import Message, say

if TYPE_CHECKING:
    from tintero.cards.deck import Deck
    from tintero.train.rounds import Training

USUAL_GAMES = 5000
# What has no meaning beside another option, by the names of the parameters.
APART = {
    "hands": (
        "mini", "rounds", "gate", "held_out", "searched", "random_decks", "ahead", "start",
    ),
    "mini": ("decks", "held_out", "searched", "random_decks", "ahead", "start"),
}  # fmt: skip


def command(
    ctx: typer.Context,
    folder: Annotated[Path, typer.Argument(metavar="FOLDER")],
    rounds: Annotated[int, typer.Option("--rounds", min=1, max=1000)] = 4,
    games: Annotated[int | None, typer.Option("-n", "--games", min=2)] = None,
    gate: Annotated[int, typer.Option("--gate", min=2)] = 300,
    decks: Annotated[
        list[str] | None, typer.Option("--deck", autocompletion=complete.decks)
    ] = None,
    held_out: Annotated[
        list[str] | None, typer.Option("--held-out", autocompletion=complete.decks)
    ] = None,
    searched: Annotated[float, typer.Option("--searched", min=0, max=1)] = 0.0,
    random_decks: Annotated[float, typer.Option("--random", min=0, max=1)] = 0.75,
    ahead: Annotated[float, typer.Option("--ahead", min=0, max=1)] = 0.0,
    start: Annotated[Path | None, typer.Option("--from", metavar="FILE")] = None,
    mini: Annotated[bool, typer.Option("--mini")] = False,
    hands: Annotated[bool, typer.Option("--hands")] = False,
    seed: Annotated[int, typer.Option("--seed")] = 0,
    workers: Annotated[int | None, typer.Option("--workers", min=1)] = None,
    ray: Annotated[str | None, typer.Option("--ray", metavar="ADDRESS")] = None,
    any_deck: AnyDeck = False,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Rounds of games, a fit and a gate, in a folder; called again it goes on.

    Long: most of it is its parameters.
    """
    from dataclasses import asdict

    from tintero.cards.deck import Deck
    from tintero.train.plans import HELD_OUT, gate_decks, mini_plan, usual_plan
    from tintero.train.rounds import Training

    keep_apart(ctx, lang)
    try:
        import numpy  # noqa: F401 - said before the first games are played
    except ImportError:
        fail(say(Message("train-numpy"), lang))
    if hands:
        asked = decks or [name for name in Deck.available() if name not in HELD_OUT]
        loaded = [load_playable(text, lang, any_deck) for text in asked]
        learn_hands(folder, loaded, games, seed, workers, ray, lang, as_json)
        return
    games = games or USUAL_GAMES
    if mini:
        plan = mini_plan(rounds, games, gate, seed)
    else:
        held = [load_playable(text, lang, any_deck) for text in held_out or ()]
        names = {deck.name for deck in held} | set(HELD_OUT)
        asked = decks or [name for name in Deck.available() if name not in names]
        loaded = [load_playable(text, lang, any_deck) for text in asked]
        plan = usual_plan(
            loaded, held or gate_decks(), rounds, games, gate, seed, searched, random_decks, ahead,
            begun_with(start),
        )  # fmt: skip

    def told(message: Message) -> None:
        if not as_json:
            echo(say(message, lang))

    with training_in(folder, lang):
        training = Training(folder, plan)
        log = training.run(workers, told, lambda name, total: bar(name, total), ray)
    if as_json:
        best = training.best_file()
        file = None if best is None else str(best)
        out_json({"folder": str(folder), "rounds": [asdict(line) for line in log], "best": file})
    else:
        echo(say(ended(training), lang))


def keep_apart(ctx: typer.Context, lang: str) -> None:
    """Options that exclude each other are refused rather than left unread."""
    names = {parameter.name: max(parameter.opts, key=len) for parameter in ctx.command.params}
    for one, others in APART.items():
        for other in others:
            if said(ctx, one) and said(ctx, other):
                fail_with(lang, Message("train-apart", one=names[one], other=names[other]))


def ended(training: Training) -> Message:
    """What there is to play with."""
    folder = str(training.folder)
    if training.best_file() is not None:
        return Message("train-done", folder=folder)
    last = str(training.value_file(len(training.log) - 1))
    return Message("train-none-passed", folder=folder, file=last)


@contextmanager
def training_in(folder: Path, lang: str) -> Iterator[None]:
    """Says what may go wrong with a long run, and that it can go on."""
    from tintero.cli.sim.show import ray_problem
    from tintero.messages.system import system_reason
    from tintero.sim.ray import RayFailed

    try:
        with ended_from_outside():
            yield
    except OSError as error:
        fail(say(Message("train-folder", folder=str(folder), why=system_reason(error)), lang))
    except RayFailed as error:
        fail(say(ray_problem(error), lang))
    except KeyboardInterrupt:
        echo(say(Message("train-stopped", folder=str(folder)), lang), err=True)
        raise


def begun_with(file: Path | None) -> str:
    """Weights to go on from, as text."""
    from tintero.bots.value_file import ValueFile

    if file is None:
        return ""
    return ValueFile.load(file).text()


def learn_hands(
    folder: Path,
    decks: list[Deck],
    games: int | None,
    seed: int,
    workers: int | None,
    ray: str | None,
    lang: str,
    as_json: bool,
) -> None:
    """What opening hands are worth, and which cards become ink."""
    from tintero.train.hand_training import FILE, USUAL_GAMES, HandTraining

    with training_in(folder, lang):
        training = HandTraining(folder, decks, games or USUAL_GAMES, seed)
        fit = training.run(workers, lambda name, total: bar(name, total), ray)
    lost = len(training.left())
    if as_json:
        made = fit.policy.made
        out_json({"folder": str(folder), "file": FILE, "made": made, "lost": lost})
    else:
        if lost:
            echo(say(Message("train-lost", count=lost), lang))
        told = Message(
            "train-hands", file=str(folder / FILE), games=fit.policy.made["games"],
            rows=fit.ink_rows,
        )  # fmt: skip
        echo(say(told, lang))
