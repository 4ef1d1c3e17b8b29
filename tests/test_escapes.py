"""Text from files, bots and callers reaches terminals, Markdown and HTML as text alone."""

from __future__ import annotations

import ast
import io
import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest
from rich.text import Text
from textual.pilot import Pilot
from textual.widgets import Input
from typer.testing import CliRunner

import tintero
from tintero import records
from tintero.bots.seat import BotSeat
from tintero.cli.shell.console import Terminal
from tintero.cli.shell.main import app
from tintero.judge.lab import Lab
from tintero.plain import as_markdown, plain
from tintero.scene import Scene
from tintero.table.match import Match
from tintero.table.plan import Plan
from tintero.tui.lab_app import LabApp
from tui_table import (
    DECKS,
    put_highlight,
    run,
    state_folder,  # noqa: F401  (keeps the games of these tests out of the home folder)
    until,
)
from tui_table import kept as a_game

pytestmark = pytest.mark.pure_only

# Orders for a terminal (two ways to begin one, a bell, a backspace), a line turned around, half a
# character; markup of Rich and Textual, of HTML and Markdown.
ORDERS = "\x1b[2J\x1b]0;mine\x07\x9b31m\x08\x7f\u202e\u2066"
MARKUP = "[red]r[/red] [link=x]l[/link] [@click=app.quit]q[/] <b>h</b> *s* [a](b)"
EVIL = f"Evil{ORDERS}{MARKUP}"
OBEYED = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")


def call(*words: str, typed: str = "") -> Any:
    return CliRunner().invoke(app, list(words), input=typed)


# --- the doors ------------------------------------------------------------------------------------


def test_a_terminal_is_told_no_orders() -> None:
    stream = io.StringIO()
    Terminal(file=stream, force_terminal=True, width=200).print(Text(EVIL, style="red"))
    shown = re.sub("\x1b\\[[0-9;]*m", "", stream.getvalue())
    assert not OBEYED.search(shown)
    assert MARKUP in shown


def test_text_stays_text() -> None:
    assert plain("año ◆ 🃏\tx\n") == "año ◆ 🃏\tx\n"
    assert plain("a\ud800b") == "a\ufffdb"
    assert as_markdown("1. <x>\n| a_b") == "\\1. \\<x\\> \\| a\\_b"


def streams_of(path: Path) -> list[int]:
    """The lines in which something is written past the door."""
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            name = ast.unparse(node.func)
            if name in ("print", "typer.echo", "typer.secho", "click.echo", "Console") or (
                name.startswith("sys.std") and name.endswith(".write")
            ):
                found.append(node.lineno)
    return found


def test_nothing_is_written_past_the_door() -> None:
    folder = Path(tintero.__file__).parent
    past = [
        f"{path.name}:{line}"
        for room in ("cli", "tui")
        for path in sorted((folder / room).rglob("*.py"))
        if path.name != "output.py"
        for line in streams_of(path)
    ]
    assert past == []


# --- the commands ---------------------------------------------------------------------------------

SCENE = f"""
title: {json.dumps(EVIL)}
turn: 1
seats:
  1: {{hand: [Smash], ink: 3, deck: [Smash]}}
  2: {{play: [Stitch - New Dog], deck: [Smash]}}
steps:
  - 1: play Smash
  - 1: choose Stitch
"""
BAD_SCENE = SCENE.replace("Stitch - New Dog", json.dumps(EVIL))
BOT = f"""
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    said = {{"name": {EVIL!r}}} if asked["ask"] == "hello" else {{"error": {EVIL!r}, "x": {EVIL!r}}}
    print(json.dumps(said | {{"id": asked.get("id")}}), flush=True)
"""


@pytest.fixture
def files(tmp_path: Path) -> dict[str, str]:
    """Files full of it, and one that is called so."""
    record = records.of(a_game(), ("Ana", "Eva"), DECKS).text()
    named = record.replace("Ana", EVIL).replace("Eva", EVIL)
    texts = {
        "scene": SCENE,
        "bad": BAD_SCENE,
        "deck": f"4 {EVIL}\n2 Smash\n",
        "record": named,
        "cut": named.replace("keep", f"keep {EVIL}"),
        "json": json.dumps({"record": {EVIL: 1}, "decks": [EVIL], "bots": {"1": EVIL}}),
        "cards": json.dumps({EVIL: 1}),
        "bot": BOT,
    }
    endings = {"scene": "yaml", "bad": "yaml", "deck": "txt", "json": "json", "cards": "json"}
    found = {}
    for name, text in texts.items():
        path = tmp_path / f"{name}.{endings.get(name, 'tintero')}"
        path.write_text(text, encoding="utf-8", errors="surrogatepass")
        found[name] = str(path)
    evil = tmp_path / EVIL.replace("/", "")
    evil.write_text(f"60 {EVIL}\n", encoding="utf-8")
    return found | {"evil": str(evil), "run": f"exec:{sys.executable} {found['bot']}"}


