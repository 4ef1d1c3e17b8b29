"""Build wheels: a compiled one for each CPython that is asked for or found, and a pure one.

    python tools/wheels.py DEST [PYTHON ...]

Without names, every version that pyproject.toml lists is looked for: on PATH as `python3.12`, then
among the versions of pyenv. Those that are missing are told. A Python that is named must be there.

On Linux each compiled wheel is given the tag of the oldest system it runs on (auditwheel reads that
from the symbols it needs). Each wheel is installed into an environment of its own and has to say
that its engine is compiled before it is put into DEST.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
# What builds the wheels is what the locks name, hashes included.
LOCKS = [ROOT / "requirements.txt", ROOT / "requirements-build.txt"]
PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
LIKE = "Programming Language :: Python :: 3."
# What a Python says of itself: where it is, its version, whether an extension can be built for it.
ASK = """
import os, platform, sys, sysconfig
header = os.path.join(sysconfig.get_path("include"), "Python.h")
version = "%d.%d" % sys.version_info[:2]
free = sysconfig.get_config_var("Py_GIL_DISABLED")
name = platform.python_implementation() + (" without the GIL" if free else "")
print(sys.executable, version, name, os.path.isfile(header), sep="\\n")
"""


class Found(NamedTuple):
    """A Python to build for, or why there is none."""

    version: str
    path: str = ""
    why: str = ""


class NotBuilt(Exception):
    """A wheel could not be built, or does not do what it should."""


def versions(root: Path = ROOT) -> list[str]:
    """The versions that pyproject.toml names."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [f"3.{c.removeprefix(LIKE)}" for c in project["classifiers"] if c.startswith(LIKE)]


# --- which Pythons --------------------------------------------------------------------------------


def ask(python: str, version: str = "") -> Found:
    """What that Python is, and whether it will do; `version` is the one it should be."""
    try:
        run = subprocess.run([python, "-c", ASK], capture_output=True, text=True)
        path, own, kind, header = run.stdout.splitlines()
    except (OSError, ValueError):
        return Found(version or python, why="not found")
    if version and own != version:
        return Found(version, why=f"{python} is {own}")
    if kind != "CPython":
        return Found(own, why=f"{path} is {kind}")
    if header != "True":
        return Found(own, why=f"{path} has no Python.h: install its headers (python{own}-dev)")
    return Found(own, path)


def places(version: str) -> list[str]:
    """Where a version may be: on PATH, or in pyenv, the newest first."""
    root = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")
    number = re.compile(re.escape(version) + r"\.(\d+)")
    there = [(int(m[1]), p) for p in root.glob("versions/*") if (m := number.fullmatch(p.name))]
    found = [str(path / "bin" / f"python{version}") for _, path in sorted(there, reverse=True)]
    return [f"python{version}", *found]


def find(version: str) -> Found:
    tried = [ask(python, version) for python in places(version)]
    usable = [found for found in tried if found.path]
    told = [found for found in tried if found.why != "not found"]
    return (usable or told or tried)[0]


# --- wheels ---------------------------------------------------------------------------------------


def run(command: list[str], **env: str) -> None:
    done = subprocess.run(
        command,
        env={**os.environ, **env},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        raise NotBuilt("\n".join(done.stdout.strip().splitlines()[-30:]))


def the_wheel(folder: Path) -> Path:
    (wheel,) = folder.glob("*.whl")
    return wheel


def build(python: str, mode: str, folder: Path) -> Path:
    """A wheel for that Python. The pip that runs this builds it: the other one may have none."""
    made = folder / "made"
    locks = [f"--build-constraint={lock}" for lock in LOCKS]
    run(
        [*PIP, "--python", python, "wheel", "--no-deps", *locks, "-w", str(made), str(ROOT)],
        TINTERO_BUILD=mode,
    )
    if mode == "pure" or not sys.platform.startswith("linux"):
        return the_wheel(made)
    repaired = folder / "repaired"
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    run(
        [sys.executable, "-m", "auditwheel", "repair", "-w", str(repaired), str(the_wheel(made))],
        PATH=path,
    )
    return the_wheel(repaired)


def check(python: str, wheel: Path, compiled: bool, folder: Path) -> None:
    """Install it, and see what it says of itself."""
    place = folder / "installed"
    run([python, "-m", "venv", "--without-pip", str(place)])
    own = str(place / ("Scripts" if os.name == "nt" else "bin") / "python")
    install = [*PIP, "--python", own, "install", "-qq"]
    run([*install, "--require-hashes", "-r", str(LOCKS[0])])
    run([*install, "--no-deps", str(wheel)])
    said = subprocess.run(
        [own, "-m", "tintero.cli.shell.main", "version", "--json"],
        capture_output=True,
        text=True,
        cwd=folder,
        env={k: v for k, v in os.environ.items() if k != "PYTHONPATH"},
    )
    if said.returncode or json.loads(said.stdout)["compiled"] != compiled:
        raise NotBuilt(f"{wheel.name} does not run as it should:\n{said.stdout}{said.stderr}")


def make(found: Found, mode: str, dest: Path) -> str:
    with tempfile.TemporaryDirectory(prefix="tintero-wheels-") as folder:
        wheel = build(found.path, mode, Path(folder))
        check(found.path, wheel, mode == "compiled", Path(folder))
        dest.mkdir(parents=True, exist_ok=True)
        shutil.copy2(wheel, dest / wheel.name)
        return wheel.name


def main(args: list[str]) -> None:
    if not args:
        sys.exit(__doc__)
    dest, named = Path(args[0]), args[1:]
    pythons = [ask(python) for python in named] or [find(version) for version in versions()]
    missing = [found for found in pythons if not found.path]
    for found in missing:
        print(f"{found.version}: {found.why}; no wheel", file=sys.stderr, flush=True)
    if (named and missing) or len(missing) == len(pythons):
        sys.exit("Nothing was built.")
    try:
        for found in pythons:
            if found.path:
                print(f"{found.version}: {found.path}, a minute or two", flush=True)
                print(f"  {make(found, 'compiled', dest)}", flush=True)
        print("for any Python, not compiled", flush=True)
        print(f"  {make(ask(sys.executable), 'pure', dest)}")
    except NotBuilt as error:
        sys.exit(f"No wheel:\n{error}")


if __name__ == "__main__":
    main(sys.argv[1:])
