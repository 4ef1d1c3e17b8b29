"""`Outbox`: what waits to be sent over one connection. Whoever reads slowly makes nobody wait.

Messages go in order. Of the state there is at most one that waits, made when it can be sent: the
newest, with all lines since the last one. So a reader that stalls costs a few kilobytes until it is
given up.

Over a way that is ready what waits leaves with the next turn of the event loop, which needs no task
to wake. The task (`run`) waits for those that are not ready, and for the end.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

from tintero.server.gates import Gate

MOST_WAITING: Final = 200  # messages beside states
STALLED: Final = 20.0  # seconds in which nothing could be sent

Send = Callable[[str], Awaitable[None]]
Make = Callable[[], str | None]


class Way(Protocol):
    """A connection that can be written to without waiting, when it is `ready`."""

    @property
    def ready(self) -> bool: ...
    def send_now(self, texts: list[str]) -> None: ...


def _nothing() -> str | None:
    return None


class Outbox:
    """`table` and `state` make what is sent when it is wanted; `run` sends until it is closed."""

    def __init__(
        self,
        send: Send,
        table: Make,
        state: Make,
        stalled: float = STALLED,
        way: Way | None = None,
    ) -> None:
        self._send = send
        self._way = way
        self._table = table
        self._state = state
        self._stalled = stalled
        self._waiting: list[str] = []
        self._wants_table = False
        self._wants_state = False
        self._wakes = Gate()
        self._loop: asyncio.AbstractEventLoop | None = None  # since `run` runs, with a way
        self._due = False  # `_leave` comes soon
        self._slow = False  # `run` is sending
        self._failed: Exception | None = None  # what went wrong while nobody waited for it
        self._ending = False
        self.closed = False
        self.gave_up = False  # the reader did not read

    def post(self, text: str) -> None:
        """One more message, behind those that wait; too many of them, and it is given up."""
        if self.closed:
            return
        if len(self._waiting) >= MOST_WAITING:
            self.gave_up = True
            self.close()
            return
        self._waiting.append(text)
        self._wake()

    def want_state(self) -> None:
        self._wants_state = True
        self._wake()

    def want_table(self) -> None:
        self._wants_table = True
        self._wake()

    def end(self) -> None:
        """What waits is the last that is sent."""
        self._ending = True
        self._wake()

    def _wake(self) -> None:
        """Something waits: it is sent soon."""
        if self._loop is None or self._slow:
            self._wakes.set()
        elif not self._due:
            self._due = True
            self._loop.call_soon(self._leave)

    def _leave(self) -> None:
        """What waits leaves at once, if it can; else `run` waits for the reader."""
        self._due = False
        way = self._way
        if way is None or self._slow or not way.ready:
            self._wakes.set()
            return
        try:
            self._send_all(way)
        except Exception as error:
            self._failed = error  # for whoever waits for `run`
            self._wakes.set()

    def close(self) -> None:
        """Nothing more is sent."""
        self.closed = True
        self._table = self._state = _nothing
        self._way = None
        self._waiting.clear()
        self._wakes.set()

    async def run(self) -> None:
        """Until it is closed, or the reader does not read, or the connection is gone."""
        if self._way is not None:
            self._loop = asyncio.get_running_loop()
        while not self.closed:
            await self._wakes.wait()
            self._wakes.clear()
            if self._failed is not None:
                failed, self._failed = self._failed, None
                raise failed
            self._slow = True
            await self._send_slowly()
            self._slow = False

    async def _send_slowly(self) -> None:
        """What waits, at the pace of the reader."""
        if self._way is not None and self._way.ready:
            self._send_all(self._way)
            return
        time = asyncio.get_running_loop().time
        try:
            async with asyncio.timeout(self._stalled) as limit:
                began = time()
                while (text := self._next()) is not None:
                    await self._send(text)
                    if self.closed:
                        break
                    if (now := time()) - began > self._stalled / 20:
                        began = now
                        limit.reschedule(now + self._stalled)
            if self._ending:
                self.close()
        except TimeoutError:
            self.gave_up = True
            self.close()

    def _send_all(self, way: Way) -> None:
        """What waits leaves at once, and in one piece."""
        texts: list[str] = []
        while (text := self._next()) is not None:
            texts.append(text)
        if texts:
            way.send_now(texts)
        if self._ending:
            self.close()

    async def flush(self) -> None:
        """Whatever waits, as far as the reader takes it at once."""
        async with asyncio.timeout(1.0):
            while (text := self._next()) is not None:
                await self._send(text)

    def _next(self) -> str | None:
        if self._waiting:
            return self._waiting.pop(0)
        if self._wants_table:
            self._wants_table = False
            made = self._table()
            if made is not None:
                return made
        if self._wants_state:
            self._wants_state = False
            return self._state()
        return None
