"""Which function gives which label of the grammar its meaning."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

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


def verb(*labels: str) -> Callable[[Verb], Verb]:
    def add(function: Verb) -> Verb:
        for label in labels:
            VERBS[label] = function
        return function

    return add


def trait(*labels: str) -> Callable[[Trait], Trait]:
    def add(function: Trait) -> Trait:
        for label in labels:
            TRAITS[label] = function
        return function

    return add


def test(*labels: str) -> Callable[[Test], Test]:
    def add(function: Test) -> Test:
        for label in labels:
            TESTS[label] = function
        return function

    return add


def number(*labels: str) -> Callable[[Number], Number]:
    def add(function: Number) -> Number:
        for label in labels:
            NUMBERS[label] = function
        return function

    return add


def standing(*labels: str) -> Callable[[Standing], Standing]:
    def add(function: Standing) -> Standing:
        for label in labels:
            STANDING[label] = function
        return function

    return add


def event(*labels: str) -> Callable[[Event], Event]:
    def add(function: Event) -> Event:
        for label in labels:
            EVENTS[label] = function
        return function

    return add
