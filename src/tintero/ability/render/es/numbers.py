"""`Quantity` nodes: as numbers ("el número de …"), and as amounts of something ("2 cartas por
cada …", "daño igual a …")."""

from __future__ import annotations

from tintero.ability.base import Quantity
from tintero.ability.quantities import (
    Capped,
    Count,
    EventAmount,
    Happened,
    HowMany,
    LoreOf,
    OpponentCount,
    Result,
    StatOf,
    Sum,
    Until_,
)
from tintero.ability.render.es import filters, happened
from tintero.ability.render.es.words import STATS, equal_to, of, the, times
from tintero.ability.render.speaker import Speaker, Unit, unknown, word
from tintero.vocab import Stat

ANY_NUMBER = 1_000_000


def number(say: Speaker, q: Quantity | int) -> str:
    """The number itself: "3", "el número de cartas en tu mano"."""
    if isinstance(q, int):
        return str(q)
    if isinstance(q, EventAmount) or is_that(say, q):
        return "esa cantidad" if each_of(q) == 1 else f"{each_of(q)} veces esa cantidad"
    if isinstance(q, StatOf) and q.stat != Stat.CARDS_UNDER:
        return stat_of(say, q)
    if isinstance(q, LoreOf):
        who = say.player(q.who)
        return "tu leyenda" if who.you else f"la leyenda {of(who.text)}"
    if isinstance(q, Sum) and unit_of(say, q) is None:
        return " más ".join([number(say, part) for part in q.parts])
    if isinstance(q, Capped):
        return number(say, q.of) + cap(q)
    if isinstance(q, Until_):
        whose = "tu" if say.player(q.who).you else "su"
        return f"lo que falta para tener {q.n} cartas en {whose} mano"
    unit = unit_of(say, q)
    if unit is None:
        raise unknown(q)
    each = each_of(q)
    if unit.mass:
        total = f"{the(unit.feminine)} {unit.many}"
    else:
        total = f"el número de {unit.many}"
    return total if each == 1 else f"{each} veces {total}"


def stat_of(say: Speaker, q: StatOf) -> str:
    owner = say.cards(q.of)
    name = word(STATS, q.stat, "stat")
    feminine = q.stat in (Stat.STRENGTH, Stat.WILLPOWER)
    if q.stat == Stat.DAMAGE:
        return f"el daño sobre {owner.text}"
    return f"{the(feminine)} {name} {of(owner.text)}"


def cap(q: Capped) -> str:
    """CR 6.1.8: the limits of a number."""
    out: list[str] = []
    if q.most != ANY_NUMBER:
        out.append(f"hasta un máximo de {q.most}")
    if q.least:
        out.append(f"con un mínimo de {q.least}")
    return ", " + " y ".join(out) if out else ""


def each_of(q: Quantity) -> int:
    if isinstance(q, (Count, Result, HowMany)):
        return q.each
    part = repeated(q)
    if part is not None:
        assert isinstance(q, Sum)
        return len(q.parts) * each_of(part)
    return 1


def repeated(q: Quantity) -> Quantity | None:
    """The one quantity that a sum adds several times."""
    if not isinstance(q, Sum) or not q.parts:
        return None
    first = q.parts[0]
    if isinstance(first, int) or any(part != first for part in q.parts):
        return None
    return first


def unit_of(say: Speaker, q: Quantity) -> Unit | None:
    """What the quantity counts one by one, if it counts."""
    if isinstance(q, Count):
        one, many = filters.had(say, q.filter), filters.had(say, q.filter, True)
        return Unit(one, many, feminine=filters.feminine(q.filter))
    if isinstance(q, StatOf) and q.stat == Stat.CARDS_UNDER:
        under = of(say.cards(q.of).text)
        return Unit(f"carta debajo {under}", f"cartas debajo {under}", feminine=True)
    part = repeated(q)
    if part is not None:
        return unit_of(say, part)
    if isinstance(q, OpponentCount):
        return Unit("oponente", "oponentes")
    if isinstance(q, Happened):
        return happened.unit(say, q)
    if isinstance(q, Result):
        return say.units.get(q.label)
    if isinstance(q, HowMany):
        known = say.units.get(q.label)
        if known is not None and not known.mass:
            return known
        return Unit("una de esas cartas", "esas cartas", feminine=True)
    return None


def is_that(say: Speaker, q: Quantity) -> bool:
    """A result that nothing before has a name for."""
    return isinstance(q, Result) and q.label not in say.units


def for_each(say: Speaker, q: Quantity) -> str:
    """ "por cada 1 de daño retirado así", or nothing if the quantity does not count."""
    unit = unit_of(say, q)
    return f"por cada {unit.one}" if unit is not None else ""


def amount(
    say: Speaker, q: Quantity | int, one: str, many: str, mass: str = "", feminine: bool = False
) -> tuple[str, str]:
    """So much of something, and what follows at the end of the clause.

    ("2 cartas", ""), ("1 de leyenda", " por cada …"), ("daño", " igual a …"). `mass` is the name
    of what is measured rather than counted.
    """
    if isinstance(q, int):
        return times(q, one, many, feminine), ""
    if isinstance(q, Capped):
        if unit_of(say, q.of) is not None or isinstance(q.of, (StatOf, LoreOf, Sum)):
            text, tail = amount(say, q.of, one, many, mass, feminine)
            return text, tail + cap(q)
    if isinstance(q, EventAmount) or (is_that(say, q) and each_of(q) == 1):
        return f"esa cantidad de {mass if mass else many}", ""
    tail = for_each(say, q)
    if tail:
        return times(each_of(q), one, many, feminine), f" {tail}"
    if mass:
        return mass, f" {equal_to(number(say, q))}"
    return f"un número de {many}", f" {equal_to(number(say, q))}"
