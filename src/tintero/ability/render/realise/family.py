"""The families of one language, which ask each other.

A family (`filters`, `selectors` …) is a class here, with what every language does alike. A language
has a class under it with tables and the grammar that is its own, and one object of it; `meet`
makes the objects of a language known to each other.
"""

from __future__ import annotations

from abc import ABC
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tintero.ability.render.realise.conditions import Conditions
    from tintero.ability.render.realise.filters import Filters
    from tintero.ability.render.realise.quantities import Quantities
    from tintero.ability.render.realise.rules import Rules
    from tintero.ability.render.realise.selectors import Selectors
    from tintero.ability.render.realise.triggers import Triggers
    from tintero.ability.render.realise.verbs import Verbs
    from tintero.ability.render.realise.words import Grammar


class Family(ABC):
    """One family of one language, with the others of that language at hand."""

    filters: Filters
    selectors: Selectors
    quantities: Quantities
    conditions: Conditions
    triggers: Triggers
    verbs: Verbs
    rules: Rules
    grammar: Grammar

    def all_of(self, items: list[str]) -> str:
        """ "a, b, and c"."""
        return self.grammar.listed(items, self.grammar.AND)

    def one_of(self, items: list[str]) -> str:
        """ "a, b, or c"."""
        return self.grammar.listed(items, self.grammar.OR)


def meet(**families: Family) -> None:
    for family in families.values():
        vars(family).update(families)
