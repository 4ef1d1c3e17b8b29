"""The built page is the one that stands in `web/`: Python alone serves what Node once built."""

from __future__ import annotations

import gzip
import hashlib
import json
import re
from pathlib import Path

import pytest

pytestmark = pytest.mark.pure_only

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "tintero" / "server" / "page"
WORDS = [
    path
    for lang in ("en", "es")
    for path in (ROOT / "src/tintero/messages/locale" / lang).glob("page*.ftl")
]
LEFT_OUT = {"node_modules", "tests"}  # as in web/manifest.js
FIRST_LOAD = 250_000


def sources() -> list[Path]:
    found = [
        path
        for path in WEB.rglob("*")
        if path.is_file() and not LEFT_OUT & set(path.relative_to(WEB).parts)
    ]
    return sorted([*found, *WORDS], key=lambda path: path.relative_to(ROOT).as_posix())


def test_the_page_was_built_from_what_is_there() -> None:
    digest = hashlib.sha256()
    for path in sources():
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        digest.update(path.read_bytes())
        digest.update(b"\0")
    manifest = json.loads((PAGE / "manifest.json").read_text(encoding="utf-8"))
    assert manifest["sources"] == digest.hexdigest(), "web/ has changed: run `make page`"


def loaded(name: str, found: set[Path]) -> set[Path]:
    """A script of the page with all that it needs at once."""
    path = PAGE / "assets" / name
    if path not in found:
        found.add(path)
        for other in re.findall(r'(?:from|import)\s*"\./([^"]+\.js)"', path.read_text("utf-8")):
            loaded(other, found)
    return found


def test_a_first_load_is_small() -> None:
    """A table with everything it needs but the cards: fonts as they are, the rest gzipped. What
    only other pages need does not count."""
    fonts = [path for path in PAGE.rglob("*.woff2") if "-ext-" not in path.name]
    scripts: set[Path] = set()
    for start in ("index-*.js", "Table-*.js"):
        (entry,) = (PAGE / "assets").glob(start)
        loaded(entry.name, scripts)
    assert len(scripts) > 2
    texts = [PAGE / "index.html", *scripts, *PAGE.rglob("*.css")]
    size = sum(path.stat().st_size for path in fonts)
    size += sum(len(gzip.compress(path.read_bytes(), 9)) for path in texts)
    assert size <= FIRST_LOAD, size


def test_the_page_asks_nobody_else() -> None:
    """No address of another host but those that name a thing and are never fetched."""
    names = ("http://www.w3.org/", "https://svelte.dev/e/")
    for kind in ("html", "js", "css"):
        for path in PAGE.rglob(f"*.{kind}"):
            for url in re.findall(r"https?://[^\s\"'`)\\]+", path.read_text(encoding="utf-8")):
                assert url.startswith(names) or url.startswith("https://${"), (path.name, url)


def test_the_lock_file_names_no_host() -> None:
    lock = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))
    packages = [entry for name, entry in lock["packages"].items() if name]
    assert packages
    for entry in packages:
        assert entry["integrity"]
        assert "://" not in entry.get("resolved", "")
