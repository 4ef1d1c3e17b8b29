"""`python -m tintero_proof.turn_lines`: lines of levels, judged in the same worlds."""

from __future__ import annotations

import re
import sys
from random import Random

import pytest

from tintero.bots.ink_levels import level_of
from tintero_proof.turn_lines import beginnings, judged, level_named, line_of, main

pytestmark = pytest.mark.compiled_only


def test_what_is_done_next_to_what_is_not_done() -> None:
    game = next(beginnings(Random(3)))
    before = game.hash()
    line = line_of(level_of("fast"), game, 5)
    assert line and line == line_of(level_of("fast"), game, 5)
    first, second, nothing = judged([line, line, []], game, 7)
    assert first == second != nothing
    assert game.hash() == before


def test_the_first_level_is_what_others_are_compared_with(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["turn_lines", "--turns", "4", "fast", "medium", "fast,worlds=4"]
    monkeypatch.setattr(sys, "argv", words)
    main()
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("+0.000 ± 0.000 ")
    shape = re.compile(r"[+-]\d+\.\d{3} ± \d+\.\d{3}  \d+\.\d ms  (.*)")
    assert [shape.fullmatch(line)[1] for line in lines] == words[3:]  # type: ignore[index]
    assert level_named(words[5]).worlds == 4
