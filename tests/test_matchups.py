"""Matchups: what many games between two decks add up to."""

from __future__ import annotations

from math import isclose
from types import SimpleNamespace

import pytest

from tintero import Deck
from tintero.sim.many import Job
from tintero.sim.matchups import (
    CardsNotReady,
    Matchup,
    Rate,
    interval,
    jobs_of,
    simulate,
)
from tintero.sim.told_games import Told, tell

ONE, OTHER = Deck.load("amber-steel"), Deck.load("ruby-amethyst")


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    # Wilson's interval as textbooks give it.
    [
        (5, 10, 0.2366, 0.7634),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (520, 1000, 0.489, 0.5508),
    ],
)
def test_the_interval_of_a_share(won: int, games: int, low: float, high: float) -> None:
    found = interval(won, games)
    assert isclose(found[0], low, abs_tol=5e-4)
    assert isclose(found[1], high, abs_tol=5e-4)


def test_no_games_say_nothing() -> None:
    assert interval(0, 0) == (0.0, 1.0)
    assert Rate().share == 0


def test_seats_are_mirrored() -> None:
    jobs = jobs_of(ONE, OTHER, 5, 0, 4, "random", "2.3")
    assert [job.number for job in jobs] == [0, 1, 2, 3]
    assert jobs[0].seed == jobs[1].seed != jobs[2].seed == jobs[3].seed
    assert jobs[0].decks == jobs[1].decks[::-1] == (tuple(ONE.cards), tuple(OTHER.cards))


def test_one_game_told() -> None:
    job = jobs_of(ONE, OTHER, 5, 0, 1, "random", "2.3")[0]
    told = tell(job)
    assert told.failure == ""
    assert told.winner in (0, 1)
    assert told.reason == "lore"
    assert told == tell(job)
    assert [len(hand) for hand in told.opening] == [7, 7]
    for seat, deck in enumerate((ONE, OTHER)):
        for name in (*told.opening[seat], *told.drawn[seat]):
            assert name in deck.cards
        # Whoever begins skips one draw (CR 3.2.3.1).
        turns = len(told.lore[seat])
        assert len(told.drawn[seat]) >= turns - (told.starting == seat)
        assert list(told.lore[seat]) == sorted(told.lore[seat])
    assert sum(map(len, told.lore)) == told.turns
    assert told.lore[told.winner][-1] >= 20
    assert told.lore[1 - told.winner][-1] < 20


def test_a_game_that_breaks_is_a_result() -> None:
    told = tell(Job(3, (("No Such Card",) * 60,) * 2, 1, ("random", "random")))
    assert told.number == 3
    assert "No Such Card" in told.failure


def game(winner: int | None, starting: int = 0) -> Told:
    return Told(
        0, winner, "lore", starting, 9, ((0, 2), (1, 1, 3)), (("A", "A"), ("X",)), (("B",), ("X",))
    )


def test_games_add_up() -> None:
    matchup = Matchup("one", "other")
    matchup.add(game(0), 0)  # won on the play
    matchup.add(game(0), 1)  # seats changed: lost on the draw
    matchup.add(game(None, 1), 0)  # drawn game on the draw
    matchup.add(Told(3, failure="broke", record="so"), 0)
    plain = matchup.plain()
    assert (plain["games"], plain["won"], plain["share"]) == (3, 1.5, 0.5)
    assert (plain["on_play"]["games"], plain["on_play"]["won"]) == (1, 1)
    assert (plain["on_draw"]["games"], plain["on_draw"]["won"]) == (2, 0.5)
    assert plain["turns"] == 9
    assert plain["endings"] == {"lore": 3}
    assert plain["failures"] == [{"game": 3, "error": "broke", "record": "so"}]
    one, other = matchup.sides
    assert one.lore_by_turn() == [0.33, 1.67, 2.33]
    assert one.games == [3, 3, 1]
    # A card counts once for a game, on the side that held it.
    assert (one.opening["A"].games, one.opening["A"].won) == (2, 1.5)
    assert (other.opening["A"].games, other.opening["A"].won) == (1, 1)
    assert (one.drawn["X"].games, one.drawn["X"].won) == (1, 0)


@pytest.mark.compiled_only
def test_every_pairing_and_the_same_for_any_number_of_workers() -> None:
    decks = [ONE, OTHER, Deck.load("emerald-ruby")]
    seen: list[int] = []
    found = simulate(decks, 4, "random", 4, workers=1, progress=seen.append)
    assert [(m.one, m.other) for m in found] == [
        ("amber-steel", "ruby-amethyst"),
        ("amber-steel", "emerald-ruby"),
        ("ruby-amethyst", "emerald-ruby"),
    ]
    assert [m.rate.games for m in found] == [4, 4, 4]
    assert [(m.on_play.games, m.on_draw.games) for m in found] == [(2, 2)] * 3
    assert seen == list(range(1, 13))
    again = simulate(decks, 4, "random", 4, workers=2)
    assert [m.plain() for m in again] == [m.plain() for m in found]
    other = simulate(decks[:2], 4, "random", 5, workers=1)
    assert other[0].plain() != found[0].plain()


def test_stopping_once_the_rate_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tintero.sim.matchups.BATCH", 6)
    seen: list[int] = []
    found = simulate([ONE, OTHER], 60, "random", 4, workers=1, until=0.3, progress=seen.append)[0]
    assert found.rate.games < 60
    assert found.rate.games % 6 == 0
    assert found.half_width <= 0.3


def test_cards_that_are_not_fully_supported_stop_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    """No card that is shipped has text left over, so one is said to have."""
    odd = ONE.cards[0]

    class OddPool:
        def __getitem__(self, name: str) -> object:
            return SimpleNamespace(unparsed=(("en", "text"),) if name == odd else ())

    monkeypatch.setattr("tintero.sim.matchups.default_pool", OddPool)
    with pytest.raises(CardsNotReady, match="not fully supported") as caught:
        simulate([ONE, OTHER], 2, "random")
    assert caught.value.names == (odd,)
