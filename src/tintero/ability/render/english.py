"""English: `english(ability)`, and `describe(node)` for any node."""

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
from tintero.ability.render.plan import sentences as plan
from tintero.ability.render.plan.parts_of_speech import CARD, Head, Measure, Noun
from tintero.ability.render.realise.en import (
    abilities,
    bridge,
    filters,
    quantities,
    selectors,
    sentences,
)
from tintero.ability.render.realise.en.words import TYPES, full_clause, listed
from tintero.ability.render.speaker import (
    Phrase,
    Speaker,
    SpokenUnit,
    clean_type,
    unknown,
)
from tintero.vocab import CardType


def english(ability: Ability, name: str = "", type: int = CardType.CHARACTER) -> str:
    """The ability as a paragraph. `name` is what the card calls itself ("this character")."""
    return English(name, type).ability(ability)


def describe(
    node: Node, name: str = "", type: int = CardType.CHARACTER, within: Ability | None = None
) -> str:
    """Any node in words: a phrase, a clause or a paragraph, after its family (`Speaker.part`)."""
    return English(name, type).part(node, within)


@final
class English(Speaker):
    tongue = sentences.TONGUE

    def __init__(self, name: str = "", type: int = CardType.CHARACTER) -> None:
        super().__init__(name or f"this {TYPES[clean_type(type)]}", type)

    def of_type(self, type: int) -> Speaker:
        return English("", type)

    def number(self, quantity: Quantity | int) -> str:
        return bridge.number(self, quantity)

    def player(self, who: Who) -> Phrase:
        return bridge.player(self, who)

    def cards(self, selector: Selector) -> Phrase:
        return bridge.cards(self, selector)

    def spoken(self, noun: Noun) -> Phrase:
        return selectors.phrase(self, noun)

    def unit(self, measure: Measure) -> SpokenUnit:
        return quantities.unit(self, measure)

    def head(self, head: Head) -> str:
        return filters.head(head)

    def head_of(self, phrase: Phrase) -> Head:
        if phrase.noun is not None and phrase.head == selectors.head_text(phrase.noun):
            return phrase.noun.head
        return Head(tuple(phrase.head.split(" or "))) if phrase.head not in ("", "card") else CARD

    def handed(self, ability: Ability, type: int) -> Phrase:
        return bridge.handed(self, ability, type)

    def quoted(self, ability: Ability) -> str:
        return f"“{self.ability(ability).removesuffix('.')}”"

    def condition(self, node: Condition, no: bool = False) -> str:
        return bridge.condition(self, node, no)

    def sentences(self, effect: Effect) -> list[str]:
        return self.tongue.all_sentences(self, plan.sentences(self, effect))

    def ability(self, node: Ability) -> str:
        return abilities.ability(self, node)

    def node(self, node: Node) -> str:
        if isinstance(node, Ability):
            return self.ability(node)
        if isinstance(node, Effect):
            return ". ".join(self.sentences(node))
        if isinstance(node, StaticEffect):
            return listed([full_clause(c) for c in bridge.statics(self, (node,))])
        if isinstance(node, Condition):
            return self.condition(node)
        if isinstance(node, Quantity):
            return self.number(node)
        if isinstance(node, Selector):
            return self.cards(node).text
        if isinstance(node, Who):
            return self.player(node).text
        if isinstance(node, Trigger):
            return bridge.trigger(self, node)
        if isinstance(node, Filter):
            return bridge.group(self, node)
        if isinstance(node, Bound):
            return bridge.bound(self, node)
        raise unknown(node)
