"""The front door: mistakes in words, files that are no use, pipes that close, interruptions."""

from __future__ import annotations

import builtins
import errno
import io
import multiprocessing
import os
import re
import subprocess
import sys
import time
import tomllib
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import tintero
from tintero.cli.shell import start
from tintero.cli.shell.common import EXIT_INTERRUPTED, EXIT_PIPE
from tintero.cli.shell.front import take_language
from tintero.cli.shell.main import app
from tintero.sim import ladder as ladders
from tintero.sim import matchups
from tintero.sim.many import spread

pytestmark = pytest.mark.pure_only

PROJECT = Path(__file__).parent.parent / "pyproject.toml"


def run(*given: str, typed: str = "", locale: str = "C") -> Result:
    environ = {"LANG": locale, "LC_ALL": "", "LC_MESSAGES": "", "COLUMNS": "100", "NO_COLOR": "1"}
    return CliRunner().invoke(app, [*given], input=typed, env=environ)


def refused(*given: str, code: int = 2, locale: str = "C") -> str:
    """What the error stream says; nothing else is printed, and nothing blows up."""
    result = run(*given, locale=locale)
    assert (result.exit_code, result.stdout) == (code, ""), result.output
    assert isinstance(result.exception, SystemExit)
    assert "Traceback" not in result.stderr
    return result.stderr


# --- words that are no command --------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "english", "spanish"),
    [
        ("paly", "There is no command paly.", "No existe la orden paly."),
        ("deck chek x", "Near: check", "Parecidas: check"),
        ("deck check", "DECK is missing: A shipped", "Falta DECK: Un mazo incluido"),
        ("deck convert amber-steel", "--to is missing: One of", "Falta --to: Uno de"),
        ("deck check x --formt core", "There is no option --formt.", "No existe la opción --formt"),
        ("deck check x --formt core", "Near: --format", "Parecidas: --format"),
        ("fuzz --games", "--games needs a value.", "--games necesita un valor."),
        ("fuzz --json=3", "--json takes no value.", "--json no lleva valor."),
        ("fuzz --players 7", "“7” is not a whole number from 2 to 6", "«7» no es un número entero"),
        ("fuzz --games=0", "“0” is not a whole number from 1 up", "de 1 en adelante"),
        ("ladder -nx", "--games: “x” is not a whole number", "--games: «x» no es un número"),
        ("play --seed x", "--seed: “x” is not a whole number.", "no es un número entero."),
        ("version x", "One word too many: x", "Sobra: x"),
        ("version --lang fr", "“fr” is none of: en, es", "«fr» no es ninguno de: en, es"),
    ],
)
def test_a_command_written_wrongly(given: str, english: str, spanish: str) -> None:
    told = refused(*given.split())
    assert english in told
    assert spanish in refused(*given.split(), locale="es_ES.UTF-8")
    if not given.startswith(("fuzz --games", "fuzz --json")):
        assert re.search(r"^Help: tintero( \w+)* --help$", told, re.MULTILINE)


def test_a_group_alone_shows_its_help() -> None:
    for given, usage in (((), "Usage: tintero [OPTIONS]"), (("deck",), "Usage: tintero deck")):
        result = run(*given)
        assert result.exit_code == 2
        assert usage in result.stdout
        assert result.stderr == ""


def test_the_language_may_stand_anywhere() -> None:
    assert take_language(["--lang", "es", "deck", "list"]) == ("es", ["deck", "list"])
    assert take_language(["deck", "list", "--lang=es"]) == ("es", ["deck", "list"])
    assert take_language(["deck", "list", "--lang", "fr"]) == ("", ["deck", "list", "--lang", "fr"])
    for given in (("--lang", "es", "version"), ("version", "--lang", "es")):
        assert "cartas" in run(*given).stdout
    assert "cards" in run("version").stdout, "one call leaves nothing behind"


# --- files that are no use ------------------------------------------------------------

# Every way in for a file; FILE stands for it.
WAYS = [
    "deck show FILE", "deck check FILE", "deck odds FILE", "deck read FILE",
    "deck convert FILE --to text", "play --deck FILE", "play --against FILE", "play --resume FILE",
    "replay FILE", "replay FILE --json", "sim amber-steel FILE -n 2", "ladder --deck FILE -n 4",
    "fuzz --replay FILE", "cards compile FILE", "cards explain dragon fire --file FILE",
    "judge ask FILE", "judge run FILE", "judge lab FILE", "judge rewind FILE",
]  # fmt: skip

ways = pytest.mark.parametrize("way", WAYS)


def given_file(way: str, path: Path) -> list[str]:
    return [str(path) if word == "FILE" else word for word in way.split()]


@ways
@pytest.mark.parametrize("kind", ["missing", "folder", "binary", "deep"])
def test_a_file_that_cannot_be_read(way: str, kind: str, tmp_path: Path) -> None:
    path = tmp_path / "given.yaml"
    if kind == "folder":
        path.mkdir()
    elif kind == "binary":
        path.write_bytes(b"\x80\x00\xff\n" * 50)
    elif kind == "deep":
        path.write_text("[" * 1_200)
    if (way, kind) == ("deck read FILE", "deep"):  # it is text, and a line that is no card
        assert len(run(*given_file(way, path)).stdout) < 500
        return
    lines = refused(*given_file(way, path))
    assert len(lines.splitlines()) <= 2
    assert len(lines) < 500
    assert kind == "deep" or "given.yaml" in lines
    spanish = refused(*given_file(way, path), locale="es")
    for english in ("No such file", "Is a directory", "can't", "There is"):
        assert english not in spanish


