"""What the choice that is open may pick: worked out to ask for it, wanted again for its options."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from tintero.state.objects import Card, Frame
from tintero.vocab import NONE


@final
class KeptChoice:
    """Valid for one frame until the next write, that is while the state has the same version; never
    saved. Nobody changes the list."""

    def __init__(self) -> None:
        self._found: list[Card] = []
        self._frame: Frame | None = None
        self._version: i64 = NONE

    def keep(self, frame: Frame, found: list[Card], version: i64) -> None:
        self._found = found
        self._frame = frame
        self._version = version

    def of(self, frame: Frame, version: i64) -> list[Card] | None:
        return self._found if self._version == version and self._frame is frame else None
