"""The pages for judges: every command on them is run, every ruling played, every link followed.

`python tests/test_judge_docs.py` writes the outputs anew.
"""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tintero import rulebook
from tintero.cli.shell.main import app
from tintero.judge.book import Ruling
from tintero.judge.errors import located
from tintero.judge.run import PASSED, run_one
from tintero.scene import Scene, SceneError

pytestmark = pytest.mark.pure_only

DOCS = Path(__file__).resolve().parent.parent / "docs"
PAGES = [DOCS / "judges.md", DOCS / "jueces.md", *sorted((DOCS / "judge").glob("*.md"))]
TOPICS = ("bag", "challenge", "replacement", "stack")
CONSOLE = re.compile(r"```console\n\$ tintero (.+)\n((?:(?!```).*\n)*)```")
FENCED = re.compile(r"```(\w+)\n(.*?)```", re.DOTALL)
LINK = re.compile(r"\]\(([\w./-]+\.md)\)")
CITED = re.compile(r"CR (\d+(?:\.\d+)+(?:, \d+(?:\.\d+)+)*)")

pages = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)


def output(command: str, typed: str | None = None) -> str:
    environ = {"LANG": "C", "LC_ALL": "", "LC_MESSAGES": "", "COLUMNS": "100", "NO_COLOR": "1"}
    made = CliRunner().invoke(app, shlex.split(command), input=typed, env=environ)
    assert made.exit_code == 0, made.output
    return made.stdout


def rewritten(text: str) -> str:
    """The page with what its commands print now."""
    return CONSOLE.sub(lambda m: f"```console\n$ tintero {m[1]}\n{output(m[1])}```", text)


@pages
def test_the_outputs_are_what_the_commands_print(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert CONSOLE.search(text)
    assert rewritten(text) == text


ERRORS = re.compile(r"```errors\n(.*?)```", re.DOTALL)


@pytest.mark.parametrize(("name", "lang"), [("judges.md", "en"), ("jueces.md", "es")])
def test_the_errors_are_what_is_said(name: str, lang: str) -> None:
    """Each line: what is written in the ruling of the page, and what comes of it."""
    text = (DOCS / name).read_text(encoding="utf-8")
    (good,) = [body for kind, body in FENCED.findall(text) if kind == "yaml"]
    (told,) = ERRORS.findall(text)
    lines = told.splitlines()
    assert len(lines) >= 5
    for line in lines:
        wrong, _, said = line.partition(" → ")
        field = "ink" if wrong.startswith("inc") else wrong.partition(":")[0]
        bad = re.sub(rf"{field}: (\[.*?\]|{{.*?}}|[\w-]+)", wrong, good, count=1)
        assert bad != good
        with pytest.raises(SceneError) as caught:
            for scene in Ruling.parse(bad, "MY-001.yaml").scenes:
                scene.run()
        assert located(caught.value, lang) == said


@pages
def test_links_and_clauses_exist(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for link in LINK.findall(text):
        assert (page.parent / link).resolve().is_file(), link
    for numbers in CITED.findall(text):
        for number in numbers.split(", "):
            assert rulebook.exists(number), number


def test_every_page_is_there_in_both_languages() -> None:
    for topic in TOPICS:
        for name in (f"{topic}.md", f"{topic}.es.md"):
            assert (DOCS / "judge" / name) in PAGES
    for page in PAGES:
        spanish = page.name == "jueces.md" or page.name.endswith(".es.md")
        commands = [m[1] for m in CONSOLE.finditer(page.read_text(encoding="utf-8"))]
        assert all(("--lang es" in command) == spanish for command in commands), page.name


@pytest.mark.parametrize("name", ["judges.md", "jueces.md"])
def test_the_ruling_of_five_minutes_holds(name: str, tmp_path: Path) -> None:
    text = (DOCS / name).read_text(encoding="utf-8")
    blocks = dict(FENCED.findall(text))
    ruling = Ruling.parse(blocks["yaml"])
    assert run_one(ruling).result == PASSED
    saved = tmp_path / "smash.yaml"
    output("judge lab", blocks["lab"].replace("smash.yaml", str(saved)))
    scene = Scene.load(saved)
    scene.run()
    (written,) = ruling.scenes
    assert [step.action for step in scene.steps] == [step.action for step in written.steps]


if __name__ == "__main__":
    for page in PAGES:
        page.write_text(rewritten(page.read_text(encoding="utf-8")), encoding="utf-8")
