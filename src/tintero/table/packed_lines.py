"""`PackedLines`: a list that grows at its end and is mostly read there. What lies further back is
kept small: a table that is played at for an hour has hundreds of lines for every ear."""

from __future__ import annotations

import pickle
import zlib
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, Generic, TypeVar, overload

BLOCK: Final = 32  # lines that are packed together
OPEN: Final = 16  # lines at the end that stay as they are, at least
FAST: Final = 1  # zlib's level

One = TypeVar("One")


class PackedLines(Sequence[One], Generic[One]):
    """What can be pickled, in order.

    >>> lines = PackedLines(range(100))
    >>> del lines[40:]
    >>> lines.extend([7])
    >>> len(lines), lines[3], lines[-1], lines[38:]
    (41, 3, 7, [38, 39, 7])
    """

    __slots__ = ("_blocks", "_open")

    def __init__(self, lines: Iterable[One] = ()) -> None:
        self._blocks: list[bytes] = []
        self._open: list[One] = []
        self.extend(lines)

    def extend(self, lines: Iterable[One]) -> None:
        self._open.extend(lines)
        while len(self._open) >= BLOCK + OPEN:
            packed = pickle.dumps(self._open[:BLOCK], pickle.HIGHEST_PROTOCOL)
            self._blocks.append(zlib.compress(packed, FAST))
            del self._open[:BLOCK]

    def __len__(self) -> int:
        return len(self._blocks) * BLOCK + len(self._open)

    def __iter__(self) -> Iterator[One]:
        for n in range(len(self._blocks)):
            yield from self._block(n)
        yield from list(self._open)

    @overload
    def __getitem__(self, at: int) -> One: ...

    @overload
    def __getitem__(self, at: slice) -> list[One]: ...

    def __getitem__(self, at: int | slice) -> One | list[One]:
        packed = len(self._blocks) * BLOCK
        if isinstance(at, slice):
            start, stop, step = at.indices(len(self))
            first = min(max(0, start), packed) // BLOCK
            found: list[One] = []
            for n in range(first, min(len(self._blocks), (max(0, stop) + BLOCK - 1) // BLOCK)):
                found += self._block(n)
            found += self._open
            return found[start - first * BLOCK : stop - first * BLOCK : step]
        place = at + len(self) if at < 0 else at
        if not 0 <= place < len(self):
            raise IndexError(at)
        if place >= packed:
            return self._open[place - packed]
        return self._block(place // BLOCK)[place % BLOCK]

    def __delitem__(self, at: slice) -> None:
        """Only what lies at the end can be taken away."""
        start, stop, step = at.indices(len(self))
        if stop != len(self) or step != 1:
            raise IndexError(at)
        while start < len(self._blocks) * BLOCK:
            self._open = self._block(len(self._blocks) - 1) + self._open
            del self._blocks[-1]
        del self._open[start - len(self._blocks) * BLOCK :]

    def _block(self, n: int) -> list[One]:
        found: list[One] = pickle.loads(zlib.decompress(self._blocks[n]))
        return found
