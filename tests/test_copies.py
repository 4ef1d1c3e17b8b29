"""`copy` and `pickle` of games and of what a game gives out, compiled or not."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from random import Random
from typing import TypeVar

import pytest

from tintero import Deck, Game
from tintero.scene import Scene
from tintero.state import codec
from tintero.state.ruleset import Ruleset

T = TypeVar("T")


def pickled(thing: T) -> T:
    again: T = pickle.loads(pickle.dumps(thing))
    return again


each_way = pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, pickled])


def a_game(pushes: int, seed: int = 5) -> Game:
    game = Game.new([Deck.load("amber-steel"), Deck.load("ruby-amethyst")], seed=seed)
    random = Random(seed)
    for _ in range(pushes):
        game.push(random.choice(game.options))
    return game


@each_way
@pytest.mark.parametrize("pushes", [0, 1, 60])
def test_a_copied_game_is_the_same_game_and_another(
    again: Callable[[Game], Game], pushes: int
) -> None:
    game = a_game(pushes)
    before = game.hash()
    other = again(game)
    assert (game.hash(), game.depth) == (before, pushes), "copying changed the game"
    assert (other.hash(), other.depth) == (before, pushes)
    assert other.options == game.options
    assert other.record() == game.record()
    # Each goes its own way.
    other.push(other.options[0])
    assert game.hash() == before != other.hash()
    # What was pushed before the copy comes off as well, exactly.
    other.pop()
    while other.depth:
        assert other.pop() == game.pop()
        assert other.hash() == game.hash()


@each_way
def test_a_game_that_began_in_the_middle(again: Callable[[Game], Game]) -> None:
    scene = Scene.parse(
        "title: A character quests\nclauses: [4.5.1]\nseats:\n"
        "  1: {play: [Simba - Protective Cub]}\nsteps:\n  - 1: quest Simba\n"
    )
    game = scene.game()
    game.push("quest Simba")
    other = again(game)
    assert other.hash() == game.hash()
    assert other.actions() == game.actions() == ("quest Simba - Protective Cub",)


def test_a_deep_copy_shares_the_pool() -> None:
    """It never changes, and it is large."""
    game = a_game(1)
    assert copy.deepcopy(game).pool is game.pool


@each_way
def test_a_state_is_copied_as_it_is_saved(again: Callable[[object], object]) -> None:
    state = a_game(30).state
    other = again(state)
    assert other is not state
    assert codec.dump(other) == codec.dump(state)  # type: ignore[arg-type]


@each_way
def test_what_a_game_gives_out(again: Callable[[object], object]) -> None:
    game = a_game(40)
    for option in game.options:
        assert again(option) == option
    assert game.decision is not None
    decision, events = again(game.decision), again(game.state.log)
    assert decision.plain() == game.decision.plain()  # type: ignore[attr-defined]
    assert [e.plain() for e in events] == [e.plain() for e in game.state.log]  # type: ignore[attr-defined]
    assert again(game.view(0)) == game.view(0)
    ruleset = Ruleset("2.2", lore_to_win=25, teams=((0, 1), (2, 3)), team_turns=True)
    assert again(ruleset).plain() == ruleset.plain()  # type: ignore[attr-defined]
