"""`Filter` and `Bound`: sorts of cards, and the limits on their numbers."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tintero.ability.base import Condition
from tintero.ability.conditions import Compare, InChallenge, Not, SameCard, SameName, WasNamed
from tintero.ability.filters import Bound, Filter, Relation
from tintero.ability.quantities import Greatest, Happened, StatOf, Sum
from tintero.ability.render.plan import conditions, quantities, selectors
from tintero.ability.render.plan.parts_of_speech import CARD, Head, Limit, Number, Things, Trait
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


def traits(say: Speaker, f: Filter) -> list[Trait]:
    states = [(getattr(f, field), no, yes) for field, no, yes in STATES]
    out = [Trait(yes if value else no) for value, no, yes in states if value != NONE]
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
    match test:
        case SameName(left=Candidate(), right=other):
            return Trait("same-name", noun=selectors.cards(say, other))
        case Not(of=SameName(left=Candidate(), right=other)):
            return Trait("other-name", noun=selectors.cards(say, other))
        case InChallenge(what=Candidate(), role=role):
            return Trait(conditions.ROLES[role])
        case Not(of=InChallenge(what=Candidate(), role=role)):
            return Trait(conditions.ROLES[role], no=True)
        case WasNamed(what=Candidate()):
            return Trait("that-name")
        case Compare(left=Happened(other=Candidate(), kind=Kind.CHALLENGED), right=1):
            return Trait("was-challenged")
        case Compare(left=Happened(card=Candidate(), kind=Kind.PLAYED), right=1):
            return Trait("was-played")
        case _:
            return Trait("such-that", saying=conditions.condition(say, test))


# --- limits -----------------------------------------------------------------------------------


def limit(say: Speaker, node: Bound) -> Limit:
    word(STAT_NAMES, node.stat, "stat")
    match node.op, node.value:
        case Relation.AT_LEAST, Greatest():
            return Limit("highest", node.stat)
        case Relation.MORE, Greatest(filter=f):
            return Limit("more-than-each", node.stat, things=things(say, f))
        case (Relation.MORE | Relation.LESS) as op, StatOf(stat=node.stat, of=of):
            kind = "more-than" if op == Relation.MORE else "less-than"
            return Limit(kind, node.stat, noun=selectors.cards(say, of))
        case Relation.AT_MOST, Sum(parts=(StatOf(stat=node.stat, of=of), int(extra))):
            more = Number(n=extra)
            return Limit("up-to-more", node.stat, value=more, noun=selectors.cards(say, of))
        case _:
            return Limit("limit", node.stat, node.op, quantities.number(say, node.value))


def best(f: Filter) -> int:
    """The number of which these cards have the most, if the filter says nothing else."""
    match f.bounds:
        case (Bound(op=Relation.AT_LEAST, value=Greatest(), stat=stat),):
            return stat if f == Filter(types=f.types, zone=f.zone, bounds=f.bounds) else NONE
        case _:
            return NONE


def challenge_side(f: Filter) -> int:
    """CR 4.6.2: "the challenged character", when the filter says just that; else 0."""
    match f.tests:
        case (InChallenge(what=Candidate(), role=role, against=None),):
            return role if f == Filter(types=f.types, tests=f.tests) else 0
        case _:
            return 0


def back_head(f: Filter) -> Head:
    """What such cards are called later: "that character", else "that card"."""
    noun = head(f)
    return noun if noun.alone else CARD
