"""`tintero replay`: a recorded game, step by step, whole, or as JSON."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from tintero import notation
from tintero.cli.replay.seen import seen_action
from tintero.cli.replay.session import ReplaySession
from tintero.cli.shell.common import (
    EXIT_INTERRUPTED,
    EXIT_NO,
    AsJson,
    Language,
    fail,
    out,
    out_json,
    spoken,
)
from tintero.messages import Message, PlayerNamed, say
from tintero.messages.system import system_reason
from tintero.reading import file_text
from tintero.records import GameRecord, RecordError, Replay, notices, read, sealed
from tintero.table import history, kept
from tintero.table.ending import ended
from tintero.table.plan import Plan, called, titles
from tintero.views.log import sentences

MOST_LISTED = 50  # finished games
EXITS = (
    "Exit codes: 0 fine, 1 the game does not come out as recorded, 2 the file could not be used, "
    "130 interrupted."
)


def command(
    file: Annotated[
        Path | None,
        typer.Argument(
            help="A record (.tintero), or a saved game; the number of a finished game in the list "
            "of them, or last."
        ),
    ] = None,
    turn: Annotated[int | None, typer.Option("--turn", min=1, help="Begin at this turn.")] = None,
    seat: Annotated[
        int | None, typer.Option("--seat", min=1, max=6, help="Show what this seat may know.")
    ] = None,
    whole: Annotated[bool, typer.Option("--all", help="Tell the whole game and leave.")] = False,
    check: Annotated[
        bool, typer.Option("--check", help="Only say whether it replays exactly.")
    ] = False,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Go through a recorded game: forward, back, to a turn; fork it and play on.

    Reads commands from the keyboard or a pipe; ? lists them. Without FILE the games you have
    finished are listed.

    Example: tintero replay game.tintero --turn 5
    """
    language = spoken(lang)
    if file is None:
        list_finished(language, as_json)
        return
    file = path_of(file)
    record = load(file, language)
    if seat is not None and seat > len(record.decks):
        fail(say(Message("replay-no-seat", count=len(record.decks)), language))
    if as_json:
        plain = plain_record(record, None if seat is None else seat - 1)
        out_json(plain)
        replay = plain["replay"]
        raise typer.Exit(0 if replay["problem"] is None else EXIT_NO)
    try:
        replay_of_it = Replay(record)
    except RecordError as error:
        fail(
            *(notice.sentence(language) for notice in notices(record)),
            no_record(file, error, language),
            say(Message("replay-still"), language),
        )
    head(record, language, seat)
    if check:
        code = verdict(replay_of_it, language)
        honest = promise(record, language)
        raise typer.Exit(code if honest and proven(replay_of_it) else EXIT_NO)
    session = ReplaySession(replay_of_it, language, None if seat is None else seat - 1)
    if whole:
        raise typer.Exit(tell(session, language))
    try:
        if turn is not None:
            session.do_turn(str(turn))
        session.run()
    except KeyboardInterrupt:
        raise typer.Exit(EXIT_INTERRUPTED) from None


def path_of(file: Path) -> Path:
    """A file, or where there is none of that name, a finished game by its number."""
    found = None if file.exists() else history.opened(str(file))
    return found or file


def load(file: Path, lang: str) -> GameRecord:
    try:
        return read(file_text(file))
    except (OSError, UnicodeDecodeError) as error:
        fail(say(Message("play-no-file", file=str(file), why=system_reason(error)), lang))
    except RecordError as error:
        fail(no_record(file, error, lang))


def no_record(file: Path, error: RecordError, lang: str) -> str:
    return say(Message("replay-no-record", file=str(file), why=error.sentence(lang)), lang)


def list_finished(lang: str, as_json: bool) -> None:
    """The games that are over, the newest first."""
    games = history.finished_games(MOST_LISTED)
    if as_json:
        out_json([plain_finished(game) for game in games])
        return
    if not games:
        try:
            folder = str(kept.state_folder() / kept.FINISHED)
        except OSError as error:
            fail(say(Message("play-no-file", file="~", why=system_reason(error)), lang))
        out(say(Message("table-none-finished", folder=folder), lang))
        return
    for number, game in enumerate(games, 1):
        out(f"{number:>3}  {history.row(game, lang)}")
    out(say(Message("table-open-finished"), lang))


