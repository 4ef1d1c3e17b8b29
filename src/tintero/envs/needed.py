"""What the environments need beside the game: asked for in plain words where it is missing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from tintero.messages import Message, Problem


class NotInstalled(Problem, ModuleNotFoundError):
    """A library of the extra `envs` is not there."""


@contextmanager
def needed() -> Iterator[None]:
    """Imports of what comes with `tintero[envs]`."""
    try:
        yield
    except ModuleNotFoundError as missing:
        raise NotInstalled(Message("env-install", name=missing.name or "numpy")) from missing