@ways
def test_an_empty_file(way: str, tmp_path: Path) -> None:
    path = tmp_path / "empty.yaml"
    path.write_text("")
    result = run(*given_file(way, path))
    if way in ("deck show FILE", "deck read FILE", "deck convert FILE --to text"):
        assert result.exit_code == 0  # a deck of no cards, and it says so
        assert "empty" in result.stdout
    else:
        assert result.exit_code == (1 if way == "deck check FILE" else 2), result.output
        assert "empty" in result.output


@ways
def test_a_file_that_is_closed(way: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "closed.yaml"
    path.write_text("4 Dragon Fire\n")
    close(path, monkeypatch)
    assert "permission denied" in refused(*given_file(way, path))


def close(path: Path, patch: pytest.MonkeyPatch) -> None:
    """As if nobody might read the file, whoever runs the tests (the superuser may read any)."""
    opened = io.open

    def denied(file: Any, *rest: Any, **more: Any) -> Any:
        if not isinstance(file, int) and Path(file) == path:
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
        return opened(file, *rest, **more)

    patch.setattr(io, "open", denied)
    patch.setattr("builtins.open", denied)


def test_a_deck_nobody_may_play(tmp_path: Path) -> None:
    deck = tmp_path / "small.txt"
    deck.write_text("5 Dragon Fire\n1 Smash\n")
    told = refused("play", "--deck", str(deck), "--lang", "es")
    assert "no se puede jugar" in told
    assert "El mazo tiene 6 cartas" in told
    assert "(CR 1.10.1.1)" in told
    result = run("play", "--deck", str(deck), "--any-deck", "--plain", typed="quit\n")
    assert result.exit_code == 0
    assert "small" in result.stdout


def test_a_saved_game_that_lacks_something(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    for content in ("[]", "{}", '{"record": {}, "decks": []}'):
        file.write_text(content)
        assert "is no saved game: it lacks" in refused("play", "--resume", str(file))


# --- the world outside ----------------------------------------------------------------


def command(*given: str) -> tuple[list[str], dict[str, str]]:
    source = str(Path(tintero.__file__).parent.parent)
    environ = {**os.environ, "PYTHONPATH": source, "LC_ALL": "C.UTF-8"}
    return [sys.executable, "-m", "tintero.cli.shell.main", *given], environ


def started(*given: str) -> subprocess.Popen[str]:
    line, environ = command(*given)
    return subprocess.Popen(
        line, env=environ, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE, start_new_session=True,
    )  # fmt: skip


@pytest.mark.parametrize("given", ["cards find --ink ruby --limit 0", "play --plain --watch"])
def test_nobody_reads_the_output(given: str) -> None:
    process = started(*given.split())
    assert process.stdout is not None and process.stderr is not None
    process.stdout.close()
    assert process.stderr.read() == ""
    assert process.wait() == EXIT_PIPE


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device is always full here")
def test_there_is_no_space_left() -> None:
    line, environ = command("version")
    with open("/dev/full", "w") as full:
        answer = subprocess.run(
            line, env=environ, stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert answer.returncode == 2
    assert "there is no space left" in answer.stderr
    assert "Traceback" not in answer.stderr


def test_an_interruption_is_said_in_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*anything: object) -> Result:
        raise KeyboardInterrupt

    monkeypatch.setattr(matchups, "simulate", interrupted)
    monkeypatch.setattr(ladders, "ladder", interrupted)
    for given in ("sim amber-steel ruby-steel", "ladder greedy random"):
        assert refused(*given.split(), code=EXIT_INTERRUPTED) == "Interrupted.\n"
        told = refused(*given.split(), "--lang", "es", code=EXIT_INTERRUPTED)
        assert told == "Interrumpido.\n"


def forever(item: int) -> int:
    if item:
        time.sleep(600)
    return item


def test_an_interruption_ends_the_other_processes() -> None:
    """The first result comes back, somebody interrupts, and nobody waits for the rest."""

    def interrupt(done: int) -> None:
        raise KeyboardInterrupt

    begun = time.monotonic()
    with pytest.raises(KeyboardInterrupt):
        spread(forever, range(20), workers=2, progress=interrupt)
    # A thread of the pool may be about to note the end of a process that has ended already.
    while multiprocessing.active_children() and time.monotonic() - begun < 60:
        time.sleep(0.05)
    assert multiprocessing.active_children() == []
    assert time.monotonic() - begun < 60


def test_a_stream_that_is_closed_is_no_error() -> None:
    line, environ = command("version")
    shell = " ".join(line)
    for closed in (">&-", "2>&-"):
        answer = subprocess.run(["sh", "-c", f"{shell} {closed}"], env=environ, check=False)
        assert answer.returncode == 0


def test_a_terminal_without_the_signs() -> None:
    line, environ = command("deck", "show", "amber-steel")
    answer = subprocess.run(
        line,
        env=environ | {"PYTHONIOENCODING": "ascii"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (answer.returncode, answer.stderr) == (0, "")
    assert "? has the inkwell symbol" in answer.stdout


def test_an_interrupt_while_the_program_is_read_is_no_traceback(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def interrupted(name: str, *rest: Any) -> Any:
        if name == "tintero.cli.shell":
            raise KeyboardInterrupt
        return usual(name, *rest)

    usual = builtins.__import__
    monkeypatch.setattr(start, "choose", lambda: None)  # the package is there already
    monkeypatch.setattr(builtins, "__import__", interrupted)
    with pytest.raises(SystemExit) as ended:
        start.main()
    assert ended.value.code == start.EXIT_INTERRUPTED == EXIT_INTERRUPTED


def test_the_program_begins_there() -> None:
    found = tomllib.loads(PROJECT.read_text(encoding="utf-8"))
    assert found["project"]["scripts"] == {"tintero": "tintero.cli.shell.start:main"}
