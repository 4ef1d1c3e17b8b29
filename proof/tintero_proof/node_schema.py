"""Writes `ability/schema.py` from the node classes: ``python -m tintero_proof.node_schema``.

Compiled classes no longer know their annotations, so what the classes say is written down once,
from the interpreted ones; ``--check`` only compares.
"""

from __future__ import annotations

import dataclasses
import sys
import textwrap
from pathlib import Path
from types import ModuleType
from typing import Final

from tintero.ability import (
    abilities,
    conditions,
    effects,
    filters,
    quantities,
    selectors,
    statics,
    triggers,
)

MODULES: Final = (
    filters,
    quantities,
    selectors,
    conditions,
    triggers,
    effects,
    statics,
    abilities,
)
PLACE: Final = Path(filters.__file__).with_name("schema.py")
WIDTH: Final = 100

HEAD: Final = '''"""Every node class with the shape of its fields.

`tintero_proof.node_schema` writes this module: change the classes and run it.

`name:shape`, in the order of the class. A shape is one or more of int, str, bool, None and a node
class, with | between them and * after them for a tuple of such values.
"""

from __future__ import annotations

from typing import Final

from tintero.ability import (
{modules}
)
from tintero.ability.base import Node

SCHEMA: Final[tuple[tuple[type[Node], str], ...]] = (
{rows}
)
'''


def node_classes(module: ModuleType) -> list[type]:
    """The nodes that a module defines, as they stand in it."""
    return [
        value
        for value in vars(module).values()
        if isinstance(value, type)
        and dataclasses.is_dataclass(value)
        and value.__module__ == module.__name__
    ]


def shapes(cls: type) -> str:
    """The fields of a class: `count:Quantity|int who:Who`."""
    words = []
    for field in dataclasses.fields(cls):
        shape = str(field.type).replace(" ", "")
        if shape.startswith("tuple["):
            shape = shape.removeprefix("tuple[").removesuffix(",...]") + "*"
        words.append(f"{field.name}:{shape}")
    return " ".join(words)


def row(name: str, said: str) -> str:
    """One class, in as many lines as it takes."""
    line = f'    ({name}, "{said}"),'
    if len(line) <= WIDTH:
        return line
    # Eight columns before, two quotation marks, and a space or a comma.
    pieces = textwrap.wrap(said, WIDTH - 11, break_long_words=False, break_on_hyphens=False)
    quoted = [f'        "{piece} "' for piece in pieces[:-1]] + [f'        "{pieces[-1]}",']
    return "\n".join([f"    (\n        {name},", *quoted, "    ),"])


def written() -> str:
    """The module as it should stand."""
    names = sorted(module.__name__.rpartition(".")[2] for module in MODULES)
    rows = [
        row(f"{module.__name__.rpartition('.')[2]}.{cls.__name__}", shapes(cls))
        for module in MODULES
        for cls in node_classes(module)
    ]
    return HEAD.format(modules="\n".join(f"    {name}," for name in names), rows="\n".join(rows))


def main(words: list[str]) -> int:
    if "--check" not in words:
        PLACE.write_text(written(), encoding="utf-8")
        return 0
    return 0 if PLACE.read_text(encoding="utf-8") == written() else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
