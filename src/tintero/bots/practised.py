"""What a bot has learned with exactly one list of cards, before it plays it.

What opening hands are worth, and what the cards of a list are worth in hand and in play, does not
carry over well from one deck to another (docs/measurements.md), and with a list of one's own it is
learned in a minute (`tintero deck practise`). A player knows their own list, so a bot finds what
was practised by the cards alone. The shipped decks come with theirs; others lie in the user's
folder of data.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, lru_cache
from hashlib import blake2b
from importlib import resources
from pathlib import Path
from typing import Any, Final

from tintero.bots.hand_policy import HandPolicy, shipped_policy
from tintero.bots.value_file import ValueFile, WrongWeights, shipped, shipped_net
from tintero.bots.value_net import OF_CARD, ValueNet
from tintero.cards.pool import default_pool
from tintero.folders import folder_of
from tintero.messages import Message

KIND: Final = "tintero practised"
VERSION: Final = 1
FOLDER: Final = "practised"
DIGITS: Final = 3


@dataclass(frozen=True)
class Practised:
    """`cards`: what the value is to know of single cards in place of what it has learned of all
    decks; none where that was no better. Good for the weights it was learned with alone."""

    hands: HandPolicy
    cards: Mapping[str, tuple[float, ...]] = field(default_factory=dict)
    weights: str = ""

    def text(self) -> str:
        plain = {
            "kind": KIND,
            "version": VERSION,
            "weights": self.weights,
            "cards": rounded(self.cards),
            "hands": self.hands.plain(),
        }
        return json.dumps(plain, separators=(",", ":"), ensure_ascii=False) + "\n"

    @classmethod
    def read(cls, text: str, name: str) -> Practised:
        try:
            plain = json.loads(text)
            if plain["kind"] != KIND or plain["version"] != VERSION:
                raise ValueError
            rows, weights = card_rows(plain["cards"]), str(plain["weights"])
            hands = plain["hands"]
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
            raise WrongWeights(Message("weights-none", file=name)) from None
        return cls(HandPolicy.of(hands, name), rows, weights)

    def value(self) -> ValueFile:
        """The weights that come along, knowing these cards."""
        return known_better(shipped(), self.cards if self.weights == fingerprint() else {})


def card_rows(plain: Any) -> dict[str, tuple[float, ...]]:
    """The numbers of cards by their names, from anything; an error if they are something else."""
    rows = {str(k): tuple(float(x) for x in row) for k, row in plain.items()}
    if any(len(row) != OF_CARD for row in rows.values()):
        raise ValueError
    return rows


def rounded(cards: Mapping[str, Sequence[float]]) -> dict[str, tuple[float, ...]]:
    """As a file holds them."""
    return {name: tuple(round(x, DIGITS) for x in row) for name, row in cards.items()}


def known_better(value: ValueFile, cards: Mapping[str, tuple[float, ...]]) -> ValueFile:
    numbers = list(value.cards)
    for face, card in enumerate(default_pool()):
        if card.full_name in cards and (face + 1) * OF_CARD <= len(numbers):
            numbers[face * OF_CARD : (face + 1) * OF_CARD] = cards[card.full_name]
    return replace(value, cards=numbers)


@cache
def fingerprint() -> str:
    """Of the weights that come along."""
    return blake2b(shipped().text().encode(), digest_size=8).hexdigest()


# --- by the cards of a list -----------------------------------------------------------------------


def list_key(names: Iterable[str]) -> str:
    """The same for the same cards in any order."""
    return blake2b("\n".join(sorted(names)).encode(), digest_size=12).hexdigest()


def policy_for(names: Iterable[str]) -> HandPolicy:
    """What is known about hands of these cards; what is known about all, if nobody practised."""
    found = known(list_key(names))
    return shipped_policy() if found is None else found.hands


def net_for(names: Iterable[str]) -> ValueNet:
    """The value for who plays these cards."""
    return _net(list_key(names))


@lru_cache(maxsize=16)
def _net(key: str) -> ValueNet:
    found = known(key)
    return shipped_net() if found is None or not found.cards else found.value().net()


@lru_cache(maxsize=64)
def known(key: str) -> Practised | None:
    """One's own before the one that comes along. A file that can't be read is as none: a game does
    not end because of it, and practising again writes it anew."""
    try:
        own = folder() / f"{key}.json"
        return Practised.read(own.read_text(encoding="utf-8"), str(own))
    except (OSError, ValueError):
        pass
    come_along = resources.files("tintero.bots") / "data" / FOLDER / f"{key}.json"
    if not come_along.is_file():
        return None
    return Practised.read(come_along.read_text(encoding="utf-8"), key)


def own_digest(names: Iterable[str]) -> str:
    """Tells what was practised with this list on this machine from anything else; none: ""."""
    try:
        own = (folder() / f"{list_key(names)}.json").read_bytes()
    except OSError:
        return ""
    return blake2b(own, digest_size=8).hexdigest()


def forget() -> None:
    """What was read; files are read again."""
    known.cache_clear()
    _net.cache_clear()


def save(names: Iterable[str], found: Practised) -> Path:
    """For all games on this machine from now on; the file. OSError if it can't be written."""
    file = folder() / f"{list_key(names)}.json"
    write(file, found.text())
    forget()
    return file


def write(file: Path, text: str) -> None:
    """The whole file or none."""
    file.parent.mkdir(parents=True, exist_ok=True)
    part = file.with_suffix(f".{os.getpid()}.part")
    try:
        part.write_text(text, encoding="utf-8")
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)


def folder() -> Path:
    """Where lists of one's own are; OSError without a home."""
    return folder_of("data") / FOLDER
