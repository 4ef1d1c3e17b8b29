"""Games in files: what `save` writes, what `--resume` reads, and where a left game is kept."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from tintero.cards.pool import UnknownCard
from tintero.cli.words import say
from tintero.game import Game, Record

LAST = "last-game.json"


class NotSaved(ValueError):
    """The file is no saved game; the message says what is wrong with it."""


@dataclass
class Plan:
    """Who plays what: enough to begin, and what a saved game keeps beside its record."""

    decks: tuple[str, ...]
    bots: dict[int, str]

    def plain(self) -> dict[str, Any]:
        return {"decks": list(self.decks), "bots": {str(s): n for s, n in self.bots.items()}}

    @property
    def people(self) -> list[int]:
        return [seat for seat in range(len(self.decks)) if seat not in self.bots]


def title(seat: int, plan: Plan, lang: str) -> str:
    """ "Player 2 (random bot) · ruby-amethyst" """
    who = say(lang, "player", seat + 1)
    if seat in plan.bots:
        who += f" ({say(lang, 'bot', plan.bots[seat])})"
    elif plan.people == [seat]:
        who += f" ({say(lang, 'you')})"
    return f"{who} · {plan.decks[seat]}"


# --- files ---------------------------------------------------------------------------------------


def write(path: Path, plan: dict[str, Any], record: Record) -> None:
    """All of it or nothing: a game half written would be a game lost."""
    plain = plan | {"record": asdict(record)}
    text = json.dumps(plain, ensure_ascii=False) + "\n"
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        beside.write_text(text, encoding="utf-8")
        beside.replace(path)
    except OSError:
        beside.unlink(missing_ok=True)
        raise


def read(plain: Any) -> tuple[Game, Plan]:
    """A game as `write` wrote it: its record is played again."""
    try:
        r = plain["record"]
        decks = tuple(tuple(deck) for deck in r["decks"])
        record = Record(decks, r["seed"], r["starting"], r["rules"], r["pool"], tuple(r["actions"]))
        bots = {int(seat): name for seat, name in plain["bots"].items()}
        return Game.replay(record), Plan(tuple(plain["decks"]), bots)
    except (KeyError, TypeError, ValueError, AttributeError, UnknownCard) as error:
        raise NotSaved(str(error)) from error


def state_folder(environ: dict[str, str] | None = None, platform: str = sys.platform) -> Path:
    """Where the user's programs keep what they want to find again.

    >>> state_folder({"XDG_STATE_HOME": "/home/ana/.state"}, "linux").as_posix()
    '/home/ana/.state/tintero'
    """
    env = dict(os.environ) if environ is None else environ
    if env.get("XDG_STATE_HOME"):
        return Path(env["XDG_STATE_HOME"]) / "tintero"
    if platform == "win32" and env.get("LOCALAPPDATA"):
        return Path(env["LOCALAPPDATA"]) / "tintero"
    if platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "tintero"
    return Path.home() / ".local" / "state" / "tintero"


def last_game() -> Path:
    """The file of the game that was left last."""
    return state_folder() / LAST


def keep(plan: dict[str, Any], record: Record) -> Path | None:
    """Keep a game that is being left; None where nothing can be written."""
    path = last_game()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write(path, plan, record)
    except OSError:
        return None
    return path


def forget() -> None:
    """A game that is over is not gone on with."""
    try:
        last_game().unlink(missing_ok=True)
    except OSError:
        return


def titles(plan: Plan, lang: str) -> Sequence[str]:
    return [title(seat, plan, lang) for seat in range(len(plan.decks))]
