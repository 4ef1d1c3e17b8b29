"""`When` nodes: "siempre que uno de tus personajes vaya de aventura". Also names the cards of the
event. Verbs stand in the subjunctive."""

from __future__ import annotations

from dataclasses import replace

from tintero.ability.base import Trigger
from tintero.ability.conditions import YourTurn
from tintero.ability.render.es import trigger_events
from tintero.ability.render.plan.event_cards import name_event
from tintero.ability.render.realise.es import bridge
from tintero.ability.render.realise.es.bridge import while_
from tintero.ability.render.realise.es.words import listed, ordinal
from tintero.ability.render.speaker import Speaker, unknown, word
from tintero.ability.triggers import When
from tintero.events import Kind
from tintero.vocab import NONE, Owner

ONCE = (
    Kind.PLAYED,
    Kind.BANISHED,
    Kind.LEFT_PLAY,
    Kind.ENTERED_PLAY,
    Kind.DISCARDED,
    Kind.PUT_IN_DISCARD,
)
STEPS = ("", "Preparar", "Listo", "Robar", "principal", "final")


def trigger(say: Speaker, node: Trigger) -> str:
    """With its "cuando", "siempre que" or "al"."""
    if not isinstance(node, When):
        raise unknown(node)
    name_event(say, node)
    if node.kind in (Kind.TURN_START, Kind.TURN_END, Kind.STEP):
        return turn(node)
    text = trigger_events.event(say, node) + trigger_events.details(say, node)
    if node.window is not None:
        during = isinstance(node.window, YourTurn) and node.window.whose == Owner.YOURS
        text += " durante tu turno" if during else f" mientras {while_(say, node.window)}"
    if node.nth and node.kind == Kind.PLAYED and node.subject is not None:
        nth = ordinal(node.nth, bridge.first_feminine(node.subject))
        one = "una" if bridge.first_feminine(node.subject) else "un"
        noun = bridge.noun(say, node.subject)
        return f"siempre que {trigger_events.doer(node, 'jugar')} {one} {nth} {noun} en un turno"
    if node.nth:
        return f"la {ordinal(node.nth)} vez que {text} cada turno"
    # CR 6.2.2: "when" for what can happen to the card only once.
    return ("cuando " if node.this and node.kind in ONCE else "siempre que ") + text


def together(say: Speaker, when: tuple[Trigger, ...]) -> str:
    """Several triggers of one ability: "cuando … y siempre que …"."""
    said: list[str] = []
    for node in when:
        if isinstance(node, When) and node.kind == Kind.INKED and len(when) > 1:
            # Inking is one of the ways in which a card is put into an inkwell.
            if replace(node, kind=Kind.PUT_IN_INKWELL) in when:
                continue
        said.append(trigger(say, node))
    if len(said) == 2 and said[0] == f"cuando juegues {say.name}":
        if said[1].startswith("siempre que juegues otr"):
            return (
                f"siempre que juegues {say.name} u {said[1].removeprefix('siempre que juegues ')}"
            )
    once = either(say, said) or both(say, said)
    return once or " y ".join([said[0], *[unnamed(say, text) for text in said[1:]]])


def unnamed(say: Speaker, text: str) -> str:
    """After "cuando juegues este personaje": "y siempre que vaya de aventura"."""
    for lead in ("siempre que ", "cuando "):
        if text.startswith(lead + say.name + " "):
            return lead + text.removeprefix(lead + say.name + " ")
    return text


def either(say: Speaker, said: list[str]) -> str:
    """One subject, several verbs: "siempre que este personaje vaya de aventura o desafíe"."""
    lead = f"siempre que {say.name} "
    if len(said) < 2 or not all(text.startswith(lead) for text in said):
        return ""
    return lead + listed([text.removeprefix(lead) for text in said], "o")


def both(say: Speaker, said: list[str]) -> str:
    """Two subjects, one verb: "siempre que este personaje o uno de tus personajes desafíe"."""
    lead = "siempre que "
    does = said[0].removeprefix(lead + say.name)
    if len(said) != 2 or does == said[0] or not said[1].startswith(lead):
        return ""
    if not said[1].endswith(does):
        return ""
    other = said[1].removeprefix(lead).removesuffix(does)
    return f"{lead}{say.name} o {other}{does}"


def turn(node: When) -> str:
    each = "del turno de cada jugador", "de tu turno", "del turno de cada oponente", "de su turno"
    whose = each[node.by]
    if node.kind == Kind.STEP:
        step = "" if node.extra == NONE else word(STEPS, node.extra, "step")
        return (
            f"al inicio de cada paso {whose}" if not step else f"al inicio del paso {step} {whose}"
        )
    return f"al {'inicio' if node.kind == Kind.TURN_START else 'final'} {whose}"
