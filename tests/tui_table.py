"""What the tests of the table share: games, a screen without a terminal, the keys."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from rich.table import Table
from rich.text import Text
from textual._compositor import Compositor
from textual._context import visible_screen_stack
from textual.css.model import RuleSet
from textual.css.stylesheet import Stylesheet
from textual.pilot import Pilot
from textual.widgets import Static

from tintero import Deck, Game
from tintero.bots import Bot, make_bot
from tintero.table.match import Match
from tintero.table.plan import Plan
from tintero.tui.app import TableApp

SIZE = (100, 30)
DECKS = ("amber-steel", "ruby-amethyst")


@pytest.fixture(autouse=True)
def state_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Games that are left are kept here, not in the home of who runs the tests."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return tmp_path / "state" / "tintero"


def games(folder: Path, kind: str = "games") -> list[Path]:
    """The files of games in a state folder."""
    return sorted((folder / kind).glob("*.tintero"))


def new_game(seed: int = 7) -> Game:
    return Game.new([Deck.load(name) for name in DECKS], seed, starting=0)


def a_match(
    bots: dict[int, str] | None = None,
    game: Game | None = None,
    lang: str = "en",
    players: dict[int, Bot] | None = None,
) -> Match:
    names = {1: "random"} if bots is None else bots
    made = players or {seat: make_bot(name, seat + 1) for seat, name in names.items()}
    return Match(game or new_game(), Plan(DECKS, names), made, lang)


def kept(seed: int = 7) -> Game:
    """Both have kept their hands; the first player has the first turn."""
    game = new_game(seed)
    game.push("keep")
    game.push("keep")
    return game


SCENE = """
title: A table with a bit of everything
turn: 1
seats:
  1:
    lore: 5
    ink: {ready: 4, exerted: 1}
    hand: [Grab Your Sword, HeiHei - Boat Snack, HeiHei - Boat Snack, Be Our Guest]
    deck: [Smash, Smash, Smash]
    play:
      - Simba - Protective Cub
      - Stitch - Rock Star: {exerted: true}
      - Ariel - Spectacular Singer: {damage: 1, drying: true}
      - Dinglehopper
  2:
    lore: 7
    ink: 3
    hand: [Smash]
    deck: [Smash, Smash, Smash]
    play:
      - Maleficent - Biding Her Time: {exerted: true}
      - Dr. Facilier - Remarkable Gentleman: {exerted: true, damage: 2}
      - Magic Mirror
"""


READ: dict[Any, list[RuleSet]] = {}  # rules by the style sheet and its variables


settle = Pilot.pause  # waits until nothing is left to do, and draws nothing (see below)


@contextmanager
def drawn_when_looked_at() -> Iterator[None]:
    """Draws what there is when a test pauses to look, once, and not each step on the way there,
    which nobody sees. A style sheet is read once in a process, not once for each table."""
    update, pause, parse = Compositor.render_update, Pilot.pause, Stylesheet._parse_rules
    looks = False

    def parse_rules(sheet: Stylesheet, *what: Any, **more: Any) -> list[RuleSet]:
        key = (what, *sorted(more.items()), *sorted(sheet._variables.items()))
        if key not in READ:
            READ[key] = parse(sheet, *what, **more)
        return READ[key]

    def render_update(
        self: Compositor, full: bool = False, screen_stack: Any = None, simplify: bool = False
    ) -> Any:
        if full or looks:
            return update(self, full, screen_stack, simplify)
        visible_screen_stack.set(screen_stack or [])
        return None  # what is to be drawn is still noted, and drawn later

    async def look(self: Pilot[Any], delay: float | None = None) -> None:
        nonlocal looks
        await pause(self, delay)
        if delay is None:
            looks = True
            self.app.screen._compositor_refresh()
            looks = False

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Compositor, "render_update", render_update)
        patch.setattr(Pilot, "pause", look)
        patch.setattr(Stylesheet, "_parse_rules", parse_rules)
        yield


def run(match: Match, play: Callable[[Pilot[str]], Awaitable[None]], size: Any = SIZE) -> TableApp:
    app = TableApp(match, pace=0)

    async def main() -> None:
        async with app.run_test(size=size) as pilot:
            await settle(pilot)
            await play(pilot)
            if not app._exit:
                await pilot.pause()

    with drawn_when_looked_at():
        asyncio.run(main())
    return app


async def until(pilot: Pilot[Any], so: Callable[[], bool], seconds: float = 60) -> None:
    """Wait for a bot."""
    for _ in range(int(seconds / 0.02)):
        if so():
            return
        await pilot.pause(0.02)
    raise AssertionError("it never came to that")


def words(pilot: Pilot[Any], name: str) -> str:
    static = pilot.app.screen.query_one(f"#{name}", Static)
    if isinstance(static.content, Table):
        console = Console(width=200)
        with console.capture() as capture:
            console.print(static.content)
        return capture.get()
    shown = static.render()
    return shown.plain if isinstance(shown, Text) else str(shown)


def put_highlight(table: Any, label: str) -> None:
    """Highlight the option that says so."""
    places = table.options.places
    at = next(i for i, c in enumerate(places) if c is not None and c.label.startswith(label))
    table.options.list.highlighted = at
