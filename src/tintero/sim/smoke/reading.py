"""Reads players, cards, numbers and conditions of an ability off a `World`.

Written from the rulebook and the nodes' own words, without the engine: what the two read
otherwise is a fault of one of them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from tintero.ability import conditions as c
from tintero.ability import quantities as q
from tintero.ability import select as sel
from tintero.ability.base import Condition, Quantity, Selector, Who
from tintero.ability.filters import Bound, Filter, Op
from tintero.events import Event
from tintero.sim.smoke.known import understood
from tintero.sim.smoke.world import NotCovered, Thing, World
from tintero.vocab import Keyword, Owner, Stat, Zone


@dataclass
class Happening:
    """The event that set an ability off."""

    card: int = -1
    other: int = -1
    player: int = -1
    amount: int = 0


@dataclass
class Scope:
    """From where an ability speaks, and what it has bound so far."""

    world: World
    before: World  # as it was just before: last known values (CR 6.7.7)
    this: int
    you: int
    they: int = -1
    event: Happening = field(default_factory=Happening)
    labels: dict[str, list[int]] = field(default_factory=dict)
    numbers: dict[str, int] = field(default_factory=dict)
    done: dict[str, bool] = field(default_factory=dict)
    picked: list[int] = field(default_factory=list)
    candidate: int = -1
    challenge: tuple[int, int] | None = None
    events: list[Event] = field(default_factory=list)  # of this turn
    moments: dict[tuple[str, int], int] = field(default_factory=dict)
    shifted: bool = False
    named: str = ""

    def copy(self) -> Scope:
        """To try something out."""
        labels = {label: list(cards) for label, cards in self.labels.items()}
        return replace(
            self, world=self.world.copy(), labels=labels, numbers=dict(self.numbers),
            done=dict(self.done), picked=list(self.picked),
        )  # fmt: skip

    def about(self, thing: int) -> Scope:
        return replace(self, candidate=thing)

    def speaking_of(self, player: int) -> Scope:
        return replace(self, they=player)

    def thing(self, i: int) -> Thing:
        """A card as it is, or as it was when it was last in play."""
        now = self.world.things[i]
        was = self.before.things[i]
        return was if now.zone != Zone.PLAY and was.zone == Zone.PLAY else now


# --- players ------------------------------------------------------------------------------------


def players(who: Who, x: Scope) -> list[int]:
    understood(who)
    opponents = [p for p in range(len(x.world.sides)) if p != x.you]
    if isinstance(who, sel.You):
        return [x.you]
    if isinstance(who, sel.They):
        return [x.they] if x.they >= 0 else []
    if isinstance(who, sel.EachOpponent):
        return opponents
    if isinstance(who, sel.EachPlayer):
        return [x.world.active, *(p for p in range(len(x.world.sides)) if p != x.world.active)]
    if isinstance(who, (sel.ChosenOpponent, sel.ChosenPlayer)):
        return [x.they] if x.they >= 0 else opponents
    if isinstance(who, sel.OwnerOf):
        found = things(who.of, x)
        return [found[0].owner] if found else []
    if isinstance(who, sel.EventPlayer):
        return [x.event.player]
    raise NotCovered(f"{type(who).__name__} is not predicted")


def is_owner(owner: int, player: int, x: Scope) -> bool:
    if owner == Owner.ANY:
        return True
    if owner == Owner.YOURS:
        return player == x.you
    if owner == Owner.OPPOSING:
        return player != x.you
    if owner == Owner.THEIRS:
        return player == x.they
    raise NotCovered(f"owner {owner} is not predicted")


# --- cards --------------------------------------------------------------------------------------


def things(what: Selector, x: Scope) -> list[Thing]:
    """The cards a selector means that nobody has to choose now."""
    understood(what)
    world = x.world
    if isinstance(what, sel.This):
        this = world.things[x.this]
        # CR 8.10.5: what was covered by Shift goes on as the card on top of it.
        return [world.things[this.top] if x.shifted and this.top >= 0 else this]
    if isinstance(what, sel.That):
        return [world.things[i] for i in x.labels.get(what.label, ())]
    if isinstance(what, (sel.Chosen, sel.AtRandom)):
        return [world.things[i] for i in x.labels.get(what.label, ())]
    if isinstance(what, sel.All):
        return candidates(what.filter, x)
    if isinstance(what, sel.EventCard):
        return [world.things[x.event.card]] if x.event.card >= 0 else []
    if isinstance(what, sel.EventOther):
        return [world.things[x.event.other]] if x.event.other >= 0 else []
    if isinstance(what, sel.Candidate):
        return [world.things[x.candidate]] if x.candidate >= 0 else []
    if isinstance(what, sel.LocationOf):
        return [world.things[t.at] for t in map(x.thing, ids(what.of, x)) if t.at >= 0]
    if isinstance(what, sel.Under):
        return [world.things[i] for t in ids(what.of, x) for i in beneath(t, x)]
    if isinstance(what, sel.TopOfDeck):
        owner = players(what.whose, x)
        if not owner:
            return []
        deck = world.cards(owner[0], Zone.DECK)
        n = max(0, number(what.count, x))
        return deck[:n] if what.bottom else list(reversed(deck[len(deck) - n :]))[:n]
    raise NotCovered(f"{type(what).__name__} is not predicted")


def ids(what: Selector, x: Scope) -> list[int]:
    return [t.id for t in things(what, x)]


def beneath(top: int, x: Scope) -> list[int]:
    """The cards under a card, also after it left play with them."""
    now = x.world.things[top]
    return x.world.beneath(top) if now.zone == Zone.PLAY else x.before.beneath(top)


def candidates(f: Filter, x: Scope) -> list[Thing]:
    """Every card that qualifies where the filter looks."""
    found: list[Thing] = []
    for player in range(len(x.world.sides)):
        zones = (0, 1, 2, 3, 4, 5) if f.zone == Zone.ANYWHERE else (f.zone,)
        for zone in zones:
            found += [t for t in x.world.cards(player, zone) if qualifies(f, t, x)]
    return [t for t in found if not (f.other and t.id in x.picked)]


def qualifies(f: Filter, t: Thing, x: Scope, zone: bool = False) -> bool:
    """All limits of a filter; the zone only if asked for."""
    understood(f)
    if zone and f.zone not in (Zone.ANYWHERE, t.zone):
        return False
    facts = t.facts
    wanted: list[tuple[int, bool]] = [
        (f.song, facts.song),
        (f.exerted, t.exerted),
        (f.damaged, t.damage > 0),
        (f.inkable, facts.inkable),
        (f.drying, t.drying),
        (f.at_location, t.at >= 0),
        (f.has_under, bool(beneath(t.id, x))),
        (f.facedown, not t.faceup),
    ]
    return (
        all(want < 0 or (want == 1) == has for want, has in wanted)
        and (not f.types or facts.type in f.types)
        and is_owner(f.owner, t.owner, x)
        and not (f.other and t.id == x.this)
        and (not f.classes or bool(set(f.classes) & set(t.classes)))
        and (not f.names or bool(set(f.names) & set(t.names)))
        and not set(f.not_names) & set(t.names)
        and (not f.inks or bool(set(f.inks) & set(facts.inks)))
        and (f.keyword < 0 or f.keyword in t.keywords)
        and (f.no_keyword < 0 or f.no_keyword not in t.keywords)
        and (not f.here or t.at == x.this)
        and all(within(bound, t, x) for bound in f.bounds)
        and all(holds(test, x.about(t.id)) for test in f.tests)
        and (not f.any_of or any(qualifies(option, t, x) for option in f.any_of))
    )


def within(bound: Bound, t: Thing, x: Scope) -> bool:
    return compare(stat(t, bound.stat, x), bound.op, number(bound.value, x.about(t.id)))


def stat(t: Thing, which: int, x: Scope) -> int:
    if which == Stat.COST:
        return t.facts.cost
    if which == Stat.CARDS_UNDER:
        return len(beneath(t.id, x))
    if which == Stat.SING_COST:
        return t.keywords.get(Keyword.SINGER, t.facts.cost)
    names = {
        Stat.STRENGTH: t.strength, Stat.WILLPOWER: t.willpower, Stat.LORE: t.lore,
        Stat.MOVE_COST: t.move_cost, Stat.DAMAGE: t.damage,
    }  # fmt: skip
    if which not in names:
        raise NotCovered(f"number {which} of a card is not predicted")
    return max(0, names[which])


def compare(left: int, op: int, right: int) -> bool:
    return {
        Op.AT_MOST: left <= right,
        Op.AT_LEAST: left >= right,
        Op.EXACTLY: left == right,
        Op.LESS: left < right,
        Op.MORE: left > right,
    }[op]


# --- numbers ------------------------------------------------------------------------------------


def number(n: Quantity | int, x: Scope) -> int:
    if isinstance(n, int):
        return n
    understood(n)
    reader = NUMBERS.get(type(n))
    if reader is None:
        raise NotCovered(f"{type(n).__name__} is not predicted")
    return reader(n, x)


def _stat_of(n: q.StatOf, x: Scope) -> int:
    found = ids(n.of, x)
    return stat(x.thing(found[0]), n.stat, x) if found else 0


def _capped(n: q.Capped, x: Scope) -> int:
    return max(n.least, min(n.most, number(n.of, x)))


def _missing(n: q.Until_, x: Scope) -> int:
    who = players(n.who, x)
    return max(0, number(n.n, x) - len(x.world.cards(who[0], Zone.HAND))) if who else 0


def _happened(n: q.Happened, x: Scope) -> int:
    """Events of this turn, by what they say of themselves (`events.FIELDS`)."""
    found = 0
    for event in x.events:
        if event.kind != n.kind or not is_owner(n.by, event.player, x):
            continue
        if n.extra >= 0 and not event.extra & n.extra:
            continue
        if n.this and event.card != x.this:
            continue
        if n.subject is not None:
            if event.card < 0 or not qualifies(n.subject, x.thing(event.card), x):
                continue
        found += 1
    return found


NUMBERS: dict[type[Quantity], Callable[[Any, Scope], int]] = {
    q.Count: lambda n, x: len(candidates(n.filter, x)) * n.each,
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


# --- conditions ---------------------------------------------------------------------------------


def holds(condition: Condition, x: Scope) -> bool:
    understood(condition)
    reader = CONDITIONS.get(type(condition))
    if reader is None:
        raise NotCovered(f"{type(condition).__name__} is not predicted")
    return reader(condition, x)


def _is(k: c.Is, x: Scope) -> bool:
    def fits(i: int) -> bool:
        now = x.world.things[i]
        seen = x.thing(i) if k.filter.zone in (Zone.PLAY, Zone.ANYWHERE) else now
        return qualifies(k.filter, seen, x, zone=True)

    return any(fits(i) for i in ids(k.what, x))


def _in_challenge(k: c.InChallenge, x: Scope) -> bool:
    if x.challenge is None:
        return False
    for i in ids(k.what, x):
        for role, (me, other) in ((1, x.challenge), (2, x.challenge[::-1])):
            if i == me and k.role in (0, role):
                return k.against is None or qualifies(k.against, x.thing(other), x)
    return False


def _same_name(k: c.SameName, x: Scope) -> bool:
    left = {name for t in things(k.left, x) for name in t.names}
    return any(name in left for t in things(k.right, x) for name in t.names)


CONDITIONS: dict[type[Condition], Callable[[Any, Scope], bool]] = {
    c.Have: lambda k, x: number(k.least, x) <= len(candidates(k.filter, x)) <= k.most,
    c.Is: _is,
    c.YourTurn: lambda k, x: is_owner(k.whose, x.world.active, x),
    c.Compare: lambda k, x: compare(number(k.left, x), k.op, number(k.right, x)),
    c.AnyPlayer: lambda k, x: any(holds(k.condition, x.speaking_of(p)) for p in players(k.who, x)),
    c.Did: lambda k, x: x.done.get(k.label, False),
    c.UsedShift: lambda k, x: x.shifted,
    c.InChallenge: _in_challenge,
    c.SameName: _same_name,
    c.WasNamed: lambda k, x: any(x.named in t.names for t in things(k.what, x)),
    c.StillThere: lambda k, x: any(t.zone == k.zone for t in things(k.what, x)),
    c.Not: lambda k, x: not holds(k.of, x),
    c.Both: lambda k, x: all(holds(part, x) for part in k.parts),
    c.Either: lambda k, x: any(holds(part, x) for part in k.parts),
    c.HasDrops: lambda k, x: any(x.world.sides[p].drops >= k.least for p in players(k.who, x)),
}
