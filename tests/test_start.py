"""`tintero` in a checkout: it runs the compiled copy if that is made of the sources as they are."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import module_from_spec, spec_from_file_location
from multiprocessing import get_all_start_methods
from pathlib import Path
from types import ModuleType

import pytest

from tintero.cli.shell.main import WHYS
from tintero.messages import Message, languages, say

pytestmark = pytest.mark.pure_only

ROOT = Path(__file__).resolve().parent.parent
REAL = ["__init__.py", "__main__.py", "_build.py", "limits.py", "plain.py", "messages"]
REAL += ["cli/shell/start.py", "cli/shell/output.py"]
# Instead of the command line: which copy runs, and what `tintero version` could say of it.
FRONT = """
import os
from multiprocessing import get_context
from tintero import _build
from tintero.vocab import WHICH

def which():
    return WHICH

def main():
    print(WHICH, _build.why, _build.changed)
    if "METHOD" in os.environ:
        with get_context(os.environ["METHOD"]).Pool(1) as pool:
            print(pool.apply(which))
"""
COMMON = "def spoken(lang):\n    return 'es'\n"


def hook() -> ModuleType:
    spec = spec_from_file_location("tintero_hatch_build", ROOT / "hatch_build.py")
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Checkout:
    """A small project with the real start of the program; its compiled copy is a pretence."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.src = root / "src"
        self.built = root / "build" / "compiled"
        package = self.src / "tintero"
        (package / "cli" / "shell").mkdir(parents=True)
        for name in REAL:
            real = ROOT / "src" / "tintero" / name
            (shutil.copytree if real.is_dir() else shutil.copy)(real, package / name)
        for name, text in {
            "vocab.py": "WHICH = 'pure'\n",
            "cli/__init__.py": "",
            "cli/shell/__init__.py": "",
            "cli/shell/main.py": FRONT,
            "cli/shell/common.py": COMMON,
        }.items():
            (package / name).write_text(text)
        for name in ("hatch_build.py", "generated_c.py", "pyproject.toml"):
            shutil.copy(ROOT / name, root / name)

    def compile(self) -> None:
        shutil.copytree(self.src, self.built)
        (self.built / "tintero" / "vocab.py").write_text("WHICH = 'compiled'\n")
        (self.built / f"tintero__mypyc{EXTENSION_SUFFIXES[0]}").touch()
        (self.built / ".complete").write_text("".join(hook().made_of(self.root, self.src)))

    def start(self, *options: str, **env: str) -> subprocess.CompletedProcess[str]:
        """As the script that a development install makes, which finds the package by a link."""
        link = f"import sys; sys.path.insert(0, {str(self.src)!r}); "
        script = link + "from tintero.cli.shell.start import main; main()"
        environ = {k: v for k, v in os.environ.items() if k not in ("PYTHONPATH", "TINTERO_BUILD")}
        return subprocess.run(
            [sys.executable, *(options or ("-c", script))],
            cwd=self.src if options else self.root,
            env=environ | env,
            capture_output=True,
            text=True,
            encoding="utf-8",
        )

    def runs(self, *options: str, **env: str) -> str:
        done = self.start(*options, **env)
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path / "project")


def test_a_build_of_these_sources_runs(checkout: Checkout) -> None:
    assert checkout.runs() == "pure missing"
    checkout.compile()
    assert checkout.runs() == "compiled fresh"
    assert checkout.runs("-m", "tintero") == "compiled fresh"
    # Contents count and not dates, as for `make compile`; what Python keeps does not count.
    (checkout.src / "tintero" / "vocab.py").touch()
    (checkout.src / "tintero" / "__pycache__").mkdir(exist_ok=True)
    (checkout.src / "tintero" / "__pycache__" / "other.pyc").touch()
    assert checkout.runs() == "compiled fresh"


