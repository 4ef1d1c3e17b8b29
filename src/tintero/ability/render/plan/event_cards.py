"""What "that character" and "the challenged character" mean after an event."""

from __future__ import annotations

from typing import Final

from tintero.ability.filters import Filter
from tintero.ability.render.plan import filters
from tintero.ability.render.plan.parts_of_speech import CARD, CHARACTER, LOCATION, Head, Noun
from tintero.ability.render.plan.selectors import CHALLENGING
from tintero.ability.render.speaker import Speaker
from tintero.ability.triggers import When
from tintero.events import Kind
from tintero.vocab import CardType, Owner

GONE: Final = (Kind.BANISHED, Kind.LEFT_PLAY, Kind.DISCARDED, Kind.PUT_IN_DISCARD)
CHARACTERS: Final = (Kind.QUESTED, Kind.SANG, Kind.MOVED, Kind.BANISHED_IN_CHALLENGE, Kind.SHIFTED)
OTHERS: Final = {
    Kind.CHALLENGED: Noun("the-challenged", head=CHARACTER),
    Kind.BANISHED_IN_CHALLENGE: Noun("the-banished", head=CHARACTER),
    Kind.MOVED: Noun("that", head=LOCATION),
    Kind.SANG: Noun("that", head=Head(("song",))),
    Kind.DAMAGE_DEALT: Noun("dealer"),
    Kind.DAMAGE_TAKEN: Noun("source-of-damage"),
}


def name_event(say: Speaker, node: When) -> None:
    say.event_kind = node.kind
    say.event_yours = node.by == Owner.YOURS
    first = first_card(node)
    say.event = first
    if node.this:
        say.gone = node.kind in GONE
    other = Noun("this", mine=True) if node.other_this else second_card(node, first)
    say.event_other = other


def first_card(node: When) -> Noun:
    f = node.subject if node.subject is not None else Filter(types=(CardType.CHARACTER,))
    gone = node.kind in GONE
    if node.this:
        return Noun("this-card" if gone else "this", mine=True)
    theirs = node.subject is None or node.subject.owner != Owner.YOURS
    if node.kind == Kind.CHALLENGED and (node.other_this or theirs):
        return CHALLENGING
    known = node.subject is not None or node.kind in CHARACTERS
    head = CARD if gone or not known else filters.back_head(f)
    mine = f.owner == Owner.YOURS or (node.by == Owner.YOURS and node.kind != Kind.CHOSEN)
    mine = mine or node.here or f.here  # only your characters are at your location
    if node.kind == Kind.CHALLENGED and node.other is None:
        # "That character" would rather be the one that is challenged.
        return Noun("the-challenger", head=head, plural=True, mine=mine)
    if node.kind == Kind.MOVED and head == CHARACTER:
        return Noun("that-moved", head=head, mine=mine)
    played = CardType.CHARACTER in f.types and node.kind == Kind.PLAYED and head == CARD
    return Noun("that-played" if played else "that", head=head, mine=mine)


def second_card(node: When, first: Noun) -> Noun:
    if node.kind == Kind.CHALLENGED and node.other is not None:
        return Noun("that-challenged", head=CHARACTER)
    other = OTHERS.get(node.kind, Noun("that"))
    sung = node.kind == Kind.SANG and first.mine
    return Noun(other.how, head=other.head, mine=sung)
