"""The generator of a game: short ways give what the long ones give."""

from __future__ import annotations

import pytest

from tintero.state.rng import arrange, draw_lots, seed_words, shuffle


@pytest.mark.parametrize("count", [0, 1, 2, 7, 60, 300])
def test_a_shuffle_draws_the_lots_that_a_list_of_them_has(count: int) -> None:
    for seed in range(20):
        words = seed_words(seed)
        values = list(range(count))
        lots = list(range(count, 1, -1))
        after = draw_lots(lots, *words)
        assert all(0 <= lot < size for lot, size in zip(lots, range(count, 1, -1)))
        long = values[:]
        arrange(long, lots)
        short = values[:]
        assert shuffle(short, *words) == after
        assert short == long
        assert sorted(short) == values
