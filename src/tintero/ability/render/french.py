"""French: words for every node of the families that are planned (docs/rendering.md)."""

from __future__ import annotations

from typing import final

from tintero.ability.base import (
    Ability,
    Condition,
    Effect,
    Node,
    Quantity,
    Selector,
    StaticEffect,
    Trigger,
    Who,
)
from tintero.ability.filters import Bound, Filter
from tintero.ability.render.plan import conditions as clauses
from tintero.ability.render.plan import filters as sorts
from tintero.ability.render.plan import players
from tintero.ability.render.plan import quantities as numbers
from tintero.ability.render.plan import selectors as who_and_what
from tintero.ability.render.plan import sentences as plan
from tintero.ability.render.plan import statics as rules
from tintero.ability.render.plan import triggers as occasions
from tintero.ability.render.plan.parts_of_speech import Head, Measure, Noun
from tintero.ability.render.realise.fr import (
    abilities,
    conditions,
    filters,
    keywords,
    quantities,
    selectors,
    sentences,
    statics,
    triggers,
)
from tintero.ability.render.realise.fr import words as fr
from tintero.ability.render.speaker import (
    Phrase,
    Speaker,
    SpokenUnit,
    clean_type,
    unknown,
)
from tintero.vocab import TYPE_NAMES, CardType


def describe(
    node: Node, name: str = "", type: int = CardType.CHARACTER, within: Ability | None = None
) -> str:
    """Any node in words."""
    return French(name, type).part(node, within)


@final
class French(Speaker):
    tongue = sentences.TONGUE

    def __init__(self, name: str = "", type: int = CardType.CHARACTER) -> None:
        noun = fr.WORDS[TYPE_NAMES[clean_type(type)]]
        super().__init__(name or fr.this(noun, fr.is_feminine(noun)), type)

    def of_type(self, type: int) -> Speaker:
        return French("", type)

    def number(self, quantity: Quantity | int) -> str:
        return quantities.number(self, numbers.number(self, quantity))

    def player(self, who: Who) -> Phrase:
        return selectors.phrase(self, players.player(self, who))

    def cards(self, selector: Selector) -> Phrase:
        return selectors.phrase(self, who_and_what.cards(self, selector))

    def spoken(self, noun: Noun) -> Phrase:
        return selectors.phrase(self, noun)

    def unit(self, measure: Measure) -> SpokenUnit:
        return quantities.unit(self, measure)

    def head(self, head: Head) -> str:
        return filters.head(head)

    def head_of(self, phrase: Phrase) -> Head:
        if phrase.noun is not None and phrase.head == selectors.head_text(phrase.noun):
            return phrase.noun.head
        return Head(tuple([name for name in TYPE_NAMES if fr.WORDS[name] == phrase.head]))

    def handed(self, ability: Ability, type: int) -> Phrase:
        return keywords.handed(self, ability, type)

    def condition(self, node: Condition, no: bool = False) -> str:
        return conditions.clause(self, clauses.condition(self, node, no))

    def quoted(self, ability: Ability) -> str:
        return f"« {self.ability(ability).removesuffix('.')} »"

    def sentences(self, effect: Effect) -> list[str]:
        return self.tongue.all_sentences(self, plan.sentences(self, effect))

    def ability(self, node: Ability) -> str:
        return abilities.ability(self, node)

    def node(self, node: Node) -> str:
        if isinstance(node, Ability):
            return self.ability(node)
        if isinstance(node, StaticEffect):
            made = statics.clauses(self, rules.statics(self, (node,)))
            return fr.listed([fr.full_clause(clause) for clause in made])
        if isinstance(node, Trigger):
            return triggers.trigger(self, occasions.trigger(self, node))
        if isinstance(node, Effect):
            return ". ".join(self.sentences(node))
        if isinstance(node, Condition):
            return self.condition(node)
        if isinstance(node, Quantity):
            return self.number(node)
        if isinstance(node, Selector):
            return self.cards(node).text
        if isinstance(node, Who):
            return self.player(node).text
        if isinstance(node, Filter):
            return filters.group(self, sorts.things(self, node))
        if isinstance(node, Bound):
            return filters.limit(self, sorts.limit(self, node))
        raise unknown(node)
