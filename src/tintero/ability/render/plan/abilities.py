"""`Ability` nodes: when they work, and in what order that is said."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tintero.ability.abilities import Activated, DeckRule, Triggered
from tintero.ability.conditions import Both, Is, StillThere, UsedShift, Was
from tintero.ability.effects import If
from tintero.ability.filters import Filter
from tintero.ability.render.plan import conditions, joints, sentences, triggers, windows
from tintero.ability.render.plan.parts_of_speech import THIS, Number, Saying
from tintero.ability.render.plan.windows import CHALLENGING, THEIR_TURN, YOUR_TURN
from tintero.ability.render.speaker import Speaker
from tintero.ability.selectors import LocationOf, This
from tintero.ability.triggers import When
from tintero.events import Kind
from tintero.vocab import NONE, Owner

TURNS: Final = (Kind.TURN_START, Kind.TURN_END)
INTO_DISCARD: Final = (Kind.PUT_IN_DISCARD, Kind.DISCARDED)
AT_LOCATION: Final = Is(This(), Filter(at_location=1))


def triggered(say: Speaker, node: Triggered) -> Saying:
    """When it works, and how often: `occasion`, `when` (the window), `number` (of times), `index`
    (the zone, if that is said), `tail` (what must have been so when it happened). `ways`:
    "their-turn"; "each-opponent" (in the turn of each, who then is "they"); "there" (the card is at
    the location that the effect speaks of); "last" (the event is said after the effect)."""
    zone = windows.from_zone(say, node.zone)
    whens = [when for when in node.when if isinstance(when, When)]
    there = isinstance(node.effect, If) and isinstance(node.effect.condition, StillThere)
    if there or any(when.this and when.kind in INTO_DISCARD for when in whens):
        zone = NONE  # the event, or the effect, says where the card is
    shift = isinstance(node.effect, If) and isinstance(node.effect.condition, UsedShift)
    last = shift and all(when.kind == Kind.ENTERED_PLAY for when in whens)
    limit = Number(n=node.limit) if node.limit else None
    made = Saying("triggered", number=limit, index=zone, ways=("last",) if last else ())
    match node.window:
        case Both(parts=parts) as both if THEIR_TURN in parts:
            # "During each opponent's turn, whenever they draw a card while you have …".
            during = windows.window(say, both)
            theirs = tuple([replace(when, by=Owner.THEIRS) for when in whens])
            when = replace(triggers.together(say, theirs), known=True)
            return replace(made, when=during, occasion=when, ways=("each-opponent",))
        case Was() as was:
            when = triggers.together(say, node.when)
            tail = Saying("tail-if-then", when=conditions.condition(say, was))
            made = replace(made, occasion=when, tail=(tail,))
        case condition if condition is None or condition == THEIR_TURN:
            ways = made.ways if condition is None else (*made.ways, "their-turn")
            made = replace(made, occasion=triggers.together(say, node.when), ways=ways)
        case condition:
            made = in_window(say, node, windows.window(say, condition), made)
    if made.occasion is None or not node.limit:
        return made
    return replace(made, occasion=also(made.occasion, "limited"))


def also(when: Saying, way: str) -> Saying:
    return replace(when, ways=(*when.ways, way))


def in_window(say: Speaker, node: Triggered, during: Saying, made: Saying) -> Saying:
    """While something is so; what the window says, the event need not."""
    when = triggers.together(say, node.when)
    banished = when.verb == "banished" and "fight" in when.ways
    if during == CHALLENGING and not node.limit and banished:
        ways = tuple([way for way in when.ways if way != "fight"])
        when = replace(when, verb="challenges-and-is-banished", ways=ways)
        return replace(made, occasion=when)
    if during == YOUR_TURN and not node.limit:
        when = also(when, "in-window")
    if windows.is_of_this(node.window):
        when = known(when)
    located = any(isinstance(part, LocationOf) for part in node.effect.walk())
    there = ("there",) if located and node.window == AT_LOCATION else ()
    return replace(made, when=during, occasion=when, ways=made.ways + there)


def first_said(say: Speaker, node: Triggered, when: Saying) -> list[Saying]:
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


def known(when: Saying) -> Saying:
    """The window has named this card: the event need not."""
    if when.verb == "one-subject":
        return replace(when, parts=(replace(when.parts[0], known=True), *when.parts[1:]))
    return replace(when, known=True) if triggers.alone_of_this(when) else when


def activated(say: Speaker, node: Activated) -> Saying:
    """How often (`number`; `how`: in your turn), and when, it may be used."""
    turn = YOUR_TURN if node.sequential and node.limit else None
    during: Saying | None = None
    if node.condition is not None:
        during = windows.window(say, node.condition)
        if node.sequential and during.verb == "while":
            during = replace(during, verb="if")
        if node.limit and windows.is_of_this(node.condition):
            during = replace(during, known=True)
    limit = Number(n=node.limit) if node.limit else None
    when = None if during == turn else during
    return Saying("activated", number=limit, how="your-turn" if turn else "", when=when)


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
