"""What families that are not planned yet ask of those that are, with nodes in and words out.

It goes when the last of them is planned.
"""

from __future__ import annotations

from dataclasses import replace

from tintero.ability.abilities import Has
from tintero.ability.base import Ability, Condition, Quantity, Selector, StaticEffect, Trigger, Who
from tintero.ability.filters import Bound, Filter
from tintero.ability.quantities import Capped
from tintero.ability.render.plan import conditions as clauses
from tintero.ability.render.plan import filters, players
from tintero.ability.render.plan import quantities as numbers
from tintero.ability.render.plan import selectors as who_and_what
from tintero.ability.render.plan import statics as rules
from tintero.ability.render.plan import triggers as occasions
from tintero.ability.render.plan import windows as while_so
from tintero.ability.render.plan.conditions import happened_kind
from tintero.ability.render.plan.filters import in_play
from tintero.ability.render.plan.parts_of_speech import Things
from tintero.ability.render.plan.quantities import each_of
from tintero.ability.render.realise.en import (
    conditions,
    quantities,
    selectors,
    triggers,
    windows,
)
from tintero.ability.render.realise.en import filters as sorts
from tintero.ability.render.realise.en import statics as rules_
from tintero.ability.render.realise.en.conditions import whose_turn
from tintero.ability.render.speaker import Phrase, Speaker, SpokenClause
from tintero.vocab import Keyword

__all__ = ["each_of", "happened_kind", "in_play", "whose_turn"]


# --- filters ----------------------------------------------------------------------------------


def head(f: Filter, plural: bool = False) -> str:
    return sorts.head(filters.head(f), plural)


def noun(say: Speaker, f: Filter, plural: bool = False, joint: str = "or") -> str:
    return sorts.noun(say, filters.things(say, f), plural, joint)


def owned(say: Speaker, f: Filter, plural: bool = False) -> str:
    return sorts.owned(say, filters.things(say, f), plural)


def some(say: Speaker, f: Filter) -> str:
    return sorts.some(say, filters.things(say, f))


def group(say: Speaker, f: Filter) -> str:
    return sorts.group(say, filters.things(say, f))


def had(say: Speaker, f: Filter, plural: bool = False) -> str:
    return sorts.had(say, filters.things(say, f), plural)


def place(f: Filter) -> Things:
    return Things(owner=f.owner, zone=f.zone, or_zone=f.or_zone)


def zone(f: Filter) -> str:
    return sorts.zone(place(f))


def within(f: Filter) -> str:
    return sorts.within(place(f))


def out_of(f: Filter) -> str:
    return sorts.out_of(place(f))


def condition(say: Speaker, node: Condition, no: bool = False) -> str:
    return conditions.clause(say, clauses.condition(say, node, no))


def bound(say: Speaker, node: Bound) -> str:
    return sorts.limit(say, filters.limit(say, node))


def limit(say: Speaker, op: int, value: Quantity | int) -> str:
    return sorts.compared(say, op, numbers.number(say, value))


# --- cards and players ------------------------------------------------------------------------


def cards(say: Speaker, node: Selector) -> Phrase:
    return selectors.phrase(say, who_and_what.cards(say, node))


def subject(say: Speaker, node: Selector) -> Phrase:
    return selectors.phrase(say, who_and_what.subject(say, node))


def player(say: Speaker, who: Who) -> Phrase:
    return selectors.phrase(say, players.player(say, who))


def some_player(say: Speaker, who: Who) -> Phrase:
    return selectors.phrase(say, players.some_player(say, who))


# --- what stands ------------------------------------------------------------------------------


def statics(say: Speaker, effects: tuple[StaticEffect, ...]) -> list[SpokenClause]:
    return rules_.clauses(say, rules.statics(say, effects))


def handed(say: Speaker, ability: Ability, type: int) -> str:
    """An ability that cards gain."""
    if not isinstance(ability, Has):
        return f"“{say.of_type(type).ability(ability).removesuffix('.')}”"
    ink = " ⬡" if ability.keyword == Keyword.SHIFT and not ability.costs else ""
    return say.ability(replace(ability, name="")) + ink


# --- numbers ----------------------------------------------------------------------------------


def number(say: Speaker, q: Quantity | int) -> str:
    return quantities.number(say, numbers.number(say, q))


def cap(q: Capped) -> str:
    return quantities.cap(numbers.cap(q))


def for_each(say: Speaker, q: Quantity) -> str:
    """Nothing if the quantity does not count."""
    unit = numbers.measure(say, q)
    return "" if unit is None else quantities.for_each(say, unit)


def amount(say: Speaker, q: Quantity | int, one: str, many: str) -> tuple[str, str]:
    return quantities.amount(say, numbers.amount(say, q), one, many)


# --- when -------------------------------------------------------------------------------------


def trigger(say: Speaker, node: Trigger) -> str:
    return triggers.trigger(say, occasions.trigger(say, node))


def together(say: Speaker, when: tuple[Trigger, ...]) -> str:
    """Several triggers of one ability."""
    return triggers.trigger(say, occasions.together(say, when))


def window(say: Speaker, node: Condition, of_this: bool = True) -> str:
    return windows.window(say, while_so.window(say, node, of_this))


def from_zone(say: Speaker, zone: int) -> str:
    return windows.from_zone(while_so.from_zone(say, zone))
