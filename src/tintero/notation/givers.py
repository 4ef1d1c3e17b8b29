"""Which ability an effect or a nameless ability comes of."""

from __future__ import annotations

from tintero.ability.abilities import Activated, Triggered
from tintero.ability.effects import Apply, Rule
from tintero.program.model import StaticProgram
from tintero.state.state import State


def giver(s: State, index: int, ability: int) -> str:
    """The name of the ability that hands out this one, which has no name of its own."""
    for number, static in enumerate(s.programs[index].statics):
        if static.ability == ability:
            return static_name(s, index, number)
    return ""


def static_name(s: State, index: int, static: int) -> str:
    """The story name of the ability a static effect is part of, or that makes it."""
    statics = s.programs[index].statics
    if not 0 <= static < len(statics):
        return ""
    if statics[static].name:
        return statics[static].name
    for giver in statics:
        if static in giver.children and giver.name:
            return giver.name
    return _maker(s, index, statics[static])


def _maker(s: State, index: int, static: StaticProgram) -> str:
    """The triggered or activated ability whose effect lays this static effect down."""
    statics = s.programs[index].statics
    number = next(i for i, other in enumerate(statics) if other is static)
    family = {number} | {i for i, other in enumerate(statics) if number in other.children}
    for program in s.programs[index].abilities:
        if isinstance(program.node, (Triggered, Activated)) and any(
            isinstance(op.node, (Apply, Rule)) and family.intersection(op.places)
            for op in program.code
        ):
            return program.name
    return ""
