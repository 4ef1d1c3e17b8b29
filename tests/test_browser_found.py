"""Which browser the tests of the page run in, and what is said where there is none."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import browser
from browser import NoBrowser, found_or_installed, installers

pytestmark = pytest.mark.pure_only


def program(folder: Path, name: str, text: str = "#!/bin/sh\nexit 0\n") -> Path:
    folder.mkdir(exist_ok=True)
    path = folder / name
    path.write_text(text, encoding="utf-8")
    path.chmod(0o755)
    return path


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine without a Chromium; what is in this folder is all there is."""
    folder = tmp_path / "bin"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))
    monkeypatch.delenv("TINTERO_CHROMIUM", raising=False)
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    return folder


def playwrights(monkeypatch: pytest.MonkeyPatch, program: Path) -> None:
    """In place of the Python that would be asked to install Playwright's."""
    monkeypatch.setattr(sys, "executable", str(program))


def test_what_is_here_is_taken(bare: Path, tmp_path: Path) -> None:
    own = program(tmp_path / "cache", "chrome")
    assert found_or_installed(str(own)) == str(own)
    system = program(bare, "google-chrome")
    assert found_or_installed(str(own)) == str(system)


def test_one_that_is_named_is_taken_or_missed(
    bare: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program(bare, "chromium")
    named = program(tmp_path / "mine", "browser")
    monkeypatch.setenv("TINTERO_CHROMIUM", str(named))
    assert found_or_installed("/nowhere") == str(named)
    monkeypatch.setenv("TINTERO_CHROMIUM", str(tmp_path / "gone"))
    with pytest.raises(NoBrowser, match="gone, and that is no program"):
        found_or_installed("/nowhere")


def test_root_on_debian_gets_the_package(bare: Path) -> None:
    """Without being asked anything."""
    program(
        bare,
        "apt-get",
        f'#!/bin/sh\n[ "$DEBIAN_FRONTEND" = noninteractive ] || exit 1\n[ "$1 $2" = "install -y" ]'
        f" || exit 1\nprintf '#!/bin/sh\\n' > {bare}/chromium\nPATH=/bin:/usr/bin chmod 755"
        f" {bare}/chromium\n",
    )
    assert found_or_installed("/nowhere") == f"{bare}/chromium"


def test_anybody_else_gets_playwrights(
    bare: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program(bare, "apt-get", "#!/bin/sh\nexit 77\n")
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    assert [words[1:] for words in installers()] == [["-m", "playwright", "install", "chromium"]]
    own = tmp_path / "cache" / "chrome"
    own.parent.mkdir()
    playwrights(monkeypatch, program(tmp_path / "py", "python", f"#!/bin/sh\n: > {own}\n"))
    assert found_or_installed(str(own)) == str(own)


def test_where_nothing_helps_it_is_said_what_was_tried(
    bare: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program(
        bare, "apt-get", "#!/bin/sh\necho 'E: Unable to locate package chromium' >&2\nexit 100\n"
    )
    playwrights(monkeypatch, program(tmp_path / "py", "python", "#!/bin/sh\nexit 0\n"))
    with pytest.raises(NoBrowser) as why:
        found_or_installed("/nowhere")
    assert "E: Unable to locate package chromium" in str(why.value)
    assert "done, and none is found" in str(why.value)
    playwrights(monkeypatch, tmp_path / "no python")
    with pytest.raises(NoBrowser, match="No such file"):
        found_or_installed("/nowhere")


@pytest.mark.slow
def test_without_one_the_tests_say_that_they_have_not_run(tmp_path: Path) -> None:
    nowhere = os.environ | {"TINTERO_CHROMIUM": str(tmp_path / "chromium")}
    words = ["-m", "pytest", "-n", "0", "-p", "no:cacheprovider", "tests/test_web_pages.py"]
    words += ["-k", "forbids or replay_goes"]
    done = subprocess.run(
        [sys.executable, *words], cwd=browser.ROOT, env=nowhere, capture_output=True, text=True
    )
    said = " ".join(done.stdout.split())
    assert done.returncode == 0 and "2 skipped" in said, done.stdout
    assert "no test of the page in a browser has run here: TINTERO_CHROMIUM names" in said
    assert "tests/test_web_pages.py" in said
