"""`WebProcess`: a real `tintero serve` on this machine alone, and what it costs.

It is the package that is imported here, compiled if that is. Run as a program it is the same server
with a watch on its collections of garbage and its event loop, and a profile if wanted:

    python -m tintero_proof.web_process WATCHED.json [--profile FILE] [--sleeps SECONDS] serve …
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import signal
import sys
import threading
import time
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import tintero

if TYPE_CHECKING:
    from tintero.server.host import ServerSettings

STARTS: Final = 120  # seconds
COUNTS: Final = 2.0  # seconds between two counts of tasks
TICKS: Final = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


class WebProcess:
    """A server that can be started again on the same database and port."""

    def __init__(
        self,
        db: str,
        watched: Path | None = None,
        profile: Path | None = None,
        sleeps: float = 0,
    ) -> None:
        """`sleeps`: seconds after which tables that nobody is at leave memory, if not as usual."""
        self.db = db
        self.watched, self.profile, self.sleeps = watched, profile, sleeps
        self.port = 0
        self.process: asyncio.subprocess.Process | None = None
        self.said = ""  # what went to the standard error

    async def start(self, *more: str) -> float:
        """How many seconds it took until it could be reached."""
        folder = str(Path(tintero.__file__).resolve().parent.parent)
        proof = str(Path(__file__).resolve().parent.parent)
        words = ["serve", "--port", str(self.port), "--workers", "1", "--db", self.db, *more]
        if self.watched is None:
            words = ["-m", "tintero", *words]
        else:
            kept = ["--profile", str(self.profile)] if self.profile is not None else []
            kept += ["--sleeps", str(self.sleeps)] if self.sleeps else []
            words = ["-m", "tintero_proof.web_process", str(self.watched), *kept, *words]
        began = time.monotonic()
        self.process = await asyncio.create_subprocess_exec(
            *(sys.executable, *words),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
            env=os.environ | {"PYTHONPATH": os.pathsep.join((folder, proof)), "LANG": "C"},
        )
        assert self.process.stdout is not None and self.process.stderr is not None
        self._hears = asyncio.create_task(self._hear(self.process.stderr))
        said = (await asyncio.wait_for(self.process.stdout.readline(), STARTS)).decode()
        if "http://" not in said:
            raise RuntimeError(f"the server did not begin: {said}{self.said}")
        self.port = int(said.partition("127.0.0.1:")[2].partition("/")[0])
        return time.monotonic() - began

    async def _hear(self, stderr: asyncio.StreamReader) -> None:
        while line := await stderr.readline():
            self.said = (self.said + line.decode(errors="replace"))[-20_000:]

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    async def end(self) -> int:
        """In order; its exit code."""
        return await self._gone(signal.SIGTERM)

    async def kill(self) -> int:
        return await self._gone(signal.SIGKILL)

    async def _gone(self, how: signal.Signals) -> int:
        assert self.process is not None
        if self.process.returncode is None:
            self.process.send_signal(how)
        code = await asyncio.wait_for(self.process.wait(), STARTS)
        await self._hears
        return code

    # --- the kernel's books -----------------------------------------------------------------------

    def cpu(self) -> tuple[float, float]:
        """Seconds of CPU so far, its own and the kernel's for it; not those of the bots."""
        return cpu_of(self.pid)

    def files(self) -> int:
        """Files and sockets that are open."""
        return len(os.listdir(f"/proc/{self.pid}/fd"))

    def tasks(self) -> int:
        """Tasks of its event loop, as it wrote down a moment ago; -1: it does not."""
        if self.watched is None or not (kept := tasks_file(self.watched)).is_file():
            return -1
        return int(kept.read_text() or -1)

    def memory(self) -> int:
        """Bytes in memory."""
        for line in Path(f"/proc/{self.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024
        return 0


def cpu_of(pid: int) -> tuple[float, float]:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return int(fields[11]) / TICKS, int(fields[12]) / TICKS


PACE: Final = (
    "from tintero.sim.bench import load_pair, play_games; "
    "print(*play_games(load_pair('real'), 0, 1500))"
)


async def pace() -> float:
    """Microseconds of CPU for a decision of random play, in a process beside the server: 5.0 on a
    quiet machine, compiled (`tintero bench`). A machine with much to do is slower by CPU time too:
    whoever is interrupted finds the caches cold."""
    folder = str(Path(tintero.__file__).resolve().parent.parent)
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", PACE),
        stdout=asyncio.subprocess.PIPE,
        env=os.environ | {"PYTHONPATH": folder},
    )
    said, _ = await process.communicate()
    seconds, decisions = said.decode().split()
    return float(seconds) / int(decisions) * 1e6


