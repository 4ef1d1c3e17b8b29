"""Triggers: an event or a phase with its tails (CR 6.2). What each event means is in
`events_cards` (what cards do) and `events_zones` (what players do, and where cards go)."""

from __future__ import annotations

from dataclasses import replace

from tintero.ability.base import Condition, Effect
from tintero.ability.conditions import AnyPlayer, Is, StillThere, Was, YourTurn
from tintero.ability.effects import If
from tintero.ability.filters import Filter
from tintero.ability.selectors import EventCard, EventPlayer, LocationOf, This
from tintero.ability.triggers import When
from tintero.events import Kind
from tintero.text.lower import conditions, selectors
from tintero.text.lower.registry import EVENTS
from tintero.text.lower.scope import CannotLower, Origin, Scope
from tintero.text.lower.windows import both
from tintero.text.parser import Tree
from tintero.vocab import CardType, Owner, Zone

# CR 6.1.13.1 "during their turn": the turn of the player whose event it is.
THEIR_OWN_TURN = AnyPlayer(EventPlayer(), YourTurn(Owner.THEIRS))


class LoweredTrigger:
    """The triggers of one paragraph with the window their words add."""

    def __init__(self, when: tuple[When, ...], window: list[Condition]) -> None:
        self.when = when
        self.window = window


def trigger(trig: Tree, scope: Scope) -> LoweredTrigger:
    """A `trig`: an event or a phase with its tails."""
    if trig.label == "t_phase":
        return LoweredTrigger((phase(trig.one("phase"), scope),), [])
    (happening,) = [kid for kid in trig.trees if kid.label.startswith("e_")]
    if happening.label not in EVENTS:
        raise CannotLower(happening, "lower-no-meaning", label=happening.label)
    when = EVENTS[happening.label](happening, scope)
    scope.event = when[-1].kind
    window: list[Condition] = []
    said = happening.first("psubj")
    if said is not None and said.words == "they":
        window.append(THEIR_OWN_TURN)
    if trig.label == "t_nth" and trig.one("nth").has("first"):
        # CR 6.2.2: "the first time": this turn, whether "each turn" is said or not.
        when = tuple(replace(one, nth=1) for one in when)
    for tail in trig.trees:
        if tail.label.startswith("tt_"):
            when = tailed(tail, trig, scope, when, window)
    return LoweredTrigger(when, window)


def own_window(found: LoweredTrigger) -> tuple[When, ...]:
    """CR 6.1.13.6: one of several triggers, with what its words say of it alone."""
    return tuple(replace(one, window=both(found.window)) for one in found.when)


def tailed(
    tail: Tree, trig: Tree, scope: Scope, when: tuple[When, ...], window: list[Condition]
) -> tuple[When, ...]:
    label = tail.label
    if label == "tt_during":
        window.append(YourTurn() if tail.one("whose").words == "your" else THEIR_OWN_TURN)
    elif label == "tt_while":
        window.append(conditions.all_of(tail.one("conds"), scope))
    elif label == "tt_here":
        return tuple(while_here(one, tail) for one in when)
    elif label == "tt_atloc":
        return tuple(at_location(one, scope, window) for one in when)
    elif label == "tt_first":
        return tuple(replace(one, nth=1) for one in when)
    elif label == "tt_eachturn" and trig.label != "t_nth":
        raise CannotLower(tail, "lower-each-turn-without-a-number-of-times")
    return when


def while_here(when: When, tail: Tree) -> When:
    """CR 5.6.5: at this location. What is challenged is the second card of its event."""
    if when.kind == Kind.CHALLENGED and when.other is not None and when.subject is None:
        return replace(when, other=replace(when.other, here=True))
    if when.other_this:
        raise CannotLower(tail, "lower-this-card-at-itself")
    return replace(when, here=True)


def at_location(when: When, scope: Scope, window: list[Condition]) -> When:
    """ "quests while at a location": "that location" is where the character is."""
    if not when.this and when.subject is None:
        raise CannotLower(None, "lower-who-is-at-a-location")
    who = This() if when.this else EventCard()
    scope.mention(LocationOf(who), (CardType.LOCATION,), False, Origin.OBJECT, "location")
    if when.this:
        window.append(Is(This(), Filter(at_location=1)))
        return when
    return replace(when, subject=replace(when.subject or Filter(), at_location=1))


def phase(tree: Tree, scope: Scope) -> When:
    kind = Kind.TURN_START if tree.has("start") else Kind.TURN_END
    if tree.has("your"):
        return When(kind, by=Owner.YOURS)
    scope.who = EventPlayer()
    return When(kind, by=Owner.OPPOSING if tree.has("opponent's") else Owner.ANY)


def enters_play(target: Tree, scope: Scope) -> When:
    """ "… when they enter play", said at the end of its sentence."""
    if not isinstance(selectors.spoken(target, scope), This):
        raise CannotLower(target, "lower-others-that-enter-play")
    return When(Kind.ENTERED_PLAY, this=True)


# --- where the card must be ---------------------------------------------------------------------


def zone_of(when: tuple[When, ...], effect: Effect) -> int:
    """CR 6.1.12: an ability that says so works outside play: when this card is discarded or put
    into the discard, or if it is in the discard."""
    if any(one.this and one.kind in (Kind.DISCARDED, Kind.PUT_IN_DISCARD) for one in when):
        return Zone.DISCARD
    if isinstance(effect, If) and isinstance(effect.condition, StillThere):
        if effect.condition.what == This():
            return effect.condition.zone
    return Zone.PLAY


def past(effect: Effect, window: list[Condition]) -> Effect:
    """ "if there was …" is read when the ability triggers: a window, not a secondary "if"."""
    if isinstance(effect, If) and isinstance(effect.condition, Was) and effect.otherwise is None:
        window.append(effect.condition)
        return effect.then
    return effect


def told_once(window: list[Condition]) -> list[Condition]:
    """ "During each opponent's turn, whenever they draw": their own turn says it all."""
    found: list[Condition] = []
    for part in window:
        if part == YourTurn(Owner.OPPOSING) and THEIR_OWN_TURN in window:
            continue
        if part not in found:
            found.append(part)
    return found
