"""Clocks at the web table: every rule, under a time that the test makes."""

from __future__ import annotations

import json
from dataclasses import asdict

import pytest

from tintero.server.clock import (
    AWAY,
    FREE,
    MINUTE,
    MORE,
    OFFER,
    REFILL,
    SECOND,
    ClockPlan,
    Fallen,
    Offer,
    TableClock,
    clock_plan,
)

pytestmark = pytest.mark.pure_only

CASUAL = 12 * MINUTE
RANKED = 8 * MINUTE


def plan(name: str, series: bool = False) -> ClockPlan:
    found = clock_plan(name, series=series)
    assert found is not None
    return found


def clock(name: str = "casual", series: bool = False, seats: int = 2) -> TableClock:
    made = TableClock.new(plan(name, series), seats, 0)
    made.asks(0, 0)
    return made


def test_the_banks_and_what_a_flag_means() -> None:
    assert [plan(name).bank_ms for name in ("casual", "ranked", "slow")] == [
        12 * MINUTE,
        8 * MINUTE,
        30 * MINUTE,
    ]
    assert [plan(name).strict for name in ("casual", "ranked", "slow")] == [False, True, False]
    assert plan("casual", series=True).strict and plan("slow", series=True).strict
    assert clock_plan("off") is None
    assert clock_plan("casual", bots=True) is None  # against bots: off


def test_the_first_seconds_of_every_decision_are_free() -> None:
    c = clock()
    for n in range(1, 20):
        c.asks(n % 2, n * FREE)
    assert c.bank == [CASUAL, CASUAL]
    c = clock()
    c.asks(1, FREE + 3 * SECOND)
    assert c.bank == [CASUAL - 3 * SECOND, CASUAL]


def test_only_the_clock_of_the_one_who_decides_runs() -> None:
    c = clock(seats=3)
    assert [seat.running for seat in c.seats(0)] == [True, False, False]
    c.asks(2, 0)
    c.asks(None, MINUTE)
    assert c.bank == [CASUAL, CASUAL, CASUAL - MINUTE + FREE]
    assert c.due() is None and c.look(60 * MINUTE) is None  # the game is over


def test_free_time_and_bank_are_shown_as_they_stand() -> None:
    c = clock()
    first, second = c.seats(2 * SECOND)
    assert (first.bank_ms, first.free_ms, first.away_ms) == (CASUAL, 3 * SECOND, AWAY)
    assert (second.free_ms, second.running) == (FREE, False)
    assert c.seats(9 * SECOND)[0].bank_ms == CASUAL - 4 * SECOND


def test_taking_back_gives_no_new_free_seconds() -> None:
    c = clock()
    for n in range(1, 11):  # do and take back, every four seconds
        c.asks(0, n * 4 * SECOND, again=True)
    assert c.bank[0] == CASUAL - 40 * SECOND + FREE
    c.asks(0, 40 * SECOND)
    assert c.free == FREE


def test_a_turn_adds_seconds_up_to_the_full_bank() -> None:
    c = clock()
    c.turn(0, 0)
    assert c.bank[0] == CASUAL
    c.asks(1, MINUTE)
    left = CASUAL - MINUTE + FREE
    c.turn(0, MINUTE)
    assert c.bank == [left + REFILL, CASUAL]
    for _ in range(5):
        c.turn(0, MINUTE)
    assert c.bank[0] == CASUAL


@pytest.mark.parametrize(("name", "series"), [("ranked", False), ("casual", True), ("slow", True)])
def test_ranked_and_series_lose_at_once(name: str, series: bool) -> None:
    c = clock(name, series)
    end = plan(name).bank_ms + FREE
    assert c.due() == end
    assert c.look(end - 1) is None
    assert c.look(end) == Fallen(0, lost=True)


def test_a_casual_flag_is_offered_and_the_server_takes_the_win() -> None:
    c = clock()
    end = CASUAL + FREE
    assert c.look(end - 1) is None
    assert c.look(end) == Fallen(0, lost=False, until_ms=end + OFFER)
    assert c.due() == end + OFFER
    assert c.look(end + OFFER - 1) is None
    assert c.look(end + OFFER) == Fallen(0, lost=True)


