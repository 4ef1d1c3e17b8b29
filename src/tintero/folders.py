"""The folders a user's programs have, after the custom of the system: one of ours in each.

state   what they want to find again: games, puzzles solved
data    what was made for good: lists that were practised
cache   what can be made again: texts of all cards
"""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import Final, Literal

NAME: Final = "tintero"


def folder_of(kind: Literal["state", "data", "cache"]) -> Path:
    """OSError if there is no home for it."""
    import platformdirs  # when one is asked for: commands that need none start sooner

    if not os.environ.get(f"XDG_{kind.upper()}_HOME"):
        home()
    found = platformdirs.PlatformDirs(NAME, appauthor=False)
    return {
        "state": found.user_state_path,
        "data": found.user_data_path,
        "cache": found.user_cache_path,
    }[kind]


def home() -> Path:
    try:
        return Path.home()
    except RuntimeError as error:
        raise OSError(errno.ENOENT, str(error), "~") from error
