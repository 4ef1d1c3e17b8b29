"""What every card says, ready for searching: every rendering without accents and punctuation.

Rendering some 2,700 cards takes longer than a search may. The texts of the shipped cards are
kept in the user's cache folder, under a name that changes with the cards and with the renderer.
Nothing depends on the file: it may be deleted at any time, and where it cannot be written the texts
are made anew each time.
"""

from __future__ import annotations

import contextlib
import os
import re
import unicodedata
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final, TypeAlias

import msgspec

from tintero.cards.facts import CardFacts
from tintero.cards.load import shipped
from tintero.cards.pool import Pool, default_pool
from tintero.folders import folder_of

Said: TypeAlias = tuple[str, ...]  # once for each renderer

_MARKS: Final = re.compile("[\u0300-\u036f'’‘`]")  # accents taken off their letters; apostrophes
_GAPS: Final = re.compile(r"[\W_]+")


def plain(text: str) -> str:
    """What `key` does to a name, fast enough for the text of every card.

    >>> plain("DEXTEROUS LUNGE  ¡Después, roba 1 carta!")
    'dexterous lunge despues roba 1 carta'
    """
    return _GAPS.sub(" ", _MARKS.sub("", unicodedata.normalize("NFKD", text).casefold())).strip()


def said_by(card: CardFacts) -> Said:
    """The card's text in every language it can be rendered in."""
    from tintero.ability.render.speakers import SPEAKERS

    return tuple(
        plain(" ".join(speaker("", card.type).ability(ability) for ability in card.abilities))
        for speaker in SPEAKERS.values()
    )


def texts(pool: Pool) -> dict[str, Said]:
    """Full name → what the card says. Those of the default pool come from the cache."""
    if pool is not default_pool() or not shipped():
        return {card.full_name: said_by(card) for card in pool}
    try:
        file = folder_of("cache") / f"texts-{fingerprint()}.json"
    except OSError:  # nobody's home
        return {card.full_name: said_by(card) for card in pool}
    known = _read(file)
    if known is None or len(known) != len(pool):
        known = {card.full_name: said_by(card) for card in pool}
        _write(file, known)
    return known


def fingerprint() -> str:
    """Changes with the shipped cards and with the renderer."""
    digest = blake2b(digest_size=12)
    for file in shipped():
        digest.update(file.read_bytes())
    for name, content in _sources(files("tintero.ability").joinpath("render"), ""):
        digest.update(name.encode() + content)
    return digest.hexdigest()


def _sources(where: Traversable, name: str) -> list[tuple[str, bytes]]:
    """The modules in a folder and below, in order."""
    if where.name.endswith(".py"):
        return [(name, where.read_bytes())]
    found: list[tuple[str, bytes]] = []
    if where.is_dir():
        for inner in sorted(where.iterdir(), key=lambda one: one.name):
            found += _sources(inner, f"{name}/{inner.name}")
    return found


def _read(file: Path) -> dict[str, Said] | None:
    try:
        return msgspec.json.decode(file.read_bytes(), type=dict[str, Said])
    except (OSError, msgspec.DecodeError):
        return None


def _write(file: Path, known: dict[str, Said]) -> None:
    """Put the file in place whole, and remove those of older cards."""
    with contextlib.suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        part = file.with_suffix(f".{os.getpid()}")
        part.write_bytes(msgspec.json.encode(known))
        part.replace(file)
        for old in file.parent.glob("texts-*.json"):
            if old != file:
                old.unlink()
