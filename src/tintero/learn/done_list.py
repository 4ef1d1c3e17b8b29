"""Which lessons are done, which puzzles solved: noted down where the user's programs keep such
things."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from tintero.learn.lesson import LESSONS
from tintero.table.kept import state_folder, write_text


@dataclass(frozen=True)
class DoneList:
    """Of what there is (`known`, in its order) the names in a file."""

    file: str
    known: Callable[[], Iterable[str]]

    def names(self) -> frozenset[str]:
        """What can't be read was not done."""
        try:
            path = state_folder() / self.file
            lines = path.read_text(encoding="utf-8", errors="replace").split()
        except OSError:
            return frozenset()
        return frozenset(lines) & frozenset(self.known())

    def add(self, name: str) -> None:
        """Raises `OSError` where that can't be done."""
        done = self.names() | {name}
        path = state_folder() / self.file
        path.parent.mkdir(parents=True, exist_ok=True)
        write_text(path, "".join(f"{one}\n" for one in self.known() if one in done))


LEARNT: Final = DoneList("learnt.txt", lambda: LESSONS)
