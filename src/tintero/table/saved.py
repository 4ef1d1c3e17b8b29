"""Games in files: what `save` writes and what `--resume` reads. `kept` says where and how."""

from __future__ import annotations

import errno
import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from tintero.cards.pool import UnknownCard
from tintero.game import Game, Record
from tintero.messages import Message, Problem, message_of
from tintero.reading import Unreadable, json_value
from tintero.records import ENDING, GameRecord, RecordError, Replay
from tintero.records import read as read_record
from tintero.records.read import saved_record
from tintero.table import kept
from tintero.table.plan import Plan

# What can't be read with these cards or this version, and may be with others.
NOT_BROKEN = frozenset(("newer", "unknown_card", "unclear_card", "rules"))
PARTS = ("record", "decks", "bots")  # of a game saved as JSON


class NotSaved(Problem, ValueError):
    """The file is no saved game; the message says what is wrong with it.

    `broken`: it never will be one, whatever cards there are."""

    def __init__(self, message: Message, broken: bool = True) -> None:
        super().__init__(message)
        self.broken = broken


# --- writing --------------------------------------------------------------------------------------


def write(path: Path, plan: Plan, record: GameRecord) -> None:
    """A file that ends in `.json` gets JSON, any other a record (`docs/records.md`)."""
    kept.write_text(path, json_text(plan, record) if path.suffix == ".json" else record.text())


def json_text(plan: Plan, record: GameRecord) -> str:
    """As earlier versions wrote it."""
    if record.scene:
        raise OSError(errno.EINVAL, f"a game that began with a scene is saved as {ENDING}")
    decks = tuple(
        tuple(one.card for one in deck for _ in range(one.count)) for deck in record.decks
    )
    seed, starting, pool = record.seed, record.starting, record.pool
    plain = Record(decks, seed, starting, record.rules, pool, record.actions)
    return json.dumps(plan.plain() | {"record": asdict(plain)}, ensure_ascii=False) + "\n"


# --- reading --------------------------------------------------------------------------------------


def load(text: str, name: str = "") -> tuple[Game, Plan]:
    """A saved game, a record or JSON: it is played again to where it was left. `name`: of the
    file, for what is said of it."""
    if Path(name).suffix == ".json" or text.lstrip("\ufeff \n").startswith("{"):
        try:
            return read(json_value(text))
        except Unreadable as error:
            raise NotSaved(Message("play-no-json", file=name, line=error.line)) from error
    try:
        record = read_record(text)
        replay = Replay(record)
        try:
            replay.to_end()
        except RecordError as error:
            if error.code != "cut_action":  # a last line that was cut is left out
                raise
    except RecordError as error:
        broken = error.code not in NOT_BROKEN
        raise NotSaved(error.message, broken) from error
    return replay.game, Plan.of_record(record)


def read(plain: Any) -> tuple[Game, Plan]:
    """A game as earlier versions wrote it, as JSON: its record is played again."""
    lacking = [part for part in PARTS if not isinstance(plain, dict) or part not in plain]
    if lacking:
        raise NotSaved(Message("play-lacks", what=", ".join(lacking)))
    try:
        saved = saved_record(plain)
        decks = tuple(tuple(c.card for c in deck for _ in range(c.count)) for deck in saved.decks)
        actions = saved.actions
        record = Record(decks, saved.seed, saved.starting, saved.rules, saved.pool, actions)
        return Game.replay(record), Plan.of_plain(plain)
    except RecordError as error:
        raise NotSaved(error.message) from error
    except (ValueError, UnknownCard) as error:
        raise NotSaved(message_of(error)) from error
