"""Numbers ("el número de …"), and amounts of something ("2 cartas por cada …")."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tintero.ability.render.plan.parts_of_speech import Measure, Noun, Number
from tintero.ability.render.realise.es import conditions, filters, selectors
from tintero.ability.render.realise.es.words import (
    NAMES,
    STATS,
    agree,
    equal_to,
    of,
    plural_of,
    the,
    times,
)
from tintero.ability.render.speaker import Speaker, SpokenUnit
from tintero.vocab import NONE, Stat


def number(say: Speaker, q: Number) -> str:
    """The number itself: "3", "el número de cartas en tu mano"."""
    if q.kind == "plain":
        return str(q.n)
    if q.kind == "stat":
        return stat_of(say, q)
    if q.kind == "lore":
        assert q.noun is not None
        return "tu leyenda" if q.noun.you else f"la leyenda {of(selectors.text(say, q.noun))}"
    if q.kind == "sum":
        return " más ".join([number(say, part) for part in q.parts])
    if q.kind == "capped":
        return number(say, q.parts[0]) + cap(q)
    if q.kind == "times":
        return f"{q.n} veces {number(say, q.parts[0])}"
    if q.kind == "highest":
        assert q.things is not None
        which = "la mayor" if selectors.stat_feminine(q.stat) else "el mayor"
        return f"{which} {STATS[q.stat]} entre {filters.group(say, q.things)}"
    if q.kind == "down-to":
        return f"lo que pase de {q.n}"
    if q.kind == "missing":
        whose = "tu" if q.noun is not None and q.noun.you else "su"
        return f"lo que falta para tener {number(say, q.parts[0])} cartas en {whose} mano"
    total = "esa cantidad"
    if q.unit is not None:
        counted = unit(say, q.unit)
        total = f"{the(counted.feminine) if counted.mass else 'el número de'} {counted.many}"
    return total if q.n == 1 else f"{q.n} veces {total}"


def whole(noun: Noun) -> Noun:
    """ "Los personajes rivales" rather than "todos …"."""
    return replace(noun, how="group") if noun.how in ("every", "hand") else noun


def stat_of(say: Speaker, q: Number) -> str:
    assert q.noun is not None
    owner = selectors.text(say, whole(q.noun))
    if q.stat == Stat.DAMAGE:
        return f"el daño sobre {owner}"
    stat = f"{the(selectors.stat_feminine(q.stat))} {STATS[q.stat]}"
    return f"{stat} que tenía {say.name} en juego" if q.gone else f"{stat} {of(owner)}"


def damage_on(say: Speaker, q: Number) -> str:
    """ "por cada 1 de daño sobre ese personaje", if the number is that damage."""
    if q.kind == "stat" and q.stat == Stat.DAMAGE and q.noun is not None and q.noun.pick is None:
        return f"por cada 1 de daño sobre {selectors.text(say, whole(q.noun))}"
    return ""


def cap(q: Number) -> str:
    """CR 6.1.8: the limits of a number."""
    out: list[str] = []
    if q.most != NONE:
        out.append(f"hasta un máximo de {q.most}")
    if q.least:
        out.append(f"con un mínimo de {q.least}")
    return ", " + " y ".join(out) if out else ""


# --- what is counted --------------------------------------------------------------------------


def unit(say: Speaker, m: Measure) -> SpokenUnit:
    if m.spoken is not None and m.kind == "spoken":
        return m.spoken
    one, many = forms(say, m)
    return SpokenUnit(one, many, m.mass, is_feminine(m), measure=m)


def is_feminine(m: Measure) -> bool:
    if m.kind in ("inks", "players", "opponents"):
        return False
    if m.of is not None:
        return is_feminine(m.of)
    if m.things is not None:
        return filters.feminine(m.things)
    return m.kind in ("under", "was-under", "those", "discarded-cards", "lore-gained", "lore-lost")


def forms(say: Speaker, m: Measure, name: bool = False) -> tuple[str, str]:
    """One and many. `name`: they have different ones, which is said right after the noun."""
    if m.kind in ("names", "inks"):
        assert m.of is not None
        if m.kind == "names":
            return forms(say, m.of, True)
        among = f"entre {the(is_feminine(m.of), True)} {forms(say, m.of)[1]}"
        return f"tipo de tinta distinto {among}", f"tipos de tinta distintos {among}"
    if m.kind == "players":
        return players(say, m)
    if m.kind in FIXED:
        return FIXED[m.kind]
    if m.kind in ("under", "was-under") and m.noun is not None:
        gone = m.kind == "was-under"
        ese = gone and m.noun.how != "this"
        below = "debajo de ese personaje" if ese else f"debajo {of(selectors.text(say, m.noun))}"
        if gone:
            return f"carta que estaba {below}", f"cartas que estaban {below}"
        return f"carta {below}", f"cartas {below}"
    assert m.things is not None
    with_one = " con un nombre distinto" if name else ""
    with_many = " con nombres distintos" if name else ""
    if m.kind == "had":
        return filters.had(say, m.things, False, with_one), filters.had(
            say, m.things, True, with_many
        )
    one = filters.noun(say, m.things) + with_one
    many = filters.noun(say, m.things, True) + with_many
    if m.kind == "sang":
        sang = "cantado esta canción"
        return f"{one} que haya {sang}", f"{many} que hayan {sang}"
    if m.kind == "those-under":
        assert m.noun is not None
        where = f"debajo {of(selectors.text(say, m.noun))}"
        return f"{one} que estaba {where}", f"{many} que estaban {where}"
    if len(m.head.names) > 1:
        one, many = "carta", "cartas"
    fem = is_feminine(m) or len(m.head.names) > 1
    done = DEEDS[m.deed]
    return f"{one} {agree(done, fem, False)} así", f"{many} {agree(done, fem, True)} así"


DEEDS: Final = {
    "banished": "desterrado",
    "readied": "preparado",
    "exerted": "agotado",
    "discarded": "descartado",
    "moved": "movido",
    "put": "puesto",
    "shuffled": "barajado",
    "revealed": "revelado",
    "looked-at": "mirado",
    "drawn": "robado",
    "played": "jugado",
}
FIXED: Final = {
    "opponents": ("oponente", "oponentes"),
    "those": ("una de esas cartas", "esas cartas"),
    "damage-removed": ("1 de daño retirado", "daño retirado"),
    "discarded-cards": ("carta descartada", "cartas descartadas"),
    "lore-gained": ("1 de leyenda ganada así", "leyenda ganada así"),
    "lore-lost": ("1 de leyenda perdida así", "leyenda perdida así"),
    "damage-dealt": ("1 de daño infligido así", "daño infligido así"),
    "damage-removed-so": ("1 de daño retirado así", "daño retirado así"),
    "counters-put": ("contador de daño puesto así", "contadores de daño puestos así"),
    "counters-moved": ("contador de daño movido así", "contadores de daño movidos así"),
}


def players(say: Speaker, m: Measure) -> tuple[str, str]:
    """ "oponente que no lo haga"."""
    one = NAMES[m.head.names[0]]
    many = plural_of(one)
    if m.who:
        first, second = [conditions.relative(say, who) for who in m.who]
        return f"{one} {first}", f"{many} {second}"
    if not m.deed:
        return one, many
    no = "no " if m.deed == "does-not" else ""
    return f"{one} que {no}lo haga", f"{many} que {no}lo hagan"


def for_each(say: Speaker, m: Measure) -> str:
    """ "por cada 1 de daño retirado así"."""
    return f"por cada {unit(say, m).one}"


def amount(
    say: Speaker,
    q: Number,
    one: str,
    many: str,
    mass: str = "",
    feminine: bool = False,
    digit: bool = False,
) -> tuple[str, str]:
    """So much of something, and what follows at the end of the clause.

    ("2 cartas", ""), ("1 de leyenda", " por cada …"), ("una cantidad de daño", " igual a …").
    `mass` is the name of what is measured rather than counted. `digit`: "1 contador".
    """
    counted = f"1 {one}" if digit and q.n == 1 else times(q.n, one, many, feminine)
    if q.plain:
        return counted, ""
    if q.kind == "capped" and q.parts[0].kind in ("counted", "stat", "lore", "sum"):
        text, tail = amount(say, q.parts[0], one, many, mass, feminine, digit)
        return text, tail + cap(q)
    if q.kind == "that" and q.n == 1:
        return f"esa cantidad de {mass if mass else many}", ""
    if q.unit is not None:
        return counted, f" {for_each(say, q.unit)}"
    much = f"una cantidad de {mass}" if mass else f"un número de {many}"
    return much, f" {equal_to(number(say, q))}"
