"""Reads the numbers an ability works out (CR 6.1.8)."""

from __future__ import annotations

from tintero.ability import quantities as q
from tintero.vocab import Zone
from tintero_proof.smoke.world_reading import (
    NUMBERS,
    SmokeScope,
    candidates,
    holds,
    ids,
    is_owner,
    number,
    players,
    qualified,
    qualifies,
    stat,
)


def _stat_of(n: q.StatOf, x: SmokeScope) -> int:
    return sum(stat(x.thing(i), n.stat, x) for i in ids(n.of, x))


def _capped(n: q.Capped, x: SmokeScope) -> int:
    return max(n.least, min(n.most, number(n.of, x)))


def _missing(n: q.Until_, x: SmokeScope) -> int:
    who = players(n.who, x)
    return max(0, number(n.n, x) - len(x.world.cards(who[0], Zone.HAND))) if who else 0


def _happened(n: q.Happened, x: SmokeScope) -> int:
    """Events of this turn, by what they say of themselves (`events.FIELDS`)."""
    found = 0
    for event in x.events:
        if event.kind != n.kind or not is_owner(n.by, event.player, x):
            continue
        if n.extra >= 0 and not event.extra & n.extra:
            continue
        if n.this and event.card != x.this:
            continue
        if n.card is not None and event.card not in ids(n.card, x):
            continue
        if n.other is not None and event.other not in ids(n.other, x):
            continue
        if n.subject is not None:
            if event.card < 0 or not qualifies(n.subject, x.thing(event.card), x):
                continue
        found += 1
    return found


def _different(n: q.Different, x: SmokeScope) -> int:
    found = qualified(n.filter, n.among, x)
    if n.inks:
        return len({ink for t in found for ink in t.facts.inks})
    return len({t.facts.name for t in found})


def _greatest(n: q.Greatest, x: SmokeScope) -> int:
    return max([-1, *(stat(t, n.stat, x) for t in qualified(n.filter, n.among, x))])


def _count_players(n: q.CountPlayers, x: SmokeScope) -> int:
    found = [
        p for p in players(n.who, x) if n.condition is None or holds(n.condition, x.speaking_of(p))
    ]
    return len(found) * n.each


NUMBERS |= {
    q.Count: lambda n, x: len(qualified(n.filter, n.among, x)) * n.each,
    q.Different: _different,
    q.Greatest: _greatest,
    q.Times: lambda n, x: number(n.of, x) * n.by,
    q.DownTo: lambda n, x: max(0, len(candidates(n.filter, x)) - n.n),
    q.CountPlayers: _count_players,
    q.StatOf: _stat_of,
    q.Result: lambda n, x: x.numbers.get(n.label, 0) * n.each,
    q.HowMany: lambda n, x: len(x.labels.get(n.label, ())) * n.each,
    q.EventAmount: lambda n, x: x.event.amount,
    q.LoreOf: lambda n, x: sum(x.world.sides[p].lore for p in players(n.who, x)),
    q.Sum: lambda n, x: sum(number(part, x) for part in n.parts),
    q.Capped: _capped,
    q.Until_: _missing,
    q.OpponentCount: lambda n, x: len(x.world.sides) - 1,
    q.Happened: _happened,
}
