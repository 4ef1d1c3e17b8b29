"""`tintero deck practise`: let the learned bots play a list of one's own before it counts."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tintero.cli.decks.convert import NameOrFile
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
    out,
    out_json,
    percent,
)
from tintero.messages import Message, decimal, say
from tintero.messages.system import system_reason

if TYPE_CHECKING:
    from tintero.cards.deck import Deck
    from tintero.train.pairing import PairPractice
    from tintero.train.practice import Practice

LEAST_GAMES = 100


def practise(
    deck: NameOrFile,
    games: Annotated[int | None, typer.Option("-n", "--games", min=LEAST_GAMES)] = None,
    against: Annotated[str | None, typer.Option("--against", autocompletion=complete.decks)] = None,
    workers: Annotated[int | None, typer.Option("--workers", min=1)] = None,
    any_deck: AnyDeck = False,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Games with a list: what its cards are worth, and which of its opening hands win."""
    try:
        import numpy  # noqa: F401 - said before the first games are played
    except ImportError:
        fail(say(Message("train-numpy"), lang))
    from tintero.bots.practised import save
    from tintero.train import practice

    found = load_playable(deck, lang, any_deck)
    if against is not None:
        practise_against(found, against, games, workers, lang, as_json)
        return
    count = games or practice.GAMES
    file = None
    try:
        with ended_from_outside(), bar(found.name, practice.steps(count)) as progress:
            made = practice.practise(found, count, workers, progress)
        if made.gain > 0:
            file = save(found.cards, made.practised)
    except OSError as error:
        fail(say(Message("deck-practised-not", why=system_reason(error)), lang))
    if as_json:
        out_json(plain(found.name, made, file))
    elif file is None:
        out(say(Message("deck-practised-nothing", games=count), lang))
    else:
        told(found.name, made, file, deck, lang)
    if file is None:
        raise typer.Exit(EXIT_NO)


def practise_against(
    own: Deck, other: str, games: int | None, workers: int | None, lang: str, as_json: bool
) -> None:
    """Games of a list with one of the decks that come along: others nobody would recognise."""
    from tintero.bots.pairings import save
    from tintero.cards.deck import Deck
    from tintero.train import pairing

    known = Deck.available()
    if other not in known:
        fail(say(Message("deck-practised-whom", deck=other, known=", ".join(known)), lang))
    their, count = Deck.load(other), games or pairing.GAMES
    file = None
    try:
        with ended_from_outside(), bar(f"{own.name} – {other}", pairing.steps(count)) as progress:
            made = pairing.practise_pairing(own, their, count, workers, progress)
        if made.pairing is not None:
            file = save(own.cards, their.cards, made.pairing)
    except OSError as error:
        fail(say(Message("deck-practised-not", why=system_reason(error)), lang))
    if as_json:
        out_json(plain_against(own.name, other, made, file))
    else:
        told_against(own.name, other, made, file, lang)
    if file is None:
        raise typer.Exit(EXIT_NO)


def plain_against(own: str, other: str, made: PairPractice, file: Path | None) -> dict[str, Any]:
    return {
        "name": own,
        "against": other,
        "file": None if file is None else str(file),
        "games": made.games,
        "gate": round(made.gate, 4),
    }


def told_against(own: str, other: str, made: PairPractice, file: Path | None, lang: str) -> None:
    share = percent(made.gate, lang)
    if file is None:
        out(say(Message("deck-practised-pair-nothing", games=made.games, share=share), lang))
        return
    out(say(Message("deck-practised-pair", deck=own, other=other, games=made.games), lang))
    out(say(Message("deck-practised-pair-cards", share=share), lang))
    out(say(Message("deck-practised-pair-where", file=str(file), other=other), lang))


def plain(name: str, made: Practice, file: Path | None) -> dict[str, Any]:
    return {
        "name": name,
        "file": None if file is None else str(file),
        "games": made.games,
        "bits": round(made.gain, 4),
        "gate": round(made.gate, 4),
        "cards": bool(made.practised.cards),
    }


def told(name: str, made: Practice, file: Path, deck: str, lang: str) -> None:
    bits, share = decimal(made.gain, lang, 2), percent(made.gate, lang)
    better = str(bool(made.practised.cards)).lower()
    out(say(Message("deck-practised", deck=name, games=made.games, bits=bits), lang))
    out(say(Message("deck-practised-cards", share=share, kept=better), lang))
    out(say(Message("deck-practised-where", file=str(file)), lang))
    out(say(Message("deck-practised-odds", deck=deck), lang))
