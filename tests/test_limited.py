"""Boosters, drafts and the decks that are built of them (CR 1.10.1.2, 10.2.1)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tintero import Deck, Game, default_pool
from tintero.bots import make_bot, play_game
from tintero.cards.deck import DeckLimits, check_deck
from tintero.limited import (
    Draft,
    DraftProblem,
    PackRush,
    Sealed,
    UnknownSet,
    booster_sets,
    build_deck,
    open_booster,
    open_boosters,
)
from tintero.limited.boosters import RARITIES, assumed, plan
from tintero.limited.rating import rating
from tintero.variants import variant

POOL = default_pool()
pytestmark = pytest.mark.pure_only


def rarities(cards: tuple[str, ...]) -> Counter[str]:
    return Counter(POOL[card].rarity for card in cards)


# --- boosters -------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", booster_sets())
def test_a_booster_holds_what_the_file_says_of_its_set(number: int) -> None:
    holds = plan()["booster"]
    for one in open_boosters(number, 7, 20):
        plain = rarities(one.cards[:-1])
        assert plain["Common"] == holds["common"] and plain["Uncommon"] == holds["uncommon"]
        assert sum(plain[rarity] for rarity in RARITIES[2:]) == holds["rare"]
        assert len(set(one.cards[:-1])) == len(one.cards) - 1
        for card in one.cards:
            assert any(code.startswith(f"{number}/") for code in POOL[card].printings), card


def test_the_same_seed_opens_the_same() -> None:
    assert open_boosters(9, 4, 3) == open_boosters(9, 4, 3)
    assert open_boosters(9, 4, 3) != open_boosters(9, 5, 3)
    assert open_boosters(9, 4, 3)[:2] == open_boosters(9, 4, 2)
    # A name that was written down once stays what it is.
    assert open_boosters(9, 4, 1)[0].cards[0] == "Be Our Guest"


def test_chances_are_those_of_the_file() -> None:
    rng = Random("chances")
    boosters = [open_booster(10, rng) for _ in range(1500)]
    rare = Counter(POOL[card].rarity for one in boosters for card in one.cards[9:11])
    foil = Counter(POOL[one.foil].rarity for one in boosters)
    for found, told in ((rare, plan()["rare"]), (foil, plan()["foil"])):
        count = sum(found.values())
        assert sum(told.values()) == 100
        for rarity, chance in told.items():
            assert abs(found[rarity] / count - chance / 100) < 0.04, (rarity, found)


def test_a_set_without_boosters_is_told() -> None:
    with pytest.raises(UnknownSet) as error:
        Sealed(99, 1).pool
    assert "99" in error.value.said("en") and error.value.said("es") != error.value.said("en")
    assert assumed("es") and assumed("en") != assumed("es")


# --- sealed and Pack Rush -------------------------------------------------------------------------


def test_sealed_is_six_boosters_and_each_seat_has_its_own() -> None:
    mine, theirs = Sealed(11, 2), Sealed(11, 2, seat=1)
    assert len(mine.pool) == 72 and mine.pool != theirs.pool
    assert not variant("sealed").check(Deck("", mine.built().cards))


def test_pack_rush_is_two_boosters_as_they_are() -> None:
    opened = PackRush(8, 5)
    assert len(opened.boosters) == 2 and opened.built().cards == opened.pool
    assert not variant("pack-rush").check(Deck("", opened.pool))


# --- building -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(5))
def test_a_built_deck_is_of_what_was_there_on_a_curve_and_mostly_of_two_inks(seed: int) -> None:
    pool = Sealed(12, seed).pool
    built = build_deck(pool, 40)
    assert len(built.cards) == 40
    assert Counter(built.cards) + Counter(built.rest) == Counter(pool)
    facts = [POOL[card] for card in built.cards]
    inside = sum(set(card.inks) <= set(built.inks) for card in facts)
    assert inside >= 24
    assert sum(card.cost <= 3 for card in facts) >= 14
    assert sum(card.cost >= 6 for card in facts) <= 9
    assert sum(card.inkable for card in facts) >= 0.6 * 40


def test_what_is_worth_more_is_played() -> None:
    built = build_deck(Sealed(12, 1).pool, 40)
    played = sum(rating(POOL[card]) for card in built.cards) / len(built.cards)
    rest = sum(rating(POOL[card]) for card in built.rest) / len(built.rest)
    assert played > rest


def test_a_deck_within_limits_of_copies() -> None:
    names = [card.full_name for card in POOL if 9 in card.sets] * 3
    limits = DeckLimits(60, 2, 1, "10.1.2")
    assert not check_deck(Deck("", build_deck(names, 60, copies=1).cards), limits)


def test_few_cards_make_a_small_deck() -> None:
    assert len(build_deck(Sealed(12, 1).pool[:9], 40).cards) == 9


# --- drafting -------------------------------------------------------------------------------------


def drafted(seed: int, seats: int = 4) -> Draft:
    draft = Draft(10, seed, seats)
    while not draft.over:
        draft.take(draft.advice())
    return draft


def test_everybody_takes_as_many_and_all_is_taken() -> None:
    draft = drafted(1)
    assert [len(taken) for taken in draft.taken] == [48] * 4
    opened = Counter(c for round in draft.opened for one in round for c in one.cards)
    assert Counter(c for taken in draft.taken for c in taken) == opened
    assert draft.pack == () and draft.advice() == ""
    with pytest.raises(DraftProblem):
        draft.take("Smash")


def test_packs_go_left_then_right() -> None:
    draft = Draft(10, 3)
    left, right = draft.opened[0][3].cards, draft.opened[1][1].cards
    assert draft.pack == draft.opened[0][0].cards and draft.to_the_left
    draft.take(draft.pack[0])
    # What comes is the pack of who sits on the other side, without what they took.
    assert set(draft.pack) < set(left) and len(draft.pack) == 11
    while draft.round == 0:
        draft.take(draft.pack[0])
    assert draft.pack == draft.opened[1][0].cards and not draft.to_the_left
    draft.take(draft.pack[0])
    assert set(draft.pack) < set(right)


def test_a_draft_is_its_seed_and_what_was_taken() -> None:
    draft = drafted(6)
    again = Draft(10, 6, picks=draft.taken[0])
    assert again.taken == draft.taken and again.over
    half = Draft(10, 6, picks=draft.taken[0][:20])
    assert half.pack and half.taken[1] == draft.taken[1][:20]


def test_what_is_not_in_the_pack_can_not_be_taken() -> None:
    draft = Draft(10, 1)
    with pytest.raises(DraftProblem):
        draft.take("Nobody - At All")
    for seats in (1, 9):
        with pytest.raises(DraftProblem):
            Draft(10, 1, seats)


def test_bots_come_to_two_inks() -> None:
    draft = drafted(2)
    for seat in range(4):
        built = build_deck(draft.taken[seat], 35)
        assert not variant("draft").check(Deck("", built.cards))
        inside = sum(set(POOL[card].inks) <= set(built.inks) for card in built.cards)
        assert inside >= 23, seat


# --- played ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["sealed", "draft", "pack-rush"])
def test_bots_play_what_was_opened_by_its_variant(name: str) -> None:
    if name == "draft":
        draft = drafted(3)
        decks = [build_deck(draft.taken[seat], 35).cards for seat in (0, 1)]
    else:
        kind = Sealed if name == "sealed" else PackRush
        decks = [kind(13, 3, seat).built().cards for seat in (0, 1)]
    for deck in decks:
        assert not variant(name).check(Deck("", deck))
    game = Game.new(decks, 3, rules=variant(name).ruleset())
    assert play_game([make_bot("random", seat) for seat in (0, 1)], game) is not None
    assert game.state.ruleset.variant == name
