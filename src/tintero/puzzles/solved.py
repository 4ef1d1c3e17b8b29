"""Which puzzles are solved, noted down where the user's programs keep such things."""

from __future__ import annotations

from pathlib import Path

from tintero.puzzles.puzzle import shelf
from tintero.table.kept import state_folder, write_text


def solved_file() -> Path:
    return state_folder() / "puzzles.txt"


def solved() -> frozenset[str]:
    """What can't be read was not solved."""
    try:
        lines = solved_file().read_text(encoding="utf-8", errors="replace").split()
    except OSError:
        return frozenset()
    return frozenset(lines) & frozenset(shelf())


def keep_solved(name: str) -> None:
    """Raises `OSError` where that can't be done."""
    done = solved() | {name}
    path = solved_file()
    path.parent.mkdir(parents=True, exist_ok=True)
    write_text(path, "".join(f"{one}\n" for one in sorted(done)))
