"""Keywords, costs, and rules about decks."""

from __future__ import annotations

from tintero.ability.abilities import DeckRule, Has
from tintero.ability.base import Effect
from tintero.ability.effects import Exert, PayInk
from tintero.ability.render.both_languages import lower, shift
from tintero.ability.render.es import effects
from tintero.ability.render.realise.es import bridge
from tintero.ability.render.realise.es.bridge import YOU
from tintero.ability.render.realise.es.words import base_form, capital, paragraph
from tintero.ability.render.speaker import Speaker, word
from tintero.ability.selectors import This
from tintero.vocab import KEYWORD_NAMES, NONE, Keyword


def cost(say: Speaker, node: Effect) -> str:
    if isinstance(node, Exert) and node.symbol and isinstance(node.what, This):
        return "⟳"
    if isinstance(node, PayInk):
        return bridge.ink(say, node.count)
    return capital(effects.standing(say, node))


USUAL_COPIES = 4  # CR 1.10.1.2


def deck_rule(say: Speaker, node: DeckRule) -> str:
    said: list[str] = []
    if node.copies == 0:
        said.append(f"tu mazo puede tener cualquier número de copias de {say.name}")
    elif node.copies == 1:
        said.append(f"tu mazo solo puede tener 1 copia de {say.name}")
    elif node.copies != NONE and node.copies < USUAL_COPIES:
        said.append(f"tu mazo solo puede tener {node.copies} copias de {say.name}")
    elif node.copies != NONE:
        said.append(f"tu mazo puede tener hasta {node.copies} copias de {say.name}")
    if node.classification:
        ink = "cualquier tipo de tinta"
        said.append(f"tu mazo puede tener otros personajes {node.classification} de {ink}")
    return paragraph(said if said else ["esto no cambia nada de tu mazo"])


# --- keywords ---------------------------------------------------------------------------------


def keyword(say: Speaker, node: Has) -> str:
    """ "Resist +2", "Shift 5", "Shift: descarta una carta de canción"."""
    name = word(KEYWORD_NAMES, node.keyword, "keyword")
    if node.keyword == Keyword.SHIFT:
        name = shift(node)
    if node.costs and node.name:
        paid = [clause for item in node.costs for clause in say.clauses(item)]
        return f"Puedes {base_form(paid, YOU)} para jugar gratis con Shift {say.name}."
    if node.costs:
        costs = ", ".join([lower(cost(say, item)) for item in node.costs])
        return f"{name}: {costs.replace('elige y descarta', 'descarta')}"
    if node.keyword in (Keyword.CHALLENGER, Keyword.RESIST):
        return f"{name} +{node.n}"
    return f"{name} {node.n}" if node.n or node.keyword == Keyword.SHIFT else name
