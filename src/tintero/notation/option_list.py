"""The options of a game as Python shows them: each reads as what it does."""

from __future__ import annotations

from typing import SupportsIndex, overload

from tintero.notation.write import ShownOption, write_all
from tintero.state.objects import Option
from tintero.state.state import State


class OptionList(list[Option]):
    """A list of options. One taken out of it says what it does, and so does a part of it; going
    through it costs nothing."""

    def __init__(self, options: list[Option], s: State) -> None:
        super().__init__(options)
        self._state = s
        self._mark, self._asked = s.mark(), s.decision

    @overload
    def __getitem__(self, place: SupportsIndex) -> Option: ...
    @overload
    def __getitem__(self, place: slice) -> list[Option]: ...
    def __getitem__(self, place: SupportsIndex | slice) -> Option | list[Option]:
        found = super().__getitem__(place)
        if isinstance(found, Option):
            return ShownOption(found, self._state)
        part = OptionList(found, self._state)
        part._mark, part._asked = self._mark, self._asked  # of the moment of the whole
        return part

    def __repr__(self) -> str:
        s = self._state
        if s.mark() != self._mark or s.decision is not self._asked:
            return super().__repr__()
        return f"[{', '.join(write_all(s, list(self)))}]"

    def __reduce__(self) -> tuple[type, tuple[list[Option]]]:
        return (list, (list(self),))
