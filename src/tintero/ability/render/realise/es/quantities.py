"""Numbers ("el número de …"), and amounts of something ("2 cartas por cada …")."""

from __future__ import annotations

from typing import Final, final

from tintero.ability.render.realise.es.words import InSpanish
from tintero.ability.render.realise.romance.quantities import RomanceQuantities


@final
class SpanishQuantities(InSpanish, RomanceQuantities):
    NUMBERS = {
        "stat": "{the} {stat} de {whom}",
        "had": "{the} {stat} que tenía {this} en juego",
        "damage": "el daño sobre {whom}",
        "lore": "la leyenda de {whom}",
        "your-lore": "tu leyenda",
        "times": "{n} veces {of}",
        "highest": "{the} mayor {stat} entre {among}",
        "down-to": "lo que pase de {n}",
        "missing": "lo que falta para tener {of} cartas en su mano",
        "your-missing": "lo que falta para tener {of} cartas en tu mano",
        "that": "esa cantidad",
        "counted": "el número de {many}",
        "mass": "{the_unit} {many}",
    }
    PLUS = "más"
    CAPS = ("hasta un máximo de", "con un mínimo de")
    FIXED = {
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
    UNITS = {
        "inks": ("tipo de tinta distinto entre {those}", "tipos de tinta distintos entre {those}"),
        "under": ("carta debajo de {pile}", "cartas debajo de {pile}"),
        "was-under": ("carta que estaba debajo de {pile}", "cartas que estaban debajo de {pile}"),
        "those-under": ("{one} que estaba debajo de {pile}", "{many} que estaban debajo de {pile}"),
        "sang": ("{one} que haya cantado esta canción", "{many} que hayan cantado esta canción"),
        "done": ("{one} {done} así", "{many} {dones} así"),
    }
    FEMININE = ("times", "under", "was-under", "those", "discarded-cards") + (
        *("lore-gained", "lore-lost"),
    )
    DIFFERENT = ("con un nombre distinto", "con nombres distintos")
    THAT_ONE = "ese personaje"
    DOES = {
        "does": (" que lo haga", " que lo hagan"),
        "does-not": (" que no lo haga", " que no lo hagan"),
    }
    FOR_EACH = "por cada"
    ON_DAMAGE = "por cada 1 de daño sobre"
    THAT_MUCH = "esa cantidad"
    SO_MUCH = ("un número", "una cantidad")


QUANTITIES: Final = SpanishQuantities()
