"""Props: plain cards made to measure for a filter, and near misses that fail one field of it.

They have no abilities (but a keyword the filter asks for), so nothing acts but the card under
test.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace

from tintero.ability.abilities import Has
from tintero.ability.base import Ability
from tintero.ability.conditions import Is
from tintero.ability.filters import Bound, Filter, Relation
from tintero.ability.selectors import Candidate
from tintero.cards.facts import CardFacts
from tintero.vocab import NONE, CardType, Ink, Keyword, Stat, Zone

STURDY = 9  # willpower that survives what the tests do
NUMBERED = {Keyword.CHALLENGER: 2, Keyword.RESIST: 1, Keyword.SINGER: 6, Keyword.BOOST: 1,
            Keyword.SHIFT: 1, Keyword.SING_TOGETHER: 7}  # fmt: skip


def with_abilities(card: CardFacts, abilities: tuple[Ability, ...]) -> CardFacts:
    """The same card with other abilities."""
    return CardFacts(
        card.name, card.version, card.type, card.cost, card.inkable, card.inks, card.strength,
        card.willpower, card.lore, card.move_cost, card.classes, card.set, card.number,
        abilities, card.song,
    )  # fmt: skip


def costing(card: CardFacts, cost: int) -> CardFacts:
    """The same card at another cost."""
    return CardFacts(
        card.name, card.version, card.type, cost, card.inkable, card.inks, card.strength,
        card.willpower, card.lore, card.move_cost, card.classes, card.set, card.number,
        card.abilities, card.song,
    )  # fmt: skip


@dataclass(eq=False)
class Spot:
    """A card in the position to be built, with its state."""

    facts: CardFacts
    owner: int
    zone: int
    exerted: bool = False
    damage: int = 0
    drying: bool = False
    at: Spot | None = None
    under: list[CardFacts] = field(default_factory=list)
    faceup: bool | None = None


@dataclass
class Do:
    """One turn action: `what` with up to two cards."""

    what: str  # play, quest, challenge, move, end, ink, sing, shift, use
    a: Spot | None = None
    b: Spot | None = None


@dataclass
class Want:
    """What a prop should be: facts by field, state by field."""

    facts: dict[str, object]
    exerted: bool = False
    damage: int = 0
    drying: bool = False
    at: str = ""  # "", "here", "some"
    under: int = 0


def merged(f: Filter, g: Filter) -> Filter:
    """Both filters in one: what the second says is added to the first."""
    default = Filter()
    said = {
        x.name: getattr(g, x.name)
        for x in fields(Filter)
        if getattr(g, x.name) != getattr(default, x.name) and x.name not in ("bounds", "tests")
    }
    both = replace(f, **said)
    return replace(both, bounds=f.bounds + g.bounds, tests=f.tests + g.tests)


def flat(f: Filter, which: int = 0) -> Filter:
    """One alternative of the filter, with what its tests say about the card itself."""
    for test in f.tests:
        if isinstance(test, Is) and isinstance(test.what, Candidate):
            f = merged(replace(f, tests=tuple(t for t in f.tests if t is not test)), test.filter)
    if f.any_of:
        option = f.any_of[which % len(f.any_of)]
        f = merged(replace(f, any_of=()), flat(replace(option, zone=f.zone)))
    return f


def want(f: Filter, which: int = 0, spoil: str = "") -> Want:
    """A card that fits the filter; with `spoil`, one that fits but for that field."""
    f = flat(f, which)
    facts: dict[str, object] = {
        "type": card_type(f, spoil),
        "cost": 3,
        "inkable": f.inkable != 0 if spoil != "inkable" else f.inkable == 0,
        "inks": (f.inks[which % len(f.inks)],) if f.inks else (Ink.AMBER,),
        "strength": 3,
        "willpower": STURDY,
        "lore": 1,
        "move_cost": 1,
        "classes": (f.classes[which % len(f.classes)],) if f.classes else (),
        "song": f.song == 1,
        "abilities": keywords(f, spoil),
    }
    made = Want(facts)
    if f.names:
        facts["name"] = f.names[which % len(f.names)]
    if spoil == "inks":
        facts["inks"] = (next(i for i in range(6) if i not in f.inks),)
    elif spoil == "classes":
        facts["classes"] = ("Nobody",)
    elif spoil == "names":
        facts.pop("name", None)
    elif spoil == "not_names":
        facts["name"] = f.not_names[0]
    elif spoil == "song":
        facts["song"] = f.song != 1
    if facts["song"] or (facts["type"] == CardType.ACTION):
        facts["type"] = CardType.ACTION
    state = {name: getattr(f, name) == 1 for name in ("exerted", "drying")}
    for name in ("exerted", "drying"):
        if spoil == name:
            state[name] = not state[name]
    made.exerted, made.drying = state["exerted"], state["drying"]
    if (f.damaged == 1) != (spoil == "damaged"):
        made.damage = 2
    if f.here != (spoil == "here"):
        made.at = "here" if f.here else ""
    elif (f.at_location == 1) != (spoil == "at_location"):
        made.at = "some"
    if (f.has_under == 1) != (spoil == "has_under"):
        made.under = 1
    for k, bound in enumerate(f.bounds):
        limit(made, bound, which, spoil == f"bound {k}")
    return made


def card_type(f: Filter, spoil: str) -> int:
    if spoil in ("types", "other types"):
        order = (CardType.ITEM, CardType.CHARACTER, CardType.LOCATION)
        if spoil == "other types":
            order = (CardType.LOCATION, CardType.CHARACTER, CardType.ITEM)
        return next((t for t in order if t not in f.types), CardType.ITEM)
    if f.types:
        return f.types[0]
    return CardType.ACTION if f.song == 1 else CardType.CHARACTER


def keywords(f: Filter, spoil: str) -> tuple[Ability, ...]:
    keyword = f.keyword if spoil != "keyword" else NONE
    if spoil == "no_keyword":
        keyword = f.no_keyword
    return (Has(keyword, NUMBERED.get(keyword, 0)),) if keyword >= 0 else ()


STAT_FIELDS = {Stat.STRENGTH: "strength", Stat.WILLPOWER: "willpower", Stat.LORE: "lore",
               Stat.MOVE_COST: "move_cost", Stat.COST: "cost", Stat.SING_COST: "cost"}  # fmt: skip


def limit(made: Want, bound: Bound, which: int, spoil: bool) -> None:
    """A number just inside the limit (the second card: well inside), or just outside."""
    value = bound.value if isinstance(bound.value, int) else 3
    inside = {Relation.AT_MOST: value, Relation.AT_LEAST: value, Relation.EXACTLY: value,
              Relation.LESS: value - 1, Relation.MORE: value + 1}[bound.op]  # fmt: skip
    step = {
        Relation.AT_MOST: 1,
        Relation.LESS: 1,
        Relation.AT_LEAST: -1,
        Relation.MORE: -1,
        Relation.EXACTLY: 1,
    }[bound.op]
    number = inside
    if spoil:
        number = inside + step
    elif which % 2 and bound.op != Relation.EXACTLY:
        number = inside - step
    number = max(0, number)
    if bound.stat == Stat.DAMAGE:
        made.damage = number
    elif bound.stat == Stat.CARDS_UNDER:
        made.under = number
    else:
        made.facts[STAT_FIELDS[bound.stat]] = number
        if bound.stat == Stat.WILLPOWER:
            made.facts["willpower"] = max(1, number)


def spoils(f: Filter) -> list[str]:
    """The fields of a filter that a near miss can fail."""
    f = replace(flat(f), any_of=f.any_of)
    found = []
    for name in ("types", "classes", "names", "not_names", "inks"):
        if getattr(f, name) and not (name == "types" and f.zone == Zone.PLAY and len(f.types) > 3):
            found.append(name)
    for name in ("exerted", "damaged", "inkable", "drying", "at_location", "has_under", "song",
                 "keyword", "no_keyword"):  # fmt: skip
        if getattr(f, name) != NONE:
            found.append(name)
    if f.here:
        found.append("here")
    if f.types:
        found.append("other types")
    found += [f"bound {k}" for k in range(len(f.bounds))]
    return found
