"""Exact chances: against every deal of small decks, and against numbers known beforehand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import combinations
from math import comb, sqrt
from random import Random

import pytest

from tintero.cards import odds
from tintero.cards.deck import Deck
from tintero.cards.facts import CardFacts
from tintero.cards.odds import Odds, OddsKind, Policy, altered, chance, drawn_by, hands
from tintero.cards.pool import default_pool

pytestmark = pytest.mark.pure_only

POOL = default_pool()
INK = OddsKind(True, True, False)
DEAR = OddsKind(True, False, False)
BARE = OddsKind(False, True, False)
WANT = OddsKind(False, True, True)


def by_hand(
    kinds: list[OddsKind], policy: Policy, size: int, draws: int, good: set[OddsKind], least: int
) -> Fraction:
    """Every deal: hand, put back, draw as many from the top, shuffle, draw. Of the order
    of a deck only matters which cards are in the hand, and which lie on top of the rest."""
    distinct = tuple(dict.fromkeys(kinds))
    chances: list[Fraction] = []
    for first in combinations(range(len(kinds)), size):
        hand = list(first)
        counted = tuple(sum(kinds[i] == kind for i in hand) for kind in distinct)
        back = dict(zip(distinct, policy.put_back(distinct, counted)))
        bottom = []
        for i in first:
            if back[kinds[i]]:
                back[kinds[i]] -= 1
                hand.remove(i)
                bottom.append(i)
        rest = [i for i in range(len(kinds)) if i not in first]
        of_this_hand = []
        for top in combinations(rest, len(bottom)):
            held = (*hand, *top)
            later = [i for i in (*rest, *bottom) if i not in top]
            # The shuffle: every set of later cards is equally likely.
            seen = [
                sum(kinds[i] in good for i in (*held, *drawn)) >= least
                for drawn in combinations(later, draws)
            ]
            of_this_hand.append(Fraction(sum(seen), len(seen)))
        chances.append(sum(of_this_hand, Fraction(0)) / len(of_this_hand))
    return sum(chances, Fraction(0)) / len(chances)


def enough(marks: list[bool], least: int) -> Callable[[tuple[int, ...]], bool]:
    return lambda hand: sum(n for n, mark in zip(hand, marks) if mark) >= least


@pytest.mark.clause("2.2.2.1", "2.2.2.3")
@pytest.mark.parametrize("policy", [Policy("all"), Policy("cheap", few=1), Policy("wanted")])
@pytest.mark.parametrize("draws", [0, 1, 2])
def test_against_every_deal_of_a_small_deck(policy: Policy, draws: int) -> None:
    kinds = [INK, INK, DEAR, BARE, BARE, BARE, WANT]
    distinct = (INK, DEAR, BARE, WANT)
    deck = tuple(Counter(kinds)[kind] for kind in distinct)
    spread, total = altered(deck, lambda hand: policy.put_back(distinct, hand), 3)
    assert sum(spread.values()) == total
    for good, least in (({INK, DEAR}, 1), ({INK, DEAR}, 2), ({WANT}, 1), ({BARE}, 2)):
        marks = [kind in good for kind in distinct]
        found = chance(deck, spread, total, draws, enough(marks, least))
        assert found == by_hand(kinds, policy, 3, draws, good, least)


@pytest.mark.clause("2.2.2.1")
def test_what_is_put_back_can_not_come_back_at_once() -> None:
    """Ten cards, one of them dear: put back, it is never in the altered hand of seven."""
    deck = (9, 1)
    spread, total = altered(deck, lambda hand: Policy().put_back((INK, DEAR), hand))
    with_it = sum(weight for hand, weight in spread.items() if hand[1])
    # It comes only when it was not in the first seven, and nothing was put back then.
    assert with_it == 0
    assert sum(spread.values()) == total
    # After the shuffle it can be drawn: one draw from three cards, and it is one of them.
    assert chance(deck, spread, total, 1, lambda hand: hand[1] == 1) == Fraction(1, 3)


def test_four_of_sixty_without_altering() -> None:
    deck = Deck("", ("Fire the Cannons!",) * 4 + ("Smash",) * 56)
    made = Odds.of(deck, Policy("all"), ["Fire the Cannons!"])
    known = 1 - Fraction(comb(56, 7), comb(60, 7))
    assert made.card(1, on_the_play=True) == known
    assert made.card(1, on_the_play=False) == 1 - Fraction(comb(56, 8), comb(60, 8))
    assert round(float(known), 4) == 0.3995
    two = made.card(3, on_the_play=False, copies=2)
    some = [Fraction(comb(4, k) * comb(56, 10 - k), comb(60, 10)) for k in (2, 3, 4)]
    assert two == sum(some)


@pytest.mark.clause("2.2.2")
def test_digging_for_a_card_with_the_whole_hand() -> None:
    """No copy in seven, all seven put back, seven more: two hands' worth of looking."""
    deck = Deck("", ("Fire the Cannons!",) * 4 + ("Smash",) * 56)
    made = Odds.of(deck, Policy("wanted"), ["Fire the Cannons!"])
    miss = Fraction(comb(56, 7), comb(60, 7)) * Fraction(comb(49, 7), comb(53, 7))
    assert made.card(1, on_the_play=True) == 1 - miss


