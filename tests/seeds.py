"""Random games by number: all of them on the compiled engine, a few uncompiled (docs/tests.md)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def mostly_compiled(cases: Iterable[Any], few: int) -> list[Any]:
    """The first few cases run in both runs, the others compiled."""
    return [
        case if place < few else pytest.param(case, marks=pytest.mark.compiled_only)
        for place, case in enumerate(cases)
    ]
