"""The position of a game as one seat may know it, as a scene that can be judged."""

from __future__ import annotations

from tintero.game import Game
from tintero.scene.of import position_of
from tintero.scene.write import write_scene
from tintero.state.objects import Option
from tintero.vocab import Ask


def scene_as_known(game: Game, seat: int, title: str = "") -> str:
    """What a seat may know, hidden cards only counted. In the middle of something it is the
    position in which that began: a scene begins with a turn action. SceneError where there was
    none, or where a scene can't say it."""
    taken: list[tuple[Option, int]] = []
    try:
        while game.depth > game.oldest and (
            game.decision is None or game.decision.ask != Ask.TURN_ACTION
        ):
            player = game.last_player
            taken.append((game.pop(), player))
        return write_scene(position_of(game, title, seat), ())
    finally:
        for option, player in reversed(taken):
            game.push(option, player)
