"""Processes that a test has started, told by a mark in their environment, wherever they went."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from uuid import uuid4

import pytest

from tintero.bots.line import BotLine
from tintero.bots.process_bot import ProcessBot

MARK = "TINTERO_TEST_MARK"
ENOUGH = 30.0  # seconds for a bot that answers at once, on a busy machine too
on_linux = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="/proc says which processes there are"
)


def new_mark() -> str:
    return uuid4().hex


def alive(mark: str) -> list[str]:
    """The commands of the processes that were started with this mark and have not ended. It is
    asked again and again, of all there are."""
    wanted, found = f"{MARK}={mark}".encode(), list[str]()
    for name in os.listdir("/proc"):
        if not name.isdecimal() or int(name) == os.getpid():
            continue
        try:
            with open(f"/proc/{name}/environ", "rb", buffering=0) as environ:
                if wanted not in environ.read().split(b"\0"):
                    continue
            words = Path(f"/proc/{name}/cmdline").read_bytes().replace(b"\0", b" ")
        except OSError:
            continue  # it has ended, or is somebody else's
        found.append(f"{name}: {words[:200].decode('utf-8', 'replace')}")
    return found


def wait_for_end(mark: str, seconds: float = 10.0) -> list[str]:
    """What is still there after so long; nothing, as it should be."""
    until = time.monotonic() + seconds
    while (left := alive(mark)) and time.monotonic() < until:
        time.sleep(0.05)
    return left


class Hasty(ProcessBot):
    """Counts the seconds of an answer once the bot has begun: that takes long on a busy machine."""

    def _start(self, seat: int) -> BotLine:
        seconds, self.seconds = self.seconds, ENOUGH
        line = super()._start(seat)
        self.seconds = seconds
        return line
