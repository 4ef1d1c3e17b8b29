"""Which abilities a trial needs, and how its event's card must be for the effect to show."""

from __future__ import annotations

from tintero.ability.abilities import Activated, Has, Static
from tintero.ability.base import Ability, Effect
from tintero.ability.conditions import SameName, UsedShift
from tintero.ability.effects import Ready, RemoveDamage
from tintero.ability.filters import Filter
from tintero.ability.quantities import Happened, StatOf
from tintero.ability.selectors import All, EventCard, This
from tintero.ability.statics import EnterDamaged, PayLess, UseForFree
from tintero.ability.triggers import When
from tintero.cards.facts import CardFacts
from tintero.events import Kind
from tintero.vocab import CardType, Keyword, Pay, Stat, Zone
from tintero_proof.smoke.causes import Course, cause
from tintero_proof.smoke.known import walk
from tintero_proof.smoke.props import Do, with_abilities
from tintero_proof.smoke.stage import Stage
from tintero_proof.smoke.world import NotCovered


def alone(card: CardFacts, ability: Ability) -> tuple[CardFacts, CardFacts]:
    """The card with this ability only, and without it; what the ability rests on stays."""
    kept = tuple(a for a in card.abilities if rests_on(ability, a))
    return with_abilities(card, (*kept, ability)), with_abilities(card, kept)


def rests_on(ability: Ability, other: Ability) -> bool:
    """Whether an ability speaks of what another one of its card does."""
    nodes = walk(ability)
    if isinstance(other, Has) and other.keyword == Keyword.SHIFT and other is not ability:
        return any(
            isinstance(n, UsedShift)
            or (isinstance(n, When) and n.kind == Kind.SHIFTED and n.this)
            or (isinstance(n, PayLess) and n.this and n.payment == Pay.SHIFT)
            for n in nodes
        )
    named = [n.name.lower() for n in nodes if isinstance(n, UseForFree)]
    return isinstance(other, Activated) and other.name.lower() in named


def dress(stage: Stage, course: Course, effect: Effect) -> None:
    """Put the event's card into a state in which the effect shows on it."""
    spot = course.card
    for n in walk(effect):
        if spot is None or spot is stage.this:
            this = isinstance(n, RemoveDamage) and isinstance(n.from_, This)
            if this and spot is not None and spot.zone == Zone.HAND:
                hurts = Static((EnterDamaged(2, Filter((spot.facts.type,))),))
                stage.put(0, Zone.PLAY, type=CardType.ITEM, abilities=(hurts,))
        elif isinstance(n, StatOf) and isinstance(n.of, EventCard):
            if n.stat == Stat.CARDS_UNDER and spot.zone == Zone.PLAY:
                spot.under = spot.under or [stage.facts(), stage.facts()]
        elif isinstance(n, Ready) and isinstance(n.what, EventCard):
            healed = spot.zone == Zone.PLAY and course.steps[-1].what == "play"
            spot.exerted = spot.exerted or healed
        elif isinstance(n, SameName) and isinstance(n.right, EventCard):
            kind, name = spot.facts.type, spot.facts.name
            stage.put(0, Zone.DISCARD, type=kind, song=spot.facts.song, name=name)


def counts_too(past: Happened, when: When) -> bool:
    """Whether the triggering event is one of those that must have happened."""
    other = past.subject is not None and past.subject.other and when.this
    return past.kind == when.kind and not other


def shifts(ability: Ability) -> bool:
    return any(isinstance(n, UsedShift) for n in walk(ability))


def earlier(stage: Stage) -> list[Do]:
    """Steps for what must have happened earlier in the turn; arranged once."""
    if stage.prelude is not None:
        return list(stage.prelude)
    steps: list[Do] = list(stage.first_steps)
    for past in stage.earlier:
        other_this = isinstance(past.other, This)
        other = past.other.filter if isinstance(past.other, All) else None
        when = When(
            past.kind, past.this, past.subject, other_this=other_this, other=other, by=past.by,
            extra=past.extra,
        )  # fmt: skip
        turn = stage.turn
        stage.arranging = True
        steps += cause(stage, when).steps
        stage.arranging = False
        if stage.turn != turn:
            raise NotCovered("what must have happened this turn can't be arranged")
    stage.prelude = steps
    return list(steps)
