"""Predictions: what resolved effects hand out for a while, and what static effects change."""

from __future__ import annotations

from tintero.ability import effects as e
from tintero.ability import statics as s
from tintero.ability.abilities import Has, Triggered
from tintero.ability.base import StaticEffect
from tintero.ability.filters import Filter
from tintero.ability.triggers import When
from tintero.events import Kind
from tintero.vocab import STACKING_KEYWORDS, Owner, Stat, Until, Zone
from tintero_proof.smoke.known import understood, walk
from tintero_proof.smoke.prediction import Mod, Prediction, choose, verb
from tintero_proof.smoke.world import NotCovered, WorldCard
from tintero_proof.smoke.world_reading import SmokeScope, holds, number, things

UNTILS = (Until.FOREVER, Until.END_OF_TURN, Until.YOUR_NEXT_TURN, Until.THEIR_NEXT_TURN,
          Until.CHALLENGE, Until.WHILE_IN_PLAY)  # fmt: skip
STATS = {
    Stat.STRENGTH: "strength",
    Stat.WILLPOWER: "willpower",
    Stat.LORE: "lore",
    Stat.MOVE_COST: "move_cost",
}


def hand(effect: StaticEffect, t: WorldCard, x: SmokeScope, p: Prediction, until: int) -> None:
    """One static effect on one card, in force at once unless it waits for their next turn."""
    understood(effect)
    if until not in UNTILS:
        raise NotCovered(f"how long it lasts ({until}) is not predicted")
    had = len(p.mods)
    _hand(effect, t, x, p, until)
    if until not in (Until.THEIR_NEXT_TURN, Until.CHALLENGE):
        apply_mods(p.mods[had:], x.world.things)


def _hand(effect: StaticEffect, t: WorldCard, x: SmokeScope, p: Prediction, until: int) -> None:
    if isinstance(effect, s.Modify) and effect.if_ is not None:
        if holds(effect.if_, x.about(t.id)):
            raise NotCovered("a change that depends on the moment is not predicted")
        p.weak.append("Modify")
    elif isinstance(effect, s.Modify) and effect.stat in STATS:
        p.mods.append(Mod(t.id, STATS[effect.stat], number(effect.amount, x), until))
    elif isinstance(effect, s.Gain) and isinstance(effect.ability, Has):
        n = effect.ability.n * number(effect.times, x)
        p.mods.append(Mod(t.id, f"+{effect.ability.keyword}", n, until))
    elif isinstance(effect, s.Lose):
        p.mods.append(Mod(t.id, f"-{effect.keyword}", 0, until))
    elif isinstance(effect, s.GainClass):
        p.mods.append(Mod(t.id, "class " + effect.classification, 0, until))
    elif isinstance(effect, s.Cant) and effect.if_ is not None:
        if not holds(effect.if_, x.about(t.id)):
            p.weak.append("Cant")
            return
        p.denied.append((t.id, effect.deny, until))
    elif isinstance(effect, s.Cant):
        p.denied.append((t.id, effect.deny, until))
    elif isinstance(effect, s.Instead) and effect.effect is None and effect.if_ is None:
        p.shielded.append(t.id)
    else:
        p.weak.append(type(effect).__name__)


def apply_mods(mods: list[Mod], things_: list[WorldCard]) -> None:
    """The values as they are with these changes in force."""
    for mod in mods:
        t = things_[mod.thing]
        if mod.what.startswith("+"):
            keyword = int(mod.what[1:])
            had = t.keywords.get(keyword, 0)
            stacks = keyword in STACKING_KEYWORDS
            t.keywords[keyword] = had + mod.amount if stacks else max(had, mod.amount)
        elif mod.what.startswith("class "):
            t.classes = (*t.classes, mod.what[6:])
        elif not mod.what.startswith("-"):
            setattr(t, mod.what, getattr(t, mod.what) + mod.amount)
    for mod in mods:  # CR 8.1: what is lost is lost, printed or gained
        if mod.what.startswith("-"):
            things_[mod.thing].keywords.pop(int(mod.what[1:]), None)


@verb(e.Apply)
def _apply(effect: e.Apply, x: SmokeScope, p: Prediction) -> bool:
    found = [t for t in choose(effect.to, x, p) if t.zone == Zone.PLAY]
    for part in effect.effects:
        for t in found:
            hand(part, t, x, p, effect.until)
        if found:
            p.lasting.append((effect.until, tuple(sorted(t.id for t in found))))
    return bool(found)


@verb(e.Rule)
def _rule(effect: e.Rule, x: SmokeScope, p: Prediction) -> bool:
    for part in effect.effects:
        understood(part)
        to = getattr(part, "to", None)
        if to is not None:
            for t in things(to, x):
                if t.zone == Zone.PLAY:
                    hand(part, t, x, p, effect.until)
        elif isinstance(part, s.PayLess) and part.same_name_as is not None:
            names = tuple(name for t in things(part.same_name_as, x) for name in t.names)
            p.cheaper.append((Filter(names=names), number(part.amount, x)))
        elif is_bargain(part):
            assert isinstance(part, s.PayLess) and part.what is not None
            p.cheaper.append((part.what, number(part.amount, x)))
        elif isinstance(part, s.PlayFrom):
            p.offered.append(part)
        else:
            p.weak.append(type(part).__name__)
        p.lasting.append((effect.until, ()))
    return True


def is_bargain(part: StaticEffect) -> bool:
    """Cards of one's own that cost less to play."""
    return (
        isinstance(part, s.PayLess)
        and part.what is not None
        and not (part.this or part.move or part.use or part.to_here)
        and part.payment < 0
        and part.what.owner in (Owner.ANY, Owner.YOURS)
    )


@verb(e.Later)
def _later(effect: e.Later, x: SmokeScope, p: Prediction) -> bool:
    kinds = [w.kind for w in walk(effect.ability) if isinstance(w, When)]
    if Kind.CHALLENGE_OVER in kinds and x.challenge is not None:
        assert isinstance(effect.ability, Triggered)
        p.afterwards.append(effect.ability.effect)
        return True
    p.lasting.append((effect.until, ()))
    p.weak.append("Later")
    return True
