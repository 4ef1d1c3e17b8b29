"""What a bot has learned of two lists that play each other, before it meets the other one.

What a card is worth depends on what stands against it: learned from games of just these two lists
it wins more than what was learned from games against all kinds of decks (docs/measurements.md).
A player knows their own list and guesses the other's from what was seen (`supposing`), so what was
learned of the two counts from then on; until then, what was practised with the own list.

What was learned is one table for both sides. Those of two shipped decks come along, where they won
more.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

from tintero.bots import practised
from tintero.bots.learned_cards import CardNumbers, fingerprint, known_better, read_text, text_of
from tintero.bots.list_files import ListFiles, list_key
from tintero.bots.value_file import ValueFile, shipped
from tintero.bots.value_net import ValueNet
from tintero.cards.pool import default_pool
from tintero.cards.shipped import all_shipped

KIND: Final = "tintero pairing"


@dataclass(frozen=True)
class Pairing:
    """`cards`: what the value is to know of the cards of both lists. Good for the weights it was
    learned with alone."""

    cards: CardNumbers
    weights: str

    def text(self) -> str:
        return text_of(KIND, self.weights, self.cards)

    @classmethod
    def read(cls, text: str, name: str) -> Pairing:
        weights, cards, _ = read_text(text, KIND, name)
        return cls(cards, weights)

    def value(self) -> ValueFile:
        """The weights that come along, knowing these cards."""
        return known_better(shipped(), self.cards)


FILES: Final = ListFiles(
    "pairings", "pairings", Pairing.read, lambda found: found.weights == fingerprint()
)


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
    found = FILES.known(key)
    return None if found is None else found.value().net()


def own_digest(names: Iterable[str]) -> str:
    """Tells what was learned on this machine of this list and those it may be used against, which
    are the shipped ones, from anything else; none: ""."""
    own = list_key(names)
    return FILES.digest(pair_key(own, other) for other in _shipped_keys())


@lru_cache(maxsize=1)
def _shipped_keys() -> list[str]:
    return [list_key(one.deck.cards) for one in all_shipped(default_pool())]


def forget() -> None:
    """What was read; files are read again."""
    FILES.known.cache_clear()
    _net.cache_clear()


def save(one: Iterable[str], other: Iterable[str], found: Pairing) -> Path:
    """For all games on this machine from now on; the file. OSError if it can't be written."""
    file = FILES.save(pair_key(list_key(one), list_key(other)), found.text())
    forget()
    return file
