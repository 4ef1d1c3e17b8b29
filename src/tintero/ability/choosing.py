"""What a verb lets somebody choose, and the same verb once it is chosen (CR 6.7.2)."""

from __future__ import annotations

from dataclasses import replace

from tintero.ability.base import Effect, Quantity, Selector
from tintero.ability.effects import (
    Apply,
    Banish,
    Deal,
    Discard,
    Exert,
    Look,
    MoveDamage,
    MoveTo,
    Pick,
    Play,
    Put,
    PutDamage,
    PutUnderEach,
    Ready,
    RemoveDamage,
    ReturnAlone,
    Reveal,
    UseFree,
)
from tintero.ability.quantities import Capped, StatOf, Sum, Times
from tintero.ability.select import AtRandom, Chosen, That
from tintero.ability.statics import Modify


def selectors_of(node: Effect) -> tuple[Selector, ...]:
    """The selectors of a verb in the order in which they are chosen."""
    if isinstance(
        node, (Pick, Discard, Banish, Look, Reveal, Play, Ready, Exert, UseFree, ReturnAlone)
    ):
        return (node.what,)
    if isinstance(node, Put):
        return (node.what,) if node.under is None else (node.what, node.under)
    if isinstance(node, Deal):
        return (node.to,) if node.by is None else (node.by, node.to)
    if isinstance(node, PutDamage):
        return (node.on,)
    if isinstance(node, RemoveDamage):
        return (node.from_,)
    if isinstance(node, MoveDamage):
        return (node.from_, node.to)
    if isinstance(node, MoveTo):
        return (node.what, node.to)
    if isinstance(node, Apply):
        return (node.to,)
    if isinstance(node, PutUnderEach):
        return (node.under,)
    return ()


def selectors_in(node: Effect) -> tuple[Selector, ...]:
    """What somebody must choose before a number of the verb can be worked out."""
    found: list[Selector] = []
    if isinstance(node, (Deal, PutDamage)):
        found += selectors_of_number(node.count)
    elif isinstance(node, Apply):
        for effect in node.effects:
            if isinstance(effect, Modify):
                found += selectors_of_number(effect.amount)
    return tuple(found)


def selectors_of_number(number: Quantity | int) -> list[Selector]:
    if isinstance(number, (Capped, Times)):
        return selectors_of_number(number.of)
    if isinstance(number, StatOf) and isinstance(number.of, Chosen):
        return [number.of]
    if isinstance(number, Sum):
        return [s for part in number.parts for s in selectors_of_number(part)]
    return []


def settled_number(number: Quantity | int) -> Quantity | int:
    """The number with what it lets somebody choose already chosen."""
    if isinstance(number, (Capped, Times)):
        inner = settled_number(number.of)
        return replace(number, of=inner) if isinstance(inner, Quantity) else number
    if isinstance(number, StatOf):
        return replace(number, of=settled(number.of))
    return number


def chosen_before(node: Effect) -> Effect:
    """The verb with what it lets somebody choose already chosen."""
    if isinstance(node, (Discard, Banish, Look, Reveal, Play, Ready, Exert, Put)):
        return replace(node, what=settled(node.what))
    if isinstance(node, (Deal, Apply)):
        return replace(node, to=settled(node.to))
    if isinstance(node, PutDamage):
        return replace(node, on=settled(node.on))
    if isinstance(node, RemoveDamage):
        return replace(node, from_=settled(node.from_))
    if isinstance(node, (MoveDamage, MoveTo, Pick)):
        raise TypeError(f"{type(node).__name__} can't be replaced by the text itself")
    return node


def settled(selector: Selector) -> Selector:
    return That(selector.label) if isinstance(selector, (Chosen, AtRandom)) else selector
