"""What a card lacks for a requirement or limiter: the number, the class, the state (CR 6.1.3.1)."""

from __future__ import annotations

import tintero.rules.derive as derive
import tintero.rules.match as match
import tintero.rules.resolve as resolve
from tintero.ability.filters import Filter
from tintero.ability.select import Chosen
from tintero.messages import Message
from tintero.program import Code
from tintero.rules.context import of_frame
from tintero.rules.frames import K
from tintero.state.objects import Card
from tintero.state.state import State
from tintero.views.knowledge import may_know
from tintero.views.whynot_words import STATS
from tintero.views.words import Told, told
from tintero.vocab import KEYWORD_NAMES, NONE

RESOLVING = (K.RESOLVE, K.USE, K.TRIGGER, K.ACTION)


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


def open_choice(s: State) -> Chosen | None:
    """The choice of cards that a resolution is waiting for."""
    frame = s.stack[-1]
    if frame.kind not in RESOLVING or frame.ability < 0:
        return None
    code = resolve.code_of(s, frame)
    op = code[frame.step] if 0 <= frame.step < len(code) else None
    if op is None or op.code != Code.CHOOSE or not isinstance(op.node, Chosen):
        return None
    return op.node


def missing(s: State, card: Card, seat: int) -> tuple[Told, list[Message]] | None:
    """What may be chosen now, and what of it this card is not; None if it is all of that."""
    sel = open_choice(s)
    if sel is None or not may_know(s, card, seat):
        return None
    frame = s.stack[-1]
    if match.qualifies(s, sel.filter, card, of_frame(s, frame), None):
        if card.zone in (sel.filter.zone, sel.filter.or_zone):
            return None
    name = s.programs[frame.index].full_name
    text = told(s, frame.index, sel.filter, name, frame.player, seat)
    return (text, facts(s, sel.filter, card)) if text is not None else None
