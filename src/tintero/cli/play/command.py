"""`tintero play`: a game in the terminal, on a full-screen table or line by line."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Annotated, Any, NoReturn

import typer
from typer.core import TyperCommand

from tintero.bots import Bot, BotFailed, UnknownBot, make_bot
from tintero.bots.bot import EXEC
from tintero.bots.process_bot import ProcessBot
from tintero.cli.play.session import PlaySession, Stranded
from tintero.cli.shell import complete
from tintero.cli.shell.common import (
    EXIT_INTERRUPTED,
    EXIT_NO,
    AnyDeck,
    Language,
    load_playable,
    spoken,
)
from tintero.cli.shell.common import fail as fail_with
from tintero.cli.shell.lines import Quit
from tintero.cli.shell.output import echo
from tintero.cli.shell.terminal import check_size, on_terminal, table_console
from tintero.game import Game
from tintero.messages import Message, PlayerNamed, Problem, say
from tintero.messages.system import system_reason
from tintero.reading import file_text
from tintero.records import ENDING, notices
from tintero.records import read as read_record
from tintero.state.ruleset import NEWEST, VERSIONS
from tintero.table import kept, saved
from tintero.table.kept import Keeper
from tintero.table.plan import Plan, checked_name
from tintero.table.saved import NotSaved
from tintero.table.sitting import Sitting, Start

EXITS = (
    "Exit codes: 0 played or left, 1 a bot failed, 2 the input could not be used, 130 interrupted."
)
PATIENCE = 6.0  # seconds a bot may think about a turn; they need less on most machines
DECK, AGAINST, BOT = "amber-steel", "ruby-amethyst", "greedy"
LAST = "last"  # what `--resume` alone stands for: the game that was left last
EARLIER = "earlier"  # the one that had been left when another was begun
UNFINISHED = ("cut", "no_hash")  # what there is to say of any game that was broken off
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
    name: Annotated[str | None, typer.Option("--name", help="What you are called.")] = None,
    names: Annotated[
        str | None,
        typer.Option("--names", metavar="A,B", help="What the people at the keyboard are called."),
    ] = None,
    best_of: Annotated[
        int,
        typer.Option("--best-of", help="A series: 3 is won by the first to win two games."),
    ] = 1,
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
        fail(language, Message("play-one-of-two"))
    if rules not in VERSIONS:
        there = Message("play-there-are", names=", ".join(VERSIONS))
        fail(language, Message("play-no-rules", version=rules), there)
    if best_of < 1 or best_of % 2 == 0:
        fail(language, Message("play-best-of", count=best_of))
    full = not plain and on_terminal()
    if full:
        check_size(language)
    keeper = Keeper()
    game: Game | None = None
    start: Start | None = None
    if resume is not None:
        if best_of > 1:
            fail(language, Message("play-series-begins"))
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
        start = Start.of(decks, seed, rules, plan)
        if start.secret and seed is not None:
            echo(say(Message("play-seed-of-bot"), language), err=True)

    def bots_of(plan: Plan) -> dict[int, Bot]:
        return seat_bots(plan, seed, language, quiet=full)

    try:
        plan = with_names(plan, name, names)
        sitting = Sitting(start, plan, bots_of, language, free_undo, best_of, game, keeper)
    except Problem as error:
        keeper.close()
        fail(language, error.message)
    if full:
        play_at_table(sitting)
    else:
        play(sitting)


def fail(lang: str, *said: Message) -> NoReturn:
    """Bad input: say so on the error stream and leave with 2."""
    fail_with(*(say(message, lang) for message in said))


def with_names(plan: Plan, name: str | None, names: str | None) -> Plan:
    """The people as they want to be called; Problem where nobody can be called so."""
    given = [] if name is None else [name]
    given += [] if names is None else names.split(",")
    people = plan.people
    if len(given) > len(people):
        raise Problem(Message("play-many-names", count=len(given), people=len(people)))
    tidy = [checked_name(each) for each in given]
    if len({each.casefold() for each in tidy}) < len(tidy):
        raise Problem(Message("play-same-name", name=tidy[0]))
    return replace(plan, called=plan.called | dict(zip(people, tidy)))


# --- the full screen --------------------------------------------------------------------------


def play_at_table(sitting: Sitting) -> None:
    """Show the table until the people have had enough; then say how to go on."""
    from tintero.tui.app import TableApp

    app = TableApp(sitting.match, sitting=sitting)
    try:
        words = app.run()
        if app.return_code and sitting.match.leave() is not None:  # the screen failed, not the game
            echo(say(Message("table-kept"), sitting.lang), err=True)
    finally:
        sitting.close()
    if words:
        echo(words)
    if app.return_code:
        raise typer.Exit(app.return_code)


# --- line by line -----------------------------------------------------------------------------


def play(sitting: Sitting) -> None:
    """Run the session; leaving it is never an error."""
    session = PlaySession(sitting, table_console())
    bye = Message("table-bye")
    try:
        session.run()
    except Stranded:
        session.leave(always=True)
        session.tell(bye)
        raise typer.Exit(EXIT_NO) from None
    except Quit:
        session.leave()
        session.tell(bye)
    except KeyboardInterrupt:
        session.print("")
        session.leave()
        session.tell(bye)
        raise typer.Exit(EXIT_INTERRUPTED) from None
    except BotFailed as error:
        session.leave()
        fail_with(error.sentence(sitting.lang))
    except Exception:
        session.leave()
        raise
    finally:
        sitting.close()


def seat_bots(plan: Plan, seed: int | None, lang: str, quiet: bool = False) -> dict[int, Bot]:
    """`quiet`: there is no place for what a program says on its standard error."""
    rng = Random() if seed is None else Random(f"bots/{seed}")
    try:
        made = {
            seat: make_bot(name, rng.getrandbits(64), PATIENCE) for seat, name in plan.bots.items()
        }
    except UnknownBot as error:
        there = Message("play-there-are", names=", ".join(error.available))
        fail(lang, Message("play-no-bot", name=error.name), there)
    for bot in made.values():
        if isinstance(bot, ProcessBot):
            bot.quiet = quiet
    return made


def check_bots(plan: Plan, lang: str) -> None:
    """Whoever opens a file has not read it: only the bots that come along play because a file says
    so. A program is started because it stands on the command line, and for no other reason."""
    for seat, name in plan.bots.items():
        if name.startswith(EXEC):
            program = Message("play-bot-of-file", player=PlayerNamed(seat), program=name[:LONGEST])
            fail(lang, program, Message("play-bot-to-give", prefix=EXEC))


# --- games that were left ---------------------------------------------------------------------


def saved_game(name: str, lang: str) -> tuple[Game, Plan, Keeper]:
    """A record, JSON as earlier versions wrote it, or a game that was left."""
    path = left_game(name, lang) or Path(name)
    keeper = Keeper(path=path)
    ours = name in (LAST, EARLIER) or kept.is_kept(path)
    if ours:
        try:
            keeper.begin()
        except BlockingIOError:
            fail(lang, Message("table-busy", file=str(path)))
    try:
        text = file_text(path)
        if ours and path.suffix == ENDING:
            text = kept.whole_lines(text)
        return *read_game(path, text, lang, ours), keeper
    except UnicodeDecodeError as error:
        unread = Message("play-no-file", file=str(path), why=system_reason(error))
        if not ours:
            fail(lang, unread)
        refuse(keeper, path, unread, lang)
    except OSError as error:
        fail(lang, Message("play-no-file", file=str(path), why=system_reason(error)))
    except NotSaved as error:
        words = Message("play-no-saved", file=str(path), why=error.message)
        if not (ours and error.broken):
            fail(lang, words)
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
            fail(lang, Message("play-no-file", file="~", why=system_reason(error)))
        fail(lang, Message("table-none-kept", folder=str(folder)))
    return found[0]


def refuse(keeper: Keeper, path: Path, words: Message, lang: str) -> NoReturn:
    """A kept game that can't be read is set aside, so that it is not in the way next time."""
    try:
        aside = kept.set_aside(path)
    except OSError as error:
        fail(lang, words, Message("play-no-write", file=str(path), why=system_reason(error)))
    finally:
        keeper.close()
    fail(lang, words, Message("table-broken", file=str(aside)))


def read_game(path: Path, text: str, lang: str, ours: bool) -> tuple[Game, Plan]:
    found = saved.load(text, path.name)
    if path.suffix != ".json" and not text.lstrip().startswith("{"):
        for notice in notices(read_record(text)):  # another pool, an end that is missing
            if not (ours and notice.code in UNFINISHED):
                echo(notice.sentence(lang), err=True)
    return found
