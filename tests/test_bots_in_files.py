"""Who plays in a saved game: a file may name the bots that come along, and starts no program."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from tintero import Deck, Game, records
from tintero.cli.shell.main import app
from tintero.table import saved
from tintero.table.plan import Plan

DECKS = ("amber-steel", "ruby-amethyst")


def run(*words: str, lang: str = "en", typed: str = "") -> Result:
    return CliRunner().invoke(app, [*words, "--lang", lang], input=typed)


def told(result: Result) -> str:
    return " ".join(result.output.split())


def text_of(name: str, path: Path) -> None:
    game = Game.new([Deck.load(deck) for deck in DECKS], 3)
    game.push("keep")
    path.write_text(records.of(game, ("", f"{name} bot"), DECKS).text(), encoding="utf-8")


def json_of(name: str, path: Path) -> None:
    game = Game.new([Deck.load(deck) for deck in DECKS], 3)
    game.push("keep")
    plan = Plan(DECKS, {1: name})
    saved.write(path, plan, records.of(game, plan.names, plan.decks))


KINDS = [(text_of, "game.tintero"), (json_of, "game.json")]


@pytest.fixture
def trap(tmp_path: Path) -> tuple[str, Path]:
    """A bot that is a program, and the file that it writes when it is started."""
    touched = tmp_path / "started"
    code = f"open({str(touched)!r}, 'w')"
    return f'exec:{sys.executable} -c "{code}"', touched


@pytest.mark.parametrize(("write", "name"), KINDS)
def test_opening_a_file_starts_no_program(
    write: Callable[[str, Path], None], name: str, trap: tuple[str, Path], tmp_path: Path
) -> None:
    command, touched = trap
    file = tmp_path / name
    write(command, file)
    for lang, words in (
        ("en", "Opening a file starts no program."),
        ("es", "Abrir un fichero no arranca ningún programa."),
    ):
        result = run("play", "--plain", "--resume", str(file), lang=lang)
        assert result.exit_code == 2
        assert words in told(result) and "exec:" in told(result)
        assert '--bot "exec:' in told(result)
    run("replay", str(file), "--all")
    run("replay", str(file), "--json")
    run("replay", str(file), typed="fork\nkeep\nend\nquit\n")
    run("judge", "rewind", str(file))
    assert not touched.exists()


@pytest.mark.parametrize(("write", "name"), KINDS)
def test_the_command_line_says_who_plays(
    write: Callable[[str, Path], None], name: str, trap: tuple[str, Path], tmp_path: Path
) -> None:
    command, touched = trap
    file = tmp_path / name
    write(command, file)
    other = run("play", "--plain", "--resume", str(file), "--bot", "random", typed="quit\n")
    assert other.exit_code == 0 and "Random bot · " in other.output
    assert not touched.exists()
    program = run("play", "--plain", "--resume", str(file), "--bot", command, typed="end\nend\n")
    assert touched.exists()
    assert "began with seed 3. The bot is another program" in told(program)
    assert "began with seed" not in told(other)


@pytest.mark.parametrize(("write", "name"), KINDS)
def test_a_bot_that_comes_along_plays_because_a_file_says_so(
    write: Callable[[str, Path], None], name: str, tmp_path: Path
) -> None:
    file = tmp_path / name
    write("random", file)
    result = run("play", "--plain", "--resume", str(file), typed="end\nquit\n")
    assert result.exit_code == 0 and "Random bot · " in result.output


def test_what_a_file_says_reaches_the_terminal_without_control_signs(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    text_of("greedy", tmp_path / "game.tintero")
    json_of("greedy", file)
    plain = json.loads(file.read_text(encoding="utf-8"))
    plain["bots"]["1"] = "exec:\x1b[2J" + "x" * 5000
    file.write_text(json.dumps(plain), encoding="utf-8")
    result = run("play", "--plain", "--resume", str(file))
    assert result.exit_code == 2
    assert "\x1b" not in result.output and len(result.output) < 500
