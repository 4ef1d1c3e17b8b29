"""`Plan`: who plays what, and what everybody is called."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from tintero.bots.bot import command_of
from tintero.messages import Message, PlayerNamed, Problem, say
from tintero.records import GameRecord
from tintero.records.model import SeriesScore

BOT = " bot"  # how a record says that a bot plays: `player 2: greedy bot`
LONGEST_NAME = 40
# What the shipped bots are called; any other by what names it.
BOT_NAMES: Final = {
    "random": "table-bot-random",
    "greedy": "table-bot-greedy",
    "planner": "table-bot-planner",
    "ink-beginner": "table-bot-ink-beginner",
    "ink-easy": "table-bot-ink-easy",
    "ink-medium": "table-bot-ink-medium",
    "ink-fast": "table-bot-ink-fast",
    "ink-full": "table-bot-ink-full",
}
# By the phase of a view.
PHASES = {
    "setup": "table-phase-setup",
    "start": "table-phase-start",
    "main": "table-phase-main",
    "end": "table-phase-end",
    "over": "table-phase-over",
}


@dataclass
class Plan:
    """Who plays what: enough to begin, and what a saved game says beside its actions.

    `scene` is the position the game began in, if it did not begin with decks; `called` the names
    of people, where they have some. `series`: the game is one of a series, and how that stood.
    `free`: everything may be taken back, also what CR 1.7.6.2 does not undo; a file does not say.
    """

    decks: tuple[str, ...]
    bots: dict[int, str]
    scene: str = ""
    called: dict[int, str] = field(default_factory=dict)
    series: SeriesScore | None = None
    free: bool = False

    def plain(self) -> dict[str, Any]:
        bots = {str(seat): name for seat, name in self.bots.items()}
        made: dict[str, Any] = {"decks": list(self.decks), "bots": bots}
        if self.scene:
            made["scene"] = self.scene
        if self.called:
            made["called"] = {str(seat): name for seat, name in self.called.items()}
        if self.series is not None:
            made["series"] = str(self.series)
        return made

    @classmethod
    def of_plain(cls, plain: dict[str, Any]) -> Plan:
        bots = {int(seat): str(name) for seat, name in plain["bots"].items()}
        called = {int(seat): str(name) for seat, name in plain.get("called", {}).items()}
        series = SeriesScore.read(str(plain.get("series", "")))
        decks, scene = tuple(map(str, plain["decks"])), str(plain.get("scene", ""))
        return cls(decks, bots, scene, called, series)

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
        return cls(record.deck_names, bots, record.scene, called, record.series)

    @property
    def people(self) -> list[int]:
        """The seats at which people sit."""
        return [seat for seat in range(len(self.decks)) if seat not in self.bots]

    @property
    def names(self) -> tuple[str, ...]:
        """The players of a record."""
        return tuple(
            f"{self.bots[seat]}{BOT}" if seat in self.bots else self.called.get(seat, "")
            for seat in range(len(self.decks))
        )


# --- what they are called -------------------------------------------------------------------------


def checked_name(name: str) -> str:
    """A name somebody gave, tidy; Problem if nobody can be called so."""
    tidy = " ".join(name.split())
    if not tidy or len(tidy) > LONGEST_NAME or not tidy.isprintable():
        raise Problem(Message("table-no-name", name=name[:LONGEST_NAME], most=LONGEST_NAME))
    if tidy.endswith(BOT) or tidy == BOT.strip():  # a record would call a bot to the table
        raise Problem(Message("table-bot-name", name=tidy))
    return tidy


def called(plan: Plan, lang: str) -> tuple[str, ...]:
    """What `say` calls the players, by seat; "" for somebody who gave no name.

    >>> called(Plan(("", ""), {1: "greedy"}, "", {0: "Ana"}), "es")
    ('Ana', 'Bot voraz')
    >>> called(Plan(("", ""), {0: "random", 1: "random"}), "en")
    ('Random bot 1', 'Random bot 2')
    """
    found = [
        bot_name(plan.bots[seat], lang) if seat in plan.bots else plan.called.get(seat, "")
        for seat in range(len(plan.decks))
    ]
    return tuple(
        f"{name} {seat}" if name and found.count(name) > 1 else name
        for seat, name in enumerate(found, 1)
    )


def bot_name(bot: str, lang: str) -> str:
    """ "Greedy bot"; a program by the name of its file."""
    command = command_of(bot)
    name = Path(command[0]).name if command else bot
    known = BOT_NAMES.get(name) if not command else None
    found = Message(known) if known else Message("table-bot", name=name[:LONGEST_NAME])
    words = say(found, lang)
    return words[:1].upper() + words[1:]


def title(seat: int, plan: Plan, playing: bool = True) -> Message:
    """ "Ana · amber-steel"; of the one who plays here "Player 1 (you) · amber-steel" """
    who = Message("table-who", player=PlayerNamed(seat))
    if playing and plan.people == [seat] and not plan.called.get(seat):
        who = Message("table-who-you", player=PlayerNamed(seat))
    deck = plan.decks[seat]
    return Message("table-title", who=who, deck=deck) if deck else who


def titles(plan: Plan, lang: str, playing: bool = True) -> Sequence[str]:
    people, seats = called(plan, lang), range(len(plan.decks))
    return [say(title(seat, plan, playing), lang, people) for seat in seats]