def test_a_casual_flag_may_be_taken_as_a_win() -> None:
    c = clock()
    c.look(CASUAL + FREE)
    assert c.claim("win", CASUAL + FREE + SECOND) == Fallen(0, lost=True)


def test_two_minutes_more() -> None:
    c = clock()
    end = CASUAL + FREE
    c.look(end)
    assert c.claim("more", end + SECOND) is None
    assert c.bank[0] == MORE and c.offer is None
    assert c.due() == end + SECOND + MORE
    fallen = c.look(end + SECOND + MORE)
    assert fallen is not None and not fallen.lost  # and offered again


def test_waiting_waits_for_this_decision_alone() -> None:
    c = clock()
    end = CASUAL + FREE
    c.look(end)
    assert c.claim("wait", end) is None
    assert c.due() is None and c.look(end + 60 * MINUTE) is None
    c.asks(0, end + 60 * MINUTE)  # the next decision: its free seconds, and then
    assert c.look(end + 60 * MINUTE + FREE - 1) is None
    assert c.look(end + 60 * MINUTE + FREE) == Fallen(0, False, end + 61 * MINUTE + FREE)


def test_a_decision_makes_the_offer_void() -> None:
    c = clock()
    end = CASUAL + FREE
    c.look(end)
    c.asks(1, end + SECOND)
    assert c.claim("win", end + 2 * SECOND) is None
    assert c.look(end + 3 * SECOND) is None


def test_a_claim_without_an_offer_is_nothing() -> None:
    c = clock()
    assert c.claim("win", MINUTE) is None
    assert c.claim("more", MINUTE) is None and c.bank[0] == CASUAL - MINUTE + FREE


def test_who_is_away_pays_with_the_own_clock_and_with_another_bank() -> None:
    c = clock("ranked")
    c.leaves(0, 0)
    c.seats(MINUTE)
    assert (c.bank[0], c.away[0]) == (RANKED - MINUTE + FREE, AWAY - MINUTE)
    c.comes(0, MINUTE)
    c.seats(2 * MINUTE)
    assert c.away[0] == AWAY - MINUTE
    c.leaves(0, 2 * MINUTE)  # the bank is for the whole game
    assert c.due() == 4 * MINUTE
    assert c.look(4 * MINUTE - 1) is None
    assert c.look(4 * MINUTE) == Fallen(0, lost=True)


def test_nobody_loses_for_being_away_while_nobody_waits_for_them() -> None:
    c = clock()
    c.leaves(1, 0)
    assert c.look(10 * MINUTE) is None
    assert c.away[1] == AWAY


def test_away_too_long_is_offered_in_a_casual_game_and_coming_back_ends_it() -> None:
    c = clock()
    c.leaves(0, 0)
    assert c.look(AWAY) == Fallen(0, lost=False, until_ms=AWAY + OFFER)
    c.comes(0, AWAY + SECOND)
    assert c.offer is None and c.look(AWAY + OFFER) is None  # there is time on the own clock
    c.leaves(0, AWAY + OFFER)
    assert c.look(AWAY + OFFER + 1) == Fallen(0, False, AWAY + 2 * OFFER + 1)
    assert c.claim("more", AWAY + OFFER + 2) is None
    assert c.away[0] == MORE


def test_clocks_stand_while_a_judge_is_called() -> None:
    c = clock("ranked")
    c.stop("call", MINUTE)
    c.leaves(0, MINUTE)
    assert c.stopped == "call" and c.due() is None
    assert not c.seats(20 * MINUTE)[0].running
    assert c.look(50 * MINUTE) is None
    assert (c.bank[0], c.away[0]) == (RANKED - MINUTE + FREE, AWAY)
    c.go("call", 50 * MINUTE)
    assert c.seats(51 * MINUTE)[0].bank_ms == RANKED - 2 * MINUTE + FREE


def test_an_offer_stands_still_during_a_call() -> None:
    c = clock()
    c.look(CASUAL + FREE)
    c.stop("call", CASUAL + FREE + 10 * SECOND)
    assert c.look(60 * MINUTE) is None and c.due() is None
    c.go("call", 60 * MINUTE)
    assert c.look(60 * MINUTE + OFFER - 11 * SECOND) is None
    assert c.look(60 * MINUTE + OFFER - 10 * SECOND) == Fallen(0, lost=True)


