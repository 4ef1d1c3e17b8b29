"""`Collector`: when Python looks for garbage that refers to itself. A full look at some thousand
tables takes a tenth of a second in which nobody is answered, so it waits until nobody asks.

Young objects are looked at as always, only less often: nearly all of them go by themselves.
"""

from __future__ import annotations

import gc
from typing import Final

from tintero.server.clock import MINUTE, SECOND

YOUNG: Final = 5_000  # objects more than before, until the youngest are looked at
MIDDLE: Final = 5  # such looks, until those that stayed are
NEVER: Final = 1_000_000  # all: only when we say so
QUIET: Final = 3 * SECOND  # so long nobody has asked anything
OFTEN: Final = MINUTE  # not more often than that
LATEST: Final = 10 * MINUTE  # a server that is never quiet has to some time


class Collector:
    """Told the time and how much was asked so far, it looks when there is time for it."""

    def __init__(self, now_ms: int) -> None:
        self._looked = now_ms
        self._asked = self._asked_then = 0
        self._since = now_ms  # since when nobody has asked anything
        self._before: tuple[int, int, int] | None = None

    def begin(self) -> None:
        """What is there now stays: no look includes it again."""
        gc.collect()
        gc.freeze()
        self._before = gc.get_threshold()
        gc.set_threshold(YOUNG, MIDDLE, NEVER)

    def end(self) -> None:
        """As it was, for whoever goes on in this process."""
        if self._before is not None:
            gc.set_threshold(*self._before)
            gc.unfreeze()
            self._before = None

    def tick(self, now_ms: int, asked: int) -> bool:
        """Whether it was time, and it has been done."""
        if asked != self._asked:
            self._asked, self._since = asked, now_ms
        waited = now_ms - self._looked
        quiet = now_ms - self._since >= QUIET and waited >= OFTEN and asked != self._asked_then
        if self._before is None or not (quiet or waited >= LATEST):
            return False
        gc.collect()
        self._looked, self._asked_then = now_ms, asked
        return True
