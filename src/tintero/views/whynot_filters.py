"""What a card lacks for a requirement or limiter: the number, the class, the state (CR 6.1.3.1)."""

from __future__ import annotations

import tintero.rules.derive as derive
import tintero.rules.open as opened
from tintero.ability.filters import Filter
from tintero.messages import Message
from tintero.state.objects import Card
from tintero.state.state import State
from tintero.views.knowledge import may_know
from tintero.views.whynot_words import STATS
from tintero.views.words import HeardCondition, told
from tintero.vocab import KEYWORD_NAMES, NONE


def facts(s: State, f: Filter, card: Card) -> list[Message]:
    """What the card has of what the filter asks about, as words after its name."""
    found: list[Message] = []
    for bound in f.bounds:
        id = STATS.get(bound.stat)
        if id is not None:
            found.append(Message(id, count=derive.stat(s, card, bound.stat)))
    if f.damaged != NONE:
        found.append(Message("why-is-damaged" if card.damage else "why-is-not-damaged"))
    if f.exerted != NONE and not f.bounds:
        found.append(Message("why-is-exerted" if card.exerted else "why-is-ready"))
    if f.classes:
        mine = ", ".join(derive.classes(s, card)) or "-"
        found.append(Message("why-is-of-class", classes=mine))
    if f.keyword != NONE and not derive.has_keyword(s, card, f.keyword):
        found.append(Message("why-has-no-keyword", keyword=KEYWORD_NAMES[f.keyword]))
    return found


def missing(s: State, card: Card, seat: int) -> tuple[HeardCondition, list[Message]] | None:
    """What may be chosen now, and what of it this card is not; None if it is all of that."""
    asked = opened.now(s)
    sel = asked.choice() if asked is not None else None
    if asked is None or sel is None or not may_know(s, card, seat) or asked.qualifies(s, card):
        return None
    name = s.programs[asked.index].full_name
    text = told(s, asked.index, sel.filter, name, asked.whose, seat)
    return (text, facts(s, sel.filter, card)) if text is not None else None
