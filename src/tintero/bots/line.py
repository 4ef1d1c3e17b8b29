"""The line to a bot in another process: bytes that go there and lines that come back.

Nothing here waits without an end, whatever the other side does: both directions are served by one
loop with one deadline, what is read is bounded, and what the bot does not read is never waited for.
The process is started by a keeper (`keeper`), which ends it and all it has started when the line is
closed or this process dies.
"""

from __future__ import annotations

import os
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from time import monotonic

from tintero.bots import keeper
from tintero.limits import BOT_HEARD, BOT_LINE

PIECE = 16 * 1024  # bytes read at once
LAST_WORD = 2.0  # seconds between the end of the line and the exit code, if there will be one
ENDING = 5.0  # seconds a keeper has to end what it keeps, before it is ended itself


class Silent(Exception):
    """The deadline is over."""


class HungUp(Exception):
    """The other side has closed its end; `code` is its exit code, if it has ended."""

    def __init__(self, code: int | None) -> None:
        super().__init__(code)
        self.code = code


class NotStarted(Exception):
    """The command can't be started; the message says why."""


class TooMuch(Exception):
    """More than an answer could ever need; the message says how many bytes."""


def above(hold: socket.socket, *others: int) -> socket.socket:
    """The same line, with a higher number than the others. When a process is killed, Linux lets go
    of its files from the last to the first: so the keeper hears of it before the bot complains."""
    import fcntl

    with hold:
        number = fcntl.fcntl(hold, fcntl.F_DUPFD_CLOEXEC, 1 + max(others))
    same = socket.socket(fileno=number)
    same.setblocking(False)
    return same


class BotLine:
    """A command that was started, and the line to it."""

    def __init__(self, command: Sequence[str], quiet: bool = False) -> None:
        """`quiet`: what it says on its standard error is not shown."""
        self._hold, theirs = socket.socketpair()  # closed, by whomever: the keeper ends it all
        self._told = b""  # by the keeper
        self._bytes = b""  # read, and no whole line yet
        self._heard = 0
        self._unsent = b""
        words = [sys.executable, "-I", "-S", str(Path(keeper.__file__)), str(theirs.fileno())]
        try:
            self._keeper = subprocess.Popen(
                [*words, *command],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL if quiet else None,
                bufsize=0,
                pass_fds=(theirs.fileno(),),
                start_new_session=True,
            )
        except BaseException:
            self._hold.close()
            raise
        finally:
            theirs.close()
        assert self._keeper.stdin is not None and self._keeper.stdout is not None
        self._to, self._from = self._keeper.stdin, self._keeper.stdout
        self._hold = above(self._hold, self._to.fileno(), self._from.fileno())
        for stream in (self._to, self._from):
            os.set_blocking(stream.fileno(), False)

    # --- talking ----------------------------------------------------------------------------------

    def say(self, words: bytes) -> None:
        """Put a question; it is sent while its answer is waited for."""
        self._unsent += words
        self._heard = len(self._bytes)

    def hear(self, until: float) -> bytes:
        """The next line, without its end."""
        while True:
            line, found, rest = self._bytes.partition(b"\n")
            if len(line) > BOT_LINE:
                raise TooMuch(BOT_LINE)
            if self._heard > BOT_HEARD:
                raise TooMuch(BOT_HEARD)
            if found:
                self._bytes = rest
                return line
            self._serve(until, True)

    def send(self, until: float) -> None:
        """Send the rest of the question, if its answer came before that."""
        while self._unsent:
            self._serve(until, False)

    def _serve(self, until: float, reading: bool) -> None:
        """Wait until a piece can be read or sent, and do that."""
        waiting = select.poll()
        if reading:
            waiting.register(self._from, select.POLLIN)
        if self._unsent:
            waiting.register(self._to, select.POLLOUT)
        left = until - monotonic()
        ready = dict(waiting.poll(left * 1000)) if left > 0 else {}
        if not ready:
            if monotonic() < until:
                return
            raise Silent
        try:
            if self._to.fileno() in ready:
                self._unsent = self._unsent[os.write(self._to.fileno(), self._unsent) :]
            if self._from.fileno() in ready:
                piece = os.read(self._from.fileno(), PIECE)
                self._bytes += piece
                self._heard += len(piece)
                if not piece:
                    raise HungUp(self._exit_code())
        except BlockingIOError:
            pass
        except OSError:  # nobody reads what we write
            raise HungUp(self._exit_code()) from None

    # --- ending -----------------------------------------------------------------------------------

    def leave(self, words: bytes, seconds: float) -> None:
        """Say goodbye, give it so long to leave, and end it."""
        until = monotonic() + seconds
        self._unsent += words
        with suppress(Silent, HungUp, NotStarted):
            self.send(until)
            self._to.close()
            self._wait(until)
        self.end()

    def hang_up(self) -> None:
        """From another thread: it ends, and whoever waits for its answer hears of it."""
        with suppress(OSError):
            self._hold.shutdown(socket.SHUT_RDWR)

    def end(self) -> None:
        """End it with everything it has started."""
        self._listen()
        with suppress(OSError):
            self._hold.send(b".")  # hung up, not killed: the bot's last words are passed on
        self._hold.close()
        try:
            self._keeper.wait(ENDING)
        except subprocess.TimeoutExpired:  # the keeper itself was stopped
            self._end_by_force()
        else:
            if self._keeper.returncode < 0:  # or killed
                self._end_by_force()
        for stream in (self._to, self._from):
            with suppress(OSError):
                stream.close()

    def _end_by_force(self) -> None:
        word, _, number = self._told.decode("ascii", "replace").partition("\n")[0].partition(" ")
        with suppress(ProcessLookupError, PermissionError):
            if word == "pid":
                os.killpg(int(number), signal.SIGKILL)
        self._keeper.kill()
        self._keeper.wait()

    def _exit_code(self) -> int | None:
        """Of the command, if it has ended or is about to. Raises `NotStarted` if it never began."""
        self._wait(monotonic() + LAST_WORD)
        word, _, number = self._told.decode("ascii", "replace").partition(" ")
        if word == "error":
            raise NotStarted(os.strerror(int(number)))
        return self._keeper.poll()

    def _wait(self, until: float) -> None:
        """Wait for the keeper to end; no longer than that."""
        waiting = select.poll()
        waiting.register(self._hold, select.POLLIN)
        while self._listen() and (left := until - monotonic()) > 0:
            waiting.poll(left * 1000)
        with suppress(subprocess.TimeoutExpired):
            self._keeper.wait(max(0.0, until - monotonic()))

    def _listen(self) -> bool:
        """Note what the keeper tells; whether it may tell more."""
        try:
            while told := self._hold.recv(256):
                self._told += told
        except BlockingIOError:
            return True
        except OSError:
            pass
        return False
