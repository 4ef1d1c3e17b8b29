"""Trials of what static abilities let resolve: abilities handed out, and what follows entering
exerted. They are predicted like a printed ability that says the same."""

from __future__ import annotations

from dataclasses import replace

from tintero.ability import effects as e
from tintero.ability import statics as s
from tintero.ability.abilities import Static, Triggered
from tintero.ability.base import StaticEffect
from tintero.ability.selectors import All, This
from tintero.ability.triggers import When
from tintero.cards.facts import CardFacts
from tintero.events import Kind
from tintero.vocab import Owner, Zone
from tintero_proof.smoke.causes import Course, cause
from tintero_proof.smoke.known import understood
from tintero_proof.smoke.props import Do, Spot, want, with_abilities
from tintero_proof.smoke.solve import prepare, satisfy
from tintero_proof.smoke.stage import Stage
from tintero_proof.smoke.trial import Trial
from tintero_proof.smoke.trials import predicted
from tintero_proof.smoke.world import NotCovered


def resolves(effect: StaticEffect) -> bool:
    """Whether something resolves by it, so that a trial shows it."""
    if isinstance(effect, s.Gain):
        return isinstance(effect.ability, Triggered)
    return isinstance(effect, s.EnterExerted) and effect.then is not None


def trials_of(card: CardFacts, ability: Static) -> list[Trial]:
    """One for each effect of the ability by which something resolves."""
    found: list[Trial] = []
    for effect in ability.effects:
        if not resolves(effect):
            continue
        understood(effect)
        others = tuple(x for x in ability.effects if x is not effect)
        kept = (replace(ability, effects=others),) if others else ()
        stage = Stage(with_abilities(card, (ability,)))
        bare = with_abilities(card, kept)
        if ability.condition is not None:
            satisfy(stage, ability.condition)
        if isinstance(effect, s.Gain):
            found.append(handed(stage, bare, effect))
        else:
            assert isinstance(effect, s.EnterExerted)
            found.append(entered(stage, bare, effect))
    return found


def handed(stage: Stage, bare: CardFacts, effect: s.Gain) -> Trial:
    """The card that gained the ability acts."""
    ability = effect.ability
    assert isinstance(ability, Triggered)
    when = ability.when[0]
    assert isinstance(when, When)
    this, holder = stage.this, stage.this
    prepare(stage, ability.effect)
    if isinstance(effect.to, All):
        owner = 1 if effect.to.filter.owner == Owner.OPPOSING else 0
        holder = stage.put(owner, Zone.PLAY, want(effect.to.filter))
    elif not isinstance(effect.to, This):
        raise NotCovered("who gains the ability is not predicted")
    stage.this = holder
    course = cause(stage, when)
    stage.this = this
    return predicted(stage, course, bare, ability, 0, this=holder)


def entered(stage: Stage, bare: CardFacts, effect: s.EnterExerted) -> Trial:
    """It is played, enters exerted if its player says so, and then the effect follows."""
    if effect.what is not None or not effect.may or effect.then is None:
        raise NotCovered("what follows entering exerted is not predicted")
    this: Spot = stage.this
    this.zone = Zone.HAND
    prepare(stage, effect.then)
    course = Course([Do("play", this)], this, None, 0, kind=Kind.PLAYED)
    same = e.IfYouDo(e.May(e.Exert(This())), effect.then)
    as_if = Triggered((When(Kind.PLAYED, this=True),), same)
    return predicted(stage, course, bare, as_if, 0)
