"""Records that begin with a scene: a position in place of decks and a seed."""

from __future__ import annotations

from dataclasses import replace

from tintero.cards.pool import Pool
from tintero.game import Game
from tintero.messages import Message
from tintero.records.errors import RecordError
from tintero.records.model import GameRecord
from tintero.scene import Scene, SceneError
from tintero.scene.rules_by import ruleset_of
from tintero.state.ruleset import NEWEST, Plain, Ruleset


def scene_in(text: str, line: int) -> Scene:
    """The scene of a header; `line` is where its block begins in the file."""
    try:
        scene = Scene.parse(text)
    except SceneError as error:
        raise of_scene(error, line) from None
    if scene.steps:
        raise RecordError(
            line + scene.steps[0].line, Message("record-scene", problem=Message("record-steps"))
        )
    return scene


def of_scene(error: SceneError, line: int) -> RecordError:
    """What is wrong with the scene, with the line of the record."""
    return RecordError(line + error.line, Message("record-scene", problem=error.problem))


def rules_of(scene: Scene, version: str, line: int) -> dict[str, Plain]:
    """The rules it is played by: the header names the version, the scene the teams."""
    position = scene.position
    if version and position.rules and version != position.rules:
        raise RecordError(line, Message("record-scene-rules", header=version, scene=position.rules))
    chosen = position.rules or version or NEWEST
    try:
        usual = ruleset_of(position, chosen)
    except ValueError:
        # A version nobody knows can still be read and exported.
        return Ruleset().plain() | {"version": chosen}
    return usual.plain()


def begin(record: GameRecord, pool: Pool) -> Game:
    """The game in the position of the scene, before the first action."""
    line = record.where.get("scene", 0)
    scene = scene_in(record.scene, line)
    position = replace(scene.position, rules=str(record.rules["version"]))
    try:
        return Scene(position).game(pool)
    except SceneError as error:
        raise of_scene(error, line) from None
