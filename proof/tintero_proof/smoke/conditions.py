"""Reads conditions: windows, "if"s, "while"s (CR 6.1.15)."""

from __future__ import annotations

from dataclasses import replace

from tintero.ability import conditions as c
from tintero.vocab import Zone
from tintero_proof.smoke.world_reading import (
    CONDITIONS,
    SmokeScope,
    candidates,
    compare,
    holds,
    ids,
    is_owner,
    number,
    players,
    qualifies,
    things,
)


def _is(k: c.Is, x: SmokeScope) -> bool:
    def fits(i: int) -> bool:
        now = x.world.things[i]
        seen = x.thing(i) if k.filter.zone in (Zone.PLAY, Zone.ANYWHERE) else now
        return qualifies(k.filter, seen, x, zone=True)

    return any(fits(i) for i in ids(k.what, x))


def _in_challenge(k: c.InChallenge, x: SmokeScope) -> bool:
    if x.challenge is None:
        return False
    for i in ids(k.what, x):
        for role, (me, other) in ((1, x.challenge), (2, x.challenge[::-1])):
            if i == me and k.role in (0, role):
                return k.against is None or qualifies(k.against, x.thing(other), x)
    return False


def _same_name(k: c.SameName, x: SmokeScope) -> bool:
    left = {name for t in things(k.left, x) for name in t.names}
    return any(name in left for t in things(k.right, x) for name in t.names)


CONDITIONS |= {
    c.Have: lambda k, x: number(k.least, x) <= len(candidates(k.filter, x)) <= k.most,
    c.Is: _is,
    c.YourTurn: lambda k, x: is_owner(k.whose, x.world.active, x),
    c.Compare: lambda k, x: compare(number(k.left, x), k.op, number(k.right, x)),
    c.AnyPlayer: lambda k, x: any(holds(k.condition, x.speaking_of(p)) for p in players(k.who, x)),
    c.Did: lambda k, x: x.done.get(k.label, False),
    c.RemovedDrops: lambda k, x: x.paid_drops,
    c.UsedShift: lambda k, x: x.shifted,
    c.FirstTurnNotFirstPlayer: lambda k, x: x.first_turn,
    c.EveryPlayer: lambda k, x: all(
        holds(k.condition, x.speaking_of(p)) for p in players(k.who, x)
    ),
    c.AllAre: lambda k, x: all(qualifies(k.filter, t, x) for t in candidates(k.of, x)),
    c.SameCard: lambda k, x: bool(ids(k.left, x)) and ids(k.left, x) == ids(k.right, x),
    c.Was: lambda k, x: holds(k.of, replace(x, world=x.before)),
    c.EventNth: lambda k, x: (
        k.n == sum(e.kind == x.event.kind and e.player == x.event.player for e in x.events)
    ),
    c.InChallenge: _in_challenge,
    c.SameName: _same_name,
    c.WasNamed: lambda k, x: any(x.named in t.names for t in things(k.what, x)),
    c.StillThere: lambda k, x: any(t.zone == k.zone for t in things(k.what, x)),
    c.Not: lambda k, x: not holds(k.of, x),
    c.Both: lambda k, x: all(holds(part, x) for part in k.parts),
    c.Either: lambda k, x: any(holds(part, x) for part in k.parts),
    c.HasDrops: lambda k, x: any(x.world.sides[p].drops >= k.least for p in players(k.who, x)),
}
