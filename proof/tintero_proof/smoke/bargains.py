"""What can be played after an effect that makes cards cheaper or lets them be played from
elsewhere."""

from __future__ import annotations

from dataclasses import replace

from tintero.vocab import Stat, Zone
from tintero_proof.smoke.prediction import Prediction
from tintero_proof.smoke.props import Spot, spoils, want
from tintero_proof.smoke.stage import Stage
from tintero_proof.smoke.world import NotCovered, World


def bargain(stage: Stage, world: World, p: Prediction) -> list[tuple[Spot, bool]]:
    """Cards in hand that are just affordable, just not, and just not because they don't fit."""
    ink = sum(not t.exerted for t in world.cards(0, Zone.INKWELL))
    found: list[tuple[Spot, bool]] = offers(stage, p)
    if not p.cheaper:
        return found
    f = p.cheaper[0][0]
    if any(b.stat == Stat.COST for b in f.bounds):
        raise NotCovered("cheaper cards of some costs are not predicted")
    total = sum(k for g, k in p.cheaper if g == f)
    cases = [("", 0, True), ("", 1, False), *((spoil, 0, False) for spoil in spoils(f))]
    for spoil, more, can in cases:
        made = want(f, 0, spoil)
        made.facts["cost"] = ink + total + more
        found.append((stage.put(0, Zone.HAND, made), can))
    return found


def offers(stage: Stage, p: Prediction) -> list[tuple[Spot, bool]]:
    """Cards that may be played from elsewhere, and near misses."""
    found: list[tuple[Spot, bool]] = []
    for what in p.offered:
        f = what.what
        if what.under_this:
            facts = stage.facts(**want(replace(f, zone=Zone.HAND)).facts)
            stage.this.under.append(facts)
            found.append((Spot(facts, 0, Zone.UNDER), True))
            continue
        found.append((stage.put(0, f.zone, want(f)), True))
        found += [(stage.put(0, f.zone, want(f, 0, spoil)), False) for spoil in spoils(f)]
    return found
