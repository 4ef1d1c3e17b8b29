"""`Filter` and `Bound`: sorts of cards, and the limits on their numbers."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tintero.ability.base import Condition, Selector
from tintero.ability.conditions import Compare, InChallenge, Not, SameCard, SameName, WasNamed
from tintero.ability.filters import Bound, Filter, Relation
from tintero.ability.quantities import Greatest, Happened, StatOf, Sum
from tintero.ability.render.plan import conditions, quantities, selectors
from tintero.ability.render.plan.parts_of_speech import CARD, Head, Limit, Things, Trait
from tintero.ability.render.speaker import Speaker, word
from tintero.ability.selectors import Candidate
from tintero.events import Kind
from tintero.vocab import INK_NAMES, KEYWORD_NAMES, NONE, STAT_NAMES, CardType, Zone

TYPES: Final = ("character", "action", "item", "location")
NOT_CHARACTERS: Final = (CardType.ACTION, CardType.ITEM, CardType.LOCATION)
# Fields of three values: what is said of 0 and of 1.
STATES: Final = (
    ("facedown", "faceup", "facedown"),
    ("drying", "dry", "drying"),
    ("exerted", "ready", "exerted"),
    ("damaged", "undamaged", "damaged"),
    ("inkable", "not-inkable", "inkable"),
    ("has_under", "nothing-under", "card-under"),
    ("at_location", "not-at-location", "at-location"),
)


def in_play(f: Filter) -> bool:
    return f.zone in (Zone.PLAY, Zone.ANYWHERE)


def head(f: Filter) -> Head:
    card = not in_play(f)
    if f.song == 1:
        return Head(("song",), card)
    if f.types == NOT_CHARACTERS:
        return Head(("non-character",), card)
    return Head(tuple([word(TYPES, t, "card type") for t in f.types]), card and bool(f.types))


def only_alternatives(f: Filter) -> bool:
    """The filter says nothing but `any_of` (and whose, and where)."""
    return bool(f.any_of) and f == Filter(
        owner=f.owner, zone=f.zone, other=f.other, any_of=f.any_of
    )


def things(say: Speaker, f: Filter) -> Things:
    placed = Things(owner=f.owner, zone=f.zone, or_zone=f.or_zone, other=f.other, head=head(f))
    if only_alternatives(f):
        parts = [part if in_play(f) else replace(part, zone=f.zone) for part in f.any_of]
        return replace(placed, either=tuple([things(say, part) for part in parts]))
    return replace(placed, traits=tuple(traits(say, f)))


def place(owner: int, zone: int) -> Things:
    return Things(owner=owner, zone=zone)


def states(f: Filter) -> list[Trait]:
    out: list[Trait] = []
    for field, no, yes in STATES:
        value: int = getattr(f, field)
        if value != NONE:
            out.append(Trait(yes if value else no))
    return out


def traits(say: Speaker, f: Filter) -> list[Trait]:
    out = states(f)
    if f.inks:
        out.append(Trait("inks", tuple([word(INK_NAMES, ink, "ink") for ink in f.inks])))
    if f.classes:
        out.append(Trait("classes", f.classes))
    if f.song == 0:
        out.append(Trait("no-song"))
    if f.names:
        out.append(Trait("named", f.names))
    if f.not_names:
        out.append(Trait("not-named", f.not_names))
    out += [Trait("limit", limit=limit(say, bound)) for bound in f.bounds]
    for kind, key in (("keyword", f.keyword), ("no-keyword", f.no_keyword)):
        if key != NONE:
            out.append(Trait(kind, (word(KEYWORD_NAMES, key, "keyword"),)))
    if f.here:
        out.append(Trait("here"))
    out += [tested(say, test) for test in f.tests if not (f.other and is_another(test))]
    if f.any_of and not only_alternatives(f):
        added = all(part == after_noun(part) != Filter(zone=part.zone) for part in f.any_of)
        either = tuple([things(say, part) for part in f.any_of])
        out.append(Trait("added" if added else "one-of", either=either))
    return out


def after_noun(f: Filter) -> Filter:
    """What of a filter is said after the noun alone."""
    return Filter(zone=f.zone, names=f.names, bounds=f.bounds)


def is_another(test: Condition) -> bool:
    """Other than a card of the event: "another" says it."""
    return isinstance(test, Not) and isinstance(test.of, SameCard)


def tested(say: Speaker, test: Condition) -> Trait:
    """A condition about the card that a filter is testing."""
    no = isinstance(test, Not)
    inner = test.of if isinstance(test, Not) else test
    if isinstance(inner, SameName):
        known = namesake_of(inner, no)
        if known is not None:
            return Trait("other-name" if no else "same-name", noun=selectors.cards(say, known))
    if isinstance(inner, InChallenge) and isinstance(inner.what, Candidate):
        roles = ("in-challenge", "challenging", "challenged")
        return Trait(roles[inner.role] if inner.role in (0, 1) else roles[2], no=no)
    if isinstance(test, WasNamed) and isinstance(test.what, Candidate):
        return Trait("that-name")
    if isinstance(test, Compare) and isinstance(test.left, Happened) and test.right == 1:
        if isinstance(test.left.other, Candidate) and test.left.kind == Kind.CHALLENGED:
            return Trait("was-challenged")
        if isinstance(test.left.card, Candidate) and test.left.kind == Kind.PLAYED:
            return Trait("was-played")
    if isinstance(test, Compare) and isinstance(test.left, StatOf):
        if isinstance(test.left.of, Candidate):
            bound = Bound(test.left.stat, test.op, test.right)
            return Trait("tested-limit", limit=limit(say, bound))
    return Trait("such-that", saying=conditions.condition(say, test))


def namesake_of(node: SameName, no: bool) -> Selector | None:
    if isinstance(node.left, Candidate):
        return node.right
    return node.left if isinstance(node.right, Candidate) and not no else None


# --- limits -----------------------------------------------------------------------------------


def limit(say: Speaker, node: Bound) -> Limit:
    word(STAT_NAMES, node.stat, "stat")
    value = node.value
    if isinstance(value, Greatest):
        if node.op == Relation.AT_LEAST:
            return Limit("highest", node.stat)
        if node.op == Relation.MORE:
            return Limit("more-than-each", node.stat, things=things(say, value.filter))
    if isinstance(value, StatOf) and value.stat == node.stat:
        if node.op in (Relation.MORE, Relation.LESS):
            kind = "more-than" if node.op == Relation.MORE else "less-than"
            return Limit(kind, node.stat, noun=selectors.cards(say, value.of))
    if isinstance(value, Sum) and len(value.parts) == 2 and node.op == Relation.AT_MOST:
        first, extra = value.parts
        if isinstance(first, StatOf) and first.stat == node.stat and isinstance(extra, int):
            more = quantities.number(say, extra)
            return Limit("up-to-more", node.stat, value=more, noun=selectors.cards(say, first.of))
    return Limit("limit", node.stat, node.op, quantities.number(say, value))


def best(f: Filter) -> int:
    """The number of which these cards have the most, if the filter says nothing else."""
    if len(f.bounds) != 1 or f != Filter(types=f.types, zone=f.zone, bounds=f.bounds):
        return NONE
    (one,) = f.bounds
    most = isinstance(one.value, Greatest) and one.op == Relation.AT_LEAST
    return one.stat if most else NONE


def challenge_side(f: Filter) -> int:
    """CR 4.6.2: "the challenged character", when the filter says just that; else 0."""
    if f == Filter(types=f.types, tests=f.tests) and len(f.tests) == 1:
        test = f.tests[0]
        if isinstance(test, InChallenge) and test == InChallenge(Candidate(), test.role):
            return test.role
    return 0


def back_head(f: Filter) -> Head:
    """What such cards are called later: "that character", else "that card"."""
    noun = head(f)
    return noun if noun.alone else CARD
