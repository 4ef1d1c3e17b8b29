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
    monkeypatch.setattr(cost, "existed", lambda: {"test_a.py": {"test_old": cost.Existed()}})
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


def test_a_test_over_many_things_is_old_by_how_many_there_were(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "then.txt").write_text("test_a.py\n  test_one\n  test_many: 20 scenes\n")
    monkeypatch.setattr(cost, "NOTED", tmp_path)
    monkeypatch.setattr(cost, "THEN_FILE", tmp_path / "then.txt")
    monkeypatch.setitem(cost.ITEMS_NOW, "scenes", lambda: 80)
    (tmp_path / "test-pure").write_text(
        "2.0 (collecting) tests/test_a.py\n"
        "6.0 tests/test_a.py::test_many\n"
        "1.0 tests/test_a.py::test_one\n"
        "1.0 tests/test_a.py::test_new\n"
    )
    quarter = (1 + 0.25 + 0) / 3
    assert cost.split("test-pure", 10.0)[2] == pytest.approx(6 / 4 + 1 + 2 * quarter)
    assert cost.split("test-pure", 10.0, strict=True)[2] == pytest.approx(6 + 1 + 2 * 2 / 3)


def test_the_things_are_counted_as_the_tests_count_them() -> None:
    import test_command_docs as commands
    import test_scenes as scenes

    assert cost.scenes_now() == len(scenes.tasks(""))
    blocks = [
        block[3]
        for page in commands.PAGES
        for block in commands.FENCED.finditer(page.read_text(encoding="utf-8"))
        if block[1] == "console"
    ]
    assert cost.commands_now() == sum(len(commands.sessions(block)) for block in blocks)
    for tests in cost.existed().values():
        for entry in tests.values():
            assert not entry.items or entry.items <= cost.ITEMS_NOW[entry.what]()
