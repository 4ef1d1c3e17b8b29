"""`World`: the simple facts of a game that a prediction speaks of, and how two worlds differ."""

from __future__ import annotations

from dataclasses import dataclass, field

from tintero.ability.abilities import Has
from tintero.cards.facts import CardFacts
from tintero.game import Game
from tintero.views.handles import Handles
from tintero.views.view import card_view
from tintero.vocab import KEYWORD_NAMES, TYPE_NAMES, ZONE_NAMES, CardType, Keyword, Zone

KEYWORD_OF = {name: number for number, name in enumerate(KEYWORD_NAMES)}
LISTS = (Zone.DECK, Zone.HAND, Zone.PLAY, Zone.INKWELL, Zone.DISCARD)


class NotCovered(Exception):
    """Nothing can be said of this; the text says why."""


class Mismatch(Exception):
    """The game did something else than was predicted."""


@dataclass
class WorldCard:
    """One card: what is printed, where it is, in what state, with what values."""

    id: int
    owner: int
    facts: CardFacts
    zone: int
    exerted: bool = False
    damage: int = 0
    drying: bool = False
    at: int = -1
    top: int = -1
    faceup: bool = True
    strength: int = 0
    willpower: int = 0
    lore: int = 0
    move_cost: int = 0
    keywords: dict[int, int] = field(default_factory=dict)
    classes: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    moves: int = 0  # changes of zone: CR 7.1.6, then it is another card
    inc: int = 0  # the game's own count of them when this was read off

    def __str__(self) -> str:
        return f"{self.facts.full_name} of seat {self.owner + 1}"


@dataclass
class WorldSide:
    lore: int
    drops: int
    zones: dict[int, list[int]]


@dataclass
class World:
    """Everything public and private: the smoke test sits on both sides of the table."""

    things: list[WorldCard]
    sides: list[WorldSide]
    active: int
    under: dict[int, list[int]]
    over: bool = False
    shuffled: set[int] = field(default_factory=set)  # whose deck's order is unknown
    unsure: set[int] = field(default_factory=set)  # cards of which only the number is known

    def copy(self) -> World:
        things = [_copied(t) for t in self.things]
        sides = [WorldSide(x.lore, x.drops, {z: list(c) for z, c in x.zones.items()})
                 for x in self.sides]  # fmt: skip
        under = {top: list(cards) for top, cards in self.under.items()}
        return World(
            things, sides, self.active, under, self.over, set(self.shuffled), set(self.unsure)
        )

    def cards(self, owner: int, zone: int) -> list[WorldCard]:
        if zone == Zone.UNDER:
            tops = self.sides[owner].zones[Zone.PLAY]
            return [self.things[i] for top in tops for i in self.under.get(top, ())]
        return [self.things[i] for i in self.sides[owner].zones[zone]]

    def beneath(self, top: int) -> list[int]:
        return self.under.get(top, [])

    def move(self, thing: WorldCard, zone: int, bottom: bool = False) -> None:
        """Change of zone: a card leaves its state behind, and what was under it follows."""
        below: list[int] = []
        if thing.top >= 0:
            self.under[thing.top].remove(thing.id)
            thing.top = -1
        else:
            self.sides[thing.owner].zones[thing.zone].remove(thing.id)
            if thing.zone == Zone.PLAY:
                below = list(self.beneath(thing.id))
                for other in self.things:
                    if other.at == thing.id:
                        other.at = -1
        place = self.sides[thing.owner].zones[zone]
        place.insert(0 if bottom else len(place), thing.id)
        self._reset(thing, zone)
        for i in below:  # CR 5.1.1.7: the cards under it go with it
            self.move(self.things[i], zone, bottom)

    def slip(self, thing: WorldCard, top: WorldCard) -> None:
        """Put a card under another one."""
        below = list(self.beneath(thing.id)) if thing.zone == Zone.PLAY else []
        if thing.top >= 0:
            self.under[thing.top].remove(thing.id)
        else:
            self.sides[thing.owner].zones[thing.zone].remove(thing.id)
        self.under.setdefault(top.id, []).append(thing.id)
        self._reset(thing, Zone.UNDER)
        thing.top = top.id
        for i in below:
            self.slip(self.things[i], top)

    def _reset(self, thing: WorldCard, zone: int) -> None:
        facts = thing.facts
        thing.zone, thing.exerted, thing.damage, thing.at = zone, False, 0, -1
        thing.moves += 1
        thing.drying = zone == Zone.PLAY and facts.type == CardType.CHARACTER
        thing.strength, thing.willpower, thing.lore = facts.strength, facts.willpower, facts.lore
        thing.move_cost, thing.classes = facts.move_cost, facts.classes
        thing.names, thing.keywords = printed(facts)[1], printed_keywords(facts)


def _copied(t: WorldCard) -> WorldCard:
    return WorldCard(
        t.id, t.owner, t.facts, t.zone, t.exerted, t.damage, t.drying, t.at, t.top, t.faceup,
        t.strength, t.willpower, t.lore, t.move_cost, dict(t.keywords), t.classes, t.names,
        t.moves, t.inc,
    )  # fmt: skip


