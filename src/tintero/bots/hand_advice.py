"""What was learned about hands, said of one deck: which of its cards to keep, which to make ink.

Hands are dealt from the deck by lot, always the same ones, and the policy is asked what it keeps
and, as the turns go on, what it would make ink. How often a card stays depends on what lies beside
it; the shares say how often that was so.

>>> from tintero.cards.deck import Deck
>>> advice = advice_for(Deck.load("ruby-steel"), hands=20)
>>> advice.cards[0].name, advice.cards[-1].cost
('Berlioz - Tiny Rascal', 9)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from tintero.bots.hand_policy import HAND, HandPolicy
from tintero.bots.practised import policy_for
from tintero.cards.deck import Deck
from tintero.cards.facts import CardFacts
from tintero.cards.pool import Pool, default_pool

HANDS: Final = 400
EARLY: Final = 3  # turns, each with a card made ink


@dataclass(frozen=True)
class CardAdvice:
    """`play` and `draw`: how often it is kept of an opening hand by who begins and by who does not.
    `ink`: how often it is among the first three cards made ink, if it is in hand by then; None
    without the inkwell symbol."""

    name: str
    copies: int
    cost: int
    play: float
    draw: float
    ink: float | None


@dataclass(frozen=True)
class DeckAdvice:
    cards: tuple[CardAdvice, ...]
    back_play: float  # cards put back on average
    back_draw: float
    hands: int


def advice_for(
    deck: Deck, policy: HandPolicy | None = None, hands: int = HANDS, pool: Pool | None = None
) -> DeckAdvice:
    """Of a deck with as many cards as an opening hand, or more."""
    pool = pool or default_pool()
    policy = policy or policy_for(deck.cards)
    facts = [pool[name] for name in deck.cards]
    there: Counter[str] = Counter()
    stayed: dict[bool, Counter[str]] = {True: Counter(), False: Counter()}
    back = {True: 0, False: 0}
    had: Counter[str] = Counter()
    inked: Counter[str] = Counter()
    for n in range(hands):
        cards = facts[:]
        Random(f"advice/{n}").shuffle(cards)
        hand, rest = cards[:HAND], cards[HAND:]
        there.update(card.full_name for card in hand)
        for first in (True, False):
            places = policy.kept(hand, rest, first)
            stayed[first].update(hand[i].full_name for i in places)
            back[first] += HAND - len(places)
            if not first:  # who draws from the first turn on
                kept = [hand[i] for i in places]
                _ink(policy, kept + rest, HAND, had, inked)
    found = [
        CardAdvice(
            card.full_name,
            deck.counts[card.full_name],
            card.cost,
            share(stayed[True], there, card),
            share(stayed[False], there, card),
            share(inked, had, card) if card.inkable else None,
        )
        for card in {card.full_name: card for card in facts}.values()
    ]
    found.sort(key=lambda one: (one.cost, one.name))
    return DeckAdvice(tuple(found), back[True] / hands, back[False] / hands, hands)


def _ink(
    policy: HandPolicy,
    cards: Sequence[CardFacts],
    size: int,
    had: Counter[str],
    inked: Counter[str],
) -> None:
    """The first cards made ink, of a hand that draws the cards after it and plays none."""
    hand = list(cards[:size])
    for ink in range(EARLY):
        if size + ink < len(cards):
            hand.append(cards[size + ink])
        if ink == 0:
            had.update(card.full_name for card in hand)
        elif size + ink < len(cards):
            had[hand[-1].full_name] += 1
        could = [card for card in hand if card.inkable]
        if could:
            best = max(could, key=lambda card: policy.ink_score(card, hand, ink))
            hand.remove(best)
            inked[best.full_name] += 1


def share(of: Counter[str], there: Counter[str], card: CardFacts) -> float:
    return of[card.full_name] / max(1, there[card.full_name])
