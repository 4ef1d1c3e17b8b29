"""`tintero play`: a game in the terminal."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Annotated, Any

import typer
from rich.console import Console

from tintero.bots import Bot, make_bot
from tintero.bots.base import UnknownBot
from tintero.cards.deck import Deck
from tintero.cards.pool import UnknownCard
from tintero.cli.common import EXIT_INTERRUPTED, Language, fail, load_deck, read_json, spoken
from tintero.cli.session import Quit, Session
from tintero.cli.table import Artist
from tintero.cli.words import say
from tintero.game import Game, Record
from tintero.state.ruleset import NEWEST, VERSIONS, Ruleset

EXITS = "Exit codes: 0 played or left, 2 the input could not be used, 130 interrupted."
PIPE_WIDTH = 100
DECK, AGAINST = "amber-steel", "ruby-amethyst"


@dataclass
class Plan:
    """Who plays what: enough to begin, and what a saved game keeps beside its record."""

    decks: tuple[str, ...]
    bots: dict[int, str]

    def plain(self) -> dict[str, Any]:
        return {"decks": list(self.decks), "bots": {str(s): n for s, n in self.bots.items()}}


def command(
    deck: Annotated[str, typer.Option("--deck", help="Your deck: a shipped one or a file.")] = DECK,
    against: Annotated[str, typer.Option("--against", help="The other deck.")] = AGAINST,
    bot: Annotated[str, typer.Option("--bot", help="Who plays the other deck.")] = "random",
    hotseat: Annotated[
        bool, typer.Option("--hotseat", help="Two people at one keyboard, no bot.")
    ] = False,
    watch: Annotated[bool, typer.Option("--watch", help="Watch two bots play.")] = False,
    seed: Annotated[
        int | None, typer.Option("--seed", help="Decides shuffles, the first player and the bot.")
    ] = None,
    rules: Annotated[
        str, typer.Option("--rules", help=f"Rules version: {', '.join(VERSIONS)}.")
    ] = NEWEST,
    resume: Annotated[
        Path | None, typer.Option("--resume", help="Go on with a game that was saved.")
    ] = None,
    lang: Language = None,
) -> None:
    """Play a game in the terminal, against a bot, a friend, or nobody.

    Answer with a number or write what you do; ? shows what else there is: why something may not
    be done, what a card says, undo, the log with the rules behind it.

    Example: tintero play --deck amber-steel --against ruby-amethyst --lang es
    """
    language = spoken(lang)
    if hotseat and watch:
        fail(say(language, "one_of_two"))
    if rules not in VERSIONS:
        fail(say(language, "no_rules", rules), say(language, "there_are", ", ".join(VERSIONS)))
    if resume is not None:
        game, plan = saved_game(resume, language)
    else:
        seats = {0: bot, 1: bot} if watch else {} if hotseat else {1: bot}
        decks = load_deck(deck, language), load_deck(against, language)
        plan = Plan(tuple(d.name for d in decks), seats)
        game = new_game(decks, seed, rules)
    play(game, plan, seed, language)


def new_game(decks: tuple[Deck, Deck], seed: int | None, rules: str) -> Game:
    return Game.new(decks, seed, rules=Ruleset(rules))


def play(game: Game, plan: Plan, seed: int | None, lang: str) -> None:
    """Run the session; leaving it is never an error."""
    console = table_console()
    bots = seat_bots(plan, seed, lang)
    titles = [title(seat, plan, lang) for seat in range(len(plan.decks))]
    artist = Artist(game.pool, lang, titles, game.state.ruleset.version)
    session = Session(game, bots, artist, console, plan.plain())
    for ear in session.ears:
        session.news[ear].append(say(lang, "against", *plan.decks))
        if ear is not None:
            session.news[ear].append(say(lang, "welcome"))
    try:
        session.run()
    except Quit:
        session.print(say(lang, "bye"))
    except KeyboardInterrupt:
        session.print(f"\n{say(lang, 'bye')}")
        raise typer.Exit(EXIT_INTERRUPTED) from None


def table_console() -> Console:
    """As wide as the terminal; in a pipe plain and of one width."""
    width = None if sys.stdout.isatty() else PIPE_WIDTH
    return Console(markup=False, highlight=False, emoji=False, width=width)


def seat_bots(plan: Plan, seed: int | None, lang: str) -> dict[int, Bot]:
    rng = Random() if seed is None else Random(f"bots/{seed}")
    try:
        return {seat: make_bot(name, rng.getrandbits(64)) for seat, name in plan.bots.items()}
    except UnknownBot as error:
        name = next(name for name in plan.bots.values() if name not in error.available)
        fail(say(lang, "no_bot", name), say(lang, "there_are", ", ".join(error.available)))


def title(seat: int, plan: Plan, lang: str) -> str:
    """ "Player 2 (random bot) · ruby-amethyst" """
    who = say(lang, "player", seat + 1)
    people = [s for s in range(len(plan.decks)) if s not in plan.bots]
    if seat in plan.bots:
        who += f" ({say(lang, 'bot', plan.bots[seat])})"
    elif people == [seat]:
        who += f" ({say(lang, 'you')})"
    return f"{who} · {plan.decks[seat]}"


def saved_game(path: Path, lang: str) -> tuple[Game, Plan]:
    """A game as `save` wrote it: its record is played again."""
    plain = read_json(path, lang)
    try:
        r = plain["record"]
        decks = tuple(tuple(deck) for deck in r["decks"])
        record = Record(decks, r["seed"], r["starting"], r["rules"], r["pool"], tuple(r["actions"]))
        bots = {int(seat): name for seat, name in plain["bots"].items()}
        return Game.replay(record), Plan(tuple(plain["decks"]), bots)
    except (KeyError, TypeError, ValueError, AttributeError, UnknownCard) as error:
        fail(say(lang, "no_saved", str(path), error))
