"""Games that are over and were kept: what there is, and which file one of them is."""

from __future__ import annotations

import contextlib
import re
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from tintero import limits
from tintero.messages import Listed, Message, PlayerNamed, say
from tintero.reading import file_text
from tintero.records import ENDING, RecordError
from tintero.records import read as read_record
from tintero.table.kept import FINISHED, folders
from tintero.table.plan import Plan, called

LAST = "last"  # the game that was finished last


@dataclass(frozen=True)
class Finished:
    """A game that is over. `result` is what its record says."""

    path: Path
    when: datetime
    plan: Plan
    actions: int
    result: str


def finished_files() -> list[Path]:
    """The files, the newest first."""
    found: list[tuple[int, Path]] = []
    with contextlib.suppress(OSError):
        for folder in folders():
            for path in (folder / FINISHED).glob(f"*{ENDING}"):
                with contextlib.suppress(OSError):
                    if path.is_file():
                        found.append((path.stat().st_mtime_ns, path))
    return [path for _, path in sorted(found, reverse=True)]


def finished_games(most: int) -> list[Finished]:
    """What is in them; one that can't be read is left out."""
    found: list[Finished] = []
    for path in finished_files()[:most]:
        with contextlib.suppress(OSError, UnicodeDecodeError, RecordError):
            record = read_record(file_text(path))
            when = datetime.fromtimestamp(path.stat().st_mtime)
            plan = Plan.of_record(record)
            found.append(Finished(path, when, plan, len(record.actions), record.result))
    return found


def opened(name: str) -> Path | None:
    """The file of a finished game by its number in the list, or `last`; None if there is none."""
    files = finished_files()
    number = 1 if name == LAST else limits.number(name) if name.isdecimal() else 0
    return files[number - 1] if 1 <= number <= len(files) else None


def row(game: Finished, lang: str) -> str:
    """ "2026-11-16 15:58 · Ana (amber-steel), Greedy bot (ruby-amethyst) · Ana won" """
    plan = game.plan
    who = [
        Message("table-plays", player=PlayerNamed(seat), deck=deck)
        for seat, deck in enumerate(plan.decks)
    ]
    won = re.match(r"players? (\d)", game.result)
    result = Message("table-no-winner")
    if won is not None:
        result = Message("table-winner", player=PlayerNamed(int(won[1]) - 1))
    when = game.when.strftime("%Y-%m-%d %H:%M")
    line = Message("table-finished", when=when, players=Listed(who), result=result)
    return say(line, lang, called(plan, lang))
