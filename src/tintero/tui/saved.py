"""Games in files: what `save` writes, what `--resume` reads, and where a left game is kept."""

from __future__ import annotations

import contextlib
import errno
import json
import os
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

from tintero import records
from tintero._build import VERSION
from tintero.cards.pool import UnknownCard
from tintero.cli.words import say
from tintero.game import Game, Record
from tintero.reading import Unreadable, json_value
from tintero.records import ENDING, GameRecord, RecordError, Replay
from tintero.records import read as read_record
from tintero.records.read import saved_record
from tintero.records.replay import of_decks

LAST, EARLIER, LAB = "last-game.tintero", "earlier-game.tintero", "last-lab.tintero"
MOST_EARLIER = 5  # games that are kept when others are begun
OLD = "last-game.json"  # what earlier versions kept
BOT = " bot"  # how a record says that a bot plays: `player 2: greedy bot`


class NotSaved(ValueError):
    """The file is no saved game; the message says what is wrong with it, `es` in Spanish."""

    def __init__(self, problem: str, es: str = "") -> None:
        super().__init__(problem)
        self.es = es or problem

    def sentence(self, lang: str) -> str:
        return self.es if lang == "es" else str(self)


@dataclass
class Plan:
    """Who plays what: enough to begin, and what a saved game says beside its actions.

    `scene` is the position the game began in, if it did not begin with decks; `called` the names
    of people, where a record has them.
    """

    decks: tuple[str, ...]
    bots: dict[int, str]
    scene: str = ""
    called: dict[int, str] = field(default_factory=dict)

    def plain(self) -> dict[str, Any]:
        bots = {str(seat): name for seat, name in self.bots.items()}
        made: dict[str, Any] = {"decks": list(self.decks), "bots": bots}
        if self.scene:
            made["scene"] = self.scene
        if self.called:
            made["called"] = {str(seat): name for seat, name in self.called.items()}
        return made

    @classmethod
    def of_plain(cls, plain: dict[str, Any]) -> Plan:
        bots = {int(seat): str(name) for seat, name in plain["bots"].items()}
        called = {int(seat): str(name) for seat, name in plain.get("called", {}).items()}
        return cls(tuple(map(str, plain["decks"])), bots, str(plain.get("scene", "")), called)

    @classmethod
    def of_record(cls, record: GameRecord) -> Plan:
        """A player whose name ends in "bot" is one."""
        bots = {
            seat: name.removesuffix(BOT)
            for seat, name in enumerate(record.players)
            if name.endswith(BOT)
        }
        called = {
            seat: name for seat, name in enumerate(record.players) if name and seat not in bots
        }
        return cls(record.deck_names, bots, record.scene, called)

    @property
    def people(self) -> list[int]:
        return [seat for seat in range(len(self.decks)) if seat not in self.bots]

    @property
    def names(self) -> tuple[str, ...]:
        """The players of a record."""
        return tuple(
            f"{self.bots[seat]}{BOT}" if seat in self.bots else self.called.get(seat, "")
            for seat in range(len(self.decks))
        )


def title(seat: int, plan: Plan, lang: str) -> str:
    """ "Player 2 (random bot) · ruby-amethyst" """
    who = say(lang, "player", seat + 1)
    if seat in plan.bots:
        who += f" ({say(lang, 'bot', plan.bots[seat])})"
    elif seat in plan.called:
        who += f" ({plan.called[seat]})"
    elif plan.people == [seat]:
        who += f" ({say(lang, 'you')})"
    return f"{who} · {plan.decks[seat]}" if plan.decks[seat] else who


# --- files ---------------------------------------------------------------------------------------


def game_record(game: Game, plan: Plan) -> GameRecord | None:
    """The record of a game without its actions; None if nobody knows how it began."""
    if plan.scene:
        seats = len(game.state.players)
        rules = game.state.ruleset.plain()
        return GameRecord(
            ((),) * seats, plan.decks, plan.names, 0, rules, game.pool.hash, VERSION, (),
            scene=plan.scene,
        )  # fmt: skip
    try:
        plain = game.record()
    except ValueError:
        return None
    return replace(of_decks(plain, plan.names, plan.decks), actions=())


def record_now(game: Game, plan: dict[str, Any]) -> GameRecord:
    """The record of a game so far, with its marks."""
    who = Plan.of_plain(plan)
    return records.of(game, who.names, who.decks, scene=who.scene)


