"""Mutants: an ability with one field changed. A smoke test that is worth anything notices.

The prediction is made from the ability as written and the game is played with the mutant.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, fields, replace
from random import Random
from typing import Any

from tintero.ability import effects as e
from tintero.ability import selectors as sel
from tintero.ability.abilities import Activated, Has, Static, Triggered
from tintero.ability.base import Ability, Condition, Node
from tintero.ability.filters import Filter, Relation
from tintero.ability.statics import Gain, PayLess
from tintero.ability.triggers import When
from tintero.cards.facts import CardFacts
from tintero.game import IllegalAction
from tintero.vocab import NONE, STACKING_KEYWORDS, CardType, Deny, Keyword, Owner, Stat, Until, Zone
from tintero_proof.smoke import Proof, proof_of
from tintero_proof.smoke.props import with_abilities
from tintero_proof.smoke.world import Mismatch, NotCovered

# Fields by what they hold. What is in none of them (names, labels, zones, kinds) is left alone.
NUMBERS = "count amount n value times least total cost less each lore"
WHOSE = "owner by players whose"
THREE = "song keyword no_keyword exerted damaged inkable drying at_location has_under"
LISTS = "types classes names not_names inks bounds tests any_of"
FLAGS = "other up_to symbol exerted this other_this free unreduced here once may bottom this exert"
GONE = "window condition subject against what"
OTHERWISE: dict[str, dict[int, int]] = {
    "op": {Relation.AT_MOST: Relation.LESS, Relation.AT_LEAST: Relation.MORE,
           Relation.EXACTLY: Relation.MORE, Relation.LESS: Relation.AT_MOST,
           Relation.MORE: Relation.AT_LEAST},
    "until": {Until.END_OF_TURN: Until.YOUR_NEXT_TURN, Until.YOUR_NEXT_TURN: Until.END_OF_TURN,
              Until.THEIR_NEXT_TURN: Until.END_OF_TURN, Until.FOREVER: Until.END_OF_TURN},
    "stat": {Stat.STRENGTH: Stat.LORE, Stat.WILLPOWER: Stat.STRENGTH, Stat.LORE: Stat.WILLPOWER,
             Stat.COST: Stat.STRENGTH, Stat.DAMAGE: Stat.COST},
    "place": {e.Place.HAND: e.Place.DISCARD, e.Place.DECK_TOP: e.Place.DECK_BOTTOM,
              e.Place.DECK_BOTTOM: e.Place.DECK_TOP, e.Place.INKWELL: e.Place.HAND,
              e.Place.DISCARD: e.Place.HAND, e.Place.SHUFFLED: e.Place.HAND},
    "deny": {Deny.QUEST: Deny.CHALLENGE, Deny.CHALLENGE: Deny.QUEST,
             Deny.BE_CHALLENGED: Deny.QUEST, Deny.READY_AT_START: Deny.QUEST},
}  # fmt: skip
FLIPPED = {Owner.YOURS: Owner.OPPOSING, Owner.OPPOSING: Owner.YOURS, Owner.ANY: Owner.YOURS}


@dataclass(frozen=True)
class Mutant:
    what: str  # the node and field, and how it was changed
    ability: Ability


@dataclass
class Noticed:
    """How many mutants the tests noticed, in all and by what was changed."""

    made: Counter[str] = field(default_factory=Counter)
    caught: Counter[str] = field(default_factory=Counter)
    survivors: list[tuple[str, int, str]] = field(default_factory=list)

    @property
    def share(self) -> float:
        total = sum(self.made.values())
        return sum(self.caught.values()) / total if total else 1.0


def mutants(ability: Ability) -> list[Mutant]:
    """Every mutant of an ability."""
    return [Mutant(what, node) for what, node in changed(ability) if isinstance(node, Ability)]


def changed(node: Node) -> Iterator[tuple[str, Node]]:
    """The node with one thing changed, in it or below it."""
    if isinstance(node, e.May):
        yield "May removed", node.effect
    for f in fields(node):  # type: ignore[arg-type]
        value = getattr(node, f.name)
        for what, other in changes(node, f.name, value):
            yield f"{type(node).__name__}.{f.name} {what}", replace(node, **{f.name: other})  # type: ignore[type-var]
        for what, other in below(value):
            if isinstance(node, When) and f.name == "other" and what == "Filter.other turned":
                continue  # a card never challenges itself
            yield what, replace(node, **{f.name: other})  # type: ignore[type-var]


def below(value: object) -> Iterator[tuple[str, object]]:
    if isinstance(value, Node):
        yield from changed(value)
    elif isinstance(value, tuple):
        for i, part in enumerate(value):
            for what, other in below(part):
                yield what, (*value[:i], other, *value[i + 1 :])


def changes(node: Node, name: str, value: Any) -> Iterator[tuple[str, object]]:
    number = isinstance(value, int) and not isinstance(value, bool)
    if isinstance(value, bool):
        if name in FLAGS.split() and not same(node, name, value):
            yield "turned", not value
    elif name in OTHERWISE:
        if value in OTHERWISE[name]:
            yield "other", OTHERWISE[name][value]
    elif name in WHOSE.split() and number:
        if isinstance(node, Filter) and node.zone == Zone.DECK:
            return  # cards looked at are of one player
        if same(node, name, value):
            return
        if value in FLIPPED and not (value == Owner.ANY and not isinstance(node, Filter)):
            yield "flipped", FLIPPED[value]
    elif name == "keyword" and number and not isinstance(node, Filter):
        if value >= 0 and not isinstance(node, (Triggered, Activated, Static)):
            yield "other", Keyword.EVASIVE if value != Keyword.EVASIVE else Keyword.WARD
    elif name in THREE.split() and number:
        if value != NONE:
            yield "dropped", NONE
    elif name in NUMBERS.split() and number:
        if same(node, name, value):
            return
        if not (name == "least" and value == 0) and not (name == "n" and value == 0):
            yield "one more", value + 1
            if value > 0:
                yield "one less", value - 1
    elif name in LISTS.split() and value:
        yield "dropped", ()
    elif name in GONE.split() and isinstance(value, (Filter, Condition)):
        if isinstance(node, (Triggered, Activated, Static)) or isinstance(value, Filter):
            yield "dropped", None
    elif name in ("who", "by") and isinstance(value, (sel.You, sel.EachOpponent)):
        yield "flipped", sel.EachOpponent() if isinstance(value, sel.You) else sel.You()


def same(node: Node, name: str, value: object) -> bool:
    """Whether the change would mean the same: a field that says nothing in this node."""
    if isinstance(node, e.Exert) and name == "symbol":
        return not value
    if name == "other":
        return not value  # most things are others anyhow
    if isinstance(node, sel.Chosen) and name == "total":
        return node.total_stat < 0
    if isinstance(node, e.Put) and name == "exerted":
        return node.place != e.Place.INKWELL
    if isinstance(node, PayLess) and (name == "once" or (name == "players" and node.this)):
        return not (name == "once" and node.once)
    if isinstance(node, e.Play) and name == "less":
        return node.free
    if isinstance(node, Gain) and name == "times":
        return not (isinstance(node.ability, Has) and node.ability.keyword in STACKING_KEYWORDS)
    return False


def try_mutants(
    card: CardFacts, i: int, noticed: Noticed, rng: Random | None = None, most: int = 0
) -> None:
    """Play an ability's mutants against its tests."""
    ability = card.abilities[i]
    try:
        tests = proof_of(card, ability)
        tests.play()
    except (NotCovered, Mismatch):
        return
    found = mutants(ability)
    if rng is not None and most and len(found) > most:
        found = rng.sample(found, most)
    kept = tuple(a for a in tests.card.abilities if a is not ability)
    for mutant in found:
        if mutant.what == "Exert.symbol turned" and card.type != CardType.CHARACTER:
            continue  # only characters dry
        played = with_abilities(card, (*kept, mutant.ability))
        result = is_noticed(tests, played)
        if result is None:
            continue
        noticed.made[mutant.what] += 1
        if result:
            noticed.caught[mutant.what] += 1
        else:
            noticed.survivors.append((card.full_name, i, mutant.what))


def is_noticed(tests: Proof, card: CardFacts) -> bool | None:
    """Whether the tests fail with this card; None if it makes no sense to the engine."""
    try:
        tests.play(card)
    except (Mismatch, NotCovered, IllegalAction):
        return True
    except (TypeError, AttributeError, AssertionError, IndexError, StopIteration, ValueError,
            RecursionError):  # fmt: skip
        return None
    return False
