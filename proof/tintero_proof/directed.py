"""Decks in which cards meet what their abilities speak of, and play that makes abilities run."""

from __future__ import annotations

from random import Random

from tintero.ability import conditions as c
from tintero.ability import effects as e
from tintero.ability import quantities as q
from tintero.ability import selectors as sel
from tintero.ability.abilities import Has
from tintero.ability.base import Node
from tintero.ability.filters import Filter
from tintero.ability.statics import ShiftBase
from tintero.ability.triggers import When
from tintero.cards.deck import Deck
from tintero.cards.facts import CardFacts
from tintero.cards.pool import Pool
from tintero.events import Kind
from tintero.game import Game
from tintero.state.objects import Option
from tintero.vocab import Act, Ask, CardType, Keyword, Pay, Zone
from tintero_proof.smoke.known import walk

COPIES = 4
DISTINCT = 15
CHEAP = 3  # a cost that can be paid early

# Which constructors bring an event about; turn actions do the others.
BRINGERS: dict[int, tuple[str, ...]] = {
    Kind.DAMAGE_REMOVED: ("RemoveDamage", "MoveDamage"),
    Kind.DAMAGE_DEALT: ("Deal",),
    Kind.EXERTED: ("Exert",),
    Kind.READIED: ("Ready",),
    Kind.BANISHED: ("Banish", "Deal"),
    Kind.DISCARDED: ("Discard",),
    Kind.DISCARDED_SOME: ("Discard",),
    Kind.DROPS_GAINED: ("GetDrops",),
    Kind.DROPS_REMOVED: ("GetDrops", "RemoveDrops"),
    Kind.LORE_LOST: ("LoseLore",),
    Kind.REVEALED: ("Reveal",),
    Kind.RETURNED_TO_HAND: ("Put", "ReturnAlone"),
    Kind.PUT_IN_INKWELL: ("Put", "Boost"),
    Kind.PUT_IN_DISCARD: ("Discard", "Banish", "Mills"),
    Kind.MILLED: ("Mills",),
    Kind.PUT_UNDER: ("Boost",),
    Kind.LEFT_UNDER: ("Boost",),
    Kind.LEFT_DISCARD: ("Put",),
    Kind.SANG: ("Songs",),
    Kind.SUNG: ("Songs",),
    Kind.MOVED: ("Locations", "MoveTo"),
    Kind.SHIFTED: ("Shifts",),
    Kind.CHOSEN: ("Actions",),
    Kind.USED: ("Boost",),
}
PLAYED = {CardType.ITEM: "Items", CardType.LOCATION: "Locations", CardType.ACTION: "Actions"}


