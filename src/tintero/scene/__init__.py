"""A position ⇄ text, and what is done in it: tests, rulings, puzzles, bug reports.

`Scene.parse` reads YAML (`yaml_values`, `parse`, `model`), `scene.game()` sets the position up
(`build`), `scene.run()` takes the steps and holds them against what is expected (`run`,
`expect`), `scene.text()` writes it (`write`, `emit`), `Scene.of(game)` takes it from a running
game (`of`). `docs/scenes.md` describes the format.
"""

from tintero.scene.errors import SceneError, SceneFailed
from tintero.scene.scene import Scene

__all__ = ["Scene", "SceneError", "SceneFailed"]
