"""Where games are kept while they are played: each in a file of its own, whole or not at all.

    games/      games that are not over; `--resume` goes on with one of them
    finished/   games that are over
    broken/     files that could not be read
    labs/       what is being worked at in the laboratory

A game that goes on adds lines to its file; one that was taken back is written anew beside it. A
game that can't be kept goes on all the same; `Keeper.tell` says so, once, as soon as it is known.
"""

from __future__ import annotations

import contextlib
import errno
import glob
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path

try:
    import fcntl
except ImportError:  # a system without it: then nobody is kept out
    fcntl = None  # type: ignore[assignment]

from tintero.folders import folder_of, home
from tintero.messages import Message
from tintero.messages.system import system_reason
from tintero.records import ENDING

GAMES, FINISHED, BROKEN, LABS = "games", "finished", "broken", "labs"
# What earlier versions kept, in the folder itself.
OLD = ("last-game.tintero", "last-game.json", "earlier-game*.tintero")


def state_folder() -> Path:
    """Where the user's programs keep what they want to find again. OSError if there is no home."""
    return folder_of("state")


def earlier_folder(platform: str = sys.platform) -> Path:
    """Where earlier versions kept it; that is the same folder on most systems.

    >>> earlier_folder("darwin").parts[-3:]
    ('Library', 'Application Support', 'tintero')
    """
    env = os.environ
    if env.get("XDG_STATE_HOME") and platform != "darwin":
        return Path(env["XDG_STATE_HOME"]) / "tintero"
    if platform == "win32" and env.get("LOCALAPPDATA"):
        return Path(env["LOCALAPPDATA"]) / "tintero"
    if platform == "darwin":
        return home() / "Library" / "Application Support" / "tintero"
    return home() / ".local" / "state" / "tintero"


def folders() -> list[Path]:
    """Where kept games may lie, the folder that is written to first."""
    return list(dict.fromkeys((state_folder(), earlier_folder())))


# --- writing --------------------------------------------------------------------------------------


def write_text(path: Path, text: str) -> None:
    """All of it or nothing, and on the disk when this returns: a game half written is a game lost.

    The text goes into a new file beside it, which takes the name when it is complete.
    """
    if path.exists() and not path.is_file():
        raise OSError(errno.EISDIR if path.is_dir() else errno.EINVAL, "no file", str(path))
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with beside.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            beside.unlink(missing_ok=True)
        raise
    sync_folder(path.parent)


def append_text(path: Path, more: str, size: int) -> bool:
    """More lines at the end of a file that is that long, on the disk when this returns. False if
    the file is not the one we know: then it must be written anew.

    Where that breaks off the last line has no end, and is left out (`whole_lines`).
    """
    data = more.encode()
    try:
        file = os.open(path, os.O_WRONLY | os.O_APPEND | getattr(os, "O_BINARY", 0))
    except FileNotFoundError:
        return False
    done = False
    try:
        if os.fstat(file).st_size != size:
            done = True
            return False
        if os.write(file, data) == len(data):
            os.fsync(file)
            done = True
        return done
    finally:
        if not done:
            with contextlib.suppress(OSError):
                os.ftruncate(file, size)
        os.close(file)


def whole_lines(text: str) -> str:
    """
    >>> whole_lines("one\\ntw")
    'one\\n'
    """
    return text[: text.rfind("\n") + 1]


def sync_folder(folder: Path) -> None:
    """A new name is on the disk only when its folder is; not every system can be asked for that."""
    with contextlib.suppress(OSError):
        here = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(here)
        finally:
            os.close(here)


def move(path: Path, folder: str) -> Path:
    """Into another folder, under a name that is free there."""
    there = path.parent.parent / folder if path.parent.name == GAMES else path.parent / folder
    there.mkdir(parents=True, exist_ok=True)
    target = there / path.name
    n = 1
    while target.exists():
        n += 1
        target = there / f"{path.stem}-{n}{path.suffix}"
    path.replace(target)
    sync_folder(there)
    return target


def set_aside(path: Path) -> Path:
    """A kept file that can't be read is out of the way, and not lost."""
    return move(path, BROKEN)


# --- one at a time --------------------------------------------------------------------------------


class Lock:
    """Two programs never write one file: who has the lock may. It goes with the program."""

    def __init__(self, path: Path) -> None:
        """Raises BlockingIOError if somebody else has it."""
        self.path = path.with_name(f".{path.name}.lock")
        while True:
            self._file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
            try:
                if fcntl is not None:
                    fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError as error:
                os.close(self._file)
                if isinstance(error, BlockingIOError):
                    raise
                self._file = -1  # a file system without locks: one file each must do
                return
            if self._still_there():
                return
            os.close(self._file)  # who had it before has just removed it

    def _still_there(self) -> bool:
        with contextlib.suppress(OSError):
            return os.path.samestat(os.fstat(self._file), self.path.stat())
        return False

    def release(self) -> None:
        if self._file >= 0:
            with contextlib.suppress(OSError):
                self.path.unlink(missing_ok=True)
            os.close(self._file)
            self._file = -1


