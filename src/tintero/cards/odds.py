"""Exact chances: the opening hand with the alter-hand rule, ink and plays on time, named cards.

Nothing is simulated. Cards are sorted into few kinds (does it have the inkwell symbol, is it cheap,
is it wanted, has it the cost that is asked about), every hand is weighed by how many ways there are
to draw it, and the weights are whole numbers until the very end.

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
from tintero.messages import Message, Problem

HAND: Final = 7  # CR 2.2.1.4: every player draws 7 cards.
CHEAP: Final = 4
FEW: Final = 2

Hand = tuple[int, ...]  # how many cards of each kind
Spread = dict[Hand, int]  # hands and their weights; together they weigh the total


class SmallDeck(Problem, ValueError):
    """A deck with fewer cards than an opening hand."""


@dataclass(frozen=True)
class OddsKind:
    """What the chances ask of a card. `due`: below (-1), at (0) or above (1) the cost asked about;
    0 if none is."""

    inkable: bool
    cheap: bool
    wanted: bool
    due: int = 0


@dataclass(frozen=True)
class Policy:
    """Which cards of the opening hand are kept.

    "all" keeps everything. "wanted" keeps wanted cards only. "cheap" puts back what costs more
    than `cost`, and cards without the inkwell symbol but for the `few` cheapest; wanted cards stay.
    """

    name: str = "cheap"
    cost: int = CHEAP
    few: int = FEW

    def put_back(self, kinds: Sequence[OddsKind], hand: Hand) -> Hand:
        """How many of each kind go to the bottom of the deck; cheaper kinds come first."""
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


def grouped(hand: Hand, groups: Sequence[int], most: int) -> Hand:
    """The same cards, sorted into `most` groups: for each kind its group, from 0."""
    found = [0] * most
    for n, group in zip(hand, groups):
        found[group] += n
    return tuple(found)


def altered(
    deck: Hand,
    put_back: Callable[[Hand], Hand],
    size: int = HAND,
    groups: Sequence[int] = (),
    most: int = 0,
) -> tuple[Spread, int]:
    """The hands one may have after altering, each with its weight, and the sum of the weights.

    What is put back depends on the kinds; the hands that come of it are sorted into `most` groups,
    as `grouped` does, or by kinds if there are no groups.
    """
    groups, most = (groups, most) if groups else (range(len(deck)), len(deck))
    left = sum(deck) - size
    scale = lcm(*(comb(left, n) for n in range(min(size, left) + 1)))
    between: dict[tuple[Hand, Hand, int], int] = {}
    for hand in hands(deck, size):
        back = put_back(hand)
        n = min(sum(back), left)
        # CR 2.2.2.1: what is put back lies at the bottom while as many cards are drawn.
        kept = grouped(less(hand, back), groups, most)
        rest = grouped(less(deck, hand), groups, most)
        weight = ways(deck, hand) * (scale // comb(left, n))
        between[kept, rest, n] = between.get((kept, rest, n), 0) + weight
    found: Spread = {}
    for (kept, rest, n), weight in between.items():
        for drawn in hands(rest, n):
            now = more(kept, drawn)
            found[now] = found.get(now, 0) + weight * ways(rest, drawn)
    return found, comb(sum(deck), size) * scale


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
            raise SmallDeck(Message("cards-small-deck", hand=HAND, count=len(deck)))
        cards = tuple(pool[name] for name in deck.cards)
        return cls(cards, policy or Policy(), frozenset(wanted))

    def kind(self, card: CardFacts, cost: int | None = None) -> OddsKind:
        policy = self.policy
        cheap = policy.name != "cheap" or card.cost <= policy.cost
        due = 0 if cost is None else (card.cost > cost) - (card.cost < cost)
        if card.inkable or not cheap:
            due = abs(due)  # such cards are kept or put back whatever they cost
        return OddsKind(card.inkable, cheap, card.full_name in self.wanted, due)

    def ink(self, turn: int, on_the_play: bool) -> Fraction:
        """The chance of `turn` cards in the inkwell on that turn: one with the symbol for each.

        A player gains at most one such card a turn, so whoever has seen enough by that turn had
        enough on every turn before.
        """
        deck, spread, total = self._seen(lambda kind: int(kind.inkable))
        draws = drawn_by(turn, on_the_play)
        return chance(deck, spread, total, draws, lambda hand: hand[1] >= turn)

    def play(self, turn: int, on_the_play: bool) -> Fraction:
        """The chance to play a card of cost `turn` on that turn: as much ink, and beside the cards
        that became ink one of that cost."""

        def good(hand: Hand) -> bool:
            _, ink, bare, both = hand
            return ink + both >= turn + (0 if bare else 1) and bare + both > 0

        deck, spread, total = self._seen(
            lambda kind: int(kind.inkable) + 2 * int(kind.due == 0), 4, turn
        )
        return chance(deck, spread, total, drawn_by(turn, on_the_play), good)

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

    def _kinds(self, cost: int | None = None) -> tuple[Hand, tuple[OddsKind, ...]]:
        counts = Counter(self.kind(card, cost) for card in self.cards)
        kinds = sorted(
            counts, key=lambda kind: (not kind.wanted, kind.inkable, not kind.cheap, kind.due)
        )
        return tuple(counts[kind] for kind in kinds), tuple(kinds)

    def _seen(
        self, group: Callable[[OddsKind], int], most: int = 2, cost: int | None = None
    ) -> tuple[Hand, Spread, int]:
        """Deck, hands and total, sorted into `most` groups."""
        deck, kinds = self._kinds(cost)
        groups = tuple(group(kind) for kind in kinds)
        spread, total = _altered(deck, kinds, self.policy, groups, most)
        return grouped(deck, groups, most), spread, total


@lru_cache(maxsize=64)
def _altered(
    deck: Hand, kinds: tuple[OddsKind, ...], policy: Policy, groups: tuple[int, ...], most: int
) -> tuple[Spread, int]:
    return altered(deck, lambda hand: policy.put_back(kinds, hand), HAND, groups, most)
