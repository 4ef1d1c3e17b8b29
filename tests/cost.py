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
from collections.abc import Generator, Iterable
from pathlib import Path

import pytest

NOTED = Path("build/cost")
PARTS = ("check", "compile", "test-pure", "test-compiled")
COLLECTING = "(collecting, all processes)"
COLLECTED = "(collecting) "  # before a file: its part of that
REST = "(beginning, ending, xdist)"

# Tests that existed when the aim was set, by file (docs/tests.md says how the rest is counted).
THEN_FILE = Path(__file__).with_name("then.txt")
LINES_THEN = {"check": 79_180, "compile": 15_863}  # of Python: all, and what was compiled


def existed() -> dict[str, set[str]]:
    """The tests of `then.txt`: file → names."""
    found: dict[str, set[str]] = {}
    file = ""
    for line in THEN_FILE.read_text(encoding="utf-8").splitlines():
        if line.startswith("  "):
            found[file].add(line.strip())
        elif line and not line.startswith("#"):
            file = line
            found[file] = set()
    return found


def share(tests: Iterable[str], then: dict[str, set[str]]) -> float:
    """What part of these tests existed then. Examples in sources and pages count as if all had."""
    old = new = 0
    for test in tests:
        file, _, name = test.partition("::")
        path = Path(file)
        if path.parts[0] != "tests" or name in then.get(path.name, ()):
            old += 1
        else:
            new += 1
    return old / (old + new) if old + new else 1.0


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


def split(part: str, whole: float) -> tuple[Counter[str], Counter[str], float]:
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
    old = sum(seconds for test, seconds in tests.items() if share([test], then))
    # A file is collected for its tests, and the rest of collecting and beginning for all of them.
    for name, seconds in collected.items():
        file = name.removeprefix(COLLECTED)
        old += seconds * share(by_file.get(file, [f"{file}::"]), then)
    rest = whole - sum(files.values()) - sum(collected.values())
    old += rest * share(tests, then)
    files[COLLECTING] = everything
    files[REST] = whole - sum(files.values())  # type: ignore[assignment]
    return files, tests, old


def table(most: int = 30) -> None:
    total = old = 0.0
    existing = existed()
    for part in PARTS:
        whole = float((NOTED / f"{part}.whole").read_text(encoding="utf-8"))
        files, tests, then = split(part, whole)
        total, old = total + whole, old + then
        print(f"\n{part}: {whole:.0f} s, of that {whole - then:.0f} s for what was built later")
        for file, seconds in files.most_common(most):
            print(f"  {seconds:7.1f}  {file}")
        for test, seconds in tests.most_common(most):
            later = "" if share([test], existing) else "  (later)"
            print(f"      {seconds:7.1f}  {test}{later}")
    print(f"\nin all {total / 60:.1f} minutes; without what was built later {old / 60:.1f}")


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
