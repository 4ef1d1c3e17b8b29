"""A language is a folder: every screen of the table and of the laboratory speaks a toy one.

Its words are those of English in other letters. What is still in Latin letters on a screen is not
said through a catalogue: only names, keywords and notation may be.
"""

from __future__ import annotations

import asyncio
import os
import re
from collections.abc import Awaitable, Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer
from textual.pilot import Pilot
from textual.widgets import OptionList

from test_tui_seats import Broken
from tintero import Deck
from tintero.ability.base import Ability, Node
from tintero.ability.render.english import English
from tintero.ability.render.speakers import SPEAKERS
from tintero.bots import RandomBot
from tintero.cards.facts import CardFacts
from tintero.judge.lab import Lab
from tintero.messages.catalogue import FOLDER
from tintero.rulebook.sources import Wording
from tintero.scene import Scene
from tintero.state.ruleset import Ruleset
from tintero.table.match import Match
from tintero.table.plan import Plan
from tintero.table.sitting import Sitting, Start
from tintero.tui.app import TableApp
from tintero.tui.lab_app import LabApp
from tintero.tui.lab_windows import CardSearch, Menu
from tintero.vocab import KEYWORD_NAMES
from toy_language import forget
from tui_table import (
    DECKS,
    SCENE,
    a_match,
    drawn_when_looked_at,
    kept,
    state_folder,  # noqa: F401  (keeps the games of these tests out of the home folder)
    until,
)

pytestmark = pytest.mark.pure_only

TOY = "xx"
WORD = re.compile(r"[A-Za-z]{3,}")
PATH = re.compile(r"(?<!\S)/\S+")  # of a file; it may go on in the next line
LAB = """
title: Smash Stitch
turn: 1
seats:
  1:
    ink: {ready: 4, exerted: 1}
    hand: [Smash, Dragon Fire]
    play:
      - Stitch - New Dog
      - Simba - Returned King: {damage: 2, at: Pride Lands}
      - Stitch - Rock Star: {exerted: true, under: [Stitch - New Dog]}
      - Pride Lands - Pride Rock
  2:
    ink: 3
    hand: [Be Prepared, Smash]
    discard: [Smash]
    play:
      - Namaari - Resolute Daughter: {exerted: true}
"""
LATIN = "abcdefghijklmnopqrstuvwxyz"
OTHER = str.maketrans(
    LATIN + LATIN.upper(),
    "".join(chr(start + i) for start in (0x430, 0x410) for i in range(26)),
)
# Names, files, keys, and what people type: the same in every language.
SAME = {
    "tintero", "Tintero", "yaml", "game", "lab", "amber", "steel", "ruby", "amethyst", "Ana", "Bea",
    "random", "Random", "RuntimeError", "out", "ideas", "Tab",
}  # fmt: skip


