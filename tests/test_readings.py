"""Readings of what the rules leave open: listed with their reasons, and played as they say."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tintero import rulebook
from tintero.cards.pool import default_pool
from tintero.cli.rules.command import app
from tintero.cli.shell.common import speak
from tintero.judge.book import book
from tintero.rulebook import Reading
from tintero.scene import Scene
from tintero.state.ruleset import READINGS

pytestmark = pytest.mark.pure_only

ROOT = Path(__file__).parent.parent
ALL = rulebook.readings()


def run(*arguments: str) -> tuple[int, str]:
    speak("")
    made = CliRunner().invoke(app, ["readings", *arguments], env={"LANG": "C", "COLUMNS": "300"})
    return made.exit_code, made.output


@pytest.mark.parametrize("one", ALL, ids=lambda one: one.id)
def test_a_reading_is_whole_in_both_languages(one: Reading) -> None:
    for text in (one.title, one.played, one.reason, *([one.other] if one.other else [])):
        assert text.get("en") and text.get("es") and text.get("en") != text.get("es")
    assert one.by in ("official", "rules", "judges", "open")
    assert one.clauses and all(rulebook.exists(number) for number in one.clauses)
    assert all(name in default_pool() for name in one.cards)
    assert bool(one.switch) <= bool(one.other), "a switch takes the other reading"


@pytest.mark.parametrize("one", ALL, ids=lambda one: one.id)
def test_a_reading_is_shown_by_a_test_or_a_ruling(one: Reading) -> None:
    rulings = {ruling.id for ruling in book()}
    assert one.shown
    for place in one.shown:
        path, _, name = place.partition("::")
        if not name:
            assert place in rulings
        elif path.endswith(".py"):
            assert f"def {name}(" in (ROOT / path).read_text(encoding="utf-8")
        else:
            assert name in [scene.title for scene in Scene.load_all(ROOT / path)], place


def test_every_switch_is_listed_once() -> None:
    assert sorted(one.switch for one in ALL if one.switch) == sorted(READINGS)


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_command_tells_all_of_it(lang: str) -> None:
    code, out = run("--lang", lang)
    assert code == 0
    for one in ALL:
        assert one.id in out and one.title.get(lang) in out and one.switch in out
    code, out = run("--lang", lang, "--json")
    facts = json.loads(out)
    assert [one["reason"] for one in facts] == [one.reason.get(lang) for one in ALL]


def test_one_reading_by_its_name_or_its_switch() -> None:
    assert run("no-discard") == run("no-discard-is-a-replacement")
    code, out = run("no-discrad")
    assert code == 2 and "no-discard" in out


def test_a_clause_names_its_readings() -> None:
    made = CliRunner().invoke(app, ["show", "8.3.2"], env={"LANG": "C", "COLUMNS": "300"})
    assert "given-bodyguard (" in made.output
