"""The pages of the commands: every console block is run and compared with what stands there.

A block is a small session: `$ tintero …` lines, each with what it prints below. `...` stands for
anything, as in doctests. A page's blocks run one after another in one folder, where the files of
its blocks with a file name (```text my-deck.txt) lie. `python tests/test_command_docs.py` writes
the outputs anew; where `...` stands alone on a line, as many lines before and after it are kept.
"""

from __future__ import annotations

import doctest
import json
import os
import re
import shlex
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command
from typer.testing import CliRunner

from tintero import _build
from tintero.cli.shell import help_texts
from tintero.cli.shell.main import app

DOCS = Path(__file__).resolve().parent.parent / "docs"
PAGES = [*sorted((DOCS / "commands").glob("*.md")), DOCS / "play.md"]
FENCED = re.compile(r"^```(\w+)(?: ([\w./-]+))?\n(.*?)^```$", re.DOTALL | re.MULTILINE)
LINK = re.compile(r"\]\(([\w./-]+\.(?:md|svg))\)")
JSON_ROW = re.compile(r"^\| `([^`]+)` \| (`.*`) \|$", re.MULTILINE)
# The keys of what commands print as JSON, by the table of that page.
KEYS: dict[str, list[str]] = {
    command: re.findall(r"`(\w+)`", keys)
    for command, keys in JSON_ROW.findall((DOCS / "commands" / "json.md").read_text("utf-8"))
}
ELLIPSIS = "..."
LEAVES = [
    (words, one) for words, one in help_texts.walk(get_command(app)) if not hasattr(one, "commands")
]


class Shell:
    """As much of a shell as the examples need: a pipe into a command, `> FILE`, `cat`, `$?`."""

    def __init__(self) -> None:
        self.code = 0

    def run(self, line: str) -> str:
        lexer = shlex.shlex(line, posix=True, punctuation_chars="|>")
        lexer.whitespace_split = True
        words = list(lexer)
        target = None
        if ">" in words:
            at = words.index(">")
            (target,) = words[at + 1 :]
            words = words[:at]
        typed = ""
        if "|" in words:
            at = words.index("|")
            typed = self.one(words[:at], "")
            words = words[at + 1 :]
        printed = self.one(words, typed)
        if target is None:
            return printed
        Path(target).write_text(printed, encoding="utf-8")
        return ""

    def one(self, words: list[str], typed: str) -> str:
        name, *rest = words
        if name == "cat":
            return "".join(Path(file).read_text(encoding="utf-8") for file in rest)
        if name == "echo":
            return " ".join(str(self.code) if word == "$?" else word for word in rest) + "\n"
        if name == "printf":
            (text,) = rest
            return text.replace("\\n", "\n")
        if name == "yes":
            return "y\n" * 1000
        environ = {"LANG": "C", "LC_ALL": "", "LC_MESSAGES": "", "COLUMNS": "100", "NO_COLOR": "1"}
        while "=" in name:
            variable, _, value = name.partition("=")
            environ[variable] = value
            name, *rest = rest
        assert name == "tintero", name
        made = CliRunner().invoke(app, rest, input=typed, env=environ)
        assert isinstance(made.exception, SystemExit | None), made.exception
        self.code = made.exit_code
        return made.output


def sessions(block: str) -> list[tuple[str, str]]:
    """The commands of a block, each with what stands below it."""
    parts = re.split(r"^\$ (.*)\n", block, flags=re.MULTILINE)
    assert parts[0] == "", f"a console block begins with a command: {block[:40]!r}"
    return list(zip(parts[1::2], parts[2::2], strict=True))


def tidy(text: str) -> str:
    """Without spaces at the ends of lines, and without blank lines at both ends."""
    lines = "".join(f"{line.rstrip()}\n" for line in text.splitlines()).strip("\n")
    return f"{lines}\n" if lines else ""


def agrees(want: str, got: str) -> bool:
    return doctest.OutputChecker().check_output(want, tidy(got), doctest.ELLIPSIS)


def walk_page(text: str, seen: Callable[[str, str, str], str]) -> str:
    """The page with each output replaced by what `seen` answers to command, old and new."""
    shell = Shell()

    def block(found: re.Match[str]) -> str:
        kind, file, body = found[1], found[2], found[3]
        if file:
            Path(file).write_text(body, encoding="utf-8")
        if kind != "console":
            return found[0]
        told = [f"$ {line}\n{seen(line, want, shell.run(line))}" for line, want in sessions(body)]
        return f"```console\n{''.join(told)}```"

    return FENCED.sub(block, text)


