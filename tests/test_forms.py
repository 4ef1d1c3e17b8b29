"""The forms for reports: they can be read, ask what is needed, and their example plays."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from tintero.scene import Scene

pytestmark = pytest.mark.pure_only

ROOT = Path(__file__).resolve().parent.parent
FORMS = sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml"))
TYPES = {"markdown", "textarea", "input", "dropdown"}


def form(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))
    return found


def fields(path: Path) -> dict[str, dict[str, Any]]:
    return {field["id"]: field for field in form(path)["body"] if field["type"] != "markdown"}


@pytest.mark.parametrize(
    "path", [p for p in FORMS if p.stem != "config"], ids=lambda path: str(path.stem)
)
def test_a_form_can_be_filled_in(path: Path) -> None:
    assert {"name", "description", "body"} <= form(path).keys()
    assert " · " in form(path)["name"] and " · " in form(path)["description"]  # both languages
    assert {field["type"] for field in form(path)["body"]} <= TYPES
    asked = fields(path)
    assert all(field["attributes"]["label"] for field in asked.values())
    assert asked["version"]["validations"]["required"]


def test_a_wrong_ruling_is_reported_with_a_scene() -> None:
    asked = fields(ROOT / ".github" / "ISSUE_TEMPLATE" / "wrong-ruling.yml")
    assert list(asked) == ["scene", "expected", "clause", "version"]
    Scene.parse(asked["scene"]["attributes"]["value"]).run()


def test_where_to_report_is_said_without_addresses() -> None:
    for path in [*FORMS, *ROOT.glob("*.md"), *(ROOT / ".github").glob("*.md")]:
        assert not re.search(r"\w@\w+\.\w", path.read_text(encoding="utf-8")), path.name
