"""Bent files of every kind through commands and library: an answer each, soon and in few bytes."""

from __future__ import annotations

import gzip
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from edges import COMMANDS, LIBRARY, MEGABYTES, Report, fuzz, seeds, tried

pytestmark = pytest.mark.pure_only

FILES = 12  # of each kind; `python tests/edges.py` tries more


@pytest.mark.parametrize("kind", sorted({*COMMANDS, *LIBRARY}))
def test_a_bent_file_is_answered(kind: str) -> None:
    assert seeds().keys() == COMMANDS.keys() | LIBRARY.keys()
    report: Report = fuzz(1, FILES, 60, (kind,))
    told = "\n".join(f"{label}: {report.examples[label][0]}" for label in report.found)
    assert not report.found, told


@pytest.mark.parametrize("kind", sorted(COMMANDS))
def test_a_file_as_it_should_be_is_answered(kind: str, tmp_path: Path) -> None:
    for content in seeds()[kind][:2]:
        for command in COMMANDS[kind]:
            assert tried(kind, content, command, tmp_path) == ""


# --- through a process of its own, with little memory ------------------------------------------

BOMB = "".join(f"a{i}: &a{i} [{','.join([f'*a{i - 1}' if i else 'x'] * 9)}]\n" for i in range(12))


def misspelt() -> bytes:
    return b"".join(b"4 Heihei Boot Snuck %d\n" % i for i in range(200))


# Made when a test asks: one of them is 300 MB before it is packed.
WORST: dict[str, tuple[str, Callable[[], bytes]]] = {
    "aliases": ("judge ask", BOMB.encode),
    "deep": ("judge ask", lambda: b"seats: " + b"[" * 500_000),
    "letters": ("judge ask", lambda: b"x" * 50_000_000),
    "lore": ("judge ask", lambda: b"seats:\n  1: {lore: 1" + b"0" * 30 + b"}\n"),
    "cards": ("deck check", lambda: b"1000000000x Smash\n" * 10_000),
    "misspelt": (
        "deck check",
        misspelt,
    ),
    "objects": ("deck check", lambda: b'{"a":' * 150_000),
    "values": ("deck check", lambda: b'{"ObjectStates": [' + b"[]," * 300_000 + b"[]]}"),
    "gzip": ("cards compile", lambda: gzip.compress(b"[" + b"[]," * 100_000_000 + b"[]]", 1)),
    "digits": ("replay --check", lambda: b"tintero record 1\nseed: " + b"9" * 900_000 + b"\n"),
    "bytes": ("replay --check", lambda: bytes(range(256)) * 100),
}
LIMITED = """
import resource, sys
resource.setrlimit(resource.RLIMIT_DATA, ({0}, {0}))
resource.setrlimit(resource.RLIMIT_CPU, (10, 10))
from tintero.cli.shell.main import main
main()
"""


ALONE = ("aliases", "letters", "gzip", "misspelt", "objects")  # a process each: that takes long


@pytest.mark.parametrize("name", sorted(WORST.keys() - set(ALONE)))
def test_the_worst_files_are_answered(name: str, tmp_path: Path) -> None:
    command, content = WORST[name]
    assert tried("", content(), f"{command} {{}}", tmp_path) == ""


@pytest.mark.skipif(sys.platform != "linux", reason="limits memory as Linux does")
@pytest.mark.parametrize("name", ALONE)
def test_the_worst_files_end_with_a_sentence(name: str, tmp_path: Path) -> None:
    command, content = WORST[name]
    file = tmp_path / "file"
    file.write_bytes(content())
    program = LIMITED.format(MEGABYTES * 1_000_000)
    ended = subprocess.run(
        [sys.executable, "-c", program, *command.split(), str(file)],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env=dict(os.environ, LANG="C", XDG_STATE_HOME=str(tmp_path), OPENBLAS_NUM_THREADS="1"),
    )
    assert ended.returncode == 2, ended.stderr[-2_000:]
    assert "Traceback" not in ended.stderr
    assert "file" in ended.stderr and len(ended.stderr) < 1_000_000
