"""Help: every command and every option, in English and Spanish, and what a shell completes."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command
from typer.testing import CliRunner

import tintero
from tintero.cards.pool import default_pool
from tintero.cli.shell import complete, translate
from tintero.cli.shell.main import COMMANDS, app
from tintero.cli.shell.translate import SHARED, name_of, spanish

pytestmark = pytest.mark.pure_only

EVERY = translate.walk(get_command(app))
LEAVES = [(words, one) for words, one in EVERY if not hasattr(one, "commands")]
NO_JSON = {"play", "deck convert", "judge lab", "judge quiz"}  # games, talks, and another format
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


@commands
def test_a_command_has_help_with_an_example_and_its_exit_codes(words: str, one: Any) -> None:
    assert "tintero " in example_of(one.help)
    assert one.epilog.startswith("Exit codes: 0 ")
    for parameter in one.params:
        assert parameter.help, name_of(parameter)


@commands
def test_all_of_it_exists_in_spanish(words: str, one: Any) -> None:
    """The example is the same; the exit codes are the same ones."""
    text = translate.text_of(words, "help")
    assert text != one.help
    assert example_of(text) == example_of(one.help)
    codes = re.findall(r"\b\d+\b", one.epilog)
    assert re.findall(r"\b\d+\b", translate.text_of(words, "exits")) == codes
    for parameter in one.params:
        assert translate.text_of(words, name_of(parameter)), name_of(parameter)


def test_nothing_in_spanish_is_about_what_is_not_there() -> None:
    known = {words: {name_of(p) for p in one.params} | {"help", "exits"} for words, one in EVERY}
    shared = set().union(*known.values())
    for words, texts in spanish().items():
        assert set(texts) <= (shared if words == SHARED else known[words]), words


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