def test_an_undo_that_waits_stops_the_clock_of_the_others() -> None:
    c = clock()
    c.asks(1, 0)
    c.stop("undo", FREE, seat=0)  # seat 0 asks, seat 1 would have to decide
    assert not c.seats(FREE + 20 * SECOND)[1].running
    c.go("undo", FREE + 20 * SECOND)
    assert c.bank == [CASUAL, CASUAL]
    c.asks(0, FREE + 20 * SECOND)
    c.stop("undo", FREE + 20 * SECOND, seat=0)  # who asks has no time from it
    assert c.seats(FREE + 45 * SECOND)[0].bank_ms == CASUAL - 20 * SECOND


def test_two_reasons_to_stand_still_both_have_to_end() -> None:
    c = clock()
    c.stop("call", FREE)
    c.stop("undo", FREE, seat=1)
    c.go("undo", MINUTE)
    assert c.stopped == "call"
    c.go("call", 2 * MINUTE)
    assert c.seats(2 * MINUTE)[0].bank_ms == CASUAL and c.stopped is None


def test_a_restart_goes_on_and_the_time_between_costs_nobody() -> None:
    c = clock()
    c.turn(0, 0)
    text = c.text(FREE + MINUTE)
    again = TableClock.of_text(c.plan, text, 7)  # another clock of another process
    assert again.stopped == "down"
    assert again.look(90 * MINUTE) is None
    assert again.bank == [CASUAL - MINUTE, CASUAL] and again.away == [AWAY, AWAY]
    again.comes(0, 90 * MINUTE)
    again.go("down", 90 * MINUTE)
    assert again.seats(91 * MINUTE)[0].bank_ms == CASUAL - 2 * MINUTE
    assert again.text(91 * MINUTE) == c.text(FREE + 2 * MINUTE)


def test_a_restart_keeps_an_offer_a_call_and_who_is_waited_for() -> None:
    c = clock()
    c.look(CASUAL + FREE)
    c.stop("call", CASUAL + FREE + 20 * SECOND)
    again = TableClock.of_text(c.plan, c.text(20 * MINUTE), 0)
    again.go("down", 0)
    assert again.stopped == "call"
    again.go("call", 0)
    assert again.due() == 40 * SECOND
    assert again.look(40 * SECOND) == Fallen(0, lost=True)
    c = clock()
    c.look(CASUAL + FREE)
    c.claim("wait", CASUAL + FREE)
    again = TableClock.of_text(c.plan, c.text(CASUAL + FREE), 0)
    again.go("down", 0)
    assert again.look(MINUTE) is None


def test_the_text_is_short_and_says_lengths_of_time() -> None:
    text = clock().text(FREE)
    assert json.loads(text) == {"bank": [CASUAL] * 2, "away": [AWAY] * 2, "asked": 0, "free": 0}
    assert len(text) < 100


def test_a_clock_that_is_set_back_costs_and_gives_nothing() -> None:
    c = clock()
    c.seats(FREE + MINUTE)
    c.seats(0)
    assert c.seats(FREE + MINUTE)[0].bank_ms == CASUAL - MINUTE


def test_looking_late_or_often_comes_to_the_same() -> None:
    often, late = clock("ranked"), clock("ranked")
    for now in range(0, 5 * MINUTE, 777):
        often.look(now)
    assert often.seats(5 * MINUTE) == late.seats(5 * MINUTE)


def test_a_copy_stands_the_same_and_goes_its_own_way() -> None:
    """What is tried with a copy does not reach the clock it was made of."""
    c = clock("ranked")
    c.offer = Offer(1, OFFER)
    c.stop("call", SECOND)
    made = c.copied()
    assert made == c and made.text(SECOND) == c.text(SECOND)
    before = asdict(c)
    for values in (made.bank, made.away, made.here):
        values[0] = 0
    assert made.offer is not None
    made.offer.left_ms = 0
    made.stops.clear()
    made.asked = 1
    assert asdict(c) == before
