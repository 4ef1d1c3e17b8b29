"""The families of one Romance language, with its grammar at hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from tintero.ability.render.realise.family import Family
from tintero.ability.render.realise.romance.words import RomanceWords
from tintero.ability.render.speaker import Phrase

if TYPE_CHECKING:
    from tintero.ability.render.realise.romance.conditions import RomanceConditions
    from tintero.ability.render.realise.romance.filters import RomanceFilters
    from tintero.ability.render.realise.romance.quantities import RomanceQuantities
    from tintero.ability.render.realise.romance.selectors import RomanceSelectors
    from tintero.ability.render.realise.romance.triggers import RomanceTriggers

T = TypeVar("T")


class RomanceFamily(Family):
    filters: RomanceFilters
    selectors: RomanceSelectors
    quantities: RomanceQuantities
    conditions: RomanceConditions
    triggers: RomanceTriggers
    grammar: RomanceWords
    OWN: Mapping[str, Callable[[Any], str]] = {}  # places of the language

    def agreeing(self, with_: Callable[[T], Phrase]) -> dict[str, Callable[[T], str]]:
        """Places for the words that agree with what is being spoken of."""

        def agreed(word: str, x: T) -> str:
            phrase = with_(x)
            return self.grammar.agree(word, phrase.feminine, phrase.plural)

        return {word: partial(agreed, word) for word in self.grammar.agreeing}
