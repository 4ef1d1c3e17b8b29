"""Reads players, cards, numbers and conditions of an ability off a `World`.

Written from the rulebook and the nodes' own words, without the engine: what the two read
otherwise is a fault of one of them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from tintero.ability import selectors as sel
from tintero.ability.base import Condition, Effect, Quantity, Selector, Who
from tintero.ability.filters import Bound, Filter, Relation
from tintero.events import Event
from tintero.vocab import Keyword, Owner, Stat, Zone
from tintero_proof.smoke.known import understood
from tintero_proof.smoke.world import NotCovered, World, WorldCard

NUMBERS: dict[type[Quantity], Callable[[Any, SmokeScope], int]] = {}  # filled by `reading_numbers`
CONDITIONS: dict[type[Condition], Callable[[Any, SmokeScope], bool]] = {}  # by `reading_conditions`


@dataclass
class Happening:
    """The event that set an ability off."""

    card: int = -1
    other: int = -1
    player: int = -1
    amount: int = 0
    kind: int = -1


@dataclass
class SmokeScope:
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
    first_turn: bool = False  # of a player who did not start
    paying: bool = False  # a cost is being paid
    singers: tuple[int, ...] = ()
    named: str = ""
    own: dict[int, dict[str, list[int]]] = field(default_factory=dict)  # labels by player
    root: Effect | None = None  # the whole effect of the ability
    paid_drops: bool = False  # ink drops were removed to play the card

    def copy(self) -> SmokeScope:
        """To try something out."""
        labels = {label: list(cards) for label, cards in self.labels.items()}
        return replace(
            self, world=self.world.copy(), labels=labels, numbers=dict(self.numbers),
            done=dict(self.done), picked=list(self.picked),
        )  # fmt: skip

    def about(self, thing: int) -> SmokeScope:
        return replace(self, candidate=thing)

    def speaking_of(self, player: int) -> SmokeScope:
        if player not in self.own:
            return replace(self, they=player)
        return replace(self, they=player, labels=self.labels | self.own[player])

    def thing(self, i: int) -> WorldCard:
        """A card as it is, or as it was when it was last in play."""
        now = self.world.things[i]
        was = self.before.things[i]
        return was if now.zone != Zone.PLAY and was.zone == Zone.PLAY else now


# --- players ------------------------------------------------------------------------------------


def players(who: Who, x: SmokeScope) -> list[int]:
    understood(who)
    opponents = [p for p in range(len(x.world.sides)) if p != x.you]
    if isinstance(who, sel.You):
        return [x.you]
    if isinstance(who, sel.They):
        return [x.they] if x.they >= 0 else []
    if isinstance(who, sel.EachOpponent):
        return opponents
    if isinstance(who, (sel.EachPlayer, sel.YouAndAnother, sel.AnyPlayers)):
        return [x.world.active, *(p for p in range(len(x.world.sides)) if p != x.world.active)]
    if isinstance(who, (sel.ChosenOpponent, sel.ChosenPlayer)):
        return [x.they] if x.they >= 0 else opponents
    if isinstance(who, sel.OwnerOf):
        found = things(who.of, x)
        return [found[0].owner] if found else []
    if isinstance(who, sel.EventPlayer):
        return [x.event.player]
    if isinstance(who, sel.EachWho):
        return [p for p in players(who.of, x) if holds(who.condition, x.speaking_of(p))]
    if isinstance(who, sel.MostCards):
        sizes = [len(x.world.cards(p, who.zone)) for p in range(len(x.world.sides))]
        return [p for p, size in enumerate(sizes) if size == max(sizes)]
    raise NotCovered(f"{type(who).__name__} is not predicted")


def is_owner(owner: int, player: int, x: SmokeScope) -> bool:
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


def things(what: Selector, x: SmokeScope) -> list[WorldCard]:
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
        found = qualified(what.filter, what.among, x)
        if what.label:
            x.labels[what.label] = [t.id for t in found]
        return found
    if isinstance(what, sel.Together):
        return [t for part in what.parts for t in things(part, x)]
    if isinstance(what, sel.WasUnder):
        return [world.things[i] for t in ids(what.of, x) for i in x.before.beneath(t)]
    if isinstance(what, sel.Singers):
        return [world.things[i] for i in x.singers]
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
        if owner[0] in world.shuffled and len(deck) > n:
            if len({t.facts for t in deck}) > 1:
                raise NotCovered("chance decides which cards are on top")
            world.unsure.update(t.id for t in deck)  # all alike: only their number is known
        return deck[:n] if what.bottom else list(reversed(deck[len(deck) - n :]))[:n]
    raise NotCovered(f"{type(what).__name__} is not predicted")


def ids(what: Selector, x: SmokeScope) -> list[int]:
    return [t.id for t in things(what, x)]


def beneath(top: int, x: SmokeScope) -> list[int]:
    """The cards under a card, also after it left play with them."""
    now = x.world.things[top]
    return x.world.beneath(top) if now.zone == Zone.PLAY else x.before.beneath(top)


def qualified(f: Filter, among: Selector | None, x: SmokeScope) -> list[WorldCard]:
    """The cards that qualify, of these if some are given."""
    if among is None:
        return candidates(f, x)
    found = ids(among, x)
    if x.world.unsure & set(found):
        raise NotCovered("chance decides which cards they are")
    known = f.zone in (Zone.PLAY, Zone.ANYWHERE)
    cards = [x.thing(i) if known else x.world.things[i] for i in found]
    return [t for t in cards if qualifies(f, t, x, zone=True)]


def candidates(f: Filter, x: SmokeScope) -> list[WorldCard]:
    """Every card that qualifies where the filter looks."""
    found: list[WorldCard] = []
    for player in range(len(x.world.sides)):
        zones = [0, 1, 2, 3, 4, 5] if f.zone == Zone.ANYWHERE else [f.zone]
        if f.or_zone >= 0:
            zones = [f.zone, f.or_zone]
        for zone in zones:
            found += [t for t in x.world.cards(player, zone) if qualifies(f, t, x)]
    return [t for t in found if not (f.other and t.id in x.picked)]


def qualifies(f: Filter, t: WorldCard, x: SmokeScope, zone: bool = False) -> bool:
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
        and (not f.here or (t.at >= 0 and t.at in (x.this, x.thing(x.this).at)))
        and all(within(bound, t, x) for bound in f.bounds)
        and all(holds(test, x.about(t.id)) for test in f.tests)
        and (not f.any_of or any(qualifies(option, t, x) for option in f.any_of))
    )


def within(bound: Bound, t: WorldCard, x: SmokeScope) -> bool:
    return compare(stat(t, bound.stat, x), bound.op, number(bound.value, x.about(t.id)))


def stat(t: WorldCard, which: int, x: SmokeScope) -> int:
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
        Relation.AT_MOST: left <= right,
        Relation.AT_LEAST: left >= right,
        Relation.EXACTLY: left == right,
        Relation.LESS: left < right,
        Relation.MORE: left > right,
    }[op]


# --- numbers ------------------------------------------------------------------------------------


def number(n: Quantity | int, x: SmokeScope) -> int:
    if isinstance(n, int):
        return n
    understood(n)
    reader = NUMBERS.get(type(n))
    if reader is None:
        raise NotCovered(f"{type(n).__name__} is not predicted")
    return reader(n, x)


# --- conditions ---------------------------------------------------------------------------------


def holds(condition: Condition, x: SmokeScope) -> bool:
    understood(condition)
    reader = CONDITIONS.get(type(condition))
    if reader is None:
        raise NotCovered(f"{type(condition).__name__} is not predicted")
    return reader(condition, x)
