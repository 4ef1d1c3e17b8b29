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
    from tintero.ability.render.realise.selectors import Selectors


class Family(ABC):
    """One family of one language, with the others of that language at hand."""

    filters: Filters
    selectors: Selectors
    quantities: Quantities
    conditions: Conditions


def meet(
    filters: Filters,
    selectors: Selectors,
    quantities: Quantities,
    conditions: Conditions,
    *more: Family,
) -> None:
    for family in (filters, selectors, quantities, conditions, *more):
        family.filters, family.selectors = filters, selectors
        family.quantities, family.conditions = quantities, conditions
