"""Predictions: verbs that change states and numbers."""

from __future__ import annotations

from tintero.ability import effects as e
from tintero.ability.selectors import Chosen
from tintero.vocab import CardType, Keyword, Zone
from tintero_proof.smoke.prediction import Answer, Prediction, choose, settle_who, verb
from tintero_proof.smoke.world import World, WorldCard
from tintero_proof.smoke.world_reading import SmokeScope, number, players, things

HURT = (CardType.CHARACTER, CardType.LOCATION)


def note(x: SmokeScope, label: str, n: int, done: bool) -> bool:
    x.numbers[label] = n
    x.done[label] = done
    return done


def settle(world: World) -> None:
    """CR 1.8.1.4: what has lethal damage is banished."""
    for t in [t for side in world.sides for t in (world.things[i] for i in side.zones[Zone.PLAY])]:
        if t.facts.type in HURT and t.damage > 0 and t.damage >= t.willpower:
            world.move(t, Zone.DISCARD)


def pay(x: SmokeScope, who: int, n: int) -> bool:
    """Exert ready ink, without drops (the tests answer so)."""
    ready = [t for t in x.world.cards(who, Zone.INKWELL) if not t.exerted]
    if len(ready) < n:
        return False
    for t in ready[:n]:
        t.exerted = True
    return True


@verb(e.Ready)
def _ready(effect: e.Ready, x: SmokeScope, p: Prediction) -> bool:
    found = choose(effect.what, x, p, prefer=lambda t: int(t.exerted))
    done = [t for t in found if t.exerted and t.zone == Zone.PLAY]
    for t in done:
        t.exerted = False
    return note(x, effect.label, len(done), bool(done))


@verb(e.Exert)
def _exert(effect: e.Exert, x: SmokeScope, p: Prediction) -> bool:
    def able(t: WorldCard) -> bool:
        wet = effect.symbol and t.drying
        return not t.exerted and not wet and t.facts.type != CardType.LOCATION

    # CR 1.5.3: a cost is paid with what can pay it.
    barred = {t.id for t in x.world.things if not able(t)} if x.paying else ()
    found = choose(effect.what, x, p, prefer=lambda t: int(able(t)), barred=barred)
    done = [t for t in found if t.zone == Zone.PLAY and able(t)]
    for t in done:
        t.exerted = True
    return note(x, effect.label, len(done), bool(done) and len(done) == len(found))


@verb(e.GainLore)
def _gain(effect: e.GainLore, x: SmokeScope, p: Prediction) -> bool:
    settle_who(effect.who, x, p)
    total = 0
    for who in players(effect.who, x):
        n = max(0, number(effect.count, x))
        x.world.sides[who].lore += n
        total += n
    return note(x, effect.label, total, total > 0)


@verb(e.LoseLore)
def _lose(effect: e.LoseLore, x: SmokeScope, p: Prediction) -> bool:
    settle_who(effect.who, x, p)
    total, done = 0, True
    for who in players(effect.who, x):
        side = x.world.sides[who]
        n = number(effect.count, x.speaking_of(who))
        lost = min(n, side.lore)  # CR 1.11.1: never below zero
        side.lore -= lost
        total += lost
        done = done and lost == n
    return note(x, effect.label, total, done)


@verb(e.Deal)
def _deal(effect: e.Deal, x: SmokeScope, p: Prediction) -> bool:
    if effect.by is not None:
        choose(effect.by, x, p, prefer=lambda t: t.strength)
    many = number(effect.count, x) > 1

    def shows(t: WorldCard) -> int:
        return 2 * int(t.facts.type in HURT) + int(many and Keyword.RESIST in t.keywords)

    found = choose(effect.to, x, p, prefer=shows)
    n = number(effect.count, x)
    total = 0
    hurt = [t for t in found if t.zone == Zone.PLAY and t.facts.type in HURT]
    for t in hurt:
        # CR 8.8.1: damage dealt to it is reduced by N.
        resist = 0 if effect.unreduced else t.keywords.get(Keyword.RESIST, 0)
        t.damage += max(0, n - resist)
        total += n
    return note(x, effect.label, total, bool(hurt) and n > 0)


