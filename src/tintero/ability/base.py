"""The families of nodes. Every node is immutable and compares by value."""

from __future__ import annotations

from dataclasses import fields
from typing import Any


class Node:
    """A piece of what an ability says."""

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle and copy: every node is a dataclass made from its fields in order."""
        made: Any = type(self)
        return (made, tuple([getattr(self, field.name) for field in fields(made)]))


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
