"""`When` nodes: "whenever one of your characters quests". Also names the cards of the event."""

from __future__ import annotations

from dataclasses import replace

from tintero.ability.base import Trigger
from tintero.ability.conditions import YourTurn
from tintero.ability.render.en import trigger_events
from tintero.ability.render.plan.event_cards import name_event
from tintero.ability.render.realise.en import bridge
from tintero.ability.render.realise.en.words import listed, ordinal
from tintero.ability.render.speaker import Speaker, unknown, word
from tintero.ability.triggers import When
from tintero.events import Kind
from tintero.vocab import NONE, STEP_NAMES, CardType, Owner

ONCE = (
    Kind.PLAYED,
    Kind.BANISHED,
    Kind.LEFT_PLAY,
    Kind.ENTERED_PLAY,
    Kind.DISCARDED,
    Kind.PUT_IN_DISCARD,
)


def trigger(say: Speaker, node: Trigger) -> str:
    """With its "when", "whenever" or "at"."""
    if not isinstance(node, When):
        raise unknown(node)
    name_event(say, node)
    if node.kind in (Kind.TURN_START, Kind.TURN_END, Kind.STEP):
        return turn(node)
    here = ""
    if node.kind != Kind.MOVED and node.here:
        node = replace(node, here=False)
        here = " while here"
    if node.kind == Kind.QUESTED and node.subject is not None and node.subject.at_location == 1:
        node = replace(node, subject=replace(node.subject, at_location=NONE))
        here = " while at a location"
    if node.kind == Kind.CHALLENGED and node.other is not None and node.other.here:
        node = replace(node, other=replace(node.other, here=False))
        here = " while here"
    if node.window is not None:
        during = isinstance(node.window, YourTurn) and node.window.whose == Owner.YOURS
        here += " during your turn" if during else f" while {say.condition(node.window)}"
    text = trigger_events.event(say, node) + trigger_events.details(say, node) + here
    if node.nth and node.kind == Kind.PLAYED and node.subject is not None:
        noun = bridge.noun(say, node.subject)
        return (
            f"whenever {trigger_events.doer(node, 'play')} a {ordinal(node.nth)} {noun} in a turn"
        )
    if node.nth and node.this:
        return f"whenever {text} for the {ordinal(node.nth)} time each turn"
    if node.nth:
        return f"the {ordinal(node.nth)} time {text} each turn"
    # CR 6.2.2: "when" for what can happen to the card only once.
    return ("when " if node.this and node.kind in ONCE else "whenever ") + text


def together(say: Speaker, when: tuple[Trigger, ...]) -> str:
    """Several triggers of one ability: "when … and whenever …"."""
    said: list[str] = []
    for node in when:
        if isinstance(node, When) and node.kind == Kind.INKED and len(when) > 1:
            # Inking is one of the ways in which a card is put into an inkwell.
            if replace(node, kind=Kind.PUT_IN_INKWELL) in when:
                continue
        said.append(trigger(say, node))
    if len(said) == 2 and said[0] == f"when you play {say.name}":
        if said[1].startswith("whenever you play another "):
            this = "this" if say.type == CardType.ITEM else say.name
            return f"whenever you play {this} or {said[1].removeprefix('whenever you play ')}"
    return either(say, said) or " and ".join(said)


def either(say: Speaker, said: list[str]) -> str:
    """One subject, several verbs: "whenever this character quests or challenges"."""
    lead = f"whenever {say.name} "
    if any(" time each turn" in text for text in said):
        return ""
    if len(said) == 2 and said[0].startswith(lead) and not said[1].startswith(lead):
        verb = said[0].removeprefix(lead)
        if verb.count(" ") > 1 and said[1].endswith(f" {verb}"):
            other = said[1].removeprefix("whenever ").removesuffix(f" {verb}")
            return f"{lead}or {other} {verb}"
    if len(said) < 2 or not all(text.startswith(lead) for text in said):
        return ""
    return lead + listed([text.removeprefix(lead) for text in said], "or")


def turn(node: When) -> str:
    owner = ("each player's", "your", "each opponent's", "their")[node.by]
    if node.kind == Kind.STEP:
        step = word(STEP_NAMES, node.extra, "step") if node.extra != NONE else ""
        return f"at the start of {owner} {step} step".replace("  ", " ")
    return f"at the {'start' if node.kind == Kind.TURN_START else 'end'} of {owner} turn"