# The pages tell of the engine uncompiled.
NAMES_THE_ENGINE = re.compile(r"(\w+=\S+ )?tintero version\b")


UNCOMPILED = ("README.md", "bench.md", "version.md")  # they tell of the engine itself
MARKED = [
    pytest.param(
        page, id=page.name, marks=() if page.name in UNCOMPILED else pytest.mark.compiled_only
    )
    for page in PAGES
]


@pytest.mark.parametrize("page", MARKED)
def test_the_outputs_are_what_the_commands_print(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """This is where each command runs on the compiled engine."""
    if _build.compiled() and page.name == "bench.md":
        pytest.skip("compiled it measures both engines; tests/test_bench.py runs it")
    monkeypatch.chdir(tmp_path)

    def compare(line: str, want: str, got: str) -> str:
        if _build.compiled() and NAMES_THE_ENGINE.match(line):
            return want
        assert agrees(want, got), f"$ {line}\n{tidy(got)}"
        command = line.removeprefix("tintero ").removesuffix(" --json")
        if line == f"tintero {command} --json" and command in KEYS:
            assert keys_in(got) == KEYS[command], line
        return want

    walk_page(page.read_text(encoding="utf-8"), compare)


@pytest.mark.pure_only
@pytest.mark.parametrize(("words", "one"), LEAVES, ids=[words for words, _ in LEAVES])
def test_every_command_has_its_place_on_a_page(words: str, one: Any) -> None:
    """Its options as `--help` prints them, an example, and its JSON where it has some."""
    page = DOCS / "commands" / f"{words.split()[0]}.md"
    blocks = [m[3] for m in FENCED.finditer(page.read_text(encoding="utf-8")) if m[1] == "console"]
    lines = [line for block in blocks for line, _ in sessions(block)]
    mine = [line for line in lines if f"tintero {words}" in line]
    assert f"tintero {words} --help" in mine
    assert [line for line in mine if "--help" not in line]
    if any(help_texts.name_of(p) == "--json" for p in one.params):
        assert any("--json" in line for line in mine)


def keys_in(printed: str) -> list[str]:
    """The keys of JSON; of a list, those of its first member."""
    found = json.loads(printed)
    return list(found[0] if isinstance(found, list) else found)


def shown(command: str) -> bool:
    """Whether a page shows what it prints as JSON: then it is compared there."""
    line = f"\n$ tintero {command} --json\n"
    return any(line in page.read_text(encoding="utf-8") for page in PAGES)


@pytest.mark.compiled_only
def test_the_json_has_the_keys_of_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    text = (DOCS / "commands" / "json.md").read_text(encoding="utf-8")
    walk_page(text, lambda line, want, got: want)
    for command, keys in KEYS.items():
        if not shown(command):
            assert keys_in(Shell().run(f"tintero {command} --json")) == keys, command
    for words, one in LEAVES:
        if any(help_texts.name_of(p) == "--json" for p in one.params):
            assert any(command.startswith(words) for command in KEYS), words


@pytest.mark.pure_only
def test_the_index_names_every_page() -> None:
    index = (DOCS / "commands" / "README.md").read_text(encoding="utf-8")
    for page in PAGES:
        if page.parent.name == "commands" and page.name != "README.md":
            assert f"({page.name})" in index
    assert "docs/commands/README.md" in (DOCS.parent / "README.md").read_text(encoding="utf-8")


@pytest.mark.pure_only
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for link in LINK.findall(page.read_text(encoding="utf-8")):
        assert (page.parent / link).resolve().is_file(), link


# --- writing them anew --------------------------------------------------------------------------


def renewed(line: str, want: str, got: str) -> str:
    """What is printed now; cut where it was cut before."""
    if agrees(want, got):
        return want
    now, before = tidy(got).splitlines(), want.splitlines()
    if before.count(ELLIPSIS) == 1:
        head = before.index(ELLIPSIS)
        tail = len(before) - head - 1
        now = [*now[:head], ELLIPSIS, *(now[-tail:] if tail else [])]
    return "".join(f"{one}\n" for one in now)


if __name__ == "__main__":
    wanted = sys.argv[1:]
    for page in PAGES:
        if wanted and page.stem not in wanted:
            continue
        text = page.read_text(encoding="utf-8")
        with tempfile.TemporaryDirectory() as folder:
            os.chdir(folder)
            page.write_text(walk_page(text, renewed), encoding="utf-8")
            os.chdir(DOCS)
