"""`tintero play`: a game in the terminal, on a full-screen table or line by line."""

from __future__ import annotations

import os
import shutil
import sys
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Annotated, Any, NoReturn

import typer
from rich.console import Console
from typer.core import TyperCommand

from tintero.bots import Bot, BotFailed, UnknownBot, make_bot
from tintero.bots.bot import EXEC, close_seats
from tintero.bots.process_bot import ProcessBot
from tintero.bots.shuffles import dealt, draw_key, needs_key
from tintero.cards.deck import Deck
from tintero.cli.play.session import PlaySession, Stranded
from tintero.cli.play.table_text import Artist
from tintero.cli.shell import complete
from tintero.cli.shell.common import (
    EXIT_INTERRUPTED,
    EXIT_NO,
    AnyDeck,
    Language,
    fail,
    load_playable,
    read_text,
    spoken,
)
from tintero.cli.shell.lines import Quit
from tintero.cli.shell.output import Terminal, echo
from tintero.cli.shell.words import reason, say
from tintero.game import Game
from tintero.reading import Unreadable, file_text, json_value
from tintero.records import notices
from tintero.records import read as read_record
from tintero.state.ruleset import NEWEST, VERSIONS, Ruleset
from tintero.tui import kept, saved
from tintero.tui.kept import Keeper
from tintero.tui.saved import NotSaved, Plan
from tintero.tui.words import say as say_table

EXITS = (
    "Exit codes: 0 played or left, 1 a bot failed, 2 the input could not be used, 130 interrupted."
)
PIPE_WIDTH = 100
PATIENCE = 6.0  # seconds a bot may think about a turn; they need less on most machines
DECK, AGAINST, BOT = "amber-steel", "ruby-amethyst", "greedy"
LAST = "last"  # what `--resume` alone stands for: the game that was left last
EARLIER = "earlier"  # the one that had been left when another was begun
PARTS = ("record", "decks", "bots")  # of a saved game
LEAST = (80, 24)  # characters the table needs
LONGEST = 80  # characters that are shown of a name in a file


