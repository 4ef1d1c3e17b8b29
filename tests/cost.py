"""Processor time of `make test`, by part and by file of tests: `make test-cost` (docs/tests.md).

Loaded by `conftest.py` where TINTERO_COST names a file: it notes for each test what it took, user
and system, with the processes it started and waited for, and what a process of the run took for
collecting. As a program it runs all that `make test` runs, compiling from nothing, and adds up;
`python tests/cost.py table` tells once more what was noted last.
"""

from __future__ import annotations

import os
import re
import resource
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Generator, Iterable
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

NOTED = Path("build/cost")
PARTS = ("check", "compile", "test-pure", "test-compiled")
COLLECTING = "(collecting, all processes)"
COLLECTED = "(collecting) "  # before a file: its part of that
REST = "(beginning, ending, xdist)"

# Tests that existed when the aim was set, by file (docs/tests.md says how the rest is counted).
THEN_FILE = Path(__file__).with_name("then.txt")
LINES_THEN = {"check": 79_180, "compile": 15_863}  # of Python: all, and what was compiled


class Existed(NamedTuple):
    """A test of `then.txt`; where it goes through many things, how many there were, and of what."""

    items: int = 0
    what: str = ""


Then = dict[str, dict[str, Existed]]  # file → test


def existed() -> Then:
    """The tests of `then.txt`."""
    found: Then = {}
    file = ""
    for line in THEN_FILE.read_text(encoding="utf-8").splitlines():
        if line.startswith("  "):
            name, _, items = line.strip().partition(": ")
            number, _, what = items.partition(" ")
            found[file][name] = Existed(int(number), what) if items else Existed()
        elif line and not line.startswith("#"):
            file = line
            found[file] = {}
    return found


def matches(pattern: str, paths: Iterable[Path]) -> int:
    """On how many lines of these files."""
    line = re.compile(pattern, re.MULTILINE)
    return sum(len(line.findall(path.read_text(encoding="utf-8"))) for path in paths)


def scenes_now() -> int:
    """Under tests/scenes, and of the case book."""
    alone = matches("^title: ", Path("tests/scenes").rglob("*.yaml"))
    return alone + matches("^  - title: ", Path("src/tintero/judge/rulings").rglob("*.yaml"))


def commands_now() -> int:
    """Lines with a command in what the pages of the commands show of a terminal."""
    pages = [*Path("docs/commands").glob("*.md"), Path("docs/play.md")]
    shown = re.compile("^```console\n(.*?)^```$", re.MULTILINE | re.DOTALL)
    blocks = [block for page in pages for block in shown.findall(page.read_text(encoding="utf-8"))]
    return sum(len(re.findall(r"^\$ ", block, re.MULTILINE)) for block in blocks)


ITEMS_NOW: dict[str, Callable[[], int]] = {
    "scenes": cache(scenes_now),
    "commands": cache(commands_now),
}


def old_part(test: str, then: Then, strict: bool = False) -> float:
    """How much of a test existed then: all of it, nothing, or as much as of what it goes through.
    `strict`: what grew inside an old test is old. Examples in sources and pages are."""
    file, _, name = test.partition("::")
    path = Path(file)
    if path.parts[0] != "tests":
        return 1.0
    entry = then.get(path.name, {}).get(name)
    if entry is None:
        return 0.0
    return entry.items / ITEMS_NOW[entry.what]() if entry.items and not strict else 1.0


def share(tests: Iterable[str], then: Then, strict: bool = False) -> float:
    """What part of these tests existed then."""
    parts = [old_part(test, then, strict) for test in tests]
    return sum(parts) / len(parts) if parts else 1.0


def lines_now(part: str) -> int:
    """Of Python that mypy checks, or that is compiled."""
    if part == "compile":
        sys.path.insert(0, ".")
        import hatch_build

        files = [Path("src", name) for name in hatch_build.modules(Path("src"))]
    else:
        files = [path for root in ("src", "proof") for path in Path(root).rglob("*.py")]
    return sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files)


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


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(collector: pytest.Collector) -> Generator[None, object, object]:
    """What a file took to be imported and searched: a part of collecting."""
    begun = spent()
    try:
        return (yield)
    finally:
        if isinstance(collector, pytest.File):
            note(COLLECTED + collector.nodeid, begun)


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


def split(
    part: str, whole: float, strict: bool = False
) -> tuple[Counter[str], Counter[str], float]:
    """A part by file, by test, and how much of it is for what existed then."""
    tests, then = noted(part), existed()
    if not tests:
        return Counter(), Counter(), whole * min(1.0, LINES_THEN[part] / lines_now(part))
    collected = {name: tests.pop(name) for name in [*tests] if name.startswith(COLLECTED)}
    everything = tests.pop(COLLECTING, 0)
    by_file: dict[str, list[str]] = {}
    for test in tests:
        by_file.setdefault(test.partition("::")[0], []).append(test)
    files: Counter[str] = Counter()
    for file, inside in by_file.items():
        files[file] = sum(tests[test] for test in inside)  # type: ignore[assignment]
    old = sum(seconds * old_part(test, then, strict) for test, seconds in tests.items())
    # A file is collected for its tests, and the rest of collecting and beginning for all of them.
    for name, seconds in collected.items():
        file = name.removeprefix(COLLECTED)
        old += seconds * share(by_file.get(file, [f"{file}::"]), then, strict)
    rest = whole - sum(files.values()) - sum(collected.values())
    old += rest * share(tests, then, strict)
    files[COLLECTING] = everything
    files[REST] = whole - sum(files.values())  # type: ignore[assignment]
    return files, tests, old


def table(most: int = 30) -> None:
    total = old = strictly = 0.0
    existing = existed()
    for part in PARTS:
        whole = float((NOTED / f"{part}.whole").read_text(encoding="utf-8"))
        files, tests, then = split(part, whole)
        total, old = total + whole, old + then
        strictly += split(part, whole, strict=True)[2]
        print(f"\n{part}: {whole:.0f} s, of that {whole - then:.0f} s for what was built later")
        for file, seconds in files.most_common(most):
            print(f"  {seconds:7.1f}  {file}")
        for test, seconds in tests.most_common(most):
            print(f"      {seconds:7.1f}  {test}{later(old_part(test, existing))}")
    print(f"\nin all {total / 60:.1f} minutes; without what was built later {old / 60:.1f}")
    print(f"with what grew inside tests that existed then {strictly / 60:.1f}")


def later(old: float) -> str:
    if old == 1:
        return ""
    return f"  ({100 * (1 - old):.0f} % later)" if old else "  (later)"


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
