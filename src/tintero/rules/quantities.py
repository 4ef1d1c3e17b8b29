"""Numbers that abilities work out (CR 6.1.8). Everything here only reads."""

from __future__ import annotations

import tintero.ability.quantities as said
import tintero.rules.conditions as conditions
import tintero.rules.derive as derive
import tintero.rules.selectors as selectors
from tintero.ability.base import Quantity, Selector
from tintero.ability.filters import Filter
from tintero.ability.selectors import All
from tintero.events import REF
from tintero.rules.context import Context, speaking_of
from tintero.state.state import State
from tintero.vocab import NONE, Zone


def value(s: State, q: Quantity | int, x: Context) -> int:
    """A number worked out now."""
    if isinstance(q, int):
        return q
    if isinstance(q, said.Count):
        if q.among is not None:
            return len(selectors.group(s, q.filter, q.among, x)) * q.each
        return len(selectors.counted(s, q.filter, x)) * q.each
    if isinstance(q, said.Different):
        return different(s, q, x) * q.each
    if isinstance(q, said.Greatest):
        return max(
            [stat_of_ref(s, r, q.stat) for r in selectors.group(s, q.filter, q.among, x)] + [-1]
        )
    if isinstance(q, said.StatOf):
        total = 0
        for ref in selectors.refs(s, q.of, x):
            total += stat_of_ref(s, ref, q.stat)
        return total
    if isinstance(q, said.Result):
        return selectors.bound_number(x, q.label) * q.each
    if isinstance(q, said.HowMany):
        return len(selectors.bound_refs(x, q.label)) * q.each
    if isinstance(q, said.EventAmount):
        return x.event.amount if x.event is not None else 0
    if isinstance(q, said.LoreOf):
        total = 0
        for p in selectors.players(s, q.who, x):
            total += s.players[p].lore
        return total
    if isinstance(q, said.Happened):
        return happened(s, q, x)
    if isinstance(q, said.Sum):
        total = 0
        for part in q.parts:
            total += value(s, part, x)
        return total
    if isinstance(q, said.Capped):
        return max(q.least, min(q.most, value(s, q.of, x)))
    if isinstance(q, said.Until_):
        p = selectors.player(s, q.who, x)
        return max(0, value(s, q.n, x) - len(s.zone(p, Zone.HAND))) if p >= 0 else 0
    if isinstance(q, said.DownTo):
        return max(0, len(selectors.counted(s, q.filter, x)) - q.n)
    if isinstance(q, said.Times):
        return value(s, q.of, x) * q.by
    if isinstance(q, said.CountPlayers):
        return len(counted_players(s, q, x)) * q.each
    if isinstance(q, said.OpponentCount):
        return len(s.opponents(x.player))
    raise TypeError(f"no reading for {type(q).__name__}")


def different(s: State, q: said.Different, x: Context) -> int:
    """CR 5.2.6: how many different names, or ink types, these cards have between them. A card of
    several names adds one name, as it is one card."""
    found: list[str] = []
    inks: list[int] = []
    for ref in selectors.group(s, q.filter, q.among, x):
        card = s.cards[ref % REF]
        inks.extend([ink for ink in card.program.inks if ink not in inks])
        name = card.program.name
        if name not in found:
            found.append(name)
    return len(inks) if q.inks else len(found)


def counted_players(s: State, q: said.CountPlayers, x: Context) -> list[int]:
    group = selectors.players(s, q.who, x)
    test = q.condition
    if test is None:
        return group
    return [p for p in group if conditions.holds(s, test, speaking_of(x, p))]


def stat_of_ref(s: State, ref: int, stat: int) -> int:
    """CR 6.7.7: information about a card that left play uses its last known value."""
    now = s.card_of(ref)
    card = s.cards[ref % REF]
    if now is not None and (now.zone == Zone.PLAY or card.known is None):
        return derive.stat(s, now, stat)
    known = card.known
    if known is not None and known.inc == ref // REF:
        return selectors.known_stat(s, known, card, stat)
    return derive.stat(s, card, stat)


def names_of_ref(s: State, ref: int) -> tuple[str, ...]:
    """CR 5.2.6, 6.7.7: the names a card has, or last had in play."""
    now = s.card_of(ref)
    card = s.cards[ref % REF]
    if now is None and card.known is not None and card.known.inc == ref // REF:
        return card.known.names
    return derive.names(s, now if now is not None else card)


def happened(s: State, q: said.Happened, x: Context) -> int:
    """How many such events this turn's log holds."""
    count = 0
    for e in s.log:
        if e.kind != q.kind:
            continue
        if not selectors.is_owner(s, q.by, e.player, x):
            continue
        if q.extra != NONE and e.extra & q.extra == 0:
            continue
        if q.this and (e.card < 0 or e.ref() != x.source):
            continue
        if q.subject is not None and (e.card < 0 or not event_matches(s, q.subject, e.ref(), x)):
            continue
        if q.card is not None and not is_of(s, q.card, e.card, e.inc, x):
            continue
        if q.other is not None and not is_of(s, q.other, e.other, e.other_inc, x):
            continue
        count += 1
    return count


def is_of(s: State, sel: Selector, card: int, inc: int, x: Context) -> bool:
    """Whether an earlier event's card is one of these: the same object in play (CR 7.1.6), the
    same card elsewhere ("a song card you played this turn"). A group: it was one of them then."""
    if isinstance(sel, All) and sel.among is None:
        return card >= 0 and event_matches(s, sel.filter, inc * REF + card, x)
    for ref in selectors.refs(s, sel, x):
        if ref % REF == card and (ref // REF == inc or s.cards[card].zone != Zone.PLAY):
            return True
        now = s.card_of(ref)
        if now is not None and now is s.card_of(inc * REF + card):
            return True
    return False


def event_matches(s: State, f: Filter, ref: int, x: Context) -> bool:
    """Whether the card of an earlier event qualified; it may have moved on since."""
    card = s.cards[ref % REF]
    known = card.known
    if known is not None and known.inc == ref // REF:
        return selectors.qualifies(s, f, card, x, known)
    return selectors.qualifies(s, f, card, x, None)
