"""Conditions about the card a filter is testing, after its noun."""

from __future__ import annotations

from tintero.ability.base import Condition
from tintero.ability.conditions import Compare, InChallenge, Not, SameName, WasNamed
from tintero.ability.filters import Bound
from tintero.ability.quantities import Happened, StatOf
from tintero.ability.render.es import bounds
from tintero.ability.render.es.words import agree, of
from tintero.ability.render.speaker import Speaker
from tintero.ability.selectors import Candidate
from tintero.events import Kind


def tested(say: Speaker, test: Condition, fem: bool, plural: bool) -> str:
    """A condition about the candidate, after its noun."""
    if isinstance(test, SameName):
        if isinstance(test.left, Candidate):
            return f"con el mismo nombre que {say.cards(test.right).text}"
        if isinstance(test.right, Candidate):
            return f"con el mismo nombre que {say.cards(test.left).text}"
    if isinstance(test, Not) and isinstance(test.of, SameName):
        if isinstance(test.of.left, Candidate):
            return f"con un nombre distinto del {of(say.cards(test.of.right).text)}"
    no = isinstance(test, Not)
    sides = test.of if isinstance(test, Not) else test
    if isinstance(sides, InChallenge) and isinstance(sides.what, Candidate):
        be = ("están" if plural else "está") if not no else ("no están" if plural else "no está")
        if sides.role == 0:
            return f"que {be} en el desafío" if no else "en un desafío"
        if sides.role == 1:
            return f"que {be} desafiando"
        return f"que {be} siendo {agree('desafiado', fem, plural)}"
    if isinstance(test, WasNamed) and isinstance(test.what, Candidate):
        return "con ese nombre"
    if isinstance(test, Compare) and isinstance(test.left, Happened) and test.right == 1:
        has = "hayan" if plural else "haya"
        if isinstance(test.left.other, Candidate) and test.left.kind == Kind.CHALLENGED:
            return f"que {has} sido {agree('desafiado', fem, plural)} este turno"
        if isinstance(test.left.card, Candidate) and test.left.kind == Kind.PLAYED:
            return "que hayas jugado este turno"
    if isinstance(test, Compare) and isinstance(test.left, StatOf):
        if isinstance(test.left.of, Candidate):
            return "con " + bounds.bound(say, Bound(test.left.stat, test.op, test.right))
    return f"tal que {say.condition(test)}"
