"""Learned weights as a file: a `ValueNet` with what it was learned for, as JSON.

A file says which version of `features` its numbers are about and the hash of the pool it learned
from. Of another version it is no use at all and is refused. What it learned of single cards is for
that pool alone: for another one the net plays without it, only nobody has measured how. Where a
file is named it must be of this pool unless one says otherwise, and the one that comes along says
for which pool it was made.
"""

from __future__ import annotations

import json
from base64 import b64decode, b64encode
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

from tintero.bots.features import VERSION
from tintero.bots.value_net import INPUTS, OF_CARD, ValueNet
from tintero.messages import Message, Problem
from tintero.messages.system import system_reason

KIND = "tintero value"
SHIPPED = "ink.json"
DIGITS = 4  # after the point: more makes no difference to play
MOST_HIDDEN = 1024
MOST = 1000.0  # of a number; learned ones stay below 10
FINE = 64.0  # what is learned of cards is kept as 64ths in a byte each: -2 to +1.98


class WrongWeights(Problem, ValueError):
    """A file that holds no weights, or weights for something else."""


@dataclass(frozen=True)
class ValueFile:
    """What a file holds. `made` says how it was learned: rounds, games, loss."""

    first: list[float]
    bias: list[float]
    second: list[float]
    last: float
    pool: str
    version: int = VERSION
    made: dict[str, Any] = field(default_factory=dict)
    cards: list[float] = field(default_factory=list)  # `OF_CARD` numbers for each of the pool

    def net(self) -> ValueNet:
        return ValueNet(self.first, self.bias, self.second, self.last, self.cards)

    def text(self) -> str:
        def rounded(numbers: list[float]) -> list[float]:
            return [round(number, DIGITS) for number in numbers]

        plain = {
            "kind": KIND,
            "version": self.version,
            "pool": self.pool,
            "made": self.made,
            "last": round(self.last, DIGITS),
            "bias": rounded(self.bias),
            "second": rounded(self.second),
            "first": rounded(self.first),
            "cards": packed(self.cards),
        }
        return json.dumps(plain, separators=(",", ":")) + "\n"

    @classmethod
    def read(cls, text: str, name: str, pool: str | None = None) -> ValueFile:
        """`pool`: the hash of the pool the weights must have been learned from."""
        try:
            plain = json.loads(text)
            if plain["kind"] != KIND:
                raise ValueError
            version = version_of(plain)
        except (ValueError, KeyError, TypeError, RecursionError):
            raise WrongWeights(Message("weights-none", file=name)) from None
        if version != VERSION:
            raise WrongWeights(
                Message("weights-version", file=name, version=version, needed=VERSION)
            )
        try:
            first, bias, second = (
                [number_of(number) for number in plain[key]] for key in ("first", "bias", "second")
            )
            hidden = len(bias)
            if not 0 < hidden <= MOST_HIDDEN or len(second) != hidden:
                raise ValueError
            if len(first) != INPUTS * hidden or not isinstance(plain["made"], dict):
                raise ValueError
            found = cls(
                first, bias, second, number_of(plain["last"]), str(plain["pool"]), version,
                plain["made"], unpacked(plain["cards"]),
            )  # fmt: skip
        except (ValueError, KeyError, TypeError):
            raise WrongWeights(Message("weights-none", file=name)) from None
        if pool is not None and found.pool != pool:
            raise WrongWeights(
                Message("weights-pool", file=name, pool=found.pool[:12], needed=pool[:12])
            )
        return found

    @classmethod
    def load(cls, path: Path, pool: str | None = None) -> ValueFile:
        try:
            text = path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            why = system_reason(error)
            raise WrongWeights(Message("weights-unread", file=str(path), why=why)) from None
        return cls.read(text, path.name, pool)


def version_of(plain: Any) -> int:
    """Of a file that was read; an error if it is no number."""
    version = plain["version"]
    if type(version) is not int:
        raise ValueError
    return version


def number_of(plain: Any) -> float:
    """A number a net can count with; an error if it is none, or so large that none was learned."""
    if type(plain) not in (int, float) or not -MOST <= plain <= MOST:  # nor is NaN between
        raise ValueError
    return float(plain)


def packed(cards: list[float]) -> str:
    whole = (max(-128, min(127, round(number * FINE))) for number in cards)
    return b64encode(bytes(number & 255 for number in whole)).decode()


def unpacked(text: str) -> list[float]:
    found = b64decode(text, validate=True)
    if len(found) % OF_CARD:
        raise ValueError
    return [(number - 256 if number > 127 else number) / FINE for number in found]


@cache
def shipped() -> ValueFile:
    """The weights that come along."""
    text = (resources.files("tintero.bots") / "data" / SHIPPED).read_text(encoding="utf-8")
    return ValueFile.read(text, SHIPPED)


@cache
def shipped_net() -> ValueNet:
    """One for a process: a net has room for one thought at a time."""
    return shipped().net()
