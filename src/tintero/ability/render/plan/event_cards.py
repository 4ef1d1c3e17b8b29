"""What "that character" and "the challenged character" mean after an event."""

from __future__ import annotations

from dataclasses import replace
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
    say.event = first = first_card(node)
    if node.this:
        say.gone = node.kind in GONE
    if node.other_this:
        say.event_other = Noun("this", mine=True)
    elif node.kind == Kind.CHALLENGED and node.other is not None:
        say.event_other = Noun("that-challenged", head=CHARACTER)
    else:
        other = OTHERS.get(node.kind, Noun("that"))
        say.event_other = replace(other, mine=node.kind == Kind.SANG and first.mine)


def first_card(node: When) -> Noun:
    f = node.subject if node.subject is not None else Filter(types=(CardType.CHARACTER,))
    gone = node.kind in GONE
    if node.this:
        return Noun("this-card" if gone else "this", mine=True)
    theirs = node.subject is None or f.owner != Owner.YOURS
    known = not gone and (node.subject is not None or node.kind in CHARACTERS)
    head = filters.back_head(f) if known else CARD
    mine = f.owner == Owner.YOURS or (node.by == Owner.YOURS and node.kind != Kind.CHOSEN)
    mine = mine or node.here or f.here  # only your characters are at your location
    how = "that"
    match node:
        case When(kind=Kind.CHALLENGED) if node.other_this or theirs:
            return CHALLENGING
        case When(kind=Kind.CHALLENGED, other=None):
            # "That character" would rather be the one that is challenged.
            return Noun("the-challenger", head=head, plural=True, mine=mine)
        case When(kind=Kind.MOVED) if head == CHARACTER:
            how = "that-moved"
        case When(kind=Kind.PLAYED) if head == CARD and CardType.CHARACTER in f.types:
            how = "that-played"
        case _:
            pass
    return Noun(how, head=head, mine=mine)
