"""Which lessons are done, noted down where the user's programs keep such things."""

from __future__ import annotations

from pathlib import Path

from tintero.learn.lesson import LESSONS
from tintero.table.kept import state_folder, write_text


def learnt_file() -> Path:
    return state_folder() / "learnt.txt"


def learnt() -> frozenset[str]:
    """What can't be read was not learnt."""
    try:
        lines = learnt_file().read_text(encoding="utf-8", errors="replace").split()
    except OSError:
        return frozenset()
    return frozenset(lines) & frozenset(LESSONS)


def keep_learnt(name: str) -> None:
    """Raises `OSError` where that can't be done."""
    done = learnt() | {name}
    path = learnt_file()
    path.parent.mkdir(parents=True, exist_ok=True)
    write_text(path, "".join(f"{one}\n" for one in LESSONS if one in done))
