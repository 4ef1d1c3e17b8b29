"""Observations: arrays that say what a seat may know, and nothing else."""

from __future__ import annotations

from array import array
from pathlib import Path
from random import Random

import pytest

from test_worlds import positions, twin
from tintero import Deck, Game, Scene
from tintero.views.observation import (
    CARDS_AT,
    GLOBALS,
    MASK_AT,
    MORE,
    NUMBERS,
    OPTION_WIDTH,
    OPTIONS_AT,
    ROWS,
    SEAT_WIDTH,
    SEATS,
    SIZE,
    SLOTS,
    WIDTH,
    Observation,
    on_page,
    option_at,
    pages,
)
from tintero.views.observation_table import CARD, GAME, OPTION, PLAYER, markdown
from tintero.vocab import ACT_NAMES, Act, Ask, Zone

DOC = Path(__file__).resolve().parent.parent / "docs" / "observation.md"


def seen(game: Game, seat: int, page: int = 0) -> list[int]:
    observation = Observation()
    observation.see(game.state, seat, page)
    return array("h", observation.bytes()).tolist()


def test_the_layout_is_the_one_in_the_tables() -> None:
    assert len(GAME) == GLOBALS and len(PLAYER) == SEAT_WIDTH
    assert len(CARD) == WIDTH and len(OPTION) == OPTION_WIDTH
    assert GLOBALS + SEATS * SEAT_WIDTH == NUMBERS == CARDS_AT
    assert CARDS_AT + ROWS * WIDTH == OPTIONS_AT
    assert OPTIONS_AT + SLOTS * OPTION_WIDTH == MASK_AT and MASK_AT + SLOTS == SIZE
    assert len(ACT_NAMES) == MORE
    assert markdown() in DOC.read_text(encoding="utf-8")


def test_a_position_in_numbers() -> None:
    game = Scene.parse("""
title: a challenge
seats:
  1: {ink: 3, hand: [Smash], play: [Stitch - New Dog]}
  2: {lore: 4, hand: [Smash], play: [Simba - Protective Cub: {exerted: true, damage: 1}]}
""").game()
    view = game.view(0)
    numbers = seen(game, 0)
    assert numbers[:3] == [1, view.turn, 1]
    assert numbers[8:10] == [1, Ask.TURN_ACTION + 1]
    assert numbers[16] == len(game.options) and numbers[20] == 3
    me, you = GLOBALS, GLOBALS + SEAT_WIDTH
    assert [numbers[me + 3], numbers[me + 5], numbers[me + 6]] == [1, 3, 3]
    assert [numbers[you], numbers[you + 1], numbers[you + 3], numbers[you + 11]] == [1, 4, 1, 1]
    rows = [numbers[CARDS_AT + n * WIDTH : CARDS_AT + (n + 1) * WIDTH] for n in range(4)]
    names = [game.state.programs[row[0] - 1].full_name for row in rows[:3]]
    assert names == ["Stitch - New Dog", "Simba - Protective Cub", "Smash"]
    assert [row[1] for row in rows[:3]] == [0, 1, 0]
    assert [row[2] for row in rows[:3]] == [Zone.PLAY, Zone.PLAY, Zone.HAND]
    assert rows[1][15:17] == [1, 1] and rows[0][15:17] == [0, 0]
    assert rows[1][7:10] == [2, 3, 1] and not any(rows[3])
    place = next(n for n, o in enumerate(game.options) if o.act == Act.CHALLENGE)
    option = numbers[OPTIONS_AT + place * OPTION_WIDTH :][:OPTION_WIDTH]
    assert option[0] == Act.CHALLENGE + 1 and option[1] == 1 and option[4] == 2
    assert numbers[MASK_AT:] == [1] * len(game.options) + [0] * (SLOTS - len(game.options))
    other = seen(game, 1)
    assert not any(other[OPTIONS_AT:]) and other[8] == 2  # who is not asked is shown no options


@pytest.mark.parametrize("seed", range(4))
def test_it_does_not_depend_on_what_is_hidden(seed: int) -> None:
    for game in positions(seed):
        for seat in range(2):
            assert seen(game, seat) == seen(twin(game, seat, seed), seat)


def test_it_tells_what_a_twin_would_not_show() -> None:
    """So that the test above means something: other eyes see other numbers."""
    game = next(positions(1, least=60))
    assert seen(game, 0) != seen(game, 1)
    assert seen(game, 0) != seen(twin(game, 1, 1), 0)


def test_nothing_is_left_from_the_position_before() -> None:
    used = Observation()
    for seed in range(2):
        for game in positions(seed, every=11):
            for seat in (0, 1):
                used.see(game.state, seat)
                fresh = Observation()
                fresh.see(game.state, seat)
                assert used.bytes() == fresh.bytes()


def test_many_options_are_shown_in_pages() -> None:
    assert [pages(n) for n in (1, 64, 65, 126, 127)] == [1, 1, 2, 2, 3]
    for total in (1, 5, 64, 65, 126, 127, 200):
        places = [
            option_at(total, page, place)
            for page in range(pages(total))
            for place in range(on_page(total, page))
        ]
        assert [n for n in places if n >= 0] == list(range(total))
        assert places.count(-1) == (0 if total <= SLOTS else pages(total))
    assert option_at(5, 0, 5) == option_at(5, 0, -1) == option_at(200, 3, 63) == -2


def test_a_name_is_said_by_turning_pages() -> None:
    rng = Random(1)
    game = Game.new([Deck.load("amber-steel"), Deck.load("ruby-amethyst")], 1)
    observation = Observation()
    assert game.decision is not None
    observation.see(game.state, game.decision.player)
    many = [rng.choice(game.options)] * 200
    observation._options(game.state, many, 0, 1)
    numbers = array("h", observation.bytes()).tolist()
    assert numbers[OPTIONS_AT + 63 * OPTION_WIDTH] == MORE + 1
    assert numbers[MASK_AT:] == [1] * SLOTS
