"""Exact chances: the opening hand with the alter-hand rule, ink on time, a card by a turn.

Nothing is simulated. Cards are sorted into few kinds (does it have the inkwell symbol, is it cheap,
is it wanted), every hand is weighed by how many ways there are to draw it, and the weights are
whole numbers until the very end.

CR 2.2.2: a player may alter the opening hand once. CR 2.2.2.1: the cards put back go to the bottom
of the deck before as many are drawn, so none of them can come back at once. CR 2.2.2.3: only then
the deck is shuffled, so they can be drawn later.

>>> from tintero.cards.deck import Deck
>>> odds = Odds.of(Deck.load("ruby-steel"))
>>> round(float(odds.ink(5, on_the_play=True)), 3)
0.971
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from math import comb, lcm, prod
from typing import Final

from tintero.cards.deck import Deck
from tintero.cards.facts import CardFacts
from tintero.cards.pool import Pool, default_pool

HAND: Final = 7  # CR 2.2.1.4: every player draws 7 cards.
CHEAP: Final = 4
FEW: Final = 2

Hand = tuple[int, ...]  # how many cards of each kind
Spread = dict[Hand, int]  # hands and their weights; together they weigh the total


@dataclass(frozen=True)
class Kind:
    """What the chances ask of a card."""

    inkable: bool
    cheap: bool
    wanted: bool


@dataclass(frozen=True)
class Policy:
    """Which cards of the opening hand are kept.

    "all" keeps everything. "wanted" keeps wanted cards only. "cheap" puts back what costs more
    than `cost`, then cards without the inkwell symbol beyond the first `few`; wanted cards stay.
    """

    name: str = "cheap"
    cost: int = CHEAP
    few: int = FEW

    def put_back(self, kinds: Sequence[Kind], hand: Hand) -> Hand:
        """How many of each kind go to the bottom of the deck."""
        if self.name == "all":
            return tuple(0 for _ in hand)
        if self.name == "wanted":
            return tuple(0 if kind.wanted else n for kind, n in zip(kinds, hand))
        back: list[int] = []
        room = self.few - sum(n for kind, n in zip(kinds, hand) if kind.wanted and not kind.inkable)
        for kind, n in zip(kinds, hand):
            if kind.wanted or (kind.cheap and kind.inkable):
                back.append(0)
            elif not kind.cheap:
                back.append(n)
            else:
                kept = min(n, max(room, 0))
                room -= kept
                back.append(n - kept)
        return tuple(back)


POLICIES: Final = ("cheap", "wanted", "all")


# --- hands ----------------------------------------------------------------------------------------


def hands(deck: Hand, size: int) -> Iterator[Hand]:
    """Every hand of that size that the deck can give."""
    if len(deck) == 1:
        if size <= deck[0]:
            yield (size,)
        return
    rest = sum(deck[1:])
    for first in range(max(0, size - rest), min(deck[0], size) + 1):
        for others in hands(deck[1:], size - first):
            yield (first, *others)


def ways(deck: Hand, hand: Hand) -> int:
    """In how many ways the deck gives this hand."""
    return prod(comb(there, drawn) for there, drawn in zip(deck, hand))


def less(left: Hand, right: Hand) -> Hand:
    return tuple(a - b for a, b in zip(left, right))


def more(left: Hand, right: Hand) -> Hand:
    return tuple(a + b for a, b in zip(left, right))


def altered(deck: Hand, put_back: Callable[[Hand], Hand], size: int = HAND) -> tuple[Spread, int]:
    """The hands one may have after altering, each with its weight, and the sum of the weights."""
    left = sum(deck) - size
    scale = lcm(*(comb(left, n) for n in range(min(size, left) + 1)))
    found: Spread = {}
    for hand in hands(deck, size):
        back = put_back(hand)
        n = min(sum(back), left)
        # CR 2.2.2.1: what is put back lies at the bottom while as many cards are drawn.
        rest = less(deck, hand)
        kept = less(hand, back)
        weight = ways(deck, hand) * (scale // comb(left, n))
        for drawn in hands(rest, n):
            now = more(kept, drawn)
            found[now] = found.get(now, 0) + weight * ways(rest, drawn)
    return found, comb(sum(deck), size) * scale


def in_two(hand: Hand, groups: Sequence[int]) -> Hand:
    """The same cards, sorted into two kinds only: `groups` says 0 or 1 for each kind."""
    ones = sum(n for group, n in zip(groups, hand) if group)
    return (sum(hand) - ones, ones)


def chance(
    deck: Hand, spread: Spread, total: int, draws: int, good: Callable[[Hand], bool]
) -> Fraction:
    """The chance that a hand is good after that many draws from the shuffled rest (CR 2.2.2.3)."""
    found = 0
    size = sum(next(iter(spread)))
    draws = min(draws, sum(deck) - size)
    for hand, weight in spread.items():
        rest = less(deck, hand)
        for drawn in hands(rest, draws):
            if good(more(hand, drawn)):
                found += weight * ways(rest, drawn)
    return Fraction(found, total * comb(sum(deck) - size, draws))


# --- a deck ---------------------------------------------------------------------------------------


def drawn_by(turn: int, on_the_play: bool) -> int:
    """CR 3.2.3.1: one card a turn; the starting player skips the first."""
    return turn - 1 if on_the_play else turn


@dataclass(frozen=True)
class Odds:
    """The chances of one deck under one policy."""

    cards: tuple[CardFacts, ...]
    policy: Policy
    wanted: frozenset[str]

    @classmethod
    def of(
        cls,
        deck: Deck,
        policy: Policy | None = None,
        wanted: Sequence[str] = (),
        pool: Pool | None = None,
    ) -> Odds:
        pool = default_pool() if pool is None else pool
        if len(deck) < HAND:
            raise ValueError(f"an opening hand has {HAND} cards; the deck has {len(deck)}")
        cards = tuple(pool[name] for name in deck.cards)
        return cls(cards, policy or Policy(), frozenset(wanted))

    def kind(self, card: CardFacts) -> Kind:
        return Kind(card.inkable, card.cost <= self.policy.cost, card.full_name in self.wanted)

    def ink(self, turn: int, on_the_play: bool) -> Fraction:
        """The chance of `turn` cards in the inkwell on that turn: one with the symbol for each.

        A player gains at most one such card a turn, so whoever has seen enough by that turn had
        enough on every turn before.
        """
        deck, spread, total = self._seen(lambda kind: int(kind.inkable))
        draws = drawn_by(turn, on_the_play)
        return chance(deck, spread, total, draws, lambda hand: hand[1] >= turn)

    def card(self, turn: int, on_the_play: bool, copies: int = 1) -> Fraction:
        """The chance of having seen so many wanted cards by that turn."""
        deck, spread, total = self._seen(lambda kind: int(kind.wanted))
        draws = drawn_by(turn, on_the_play)
        return chance(deck, spread, total, draws, lambda hand: hand[1] >= copies)

    def opening(self, altered_hand: bool) -> list[Fraction]:
        """The chances of 0, 1, … 7 cards with the inkwell symbol in the opening hand."""
        odds = self if altered_hand else Odds(self.cards, Policy("all"), self.wanted)
        _, spread, total = odds._seen(lambda kind: int(kind.inkable))
        found = [Fraction(0)] * (HAND + 1)
        for hand, weight in spread.items():
            found[hand[1]] += Fraction(weight, total)
        return found

    def put_back(self) -> Fraction:
        """How many cards are put back on average."""
        deck, kinds = self._kinds()
        sizes = sum(
            ways(deck, hand) * sum(self.policy.put_back(kinds, hand)) for hand in hands(deck, HAND)
        )
        return Fraction(sizes, comb(sum(deck), HAND))

    def _kinds(self) -> tuple[Hand, tuple[Kind, ...]]:
        counts = Counter(map(self.kind, self.cards))
        kinds = sorted(counts, key=lambda kind: (not kind.wanted, kind.inkable, kind.cheap))
        return tuple(counts[kind] for kind in kinds), tuple(kinds)

    def _seen(self, group: Callable[[Kind], int]) -> tuple[Hand, Spread, int]:
        """Deck, hands and total with two kinds only: those in the group (1) and the others (0)."""
        deck, kinds = self._kinds()
        spread, total = _altered(deck, kinds, self.policy)
        groups = [group(kind) for kind in kinds]
        seen: Spread = {}
        for hand, weight in spread.items():
            two = in_two(hand, groups)
            seen[two] = seen.get(two, 0) + weight
        return in_two(deck, groups), seen, total


@lru_cache(maxsize=64)
def _altered(deck: Hand, kinds: tuple[Kind, ...], policy: Policy) -> tuple[Spread, int]:
    return altered(deck, lambda hand: policy.put_back(kinds, hand))
