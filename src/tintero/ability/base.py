"""The families of nodes. Every node is immutable and compares by what it does.

What is only wording (an ability's story name, whether a text says "chosen" or "one of") stands in
fields that are not compared. `repr` shows them: whether two are *written* alike is seen there.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from typing import Any, Final

_NAMES: Final[dict[type, tuple[str, ...]]] = {}


def field_names(kind: Any) -> tuple[str, ...]:
    """The names of a node's fields in order. None for what a sentence says of the one before it
    (`unfinished`)."""
    names = _NAMES.get(kind)
    if names is None:
        names = tuple([field.name for field in fields(kind)]) if is_dataclass(kind) else ()
        _NAMES[kind] = names
    return names


class Node:
    """A piece of what an ability says. `repr` is Python that makes the node again."""

    def named_pieces(self) -> list[tuple[str, Node]]:
        """The nodes right inside, each with the name of its field, in the order of the fields."""
        found: list[tuple[str, Node]] = []
        for name in field_names(type(self)):
            value: object = getattr(self, name)
            for part in value if isinstance(value, tuple) else (value,):
                if isinstance(part, Node):
                    found.append((name, part))
        return found

    def pieces(self) -> list[Node]:
        """The nodes right inside, in the order of the fields."""
        found: list[Node] = []
        for name in field_names(type(self)):
            value: object = getattr(self, name)
            if isinstance(value, Node):
                found.append(value)
            elif isinstance(value, tuple):
                found += [part for part in value if isinstance(part, Node)]
        return found

    def walk(self) -> list[Node]:
        """This node and all inside it, each before its pieces."""
        found: list[Node] = [self]
        for part in self.pieces():
            found += part.walk()
        return found

    def map(self, change: Callable[[Node], Node]) -> Node:
        """The same node with its pieces changed."""
        if not self.pieces():
            return self
        made: Any = type(self)
        values: list[object] = []
        for name in field_names(made):
            value: object = getattr(self, name)
            if isinstance(value, Node):
                value = change(value)
            elif isinstance(value, tuple):
                value = tuple([change(one) if isinstance(one, Node) else one for one in value])
            values.append(value)
        new: Node = made(*values)
        return new

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle and copy: every node is a dataclass made from its fields in order."""
        made: Any = type(self)
        return (made, tuple([getattr(self, name) for name in field_names(made)]))


class Quantity(Node):
    """A number worked out from the state (CR 6.1.8)."""


class Condition(Node):
    """Something true or false (CR 6.1.15)."""


class Selector(Node):
    """Which cards an instruction speaks of."""


class Who(Node):
    """Which player or players an instruction speaks of."""


class Effect(Node):
    """An instruction carried out on resolution (CR 6.7.2)."""


class StaticEffect(Node):
    """A change of characteristics, rules or states that simply applies (CR 6.4.1)."""


class Trigger(Node):
    """A condition that puts an ability in the bag (CR 6.2.1)."""


class Ability(Node):
    """One paragraph, keyword or story-named text of a card (CR 6.1.1.1)."""
