"""What a bot has learned of two lists that play each other, before it meets the other one.

What a card is worth depends on what stands against it: learned from games of just these two lists
it wins more than what was learned from games against all kinds of decks (docs/measurements.md).
A player knows their own list and guesses the other's from what was seen (`supposing`), so what was
learned of the two counts from then on; until then, what was practised with the own list.

What was learned is one table for both sides. The shipped decks come with theirs; others lie in the
user's folder of data.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from importlib import resources
from pathlib import Path
from typing import Final

from tintero.bots import practised
from tintero.bots.practised import card_rows, fingerprint, known_better, list_key, rounded
from tintero.bots.value_file import ValueFile, WrongWeights, shipped
from tintero.bots.value_net import ValueNet
from tintero.messages import Message

KIND: Final = "tintero pairing"
VERSION: Final = 1
FOLDER: Final = "pairings"


@dataclass(frozen=True)
class Pairing:
    """`cards`: what the value is to know of the cards of both lists. Good for the weights it was
    learned with alone."""

    cards: Mapping[str, tuple[float, ...]]
    weights: str

    def text(self) -> str:
        plain = {
            "kind": KIND,
            "version": VERSION,
            "weights": self.weights,
            "cards": rounded(self.cards),
        }
        return json.dumps(plain, separators=(",", ":"), ensure_ascii=False) + "\n"

    @classmethod
    def read(cls, text: str, name: str) -> Pairing:
        try:
            plain = json.loads(text)
            if plain["kind"] != KIND or plain["version"] != VERSION:
                raise ValueError
            return cls(card_rows(plain["cards"]), str(plain["weights"]))
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
            raise WrongWeights(Message("weights-none", file=name)) from None

    def value(self) -> ValueFile:
        """The weights that come along, knowing these cards."""
        return known_better(shipped(), self.cards)


def pair_key(one: str, other: str) -> str:
    """Of two lists by their keys, the same whoever has which."""
    return "-".join(sorted((one, other)))


def net_for(own: Iterable[str], other: Iterable[str] | None) -> ValueNet:
    """The value for who plays a list against one that is known or supposed; None: against any."""
    names = list(own)
    if other is not None:
        found = _net(pair_key(list_key(names), list_key(other)))
        if found is not None:
            return found
    return practised.net_for(names)


@lru_cache(maxsize=32)
def _net(key: str) -> ValueNet | None:
    found = known(key)
    return None if found is None or found.weights != fingerprint() else found.value().net()


@lru_cache(maxsize=64)
def known(key: str) -> Pairing | None:
    """One's own before the one that comes along. A file that can't be read is as none."""
    try:
        own = folder() / f"{key}.json"
        return Pairing.read(own.read_text(encoding="utf-8"), str(own))
    except (OSError, ValueError):
        pass
    come_along = resources.files("tintero.bots") / "data" / FOLDER / f"{key}.json"
    if not come_along.is_file():
        return None
    return Pairing.read(come_along.read_text(encoding="utf-8"), key)


def own_digest(names: Iterable[str]) -> str:
    """Tells what was learned of this list and others on this machine apart; none: ""."""
    key = list_key(names)
    digest = blake2b(digest_size=8)
    there = False
    try:
        for file in sorted(folder().glob("*.json")):
            if key in file.stem.split("-"):
                digest.update(file.name.encode() + b"\n" + file.read_bytes())
                there = True
    except OSError:
        return ""
    return digest.hexdigest() if there else ""


def forget() -> None:
    """What was read; files are read again."""
    known.cache_clear()
    _net.cache_clear()


def save(one: Iterable[str], other: Iterable[str], found: Pairing) -> Path:
    """For all games on this machine from now on; the file. OSError if it can't be written."""
    file = folder() / f"{pair_key(list_key(one), list_key(other))}.json"
    practised.write(file, found.text())
    forget()
    return file


def folder() -> Path:
    """Where those of one's own are; OSError without a home."""
    return practised.folder() / FOLDER
