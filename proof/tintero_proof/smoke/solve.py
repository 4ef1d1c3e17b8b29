"""Sets a stage so that conditions hold and instructions find what they speak of."""

from __future__ import annotations

from typing import Any

from tintero.ability import conditions as c
from tintero.ability import effects as e
from tintero.ability import quantities as q
from tintero.ability import selectors as sel
from tintero.ability.abilities import Has
from tintero.ability.base import Condition, Node, Quantity
from tintero.ability.filters import Filter, Relation
from tintero.ability.statics import Modify
from tintero.vocab import CardType, Keyword, Owner, Stat, Zone
from tintero_proof.smoke.known import walk
from tintero_proof.smoke.props import Do, spoils, want
from tintero_proof.smoke.stage import INK, Stage
from tintero_proof.smoke.supply import draws_first, selectors, supply, wants_cards

# What a card must be like for a verb to show on it.
SHOWS: dict[type[Node], dict[str, Any]] = {
    e.Ready: {"exerted": True},
    e.RemoveDamage: {"damage": 4},
    e.MoveDamage: {"damage": 4},
}
MANY = 1_000_000


def prepare(stage: Stage, *nodes: object, truth: bool = True) -> None:
    """Supply what every selector and every count in these nodes speaks of."""
    seen: list[tuple[object, ...]] = []
    every = [one for node in nodes for one in walk(node)]
    chance = [one for one in every if isinstance(one, (e.Shuffle, e.Put))]
    if any(isinstance(one, sel.TopOfDeck) for one in every):
        stage.alike = any(isinstance(one, e.Shuffle) for one in chance)
        if any(isinstance(one, e.Put) and one.place == e.Place.SHUFFLED for one in chance):
            stage.deck = 0  # what is shuffled into it is then on top of it
    for node in nodes:
        for one in walk(node):
            for selector in selectors(one):
                if isinstance(selector, sel.AtRandom) and draws_first(every):
                    continue  # what is drawn is all there is
                shows = SHOWS.get(type(one), {})
                if isinstance(one, q.StatOf) and one.stat == Stat.DAMAGE:
                    shows = {"damage": 2}
                if shows.get("exerted") and selector.filter.exerted == 0:
                    shows = {}
                key = (selector.filter, tuple(shows.items()))
                if key not in seen:
                    seen.append(key)
                    supply(stage, selector, one, shows)
            if isinstance(one, sel.EachWho):
                satisfy_for(stage, one.condition, truth, 1)
            if isinstance(one, (q.Count, q.Different, q.Greatest)) and one.among is None:
                if (one.filter, ()) not in seen and wants_cards(one.filter):
                    seen.append((one.filter, ()))
                    stage.supply(one.filter, 2)
    for node in nodes:
        for one in walk(node):
            if isinstance(one, e.Ready) and isinstance(one.what, sel.This):
                stage.this.exerted = True
            if isinstance(one, (e.RemoveDamage, e.MoveDamage)) and isinstance(one.from_, sel.This):
                stage.this.damage = max(stage.this.damage, 2)
            if isinstance(one, e.RemoveDamage) and isinstance(one.from_, sel.EventCard):
                stage.hurt_event = True
            if isinstance(one, c.RemovedDrops):
                satisfy(stage, one, truth)
            if isinstance(one, e.Play) and one.shift and isinstance(one.what, sel.Chosen):
                for wounds in (2, 0):
                    base = stage.put(0, Zone.PLAY)
                    base.damage = wounds
                    made = want(one.what.filter)
                    made.facts |= {"name": base.facts.name, "abilities": (Has(Keyword.SHIFT, 9),)}
                    stage.put(0, one.what.filter.zone, made)
            if isinstance(one, e.RevealUntil):
                stage.put(0, Zone.DECK)
                stage.put(0, Zone.DECK, want(one.filter))
            if isinstance(one, e.RemoveDrops):
                stage.seats[0].drops += one.count
            if isinstance(one, q.StatOf) and isinstance(one.of, sel.This):
                if one.stat == Stat.CARDS_UNDER:
                    stage.this.under = stage.this.under or [stage.facts(), stage.facts()]
                elif one.stat == Stat.DAMAGE:
                    stage.this.damage = stage.this.damage or 2
            if isinstance(one, sel.WasUnder) and isinstance(one.of, sel.This):
                stage.this.under = stage.this.under or [stage.facts(), stage.facts()]
            if isinstance(one, sel.All) and one.among is not None:
                on_top(stage, one.filter)
            if isinstance(one, q.Count) and one.among is not None and draws_first(every):
                on_top(stage, one.filter)
            if isinstance(one, sel.Under) and isinstance(one.of, sel.This):
                stage.this.under = stage.this.under or [stage.facts()]
            if isinstance(one, sel.LocationOf) and isinstance(one.of, sel.This):
                stage.this.at = stage.this.at or stage.location(0)
            if isinstance(one, e.MoveTo) and isinstance(one.to, sel.Chosen):
                stage.location(0)
            if isinstance(one, (e.If,)):
                satisfy(stage, one.condition, truth)


