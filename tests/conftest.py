"""What every test begins with."""

from __future__ import annotations

import gc
import os
import re
import sys
import tempfile
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from _pytest.doctest import DoctestModule

if TYPE_CHECKING:
    from browser import Served, Web
    from postgres import Postgres


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """A file of tests that are all for the other run (docs/tests.md) is not even imported."""
    without = re.fullmatch(r"not (\w+_only)", config.option.markexpr)
    if without is None or not collection_path.match("tests/test_*.py"):
        return None
    whole = re.compile(rf"^pytestmark = .*\bpytest\.mark\.{without[1]}\b", re.MULTILINE)
    return True if whole.search(collection_path.read_text(encoding="utf-8")) else None


class Examples:
    """Files without an example are not imported, nor searched, to look for one."""

    @pytest.hookimpl(wrapper=True)
    def pytest_collect_file(
        self, file_path: Path
    ) -> Generator[None, list[pytest.Collector], list[pytest.Collector]]:
        found = yield
        kinds = {type(part) for part in found}
        if file_path.suffix != ".py" or DoctestModule not in kinds:
            return found
        if ">>>" in file_path.read_text(encoding="utf-8"):
            return found
        return [part for part in found if not isinstance(part, DoctestModule)]


# Hardly anything a test makes is garbage in a circle, and the cards stay: that the collector
# walks all of it every few thousand objects took a sixth of the time of the full screen's tests.
COLLECTOR = (10_000, 10, 20)


def pytest_configure(config: pytest.Config) -> None:
    gc.set_threshold(*COLLECTOR)
    # What bots have practised on this machine is nothing to the tests.
    folder = tempfile.TemporaryDirectory(prefix="tintero-data-")
    os.environ["XDG_DATA_HOME"] = folder.name
    config.add_cleanup(folder.cleanup)
    config.pluginmanager.register(Examples(), "examples")  # for src/ and proof/, too
    if os.environ.get("TINTERO_COST"):
        import cost

        config.pluginmanager.register(cost, "cost")


def pytest_collection_finish() -> None:
    """Cards, scenes and tests live as long as the process: the collector need not walk them."""
    gc.freeze()


@pytest.hookimpl(tryfirst=True)
def pytest_unconfigure() -> None:
    """pytest now collects five times over. On a busy machine that took longer than xdist waits for
    a process to end, which then interrupts itself in the middle of it."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def no_language_left_over() -> None:
    """A call with `--lang` in an earlier test of the same process says nothing about this one."""
    common = sys.modules.get("tintero.cli.shell.common")
    if common is not None:
        common.speak("")


@pytest.fixture(scope="session")
def served() -> Iterator[Served]:
    """One server for all tests of the page in this process."""
    from browser import Served

    server = Served()
    yield server
    server.close()


@pytest.fixture(scope="module")
def web(request: pytest.FixtureRequest) -> Iterator[Web]:
    """One browser for a file of tests. No longer: while Playwright runs, nobody else in this
    process may run a loop. Where there is none no server is started either."""
    from playwright.sync_api import sync_playwright

    from browser import FLAGS, NoBrowser, Web, chromium_of

    with sync_playwright() as play:
        try:
            path = chromium_of(play)
        except NoBrowser as why:
            pytest.skip(f"no test of the page in a browser has run here: {why}")
        browser = play.chromium.launch(executable_path=path, args=list(FLAGS))
        yield Web(request.getfixturevalue("served"), browser)
        browser.close()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    from postgres import postgres_or_skip

    server = postgres_or_skip()
    yield server
    server.remove()


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database for the store."""
    from stores import new_database

    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    return new_database(request.getfixturevalue("postgres"))