COMMANDS = [
    "play --deck EVIL",
    "play --deck {evil}",
    "play --deck {deck}",
    "play --bot EVIL",
    "play --bot {run} --plain",
    "play --rules EVIL",
    "play --resume EVIL",
    "play --resume {record} --plain",
    "play --resume {cut}",
    "play --resume {json}",
    "play --plain --seed 7",
    "replay {record}",
    "replay {record} --json",
    "replay {cut}",
    "replay EVIL",
    "fuzz --replay {json}",
    "rules show EVIL",
    "rules search EVIL",
    "cards show EVIL",
    "cards find EVIL",
    "cards parse EVIL",
    "cards compile {cards}",
    "cards compile {evil}",
    "deck check {deck}",
    "deck check {evil}",
    "deck check {deck} --json",
    "deck show {deck}",
    "deck odds {deck}",
    "deck convert {deck} --to EVIL",
    "deck convert {deck}",
    "judge ask {scene}",
    "judge ask {scene} --format md",
    "judge ask {scene} --format html",
    "judge ask {scene} --format json",
    "judge ask {bad}",
    "judge ask EVIL",
    "judge run {scene}",
    "judge run EVIL",
    "judge lab {scene} --plain",
    "judge rewind {record} --to 1",
    "judge rewind {record} --to EVIL",
    "judge quiz EVIL",
    "judge quiz",
    "sim EVIL {deck}",
    "sim {deck} {deck} --games 1",
    "ladder --bots EVIL",
    "ladder EVIL",
    "version EVIL",
    "EVIL",
    "play --EVIL",
]
TYPED = "\n".join(
    [
        EVIL, f"why {EVIL}", f"card {EVIL}", f"rule {EVIL}", f"save {EVIL}/{EVIL}", f"quest {EVIL}",
        f"title {EVIL}", f"put {EVIL}", "board", "log", "next", "keep", "quit",
    ]
)  # fmt: skip


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("line", COMMANDS)
def test_every_command_prints_text(line: str, lang: str, files: dict[str, str]) -> None:
    words = [
        word.replace("EVIL", EVIL) if word.isupper() or "EVIL" in word else word.format(**files)
        for word in line.split(" ")
    ]
    result = call(*words, "--lang", lang, typed=TYPED)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    found = OBEYED.search(result.stdout + result.stderr)
    assert found is None, repr((result.stdout + result.stderr)[max(0, found.start() - 60) :][:120])
    assert result.stdout or result.stderr


def test_markdown_and_html_hold_it_as_text(files: dict[str, str]) -> None:
    page = call("judge", "ask", files["scene"], "--format", "html").stdout
    assert "<b>" not in page
    assert "&lt;b&gt;h&lt;/b&gt;" in page
    notes = call("judge", "ask", files["scene"], "--format", "md").stdout
    assert "\\<b\\>h\\</b\\> \\*s\\* \\[a\\](b)" in notes
    assert "[[CR " in notes  # our own links are links


def test_json_says_every_character(files: dict[str, str]) -> None:
    said = call("judge", "ask", files["scene"], "--format", "json").stdout
    assert EVIL in list(walk(json.loads(said)))


def walk(value: Any) -> Any:
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        for each in value:
            yield from walk(each)
    else:
        yield value


# --- the screens ----------------------------------------------------------------------------------


def on_screen(app: Any) -> str:
    """Every character the screen would write."""
    strips = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip) for strip in strips)


async def see(pilot: Pilot[Any], seen: list[str]) -> None:
    await pilot.pause()
    text = on_screen(pilot.app)
    seen.append(text)
    assert not OBEYED.search(text.replace("\n", "")), repr(text)


class Rude:
    """A bot that fails in its own words."""

    def choose(self, seat: BotSeat) -> int:
        raise RuntimeError(EVIL)


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_table_shows_text(tmp_path: Path, lang: str) -> None:
    plan = Plan((EVIL, EVIL), {1: EVIL}, called={0: EVIL})
    match = Match(a_game(), plan, {1: Rude()}, lang)
    seen: list[str] = []

    async def play(pilot: Pilot[str]) -> None:
        await see(pilot, seen)
        for key in ("h", "i", "d", "l", "w", "question_mark"):
            await pilot.press(key)
            await see(pilot, seen)
            await pilot.press("escape")
            await pilot.pause()
        await pilot.press("s")
        await pilot.pause()
        pilot.app.screen.query_one("#value", Input).value = f"/none/{EVIL}"
        await see(pilot, seen)
        await pilot.press("enter")
        await see(pilot, seen)
        file = tmp_path / EVIL.replace("/", "")
        file.write_text("", encoding="utf-8")
        await pilot.press("s")
        await pilot.pause()
        pilot.app.screen.query_one("#value", Input).value = str(file)
        await pilot.press("enter")
        await see(pilot, seen)
        await pilot.click("#yes")
        await see(pilot, seen)
        match.answer(len(match.game.options) - 1)
        pilot.app.table.go_on()  # type: ignore[attr-defined]
        await until(pilot, lambda: len(pilot.app.screen_stack) > 2)
        await see(pilot, seen)

    app = run(match, play, size=(160, 50))
    assert any("[red]r[/red]" in text for text in seen), seen[0]
    assert "RuntimeError" in seen[-1] and "Evil[2J" in seen[-1]
    assert app.return_code in (0, None)


def test_the_laboratory_shows_text() -> None:
    lab = Lab.of_scene(Scene.parse(SCENE))
    app = LabApp(lab, "en", EVIL)
    seen: list[str] = []

    async def play(pilot: Pilot[str]) -> None:
        await see(pilot, seen)
        for keys in (("r",), ("t",), ("m",), ("p", *"smash"), ("s",), ("l",)):
            await pilot.press(*keys)
            await see(pilot, seen)
            await pilot.press("escape")
            await pilot.pause()
        put_highlight(app.table, "Play Smash")
        await pilot.press("enter")
        await see(pilot, seen)

    import asyncio

    async def main() -> None:
        async with app.run_test(size=(160, 50)) as pilot:
            await play(pilot)

    asyncio.run(main())
    assert any("[red]r[/red]" in text for text in seen)
