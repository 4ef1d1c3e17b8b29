"""Boosters: what one of a set holds, by a seed (`data/boosters.toml` says what is assumed)."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from random import Random
from typing import Any, Final

from tintero.cards.formats.calendar import sets
from tintero.cards.pool import Pool, default_pool
from tintero.messages import COMMA, Listed, Message, Problem

RARITIES: Final = ("Common", "Uncommon", "Rare", "Super Rare", "Legendary")
LAST_NUMBER: Final = 204  # of the cards of a set; beyond it are special printings
# "9/112": set and number; a third part is a promo series, a letter one of several pictures.
PRINTED: Final = re.compile(r"(\d+)/(\d+)[a-z]?")


class UnknownSet(Problem, LookupError):
    """There are no boosters of that set."""

    def __init__(self, number: int) -> None:
        known = Listed([str(one) for one in booster_sets()], COMMA)
        super().__init__(Message("limited-no-set", number=number, known=known))


@dataclass(frozen=True)
class Booster:
    """Full names of the cards one plays with; the last is the foil. A marketing card lies beside
    them (CR 10.2.2)."""

    set: int
    cards: tuple[str, ...]

    @property
    def foil(self) -> str:
        return self.cards[-1]


@lru_cache(maxsize=1)
def plan() -> dict[str, Any]:
    file = files("tintero.limited") / "data" / "boosters.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


def assumed(lang: str) -> list[str]:
    """What nobody has said about boosters, and how it is here."""
    return [one.get(lang, one["en"]) for one in plan()["assumed"]]


@lru_cache(maxsize=64)
def _sheets(number: int, pool: Pool) -> dict[str, tuple[str, ...]]:
    """The cards that boosters of a set may hold, by rarity."""
    found: dict[str, list[str]] = {rarity: [] for rarity in RARITIES}
    for card in pool:
        if card.rarity in found and not card.unparsed and _in_boosters(card.printings, number):
            found[card.rarity].append(card.full_name)
    return {rarity: tuple(cards) for rarity, cards in found.items()}


def _in_boosters(printings: Sequence[str], number: int) -> bool:
    """Whether one of the printings is of a set, and not a special one."""
    codes = [found for code in printings if (found := PRINTED.fullmatch(code))]
    return any(int(one[1]) == number and 0 < int(one[2]) <= LAST_NUMBER for one in codes)


@lru_cache(maxsize=1)
def booster_sets() -> tuple[int, ...]:
    """The sets of which there are boosters here: every rarity has cards."""
    pool = default_pool()
    return tuple(
        number for number in sorted(sets())
        if all(len(cards) > 2 for cards in _sheets(number, pool).values())
    )  # fmt: skip


def newest_set() -> int:
    return booster_sets()[-1]


def checked_set(number: int) -> int:
    """0 is the newest; UnknownSet."""
    if number == 0:
        return newest_set()
    if number not in booster_sets():
        raise UnknownSet(number)
    return number


def below(rng: Random, count: int) -> int:
    """A number from 0 to below `count`; the same in every version of Python."""
    return int(rng.random() * count)


def drawn(rng: Random, cards: Sequence[str], count: int) -> list[str]:
    """So many different ones."""
    left, found = list(cards), []
    for _ in range(count):
        found.append(left.pop(below(rng, len(left))))
    return found


def by_chance(rng: Random, chances: dict[str, int]) -> str:
    at = below(rng, sum(chances.values()))
    for rarity, chance in chances.items():
        if at < chance:
            return rarity
        at -= chance
    raise AssertionError


def open_booster(number: int, rng: Random, pool: Pool | None = None) -> Booster:
    """One booster of a set."""
    found = _sheets(number, default_pool() if pool is None else pool)
    holds = plan()["booster"]
    cards = drawn(rng, found["Common"], holds["common"])
    cards += drawn(rng, found["Uncommon"], holds["uncommon"])
    for _ in range(holds["rare"]):
        rarity = by_chance(rng, plan()["rare"])
        cards += drawn(rng, [one for one in found[rarity] if one not in cards], 1)
    cards += drawn(rng, found[by_chance(rng, plan()["foil"])], holds["foil"])
    return Booster(number, tuple(cards))


def open_boosters(number: int, seed: int, count: int, what: str = "open") -> tuple[Booster, ...]:
    """Boosters of a set. `what` they are opened for: the same seed gives others for each."""
    rng = Random(f"{what} {number} {seed}")
    return tuple(open_booster(number, rng) for _ in range(count))
