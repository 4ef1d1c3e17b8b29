"""Processor time of `make test`, by part and by file of tests: `make test-cost` (docs/tests.md).

Loaded by `conftest.py` where TINTERO_COST names a file: it notes for each test what it took, user
and system, with the processes it started and waited for, and what a process of the run took for
collecting. As a program it runs all that `make test` runs, compiling from nothing, and adds up;
`python tests/cost.py table` tells once more what was noted last.
"""

from __future__ import annotations

import os
import resource
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Generator
from pathlib import Path

import pytest

NOTED = Path("build/cost")
PARTS = ("check", "compile", "test-pure", "test-compiled")
COLLECTING = "(collecting, all processes)"
REST = "(beginning, ending, xdist)"

# Files of tests that came with what was built after the aim was set (docs/tests.md): the web table,
# tools for assistants, environments, training, limited play, puzzles, lessons, reviews, variants,
# French, what a seat guesses of a deck.
LATER = frozenset(
    (
        *("asking", "browser_found", "clauses", "deck_guess", "envs", "exchange_hands", "french"),
        *("hand_policy", "hint_reason", "ink", "judge_begins", "learn", "library", "limited"),
        *("line_pack", "mcp", "observation", "page", "protocol", "puzzles", "repr", "review"),
        *("rng", "serve_cli", "shown", "train", "variants"),
    )
)


def is_later(file: str) -> bool:
    name = Path(file).stem.removeprefix("test_")
    return name in LATER or name.startswith(("server_", "web_"))


def spent() -> float:
    """Seconds on the processor of this process and of those it has waited for."""
    return sum(
        used.ru_utime + used.ru_stime
        for used in map(resource.getrusage, (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    )


# --- in pytest ------------------------------------------------------------------------------------


def note(what: str, begun: float) -> None:
    """At once, so that a run that is broken off has told something."""
    with open(os.environ["TINTERO_COST"], "a", encoding="utf-8") as out:
        out.write(f"{spent() - begun:.4f} {what}\n")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    begun = spent()
    try:
        return (yield)
    finally:
        note(COLLECTING, begun)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    begun = spent()
    try:
        return (yield)
    finally:
        note(item.nodeid.partition("[")[0], begun)


# --- as a program ---------------------------------------------------------------------------------


def run(part: str) -> None:
    NOTED.mkdir(parents=True, exist_ok=True)
    tests = (NOTED / part).resolve()
    tests.unlink(missing_ok=True)
    begun = spent()
    make = [os.environ.get("MAKE", "make"), "--no-print-directory", part]
    code = subprocess.call(make, env=os.environ | {"TINTERO_COST": str(tests)})
    (NOTED / f"{part}.whole").write_text(f"{spent() - begun:.1f}\n", encoding="utf-8")
    if code:
        print(f"make {part} failed: its figures are not worth much", file=sys.stderr)


def noted(part: str) -> Counter[str]:
    """What each test of a part took."""
    took: Counter[str] = Counter()
    path = NOTED / part
    if path.is_file():
        for line in path.read_text(encoding="utf-8").splitlines():
            seconds, _, test = line.partition(" ")
            took[test] += float(seconds)  # type: ignore[assignment]
    return took


def table(most: int = 30) -> None:
    total = then = 0.0
    for part in PARTS:
        whole = float((NOTED / f"{part}.whole").read_text(encoding="utf-8"))
        files: Counter[str] = Counter()
        tests = noted(part)
        for test, seconds in tests.items():
            files[test.partition("::")[0]] += seconds  # type: ignore[assignment]
        if tests:
            files[REST] = whole - sum(files.values())  # type: ignore[assignment]
        later = sum(seconds for file, seconds in files.items() if is_later(file))
        total, then = total + whole, then + whole - later
        print(f"\n{part}: {whole:.0f} s, of that {later:.0f} s for what was built later")
        for file, seconds in files.most_common(most):
            print(f"  {seconds:7.1f}  {file}{'  (later)' if is_later(file) else ''}")
        for test, seconds in tests.most_common(most if tests else 0):
            print(f"      {seconds:7.1f}  {test}")
    print(f"\nin all {total / 60:.1f} minutes; without what was built later {then / 60:.1f}")


def main(args: list[str]) -> None:
    if args != ["table"]:
        shutil.rmtree("build/native", ignore_errors=True)
        shutil.rmtree("build/compiled", ignore_errors=True)
        Path("build/sources.sum").unlink(missing_ok=True)
        for part in args or PARTS:
            run(part)
    table()


if __name__ == "__main__":
    main(sys.argv[1:])
