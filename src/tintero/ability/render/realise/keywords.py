"""Keywords, costs, and rules about decks, in any language."""

from __future__ import annotations

from tintero.ability.abilities import DeckRule, Has
from tintero.ability.base import Effect
from tintero.ability.effects import Discard, Exert, PayInk
from tintero.ability.render.keyword_names import keyword_name
from tintero.ability.render.plan import abilities as plan
from tintero.ability.render.plan import quantities, rules, selectors
from tintero.ability.render.plan.parts_of_speech import YOU, Saying
from tintero.ability.render.realise.tongue import capital
from tintero.ability.render.realise.word_frames import fill
from tintero.ability.render.speaker import Speaker
from tintero.ability.selectors import Chosen, This
from tintero.vocab import Zone


def keyword(say: Speaker, node: Has) -> str:
    """ "Resist +2", "Shift 5", "Shift: Discard a song card"."""
    by = say.tongue
    if node.costs and node.name:
        steps = rules.steps(say, *node.costs)
        may = capital(by.full(by.clause(say, Saying("may", YOU, steps=steps))))
        do = by.base(by.all_clauses(say, steps), by.family.selectors.phrase(say, YOU), False)
        return fill(by.abilities["may-shift"], may=may, do=do, name=say.name)
    name = keyword_name(node, by.keywords, by.shifts, by.classed)
    if not node.costs:
        return name
    costs = [shift_cost(say, item) for item in node.costs]
    orders = ", ".join([capital(cost) for cost in costs])
    return fill(by.abilities["shift"], name=name, costs=", ".join(costs), Costs=orders)


def cost(say: Speaker, node: Effect) -> str:
    by = say.tongue
    if isinstance(node, Exert) and node.symbol and isinstance(node.what, This):
        return "⟳"
    if isinstance(node, PayInk):
        return by.ink(say, quantities.number(say, node.count))
    return by.join(by.all_clauses(say, rules.steps(say, node)))


def shift_cost(say: Speaker, node: Effect) -> str:
    """Discarding says by itself that you choose."""
    if isinstance(node, Discard) and isinstance(node.what, Chosen):
        what = selectors.chosen(say, node.what, where=node.what.filter.zone != Zone.HAND)
        return fill(
            say.tongue.abilities["discard"], what=say.tongue.family.selectors.phrase(say, what).text
        )
    return cost(say, node)


def deck_rule(say: Speaker, node: DeckRule) -> list[str]:
    by = say.tongue
    named = "" if say.name in by.this else "-named"
    return [
        fill(by.abilities.get(key + named) or by.abilities[key], name=say.name, n=by.classed(n))
        for key, n in plan.deck_rule(node)
    ]
