"""What single cards are worth, as it was learned with certain lists: numbers by name, in a file.

Such numbers stand beside the weights that come along, in place of what was learned of all decks
(`known_better`), and say nothing beside others; so a file names the weights it was learned with.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from hashlib import blake2b
from typing import Any, Final

from tintero.bots.value_file import ValueFile, WrongWeights, number_of, shipped
from tintero.bots.value_net import OF_CARD
from tintero.cards.pool import default_pool
from tintero.messages import Message
from tintero.reading import json_value

VERSION: Final = 1
DIGITS: Final = 3

CardNumbers = Mapping[str, tuple[float, ...]]  # `OF_CARD` of each card, by its full name


@cache
def fingerprint() -> str:
    """Of the weights that come along."""
    return blake2b(shipped().text().encode(), digest_size=8).hexdigest()


def known_better(value: ValueFile, cards: CardNumbers) -> ValueFile:
    numbers = list(value.cards)
    for face, card in enumerate(default_pool()):
        if card.full_name in cards and (face + 1) * OF_CARD <= len(numbers):
            numbers[face * OF_CARD : (face + 1) * OF_CARD] = cards[card.full_name]
    return replace(value, cards=numbers)


# --- files ----------------------------------------------------------------------------------------


def rounded(cards: Mapping[str, Sequence[float]]) -> dict[str, tuple[float, ...]]:
    """As a file holds them."""
    return {name: tuple(round(x, DIGITS) for x in row) for name, row in cards.items()}


def text_of(kind: str, weights: str, cards: CardNumbers, **more: object) -> str:
    """A file of a kind, with what else it holds."""
    plain = {
        "kind": kind, "version": VERSION, "weights": weights, "cards": rounded(cards), **more
    }  # fmt: skip
    return json.dumps(plain, separators=(",", ":"), ensure_ascii=False) + "\n"


def read_text(text: str, kind: str, name: str) -> tuple[str, CardNumbers, dict[str, Any]]:
    """The weights it is for, its cards, and the whole of it; `name` is for what is said of it."""
    try:
        plain = json_value(text)
        if plain["kind"] != kind or plain["version"] != VERSION:
            raise ValueError
        rows = {str(k): tuple(map(number_of, row)) for k, row in plain["cards"].items()}
        if any(len(row) != OF_CARD for row in rows.values()):
            raise ValueError
        return str(plain["weights"]), rows, plain
    except (ValueError, KeyError, TypeError, AttributeError):
        raise WrongWeights(Message("weights-none", file=name)) from None
