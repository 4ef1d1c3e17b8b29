"""Where a scene stands: under the first clause of the rulebook that it names.

`tests/scenes/04-actions/4.5-quest.yaml` holds those of a section; a section with very many has a
file for each paragraph (`4.6.9-participant-removed.yaml`). `cards/` is filed by set and ink
(`card_scenes.py`), `unhappy/` by what goes wrong, `variants/` by the variant.

`python tests/scene_files.py` moves every scene to its file. Its text does not change. One
that stands somewhere already, word for word but for title and clauses, is left out. What names a
scene by its place (`rulebook/data/readings.toml`) follows; then `python -m tintero_proof.collect`
writes the index anew. All of this with `PYTHONPATH=src`.
"""

from __future__ import annotations

import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from tintero import rulebook
from tintero.scene import Scene

ROOT = Path(__file__).parent / "scenes"
READINGS = Path(__file__).parents[1] / "src/tintero/rulebook/data/readings.toml"
APART = ("cards", "unhappy", "variants")
CHAPTERS = {
    "1": "01-concepts", "2": "02-gameplay", "3": "03-turn", "4": "04-actions", "5": "05-types",
    "6": "06-abilities", "7": "07-zones", "8": "08-keywords", "9": "09-multiplayer",
    "10": "10-variants",
}  # fmt: skip
# Sections with so many scenes that each paragraph has a file of its own.
BY_PARAGRAPH = ("1.2", "3.2", "4.6", "6.1", "6.2", "6.4", "6.5", "6.7", "8.10")
_DOCUMENT = re.compile(r"^---.*\n", re.MULTILINE)
_NOT_THE_SAME = re.compile(r"^(title|clauses|#)")


def first_clause(scene: Scene) -> str:
    """The first clause it names that is one of the rulebook, and no row of a document."""
    return next(number for number in scene.clauses if ":" not in number)


def place(clause: str) -> str:
    """The file for the scenes of a clause."""
    parts = clause.split(".")
    section = ".".join(parts[:2])
    number = ".".join(parts[:3]) if section in BY_PARAGRAPH else section
    words = re.sub(r"[^a-z]+", "-", rulebook.clause(number).title().lower().replace("'", ""))
    return f"{CHAPTERS[parts[0]]}/{number}-{words.strip('-')}.yaml"


def apart(path: Path) -> bool:
    return path.relative_to(ROOT).parts[0] in APART


def files() -> list[Path]:
    return [path for path in sorted(ROOT.rglob("*.yaml")) if not apart(path)]


def _texts(path: Path) -> Iterator[tuple[Scene, str]]:
    for text in _DOCUMENT.split(path.read_text(encoding="utf-8")):
        if text.strip():
            yield Scene.parse(text, str(path)), text.strip("\n") + "\n"


def _same(text: str) -> str:
    return "\n".join(line for line in text.split("\n") if not _NOT_THE_SAME.match(line))


def _order(entry: tuple[Scene, str]) -> list[int]:
    return [int(part) for part in first_clause(entry[0]).split(".")]


def main() -> int:
    filed: dict[str, list[tuple[Scene, str]]] = defaultdict(list)
    moved: dict[str, str] = {}
    known: dict[str, str] = {}
    for path in files():
        here = path.relative_to(ROOT).as_posix()
        for scene, text in _texts(path):
            there = place(first_clause(scene))
            twin = known.get(_same(text))
            if twin is None:
                twin = known[_same(text)] = f"{there}::{scene.title}"
                filed[there].append((scene, text))
            else:
                print(f"left out: {here}::{scene.title} is {twin}")
            if f"{here}::{scene.title}" != twin:
                moved[f"{here}::{scene.title}"] = twin
    for name, scenes in filed.items():
        titles = [scene.title for scene, _ in scenes]
        twice = sorted({title for title in titles if titles.count(title) > 1})
        if twice:
            print(f"{name}: two scenes are called {twice}", file=sys.stderr)
            return 1
    for path in files():
        path.unlink()
        if not any(path.parent.iterdir()):
            path.parent.rmdir()
    for name, scenes in filed.items():
        (ROOT / name).parent.mkdir(exist_ok=True)
        text = "---\n".join(text for _, text in sorted(scenes, key=_order))
        (ROOT / name).write_text(text, encoding="utf-8")
    named = READINGS.read_text(encoding="utf-8")
    for old, new in moved.items():
        named = named.replace(f'"tests/scenes/{old}"', f'"tests/scenes/{new}"')
    READINGS.write_text(named, encoding="utf-8")
    print(f"{len(moved)} scenes moved; {sum(map(len, filed.values()))} in {len(filed)} files")
    return 0


if __name__ == "__main__":
    sys.exit(main())
