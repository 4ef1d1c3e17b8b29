"""Series of games: who starts, who decides, who has won (CR 2.1.3.1, 2.1.3.2, 2.4)."""

from __future__ import annotations

import pytest

from tintero import Deck, Ruleset
from tintero.series import Series, SeriesError

DECKS = [Deck.load("amber-steel"), Deck.load("ruby-amethyst")]


def play(series: Series, loser: int, start: bool | None = None) -> int:
    """One game that `loser` concedes; who started it."""
    game = series.next_game(start)
    game.concede(loser)
    series.finish(game)
    return series.starters[-1]


@pytest.mark.clause("2.1.3.1")
@pytest.mark.parametrize("seed", range(6))
def test_in_a_two_game_series_the_other_player_starts_the_second(seed: int) -> None:
    series = Series.two_games(DECKS, seed)
    first = play(series, loser=0)
    assert series.chooser is None
    assert play(series, loser=1) == 1 - first
    assert series.over
    assert series.score == (1, 1)
    assert series.winner is None


def test_a_two_game_series_can_be_won() -> None:
    series = Series.two_games(DECKS, 1)
    play(series, loser=0)
    assert not series.over
    play(series, loser=0)
    assert (series.over, series.winner, series.score) == (True, 1, (0, 2))


@pytest.mark.clause("2.1.3.2")
@pytest.mark.parametrize("loser", [0, 1])
@pytest.mark.parametrize("start", [True, False])
def test_in_a_best_of_series_the_loser_decides_who_starts(loser: int, start: bool) -> None:
    series = Series.best_of(3, DECKS, 5)
    play(series, loser)
    assert series.chooser == loser
    with pytest.raises(SeriesError, match=f"Player {loser + 1} lost"):
        series.next_game()
    assert play(series, 1 - loser, start) == (loser if start else 1 - loser)
    assert series.chooser == 1 - loser
    assert not series.over


def test_a_best_of_series_ends_when_it_is_decided() -> None:
    series = Series.best_of(5, DECKS, 5)
    play(series, 0)
    play(series, 0, True)
    play(series, 1, True)
    assert not series.over
    play(series, 0, True)
    assert (series.score, series.winner, series.chooser) == ((1, 3), 1, None)
    with pytest.raises(SeriesError, match="over"):
        series.next_game(True)


@pytest.mark.clause("2.4.1", "2.4.1.1", "2.4.1.2")
def test_every_game_starts_from_whole_decks_and_no_counters() -> None:
    series = Series.best_of(3, DECKS, 5)
    play(series, 0)
    view = series.next_game(True).view(0)
    for player, deck in zip(view.players, DECKS, strict=True):
        assert player.hand + player.deck == len(deck)
        assert (player.lore, player.drops, player.play, player.discard) == (0, 0, (), ())


def test_games_of_a_series_differ_and_come_again_with_the_seed() -> None:
    hashes = []
    for _ in range(2):
        series = Series.two_games(DECKS, 9)
        game = series.next_game()
        hashes.append(game.hash())
        game.concede(0)
        series.finish(game)
        hashes.append(series.next_game().hash())
    assert hashes[:2] == hashes[2:]
    assert hashes[0] != hashes[1]


def test_a_game_without_winner_leaves_the_start_to_chance() -> None:
    series = Series.best_of(3, DECKS, 5, rules=Ruleset(turn_limit=1))
    game = series.next_game()
    while game.outcome is None:
        game.push(game.options[-1])
    series.finish(game)
    assert game.outcome.winner is None
    assert (series.score, series.over, series.chooser) == ((0, 0), False, None)
    series.next_game()


def test_what_a_series_refuses() -> None:
    with pytest.raises(SeriesError, match="odd number"):
        Series.best_of(2, DECKS)
    with pytest.raises(SeriesError, match="two players"):
        Series.best_of(3, [*DECKS, DECKS[0]])
    series = Series.best_of(3, DECKS, 1)
    with pytest.raises(SeriesError, match="nobody decides"):
        series.next_game(True)
    game = series.next_game()
    with pytest.raises(SeriesError, match="still being played"):
        series.next_game()
    with pytest.raises(SeriesError, match="not over"):
        series.finish(game)
    with pytest.raises(SeriesError, match="not the game"):
        series.finish(Series.best_of(3, DECKS, 1).next_game())
    assert repr(series) == "<Series, best of 3, 0-0>"
