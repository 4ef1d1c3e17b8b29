"""`Scene`: a position and what is done in it, read from text and written back."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from tintero.cards.pool import Pool, default_pool
from tintero.game import Game
from tintero.messages import Message
from tintero.scene.build import Builder
from tintero.scene.emit import flow
from tintero.scene.errors import SceneError
from tintero.scene.model import Position, SceneStep
from tintero.scene.of import position_of
from tintero.scene.parse import parse_scene
from tintero.scene.run import Each, Runner
from tintero.scene.write import write_scene
from tintero.scene.yaml_values import documents, text_of


@dataclass(frozen=True)
class Scene:
    """A position, and steps to take from it with what they must give.

    >>> scene = Scene.parse('''
    ... seats:
    ...   1: {play: [Stitch - New Dog]}
    ... steps:
    ...   - 1: quest Stitch
    ...   - expect: {lore: {1: 1}, exerted: {Stitch: true}}
    ... ''')
    >>> scene.run()
    >>> scene.game().push("quest Stitch")[0].name
    'exerted'
    """

    position: Position
    steps: tuple[SceneStep, ...] = ()
    file: str = ""

    @classmethod
    def parse(cls, text: str, file: str = "") -> Scene:
        """The one scene in a text."""
        found = cls.parse_all(text, file)
        if len(found) != 1:
            raise SceneError(Message("scene-count", count=len(found)), file, 1)
        return found[0]

    @classmethod
    def parse_all(cls, text: str, file: str = "") -> list[Scene]:
        """Every scene in a text: YAML documents, with `---` between them."""
        return [cls(*parse_scene(document), file) for document in documents(text, file)]

    @classmethod
    def load(cls, path: Path | str) -> Scene:
        """The one scene of a file."""
        return cls.parse(text_of(path), str(path))

    @classmethod
    def load_all(cls, path: Path | str) -> list[Scene]:
        return cls.parse_all(text_of(path), str(path))

    @classmethod
    def of(cls, game: Game, title: str = "") -> Scene:
        """The position of a running game, as far as a scene can say it.

        A turn action must be asked. What happened earlier in the turn is not part of a scene; a
        lasting effect without words in it is an error.
        """
        return cls(position_of(game, title))

    @property
    def title(self) -> str:
        return self.position.title

    def called(self, lang: str) -> str:
        """The title, in that language where it has one in it."""
        return dict(self.position.titles).get(lang) or self.title

    @property
    def clauses(self) -> tuple[str, ...]:
        return self.position.clauses

    def text(self) -> str:
        """The scene as YAML; `parse` reads it back to the same scene."""
        return write_scene(self.position, self.steps)

    def game(self, pool: Pool | None = None) -> Game:
        """A game in this position."""
        return self._builder(pool).build()

    def run(self, pool: Pool | None = None, each: Each | None = None) -> None:
        """Take the steps; `SceneFailed` says where and how it comes out otherwise.

        `each` is called with the game after every step that did something.
        """
        builder = self._builder(pool)
        runner = Runner(builder.build(), builder.filler, self.title, self.file)
        runner.run(self.steps, each)

    def _builder(self, pool: Pool | None) -> Builder:
        said = " ".join(
            step.action + " " + (flow(step.expect) if step.expect is not None else "")
            for step in self.steps
        )
        return Builder(self.position, pool or default_pool(), self.file, said)

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"Scene.parse({self.text()!r})"