@pytest.mark.parametrize("method", get_all_start_methods())
def test_processes_that_it_starts_run_the_same_copy(checkout: Checkout, method: str) -> None:
    checkout.compile()
    assert checkout.runs(METHOD=method).split() == ["compiled", "fresh", "compiled"]
    assert checkout.runs("-m", "tintero", METHOD=method).split()[-1] == "compiled"


@pytest.mark.parametrize("change", ["edit", "same size", "new", "gone", "data", "recipe"])
def test_an_older_build_does_not_run(checkout: Checkout, change: str) -> None:
    checkout.compile()
    package = checkout.src / "tintero"
    file = package / "vocab.py"
    if change == "edit":
        file.write_text("WHICH = 'edited'\n")
    elif change == "same size":
        file.write_text("WHICH = 'PURE'\n")
    elif change == "new":
        (file := package / "cli" / "more.py").touch()
    elif change == "gone":
        (file := package / "messages" / "locale" / "en" / "why.ftl").unlink()
    elif change == "data":
        (file := package / "messages" / "locale" / "es" / "why.ftl").write_text("x = y\n")
    elif change == "recipe":
        (file := checkout.root / "pyproject.toml").write_text("")
    which = {"edit": "edited", "same size": "PURE"}.get(change, "pure")
    assert checkout.runs() == f"{which} changed {file.relative_to(checkout.root).as_posix()}"


def test_half_a_build_does_not_run(checkout: Checkout) -> None:
    checkout.compile()
    library = checkout.built / f"tintero__mypyc{EXTENSION_SUFFIXES[0]}"
    other = library.rename(checkout.built / "tintero__mypyc.cpython-30-other.so")
    assert checkout.runs() == "pure missing"
    other.rename(library)
    (checkout.built / ".complete").unlink()
    assert checkout.runs() == "pure missing"
    shutil.rmtree(checkout.built)
    assert checkout.runs() == "pure missing"


def test_one_may_ask_for_a_copy(checkout: Checkout) -> None:
    refused = checkout.start(TINTERO_BUILD="compiled")
    assert refused.returncode == 2
    assert refused.stderr.startswith("TINTERO_BUILD=compiled, y no hay build/compiled")
    checkout.compile()
    assert checkout.runs(TINTERO_BUILD="compiled") == "compiled asked"
    assert checkout.runs(TINTERO_BUILD="pure") == "pure asked"
    assert checkout.runs(TINTERO_BUILD="auto") == "compiled fresh"
    (checkout.src / "tintero" / "vocab.py").write_text("WHICH = 'edited'\n")
    refused = checkout.start(TINTERO_BUILD="compiled")
    assert refused.returncode == 2
    assert "y src/tintero/vocab.py no está como cuando" in refused.stderr
    assert checkout.runs(TINTERO_BUILD="pure") == "edited asked"
    refused = checkout.start(TINTERO_BUILD="fast")
    assert refused.returncode == 2
    assert refused.stderr == "TINTERO_BUILD=fast: puede ser auto, compiled o pure.\n"


@pytest.mark.parametrize("mode", ["auto", "pure", "compiled"])
def test_the_folder_that_pythonpath_names_runs(checkout: Checkout, mode: str) -> None:
    checkout.compile()
    script = "from tintero.cli.shell.start import main; main()"
    for folder, which in ((checkout.src, "pure"), (checkout.built, "compiled")):
        path = f"elsewhere{os.pathsep}{folder}"
        found = checkout.runs("-P", "-c", script, PYTHONPATH=path, TINTERO_BUILD=mode)
        assert found == f"{which} path"


def test_an_installed_package_runs_as_it_is(checkout: Checkout) -> None:
    checkout.compile()
    (checkout.root / "hatch_build.py").unlink()
    assert checkout.runs() == "pure"
    assert checkout.runs(TINTERO_BUILD="compiled") == "pure"


@pytest.mark.parametrize("lang", languages())
def test_why_is_said(lang: str) -> None:
    for why, id in WHYS.items():
        said = say(Message(id, file="src/x.py"), lang)
        assert ("src/x.py" in said) == (why == "changed")
