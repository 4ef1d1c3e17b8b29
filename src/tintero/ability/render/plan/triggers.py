"""`When` nodes: what an ability waits for. Also names the cards of the event."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tintero.ability.base import Trigger
from tintero.ability.render.plan import conditions, filters, trigger_events
from tintero.ability.render.plan.event_cards import name_event
from tintero.ability.render.plan.happened import doer
from tintero.ability.render.plan.parts_of_speech import Noun, Occasion
from tintero.ability.render.speaker import Speaker, unknown, word
from tintero.ability.triggers import When
from tintero.events import Kind
from tintero.vocab import NONE, STEP_NAMES

# CR 6.2.2: "when" for what can happen to the card only once.
ONCE: Final = (
    *(Kind.PLAYED, Kind.BANISHED, Kind.LEFT_PLAY, Kind.ENTERED_PLAY, Kind.DISCARDED),
    Kind.PUT_IN_DISCARD,
)
TURNS: Final = {Kind.TURN_START: "turn-start", Kind.TURN_END: "turn-end", Kind.STEP: "step"}


def trigger(say: Speaker, node: Trigger) -> Occasion:
    if not isinstance(node, When):
        raise unknown(node)
    name_event(say, node)
    if node.kind in TURNS:
        step = node.extra if node.kind == Kind.STEP else NONE
        if step != NONE:
            word(STEP_NAMES, step, "step")
        return Occasion(TURNS[node.kind], how="at", by=doer(node.by), index=step)
    made = trigger_events.event(say, node)
    if node.window is not None:
        made = replace(made, window=conditions.condition(say, node.window))
    if node.nth and node.kind == Kind.PLAYED and node.subject is not None:
        sort = filters.things(say, node.subject)
        card = Noun("nth-such", sort, sort.head, index=node.nth)
        by = trigger_events.actor(node)
        return Occasion("plays", how="in-a-turn", by=by, what=card, nth=node.nth)
    if node.nth:
        return replace(made, how="for-nth-time" if node.this else "nth-time", nth=node.nth)
    return replace(made, how="when" if node.this and node.kind in ONCE else "whenever")


def together(say: Speaker, when: tuple[Trigger, ...]) -> Occasion:
    """Several triggers of one ability: "when … and whenever …"."""
    said = [trigger(say, node) for node in when if not (is_ink(node) and in_inkwell(node, when))]
    if len(said) == 1:
        return said[0]
    if len(said) == 2:
        one = this_or_another(*said) or one_verb(*said)
        if one is not None:
            return one
    of_this = [part.how != "at" and subject_is_this(part) for part in said]
    once = all(of_this) and all(part.how == "whenever" for part in said)
    parts = [replace(part, again=i > 0 and of_this[i]) for i, part in enumerate(said)]
    return Occasion("one-subject" if once else "several", parts=tuple(parts))


def is_ink(node: Trigger) -> bool:
    return isinstance(node, When) and node.kind == Kind.INKED


def in_inkwell(node: Trigger, when: tuple[Trigger, ...]) -> bool:
    """Inking is one of the ways in which a card is put into an inkwell."""
    return isinstance(node, When) and replace(node, kind=Kind.PUT_IN_INKWELL) in when


def alone_of_this(o: Occasion) -> bool:
    """The event is told of this card alone, which then need not be named again."""
    if o.verb == "one-subject":
        return True
    return o.how in ("when", "whenever") and not o.parts and subject_is_this(o)


def subject_is_this(o: Occasion) -> bool:
    """This very card does it, or undergoes it."""
    return o.what is not None and o.what.how == "this" and o.verb not in BY_PLAYERS


BY_PLAYERS: Final = (
    *("plays", "pays-to-play", "draws", "discards", "inks", "reveals", "moves-card"),
    *("removes-damage", "shifts", "chooses", "returns-from-discard", "puts-under", "uses"),
    *("readies", "deals-damage", "challenge-over", "happens"),
)


def this_or_another(first: Occasion, other: Occasion) -> Occasion | None:
    """ "whenever you play this character or another Hero character"."""
    this, card = first.what, other.what
    if first.verb != "plays" or this is None or card is None or card.things is None:
        return None
    if this.how != "this" or not card.things.other or other.how != "whenever":
        return None
    if first != replace(other, what=this, how=first.how):
        return None
    return replace(other, what=Noun("this-or", head=card.head, parts=(this, card)))


def one_verb(first: Occasion, other: Occasion) -> Occasion | None:
    """Two subjects: "whenever this character or one of your characters challenges"."""
    if first.how != "whenever" or not subject_is_this(first) or other.what is None:
        return None
    if first != replace(other, what=first.what) or first.what is None or first == other:
        return None
    return replace(
        other, what=Noun("this-and", head=other.what.head, parts=(first.what, other.what))
    )
