"""`Quantity` nodes: as numbers ("el número de …"), and as amounts of something ("2 cartas por
cada …", "daño igual a …")."""

from __future__ import annotations

from dataclasses import replace

from tintero.ability.base import Quantity, Selector
from tintero.ability.conditions import Did, Not
from tintero.ability.filters import Filter
from tintero.ability.quantities import (
    Capped,
    Count,
    CountPlayers,
    Different,
    DownTo,
    EventAmount,
    Greatest,
    Happened,
    HowMany,
    LoreOf,
    OpponentCount,
    Result,
    StatOf,
    Sum,
    Times,
    Until_,
)
from tintero.ability.render.es import conditions, filters, happened
from tintero.ability.render.es.words import STATS, equal_to, of, the, times
from tintero.ability.render.speaker import Phrase, Speaker, SpokenUnit, unknown, word
from tintero.ability.selectors import (
    All,
    Chosen,
    EventCard,
    LocationOf,
    Singers,
    That,
    This,
    WasUnder,
)
from tintero.events import Kind
from tintero.vocab import Stat, Zone

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
    if isinstance(q, Times) and (q.by < 0 or unit_of(say, q) is None):
        return f"{q.by} veces {number(say, q.of)}"
    if isinstance(q, Greatest):
        stat = word(STATS, q.stat, "stat")
        which = "la mayor" if q.stat in (Stat.STRENGTH, Stat.WILLPOWER) else "el mayor"
        return f"{which} {stat} entre {filters.group(say, q.filter)}"
    if isinstance(q, DownTo):
        return f"lo que pase de {q.n}"
    if isinstance(q, Until_):
        whose = "tu" if say.player(q.who).you else "su"
        return f"lo que falta para tener {number(say, q.n)} cartas en {whose} mano"
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
    owner = on_cards(say, q.of)
    if isinstance(q.of, LocationOf):
        owner = Phrase("esa ubicación", feminine=True, head="ubicación")
    name = word(STATS, q.stat, "stat")
    if isinstance(q.of, That) and q.of.label in say.discarded:
        owner = Phrase(say.discarded[q.of.label])
    feminine = q.stat in (Stat.STRENGTH, Stat.WILLPOWER)
    if q.stat == Stat.DAMAGE:
        return f"el daño sobre {owner.text}"
    if isinstance(q.of, This) and say.gone:
        return f"{the(feminine)} {name} que tenía {say.name} en juego"
    return f"{the(feminine)} {name} {of(owner.text)}"


def on_cards(say: Speaker, node: Selector) -> Phrase:
    """The cards whose number it is: "los personajes rivales" rather than "todos …"."""
    if isinstance(node, All) and node.among is None:
        return Phrase(filters.group(say, node.filter), True)
    return say.cards(node)


def damage_on(say: Speaker, q: Quantity) -> str:
    """ "por cada 1 de daño sobre ese personaje", if the number is that damage."""
    if isinstance(q, StatOf) and q.stat == Stat.DAMAGE and not isinstance(q.of, Chosen):
        return f"por cada 1 de daño sobre {on_cards(say, q.of).text}"
    return ""


def cap(q: Capped) -> str:
    """CR 6.1.8: the limits of a number."""
    out: list[str] = []
    if q.most != ANY_NUMBER:
        out.append(f"hasta un máximo de {q.most}")
    if q.least:
        out.append(f"con un mínimo de {q.least}")
    return ", " + " y ".join(out) if out else ""


def each_of(q: Quantity) -> int:
    if isinstance(q, (Count, Result, HowMany, Different, CountPlayers)):
        return q.each
    if isinstance(q, Times):
        return q.by * each_of(q.of)
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


def unit_of(say: Speaker, q: Quantity) -> SpokenUnit | None:
    """What the quantity counts one by one, if it counts."""
    if isinstance(q, Count):
        return counted(say, q.filter, q.among)
    if isinstance(q, Times) and q.by > 0:
        return unit_of(say, q.of)
    if isinstance(q, Different):
        return different(say, q)
    if isinstance(q, CountPlayers):
        return counted_players(say, q)
    if isinstance(q, StatOf) and q.stat == Stat.CARDS_UNDER:
        under = of(say.name if isinstance(q.of, This) else say.cards(q.of).text)
        gone = say.gone or say.event_kind == Kind.BANISHED
        if gone and isinstance(q.of, (This, EventCard)):
            under = under if isinstance(q.of, This) else "de ese personaje"
            one, many = "carta que estaba", "cartas que estaban"
            return SpokenUnit(f"{one} debajo {under}", f"{many} debajo {under}", feminine=True)
        return SpokenUnit(f"carta debajo {under}", f"cartas debajo {under}", feminine=True)
    part = repeated(q)
    if part is not None:
        return unit_of(say, part)
    if isinstance(q, OpponentCount):
        return SpokenUnit("oponente", "oponentes")
    if isinstance(q, Happened):
        return happened.unit(say, q)
    if isinstance(q, Result):
        return say.units.get(q.label)
    if isinstance(q, HowMany):
        known = say.units.get(q.label)
        if known is not None and not known.mass:
            return known
        return SpokenUnit("una de esas cartas", "esas cartas", feminine=True)
    return None


