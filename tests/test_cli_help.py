"""Help: every command and every option, in English and Spanish, and what a shell completes."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.main import get_command
from typer.testing import CliRunner

import tintero
from tintero.cards.pool import default_pool
from tintero.cli.shell import complete, help_texts, typer_texts
from tintero.cli.shell.help_texts import EXITS, id_of, name_of, text_of
from tintero.cli.shell.main import COMMANDS, app, prepared
from tintero.messages import languages
from tintero.messages.catalogue import FOLDER
from tintero.messages.ftl import entries
from tintero.state.ruleset import NEWEST

pytestmark = pytest.mark.pure_only

EVERY = help_texts.walk(get_command(app))
prepared.cache_clear()  # those that other tests call are given their help then
LEAVES = [(words, one) for words, one in EVERY if not hasattr(one, "commands")]
NO_JSON = {
    "mcp",
    "play",
    "serve",
    "learn",
    "puzzles solve",
    "deck convert",
    "judge lab",
    "judge quiz",
}  # games, talks, and another format
EXAMPLE = re.compile(r"^(?:Example|Ejemplo): (.+)$", re.MULTILINE)

commands = pytest.mark.parametrize(("words", "one"), EVERY, ids=[words for words, _ in EVERY])


def example_of(text: str) -> str:
    found = EXAMPLE.findall(text)
    assert len(found) == 1, text
    return str(found[0])


def shown(*words: str, lang: str = "C") -> str:
    environ = {"LANG": lang, "LC_ALL": "", "LC_MESSAGES": "", "COLUMNS": "100", "NO_COLOR": "1"}
    result = CliRunner().invoke(app, [*words], env=environ)
    assert result.exit_code == 0, result.output
    return result.stdout


# --- the texts ------------------------------------------------------------------------------------


OF_TYPER = {"--install-completion", "--show-completion", "--help"}


@commands
@pytest.mark.parametrize("lang", languages())
def test_a_command_has_help_with_an_example_and_its_exit_codes(
    words: str, one: Any, lang: str
) -> None:
    """The example is the same in every language; the exit codes are the same ones."""
    text = text_of(words, "", lang)
    assert "tintero " in example_of(text)
    assert example_of(text) == example_of(text_of(words, "", "en"))
    codes = re.findall(r"\b\d+\b", text_of(words, EXITS, lang))
    assert codes[0] == "0"
    assert codes == re.findall(r"\b\d+\b", text_of(words, EXITS, "en"))
    for parameter in one.params:
        name = name_of(parameter)
        assert text_of(words, name, lang) or name in OF_TYPER, name


def test_the_help_is_about_what_is_there() -> None:
    asked = {id_of(words, what) for words, one in EVERY for what in parts_of(one)}
    folder = FOLDER / "en" / "help.ftl"
    assert entries(folder.read_text(encoding="utf-8")).keys() == asked - {""}


def parts_of(one: Any) -> list[str]:
    return ["", EXITS, *(name_of(parameter) for parameter in one.params)]


@commands
def test_a_command_has_no_help_elsewhere(words: str, one: Any) -> None:
    """What a function says about itself is for developers."""
    assert one.epilog is None, words
    for parameter in one.params:
        assert parameter.help is None or name_of(parameter) in OF_TYPER, name_of(parameter)


def test_the_rules_are_the_newest_where_nobody_says_which() -> None:
    """Written out in each command, which does not import the engine for it."""
    known = [p.default for _, one in LEAVES for p in one.params if name_of(p) == "--rules"]
    assert NEWEST in known and set(known) <= {NEWEST, None}


# --- Typer's own texts ----------------------------------------------------------------------------

SAYING = {
    "_", "echo", "secho", "fail", "UsageError", "BadParameter", "MissingParameter", "NoSuchOption",
    "BadOptionUsage", "BadArgumentUsage", "FileError", "ClickException",
}  # fmt: skip


OF_ERRORS = {"format_message", "get_missing_message"}


def written(node: ast.AST | None) -> str:
    """A text in the source, with {} for what an f-string fills in."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(written(piece) or "{}" for piece in node.values)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        return written(node.func.value) if node.func.attr == "format" else ""
    return ""