class Kin:
    """Which cards of a pool help which others."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.groups: dict[str, list[int]] = {}
        for i, card in enumerate(pool):
            for name in groups_of(card):
                self.groups.setdefault(name, []).append(i)
        self._needs: dict[int, list[str]] = {}

    def needs(self, i: int) -> list[str]:
        if i not in self._needs:
            found = needs_of(self.pool.at(i))
            self._needs[i] = [name for name in found if name in self.groups]
        return self._needs[i]

    def helpers(self, rng: Random, i: int, most: int, inks: set[int] | None = None) -> list[int]:
        """Some cards for what a card needs, cheap ones first, each need in its turn.

        With `inks`, only cards of those.
        """
        needs = list(self.needs(i))
        rng.shuffle(needs)
        found: list[int] = []
        for _ in range(3):
            for name in needs:
                group = self.groups[name]
                if inks is not None:
                    group = [k for k in group if inks.issuperset(self.pool.at(k).inks)]
                if not group:
                    continue
                cheap = [k for k in group if self.pool.at(k).cost <= CHEAP]
                pick = rng.choice(cheap if cheap and rng.random() < 0.7 else group)
                if pick not in found and pick != i and len(found) < most:
                    found.append(pick)
        return found


def groups_of(card: CardFacts) -> set[str]:
    """The names under which a card is looked for."""
    found = {f"name {name}" for name in card.names} | {f"class {name}" for name in card.classes}
    found |= {f"ink {ink}" for ink in card.inks}
    if card.type in PLAYED:
        found.add(PLAYED[card.type])
    if card.song:
        found.add("Songs")
    for node in walk(card.abilities):
        found.add(type(node).__name__)
        if isinstance(node, Has):
            found.add(f"keyword {node.keyword}")
        if isinstance(node, e.Put) and isinstance(node.what, sel.TopOfDeck):
            found.add("Mills")
    for ability in card.abilities:
        if isinstance(ability, Has) and ability.keyword == Keyword.BOOST:
            found.add("Boost")
        if isinstance(ability, Has) and ability.keyword == Keyword.SHIFT:
            found |= {"Shifts", *(f"shift {name}" for name in card.names)}
    return found


def needs_of(card: CardFacts) -> list[str]:
    found: list[str] = []
    for node in walk(card.abilities):
        found += needs_of_node(node, card)
    return sorted(set(found))


def needs_of_node(node: Node, card: CardFacts) -> list[str]:
    if isinstance(node, Filter):
        return needs_of_filter(node)
    if isinstance(node, Has) and node.keyword == Keyword.SHIFT:
        return [f"name {name}" for name in card.names] + [f"class {node.of}", f"name {node.of}"]
    if isinstance(node, Has) and node.keyword in (Keyword.SINGER, Keyword.SING_TOGETHER):
        return ["Songs"]
    if isinstance(node, When):
        return [*BRINGERS.get(node.kind, ()), *(f"shift {name}" for name in card.names)]
    if isinstance(node, q.Happened):
        return list(BRINGERS.get(node.kind, ()))
    if isinstance(node, (c.HasDrops, c.RemovedDrops, e.RemoveDrops)):
        return ["GetDrops"]
    if isinstance(node, (sel.Under, sel.WasUnder, e.PutUnderEach)):
        return ["Boost"]
    if isinstance(node, sel.LocationOf):
        return ["Locations"]
    if isinstance(node, (ShiftBase, c.UsedShift)):
        return ["Shifts", *(f"name {name}" for name in card.names)]
    return []


def needs_of_filter(f: Filter) -> list[str]:
    found = [f"name {name}" for name in f.names] + [f"class {name}" for name in f.classes]
    found += [f"ink {ink}" for ink in f.inks]
    if f.song == 1:
        found.append("Songs")
    if f.keyword >= 0:
        found.append(f"keyword {f.keyword}")
    if f.at_location == 1 or f.here:
        found.append("Locations")
    if f.has_under == 1 or f.facedown == 1 or f.zone == Zone.UNDER:
        found.append("Boost")
    if f.damaged == 1:
        found.append("Deal")
    found += [PLAYED[t] for t in f.types if t in PLAYED]
    return found


def decks_for(rng: Random, kin: Kin, targets: list[int], players: int) -> list[Deck]:
    """Decks with the targets and what they need, for every seat; the rest is cheap or anything."""
    pool = kin.pool
    decks: list[Deck] = []
    for _ in range(players):
        chosen = list(targets)
        for target in targets:
            chosen += [k for k in kin.helpers(rng, target, 5) if k not in chosen]
        chosen = chosen[: DISTINCT - 2]
        while len(chosen) < DISTINCT:
            i = rng.randrange(len(pool))
            if i not in chosen and pool.at(i).inkable and pool.at(i).cost <= CHEAP:
                chosen.append(i)
        cards = [pool.at(i).full_name for i in chosen for _ in range(COPIES)]
        decks.append(Deck("", tuple(cards)))
    return decks


def pick(rng: Random, game: Game, wanted: set[int]) -> Option:
    """Mostly what makes the wanted cards' abilities run; now and then anything."""
    options = game.options
    s = game.state
    roll = rng.random()
    if roll < 0.2:
        return rng.choice(options)
    d = s.decision
    if d is None or d.ask != Ask.TURN_ACTION:
        yes = [o for o in options if o.act in (Act.YES, Act.CHOOSE, Act.PLAYER)]
        return rng.choice(yes) if yes and roll < 0.85 else rng.choice(options)

    def index(o: Option) -> int:
        return s.cards[o.a].index

    ink = [o for o in options if o.act == Act.INK and index(o) not in wanted]
    if ink and roll < 0.6:
        return rng.choice(ink)
    new = [o for o in options if o.act not in (Act.INK, Act.END) and index(o) in wanted]
    other = [o for o in new if o.act == Act.USE or (o.act == Act.PLAY and o.b != Pay.INK)]
    if other and roll < 0.7:
        return rng.choice(other)
    if new and roll < 0.75:
        return rng.choice(new)
    act = rng.choice(sorted({o.act for o in options}))
    if act == Act.END and len(options) > 1 and rng.random() < 0.6:
        act = rng.choice(sorted({o.act for o in options if o.act != Act.END}))
    return rng.choice([o for o in options if o.act == act])
