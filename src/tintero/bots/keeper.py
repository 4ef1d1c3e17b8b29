"""Stands between the game and a bot in another process, and ends it with everything it started.

Run as a program: `python -I -S keeper.py FD COMMAND …`. It starts the command, which speaks with
the game directly, and then does three things only. What the command says on its standard error it
passes on without what a terminal would obey. When the command ends, it ends whatever the command
has left behind, and itself with the same exit code. When `FD`, its line to the game, is closed,
which also happens when the game is killed, it ends the command and all of that; a game that only
hangs up says so first, and what the command said until then is still passed on.

A process that leaves its group and its parent still ends: on Linux the keeper is the one to whom
orphans fall (a subreaper), so it goes on until it has no child. Elsewhere it ends the group.
"""

from __future__ import annotations

import os
import re
import select
import signal
import sys
from contextlib import suppress

SUBREAPER = 36  # PR_SET_CHILD_SUBREAPER of Linux
ENDED, HUNG_UP, KILLED = "the command has ended", "the game hangs up", "the game was killed"
# As in `tintero/plain.py`, which is out of reach here.
ORDERS = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]"
)


def main(line: int, command: list[str]) -> int:
    os.set_inheritable(line, False)
    adopt_orphans()
    woken, wake = os.pipe()
    os.set_blocking(wake, False)
    signal.set_wakeup_fd(wake, warn_on_full_buffer=False)
    for number in (signal.SIGCHLD, signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        signal.signal(number, heard)  # a handler: the command begins with what is usual
    said, saying = os.pipe()
    onto = [(os.POSIX_SPAWN_DUP2, saying, 2)]
    try:
        bot = os.posix_spawnp(command[0], command, os.environ, setsid=True, file_actions=onto)
    except OSError as error:
        tell(line, f"error {error.errno}")
        return 127
    tell(line, f"pid {bot}")
    for stream in (0, 1, saying):  # the game sees at once when the bot closes its end
        os.close(stream)
    heeded, end = [line, woken, said], ""
    while not end:
        ready, _, _ = select.select(heeded, [], [])
        # In this order: what it says because the game was killed, and that it has ended by that,
        # come after the end of the line.
        words = os.read(said, 4096) if said in ready else b""
        gone = os.waitid(os.P_PID, bot, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None
        end = end_of(line) or (ENDED if gone else "")
        if end != KILLED:
            pass_on(words)
        if said in ready and not words:
            heeded.remove(said)
        if woken in ready:
            os.read(woken, 4096)
    while end != KILLED and said in heeded and select.select([said], [], [], 0)[0]:
        if not (words := os.read(said, 4096)):
            break
        pass_on(words)
    return end_all(bot)


def end_of(line: int) -> str:
    """How the game has left the line, or nothing if it has not."""
    if not select.select([line], [], [], 0)[0]:
        return ""
    try:
        return HUNG_UP if os.read(line, 1) else KILLED
    except OSError:
        return KILLED


def pass_on(words: bytes) -> None:
    """Some of what the bot says to people, as text; never waiting for them to read."""
    text = ORDERS.sub("", words.decode(errors="replace")).encode(errors="replace")
    with suppress(OSError):
        for start in range(0, len(text), 512):  # so much goes whole into a pipe that has room
            if not select.select([], [2], [], 0)[1]:
                break
            os.write(2, text[start : start + 512])


def heard(*_: object) -> None:
    """The line to the game decides when to end, nothing else."""


def tell(line: int, words: str) -> None:
    with suppress(OSError):  # nobody listens any more
        os.write(line, f"{words}\n".encode())


def adopt_orphans() -> None:
    if not sys.platform.startswith("linux"):
        return
    with suppress(ImportError, OSError, AttributeError):
        import ctypes

        ctypes.CDLL(None).prctl(SUBREAPER, 1, 0, 0, 0)


def end_all(bot: int) -> int:
    """End the bot's group and every child there is, those that become ours by it too; the exit code
    of the bot, as a shell gives it."""
    code, ours = 0, [bot]
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(bot, signal.SIGKILL)
    while True:
        for child in ours:
            with suppress(ProcessLookupError, PermissionError):
                os.kill(child, signal.SIGKILL)
        try:
            ended, status = os.waitpid(-1, 0)
            while ended:  # all that have ended by now
                if ended == bot:
                    number = os.waitstatus_to_exitcode(status)
                    code = number if number >= 0 else 128 - number
                ended, status = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            return code
        ours = children()


def children() -> list[int]:
    """Whose parent this process is, where the system says so."""
    found: list[int] = []
    with suppress(OSError):
        for name in os.listdir("/proc"):
            if name.isdecimal() and parent_of(name) == os.getpid():
                found.append(int(name))
    return found


def parent_of(process: str) -> int:
    try:
        with open(f"/proc/{process}/stat", "rb") as file:
            return int(file.read().rpartition(b")")[2].split()[1])
    except (OSError, IndexError, ValueError):
        return 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), sys.argv[2:]))