class OtherLetters(Transformer):  # type: ignore[misc]
    """Every text of a message in letters that no language of ours is written in."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        return ast.TextElement(node.value.translate(OTHER))


class Voice(English):  # type: ignore[misc]
    """Abilities in these letters."""

    def ability(self, ability: Ability) -> str:
        return super().ability(ability).translate(OTHER)

    def part(self, node: Node, within: Ability | None = None) -> str:
        return super().part(node, within).translate(OTHER)


@pytest.fixture(scope="module")
def toy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("locales")
    (folder / TOY).mkdir()
    for path in sorted((FOLDER / "en").glob("*.ftl")):
        made = OtherLetters().visit(FluentParser().parse(path.read_text(encoding="utf-8")))
        (folder / TOY / path.name).write_text(FluentSerializer().serialize(made), encoding="utf-8")
    get = Wording.get
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TINTERO_LOCALES", str(folder))
        # The rulebook and what abilities do are said by others than the catalogues.
        patch.setattr(Wording, "get", lambda self, lang: get(self, lang).translate(OTHER))
        patch.setitem(SPEAKERS, TOY, Voice)
        forget()
        yield TOY
    forget()


def shown(pilot: Pilot[Any]) -> list[str]:
    """All that is on the screen; of a window over the table, what is in it."""
    screen = pilot.app.screen
    strips = screen._compositor.render_strips()
    for window in screen.query(".window"):
        x, y, width, height = window.region
        strips = [strip.crop(x, x + width) for strip in strips[y : y + height]]
    return ["".join(segment.text for segment in strip) for strip in strips]


def printed_words(cards: Iterable[CardFacts]) -> set[str]:
    """Names and classifications: a card says them in English wherever it is played."""
    printed = [word for card in cards for word in (card.full_name, *card.classes)]
    return set(WORD.findall(" ".join([*printed, *KEYWORD_NAMES])))


class Reader:
    """Presses keys, reads every screen that comes of it, and remembers words of no catalogue."""

    def __init__(self, pilot: Pilot[Any]) -> None:
        self.pilot = pilot
        self.found: dict[str, str] = {}  # a word, and the line it stood in
        state = pilot.app.match.game.state
        pool = pilot.app.match.game.pool
        cards = [pool[state.program(card).full_name] for card in state.cards]
        self.same = printed_words(cards) | SAME
        self.same.update(WORD.findall(os.environ["XDG_STATE_HOME"]), ("games", "finished"))
        self.screens: set[str] = set()  # kinds of screens that were read

    async def press(self, *keys: str) -> None:
        for key in keys:
            await self.pilot.press(key)
            await self.pilot.pause()
        self.read()

    def read(self) -> None:
        screen = self.pilot.app.screen
        self.screens.add(type(screen).__name__)
        if isinstance(screen, CardSearch):
            self.same |= printed_words(screen.found)
        for line in shown(self.pilot):
            for word in WORD.findall(PATH.sub("", line)):
                cut = f"{word}…" in line and any(name.startswith(word) for name in self.same)
                if word not in self.same and not word.isupper() and not cut:
                    self.found.setdefault(word, line.strip())

    async def window(self, *keys: str) -> None:
        """Open something and close it again."""
        await self.press(*keys)
        assert len(self.pilot.app.screen_stack) > 2, keys
        await self.close()

    async def close(self) -> None:
        for _ in range(5):
            if len(self.pilot.app.screen_stack) > 2:
                await self.press("escape")


Walk = Callable[[Reader], Awaitable[None]]


def walk(app: TableApp, steps: Walk, size: tuple[int, int] = (100, 30)) -> Reader:
    readers = []

    async def main() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            readers.append(Reader(pilot))
            readers[0].read()
            await steps(readers[0])
            readers[0].read()

    with drawn_when_looked_at():
        asyncio.run(main())
    assert readers[0].found == {}
    return readers[0]


def scene_match(scene: str = SCENE, bots: dict[int, str] | None = None) -> Match:
    return a_match(bots or {1: "random"}, Scene.parse(scene).game(), TOY)


def test_the_start_of_a_game(toy: str) -> None:
    async def steps(reader: Reader) -> None:
        for key in ("left", "enter", "enter", "w", "escape", "u", "U", "right", "end", "enter"):
            await reader.press(key)

    walk(TableApp(a_match(lang=TOY), 0), steps)


def test_the_windows_of_a_game(toy: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("game.tintero").write_text("x")

    async def steps(reader: Reader) -> None:
        for key in ("h", "d", "l", "question_mark", "i", "w", "s", "c", "e"):
            await reader.window(key)
        await reader.press("d", "enter")
        await reader.close()
        await reader.window("s", "enter")  # there is such a file
        # Every card of the table, and what may be done with it.
        for place in ("left", "up", "up", "right"):
            await reader.press(place)
            await reader.window("i")
            await reader.press("w", "down", "enter")  # the rule behind a reason
            await reader.close()
        await reader.press("u", "U", "escape")

    reader = walk(TableApp(scene_match(), 0), steps)
    assert len(reader.screens) >= 6, reader.screens


@pytest.mark.parametrize("size", [(80, 24), (130, 40)])
def test_a_game_that_goes_on(toy: str, size: tuple[int, int]) -> None:
    """The first thing there is to do, again and again, with the questions that come of it."""
    match = scene_match()

    async def steps(reader: Reader) -> None:
        for _ in range(30):
            await until(reader.pilot, lambda: not match.waits_for_bot)
            await reader.press("enter")
            if type(reader.pilot.app.screen).__name__ == "EndWindow":
                await reader.press("e")
        await reader.window("l")
        await reader.window("l", "enter")
        await reader.press("u")

    walk(TableApp(match, 0), steps, size)


def a_sitting(bots: dict[int, str], best_of: int = 3) -> Sitting:
    plan = Plan(DECKS, bots, "", {0: "Ana"} if bots else {0: "Ana", 1: "Bea"})
    start = Start([Deck.load(name) for name in DECKS], 7, Ruleset())
    made = lambda plan: {seat: RandomBot(seat) for seat in plan.bots}  # noqa: E731
    return Sitting(start, plan, made, TOY, best_of=best_of)


def test_a_series(toy: str) -> None:
    sitting = a_sitting({1: "random"})
    app = TableApp(sitting.match, 0, sitting)

    async def steps(reader: Reader) -> None:
        for _ in range(2):
            await until(reader.pilot, lambda: not app.match.waits_for_bot)
            for key in ("c", "right", "enter", "enter", "enter"):
                await reader.press(key)
        await reader.press("escape", "r")

    walk(app, steps)


def test_two_people_and_no_bot(toy: str) -> None:
    sitting = a_sitting({}, 1)

    async def steps(reader: Reader) -> None:
        for key in ("enter", "end", "enter", "enter", "w", "escape", "end", "enter", "enter"):
            await reader.press(key)

    assert "CurtainScreen" in walk(TableApp(sitting.match, 0, sitting), steps).screens


def test_bots_are_watched(toy: str) -> None:
    sitting = a_sitting({0: "random", 1: "random"}, 1)

    async def steps(reader: Reader) -> None:
        for key in ("space", "n", "n", "l", "escape", "w", "u", "c", "e"):
            await reader.press(key)

    walk(TableApp(sitting.match, 0.2, sitting), steps)


def test_a_bot_that_fails(toy: str) -> None:
    match = a_match({1: "random"}, kept(), TOY, {1: Broken()})

    async def steps(reader: Reader) -> None:
        await reader.press("e", "e")
        await until(reader.pilot, lambda: len(reader.pilot.app.screen_stack) > 2)
        reader.read()

    walk(TableApp(match, 0), steps)


def test_the_laboratory(toy: str) -> None:
    app = LabApp(Lab.of_scene(Scene.parse(LAB)), TOY)

    async def menu(reader: Reader, *keys: str) -> None:
        """Open a menu, and all that its lines open."""
        await reader.press(*keys)
        lines = reader.pilot.app.screen
        assert isinstance(lines, Menu)
        does = [(i, line.do) for i, line in enumerate(lines.commands) if line.do is not None]
        able = [i for i, do in does if getattr(do, "func", None) != app.table.change]
        able = able[:5] + able[-2:] + [i for i, _ in does if i not in able][:1]
        await reader.press("escape")
        for n in able:
            await reader.pilot.press(*keys)
            await reader.pilot.pause()
            reader.pilot.app.screen.query_one("#rows", OptionList).highlighted = n
            await reader.press("enter")
            await reader.close()
            await reader.press("b")

    async def steps(reader: Reader) -> None:
        for key in ("question_mark", "r", "h", "l", "i", "w", "s"):
            await reader.window(key)
        await reader.press("p")
        await reader.press(*"qx")
        await reader.press("escape")
        await menu(reader, "t")
        await reader.window("d", "enter")
        await reader.press("left")
        for where in ("left", "up", "up"):
            for key in (where, "m", "escape"):
                await reader.press(key)
        for key in ("x", "y", "plus"):
            await reader.press(key)
        for key in ("delete", "b", "n", "u", "o", "v", "e", "c", "q", "escape"):
            await reader.press(key)

    walk(app, steps)