_PRINTED: dict[int, tuple[CardFacts, tuple[str, ...], dict[int, int]]] = {}


def printed(facts: CardFacts) -> tuple[CardFacts, tuple[str, ...], dict[int, int]]:
    """A card with its names and keywords, worked out once."""
    known = _PRINTED.get(id(facts))
    if known is None or known[0] is not facts:
        keywords: dict[int, int] = {}
        for ability in facts.abilities:
            if isinstance(ability, Has):
                keywords[ability.keyword] = keywords.get(ability.keyword, 0) + ability.n
        known = _PRINTED[id(facts)] = (facts, facts.names, keywords)
    return known


def printed_keywords(facts: CardFacts) -> dict[int, int]:
    return dict(printed(facts)[2])


def world_of(game: Game) -> World:
    """The facts of a game as they are now."""
    s = game.state
    things: list[WorldCard] = []
    for card in s.cards:
        facts, names, keywords = printed(game.pool.at(card.index))
        thing = WorldCard(
            card.id, card.owner, facts, card.zone, card.exerted == 1, card.damage,
            card.drying == 1, card.at, card.top, card.faceup == 1, facts.strength,
            facts.willpower, facts.lore, facts.move_cost, {}, facts.classes, names,
            0, card.inc,
        )  # fmt: skip
        if card.zone == Zone.PLAY:
            seen = card_view(s, card, card.owner, Handles())
            thing.strength = seen.strength if seen.strength is not None else 0
            thing.willpower = seen.willpower if seen.willpower is not None else 0
            thing.lore = seen.lore if seen.lore is not None else 0
            thing.move_cost = seen.move_cost if seen.move_cost is not None else 0
            thing.keywords = {KEYWORD_OF[name]: n for name, n in seen.keywords}
            thing.classes = seen.classes or facts.classes  # only others than printed are told
        else:
            thing.keywords = dict(keywords)
        things.append(thing)
    sides = [
        WorldSide(
            p.lore, p.drops, {zone: list(s.zone(p.id, zone)) for zone in LISTS} | {Zone.OUT: []}
        )
        for p in s.players
    ]
    under = {t.id: list(s.under(t.id)) for t in things if t.zone == Zone.PLAY}
    return World(things, sides, s.active, under, s.over)


# --- comparing ----------------------------------------------------------------------------------


def differences(expected: World, actual: World) -> list[str]:
    """What the game shows otherwise than predicted, in words; empty if nothing."""
    found: list[str] = []

    def check(what: str, said: object, is_: object) -> None:
        if said != is_:
            found.append(f"{what}: {said} predicted, {is_} found")

    for seat, (a, b) in enumerate(zip(expected.sides, actual.sides)):
        check(f"lore of seat {seat + 1}", a.lore, b.lore)
        check(f"drops of seat {seat + 1}", a.drops, b.drops)
        for zone in LISTS:
            name = f"{ZONE_NAMES[zone]} of seat {seat + 1}"
            check(f"cards in {name}", len(a.zones[zone]), len(b.zones[zone]))
        inks = [
            sum(w.things[i].exerted for i in x.zones[Zone.INKWELL])
            for w, x in ((expected, a), (actual, b))
        ]
        check(f"exerted ink of seat {seat + 1}", *inks)
        if seat not in expected.shuffled and not found:
            check(f"deck of seat {seat + 1}", a.zones[Zone.DECK], b.zones[Zone.DECK])
    loose = expected.unsure
    for one, two in zip(expected.things, actual.things):
        hidden = one.zone == Zone.DECK and one.owner in expected.shuffled
        if one.id in loose or (hidden and two.zone == Zone.DECK):
            continue
        check(f"zone of {one}", ZONE_NAMES[one.zone], ZONE_NAMES[two.zone])
        if one.zone == two.zone == Zone.UNDER:
            check(f"top of {one}", one.top, two.top)
        if one.zone == two.zone == Zone.PLAY:
            compare_things(one, two, check)
    return found


def compare_things(one: WorldCard, two: WorldCard, check: object) -> None:
    assert callable(check)
    for name in ("exerted", "damage", "drying", "at"):
        check(f"{name} of {one}", getattr(one, name), getattr(two, name))
    for name in ("strength", "lore", "willpower", "move_cost"):
        said, is_ = max(0, getattr(one, name)), getattr(two, name)
        check(f"{name} of {one} ({TYPE_NAMES[one.facts.type]})", said, max(0, is_))
    check(f"keywords of {one}", words(one.keywords), words(two.keywords))
    check(f"classifications of {one}", sorted(one.classes), sorted(two.classes))


def words(keywords: dict[int, int]) -> list[str]:
    numbered = (Keyword.CHALLENGER, Keyword.RESIST, Keyword.BOOST, Keyword.SINGER)
    return sorted(
        f"{KEYWORD_NAMES[k]} {n}" if k in numbered else KEYWORD_NAMES[k]
        for k, n in keywords.items()
    )