@verb(e.PutDamage)
def _put_damage(effect: e.PutDamage, x: SmokeScope, p: Prediction) -> bool:
    n = number(effect.count, x)
    hurt = [t for t in choose(effect.on, x, p) if t.zone == Zone.PLAY and t.facts.type in HURT]
    for t in hurt:
        t.damage += n
    return note(x, effect.label, n * len(hurt), bool(hurt) and n > 0)


def take_off(t: WorldCard, count: int | None, up_to: bool, who: int, p: Prediction) -> int:
    """How many counters come off; where the player says how many, all of them."""
    n = t.damage if count is None else min(count, t.damage)
    if up_to and n > 0:
        p.ask(Answer("amount", who, frozenset(range(n + 1)), [n]))
    return n


@verb(e.RemoveDamage)
def _remove(effect: e.RemoveDamage, x: SmokeScope, p: Prediction) -> bool:
    found = choose(effect.from_, x, p, prefer=lambda t: t.damage)
    count = None if effect.count is None else number(effect.count, x)
    total = 0
    for t in found:
        if t.zone == Zone.PLAY:
            # A total is shared: what the cards before have lost is gone.
            most = count - total if effect.total and count is not None else count
            off = take_off(t, most, effect.up_to, x.you, p)
            t.damage -= off
            total += off
    return note(x, effect.label, total, total > 0)


@verb(e.MoveDamage)
def _move_damage(effect: e.MoveDamage, x: SmokeScope, p: Prediction) -> bool:
    fixed = set() if isinstance(effect.to, Chosen) else {t.id for t in things(effect.to, x)}
    origins = choose(effect.from_, x, p, prefer=lambda t: t.damage, barred=fixed)
    taken = {t.id for t in origins}
    goals = choose(effect.to, x, p, barred=taken)  # CR 1.9.2.4: a different one
    count = None if effect.count is None else number(effect.count, x)
    total = 0
    if not goals:
        return note(x, effect.label, 0, False)
    for t in origins:
        if t.id != goals[0].id:
            off = take_off(t, count, effect.up_to, x.you, p)
            t.damage -= off
            total += off
    goals[0].damage += total
    return note(x, effect.label, total, total > 0)


@verb(e.MoveTo)
def _move_to(effect: e.MoveTo, x: SmokeScope, p: Prediction) -> bool:
    found = choose(effect.what, x, p, prefer=lambda t: int(t.at < 0))
    another = isinstance(effect.to, Chosen) and effect.to.filter.other
    there = {t.at for t in found} if another else ()
    goals = choose(effect.to, x, p, barred=there)
    moved = []
    for t in found:
        if goals and t.owner == goals[0].owner and t.at != goals[0].id:
            t.at = goals[0].id
            moved.append(t)
    x.labels[effect.label] = [t.id for t in moved]
    return note(x, effect.label, len(moved), bool(moved))


@verb(e.GetDrops)
def _drops(effect: e.GetDrops, x: SmokeScope, p: Prediction) -> bool:
    settle_who(effect.who, x, p)
    for who in players(effect.who, x):
        x.world.sides[who].drops += number(effect.count, x)
    return True


@verb(e.RemoveDrops)
def _remove_drops(effect: e.RemoveDrops, x: SmokeScope, p: Prediction) -> bool:
    for who in players(effect.who, x):
        if x.world.sides[who].drops < effect.count:
            return False
        x.world.sides[who].drops -= effect.count
    return True


@verb(e.PayInk)
def _pay(effect: e.PayInk, x: SmokeScope, p: Prediction) -> bool:
    paid = [pay(x, who, number(effect.count, x)) for who in players(effect.who, x)]
    return all(paid)


@verb(e.ReadyInk)
def _ready_ink(effect: e.ReadyInk, x: SmokeScope, p: Prediction) -> bool:
    settle_who(effect.who, x, p)
    for who in players(effect.who, x):
        turned = [t for t in x.world.cards(who, Zone.INKWELL) if t.exerted != effect.exert]
        n = len(turned) if effect.count is None else number(effect.count, x)
        for t in turned[:n]:
            t.exerted = effect.exert
    return True
