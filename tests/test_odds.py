"""Exact chances: against every deal of small decks, and against numbers known beforehand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import combinations, permutations
from math import comb

import pytest

from tintero.cards import odds
from tintero.cards.deck import Deck
from tintero.cards.odds import Kind, Odds, Policy, altered, chance, drawn_by, hands
from tintero.cards.pool import default_pool

POOL = default_pool()
INK = Kind(True, True, False)
DEAR = Kind(True, False, False)
BARE = Kind(False, True, False)
WANT = Kind(False, True, True)


def by_hand(
    kinds: list[Kind], policy: Policy, size: int, draws: int, good: set[Kind], least: int
) -> Fraction:
    """Deal in every order: hand, put back, draw as many from the top, shuffle, draw."""
    distinct = tuple(dict.fromkeys(kinds))
    favourable = Fraction(0)
    deals = list(permutations(range(len(kinds))))
    for deal in deals:
        hand, rest = list(deal[:size]), list(deal[size:])
        counted = tuple(sum(kinds[i] == kind for i in hand) for kind in distinct)
        back = dict(zip(distinct, policy.put_back(distinct, counted)))
        bottom = []
        for i in list(hand):
            if back[kinds[i]]:
                back[kinds[i]] -= 1
                hand.remove(i)
                bottom.append(i)
        hand += rest[: len(bottom)]
        later = rest[len(bottom) :] + bottom
        # The shuffle: every set of later cards is equally likely.
        seen = [
            sum(kinds[i] in good for i in (*hand, *drawn)) >= least
            for drawn in combinations(later, draws)
        ]
        favourable += Fraction(sum(seen), len(seen))
    return favourable / len(deals)


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


def test_small_decks() -> None:
    with pytest.raises(ValueError, match="7 cards"):
        Odds.of(Deck("", ("Smash",) * 6))
    seven = Odds.of(Deck("", ("Smash",) * 7))
    assert seven.ink(1, True) == 1
    assert seven.ink(8, True) == 0
    assert list(hands((1, 1), 3)) == []
    assert odds.HAND == 7
