"""`LineList`: the lines one ear was told. A server keeps those of long ago packed.

A line is a message with the things it speaks of, some hundreds of bytes; packed, a few. What is
packed is read again when somebody asks for it: who comes back and has nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, overload

from tintero.table.line_pack import packed, unpacked
from tintero.table.log_line import LogLine

CHUNK: Final = 16  # lines that are packed together
RECENT: Final = 8  # lines that are never packed


class LineList(Sequence[LogLine]):
    """Grows at its end, and is cut there.

    >>> from tintero.messages import Message
    >>> lines = LineList(packs=True)
    >>> lines.extend(LogLine(Message("table-undone"), depth=n) for n in range(200))
    >>> lines.pack(200)
    >>> len(lines), lines[3].depth, [line.depth for line in lines[198:]]
    (200, 3, [198, 199])
    >>> lines.cut(100)
    >>> len(lines), lines[-1].depth
    (100, 99)
    """

    def __init__(self, lines: Iterable[LogLine] = (), packs: bool = False) -> None:
        self._packs = packs
        self._packed: list[bytes] = []  # of CHUNK lines each
        self._play = 0  # of the last line that is packed
        self._last: list[LogLine] = list(lines)

    def __len__(self) -> int:
        return len(self._packed) * CHUNK + len(self._last)

    def __iter__(self) -> Iterator[LogLine]:
        for chunk in self._packed:
            yield from unpacked(chunk)
        yield from self._last

    def __eq__(self, other: object) -> bool:
        return isinstance(other, (LineList, list)) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]

    @overload
    def __getitem__(self, place: int) -> LogLine: ...
    @overload
    def __getitem__(self, place: slice) -> list[LogLine]: ...
    def __getitem__(self, place: int | slice) -> LogLine | list[LogLine]:
        if isinstance(place, slice):
            start, stop, step = place.indices(len(self))
            before = len(self._packed) * CHUNK
            if start >= before:  # as nearly always
                return self._last[start - before : max(stop - before, 0) : step]
            skipped = min(start // CHUNK, len(self._packed))
            lines = [line for chunk in self._packed[skipped:] for line in unpacked(chunk)]
            before = skipped * CHUNK
            return (lines + self._last)[start - before : max(stop - before, 0) : step]
        number = range(len(self))[place]
        chunk, rest = divmod(number, CHUNK)
        if chunk < len(self._packed):
            return unpacked(self._packed[chunk])[rest]
        return self._last[number - len(self._packed) * CHUNK]

    def extend(self, lines: Iterable[LogLine]) -> None:
        self._last.extend(lines)

    def since(self, kept: int) -> tuple[int, list[LogLine]]:
        """The play of the line before that place, and the lines from there on."""
        place = kept - len(self._packed) * CHUNK
        if place > 0:
            return self._last[place - 1].play, self._last[place:]
        if place == 0:
            return self._play, self._last[:]
        return (self[kept - 1].play if kept else 0), self[kept:]

    def pack(self, upto: int) -> None:
        """The lines before that place, but for the last of them: what comes behind has not been
        sent to everybody yet."""
        upto = min(upto, len(self))
        while self._packs and upto - len(self._packed) * CHUNK >= CHUNK + RECENT:
            self._play = self._last[CHUNK - 1].play
            self._packed.append(packed(self._last[:CHUNK]))
            del self._last[:CHUNK]

    def cut(self, depth: int) -> None:
        """What came of later pushes goes."""
        while True:
            while self._last and self._last[-1].depth >= depth:
                self._last.pop()
            if self._last or not self._packed:
                return
            self._last = unpacked(self._packed.pop())
            self._play = unpacked(self._packed[-1])[-1].play if self._packed else 0
