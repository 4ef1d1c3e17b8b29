"""Games in files: what `save` writes and what `--resume` reads. `kept` says where and how."""

from __future__ import annotations

import errno
import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

from tintero import records
from tintero._build import VERSION
from tintero.cards.pool import UnknownCard
from tintero.cli.shell.words import say
from tintero.game import Game, Record
from tintero.reading import Unreadable, json_value
from tintero.records import ENDING, GameRecord, RecordError, Replay
from tintero.records import read as read_record
from tintero.records.read import saved_record
from tintero.records.replay import of_decks
from tintero.tui import kept

# What can't be read with these cards or this version, and may be with others.
NOT_BROKEN = frozenset(("newer", "unknown_card", "unclear_card", "rules"))
BOT = " bot"  # how a record says that a bot plays: `player 2: greedy bot`


class NotSaved(ValueError):
    """The file is no saved game; the message says what is wrong with it, `es` in Spanish.

    `broken`: it never will be one, whatever cards there are."""

    def __init__(self, problem: str, es: str = "", broken: bool = True) -> None:
        super().__init__(problem)
        self.es = es or problem
        self.broken = broken

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
    kept.write_text(path, json_text(plan, record) if path.suffix == ".json" else record.text())


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
        broken = error.code not in NOT_BROKEN
        raise NotSaved(error.sentence("en"), error.sentence("es"), broken) from error
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


def titles(plan: Plan, lang: str) -> Sequence[str]:
    return [title(seat, plan, lang) for seat in range(len(plan.decks))]
