"""What a bot has learned with exactly one list of cards, before it plays it.

What opening hands are worth, and what the cards of a list are worth in hand and in play, does not
carry over well from one deck to another (docs/measurements.md), and with a list of one's own it is
learned in a minute (`tintero deck practise`). A player knows their own list, so a bot finds what
was practised by the cards alone.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Final

from tintero.bots.hand_policy import HandPolicy, shipped_policy
from tintero.bots.learned_cards import CardNumbers, fingerprint, known_better, read_text, text_of
from tintero.bots.list_files import ListFiles, list_key
from tintero.bots.value_file import ValueFile, shipped, shipped_net
from tintero.bots.value_net import ValueNet

KIND: Final = "tintero practised"


@dataclass(frozen=True)
class Practised:
    """`cards`: what the value is to know of single cards in place of what it has learned of all
    decks; none where that was no better. Good for the weights it was learned with alone."""

    hands: HandPolicy
    cards: CardNumbers = field(default_factory=dict)
    weights: str = ""

    def text(self) -> str:
        return text_of(KIND, self.weights, self.cards, hands=self.hands.plain())

    @classmethod
    def read(cls, text: str, name: str) -> Practised:
        weights, cards, plain = read_text(text, KIND, name)
        return cls(HandPolicy.of(plain.get("hands"), name), cards, weights)

    def value(self) -> ValueFile:
        """The weights that come along, knowing these cards."""
        return known_better(shipped(), self.cards)


FILES: Final = ListFiles(
    "practised", "", Practised.read, lambda found: found.weights == fingerprint()
)


def known(names: Iterable[str]) -> Practised | None:
    return FILES.known(list_key(names))


def policy_for(names: Iterable[str]) -> HandPolicy:
    """What is known about hands of these cards; what is known about all, if nobody practised."""
    found = known(names)
    return shipped_policy() if found is None else found.hands


def net_for(names: Iterable[str]) -> ValueNet:
    """The value for who plays these cards."""
    return _net(list_key(names))


@lru_cache(maxsize=16)
def _net(key: str) -> ValueNet:
    found = FILES.known(key)
    return shipped_net() if found is None or not found.cards else found.value().net()


def own_digest(names: Iterable[str]) -> str:
    """Tells what was practised with this list on this machine from anything else; none: ""."""
    return FILES.digest([list_key(names)])


def forget() -> None:
    """What was read; files are read again."""
    FILES.known.cache_clear()
    _net.cache_clear()


def save(names: Iterable[str], found: Practised) -> Path:
    """For all games on this machine from now on; the file. OSError if it can't be written."""
    file = FILES.save(list_key(names), found.text())
    forget()
    return file