@pytest.mark.clause("3.2.3.1")
def test_the_starting_player_sees_a_card_less() -> None:
    assert [drawn_by(turn, True) for turn in (1, 2, 8)] == [0, 1, 7]
    assert [drawn_by(turn, False) for turn in (1, 2, 8)] == [1, 2, 8]
    made = Odds.of(Deck.load("ruby-steel"))
    for turn in range(1, 9):
        assert made.ink(turn, False) > made.ink(turn, True)


def test_ink_without_altering_is_one_hypergeometric_sum() -> None:
    deck = Deck.load("ruby-steel")
    inkable = sum(POOL[card].inkable for card in deck.cards)
    made = Odds.of(deck, Policy("all"))
    for turn in (1, 4, 9):
        seen = 7 + turn - 1
        known = sum(
            Fraction(comb(inkable, k) * comb(60 - inkable, seen - k), comb(60, seen))
            for k in range(turn, seen + 1)
        )
        assert made.ink(turn, True) == known
    assert sum(made.opening(False)) == sum(made.opening(True)) == 1


def test_the_policies() -> None:
    kinds = (WANT, BARE, DEAR, INK)
    assert Policy("all").put_back(kinds, (1, 2, 2, 2)) == (0, 0, 0, 0)
    assert Policy("wanted").put_back(kinds, (1, 2, 2, 2)) == (0, 2, 2, 2)
    # Two without the symbol are kept, and the wanted one is the first of them.
    assert Policy("cheap").put_back(kinds, (1, 3, 1, 2)) == (0, 2, 1, 0)
    assert Policy("cheap").put_back(kinds, (0, 3, 1, 3)) == (0, 1, 1, 0)
    assert Policy("cheap", few=0).put_back(kinds, (3, 2, 0, 2)) == (0, 2, 0, 0)


def test_altering_helps_the_ink_of_every_shipped_deck() -> None:
    for name in Deck.available():
        deck = Deck.load(name)
        plain, made = Odds.of(deck, Policy("all")), Odds.of(deck)
        assert made.put_back() > 0
        assert plain.put_back() == 0
        if sum(not POOL[card].inkable for card in deck.cards) >= 8:
            assert made.ink(4, True) > plain.ink(4, True), name
            assert made.ink(4, True) > Fraction(9, 10), name


# --- a card of cost N on turn N -------------------------------------------------------------------


def can_play(cards: list[tuple[int, bool]], turn: int) -> bool:
    """Set aside a card of that cost; the others must give the ink. Each is (cost, inkable)."""
    return any(
        cost == turn and sum(ink for _, ink in cards[:i] + cards[i + 1 :]) >= turn
        for i, (cost, _) in enumerate(cards)
    )


def names_of(*wanted: tuple[int, bool]) -> tuple[str, ...]:
    """A card of the pool for each (cost, inkable), no card twice."""
    found: list[str] = []
    for cost, ink in wanted:
        found.append(
            next(
                card.full_name
                for card in POOL
                if (card.cost, card.inkable) == (cost, ink) and card.full_name not in found
            )
        )
    return tuple(found)


