"""What a card lacks for a requirement or limiter: the number, the class, the state (CR 6.1.3.1)."""

from __future__ import annotations

import tintero.rules.derive as derive
import tintero.rules.open as opened
from tintero.ability.filters import Filter
from tintero.state.objects import Card
from tintero.state.state import State
from tintero.views.knowledge import may_know
from tintero.views.words import told
from tintero.vocab import KEYWORD_NAMES, NONE, Stat

STATS = {
    "en": {
        Stat.STRENGTH: "{} strength",
        Stat.WILLPOWER: "{} willpower",
        Stat.LORE: "{} lore value",
        Stat.COST: "cost {}",
        Stat.DAMAGE: "{} damage",
    },
    "es": {
        Stat.STRENGTH: "{} de Fuerza",
        Stat.WILLPOWER: "{} de Voluntad",
        Stat.LORE: "{} de valor de leyenda",
        Stat.COST: "coste {}",
        Stat.DAMAGE: "{} de daño",
    },
}


def facts(s: State, f: Filter, card: Card, lang: str) -> list[str]:
    """What the card has of what the filter asks about, as words after its name."""
    english = lang == "en"
    found: list[str] = []
    for bound in f.bounds:
        words = STATS[lang].get(bound.stat)
        if words is not None:
            number = words.format(derive.stat(s, card, bound.stat))
            found.append(f"has {number}" if english else f"tiene {number}")
    if f.damaged != NONE:
        no = "" if card.damage else "not " if english else "no "
        found.append(f"is {no}damaged" if english else f"{no}está dañado")
    if f.exerted != NONE and not f.bounds:
        state = ("exerted" if card.exerted else "ready") if english else (
            "agotado" if card.exerted else "preparado"
        )  # fmt: skip
        found.append(f"is {state}" if english else f"está {state}")
    if f.classes:
        mine = ", ".join(derive.classes(s, card)) or "-"
        found.append(f"is {mine}" if english else f"es {mine}")
    if f.keyword != NONE and not derive.has_keyword(s, card, f.keyword):
        word = KEYWORD_NAMES[f.keyword]
        found.append(f"has no {word}" if english else f"no tiene {word}")
    return found


def missing(s: State, card: Card, seat: int, lang: str) -> tuple[str, list[str]] | None:
    """What may be chosen now, and what of it this card is not; None if it is all of that."""
    asked = opened.now(s)
    sel = asked.choice() if asked is not None else None
    if asked is None or sel is None or not may_know(s, card, seat) or asked.qualifies(s, card):
        return None
    name = s.programs[asked.index].full_name
    text = told(s, asked.index, sel.filter, lang, name, asked.whose, seat)
    return (text, facts(s, sel.filter, card, lang)) if text else None
