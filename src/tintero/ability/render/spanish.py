"""Spanish: `spanish(ability)`, and `describe(node)` for any node."""

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
from tintero.ability.render.plan.parts_of_speech import Head, Measure, Noun
from tintero.ability.render.realise.es import (
    abilities,
    bridge,
    filters,
    quantities,
    selectors,
    sentences,
)
from tintero.ability.render.realise.es.words import (
    NAMES,
    TYPES,
    euphony,
    full_clause,
    is_feminine,
    listed,
)
from tintero.ability.render.speaker import (
    Phrase,
    Speaker,
    SpokenUnit,
    clean_type,
    unknown,
)
from tintero.vocab import CardType


def spanish(ability: Ability, name: str = "", type: int = CardType.CHARACTER) -> str:
    """The ability as a paragraph. `name` is what the card calls itself ("este personaje")."""
    return Spanish(name, type).ability(ability)


def describe(
    node: Node, name: str = "", type: int = CardType.CHARACTER, within: Ability | None = None
) -> str:
    """Any node in words: a phrase, a clause or a paragraph, after its family (`Speaker.part`)."""
    return Spanish(name, type).part(node, within)


@final
class Spanish(Speaker):
    tongue = sentences.TONGUE

    def __init__(self, name: str = "", type: int = CardType.CHARACTER) -> None:
        noun = TYPES[clean_type(type)]
        super().__init__(name or f"{'esta' if is_feminine(noun) else 'este'} {noun}", type)

    def of_type(self, type: int) -> Speaker:
        return Spanish("", type)

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
        names = [name for name, text in NAMES.items() if text == phrase.head]
        return Head(tuple(names))

    def handed(self, ability: Ability, type: int) -> Phrase:
        return bridge.handed(self, ability, type)

    def quoted(self, ability: Ability) -> str:
        return f"«{self.ability(ability).removesuffix('.')}»"

    def condition(self, node: Condition, no: bool = False) -> str:
        return bridge.condition(self, node, no)

    def sentences(self, effect: Effect) -> list[str]:
        return self.tongue.all_sentences(self, plan.sentences(self, effect))

    def ability(self, node: Ability) -> str:
        text = euphony(abilities.ability(self, node))
        if self.type == CardType.CHARACTER:
            # Where a character is: "here" is said of a location by the location itself.
            text = text.replace(" estén aquí", " estén en esa ubicación")
            text = text.replace(" esté aquí", " esté en esa ubicación")
        return text

    def node(self, node: Node) -> str:
        return euphony(self.words(node))

    def words(self, node: Node) -> str:
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
