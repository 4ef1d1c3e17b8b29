"""Chances of a deck whose opening hands are kept as it was learned (`hand_policy`).

What is kept then depends on all seven cards, so these chances are not counted out as those of
`cards.odds` are: hands are dealt by lot, always the same ones, each is altered once (CR 2.2.2) and
the cards that follow are drawn several times over. The questions are the same.

>>> from tintero.cards.deck import Deck
>>> odds = LearnedOdds.of(Deck.load("ruby-steel"), hands=50)
>>> float(odds.ink(1, on_the_play=True)) > 0.9
True
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Final

from tintero.bots.hand_policy import HAND, HandPolicy
from tintero.bots.practised import policy_for
from tintero.cards.deck import Deck
from tintero.cards.facts import CardFacts
from tintero.cards.odds import Policy, drawn_by
from tintero.cards.pool import Pool, default_pool

LEARNED: Final = "learned"
HANDS: Final = 1000
AGAIN: Final = 8  # how often what follows a kept hand is drawn

Cards = tuple[CardFacts, ...]


@dataclass(frozen=True)
class LearnedOdds:
    """`seen`: for who begins and for who does not, the altered hands and what is drawn after them,
    in order. `before`: the hands as they were dealt. `back`: cards put back on average."""

    cards: Cards
    wanted: frozenset[str]
    before: tuple[Cards, ...]
    seen: dict[bool, tuple[Cards, ...]]
    back: Fraction
    policy: Policy = Policy(LEARNED)

    @classmethod
    def of(
        cls,
        deck: Deck,
        wanted: Sequence[str] = (),
        policy: HandPolicy | None = None,
        hands: int = HANDS,
        pool: Pool | None = None,
    ) -> LearnedOdds:
        """Of a deck with as many cards as an opening hand, or more."""
        pool = pool or default_pool()
        policy = policy or policy_for(deck.cards)
        facts = tuple(pool[name] for name in deck.cards)
        dealt: list[Cards] = []
        seen: dict[bool, list[Cards]] = {True: [], False: []}
        back = 0
        for n in range(hands):
            rng = Random(f"odds/{n}")
            cards = rng.sample(facts, len(facts))
            hand, rest = cards[:HAND], cards[HAND:]
            dealt.append(tuple(hand))
            for first, found in seen.items():
                places = policy.kept(hand, rest, first)
                back += HAND - len(places)
                found += [altered(rng, hand, rest, places) for _ in range(AGAIN)]
        both = {first: tuple(found) for first, found in seen.items()}
        return cls(facts, frozenset(wanted), tuple(dealt), both, Fraction(back, 2 * hands))

    def ink(self, turn: int, on_the_play: bool) -> Fraction:
        """The chance of `turn` cards in the inkwell on that turn: one with the symbol for each."""
        return self._share(turn, on_the_play, lambda cards: inkable(cards) >= turn)

    def play(self, turn: int, on_the_play: bool) -> Fraction:
        """The chance to play a card of cost `turn` on that turn: as much ink, and beside the cards
        that became ink one of that cost."""

        def good(cards: Cards) -> bool:
            due = [card for card in cards if card.cost == turn]
            bare = any(not card.inkable for card in due)
            return bool(due) and inkable(cards) >= turn + (0 if bare else 1)

        return self._share(turn, on_the_play, good)

    def card(self, turn: int, on_the_play: bool, copies: int = 1) -> Fraction:
        """The chance of having seen so many wanted cards by that turn."""

        def good(cards: Cards) -> bool:
            return sum(card.full_name in self.wanted for card in cards) >= copies

        return self._share(turn, on_the_play, good)

    def opening(self, altered_hand: bool) -> list[Fraction]:
        """The chances of 0, 1, … 7 cards with the inkwell symbol in the opening hand."""
        hands = self.seen[True] + self.seen[False] if altered_hand else self.before
        found = [inkable(cards[:HAND]) for cards in hands]
        return [Fraction(found.count(n), len(found)) for n in range(HAND + 1)]

    def put_back(self) -> Fraction:
        """How many cards are put back on average, over who begins and who does not."""
        return self.back

    def _share(self, turn: int, on_the_play: bool, good: Callable[[Cards], bool]) -> Fraction:
        there = HAND + drawn_by(turn, on_the_play)
        hands = self.seen[on_the_play]
        return Fraction(sum(good(cards[:there]) for cards in hands), len(hands))


def altered(
    rng: Random, hand: Sequence[CardFacts], rest: Sequence[CardFacts], places: Sequence[int]
) -> Cards:
    """What is kept, what comes for the rest, and the shuffled deck after it.

    CR 2.2.2.1: what is put back lies at the bottom while as many cards are drawn. CR 2.2.2.3: only
    then the deck is shuffled.
    """
    stay = [hand[i] for i in places]
    gone = [card for i, card in enumerate(hand) if i not in places]
    deck = rng.sample(rest, len(rest))
    drawn, left = deck[: len(gone)], deck[len(gone) :] + gone
    return (*stay, *drawn, *rng.sample(left, len(left)))


def inkable(cards: Sequence[CardFacts]) -> int:
    return sum(card.inkable for card in cards)
