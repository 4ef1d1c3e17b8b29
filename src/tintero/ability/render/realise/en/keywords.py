"""Keywords, costs, and rules about decks."""

from __future__ import annotations

from typing import Final

from tintero.ability.abilities import DeckRule, Has
from tintero.ability.base import Effect
from tintero.ability.effects import Discard, Exert, PayInk
from tintero.ability.render.keyword_names import keyword_name
from tintero.ability.render.plan import abilities as plan
from tintero.ability.render.plan import quantities as numbers
from tintero.ability.render.plan import rules
from tintero.ability.render.plan import selectors as cards
from tintero.ability.render.realise import tongue
from tintero.ability.render.realise.en import quantities, selectors
from tintero.ability.render.realise.en.words import base_form, join_clauses
from tintero.ability.render.speaker import YOU, Speaker
from tintero.ability.selectors import Chosen, This
from tintero.vocab import Zone

COPIES: Final = {
    "any-number": "you may have any number of {copies} in your deck",
    "one-copy": "you may only have 1 copy of {name} in your deck",
    "few-copies": "you may only have {n} copies of {name} in your deck",
    "many-copies": "you may have up to {n} copies of {name} in your deck",
    "any-ink": "you can have other {n} characters in your deck regardless of ink type",
    "no-change": "this changes nothing about your deck",
}


def cost(say: Speaker, node: Effect) -> str:
    if isinstance(node, Exert) and node.symbol and isinstance(node.what, This):
        return "⟳"
    if isinstance(node, PayInk):
        return "".join(quantities.amount(say, numbers.number(say, node.count), "⬡", "⬡"))
    return join_clauses(say.tongue.all_clauses(say, rules.steps(say, node)))


def shift_cost(say: Speaker, node: Effect) -> str:
    """Discarding says by itself that you choose."""
    if isinstance(node, Discard) and isinstance(node.what, Chosen):
        what = cards.chosen(say, node.what, where=node.what.filter.zone != Zone.HAND)
        return f"Discard {selectors.text(say, what)}"
    return tongue.capital(cost(say, node))


def deck_rule(say: Speaker, node: DeckRule) -> list[str]:
    own = say.name.startswith("this ")
    copies = f"copies of {say.name}" if own else f"cards named {say.name}"
    said = plan.deck_rule(node)
    return [COPIES[key].format(copies=copies, name=say.name, n=n) for key, n in said]


def keyword(say: Speaker, node: Has) -> str:
    """ "Resist +2", "Shift 5", "Shift: discard a song card"."""
    if node.costs and node.name:
        paid = say.tongue.all_clauses(say, rules.steps(say, *node.costs))
        return f"You may {base_form(paid, YOU)} to shift {say.name} for free."
    costs = ", ".join([shift_cost(say, item) for item in node.costs])
    return f"{keyword_name(node)}: {costs}" if costs else keyword_name(node)
