"""What was learned about hands: which cards of the opening hand to keep, which to make ink.

An opening hand is worth the sum of small tables: how many cards of each group (a cost, the inkwell
symbol, a type) it has, once for who begins and once for who does not, and a little for single cards
(`tintero train --hands` learns them). What is put back comes back as other cards of the deck, so
every way to keep some of the seven is weighed by what the hand will be worth on average, exactly:
of each group the cards drawn follow the hypergeometric distribution.

What to make ink is a score for each card of the hand, by its cost and how much ink there is.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from importlib import resources
from itertools import combinations
from math import comb
from typing import Any, Final

from tintero.bots.value_file import WrongWeights, number_of, version_of
from tintero.cards.facts import CardFacts
from tintero.messages import Message
from tintero.vocab import CardType

KIND: Final = "tintero hands"
VERSION: Final = 1  # of the groups below: tables are good for one of them
SHIPPED: Final = "hands.json"
HAND: Final = 7  # CR 2.2.1.4
DIGITS: Final = 4

# The groups of an opening hand, and up to how many of their cards are told apart.
GROUPS: Final[tuple[tuple[str, Callable[[CardFacts], bool], int], ...]] = (
    ("cost 1", lambda c: c.cost <= 1, 3),
    ("cost 2", lambda c: c.cost == 2, 4),
    ("cost 3", lambda c: c.cost == 3, 4),
    ("cost 4", lambda c: c.cost == 4, 3),
    ("cost 5", lambda c: c.cost == 5, 3),
    ("cost 6", lambda c: c.cost >= 6, 3),
    ("inkable", lambda c: c.inkable, 6),
    ("cheap character", lambda c: c.type == CardType.CHARACTER and c.cost <= 3, 4),
    ("dear without ink", lambda c: not c.inkable and c.cost >= 4, 2),
    ("action", lambda c: c.type == CardType.ACTION, 3),
    ("item or location", lambda c: c.type in (CardType.ITEM, CardType.LOCATION), 2),
)
# What counts for a card that may become ink: its cost at three times of the game, its kind.
PHASES: Final = (2, 5)  # up to so much ink is early, then the middle, then late
COSTS: Final = 7  # what costs more counts as this
INK_FEATURES: Final = 3 * COSTS + 4

Tables = tuple[tuple[float, ...], ...]  # for each group, by how many cards of it are there


@dataclass(frozen=True)
class HandPolicy:
    """`tables` are for who does not begin, `first` what is added for who does; `cards` is what a
    single card adds. `ink` are weights of `ink_features`, `ink_cards` again of single cards."""

    tables: Tables
    first: Tables
    cards: Mapping[str, float]
    ink: tuple[float, ...]
    ink_cards: Mapping[str, float]
    pool: str = ""
    made: Mapping[str, Any] = field(default_factory=dict)

    # --- the opening hand -------------------------------------------------------------------------

    def worth(self, hand: Sequence[CardFacts], first: bool) -> float:
        """What a hand is worth, in log odds against another one."""
        found = sum(self.cards.get(card.full_name, 0.0) for card in hand)
        for g, (_, has, most) in enumerate(GROUPS):
            n = min(sum(1 for card in hand if has(card)), most)
            found += self.tables[g][n] + (self.first[g][n] if first else 0.0)
        return found

    def kept(
        self, hand: Sequence[CardFacts], rest: Sequence[CardFacts], first: bool
    ) -> tuple[int, ...]:
        """The places of the cards to keep, of a hand from a deck that also has the `rest`: the way
        after which the hand is worth most on average; of equal ones the first, most cards kept."""
        size = len(hand)
        singles = [self.cards.get(card.full_name, 0.0) for card in hand]
        mean = sum(self.cards.get(card.full_name, 0.0) for card in rest) / max(1, len(rest))
        inside = [sum(1 << i for i, card in enumerate(hand) if has(card)) for _, has, _ in GROUPS]
        drawn = [
            self._drawn(g, sum(1 for card in rest if has(card)), len(rest), first)
            for g, (_, has, _) in enumerate(GROUPS)
        ]
        best: tuple[int, ...] = tuple(range(size))
        most = float("-inf")
        for back in range(min(size, len(rest)) + 1):
            worths = [(of, table[back]) for of, table in zip(inside, drawn, strict=True)]
            for stay, bits in ways_to_keep(size, size - back):
                value = back * mean + sum([singles[i] for i in stay])
                for of, worth in worths:
                    value += worth[(of & bits).bit_count()]
                if value > most + 1e-9:
                    best, most = stay, value
        return best

    def _drawn(self, g: int, there: int, rest: int, first: bool) -> tuple[tuple[float, ...], ...]:
        """What group `g` will be worth, where `there` of the `rest` are of it."""
        table = self.tables[g]
        if first:
            table = tuple([a + b for a, b in zip(table, self.first[g], strict=True)])
        return drawn_worth(table, there, rest)

    # --- ink --------------------------------------------------------------------------------------

    def ink_score(self, card: CardFacts, hand: Sequence[CardFacts], ink: int) -> float:
        """How well a card becomes ink, of a hand, with so much ink there: the most is best."""
        found = self.ink_cards.get(card.full_name, 0.0)
        for n, value in ink_features(card, hand, ink):
            found += self.ink[n] * value
        return found

    # --- as a file --------------------------------------------------------------------------------

    def text(self) -> str:
        return json.dumps(self.plain(), separators=(",", ":"), ensure_ascii=False) + "\n"

    def plain(self) -> dict[str, Any]:
        return {
            "kind": KIND,
            "version": VERSION,
            "pool": self.pool,
            "made": self.made,
            "groups": [name for name, _, _ in GROUPS],
            "tables": [[round(x, DIGITS) for x in row] for row in self.tables],
            "first": [[round(x, DIGITS) for x in row] for row in self.first],
            "ink": [round(x, DIGITS) for x in self.ink],
            "cards": {k: round(v, DIGITS) for k, v in self.cards.items()},
            "ink_cards": {k: round(v, DIGITS) for k, v in self.ink_cards.items()},
        }

    @classmethod
    def read(cls, text: str, name: str, pool: str | None = None) -> HandPolicy:
        """`pool`: the hash of the pool it must have been learned from."""
        try:
            plain = json.loads(text)
        except (ValueError, RecursionError):
            raise WrongWeights(Message("weights-none", file=name)) from None
        return cls.of(plain, name, pool)

    @classmethod
    def of(cls, plain: Any, name: str, pool: str | None = None) -> HandPolicy:
        """From what `plain` gave, with anything in it."""
        try:
            if plain["kind"] != KIND:
                raise ValueError
            version = version_of(plain)
        except (ValueError, KeyError, TypeError):
            raise WrongWeights(Message("weights-none", file=name)) from None
        if version != VERSION:
            raise WrongWeights(
                Message("weights-version", file=name, version=version, needed=VERSION)
            )
        try:
            found = cls(
                numbers(plain["tables"]),
                numbers(plain["first"]),
                {str(k): number_of(v) for k, v in plain["cards"].items()},
                tuple(map(number_of, plain["ink"])),
                {str(k): number_of(v) for k, v in plain["ink_cards"].items()},
                str(plain["pool"]),
                dict(plain["made"]),
            )
            lengths = [most + 1 for _, _, most in GROUPS]
            for tables in (found.tables, found.first):
                if [len(row) for row in tables] != lengths:
                    raise ValueError
            if len(found.ink) != INK_FEATURES:
                raise ValueError
        except (ValueError, KeyError, TypeError, AttributeError):
            raise WrongWeights(Message("weights-none", file=name)) from None
        if pool is not None and found.pool != pool:
            raise WrongWeights(
                Message("weights-pool", file=name, pool=found.pool[:12], needed=pool[:12])
            )
        return found


def numbers(rows: Sequence[Sequence[float]]) -> Tables:
    return tuple(tuple(map(number_of, row)) for row in rows)


@cache
def ways_to_keep(size: int, kept: int) -> tuple[tuple[tuple[int, ...], int], ...]:
    """Which places of a hand may stay, each way also as a bit for each place."""
    return tuple((stay, sum(1 << i for i in stay)) for stay in combinations(range(size), kept))


@lru_cache(maxsize=4096)
def drawing(there: int, rest: int, n: int) -> tuple[float, ...]:
    """The chances of 0, 1, … of `there` cards among `n` drawn from `rest`."""
    ways = comb(rest, n)
    return tuple(
        comb(there, k) * comb(rest - there, n - k) / ways for k in range(min(there, n) + 1)
    )


@lru_cache(maxsize=4096)
def drawn_worth(table: tuple[float, ...], there: int, rest: int) -> tuple[tuple[float, ...], ...]:
    """What a group will be worth by how many cards are drawn and how many of it stayed."""
    last = len(table) - 1
    found: list[tuple[float, ...]] = []
    for n in range(min(HAND, rest) + 1):
        odds = drawing(there, rest, n)
        found.append(
            tuple(
                sum(odd * table[min(k + more, last)] for more, odd in enumerate(odds))
                for k in range(HAND + 1 - n)
            )
        )
    return tuple(found)


def ink_features(
    card: CardFacts, hand: Sequence[CardFacts], ink: int
) -> tuple[tuple[int, float], ...]:
    """The numbers that are not 0, with their places."""
    phase = sum(ink > last for last in PHASES)
    found = [(phase * COSTS + min(max(card.cost, 1), COSTS) - 1, 1.0)]
    after = 3 * COSTS
    if sum(1 for other in hand if other.full_name == card.full_name) > 1:
        found.append((after, 1.0))
    if card.type == CardType.ACTION:
        found.append((after + 1, 1.0))
    elif card.type != CardType.CHARACTER:
        found.append((after + 2, 1.0))
    # Nothing else for this turn or the next.
    soon = [other for other in hand if ink < other.cost <= ink + 2]
    if len(soon) == 1 and soon[0] is card:
        found.append((after + 3, 1.0))
    return tuple(found)


def shipped_text() -> str:
    return (resources.files("tintero.bots") / "data" / SHIPPED).read_text(encoding="utf-8")


@cache
def shipped_policy() -> HandPolicy:
    return HandPolicy.read(shipped_text(), SHIPPED)
