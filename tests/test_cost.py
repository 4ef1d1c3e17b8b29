"""How the processor time of the suite is counted (tests/cost.py)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import cost

pytestmark = pytest.mark.pure_only


def test_what_is_counted_as_old_is_there() -> None:
    """A test that is renamed is renamed in `then.txt`, too, or it would count as new."""
    defined = re.compile(r"^ *(?:async )?def (test\w*)", re.MULTILINE)
    for file, names in cost.existed().items():
        there = defined.findall(Path("tests", file).read_text(encoding="utf-8"))
        assert {name.rpartition("::")[2] for name in names} <= {*there}, file


def test_a_part_is_split_by_test(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cost, "NOTED", tmp_path)
    monkeypatch.setattr(cost, "existed", lambda: {"test_a.py": {"test_old"}})
    (tmp_path / "test-pure").write_text(
        "4.0 (collecting, all processes)\n"
        "1.0 (collecting) tests/test_a.py\n"
        "2.0 (collecting) tests/test_new.py\n"
        "3.0 tests/test_a.py::test_old\n"
        "2.0 tests/test_a.py::test_added\n"
        "5.0 tests/test_new.py::test_old\n"
        "1.0 src/tintero/game.py::tintero.game\n"
    )
    files, tests, old = cost.split("test-pure", 17.0)
    assert files == {
        "tests/test_a.py": 5,
        "tests/test_new.py": 5,
        "src/tintero/game.py": 1,
        cost.COLLECTING: 4,
        cost.REST: 2,
    }
    assert tests["tests/test_a.py::test_added"] == 2
    # The test and the example; half of the file; half of the 3 seconds that belong to no file.
    assert old == pytest.approx(3 + 1 + 0.5 + 1.5)