def is_free(path: Path) -> bool:
    """Whether nobody is playing that game now."""
    try:
        Lock(path).release()
    except BlockingIOError:
        return False
    except OSError:
        pass  # a folder that can't be written: its files can be read all the same
    return True


# --- what is kept ---------------------------------------------------------------------------------


def kept_games() -> list[Path]:
    """The games that can be gone on with, the one left last first. What is no file, or is gone by
    now because it was finished elsewhere, hides none of the others."""
    dated: list[tuple[int, Path]] = []
    with contextlib.suppress(OSError):
        for folder in folders():
            found = list((folder / GAMES).glob(f"*{ENDING}"))
            found += [path for name in OLD for path in folder.glob(name)]
            for path in found:
                with contextlib.suppress(OSError):
                    if path.is_file():
                        dated.append((path.stat().st_mtime_ns, path))
    return [path for _, path in sorted(dated, reverse=True) if is_free(path)]


def is_kept(path: Path) -> bool:
    """Whether a file is one of those a game is kept in."""
    with contextlib.suppress(OSError):
        return path.resolve().parent in [(folder / GAMES).resolve() for folder in folders()]
    return False


def names() -> Iterator[str]:
    """When it was begun; a second game of that second has a number behind it."""
    begun = time.strftime("%Y-%m-%d-%H%M%S")
    n = 1
    while True:
        yield f"{begun}{f'-{n}' if n > 1 else ''}{ENDING}"
        n += 1


class Keeper:
    """Keeps one game in one file, which nobody else writes."""

    def __init__(self, kind: str = GAMES, path: Path | None = None) -> None:
        """`path`: the file of a game that is gone on with."""
        self.kind = kind
        self.path: Path | None = None
        self.problem: OSError | None = None  # why it can't be kept now
        self.finished: Path | None = None  # where it is when it is over
        self._told = False  # whether that was said
        self._lock: Lock | None = None
        self._from = path
        self._written = ""  # what the file holds

    def begin(self) -> bool:
        """Have a file. Raises BlockingIOError if the game that is to be gone on with is taken."""
        if self.path is not None:
            return True
        try:
            folder = state_folder() / self.kind
            folder.mkdir(parents=True, exist_ok=True)
            if self._from is not None and is_kept(self._from):
                self._lock = Lock(self._from)
                self.path = self._from
                for rest in folder.glob(f".{glob.escape(self.path.name)}.[0-9]*"):
                    rest.unlink(missing_ok=True)  # a program that was killed while it wrote
            else:
                self._take_new(folder)
        except BlockingIOError:
            raise
        except OSError as error:
            self._fails(error)
        return self.path is not None

    def _take_new(self, folder: Path) -> None:
        for name in names():
            path = folder / name
            if path.exists() or (folder.parent / FINISHED / name).exists():
                continue
            with contextlib.suppress(BlockingIOError):
                lock = Lock(path)
                if path.exists():
                    lock.release()  # who had it has written it meanwhile
                    continue
                self._lock, self.path = lock, path
                return

    def keep(self, text: str) -> Path | None:
        """The game as it stands; None where nothing can be written."""
        if not self.begin():
            return None
        assert self.path is not None
        try:
            self._write(self.path, text)
            self._drop_old()
            if self.finished is not None:  # the end was taken back
                self.finished.unlink(missing_ok=True)
                self.finished = None
        except OSError as error:
            self._fails(error)
            return None
        self._works()
        return self.path

    def _write(self, path: Path, text: str) -> None:
        """A game that has gone on has more lines; one that was taken back is written anew."""
        known, self._written = self._written, ""
        more = known and text.startswith(known)
        if not (more and append_text(path, text[len(known) :], len(known.encode()))):
            path.parent.mkdir(parents=True, exist_ok=True)
            write_text(path, text)
        self._written = text

    def finish(self, text: str) -> Path | None:
        """A game that is over is not gone on with, and stays among those that are."""
        if self.finished is not None:
            return self.finished
        path = self.keep(text)
        if path is not None:
            try:
                self.finished = move(path, FINISHED)
            except OSError as error:
                self._fails(error)
        return self.finished

    def forget(self) -> None:
        """It was saved elsewhere and need not be kept."""
        if self.path is not None:
            with contextlib.suppress(OSError):
                self.path.unlink(missing_ok=True)

    def close(self) -> None:
        if self._lock is not None:
            self._lock.release()
            self._lock = None
        self.path = None

    def _drop_old(self) -> None:
        """What an earlier version kept is in the new file now."""
        if self._from is not None and self._from != self.path:
            if self._from.parent in folders():
                self._from.unlink(missing_ok=True)
            self._from = None

    # --- what there is to say ---------------------------------------------------------------------

    def _fails(self, error: OSError) -> None:
        if self.problem is None or self.problem.errno != error.errno:
            self.problem, self._told = error, False

    def _works(self) -> None:
        self.problem = None

    def tell(self) -> Message | None:
        """What is new about the keeping; nothing if all is as it was."""
        if self.problem is not None and not self._told:
            self._told = True
            return Message("table-not-kept", why=system_reason(self.problem))
        if self.problem is None and self._told:
            self._told = False
            return Message("table-kept-again")
        return None
