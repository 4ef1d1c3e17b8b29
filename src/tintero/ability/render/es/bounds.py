"""`Bound` nodes and limits on numbers: "coste 5 o menos", "3 de Fuerza o más"."""

from __future__ import annotations

from tintero.ability.base import Quantity
from tintero.ability.filters import Bound, Filter, Relation
from tintero.ability.quantities import Greatest, StatOf, Sum
from tintero.ability.render.es import filters
from tintero.ability.render.es.words import STATS, equal_to, of, other
from tintero.ability.render.speaker import RenderError, Speaker, word
from tintero.vocab import Stat


def limit(say: Speaker, op: int, value: Quantity | int) -> str:
    """ "5 o menos"."""
    text = say.number(value)
    if op == Relation.EXACTLY:
        return text
    if isinstance(value, int):
        if op == Relation.AT_MOST:
            return f"{text} o menos"
        if op == Relation.AT_LEAST:
            return f"{text} o más"
        if op == Relation.LESS:
            return f"menos de {text}"
        if op == Relation.MORE:
            return f"más de {text}"
    if op == Relation.AT_MOST:
        return f"igual o menor que {text}"
    if op == Relation.AT_LEAST:
        return f"igual o mayor que {text}"
    if op == Relation.LESS:
        return f"menor que {text}"
    if op == Relation.MORE:
        return f"mayor que {text}"
    raise RenderError(f"no comparison has the number {op}")


def best(f: Filter) -> str:
    """The number of which these cards have the most, if the filter says nothing else."""
    if len(f.bounds) != 1 or f != Filter(types=f.types, zone=f.zone, bounds=f.bounds):
        return ""
    (one,) = f.bounds
    most = isinstance(one.value, Greatest) and one.op == Relation.AT_LEAST
    return word(STATS, one.stat, "stat") if most else ""


def greatest(say: Speaker, value: Greatest, op: int, name: str) -> str:
    """ "más Fuerza que cada personaje rival", "el mayor coste (o en empate)"."""
    f = value.filter
    if op == Relation.AT_LEAST:
        return f"el mayor {name} (o en empate)"
    if op == Relation.MORE:
        others = other(filters.first_feminine(f)) + " " if f.other else ""
        return f"más {name} que cada {others}{filters.owned(say, f)}"
    return f"{name} {limit(say, op, value)}"


def is_cost(node: Bound) -> bool:
    """A printed number: "de coste 4 o menos"."""
    return node.stat == Stat.COST and isinstance(node.value, int)


def bound(say: Speaker, node: Bound) -> str:
    """What stands after "con": "coste 5 o menos", "3 de Fuerza o más"."""
    name = word(STATS, node.stat, "stat")
    if isinstance(node.value, Greatest):
        return greatest(say, node.value, node.op, name)
    if isinstance(node.value, StatOf) and node.value.stat == node.stat:
        if node.op in (Relation.MORE, Relation.LESS) and node.stat != Stat.CARDS_UNDER:
            more = "más" if node.op == Relation.MORE else "menos"
            return f"{more} {name} que {say.cards(node.value.of).text}"
    if isinstance(node.value, Sum) and len(node.value.parts) == 2 and node.op == Relation.AT_MOST:
        first, extra = node.value.parts
        if isinstance(first, StatOf) and first.stat == node.stat and isinstance(extra, int):
            return f"un {name} hasta {extra} mayor que el {of(say.cards(first.of).text)}"
    text = limit(say, node.op, node.value)
    if not isinstance(node.value, int):
        equal = equal_to(text) if node.op == Relation.EXACTLY else text
        return f"{'un número de ' if node.stat == Stat.CARDS_UNDER else ''}{name} {equal}"
    if node.stat == Stat.CARDS_UNDER:
        return f"{text} {name}"
    if node.stat in (Stat.COST, Stat.MOVE_COST, Stat.SING_COST):
        return f"{name} {text}"
    if node.op in (Relation.AT_MOST, Relation.AT_LEAST):
        number, _, rest = text.partition(" ")
        return f"{number} de {name} {rest}"
    return f"{text} de {name}"
