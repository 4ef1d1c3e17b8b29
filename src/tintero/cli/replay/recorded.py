"""A recorded game, read, told whole or step by step; and the list of the games that are over."""

from __future__ import annotations

from pathlib import Path

import typer
from rich.text import Text

from tintero.cli.replay.session import ReplaySession
from tintero.cli.shell.common import EXIT_NO, fail_with, left_quietly, out, out_json
from tintero.messages import Message, PlayerNamed, say
from tintero.messages.system import system_reason
from tintero.reading import file_text
from tintero.records import GameRecord, RecordError, Replay, notices, read, sealed
from tintero.table import history, kept
from tintero.table.ending import ended
from tintero.table.plan import Plan, called, titles

MOST_LISTED = 50  # finished games


def show(
    file: Path, turn: int | None, seat: int | None, whole: bool, check: bool, lang: str, data: bool
) -> None:
    file = path_of(file)
    record = load(file, lang)
    if seat is not None and seat > len(record.decks):
        fail_with(lang, Message("replay-no-seat", count=len(record.decks)))
    if data:
        from tintero.cli.replay.record_data import plain_record

        plain = plain_record(record, None if seat is None else seat - 1)
        out_json(plain)
        replay = plain["replay"]
        raise typer.Exit(0 if replay["problem"] is None else EXIT_NO)
    try:
        replay_of_it = Replay(record)
    except RecordError as error:
        told = (notice.message for notice in notices(record))
        fail_with(lang, *told, no_record(file, error), Message("replay-still"))
    head(record, lang, seat)
    if check:
        code = verdict(replay_of_it, lang, seat)
        honest = promise(record, lang)
        raise typer.Exit(code if honest and proven(replay_of_it) else EXIT_NO)
    session = ReplaySession(replay_of_it, lang, None if seat is None else seat - 1)
    if whole:
        raise typer.Exit(tell(session, lang))
    with left_quietly():
        if turn is not None:
            session.do_turn(str(turn))
        session.run()


def path_of(file: Path) -> Path:
    """A file, or where there is none of that name, a finished game by its number."""
    found = None if file.exists() else history.opened(str(file))
    return found or file


def load(file: Path, lang: str) -> GameRecord:
    try:
        return read(file_text(file))
    except (OSError, UnicodeDecodeError) as error:
        fail_with(lang, Message("play-no-file", file=str(file), why=system_reason(error)))
    except RecordError as error:
        fail_with(lang, no_record(file, error))


def no_record(file: Path, error: RecordError) -> Message:
    return Message("replay-no-record", file=str(file), why=error.message)


def list_finished(lang: str, as_json: bool) -> None:
    """The games that are over, the newest first."""
    games = history.finished_games(MOST_LISTED)
    if as_json:
        from tintero.cli.replay.record_data import plain_finished

        out_json([plain_finished(game) for game in games])
        return
    if not games:
        try:
            folder = str(kept.state_folder() / kept.FINISHED)
        except OSError as error:
            fail_with(lang, Message("play-no-file", file="~", why=system_reason(error)))
        out(say(Message("table-none-finished", folder=folder), lang))
        return
    for number, game in enumerate(games, 1):
        out(f"{number:>3}  {history.row(game, lang)}")
    out(say(Message("table-open-finished"), lang))


def head(record: GameRecord, lang: str, eyes: int | None = None) -> None:
    """Who plays what, and what to know of the record; the seed would tell a seat everything."""
    plan = Plan.of_record(record)
    for title in titles(plan, lang, playing=False):
        out(title)
    actions = Message("replay-actions", count=len(record.actions))
    version = str(record.rules["version"])
    if eyes is not None:
        who = PlayerNamed(eyes - 1)
        what = Message("replay-seen-by", actions=actions, version=version, player=who)
    elif record.scene:
        what = Message("replay-from-scene", actions=actions, version=version)
    else:
        seed = str(record.seed)
        what = Message("replay-title", actions=actions, version=version, seed=seed)
    out(say(what, lang, called(plan, lang)))
    for notice in notices(record):
        out(Text(say(notice.message, lang), style="yellow"))


def verdict(replay: Replay, lang: str, eyes: int | None = None) -> int:
    """Play it to the end and say how that went; the exit code. A hash of everything could be
    compared with guesses, and what somebody else tried may name hidden cards."""
    try:
        replay.to_end()
    except RecordError as error:
        hidden = eyes is not None and replay.seat != eyes - 1
        stopped = Message(
            "replay-stopped",
            at=replay.at,
            count=len(replay),
            turn=replay.game.state.turn,
            why=Message("replay-no-next", line=error.line) if hidden else error.message,
        )
        out(say(stopped, lang))
        return EXIT_NO
    result = ended(replay.game)
    through = Message("replay-through", result=result)
    if proven(replay) and eyes is not None:
        through = Message("replay-exact-seen", result=result)
    elif proven(replay):
        through = Message("replay-exact", result=result, hash=replay.record.hash[:8])
    out(say(through, lang, called(Plan.of_record(replay.record), lang)))
    return 0


def promise(record: GameRecord, lang: str) -> bool:
    """Say whether a shuffle that was promised before the game is the one; False if it isn't."""
    kept_it = sealed.kept(record)
    if kept_it is None:
        return True
    id = "replay-promise-kept" if kept_it else "replay-promise-broken"
    out(say(Message(id, commitment=record.commitment[:8]), lang))
    return kept_it


def proven(replay: Replay) -> bool:
    """Whether the hashes of this record say anything here."""
    return replay.comparing and bool(replay.record.hash)


def tell(session: ReplaySession, lang: str) -> int:
    """Every action with what came of it."""
    while session.replay.at < len(session.replay):
        if not session.step():
            return EXIT_NO
    if session.seat is not None:  # a hash of everything could be compared with guesses
        session.step()
        return 0
    return verdict(session.replay, lang)
