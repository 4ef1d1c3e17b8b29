"""What every test begins with."""

from __future__ import annotations

import gc
import sys

import pytest


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
