"""A game begun or gone on with: who sits where, on the full screen or line by line."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import typer

from tintero.bots import Bot, BotFailed, UnknownBot, make_bot
from tintero.bots.process_bot import ProcessBot
from tintero.cli.play.session import PlaySession, Stranded
from tintero.cli.shell.common import EXIT_INTERRUPTED, EXIT_NO, fail, fail_with
from tintero.cli.shell.lines import Quit
from tintero.cli.shell.output import echo
from tintero.cli.shell.terminal import table_console
from tintero.messages import Message, Problem, say
from tintero.table.plan import Plan, checked_name
from tintero.table.sitting import Sitting
from tintero.table.thinker import PATIENCE


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


def play(sitting: Sitting, kind: type[PlaySession] = PlaySession) -> None:
    """Run the session; leaving it is never an error."""
    session = kind(sitting, table_console())
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
        fail(error.said(sitting.lang))
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
        fail_with(lang, Message("play-no-bot", name=error.name), there)
    for bot in made.values():
        if isinstance(bot, ProcessBot):
            bot.quiet = quiet
    return made