# --- conditions ---------------------------------------------------------------------------------


def satisfy(stage: Stage, k: Condition, truth: bool = True) -> None:
    """Arrange for a condition to hold (or not); what cannot be arranged is found out later."""
    if isinstance(k, c.Not):
        satisfy(stage, k.of, not truth)
    elif isinstance(k, (c.Both, c.Either)):
        whole = isinstance(k, c.Both) == truth
        for part in k.parts if whole else k.parts[:1]:
            satisfy(stage, part, truth)
    elif isinstance(k, c.Was):
        satisfy(stage, k.of, truth)
    elif isinstance(k, c.RemovedDrops):
        stage.seats[0].ink, stage.seats[0].drops = (0, 20) if truth else (INK, 0)
    elif isinstance(k, c.YourTurn):
        stage.turn = 0 if (k.whose == Owner.YOURS) == truth else 1
    elif isinstance(k, c.Have):
        have(stage, k.filter, k.least if truth else 0, k.most)
    elif isinstance(k, c.Is) and isinstance(k.what, sel.This):
        become(stage, k.filter if truth else opposite(k.filter))
    elif isinstance(k, c.Is) and isinstance(k.what, sel.That):
        on_top(stage, k.filter, "" if truth else "?")
    elif isinstance(k, (c.AnyPlayer, c.EveryPlayer)):
        they = 0 if isinstance(k.who, sel.You) else 1
        if isinstance(k.who, sel.EventPlayer):
            they = stage.actor
        satisfy_for(stage, k.condition, truth, they)
    elif isinstance(k, c.Compare):
        satisfy_for(stage, k, truth, 1)
    elif isinstance(k, c.AllAre) and k.of.zone == Zone.INKWELL and k.filter.exerted == 1:
        stage.seats[0].ink = 0 if truth else 3
    elif isinstance(k, c.HasDrops) and truth:
        stage.seats[0].drops = max(stage.seats[0].drops, k.least)
    elif isinstance(k, c.FirstTurnNotFirstPlayer):
        stage.first_turn = truth


def on_top(stage: Stage, f: Filter, spoil: str = "") -> None:
    """A card on top of the deck that fits (or not), to be looked at or revealed."""
    if spoil:
        found = spoils(f)
        if not found:
            return
        spoil = found[0]
    for owner in (0, 1) if not stage.alike else ():
        stage.put(owner, Zone.DECK, want(f, 0, spoil))
        stage.spots.insert(0, stage.spots.pop())


def inkwell(stage: Stage, n: int, owner: int) -> None:
    """Exactly n cards in the inkwell; every stage has two exerted ones."""
    stage.seats[owner].ink = max(0, n - 2)


def have(stage: Stage, f: Filter, least: Quantity | int, most: int = MANY, they: int = 1) -> None:
    n = least if isinstance(least, int) else 3
    if f == Filter(owner=f.owner, zone=Zone.INKWELL):
        inkwell(stage, n if n > 0 else 2, 1 if f.owner == Owner.OPPOSING else 0)
        return
    if n <= 0 or most == 0:
        return
    if f.zone == Zone.PLAY and fits_this(stage, f):
        n -= 1
    if n > 0:
        stage.decoys = False
        stage.supply(f, n, they)
        stage.decoys = True


