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
    percent,
    spoken,
)
from tintero.messages import Message, decimal, say

LEAST_GAMES = 1000


def practise(
    deck: NameOrFile,
    games: Annotated[int | None, typer.Option("-n", "--games", min=LEAST_GAMES)] = None,
    workers: Annotated[int | None, typer.Option("--workers", min=1)] = None,
    any_deck: AnyDeck = False,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Games with a list: what its cards are worth, and which of its opening hands win."""
    language = spoken(lang)
    try:
        import numpy  # noqa: F401 - said before the first games are played
    except ImportError:
        fail(say(Message("train-numpy"), language))
    from tintero.bots.practised import save
    from tintero.train import practice

    found = load_playable(deck, language, any_deck)
    count = games or practice.GAMES
    try:
        with ended_from_outside(), bar(found.name, practice.steps(count)) as progress:
            made = practice.practise(found, count, workers, progress)
        if made.gain <= 0:
            # Of the games held out: who keeps hands by this would do it by lot.
            out(say(Message("deck-practised-nothing", games=count), language))
            raise typer.Exit(EXIT_NO)
        file = save(found.cards, made.practised)
    except OSError as error:
        fail(say(Message("deck-practised-not", why=str(error.strerror or error)), language))
    better = bool(made.practised.cards)
    if as_json:
        told: dict[str, Any] = {"name": found.name, "file": str(file), "games": count}
        out_json(told | {"bits": round(made.gain, 4), "gate": round(made.gate, 4), "cards": better})
        return
    bits, share = decimal(made.gain, language, 2), percent(made.gate, language)
    out(say(Message("deck-practised", deck=found.name, games=count, bits=bits), language))
    out(say(Message("deck-practised-cards", share=share, kept=str(better).lower()), language))
    out(say(Message("deck-practised-where", file=str(file)), language))
    out(say(Message("deck-practised-odds", deck=deck), language))
