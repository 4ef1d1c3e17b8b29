"""Which abilities ask somebody something that depends on cards others have not seen.

For each of them, who is asked, and whether, would tell what they hold (`rules.unseen`). Worked out
from the programs of a pool; `docs/secrets.md` has the list.
"""

from __future__ import annotations

from typing import Any

from tintero.ability.base import Node
from tintero.ability.conditions import Is
from tintero.ability.effects import Discard, Look, Play, Reveal
from tintero.ability.selectors import Chosen, That
from tintero.program.library import Programs
from tintero.program.model import AbilityProgram, Code, Op
from tintero.rules.unseen import is_picky, is_private
from tintero.vocab import Zone

# What is asked, in the order of the list.
ASKED = (
    "play a card from the hand",
    "discard a kind of card",
    "show a card of the hand",
    "take a kind of card from those looked at",
    "play a card from those looked at",
    "find a kind of card in the deck",
    "one of several, where one needs a kind of card from the hand",
    "do something if a card looked at is of a kind",
)


def hidden_questions(programs: Programs) -> dict[str, list[str]]:
    """By what is asked: `Card: ABILITY`, sorted."""
    found: dict[str, set[str]] = {asked: set() for asked in ASKED}
    for program in programs:
        for ability in program.abilities:
            for asked in questions_of(ability):
                text = f"{program.full_name}: {ability.name}" if ability.name else program.full_name
                found[asked].add(text)
    return {asked: sorted(names) for asked, names in found.items()}


def questions_of(ability: AbilityProgram) -> list[str]:
    found: list[str] = []
    for code in (ability.cost, ability.code):
        shown = {op.node.label for op in code if isinstance(op.node, Reveal)}
        for i, op in enumerate(code):
            if op.code == Code.MODE and any(picks(node) for node in inside(op.node)):
                found.append(ASKED[6])
            elif op.code == Code.UNLESS and of_looked(op.node, code) and leads_to_may(code, i):
                found.append(ASKED[7])
            elif op.code == Code.CHOOSE and isinstance(op.node, Chosen):
                sel, verb = op.node, verb_of(code, i)
                plays = isinstance(verb, Play) and verb.what is sel
                if is_private(sel) and (plays or is_picky(sel)) and sel.source not in shown:
                    found.append(asked(sel, verb, plays))
    return found


def of_looked(node: Any, code: list[Op]) -> bool:
    """Whether a condition is about a card that is looked at and not shown."""
    looked = {op.node.label for op in code if isinstance(op.node, Look)}
    return isinstance(node, Is) and isinstance(node.what, That) and node.what.label in looked


def leads_to_may(code: list[Op], place: int) -> bool:
    rest = [op.code for op in code[place + 1 :]]
    return next((c for c in rest if c not in (Code.BEGIN, Code.UNLESS_POSSIBLE)), 0) == Code.ASK_MAY


def asked(sel: Chosen, verb: Any, plays: bool) -> str:
    if sel.source:
        return ASKED[4] if plays else ASKED[3]
    if sel.filter.zone == Zone.DECK:
        return ASKED[5]
    if plays:
        return ASKED[0]
    return ASKED[1] if isinstance(verb, Discard) else ASKED[2]


def verb_of(code: list[Op], place: int) -> Any:
    """What is done with the cards chosen there."""
    return next((op.node for op in code[place + 1 :] if op.code == Code.DO), None)


def picks(node: Any) -> bool:
    return isinstance(node, Chosen) and is_private(node) and is_picky(node)


def inside(node: Any) -> list[Node]:
    """A node and all in it."""
    return node.walk() if isinstance(node, Node) else []