@pytest.mark.parametrize("turn", [1, 2, 3])
@pytest.mark.parametrize("first", [True, False])
def test_a_play_against_every_hand_of_a_small_deck(turn: int, first: bool) -> None:
    """Ten cards, nothing put back: every hand of 7 and what is drawn after it."""
    kinds = [(1, True), (1, False), (2, True), (2, True), (2, False), (2, False), (3, True)]
    kinds += [(3, False), (5, False), (5, False)]
    made = Odds.of(Deck("", names_of(*kinds)), Policy("all"))
    seen = list(combinations(kinds, 7 + drawn_by(turn, first)))
    known = Fraction(sum(can_play(list(cards), turn) for cards in seen), len(seen))
    assert known > 0
    assert made.play(turn, first) == known


def test_a_play_by_hand() -> None:
    """Eight cards, one of them costs 2 and has no symbol, the others cost 1 and have it."""
    deck = Deck("", names_of((2, False), *[(1, True)] * 7))
    made = Odds.of(deck, Policy("all"))
    assert made.play(1, on_the_play=True) == 1
    # On turn 2 the starting player has seen all eight; on turn 1 cost 2 is not asked about.
    assert made.play(2, on_the_play=True) == 1
    assert made.play(3, on_the_play=True) == 0
    # One card of cost 1 with the symbol alone: it can't be the ink that pays for it.
    lonely = Odds.of(Deck("", names_of((1, True), *[(2, False)] * 7)), Policy("all"))
    assert lonely.play(1, on_the_play=False) == 0
    assert lonely.ink(1, on_the_play=False) == 1


@pytest.mark.clause("2.2.2.1", "2.2.2.3", "3.2.3.1")
@pytest.mark.parametrize("name", ["ruby-steel", "amber-steel"])
def test_against_hands_dealt_by_lot(name: str) -> None:
    """4,000 hands, altered card by card: within five standard deviations of the exact chance."""
    deck = Deck.load(name)
    wanted = next(card for card in deck.counts if POOL[card].cost > 4)
    made = Odds.of(deck, Policy(), [wanted])
    rng = Random(name)
    trials, turns = 4000, (1, 2, 3, 4, 6)
    hits: Counter[tuple[str, int]] = Counter()
    for _ in range(trials):
        cards = [POOL[card] for card in deck.cards]
        rng.shuffle(cards)
        hand, rest = altered_by_rule(cards[:7], cards[7:], wanted)
        rng.shuffle(rest)
        for turn in turns:
            seen = hand + rest[: turn - 1]
            pairs = [(card.cost, card.inkable) for card in seen]
            hits["ink", turn] += sum(ink for _, ink in pairs) >= turn
            hits["play", turn] += can_play(pairs, turn)
            hits["card", turn] += any(card.full_name == wanted for card in seen)
    for turn in turns:
        for what, exact in (("ink", made.ink), ("play", made.play), ("card", made.card)):
            p = float(exact(turn, True))
            margin = 5 * sqrt(max(p * (1 - p), 1 / trials) / trials)
            assert abs(hits[what, turn] / trials - p) <= margin, (what, turn)


def altered_by_rule(
    hand: list[CardFacts], rest: list[CardFacts], wanted: str
) -> tuple[list[CardFacts], list[CardFacts]]:
    """The usual policy in other words: cheap inkable cards, the wanted one, and two others."""
    bare = sorted((c for c in hand if not c.inkable and c.cost <= 4), key=lambda card: card.cost)
    room = 2 - sum(c.full_name == wanted and not c.inkable for c in hand)
    kept = [c for c in hand if c.full_name == wanted or (c.inkable and c.cost <= 4)]
    kept += [c for c in bare if c.full_name != wanted][: max(room, 0)]
    back = list((Counter(id(c) for c in hand) - Counter(id(c) for c in kept)).elements())
    bottom = [next(c for c in hand if id(c) == i) for i in back]
    return kept + rest[: len(bottom)], rest[len(bottom) :] + bottom


def test_small_decks() -> None:
    with pytest.raises(ValueError, match="7 cards"):
        Odds.of(Deck("", ("Smash",) * 6))
    seven = Odds.of(Deck("", ("Smash",) * 7))
    assert seven.ink(1, True) == 1
    assert seven.ink(8, True) == 0
    assert list(hands((1, 1), 3)) == []
    assert odds.HAND == 7
