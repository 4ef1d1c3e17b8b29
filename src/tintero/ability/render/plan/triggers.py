"""`When` nodes: what an ability waits for. Also names the cards of the event."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tintero.ability.base import Trigger
from tintero.ability.filters import Filter
from tintero.ability.render.plan import conditions, filters, trigger_events
from tintero.ability.render.plan.happened import doer
from tintero.ability.render.plan.parts_of_speech import (
    CARD,
    CHARACTER,
    LOCATION,
    THIS,
    Head,
    Noun,
    Saying,
    Things,
)
from tintero.ability.render.plan.selectors import CHALLENGING
from tintero.ability.render.speaker import Speaker, unknown, word
from tintero.ability.triggers import When
from tintero.events import Kind
from tintero.vocab import NONE, STEP_NAMES, CardType, Owner

# CR 6.2.2: "when" for what can happen to the card only once.
ONCE: Final = (
    *(Kind.PLAYED, Kind.BANISHED, Kind.LEFT_PLAY, Kind.ENTERED_PLAY, Kind.DISCARDED),
    Kind.PUT_IN_DISCARD,
)
TURNS: Final = {Kind.TURN_START: "turn-start", Kind.TURN_END: "turn-end", Kind.STEP: "step"}
# What "that character" and "the challenged character" mean after an event.
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


def trigger(say: Speaker, node: Trigger) -> Saying:
    if not isinstance(node, When):
        raise unknown(node)
    name_event(say, node)
    if node.kind in TURNS:
        step = node.extra if node.kind == Kind.STEP else NONE
        if step != NONE:
            word(STEP_NAMES, step, "step")
        return Saying(TURNS[node.kind], how="at", whose=doer(node.by), index=step)
    made = trigger_events.event(say, node)
    if node.window is not None:
        made = replace(made, when=conditions.condition(say, node.window))
    if node.nth and node.kind == Kind.PLAYED and node.subject is not None:
        sort = filters.things(say, node.subject)
        card = Noun("nth-such", sort, sort.head, index=node.nth)
        by = trigger_events.actor(node)
        return Saying("played", how="in-a-turn", whose=by, object=card, nth=node.nth)
    if node.nth:
        return replace(made, how="for-nth-time" if node.this else "nth-time", nth=node.nth)
    return replace(made, how="when" if node.this and node.kind in ONCE else "whenever")


def together(say: Speaker, when: tuple[Trigger, ...]) -> Saying:
    """Several triggers of one ability: "when … and whenever …"."""
    said = [trigger(say, node) for node in when if not is_ink(node, when)]
    if len(said) == 1:
        return said[0]
    if len(said) == 2:
        one = this_and_others(*said)
        if one is not None:
            return one
    of_this = [part.how != "at" and subject_is_this(part) for part in said]
    once = all(of_this) and all(part.how == "whenever" for part in said)
    parts = [replace(part, known=i > 0 and of_this[i]) for i, part in enumerate(said)]
    verb = "one-subject" if once else "several"
    return Saying(verb, how="whenever", parts=tuple(parts))


def is_ink(node: Trigger, when: tuple[Trigger, ...]) -> bool:
    """Inking is one of the ways in which a card is put into an inkwell, which is also said."""
    if not isinstance(node, When) or node.kind != Kind.INKED:
        return False
    return replace(node, kind=Kind.PUT_IN_INKWELL) in when


def alone_of_this(o: Saying) -> bool:
    """The event is told of this card alone, which then need not be named again."""
    if o.verb == "one-subject":
        return True
    return o.how in ("when", "whenever") and not o.parts and subject_is_this(o)


def subject_is_this(o: Saying) -> bool:
    """This very card does it, or undergoes it."""
    return o.object is not None and o.object.how == "this" and o.verb not in BY_PLAYERS


BY_PLAYERS: Final = (
    *("played", "pays-to-play", "drew", "discarded", "inked", "revealed", "moves-card"),
    *("damage removed", "shifted", "chosen", "returns-from-discard", "put under", "used"),
    *("readies", "deals-damage", "challenge over", "happens"),
)


def this_and_others(first: Saying, other: Saying) -> Saying | None:
    """Of this card and of others the same is told: with one verb."""
    match first, other:
        case (
            Saying(verb="played", object=Noun(how="this") as this),
            Saying(how="whenever", object=Noun(things=Things(other=True)) as card),
        ) if first == replace(other, object=this, how=first.how):
            # "whenever you play this character or another Hero character"
            return replace(other, object=Noun("this-or", head=card.head, parts=(this, card)))
        case Saying(how="whenever", object=Noun() as this), Saying(object=Noun() as card) if (
            subject_is_this(first) and first == replace(other, object=this) and first != other
        ):
            # "whenever this character or one of your characters challenges"
            return replace(other, object=Noun("this-and", head=card.head, parts=(this, card)))
        case _:
            return None


# --- the cards of the event -------------------------------------------------------------------


def name_event(say: Speaker, node: When) -> None:
    say.event_kind = node.kind
    say.event_yours = node.by == Owner.YOURS
    say.event = first = first_card(node)
    if node.this:
        say.gone = node.kind in GONE
    if node.other_this:
        say.event_other = THIS
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
    return Noun(how, head=head, mine=mine)
