"""A short command starts fast: it imports what it needs, and nothing of the engine."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from pathlib import Path

import pytest

import tintero

pytestmark = pytest.mark.pure_only

SOURCE = str(Path(tintero.__file__).parent.parent)
PROBE = """
import sys
from tintero.cli.shell.start import main
sys.argv = ["tintero", *sys.argv[1:]]
try:
    main()
finally:
    sys.stdout.flush()
    print("\\n".join(sorted(sys.modules)), file=sys.stderr)
"""
# What a game needs, a full screen, and what reads files and sentences that are not there.
ENGINE = {"tintero.rules", "tintero.state", "tintero.views", "tintero.game", "tintero.program"}
HEAVY = {"textual", "babel", "fluent", "pydantic", "yaml", "markdown_it", "pygments", "matplotlib"}
CARDS = {"tintero.cards", "tintero.ability", "tintero.text", "tintero.bots", "tintero.sim"}
NEVER = ENGINE | HEAVY | CARDS


def imported(*words: str, **environ: str) -> set[str]:
    """The modules there are when a command has ended."""
    answer = subprocess.run(
        [sys.executable, "-c", PROBE, *words], capture_output=True, text=True, check=False,
        env={**os.environ, "PYTHONPATH": SOURCE, "LC_ALL": "C.UTF-8", **environ},
    )  # fmt: skip
    assert "Traceback" not in answer.stderr, answer.stderr
    return set(answer.stderr.split())


def within(found: set[str], rooms: set[str]) -> set[str]:
    return {name for name in found if any(name == r or name.startswith(f"{r}.") for r in rooms)}


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize(
    "words",
    ["--help", "rules --help", "rules show --help", "sim --help", "ladder --help", "fuzz --help",
     "bench --help", "judge --help", "judge ask --help", "version --help", "paly"],
)  # fmt: skip
def test_help_imports_no_game_and_no_cards(words: str, lang: str) -> None:
    found = imported(*words.split(), "--lang", lang)
    rooms = NEVER - ({"tintero.cards"} if words == "paly" else set())
    assert within(found, rooms) == set()


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("words", ["rules show 4.6", "rules tree 7.7", "rules search bag"])
def test_a_clause_is_shown_without_the_game_and_the_cards(words: str, lang: str) -> None:
    assert within(imported(*words.split(), "--lang", lang), NEVER) == set()


@pytest.mark.parametrize("words", ["cards --help", "deck --help", "version", "deck list"])
def test_cards_and_decks_need_no_game(words: str) -> None:
    rooms = ENGINE | HEAVY - {"babel", "fluent", "yaml"}
    if words == "version":
        rooms -= {"tintero.state"}  # which versions of the rules there are
    assert within(imported(*words.split()), rooms) == set()


@pytest.mark.parametrize(
    "typed", ["tintero ", "tintero deck ", "tintero rules show 7.7.", "tintero judge ask JC-02"]
)
def test_completion_imports_no_game(typed: str) -> None:
    words = typed.split(" ")
    asked = {"COMP_WORDS": typed, "COMP_CWORD": str(len(words) - 1)}
    found = imported(_TINTERO_COMPLETE="complete_bash", **asked)
    assert within(found, ENGINE | {"textual", "pydantic", "babel"}) == set()


def cpu(*argv: str) -> float:
    """Seconds of CPU of a process, the least of some."""
    spent = []
    environ = {**os.environ, "PYTHONPATH": SOURCE, "LC_ALL": "C.UTF-8"}
    for _ in range(5):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run([sys.executable, *argv], env=environ, capture_output=True, check=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        spent.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return min(spent)


START = ("-m", "tintero.cli.shell.main")


@pytest.mark.parametrize(("words", "most"), [("--help", 20), ("rules show 4.6", 35)])
def test_the_time_it_takes(words: str, most: float) -> None:
    """In times of an empty program, so that a slow or busy machine is none: about half of it."""
    assert cpu(*START, *words.split()) < most * max(cpu("-c", "pass"), 0.01)
