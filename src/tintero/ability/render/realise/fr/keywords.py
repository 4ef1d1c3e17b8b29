"""Keywords, costs, and rules about decks."""

from __future__ import annotations

from typing import Final

from tintero.ability.abilities import DeckRule, Has
from tintero.ability.base import Effect
from tintero.ability.effects import Discard, Exert, PayInk
from tintero.ability.render.plan import abilities as plan
from tintero.ability.render.plan import quantities as numbers
from tintero.ability.render.plan import rules
from tintero.ability.render.plan import selectors as cards
from tintero.ability.render.realise.fr import selectors, verbs
from tintero.ability.render.realise.fr import words as fr
from tintero.ability.render.realise.fr.lexicon import CLASSES, KEYWORDS, SHIFTS
from tintero.ability.render.realise.fr.places import YOU
from tintero.ability.render.realise.fr.wording import table
from tintero.ability.render.speaker import RenderError, Speaker, word
from tintero.ability.selectors import Chosen, This
from tintero.vocab import KEYWORD_NAMES, Keyword, ShiftKind, Zone

COPIES: Final = table(
    {
        "any-number": "votre deck peut contenir n'importe quel nombre d'exemplaires de {name}",
        "one-copy": "votre deck ne peut contenir qu'un exemplaire de {name}",
        "few-copies": "votre deck ne peut contenir que {n} exemplaires de {name}",
        "many-copies": "votre deck peut contenir jusqu'à {n} exemplaires de {name}",
        "any-ink": "votre deck peut contenir d'autres <character>s {n} de n'importe quel type"
        " d'encre",
        "no-change": "ceci ne change rien à votre deck",
    }
)
# CR 8.10.8: the kinds of Shift.
KINDS: Final = {
    ShiftKind.NAMED: "named",
    ShiftKind.CLASSIFICATION: "classification",
    ShiftKind.UNIVERSAL: "universal",
    ShiftKind.DUO: "duo",
    ShiftKind.COMBO: "combo",
    ShiftKind.ITEM_NAMED: "item",
}


def keyword_name(node: Has) -> str:
    """ "Résistance +2", "Alter 5"; before a cost, the name alone."""
    name = KEYWORDS[word(KEYWORD_NAMES, node.keyword, "keyword")]
    if node.keyword == Keyword.SHIFT:
        if node.kind not in KINDS:
            raise RenderError(f"no kind of Shift has the number {node.kind}")
        kinds = [KINDS[node.kind], *(["temporary"] if node.temporary else [])]
        said = " ".join([name, *[SHIFTS[kind] for kind in kinds if SHIFTS[kind]]])
        name = said.format(of=CLASSES.get(node.of, node.of))
    if node.costs:
        return name
    if node.keyword in (Keyword.CHALLENGER, Keyword.RESIST):
        return f"{name} +{node.n}"
    return f"{name} {node.n}" if node.n or node.keyword == Keyword.SHIFT else name


def keyword(say: Speaker, node: Has) -> str:
    """ "Résistance +2", "Alter : défaussez une carte Chanson"."""
    if node.costs and node.name:
        paid = say.tongue.all_clauses(say, rules.steps(say, *node.costs))
        shift = f"gratuitement {say.name} avec {KEYWORDS['Shift']}"
        return f"Vous pouvez {fr.base_form(paid, YOU)} pour jouer {shift}."
    costs = ", ".join([shift_cost(say, item) for item in node.costs])
    return f"{keyword_name(node)} : {costs}" if costs else keyword_name(node)


def cost(say: Speaker, node: Effect) -> str:
    if isinstance(node, Exert) and node.symbol and isinstance(node.what, This):
        return "⟳"
    if isinstance(node, PayInk):
        return verbs.ink(say, numbers.number(say, node.count))
    return fr.join_clauses(say.tongue.all_clauses(say, rules.steps(say, node)))


def shift_cost(say: Speaker, node: Effect) -> str:
    """Discarding says by itself that you choose."""
    if isinstance(node, Discard) and isinstance(node.what, Chosen):
        what = cards.chosen(say, node.what, where=node.what.filter.zone != Zone.HAND)
        return f"défaussez {selectors.text(say, what)}"
    return cost(say, node)


def deck_rule(say: Speaker, node: DeckRule) -> list[str]:
    said = plan.deck_rule(node)
    return [COPIES[key].format(name=say.name, n=CLASSES.get(n, n)) for key, n in said]