def machine_load() -> str:
    """How much else there is to do here."""
    return " ".join(f"{one:.1f}" for one in os.getloadavg())


# --- as a program: the server, watched ------------------------------------------------------------


class Pauses:
    """How long collections of garbage took, by generation; and how late the event loop was."""

    def __init__(self) -> None:
        self.collections: dict[int, list[float]] = {0: [], 1: [], 2: []}
        self.collected = [0, 0, 0]
        self._began = 0.0

    def collecting(self, phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            self._began = time.perf_counter()
        else:
            self.collections[info["generation"]].append(time.perf_counter() - self._began)
            self.collected[info["generation"]] += info["collected"]

    def plain(self) -> dict[str, Any]:
        return {
            f"generation {n}": {
                "collections": len(found),
                "collected": self.collected[n],
                "worst_ms": round(1000 * max(found, default=0), 2),
                "sum_ms": round(1000 * sum(found), 1),
            }
            for n, found in self.collections.items()
        }


def tasks_file(watched: Path) -> Path:
    return watched.with_suffix(".tasks")


def count_tasks(kept: Path) -> None:
    """Write down every two seconds how many tasks there are."""
    from tintero.server.host import Host

    start = Host.start

    async def counted(self: Host) -> None:
        await start(self)
        loop = asyncio.get_running_loop()

        def write() -> None:
            kept.write_text(str(len(asyncio.all_tasks(loop))))
            loop.call_later(COUNTS, write)

        write()

    Host.start = counted  # type: ignore[method-assign]


def sleep_after(seconds: float) -> None:
    """A soak need not wait for minutes until tables go."""
    from tintero.server import collecting, serving

    serve = serving.serve

    def sooner(
        settings: ServerSettings, address: str, port: int, ready: serving.Ready | None = None
    ) -> bool:
        return serve(replace(settings, sleeps_ms=int(1000 * seconds)), address, port, ready)

    serving.serve = sooner
    collecting.LATEST = int(1000 * seconds)  # type: ignore[misc]


def main(words: list[str]) -> None:
    watched, words = Path(words[0]), words[1:]
    profile = None
    if words[0] == "--profile":
        profile, words = words[1], words[2:]
    if words[0] == "--sleeps":
        sleep_after(float(words[1]))
        words = words[2:]
    count_tasks(tasks_file(watched))
    pauses = Pauses()

    def from_now() -> None:
        """What comes of starting does not count: it ends when what is there is frozen."""
        while not gc.get_freeze_count():
            time.sleep(0.05)
        gc.callbacks.append(pauses.collecting)

    threading.Thread(target=from_now, daemon=True).start()
    sys.argv = ["tintero", *words]
    from tintero.cli.shell.main import main as tintero_main

    try:
        if profile is None:
            tintero_main()
        else:
            import cProfile

            kept = cProfile.Profile(time.thread_time)
            try:
                kept.runcall(tintero_main)
            finally:
                kept.dump_stats(profile)
    finally:
        watched.write_text(json.dumps(pauses.plain(), indent=1))


if __name__ == "__main__":
    main(sys.argv[1:])
