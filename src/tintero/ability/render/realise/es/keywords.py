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
from tintero.ability.render.realise.es import quantities, selectors
from tintero.ability.render.realise.es.places import YOU
from tintero.ability.render.realise.es.words import base_form, join_clauses
from tintero.ability.render.speaker import Speaker
from tintero.ability.selectors import Chosen, This
from tintero.vocab import Zone

COPIES: Final = {
    "any-number": "tu mazo puede tener cualquier número de copias de {name}",
    "one-copy": "tu mazo solo puede tener 1 copia de {name}",
    "few-copies": "tu mazo solo puede tener {n} copias de {name}",
    "many-copies": "tu mazo puede tener hasta {n} copias de {name}",
    "any-ink": "tu mazo puede tener otros personajes {n} de cualquier tipo de tinta",
    "no-change": "esto no cambia nada de tu mazo",
}


def cost(say: Speaker, node: Effect) -> str:
    if isinstance(node, Exert) and node.symbol and isinstance(node.what, This):
        return "⟳"
    if isinstance(node, PayInk):
        return "".join(quantities.amount(say, numbers.number(say, node.count), "⬡", "⬡", "⬡"))
    return join_clauses(say.tongue.all_clauses(say, rules.steps(say, node)))


def shift_cost(say: Speaker, node: Effect) -> str:
    """Discarding says by itself that you choose."""
    if isinstance(node, Discard) and isinstance(node.what, Chosen):
        what = cards.chosen(say, node.what, where=node.what.filter.zone != Zone.HAND)
        return f"descarta {selectors.text(say, what)}"
    return cost(say, node)


def deck_rule(say: Speaker, node: DeckRule) -> list[str]:
    return [COPIES[key].format(name=say.name, n=n) for key, n in plan.deck_rule(node)]


def keyword(say: Speaker, node: Has) -> str:
    """ "Resist +2", "Shift 5", "Shift: descarta una carta de canción"."""
    if node.costs and node.name:
        paid = say.tongue.all_clauses(say, rules.steps(say, *node.costs))
        return f"Puedes {base_form(paid, YOU)} para jugar gratis con Shift {say.name}."
    costs = ", ".join([shift_cost(say, item) for item in node.costs])
    return f"{keyword_name(node)}: {costs}" if costs else keyword_name(node)
