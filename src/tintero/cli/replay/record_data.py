"""A recorded game as data, for `tintero replay --json`."""

from __future__ import annotations

from typing import Any

from tintero import notation
from tintero.cli.replay.recorded import proven
from tintero.messages import languages, say
from tintero.records import GameRecord, RecordError, Replay, notices, sealed
from tintero.table import history
from tintero.table.plan import Plan, called
from tintero.table.seen import seen_text
from tintero.views.log import sentences


def plain_finished(game: history.Finished) -> dict[str, Any]:
    return {
        "file": str(game.path),
        "finished": game.when.isoformat(timespec="seconds"),
        "players": list(game.plan.names),
        "decks": list(game.plan.decks),
        "actions": game.actions,
        "result": game.result,
    }


def plain_record(record: GameRecord, eyes: int | None = None) -> dict[str, Any]:
    """All of it as data, each action with its turn, its player and what came of it.

    With `eyes`, what that seat may know: no seed, no hashes, no other decks, scene nor notes; the
    text of an action that it did not see is null. Long: half of it is the keys of the JSON.
    """
    actions: list[dict[str, Any]] = [
        {"line": record.line(index), "text": text if eyes is None else None}
        for index, text in enumerate(record.actions)
    ]
    plan = Plan.of_record(record)
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
                said = seen_text(replay.game, line, eyes)
                by_whom = line.removesuffix(notation.split_seat(line)[1])
                row["text"] = None if said is None else by_whom + said
            events = replay.forward()
            reached += 1
            for lang in languages():
                people = called(plan, lang)
                row[lang] = sentences(replay.game.state, events, lang, eyes, people=people)
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
            {"code": notice.code, **{lang: say(notice.message, lang) for lang in languages()}}
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
    said = {lang: None if hidden else error.said(lang) for lang in languages()}
    return {"line": error.line, "code": error.code, **said}
