"""`Gate` and `Inbox`: an event and a queue of asyncio, for one who waits, in little memory.

Every connection has some of them, and those of asyncio hold up to four deques of 600 bytes each.
"""

from __future__ import annotations

import asyncio
from typing import Generic, TypeVar

T = TypeVar("T")


class Gate:
    """Open or shut; whoever waits goes on when it opens."""

    __slots__ = ("_open", "_waiting")

    def __init__(self) -> None:
        self._open = False
        self._waiting: list[asyncio.Future[None]] = []

    def is_set(self) -> bool:
        return self._open

    def set(self) -> None:
        self._open = True
        for future in self._waiting:
            if not future.done():
                future.set_result(None)

    def clear(self) -> None:
        self._open = False

    async def wait(self) -> bool:
        if not self._open:
            future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting.append(future)
            try:
                await future
            finally:
                self._waiting.remove(future)
        return True


class Inbox(Generic[T]):
    """What came, in order. One task takes it out."""

    __slots__ = ("_came", "_waiting")

    def __init__(self) -> None:
        self._came: list[T] = []
        self._waiting: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        return not self._came

    def put_nowait(self, one: T) -> None:
        self._came.append(one)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def get(self) -> T:
        while not self._came:
            self._waiting = asyncio.get_running_loop().create_future()
            try:
                await self._waiting
            finally:
                self._waiting = None
        return self._came.pop(0)
