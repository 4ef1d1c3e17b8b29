"""A short command starts fast: it imports what it needs, and nothing of the engine."""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
from pathlib import Path

import pytest

import tintero

pytestmark = pytest.mark.pure_only

SOURCE = str(Path(tintero.__file__).parent.parent)
# Each command after the other, in one process; after each, what has been imported so far.
PROBE = """
import json, sys
from tintero.cli.shell.start import main
for words in json.loads(sys.argv[1]):
    sys.argv = ["tintero", *words]
    try:
        main()
    except SystemExit:
        pass
    finally:
        sys.stdout.flush()
        print("IMPORTED", *sorted(sys.modules), file=sys.stderr)
"""
# What a game needs, a full screen, and what reads files and sentences that are not there.
ENGINE = {"tintero.rules", "tintero.state", "tintero.views", "tintero.game", "tintero.program"}
HEAVY = {"textual", "babel", "fluent", "pydantic", "yaml", "markdown_it", "pygments", "matplotlib"}
CARDS = {"tintero.cards", "tintero.ability", "tintero.text", "tintero.bots", "tintero.sim"}
NEVER = ENGINE | HEAVY | CARDS


def imported_by(commands: list[list[str]], **environ: str) -> list[set[str]]:
    """The modules there are when each command has ended: no fewer than it needs alone."""
    answer = subprocess.run(
        [sys.executable, "-c", PROBE, json.dumps(commands)],
        capture_output=True, text=True, check=False,
        env={**os.environ, "PYTHONPATH": SOURCE, "LC_ALL": "C.UTF-8", **environ},
    )  # fmt: skip
    assert "Traceback" not in answer.stderr, answer.stderr
    found = [set(part.split()) for part in answer.stderr.split("IMPORTED")[1:]]
    assert len(found) == len(commands), answer.stderr
    return found


def imported(*words: str, **environ: str) -> set[str]:
    (found,) = imported_by([[*words]], **environ)
    return found


def too_much(lines: list[str], rooms: set[str]) -> list[tuple[str, set[str]]]:
    """The first command after which there is something of these rooms, and what of it."""
    for line, found in zip(lines, imported_by([line.split() for line in lines]), strict=True):
        if within(found, rooms):
            return [(line, within(found, rooms))]
    return []


def within(found: set[str], rooms: set[str]) -> set[str]:
    return {name for name in found if any(name == r or name.startswith(f"{r}.") for r in rooms)}


HELP = [
    "--help", "rules --help", "rules show --help", "sim --help", "ladder --help", "fuzz --help",
    "bench --help", "judge --help", "judge ask --help", "judge lab --help", "play --help",
    "replay --help", "version --help", "rules show 4.6", "rules tree 7.7", "rules search bag",
]  # fmt: skip


@pytest.mark.parametrize("lang", ["en", "es"])
def test_help_and_clauses_import_no_game_and_no_cards(lang: str) -> None:
    """All of them in one process: what together they have not imported none of them has."""
    assert too_much([f"{words} --lang {lang}" for words in HELP], NEVER) == []


@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_command_that_is_none_imports_no_game(lang: str) -> None:
    assert too_much([f"paly --lang {lang}"], NEVER - {"tintero.cards"}) == []


def test_cards_and_decks_need_no_game() -> None:
    rooms = ENGINE | HEAVY - {"babel", "fluent", "yaml"}
    assert too_much(["cards --help", "deck --help", "deck list"], rooms) == []
    # which versions of the rules there are
    assert too_much(["version"], rooms - {"tintero.state"}) == []


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
