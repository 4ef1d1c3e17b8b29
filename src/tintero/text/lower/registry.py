"""Which function gives which label of the grammar its meaning."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias, TypeVar

from tintero.ability.base import Condition, Effect, Quantity, Selector, StaticEffect, Who
from tintero.ability.triggers import When
from tintero.text.lower.scope import Scope
from tintero.text.parser import Tree

# What a player does: the tree, the scope, who does it.
Verb: TypeAlias = Callable[[Tree, Scope, Who], Effect]
# What is true of cards: the tree, the scope, which cards.
Trait: TypeAlias = Callable[[Tree, Scope, Selector], tuple[StaticEffect, ...]]
Test: TypeAlias = Callable[[Tree, Scope], Condition]
Number: TypeAlias = Callable[[Tree, Scope], "Quantity | int"]
# What a standing text lets players do or pay: like a verb, but it simply applies.
Standing: TypeAlias = Callable[[Tree, Scope, Who], tuple[StaticEffect, ...]]
Event: TypeAlias = Callable[[Tree, Scope], tuple[When, ...]]

VERBS: Final[dict[str, Verb]] = {}
TRAITS: Final[dict[str, Trait]] = {}
TESTS: Final[dict[str, Test]] = {}
NUMBERS: Final[dict[str, Number]] = {}
STANDING: Final[dict[str, Standing]] = {}
EVENTS: Final[dict[str, Event]] = {}


Meaning = TypeVar("Meaning")


def into(table: dict[str, Meaning]) -> Callable[..., Callable[[Meaning], Meaning]]:
    """What files a function in a table, under the labels it is given."""

    def under(*labels: str) -> Callable[[Meaning], Meaning]:
        def add(function: Meaning) -> Meaning:
            table.update(dict.fromkeys(labels, function))
            return function

        return add

    return under


verb: Final = into(VERBS)
trait: Final = into(TRAITS)
test: Final = into(TESTS)
number: Final = into(NUMBERS)
standing: Final = into(STANDING)
event: Final = into(EVENTS)
