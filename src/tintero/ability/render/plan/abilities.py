"""`Ability` nodes: when they work, and in what order that is said."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tintero.ability.abilities import Activated, DeckRule, Triggered
from tintero.ability.conditions import Both, Is, StillThere, UsedShift, Was
from tintero.ability.effects import If
from tintero.ability.filters import Filter
from tintero.ability.render.plan import conditions, joints, sentences, triggers, windows
from tintero.ability.render.plan.parts_of_speech import THIS, Occasion, Saying, Timing
from tintero.ability.render.plan.windows import CHALLENGING, THEIR_TURN, YOUR_TURN
from tintero.ability.render.speaker import Speaker
from tintero.ability.selectors import LocationOf, This
from tintero.ability.triggers import When
from tintero.events import Kind
from tintero.vocab import NONE, Owner

TURNS: Final = (Kind.TURN_START, Kind.TURN_END)
INTO_DISCARD: Final = (Kind.PUT_IN_DISCARD, Kind.DISCARDED)
AT_LOCATION: Final = Is(This(), Filter(at_location=1))


def triggered(say: Speaker, node: Triggered) -> Timing:
    zone = windows.from_zone(say, node.zone)
    whens = [when for when in node.when if isinstance(when, When)]
    there = isinstance(node.effect, If) and isinstance(node.effect.condition, StillThere)
    if there or any(when.this and when.kind in INTO_DISCARD for when in whens):
        zone = NONE  # the event, or the effect, says where the card is
    match node.window:
        case Both(parts=parts) as both if THEIR_TURN in parts:
            # "During each opponent's turn, whenever they draw a card while you have …".
            window = windows.window(say, both)
            theirs = tuple([replace(when, by=Owner.THEIRS) for when in whens])
            when = replace(triggers.together(say, theirs), again=True)
            return Timing(zone, window, node.limit, when=when, each_opponent=True)
        case Was() as was:
            when = triggers.together(say, node.when)
            made = Timing(zone, when=when, if_=conditions.condition(say, was))
        case condition if condition is None or condition == THEIR_TURN:
            when = triggers.together(say, node.when)
            made = Timing(zone, when=when, their_turn=condition == THEIR_TURN)
        case condition:
            made = in_window(say, node, windows.window(say, condition))
            made = replace(made, zone=zone)
    assert made.when is not None
    shift = isinstance(node.effect, If) and isinstance(node.effect.condition, UsedShift)
    return replace(
        made,
        limit=node.limit,
        when=replace(made.when, limited=bool(node.limit)),
        last=shift and all(when.kind == Kind.ENTERED_PLAY for when in whens),
    )


def in_window(say: Speaker, node: Triggered, window: Saying) -> Timing:
    """While something is so; what the window says, the event need not."""
    when = triggers.together(say, node.when)
    if window == CHALLENGING and not node.limit and when.verb == "is-banished" and when.fight:
        return Timing(when=replace(when, verb="challenges-and-is-banished", fight=False))
    if window == YOUR_TURN and not node.limit:
        when = replace(when, each_turn=False)
    if windows.is_of_this(node.window):
        when = known(when)
    located = any(isinstance(part, LocationOf) for part in node.effect.walk())
    return Timing(window=window, when=when, there=located and node.window == AT_LOCATION)


def first_said(say: Speaker, node: Triggered, when: Occasion) -> list[Saying]:
    """What it does. The event has named this card, or whose turn it is; a card that is still where
    it went to is simply there."""
    say.fresh = True
    turns = all(isinstance(w, When) and w.kind in TURNS for w in node.when)
    say.topic = "that-player" if turns else "this" if triggers.alone_of_this(when) else ""
    said = tuple(sentences.sentences(say, node.effect))
    if say.topic == "this":
        said = joints.known(said, THIS)
    say.fresh, say.topic = False, ""
    return list(said)


def known(when: Occasion) -> Occasion:
    """The window has named this card: the event need not."""
    if when.verb == "one-subject":
        return replace(when, parts=(replace(when.parts[0], again=True), *when.parts[1:]))
    return replace(when, again=True) if triggers.alone_of_this(when) else when


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
