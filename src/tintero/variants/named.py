"""The variants that are shipped, and those that somebody has written."""

from __future__ import annotations

from difflib import get_close_matches
from functools import lru_cache
from importlib.resources import files
from pathlib import Path

from tintero.messages import COMMA, Listed, Message, Problem
from tintero.reading import file_text
from tintero.variants.model import Variant
from tintero.variants.read import read_variant

ENDING = ".toml"


class UnknownVariant(Problem, LookupError):
    """There is no variant of that name."""

    def __init__(self, name: str) -> None:
        known = tuple(one.id for one in variants())
        self.near = tuple(get_close_matches(name, known, n=2))
        told = Listed(self.near or known, COMMA)
        super().__init__(Message("variant-unknown", name=name[:60], known=told))


@lru_cache(maxsize=1)
def variants() -> tuple[Variant, ...]:
    """All that are shipped, by name."""
    folder = files("tintero.variants") / "data"
    found = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(ENDING))
    return tuple(
        read_variant((folder / name).read_text(encoding="utf-8"), name.removesuffix(ENDING), name)
        for name in found
    )


def shipped_variant(name: str) -> Variant:
    """A shipped variant by its name: what a scene, a record or somebody far away may ask for."""
    for one in variants():
        if one.id == name:
            return one
    raise UnknownVariant(name)


def variant(name: str) -> Variant:
    """A shipped variant by its name, or one of one's own by the path of its file."""
    if not name.endswith(ENDING):
        return shipped_variant(name)
    path = Path(name)
    own = read_variant(file_text(path), path.name.removesuffix(ENDING), path.name)
    _OWN[own.id] = own
    return own


_OWN: dict[str, Variant] = {}


def told_variant(name: str) -> Variant | None:
    """The variant of that name whose words are known here: one that this process has read from a
    file, or a shipped one. A record that names another has its rules, but not its words."""
    if name in _OWN:
        return _OWN[name]
    return next((one for one in variants() if one.id == name), None)
