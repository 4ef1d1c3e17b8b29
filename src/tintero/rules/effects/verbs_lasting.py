"""Verbs that make something last: modifiers, granted abilities, rules, later triggers."""

from __future__ import annotations

from typing import final

import tintero.rules.actives as actives
import tintero.rules.selectors as selectors
from tintero.ability.abilities import Triggered
from tintero.ability.choosing import selectors_of
from tintero.ability.effects import Apply, Later, Rule
from tintero.ability.selectors import That
from tintero.ability.triggers import When
from tintero.events import Kind
from tintero.program.model import LABEL_SLOTS, MAX_PLAYERS, Op
from tintero.rules.context import Context
from tintero.rules.effects.verb import Verb, found, record, view
from tintero.rules.triggers import happen
from tintero.state.objects import Frame
from tintero.state.state import State
from tintero.vocab import Why, Zone


@final
class ApplyVerb(Verb[Apply]):
    """CR 6.4.2.2: applied to the cards there are now."""

    def do(self, s: State, place: int, e: Apply, slot: int, op: Op) -> None:
        frame = s.stack[place]
        targets = [c for c in found(s, place, e.to) if c.zone == Zone.PLAY]
        for static in op.places:
            actives.hand_out(s, frame.index, static, view(s, place), targets, e.until)
        for card in targets:
            happen(s, Kind.EFFECT_BEGAN, frame.player, card, None, e.until, 0, "6.4.2.2")
        record(s, place, slot, [], len(targets), bool(targets))


@final
class RuleVerb(Verb[Rule]):
    """CR 6.4.2.1: a rule about a group, later arrivals included."""

    def do(self, s: State, place: int, e: Rule, slot: int, op: Op) -> None:
        frame = s.stack[place]
        for static in op.places:
            actives.lay_down(s, frame.index, static, view(s, place), e.until)
        happen(s, Kind.EFFECT_BEGAN, frame.player, None, None, e.until, 0, "6.4.2.1")


@final
class LaterVerb(Verb[Later]):
    """CR 6.2.7.1, 6.2.7.2: a floating or a delayed trigger."""

    def do(self, s: State, place: int, e: Later, slot: int, op: Op) -> None:
        frame = s.stack[place]
        x = view(s, place)
        node = e.ability
        assert isinstance(node, Triggered)
        if about_nobody(node, x):
            return
        slots = spoken_of(s, frame, node)
        actives.later(s, frame.index, op.places[0], x, e.until, e.once, slots)
        clause = "6.2.7.2" if e.once else "6.2.7.1"
        happen(s, Kind.EFFECT_BEGAN, frame.player, None, None, e.until, 0, clause, Why.LATER)


def about_nobody(node: Triggered, x: Context) -> bool:
    """CR 1.7.7: whether it is only about a card that was to be chosen or played, and none was."""
    labels: list[str] = []
    for when in node.when:
        if isinstance(when, When) and when.that:
            labels.append(when.that)
    for sel in selectors_of(node.effect):
        if isinstance(sel, That):
            labels.append(sel.label)
    return len(labels) > 0 and not any(selectors.bound_refs(x, label) for label in labels)


def spoken_of(s: State, frame: Frame, node: Triggered) -> tuple[tuple[int, ...], ...]:
    """Of what is bound now, that of which the ability speaks: by nothing else can two be told
    apart (`alike`)."""
    labels = s.programs[frame.index].abilities[frame.ability].labels
    said = repr(node)
    kept: list[tuple[int, ...]] = [()] * len(frame.slots)
    for label, base in labels.base.items():
        if f"'{label}'" in said:
            width = LABEL_SLOTS * (MAX_PLAYERS if labels.looped[label] else 1)
            kept[base : base + width] = frame.slots[base : base + width]
    return tuple(kept)