class Command(TyperCommand):
    """`--resume` may stand alone: then it is the game that was left last."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        filled: list[str] = []
        for i, word in enumerate(args):
            filled.append(word)
            alone = i + 1 == len(args) or args[i + 1].startswith("--")
            if word == "--resume" and alone:
                filled.append(LAST)
        return super().parse_args(ctx, filled)


def said(ctx: typer.Context, name: str) -> bool:
    """Whether an option stands on the command line."""
    source = ctx.get_parameter_source(name)
    return source is not None and source.name == "COMMANDLINE"


def command(
    ctx: typer.Context,
    deck: Annotated[
        str,
        typer.Option(
            "--deck", help="Your deck: a shipped one or a file.", autocompletion=complete.decks
        ),
    ] = DECK,
    against: Annotated[
        str, typer.Option("--against", help="The other deck.", autocompletion=complete.decks)
    ] = AGAINST,
    bot: Annotated[
        str,
        typer.Option(
            "--bot",
            help="The other player: random, greedy, planner, exec:COMMAND.",
            autocompletion=complete.bots,
        ),
    ] = BOT,
    hotseat: Annotated[
        bool, typer.Option("--hot-seat", "--hotseat", help="Two people at one keyboard, no bot.")
    ] = False,
    watch: Annotated[bool, typer.Option("--watch", help="Watch two bots play.")] = False,
    seed: Annotated[
        int | None, typer.Option("--seed", help="Decides shuffles, the first player and the bot.")
    ] = None,
    rules: Annotated[
        str,
        typer.Option(
            "--rules",
            help=f"Rules version: {', '.join(VERSIONS)}.",
            autocompletion=complete.versions,
        ),
    ] = NEWEST,
    resume: Annotated[
        str | None,
        typer.Option(
            "--resume",
            metavar="[FILE]",
            help="Go on with a game that was saved; without FILE with the one left last. "
            "With --bot, against that one.",
        ),
    ] = None,
    any_deck: AnyDeck = False,
    free_undo: Annotated[
        bool,
        typer.Option("--free-undo", help="Against bots: take back any play, whatever was seen."),
    ] = False,
    plain: Annotated[
        bool,
        typer.Option("--plain", help="Line by line, for pipes and screen readers."),
    ] = False,
    lang: Language = None,
) -> None:
    """Play a game in the terminal, against a bot, a friend, or nobody.

    Arrow keys and Enter, or the mouse; ? shows the keys: why something may not be done, what a
    card says, undo, the log with the rules behind it. With --plain, and where there is no
    terminal, the game is played line by line: answer with a number or write what you do.

    Example: tintero play --deck amber-steel --against ruby-amethyst --lang es
    """
    language = spoken(lang)
    if hotseat and watch:
        fail(say(language, "one_of_two"))
    if rules not in VERSIONS:
        fail(say(language, "no_rules", rules), say(language, "there_are", ", ".join(VERSIONS)))
    full = not plain and on_terminal()
    if full:
        check_size(language)
    keeper = Keeper()
    if resume is not None:
        game, plan, keeper = saved_game(resume, language)
        if said(ctx, "bot"):  # one that fails can be replaced
            plan = replace(plan, bots=dict.fromkeys(plan.bots, bot))
        else:
            check_bots(plan, language)
    else:
        seats = {0: bot, 1: bot} if watch else {} if hotseat else {1: bot}
        one = load_playable(deck, language, any_deck)
        decks = one, load_playable(against, language, any_deck)
        plan = Plan(tuple(d.name for d in decks), seats)
        game = new_game(decks, seed, rules, language, tuple(seats.values()))
    if free_undo and len(plan.people) > 1:
        keeper.close()
        fail(say(language, "free_undo"))
    bots = seat_bots(plan, seed, language)
    if full:
        play_at_table(game, plan, bots, language, keeper, free_undo)
    else:
        play(game, plan, bots, language, keeper, free_undo)


def new_game(
    decks: tuple[Deck, Deck], seed: int | None, rules: str, lang: str, bots: tuple[str, ...]
) -> Game:
    """With two people, who is asked must not tell the other what they hold (`rules.unseen`).

    A bot in another process could try seeds that people type, so its games have another.
    """
    ruleset = Ruleset(rules, ask_hidden=not bots)
    if not needs_key(bots):
        return Game.new(decks, seed, rules=ruleset)
    if seed is not None:
        echo(say(lang, "seed_of_bot"), err=True)
    cards, drawn = dealt([deck.cards for deck in decks], draw_key())
    return Game.new(cards, drawn, rules=ruleset)


# --- the full screen --------------------------------------------------------------------------


def on_terminal() -> bool:
    """Whether somebody sits there who can see a whole screen."""
    dumb = os.environ.get("TERM", "") in ("dumb", "unknown")
    return sys.stdin.isatty() and sys.stdout.isatty() and not dumb


def check_size(lang: str, plain: str = "tintero play --plain") -> None:
    """That the terminal is large enough; `plain` is the command that needs no room."""
    columns, lines = shutil.get_terminal_size()
    if columns < LEAST[0] or lines < LEAST[1]:
        fail(
            say_table(lang, "small", columns, lines, *LEAST),
            say_table(lang, "small_help", plain),
        )


def play_at_table(
    game: Game, plan: Plan, bots: dict[int, Bot], lang: str, keeper: Keeper, free: bool
) -> None:
    """Show the table until the game is over or left; then say how to go on with it."""
    from tintero.tui.app import TableApp
    from tintero.tui.match import Match

    for bot in bots.values():
        if isinstance(bot, ProcessBot):
            bot.quiet = True
    match = Match(game, plan, bots, lang, keeper)
    match.free = free
    app = TableApp(match)
    try:
        words = app.run()
        if app.return_code and match.keep() is not None:  # the screen failed, the game did not
            echo(say_table(lang, "kept"), err=True)
    finally:
        keeper.close()
        close_seats(bots, game.outcome)
    if words:
        echo(words)
    if app.return_code:
        raise typer.Exit(app.return_code)


# --- line by line -----------------------------------------------------------------------------


def play(
    game: Game,
    plan: Plan,
    bots: dict[int, Bot],
    lang: str,
    keeper: Keeper | None = None,
    free: bool = False,
) -> None:
    """Run the session; leaving it is never an error."""
    console = table_console()
    titles = saved.titles(plan, lang)
    artist = Artist(game.pool, lang, titles, game.state.ruleset.version)
    session = PlaySession(game, bots, artist, console, plan.plain(), keeper)
    session.free = free
    for ear in session.ears:
        session.news[ear].append(say(lang, "against", *plan.decks))
        if ear is not None:
            session.news[ear].append(say(lang, "welcome"))
    try:
        session.run()
    except Stranded:
        session.keep(always=True)
        session.print(say(lang, "bye"))
        raise typer.Exit(EXIT_NO) from None
    except Quit:
        session.keep()
        session.print(say(lang, "bye"))
    except KeyboardInterrupt:
        session.print("")
        session.keep()
        session.print(say(lang, "bye"))
        raise typer.Exit(EXIT_INTERRUPTED) from None
    except BotFailed as error:
        session.keep()
        fail(error.sentence(lang))
    except Exception:
        session.keep()
        raise
    finally:
        session.keeper.close()
        close_seats(bots, game.outcome)


def table_console() -> Console:
    """As wide as the terminal; in a pipe plain and of one width."""
    width = None if sys.stdout.isatty() else PIPE_WIDTH
    return Terminal(width=width)


def seat_bots(plan: Plan, seed: int | None, lang: str) -> dict[int, Bot]:
    rng = Random() if seed is None else Random(f"bots/{seed}")
    try:
        return {
            seat: make_bot(name, rng.getrandbits(64), PATIENCE) for seat, name in plan.bots.items()
        }
    except UnknownBot as error:
        name = next(name for name in plan.bots.values() if name not in error.available)
        fail(say(lang, "no_bot", name), say(lang, "there_are", ", ".join(error.available)))


def check_bots(plan: Plan, lang: str) -> None:
    """Whoever opens a file has not read it: only the bots that come along play because a file says
    so. A program is started because it stands on the command line, and for no other reason."""
    for seat, name in plan.bots.items():
        if name.startswith(EXEC):
            fail(say(lang, "bot_of_file", seat + 1, name[:LONGEST]), say(lang, "bot_to_give", EXEC))


def saved_game(name: str, lang: str) -> tuple[Game, Plan, Keeper]:
    """A record, JSON as earlier versions wrote it, or a game that was left."""
    path = left_game(name, lang)
    ours = path is not None
    path = path or Path(name)
    keeper = Keeper(path=path)
    if ours or kept.is_kept(path):
        ours = True
        try:
            keeper.begin()
        except BlockingIOError:
            fail(say_table(lang, "busy", path))
    try:
        text = file_text(path) if ours else read_text(path, lang)
        return *read_game(path, text, lang), keeper
    except UnicodeDecodeError as error:
        refuse(keeper, path, say(lang, "no_file", path, reason(lang, error)), lang)
    except OSError as error:
        fail(say(lang, "no_file", path, reason(lang, error)))
    except NotSaved as error:
        words = say(lang, "no_saved", path, error.sentence(lang))
        if not (ours and error.broken):
            fail(words)
        refuse(keeper, path, words, lang)


def left_game(name: str, lang: str) -> Path | None:
    """The game that was left last, or the one before it; None if the name is that of a file."""
    if name not in (LAST, EARLIER):
        return None
    found = kept.kept_games()[(LAST, EARLIER).index(name) :]
    if not found:
        try:
            folder = kept.state_folder()
        except OSError as error:
            fail(say(lang, "no_file", "~", reason(lang, error)))
        fail(say_table(lang, "none_kept", folder))
    return found[0]


def refuse(keeper: Keeper, path: Path, words: str, lang: str) -> NoReturn:
    """A kept game that can't be read is set aside, so that it is not in the way next time."""
    try:
        aside = kept.set_aside(path)
    except OSError as error:
        fail(words, say(lang, "no_write", path, reason(lang, error)))
    finally:
        keeper.close()
    fail(words, say_table(lang, "broken", aside))


def read_game(path: Path, text: str, lang: str) -> tuple[Game, Plan]:
    if path.suffix != ".json" and not text.lstrip().startswith("{"):
        found = saved.load(text)
        for notice in notices(read_record(text)):  # another pool, an end that is missing
            echo(notice.sentence(lang), err=True)
        return found
    try:
        plain = json_value(text)
    except Unreadable as error:
        en, es = (say(each, "no_json", path.name, error.line) for each in ("en", "es"))
        raise NotSaved(en, es) from error
    lacking = [part for part in PARTS if not isinstance(plain, dict) or part not in plain]
    if lacking:
        raise NotSaved(
            say("en", "lacks", ", ".join(lacking)), say("es", "lacks", ", ".join(lacking))
        )
    return saved.read(plain)