def write(path: Path, plan: dict[str, Any], record: GameRecord) -> None:
    """A file that ends in `.json` gets JSON, any other a record (`docs/records.md`)."""
    write_text(path, json_text(plan, record) if path.suffix == ".json" else record.text())


def write_text(path: Path, text: str) -> None:
    """All of it or nothing: a game half written would be a game lost."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        beside.write_text(text, encoding="utf-8")
        beside.replace(path)
    except OSError:
        beside.unlink(missing_ok=True)
        raise


def json_text(plan: dict[str, Any], record: GameRecord) -> str:
    """As earlier versions wrote it."""
    if record.scene:
        raise OSError(errno.EINVAL, f"a game that began with a scene is saved as {ENDING}")
    decks = tuple(
        tuple(one.card for one in deck for _ in range(one.count)) for deck in record.decks
    )
    seed, starting, pool = record.seed, record.starting, record.pool
    plain = Record(decks, seed, starting, record.rules, pool, record.actions)
    return json.dumps(plan | {"record": asdict(plain)}, ensure_ascii=False) + "\n"


def load(text: str) -> tuple[Game, Plan]:
    """A saved game, a record or JSON: it is played again to where it was left."""
    if text.lstrip("\ufeff \n").startswith("{"):
        try:
            return read(json_value(text))
        except Unreadable as error:
            raise NotSaved(str(error)) from error
    try:
        record = read_record(text)
        replay = Replay(record)
        try:
            replay.to_end()
        except RecordError as error:
            if error.code != "cut_action":  # a last line that was cut is left out
                raise
    except RecordError as error:
        raise NotSaved(error.sentence("en"), error.sentence("es")) from error
    return replay.game, Plan.of_record(record)


def read(plain: Any) -> tuple[Game, Plan]:
    """A game as earlier versions wrote it, as JSON: its record is played again."""
    try:
        saved = saved_record(plain)
        decks = tuple(tuple(c.card for c in deck for _ in range(c.count)) for deck in saved.decks)
        actions = saved.actions
        record = Record(decks, saved.seed, saved.starting, saved.rules, saved.pool, actions)
        return Game.replay(record), Plan.of_plain(plain)
    except RecordError as error:
        raise NotSaved(error.sentence("en"), error.sentence("es")) from error
    except (ValueError, UnknownCard) as error:
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
    """The file of the game that was left last; one of an earlier version if there is no other."""
    new, old = state_folder() / LAST, state_folder() / OLD
    return old if old.is_file() and not new.is_file() else new


def earlier_game() -> Path:
    """The file of the game that had been left when another was begun."""
    return state_folder() / EARLIER


def keep(plan: dict[str, Any], record: GameRecord) -> Path | None:
    """Keep a game that is being played; None where nothing can be written."""
    path = state_folder() / LAST
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write(path, plan, record)
    except OSError:
        return None
    return path


def keep_lab(text: str) -> Path | None:
    """Keep what is being worked at in the laboratory; None where nothing can be written."""
    path = state_folder() / LAB
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_text(path, text)
    except OSError:
        return None
    return path


def set_aside() -> bool:
    """A new game begins: one that was left stays, as the earlier one. Whether there was one."""
    last = last_game()
    try:
        if not last.is_file():
            return False
        text = last.read_text(encoding="utf-8")
        make_room()
        (state_folder() / EARLIER).write_text(text, encoding="utf-8")
        last.unlink()
    except OSError:
        return False
    return True


def make_room() -> None:
    """The earlier game becomes the second, the second the third; the last of all goes."""
    names = [EARLIER, *(f"{Path(EARLIER).stem}-{n}{ENDING}" for n in range(2, MOST_EARLIER + 1))]
    paths = [state_folder() / name for name in names]
    for older, newer in zip(paths[:0:-1], paths[-2::-1]):
        if newer.is_file():
            newer.replace(older)


def forget() -> None:
    """A game that is over is not gone on with."""
    drop(LAST, OLD)


def forget_lab() -> None:
    """What was saved need not be kept."""
    drop(LAB)


def drop(*names: str) -> None:
    for name in names:
        with contextlib.suppress(OSError):
            (state_folder() / name).unlink(missing_ok=True)


def titles(plan: Plan, lang: str) -> Sequence[str]:
    return [title(seat, plan, lang) for seat in range(len(plan.decks))]
