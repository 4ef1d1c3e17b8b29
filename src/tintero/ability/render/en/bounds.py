"""`Bound` nodes and limits on numbers: "cost 5 or less", "3 strength or more"."""

from __future__ import annotations

from tintero.ability.base import Quantity
from tintero.ability.filters import Bound, Filter, Relation
from tintero.ability.quantities import Greatest, StatOf, Sum
from tintero.ability.render.en import filters
from tintero.ability.render.en.words import STATS
from tintero.ability.render.speaker import RenderError, Speaker, word
from tintero.vocab import Stat


def limit(say: Speaker, op: int, value: Quantity | int) -> str:
    """ "5 or less"."""
    text = say.number(value)
    if op == Relation.EXACTLY:
        return text
    if isinstance(value, int):
        if op == Relation.AT_MOST:
            return f"{text} or less"
        if op == Relation.AT_LEAST:
            return f"{text} or more"
    if op == Relation.AT_MOST:
        return f"equal to or less than {text}"
    if op == Relation.AT_LEAST:
        return f"equal to or greater than {text}"
    if op == Relation.LESS:
        return f"less than {text}"
    if op == Relation.MORE:
        return f"more than {text}"
    raise RenderError(f"no comparison has the number {op}")


def best(f: Filter) -> str:
    """The number of which these cards have the most, if the filter says nothing else."""
    if len(f.bounds) != 1 or f != Filter(types=f.types, zone=f.zone, bounds=f.bounds):
        return ""
    (one,) = f.bounds
    most = isinstance(one.value, Greatest) and one.op == Relation.AT_LEAST
    return word(STATS, one.stat, "stat") if most else ""


def greatest(say: Speaker, value: Greatest, op: int, name: str) -> str:
    """ "more strength than each opposing character", "the highest cost, or tied for …"."""
    if op == Relation.AT_LEAST:
        return f"the highest {name}, or tied for highest {name}"
    if op == Relation.MORE:
        return f"more {name} than each {filters.owned(say, value.filter)}"
    return f"{name} {limit(say, op, value)}"


def bound(say: Speaker, node: Bound) -> str:
    """What stands after "with": "cost 5 or less", "3 strength or more"."""
    name = word(STATS, node.stat, "stat")
    if isinstance(node.value, Greatest):
        return greatest(say, node.value, node.op, name)
    if isinstance(node.value, StatOf) and node.value.stat == node.stat:
        if node.op in (Relation.MORE, Relation.LESS):
            more = "more" if node.op == Relation.MORE else "less"
            return f"{more} {name} than {say.cards(node.value.of).text}"
    if isinstance(node.value, Sum) and len(node.value.parts) == 2 and node.op == Relation.AT_MOST:
        first, extra = node.value.parts
        if isinstance(first, StatOf) and first.stat == node.stat and isinstance(extra, int):
            return f"{name} up to {extra} more than {say.cards(first.of).text}"
    text = limit(say, node.op, node.value)
    if node.stat == Stat.CARDS_UNDER:
        return f"{text} cards under them"
    if not isinstance(node.value, int):
        if node.op == Relation.EXACTLY:
            return f"{name} equal to {text}"
        return f"{name} {text}"
    if node.stat in (Stat.COST, Stat.MOVE_COST, Stat.SING_COST):
        return f"{name} {text}"
    if node.stat == Stat.DAMAGE:
        return f"{text} {name}"
    number, _, rest = text.partition(" ")
    if node.op in (Relation.AT_MOST, Relation.AT_LEAST):
        return f"{number} {name} {rest}"
    return f"{text} {name}"