def plain_finished(game: history.Finished) -> dict[str, Any]:
    return {
        "file": str(game.path),
        "finished": game.when.isoformat(timespec="seconds"),
        "players": list(game.plan.names),
        "decks": list(game.plan.decks),
        "actions": game.actions,
        "result": game.result,
    }


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
        out(Text(notice.sentence(lang), style="yellow"))


def verdict(replay: Replay, lang: str) -> int:
    """Play it to the end and say how that went; the exit code."""
    try:
        replay.to_end()
    except RecordError as error:
        stopped = Message(
            "replay-stopped",
            at=replay.at,
            count=len(replay),
            turn=replay.game.state.turn,
            why=error.sentence(lang),
        )
        out(say(stopped, lang))
        return EXIT_NO
    result = ended(replay.game)
    through = Message("replay-through", result=result)
    if proven(replay):
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


# --- JSON -----------------------------------------------------------------------------------------


def plain_record(record: GameRecord, eyes: int | None = None) -> dict[str, Any]:
    """All of it as data, each action with its turn, its player and what came of it.

    With `eyes`, what that seat may know: no seed, no hashes, no other decks, scene nor notes; the
    text of an action that it did not see is null.
    """
    actions: list[dict[str, Any]] = [
        {"line": record.line(index), "text": text if eyes is None else None}
        for index, text in enumerate(record.actions)
    ]
    problem: RecordError | None = None
    reached, exact, final = 0, False, ""
    try:
        replay = Replay(record)
        for row in actions:
            seat = replay.seat
            row["turn"] = replay.game.state.turn
            row["player"] = None if seat is None else seat + 1
            if eyes is not None:
                line = record.actions[replay.at]
                said = seen_action(replay.game, line, eyes, "en")
                row["text"] = line if said == notation.split_seat(line)[1] else None
            events = replay.forward()
            reached += 1
            for lang in ("en", "es"):
                row[lang] = sentences(replay.game.state, events, lang, eyes)
        final = replay.game.hash()
        replay.verify()
        exact = proven(replay)
    except RecordError as error:
        problem = error
    hidden = eyes is not None
    return {
        "engine": record.engine,
        "rules": record.rules,
        "pool": record.pool,
        "seed": None if hidden else record.seed,
        "starting": None if record.starting < 0 else record.starting + 1,
        "commitment": record.commitment or None,
        "salt": None if hidden else record.salt or None,
        "promise_kept": None if hidden else sealed.kept(record),
        "scene": None if hidden else record.scene or None,
        "players": [plain_player(record, seat, eyes) for seat in range(len(record.decks))],
        "actions": actions,
        "notes": [{"before": note.index, "text": note.text} for note in record.notes if not hidden],
        "result": record.result,
        "hash": None if hidden else record.hash,
        "complete": record.complete,
        "notices": [
            {"code": notice.code, "en": notice.sentence("en"), "es": notice.sentence("es")}
            for notice in notices(record)
        ],
        "replay": {
            "exact": exact,
            "actions": reached,
            "hash": None if hidden else final,
            "problem": None if problem is None else plain_problem(problem, hidden),
        },
    }


def plain_player(record: GameRecord, seat: int, eyes: int | None) -> dict[str, Any]:
    cards: dict[str, int] = {}
    if eyes not in (None, seat):
        return {"name": record.players[seat], "deck": record.deck_names[seat], "cards": None}
    for line in record.decks[seat]:
        cards[line.card] = cards.get(line.card, 0) + line.count
    return {"name": record.players[seat], "deck": record.deck_names[seat], "cards": cards}


def plain_problem(error: RecordError, hidden: bool) -> dict[str, Any]:
    """Its sentence may name cards: what was tried, and what might have been meant."""
    said = {lang: None if hidden else error.sentence(lang) for lang in ("en", "es")}
    return {"line": error.line, "code": error.code, **said}