def counted(say: Speaker, f: Filter, among: Selector | None) -> SpokenUnit:
    """ "carta de acción descartada así", "personaje que haya cantado esta canción"."""
    if among is None:
        one, many = filters.had(say, f), filters.had(say, f, True)
        return SpokenUnit(one, many, feminine=filters.feminine(f))
    known = say.units.get(among.label) if isinstance(among, That) else None
    card = known is None or known.one.startswith("carta ")
    if card and not isinstance(among, Singers):
        f = replace(f, zone=Zone.DECK)
    one, many = filters.noun(say, f), filters.noun(say, f, True)
    fem = filters.feminine(f)
    if isinstance(among, Singers):
        sang = "cantado esta canción"
        return SpokenUnit(f"{one} que haya {sang}", f"{many} que hayan {sang}", feminine=fem)
    if isinstance(among, WasUnder):
        under = say.name if isinstance(among.of, This) else say.cards(among.of).text
        where = f"debajo {of(under)}"
        return SpokenUnit(f"{one} que estaba {where}", f"{many} que estaban {where}", feminine=fem)
    if known is None:
        return SpokenUnit(f"{one} revelada así", f"{many} reveladas así", feminine=fem)
    how, hows = known.one.partition(" ")[2], known.many.partition(" ")[2]
    return SpokenUnit(f"{one} {how}", f"{many} {hows}", feminine=fem)


def different(say: Speaker, q: Different) -> SpokenUnit:
    """CR 5.2.6: "objeto con un nombre distinto", "tipo de tinta distinto de las cartas …"."""
    unit = counted(say, q.filter, q.among)
    if q.inks:
        whose = f"entre {the(unit.feminine, True)} {unit.many}"
        return SpokenUnit(f"tipo de tinta distinto {whose}", f"tipos de tinta distintos {whose}")
    f = q.filter if q.among is None else replace(q.filter, zone=Zone.DECK)
    one, many = filters.noun(say, f), filters.noun(say, f, True)
    return SpokenUnit(
        unit.one.replace(one, f"{one} con un nombre distinto"),
        unit.many.replace(many, f"{many} con nombres distintos"),
        feminine=unit.feminine,
    )


def counted_players(say: Speaker, q: CountPlayers) -> SpokenUnit:
    """ "oponente que no lo haga"."""
    one = "oponente" if "oponente" in say.player(q.who).text else "jugador"
    many = "oponentes" if one == "oponente" else "jugadores"
    if q.condition is None:
        return SpokenUnit(one, many)
    did = q.condition.of if isinstance(q.condition, Not) else q.condition
    if isinstance(did, Did):
        no = "no " if isinstance(q.condition, Not) else ""
        return SpokenUnit(f"{one} que {no}lo haga", f"{many} que {no}lo hagan")
    before, say.they = say.they, Phrase("‖")
    text = conditions.while_(say, q.condition).removeprefix("‖ ")
    say.they = Phrase("‖", True)
    texts = conditions.while_(say, q.condition).removeprefix("‖ ")
    say.they = before
    return SpokenUnit(
        f"{one} que {text}".replace("‖", one), f"{many} que {texts}".replace("‖", many)
    )


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

    ("2 cartas", ""), ("1 de leyenda", " por cada …"), ("una cantidad de daño", " igual a …").
    `mass` is the name of what is measured rather than counted.
    """
    if isinstance(q, int):
        return times(q, one, many, feminine), ""
    if isinstance(q, Capped):
        if unit_of(say, q.of) is not None or isinstance(q.of, (StatOf, LoreOf, Sum)):
            text, tail = amount(say, q.of, one, many, mass, feminine)
            return text, tail + cap(q)
    if isinstance(q, EventAmount) and say.event_kind == Kind.DAMAGE_REMOVED:
        return times(1, one, many, feminine), " por cada 1 de daño retirado"
    if isinstance(q, EventAmount) and say.event_kind == Kind.DISCARDED_SOME:
        return times(1, one, many, feminine), " por cada carta descartada"
    if isinstance(q, EventAmount) or (is_that(say, q) and each_of(q) == 1):
        return f"esa cantidad de {mass if mass else many}", ""
    tail = for_each(say, q)
    if tail:
        return times(each_of(q), one, many, feminine), f" {tail}"
    if mass:
        return f"una cantidad de {mass}", f" {equal_to(number(say, q))}"
    return f"un número de {many}", f" {equal_to(number(say, q))}"
