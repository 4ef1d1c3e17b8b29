"""`Ability` nodes: when they work, and in what order that is said."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tintero.ability.abilities import Activated, DeckRule, Triggered
from tintero.ability.conditions import Both, Is, StillThere, UsedShift, Was
from tintero.ability.effects import If
from tintero.ability.filters import Filter
from tintero.ability.render.plan import conditions, joints, sentences, triggers, windows
from tintero.ability.render.plan.parts_of_speech import Noun, Occasion, Saying, Statement, Timing
from tintero.ability.render.plan.windows import CHALLENGING, THEIR_TURN, YOUR_TURN
from tintero.ability.render.speaker import Speaker
from tintero.ability.selectors import LocationOf, This
from tintero.ability.triggers import When
from tintero.events import Kind
from tintero.vocab import NONE, Owner, Zone

TURNS: Final = (Kind.TURN_START, Kind.TURN_END)
INTO_DISCARD: Final = (Kind.PUT_IN_DISCARD, Kind.DISCARDED)
AT_LOCATION: Final = Is(This(), Filter(at_location=1))


def triggered(say: Speaker, node: Triggered) -> Timing:
    zone = windows.from_zone(say, node.zone)
    whens = [when for when in node.when if isinstance(when, When)]
    if any(when.this and when.kind in INTO_DISCARD for when in whens) or still_there(node):
        zone = NONE  # the event, or the effect, says where the card is
    theirs = node.window == THEIR_TURN
    both = node.window.parts if isinstance(node.window, Both) else ()
    if THEIR_TURN in both:
        return in_their_turn(say, node, zone)
    window: Saying | None = None
    if node.window is not None and not theirs and not isinstance(node.window, Was):
        window = windows.window(say, node.window)
    when = triggers.together(say, node.when)
    if window == CHALLENGING and not node.limit and when.verb == "is-banished" and when.fight:
        window, when = None, replace(when, verb="challenges-and-is-banished", fight=False)
    if window == YOUR_TURN and not node.limit:
        when = replace(when, each_turn=False)
    if window is not None and windows.is_of_this(node.window):
        when = known(when)
    past = isinstance(node.window, Was)
    if past and node.window is not None:
        window = conditions.condition(say, node.window)
    shift = isinstance(node.effect, If) and isinstance(node.effect.condition, UsedShift)
    return Timing(
        zone=zone,
        window=None if past else window,
        limit=node.limit,
        when=replace(when, limited=bool(node.limit)),
        if_=window if past else None,
        their_turn=theirs,
        there=node.window == AT_LOCATION and speaks_of_location(node),
        last=shift and all(when.kind == Kind.ENTERED_PLAY for when in whens),
    )


def first_said(say: Speaker, node: Triggered, when: Occasion) -> list[Statement]:
    """What it does. The event has named this card, or whose turn it is; a card that is still where
    it went to is simply there."""
    say.fresh = True
    turns = all(isinstance(w, When) and w.kind in TURNS for w in node.when)
    say.topic = "that-player" if turns else "this" if triggers.alone_of_this(when) else ""
    said = tuple(sentences.sentences(say, node.effect))
    if say.topic == "this":
        said = joints.known(said, Noun("this", mine=True))
    say.fresh, say.topic = False, ""
    return list(said)


def still_there(node: Triggered) -> bool:
    """ "When this character is banished, if this card is in your discard, …"."""
    there = isinstance(node.effect, If) and isinstance(node.effect.condition, StillThere)
    return there and node.zone == Zone.DISCARD


def speaks_of_location(node: Triggered) -> bool:
    return any(isinstance(part, LocationOf) for part in node.effect.walk())


def known(when: Occasion) -> Occasion:
    """The window has named this card: the event need not."""
    if when.verb == "one-subject":
        return replace(when, parts=(replace(when.parts[0], again=True), *when.parts[1:]))
    return replace(when, again=True) if triggers.alone_of_this(when) else when


def in_their_turn(say: Speaker, node: Triggered, zone: int) -> Timing:
    """ "During each opponent's turn, whenever they draw a card while you have …"."""
    whens = [replace(w, by=Owner.THEIRS) for w in node.when if isinstance(w, When)]
    assert isinstance(node.window, Both)
    window = windows.window(say, node.window)
    when = replace(triggers.together(say, tuple(whens)), again=True)
    return Timing(zone=zone, window=window, limit=node.limit, when=when, each_opponent=True)


def activated(say: Speaker, node: Activated) -> Timing:
    """How often, and when, it may be used."""
    turn = YOUR_TURN if node.sequential and node.limit else None
    window: Saying | None = None
    if node.condition is not None:
        window = windows.window(say, node.condition)
        if node.sequential and window.verb == "while":
            window = replace(window, verb="if")
        if node.limit and windows.is_of_this(node.condition):
            window = replace(window, known=True)
    return Timing(limit=node.limit, limit_in=turn, window=None if window == turn else window)


# --- rules about decks ------------------------------------------------------------------------

USUAL_COPIES: Final = 4  # CR 1.10.1.2


def deck_rule(node: DeckRule) -> list[tuple[str, str]]:
    """What is said about the deck, by the keys of the lexicon, each with its number or name."""
    said: list[tuple[str, str]] = []
    if node.copies in (0, 1):
        said.append(("any-number" if node.copies == 0 else "one-copy", ""))
    elif node.copies != NONE:
        few = node.copies < USUAL_COPIES
        said.append(("few-copies" if few else "many-copies", str(node.copies)))
    if node.classification:
        said.append(("any-ink", node.classification))
    return said or [("no-change", "")]