def said_by(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            yield from (written(arg) for arg in node.args if name in SAYING)
            yield from (written(word.value) for word in node.keywords if word.arg == "help")
        elif isinstance(node, ast.FunctionDef) and node.name in OF_ERRORS:
            for inner in ast.walk(node):
                if isinstance(inner, ast.Return):
                    yield written(inner.value)


def test_all_that_typer_says_is_known() -> None:
    """Of the installed version: what gettext would translate, errors, help, what is printed."""
    folder = Path(typer.__file__).parent
    found = {
        text
        for path in sorted(folder.rglob("*.py"))
        if path.name not in ("cli.py", "__main__.py", "testing.py")  # a program of its own
        for text in said_by(ast.parse(path.read_text(encoding="utf-8")))
        if text.strip("{}")
    }
    assert len(found) > 50
    assert found - typer_texts.TEXTS.keys() - typer_texts.UNSAID.keys() == set()
    frame = {"Usage: ", "[OPTIONS]", "COMMAND [ARGS]..."}  # written where nothing is called
    assert (typer_texts.TEXTS.keys() | typer_texts.UNSAID.keys()) - found == frame
    assert not typer_texts.TEXTS.keys() & typer_texts.UNSAID.keys()
    source = (folder / "core.py").read_text() + (folder / "_click" / "formatting.py").read_text()
    assert all(f'"{text}"' in source for text in frame)


def test_completion_is_installed_in_the_language_of_the_call(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("typer._completion_shared._get_shell_name", lambda: "fish")
    monkeypatch.setenv("HOME", str(tmp_path))
    text = shown("--install-completion", lang="es")
    assert text.startswith("El completado para fish está instalado en ")
    assert list(tmp_path.rglob("tintero.fish"))
    monkeypatch.setattr("typer._completion_shared._get_shell_name", lambda: "odd")
    result = CliRunner().invoke(app, ["--install-completion", "--lang", "es"])
    assert (result.exit_code, result.stderr) == (2, "No hay completado para la consola odd.\n")


# --- what is shown --------------------------------------------------------------------------------


def test_every_command_speaks_both_languages_and_json() -> None:
    for words, one in LEAVES:
        names = {name_of(parameter) for parameter in one.params}
        assert "--lang" in names, words
        assert ("--json" in names) == (words not in NO_JSON), words


def test_help_is_in_the_language_of_the_call() -> None:
    english = shown("deck", "check", "--help")
    assert "Usage: tintero deck check" in english
    assert "Whether a deck may be played in a format" in english
    for text in (
        shown("deck", "check", "--help", "--lang", "es"),
        shown("deck", "check", "--help", lang="es_ES"),
    ):
        assert "Uso: tintero deck check [OPCIONES]" in text
        assert "Si un mazo se puede jugar en un formato" in text
        assert "Argumentos" in text
        assert "[obligatorio]" in text
        assert "[por defecto: infinity]" in text
        assert "Muestra esta ayuda y termina." in text
        for word in ("Usage", "Options", "Show this", "Exit codes", "Example"):
            assert word not in text
    assert shown("deck", "check", "--help") == english


def test_the_whole_help_in_spanish_has_no_english_left() -> None:
    text = shown("--lang", "es", "--help")
    assert "Jugar una partida en la terminal" in text
    assert "Instala el completado" in text
    for one in (*COMMANDS, "version"):
        assert re.search(rf"│ {one} ", text), one
    for word in ("Usage", "Options", "Commands", "Install completion", "Exit codes", "Play a game"):
        assert word not in text


# --- completion -----------------------------------------------------------------------------------


def completed(typed: str, lang: str = "C") -> list[str]:
    """What bash would offer behind these words."""
    words = typed.split(" ")
    environ = {
        "_TINTERO_COMPLETE": "complete_bash", "COMP_WORDS": typed, "LC_ALL": lang,
        "COMP_CWORD": str(len(words) - 1),
    }  # fmt: skip
    result = CliRunner().invoke(app, [], env=environ, prog_name="tintero")
    assert result.exit_code == 0, result.output
    return result.stdout.split()


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("tintero pl", ["play"]),
        ("tintero deck c", ["convert", "check"]),
        ("tintero deck check --f", ["--format"]),
        ("tintero deck show amber-s", ["amber-steel"]),
        ("tintero play --bot g", ["greedy"]),
        ("tintero play --rules ", ["2.1", "2.2", "2.3"]),
        ("tintero version --lang ", ["en", "es"]),
        ("tintero cards show simba-prot", ["simba-protective-cub"]),
        ("tintero cards show Simba-Prot", ["Simba-Protective-cub"]),
        ("tintero cards explain simba prot", ["protective-cub"]),
        ("tintero deck odds amber-steel --card dragon-f", ["dragon-fire"]),
        ("tintero rules show 7.7.4.", ["7.7.4.1", "7.7.4.2", "7.7.4.3"]),
        ("tintero rules show 002:A-12", ["002:A-12"]),
        ("tintero rules changes 2.2 2.", ["2.1", "2.2", "2.3"]),
        ("tintero judge ask JC-029", ["JC-029"]),
        ("tintero judge quiz --topic bag", ["bag"]),
        ("tintero deck convert amber-steel --to p", ["pixelborn"]),
        ("tintero deck check amber-steel --format c", ["core"]),
        ("tintero cards find --ink am", ["amber", "amethyst"]),
        ("tintero cards find --class seven", ["seven-dwarfs"]),
        ("tintero cards find --set 1", ["1", "10", "11", "12", "13", "14"]),
    ],
)
def test_values_are_completed(typed: str, offered: list[str]) -> None:
    found = completed(typed)
    assert set(offered) <= set(found)
    if offered != found:  # what was not asked for goes on from the same letters
        begun = typed.rsplit(" ", 1)[-1].casefold()
        assert all(one.casefold().startswith(begun) for one in found)


def test_a_card_in_one_word_is_that_card() -> None:
    pool = default_pool()
    for card in pool:
        assert pool.one(complete.slug(card.full_name)) is card


@pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash")
def test_the_script_for_bash_completes(tmp_path: Path) -> None:
    """The script as `--show-completion` prints it, in a real shell."""
    source = str(Path(tintero.__file__).parent.parent)
    command = tmp_path / "tintero"
    command.write_text(f'#!/bin/sh\nexec {sys.executable} -m tintero.cli.shell.main "$@"\n')
    command.chmod(0o755)
    environ = {**os.environ, "PYTHONPATH": source, "PATH": f"{tmp_path}:{os.environ['PATH']}"}
    script = (
        'eval "$(_TINTERO_COMPLETE=source_bash tintero)"\n'
        "COMP_WORDS=(tintero deck show ruby-)\nCOMP_CWORD=3\n"
        '_tintero_completion tintero\necho "${COMPREPLY[@]}"\n'
    )
    answer = subprocess.run(
        ["bash", "-c", script], capture_output=True, text=True, env=environ, check=True
    )
    assert "ruby-amethyst" in answer.stdout.split()
    assert "Traceback" not in answer.stderr
