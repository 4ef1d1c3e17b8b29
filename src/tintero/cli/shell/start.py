"""Where `tintero` begins: which copy of the package runs, and then the command line.

A checkout of the project has two: src/, and build/compiled/, which `make compile` makes of it. The
compiled copy runs if it was made of exactly the files that are in src/ now; TINTERO_BUILD may ask
for one of them (`pure`, `compiled`; `auto` is usual). A folder that PYTHONPATH names runs as it is,
and so does an installed package. `tintero version` tells. This costs a few milliseconds.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from typing import NoReturn
from zlib import crc32

EXIT_INPUT = 2  # as in `common`, which is not there yet
EXIT_INTERRUPTED = 130
MODES = ("auto", "compiled", "pure")
BUILT = os.path.join("build", "compiled")
COMPLETE = ".complete"  # stands in a finished build, with what it was made of (hatch_build.py)
LIBRARY = "tintero__mypyc"
PACKAGE = "tintero"


def main() -> None:
    try:
        choose()
        from tintero.cli.shell import main as front
    except KeyboardInterrupt:
        sys.exit(EXIT_INTERRUPTED)
    front.main()


def choose() -> None:
    """Let what is imported from now on come from the copy that is to run."""
    folder = os.path.realpath(__file__)
    for _ in __name__.split("."):
        folder = os.path.dirname(folder)
    root, name = os.path.split(folder)
    if folder in paths_named():
        return remember("path")
    if name != "src" or not os.path.isfile(os.path.join(root, "hatch_build.py")):
        return  # an installed package: there is one copy
    mode = os.environ.get("TINTERO_BUILD") or "auto"
    if mode not in MODES:
        refuse("engine-no-mode", mode)
    if mode == "pure":
        return remember("asked")
    why, file = outdated(root)
    if not why:
        switch(os.path.join(root, BUILT))
        remember("fresh" if mode == "auto" else "asked")
    elif mode == "compiled":
        refuse("engine-not-there" if why == "missing" else "engine-not-fresh", file)
    else:
        remember(why, file)


def paths_named() -> list[str]:
    named = os.environ.get("PYTHONPATH", "")
    return [os.path.realpath(path) for path in named.split(os.pathsep) if path]


def remember(why: str, file: str = "") -> None:
    """For `tintero version`."""
    from tintero import _build

    _build.why, _build.changed = why, file


def refuse(id: str, what: str) -> NoReturn:
    """What TINTERO_BUILD asks for can't be had."""
    from tintero.cli.shell.common import spoken
    from tintero.cli.shell.output import echo
    from tintero.messages import Message, tell

    echo(tell(Message(id, what=what), spoken(None)), err=True)
    sys.exit(EXIT_INPUT)


def switch(folder: str) -> None:
    """Forget what has been imported of the package: it comes from that folder."""
    for name in [one for one in sys.modules if one.split(".")[0] == PACKAGE]:
        del sys.modules[name]
    sys.path.insert(0, folder)


# --- whether the compiled copy is made of these sources -----------------------------------------


def outdated(root: str) -> tuple[str, str]:
    """Why the compiled copy can't be run, with the file that differs; empty if it can."""
    built = os.path.join(root, BUILT)
    # Python finds no extension module of another version, and would run the copy uncompiled.
    if not any(os.path.isfile(os.path.join(built, LIBRARY + end)) for end in EXTENSION_SUFFIXES):
        return "missing", ""
    try:
        with open(os.path.join(built, COMPLETE), encoding="utf-8") as file:
            lines = file.read().splitlines()
    except OSError:
        return "missing", ""
    found = differing(root, lines)
    return ("changed", found) if found else ("", "")


def differing(root: str, lines: list[str]) -> str:
    """The first file that is not as `lines` have it: sum, size, date and name of each.

    Contents decide, as in the Makefile; where size and date are the same they are not read.
    """
    known = set()
    for line in lines:
        total, size, date, name = line.split(" ", 3)
        path = f"{root}/{name}"
        known.add(name)
        try:
            now = os.stat(path)
            if now.st_size != int(size):
                return name
            if now.st_mtime_ns != int(date):
                with open(path, "rb") as file:
                    if crc32(file.read()) != int(total):
                        return name
        except OSError:
            return name
    return next((name for name in files_below(root, "src") if name not in known), "")


def files_below(root: str, folder: str) -> Iterator[str]:
    for entry in os.scandir(f"{root}/{folder}"):
        name = f"{folder}/{entry.name}"
        if not entry.is_dir():
            yield name
        elif entry.name != "__pycache__":
            yield from files_below(root, name)
