"""A game that was left or saved, for `--resume`: found, read, or set aside if it is broken."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import NoReturn

from tintero.bots.bot import EXEC
from tintero.bots.shuffles import needs_key
from tintero.cli.play.command import LAST
from tintero.cli.shell.common import fail_with
from tintero.cli.shell.output import echo
from tintero.game import Game, GameError
from tintero.messages import Message, PlayerNamed, say
from tintero.messages.system import system_reason
from tintero.reading import file_text
from tintero.records import ENDING, notices
from tintero.records import read as read_record
from tintero.table import kept, saved
from tintero.table.kept import Keeper
from tintero.table.plan import Plan
from tintero.table.saved import NotSaved

EARLIER = "earlier"  # the one that had been left when another was begun
UNFINISHED = ("cut", "no_hash")  # what there is to say of any game that was broken off
TYPED = 2**64  # a seed below that may be one that was typed, or one that can be found by trying
LONGEST = 80  # characters that are shown of a name in a file


def saved_game(name: str, lang: str) -> tuple[Game, Plan, Keeper]:
    """A record, JSON as earlier versions wrote it, or a game that was left."""
    path = left_game(name, lang) or Path(name)
    keeper = Keeper(path=path)
    ours = name in (LAST, EARLIER) or kept.is_kept(path)
    if ours:
        try:
            keeper.begin()
        except BlockingIOError:
            fail_with(lang, Message("table-busy", file=str(path)))
    try:
        text = file_text(path)
        if ours and path.suffix == ENDING:
            text = kept.whole_lines(text)
        return *read_game(path, text, lang, ours), keeper
    except UnicodeDecodeError as error:
        unread = Message("play-no-file", file=str(path), why=system_reason(error))
        if not ours:
            fail_with(lang, unread)
        refuse(keeper, path, unread, lang)
    except OSError as error:
        fail_with(lang, Message("play-no-file", file=str(path), why=system_reason(error)))
    except NotSaved as error:
        words = Message("play-no-saved", file=str(path), why=error.message)
        if not (ours and error.broken):
            fail_with(lang, words)
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
            fail_with(lang, Message("play-no-file", file="~", why=system_reason(error)))
        fail_with(lang, Message("table-none-kept", folder=str(folder)))
    return found[0]


def refuse(keeper: Keeper, path: Path, words: Message, lang: str) -> NoReturn:
    """A kept game that can't be read is set aside, so that it is not in the way next time."""
    try:
        aside = kept.set_aside(path)
    except OSError as error:
        fail_with(lang, words, Message("play-no-write", file=str(path), why=system_reason(error)))
    finally:
        keeper.close()
    fail_with(lang, words, Message("table-broken", file=str(aside)))


def read_game(path: Path, text: str, lang: str, ours: bool) -> tuple[Game, Plan]:
    found = saved.load(text, path.name)
    if path.suffix != ".json" and not text.lstrip().startswith("{"):
        for notice in notices(read_record(text)):  # another pool, an end that is missing
            if not (ours and notice.code in UNFINISHED):
                echo(say(notice.message, lang), err=True)
    return found


def check_bots(plan: Plan, lang: str) -> None:
    """Whoever opens a file has not read it: only the bots that come along play because a file says
    so. A program is started because it stands on the command line, and for no other reason."""
    for seat, name in plan.bots.items():
        if name.startswith(EXEC):
            program = Message("play-bot-of-file", player=PlayerNamed(seat), program=name[:LONGEST])
            fail_with(lang, program, Message("play-bot-to-give", prefix=EXEC))


def tell_of_seed(game: Game, plan: Plan, lang: str) -> None:
    """A game that begins against a program is shuffled by a key (`bots.shuffles`); one that began
    otherwise is as it is, and whoever goes on with it against a program should know."""
    with suppress(GameError):  # it began with a scene
        seed = game.record().seed
        if needs_key(tuple(plan.bots.values())) and seed < TYPED:
            echo(say(Message("play-seed-of-file", seed=str(seed)), lang), err=True)
