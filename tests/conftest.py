"""What every test begins with."""

from __future__ import annotations

import sys

import pytest


@pytest.fixture(autouse=True)
def no_language_left_over() -> None:
    """A call with `--lang` in an earlier test of the same process says nothing about this one."""
    common = sys.modules.get("tintero.cli.shell.common")
    if common is not None:
        common.speak("")