def fits_this(stage: Stage, f: Filter) -> bool:
    facts = stage.this.facts
    bare = Filter(types=f.types, owner=f.owner, names=f.names)
    return (
        f == bare
        and f.owner != Owner.OPPOSING
        and (not f.types or facts.type in f.types)
        and (not f.names or facts.name in f.names)
        and stage.this.zone == Zone.PLAY
    )


def opposite(f: Filter) -> Filter:
    """The states that a filter asks for, turned round."""
    turned = {
        name: 1 - getattr(f, name)
        for name in ("exerted", "damaged", "at_location", "has_under")
        if getattr(f, name) in (0, 1)
    }
    return Filter(types=f.types, **turned)


def become(stage: Stage, f: Filter) -> None:
    """Put the card under test into the state that a filter asks of it."""
    this = stage.this
    if f.zone not in (Zone.PLAY, Zone.ANYWHERE):
        this.zone = f.zone
    made = want(f)
    this.exerted = this.exerted or f.exerted == 1
    if f.exerted == 0:
        this.exerted = False
    wounds = min(made.damage, this.facts.willpower - 1)  # it is still there
    this.damage = 0 if f.damaged == 0 else max(this.damage, wounds)
    if made.at and this.facts.type == CardType.CHARACTER:
        this.at = stage.location(this.owner)
    for _ in range(made.under - len(this.under)):
        this.under.append(stage.facts())
    for bound in f.bounds:
        if (
            bound.stat == Stat.STRENGTH
            and bound.op == Relation.AT_LEAST
            and isinstance(bound.value, int)
        ):
            more = bound.value - this.facts.strength
            if more > 0:
                group = sel.All(Filter((this.facts.type,), names=(this.facts.name,)))
                stronger = e.Apply((Modify(Stat.STRENGTH, more),), group)
                stage.first_steps.append(Do("play", stage.tool(stronger, stage.turn)))
    if f.keyword == Keyword.SHIFT:
        this.under = this.under or [stage.facts()]


def satisfy_for(stage: Stage, k: Condition, truth: bool, they: int) -> None:
    """A comparison between numbers, `they` being the player spoken of."""
    if isinstance(k, c.Have):
        have(stage, k.filter, k.least if truth else 0, k.most, they)
        return
    if not isinstance(k, c.Compare):
        satisfy(stage, k, truth)
        return
    op = k.op
    if not truth:
        op = {
            Relation.AT_MOST: Relation.MORE,
            Relation.MORE: Relation.AT_MOST,
            Relation.AT_LEAST: Relation.LESS,
            Relation.LESS: Relation.AT_LEAST,
        }.get(op, Relation.MORE)
    if isinstance(k.right, int):
        right = k.right
        enough = right + (1 if op == Relation.MORE else 0)
        if op in (Relation.AT_LEAST, Relation.MORE, Relation.EXACTLY):
            raise_to(stage, k.left, enough, they)
        else:
            raise_to(stage, k.left, 0, they)
    elif op in (Relation.MORE, Relation.AT_LEAST):
        raise_to(stage, k.left, 8, they)
        if isinstance(k.right, q.Count) and k.right.filter.zone == Zone.INKWELL:
            if k.right.filter.owner == Owner.THEIRS:
                stage.seats[they].ink = 0
    elif op in (Relation.LESS, Relation.AT_MOST):
        raise_to(stage, k.right, 8, they)


def raise_to(stage: Stage, quantity: Quantity | int, n: int, they: int) -> None:
    """Make a number at least (lore: exactly) n."""
    if isinstance(quantity, q.Count):
        have(stage, quantity.filter, -(-n // max(1, quantity.each)), MANY, they)
    elif isinstance(quantity, q.LoreOf):
        who = 0 if isinstance(quantity.who, sel.You) else 1
        stage.seats[who].lore = n
    elif isinstance(quantity, q.StatOf) and isinstance(quantity.of, sel.This):
        if quantity.stat == Stat.DAMAGE:
            stage.this.damage = n
        elif quantity.stat == Stat.CARDS_UNDER:
            while len(stage.this.under) < n:
                stage.this.under.append(stage.facts())
    elif isinstance(quantity, q.Happened):
        stage.earlier += [quantity] * n
    elif isinstance(quantity, q.Sum):
        for part in quantity.parts[:1]:
            raise_to(stage, part, n, they)
