"""One search finds one thing: names of modules and of public classes, and their exceptions."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PLACES = (ROOT / "src" / "tintero", ROOT / "proof" / "tintero_proof")
DOC = ROOT / "docs" / "architecture.md"
# A family of nodes is planned once and said by every language: modules of one name are one thing.
LANGUAGES = re.compile(r"/render/(?:plan|realise(?:/(?:en|es|fr|romance))?)/")
# Messages of the web table are called as they are on the wire, and used by the module's name.
WIRE = ("server/protocol.py", "server/api_shapes.py")
CLASS = re.compile(r"^class ([A-Z]\w*)", re.M)

pytestmark = pytest.mark.pure_only


def modules() -> list[Path]:
    return sorted(path for place in PLACES for path in place.rglob("*.py"))


def twice(named: Iterable[tuple[str, str]]) -> dict[str, list[str]]:
    """Names that more than one place has, with the places."""
    found: dict[str, set[str]] = defaultdict(set)
    for name, where in named:
        found[name].add(LANGUAGES.sub("/render/", where))
    return {name: sorted(places) for name, places in found.items() if len(places) > 1}


def excepted(text: str) -> set[str]:
    """The names in the first column of the tables of the section *Names*."""
    section = text.partition("\n## Names\n")[2].partition("\n## ")[0]
    rows = [line.split("|")[1] for line in section.splitlines() if line.startswith("| `")]
    return {name for row in rows for name in re.findall(r"`(\w+)`", row)}


def test_modules_that_share_a_name_are_listed() -> None:
    found = twice((path.stem, path.relative_to(ROOT).as_posix()) for path in modules())
    allowed = excepted(DOC.read_text(encoding="utf-8"))
    unlisted = [f"{name}: {', '.join(places)}" for name, places in found.items()]
    assert found.keys() <= allowed, "\n" + "\n".join(
        line for line in unlisted if line.partition(":")[0] not in allowed
    )
    assert allowed <= found.keys(), f"not twice any more: {sorted(allowed - found.keys())}"


def test_public_classes_have_names_of_their_own() -> None:
    found = twice(
        (name, path.relative_to(ROOT).as_posix())
        for path in modules()
        if not path.as_posix().endswith(WIRE)
        for name in CLASS.findall(path.read_text(encoding="utf-8"))
    )
    assert not found, "\n" + "\n".join(f"{name}: {', '.join(at)}" for name, at in found.items())


def test_the_words_of_the_glossary_are_where_it_says() -> None:
    text = DOC.read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(\w+)` \| [^|]+ \| ([^|]+) \|$", text, re.M)
    assert len(rows) > 10
    rooms = {"smoke": PLACES[1] / "smoke"}
    for word, where in rows:
        for room in re.findall(r"`([\w/]+)`", where):
            at = rooms.get(room, PLACES[0] / room)
            assert (at / f"{word}.py").is_file(), f"{word} in {room}"


def test_the_checks_see() -> None:
    text = "# X\n\n## Names\n\n| a | b |\n| `one`, `two` | `three` |\n\n## More\n| `four` | |\n"
    assert excepted(text) == {"one", "two"}
    pairs = [
        ("x", "src/tintero/ability/render/realise/en/x.py"),
        ("x", "src/tintero/ability/render/realise/es/x.py"),
        ("y", "src/tintero/a/y.py"),
        ("y", "src/tintero/b/y.py"),
    ]
    assert list(twice(pairs)) == ["y"]
    assert CLASS.findall("class _Own:\nclass Seat(Base):\n    class Inner:\n") == ["Seat"]


def test_the_walks_name_what_there_is() -> None:
    """In the tables of *Two walks*: `room/module.thing` in the first column, `module.thing` in the
    second."""
    section = DOC.read_text(encoding="utf-8").partition("\n## Two walks\n")[2].partition("\n## ")[0]
    rows = [line.split("|")[1:3] for line in section.splitlines() if line.startswith("| `")]
    assert len(rows) > 20
    sources = [(path, path.read_text(encoding="utf-8")) for path in modules()]
    for where, what in rows:
        named = re.findall(r"`([\w/]+)((?:\.\w+)*)`", where)
        named += re.findall(r"`([a-z_]\w*)((?:\.(?!txt)\w+)+)`", what)
        assert named or "{" in where, where
        for module, things in named:
            texts = [text for path, text in sources if path.as_posix().endswith(f"/{module}.py")]
            assert texts, module
            for thing in things.split(".")[1:]:
                defined = re.compile(rf"^\s*(?:def |class )?{thing}\b", re.M)
                assert any(defined.search(text) for text in texts), f"{module}{things}"
