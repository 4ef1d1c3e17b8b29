"""A text in a language that has a `Tongue`: any node in words."""

from __future__ import annotations

from dataclasses import replace

from tintero.ability.abilities import Has
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
from tintero.ability.render.plan import (
    conditions,
    filters,
    players,
    quantities,
    selectors,
    sentences,
    statics,
    triggers,
)
from tintero.ability.render.realise import abilities
from tintero.ability.render.speaker import Speaker, clean_type, unknown
from tintero.vocab import CardType, Keyword


class Voice(Speaker):
    """A language's class says which tongue it is. `name`: what the card calls itself."""

    def __init__(self, name: str = "", type: int = CardType.CHARACTER) -> None:
        super().__init__(name or self.tongue.THIS[clean_type(type)], type)

    @classmethod
    def paragraph(cls, ability: Ability, name: str = "", type: int = CardType.CHARACTER) -> str:
        """The ability as a paragraph. `name` is what the card calls itself ("this character")."""
        return cls(name, type).ability(ability)

    @classmethod
    def describe(
        cls,
        node: Node,
        name: str = "",
        type: int = CardType.CHARACTER,
        within: Ability | None = None,
    ) -> str:
        """Any node in words: a phrase, a clause or a paragraph, after its family (`part`)."""
        return cls(name, type).part(node, within)

    def ability(self, node: Ability) -> str:
        return self.tongue.grammar.spelled(abilities.ability(self, node))

    def handed(self, ability: Ability, type: int) -> str:
        if not isinstance(ability, Has):
            return self.__class__("", type).quoted(ability)
        ink = " ⬡" if ability.keyword == Keyword.SHIFT and not ability.costs else ""
        return self.ability(replace(ability, name="")) + ink

    def quoted(self, ability: Ability) -> str:
        text = abilities.ability(self, ability, stop=False)
        return self.tongue.QUOTES.format(self.tongue.grammar.spelled(text))

    def node(self, node: Node) -> str:
        return self.tongue.grammar.spelled(self.words(node))

    def words(self, node: Node) -> str:
        by = self.tongue
        if isinstance(node, Ability):
            return self.ability(node)
        if isinstance(node, Effect):
            return ". ".join(by.all_sentences(self, sentences.sentences(self, node)))
        if isinstance(node, StaticEffect):
            made = by.all_clauses(self, statics.statics(self, (node,)))
            return by.all_of([by.grammar.full(clause) for clause in made])
        if isinstance(node, Condition):
            return by.conditions.clause(self, conditions.condition(self, node))
        if isinstance(node, Quantity):
            return by.quantities.number(self, quantities.number(self, node))
        if isinstance(node, Selector):
            return by.selectors.phrase(self, selectors.cards(self, node)).text
        if isinstance(node, Who):
            return by.selectors.phrase(self, players.player(self, node)).text
        if isinstance(node, Trigger):
            return by.triggers.trigger(self, triggers.trigger(self, node))
        if isinstance(node, Filter):
            return by.filters.group(self, filters.things(self, node))
        if isinstance(node, Bound):
            return by.filters.limit(self, filters.limit(self, node))
        raise unknown(node)
