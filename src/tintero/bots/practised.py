"""Hands of one list: what a bot has learned with exactly these cards, before it plays them.

What opening hands are worth does not carry over from one deck to another (docs/measurements.md),
and with a list of one's own it is learned in a quarter of a minute (`tintero deck practise`). A
player knows their own list, so a bot finds what was practised by the cards alone. The shipped decks
come with theirs; others lie in the user's folder of data.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from functools import lru_cache
from hashlib import blake2b
from importlib import resources
from pathlib import Path

from tintero.bots.hand_policy import HandPolicy, shipped_policy
from tintero.bots.value_file import WrongWeights

FOLDER = "practised"


def list_key(names: Iterable[str]) -> str:
    """The same for the same cards in any order."""
    return blake2b("\n".join(sorted(names)).encode(), digest_size=12).hexdigest()


def policy_for(names: Iterable[str]) -> HandPolicy:
    """What is known about hands of these cards; what is known about all, if nobody practised."""
    return _known(list_key(names)) or shipped_policy()


def is_practised(names: Iterable[str]) -> bool:
    return _known(list_key(names)) is not None


def save(names: Iterable[str], policy: HandPolicy) -> Path:
    """For all games on this machine from now on; the file. OSError if it can't be written."""
    file = folder() / f"{list_key(names)}.json"
    file.parent.mkdir(parents=True, exist_ok=True)
    part = file.with_suffix(f".{os.getpid()}.part")
    try:
        part.write_text(policy.text(), encoding="utf-8")
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)
    _known.cache_clear()
    return file


def folder() -> Path:
    """Where lists of one's own are, after the custom of the system; OSError without a home."""
    import platformdirs

    try:
        return platformdirs.user_data_path("tintero", appauthor=False) / FOLDER
    except RuntimeError as error:
        raise OSError(str(error)) from None


@lru_cache(maxsize=64)
def _known(key: str) -> HandPolicy | None:
    """One's own before the one that comes along. A file that can't be read is as none: a game does
    not end because of it, and practising again writes it anew."""
    try:
        own = folder() / f"{key}.json"
        return HandPolicy.read(own.read_text(encoding="utf-8"), str(own))
    except (OSError, ValueError, WrongWeights):
        pass
    shipped = resources.files("tintero.bots") / "data" / FOLDER / f"{key}.json"
    if not shipped.is_file():
        return None
    return HandPolicy.read(shipped.read_text(encoding="utf-8"), key)
