"""Negative trials: what must not set an ability off, and branches that its text does not take."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tintero.ability import effects as e
from tintero.ability.abilities import Activated, Triggered
from tintero.ability.base import Ability, Condition
from tintero.ability.filters import Filter
from tintero.ability.selectors import This
from tintero.ability.triggers import When
from tintero.cards.facts import CardFacts
from tintero.vocab import CardType, Owner, Zone
from tintero_proof.smoke.casting import alone
from tintero_proof.smoke.causes import cause
from tintero_proof.smoke.known import walk
from tintero_proof.smoke.playing import option_of, take
from tintero_proof.smoke.prediction import Prediction
from tintero_proof.smoke.props import Do, Spot, spoils, want
from tintero_proof.smoke.solve import prepare, satisfy
from tintero_proof.smoke.stage import Stage
from tintero_proof.smoke.trials import scope_of
from tintero_proof.smoke.world import Mismatch, NotCovered, World, differences, world_of
from tintero_proof.smoke.world_reading import holds

MOST = 4  # near misses of one subject


@dataclass
class Quiet:
    """Steps after which everything is as without the ability, and nothing was asked."""

    stage: Stage
    steps: list[Do]
    expected: World
    text: str

    def play(self, card: CardFacts) -> None:
        game = self.stage.game(card)
        for step in self.steps[:-1]:
            take(game, step)
        try:
            take(game, self.steps[-1], Prediction())
        except Mismatch as error:
            raise Mismatch(f"{self.text}: {error}") from None
        found = differences(self.expected, world_of(game))
        if found:
            raise Mismatch(f"{self.text}: " + "; ".join(found[:2]))


@dataclass
class Refused:
    """A turn action that the ability's own text does not allow here."""

    stage: Stage
    step: Do
    text: str

    def play(self, card: CardFacts) -> None:
        if option_of(self.stage.game(card), self.step) is not None:
            raise Mismatch(f"{self.text}: it is possible")


def negatives(card: CardFacts, ability: Ability) -> list[Quiet | Refused]:
    """As many as can be arranged; what cannot be is left out."""
    found: list[Quiet | Refused] = []
    if isinstance(ability, Activated):
        return refusals(card, ability)
    if not isinstance(ability, Triggered) or len(ability.when) != 1:
        return found
    when = ability.when[0]
    assert isinstance(when, When)
    cases: list[tuple[str, When, str, bool]] = []
    if when.this:
        kind = Filter(types=(card.type,), owner=Owner.YOURS)
        cases.append(("another card", replace(when, this=False, subject=kind), "", True))
    if when.subject is not None:
        for spoil in spoils(when.subject)[:MOST]:
            cases.append((f"a card that fails {spoil}", when, spoil, True))
        if when.subject.owner in (Owner.YOURS, Owner.OPPOSING) and when.by == Owner.ANY:
            flipped = Owner.OPPOSING if when.subject.owner == Owner.YOURS else Owner.YOURS
            other = replace(when, subject=replace(when.subject, owner=flipped))
            cases.append(("a card of the other side", other, "", True))
    if when.other is not None:
        for spoil in spoils(when.other)[:MOST]:
            cases.append((f"a second card that fails {spoil}", when, "other " + spoil, True))
    if when.by in (Owner.YOURS, Owner.OPPOSING) and not when.this:
        by = Owner.OPPOSING if when.by == Owner.YOURS else Owner.YOURS
        cases.append(("the other player", replace(when, by=by), "", True))
    if ability.window is not None:
        cases.append(("outside its window", when, "", False))
    for text, changed, spoil, truth in cases:
        try:
            found.append(quiet(card, ability, changed, spoil, truth, text))
        except NotCovered:
            continue
    return found


def quiet(
    card: CardFacts, ability: Triggered, when: When, spoil: str, truth: bool, text: str
) -> Quiet:
    only, bare = alone(card, ability)
    stage = Stage(only)
    if ability.zone != Zone.PLAY:
        stage.this.zone = ability.zone
    if ability.window is not None:
        satisfy(stage, ability.window, truth)
    prepare(stage, ability.effect)
    if stage.this.zone == Zone.PLAY and when.here:
        raise NotCovered("a place")
    course = cause(stage, when)
    if (when.by == Owner.OPPOSING and course.player == 0) or (
        when.by == Owner.YOURS and course.player
    ):
        raise NotCovered("the other player can't do it")
    if spoil:
        second = spoil.startswith("other ")
        f = when.other if second else when.subject
        spot = course.other if second else course.card
        spoiled(stage, spot, f, spoil.removeprefix("other "))
    if stage.this.zone != Zone.PLAY:
        stage.this.exerted, stage.this.damage, stage.this.at = False, 0, None
        stage.this.under = []
    game = stage.game(bare)
    for step in course.steps[:-1]:
        take(game, step)
    if truth is False:
        assert ability.window is not None
        x = scope_of(stage, game, only, course)
        if holds(ability.window, x):
            raise NotCovered("its window can't be avoided")
    take(game, course.steps[-1])
    stage.this.facts = only
    if game.state.over:
        raise NotCovered("the game ends on the way")
    return Quiet(stage, course.steps, world_of(game), text)


def spoiled(stage: Stage, spot: Spot | None, f: Filter | None, spoil: str) -> None:
    """Turn the event's first or second card into a near miss."""
    if spot is None or spot is stage.this or f is None:
        raise NotCovered("there is no card to change")
    made = want(f, 0, spoil)
    kind = made.facts["type"]
    if spot.zone == Zone.PLAY and kind != spot.facts.type:
        if kind != CardType.LOCATION:
            raise NotCovered("a card of that type can't do it")
        spot.exerted = False
    if kind == CardType.ACTION and spot.zone == Zone.PLAY:
        raise NotCovered("an action is not in play")
    spot.facts = stage.facts(**made.facts)
    if spot.zone == Zone.PLAY:
        spot.damage, spot.at = made.damage, None
        if made.at == "some":
            spot.at = stage.location(spot.owner)
        spot.under = [stage.facts() for _ in range(made.under)]


def refusals(card: CardFacts, ability: Activated) -> list[Quiet | Refused]:
    """CR 5.1.1.11: drying forbids the exert symbol; and a condition that does not hold."""
    found: list[Quiet | Refused] = []
    only, bare = alone(card, ability)

    def stage_for(truth: Condition | None = None) -> Stage:
        stage = Stage(only)
        if ability.condition is not None:
            satisfy(stage, ability.condition, truth is None)
        prepare(stage, ability.effect, *ability.costs)
        stage.turn = 0
        return stage

    symbol = any(isinstance(x, e.Exert) and x.symbol and isinstance(x.what, This)
                 for x in walk(ability.costs))  # fmt: skip
    if symbol and card.type == CardType.CHARACTER:
        stage = stage_for()
        stage.this.exerted, stage.this.drying = False, True
        found.append(Refused(stage, Do("use", stage.this), "while drying"))
    if ability.condition is not None:
        stage = stage_for(ability.condition)
        if symbol:
            stage.this.exerted = False
        game = stage.game(bare)
        x = scope_of(stage, game, only, None)
        stage.this.facts = only
        if not holds(ability.condition, x):
            found.append(Refused(stage, Do("use", stage.this), "without its condition"))
    return found
