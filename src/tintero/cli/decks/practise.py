"""`tintero deck practise`: let the learned bots play a list of one's own before it counts."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from tintero.cli.decks.convert import NameOrFile
from tintero.cli.shell.bar import bar
from tintero.cli.shell.common import (
    EXIT_NO,
    AnyDeck,
    AsJson,
    Language,
    ended_from_outside,
    fail,
    load_playable,
    out,
    out_json,
    spoken,
)
from tintero.messages import Message, decimal, say

LEAST_GAMES = 200


def practise(
    deck: NameOrFile,
    games: Annotated[int | None, typer.Option("-n", "--games", min=LEAST_GAMES)] = None,
    workers: Annotated[int | None, typer.Option("--workers", min=1)] = None,
    any_deck: AnyDeck = False,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Games with a list, and which of its opening hands won."""
    language = spoken(lang)
    try:
        import numpy  # noqa: F401 - said before the first games are played
    except ImportError:
        fail(say(Message("train-numpy"), language))
    from tintero.bots.practised import save
    from tintero.train.practice import BATCH, GAMES
    from tintero.train.practice import practise as practise_hands

    found = load_playable(deck, language, any_deck)
    count = games or GAMES
    try:
        with ended_from_outside(), bar(found.name, -(-count // BATCH)) as progress:
            fit = practise_hands(found, count, workers, progress)
        if fit.gain <= 0:
            # Of the games held out: who keeps hands by this would do it by lot.
            played = fit.policy.made["games"]
            out(say(Message("deck-practised-nothing", games=played), language))
            raise typer.Exit(EXIT_NO)
        file = save(found.cards, fit.policy)
    except OSError as error:
        fail(say(Message("deck-practised-not", why=str(error.strerror or error)), language))
    played = fit.policy.made["games"]
    if as_json:
        told: dict[str, Any] = {"name": found.name, "file": str(file), "games": played}
        out_json(told | {"bits": round(fit.gain, 4)})
        return
    bits = decimal(fit.gain, language, 2)
    out(say(Message("deck-practised", deck=found.name, games=played, bits=bits), language))
    out(say(Message("deck-practised-where", file=str(file)), language))
    out(say(Message("deck-practised-odds", deck=deck), language))
