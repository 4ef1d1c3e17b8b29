"""Makes the trials of an ability: position, way to set it off, control game, prediction."""

from __future__ import annotations

from dataclasses import replace

from tintero.ability.abilities import Activated, Script, Triggered
from tintero.ability.base import Ability
from tintero.ability.conditions import EventNth, RemovedDrops
from tintero.ability.effects import Exert, If, OneOf
from tintero.ability.selectors import Singers, This
from tintero.ability.triggers import When
from tintero.cards.facts import CardFacts
from tintero.events import Event, Kind
from tintero.game import Game
from tintero.vocab import Owner, Zone
from tintero_proof.smoke import (
    causes_tools,
    conditions,
    joints,
    quantities,
    verbs_cards,
    verbs_lasting,
    verbs_numbers,
)
from tintero_proof.smoke.bargains import bargain
from tintero_proof.smoke.casting import alone, counts_too, dress, earlier, shifts
from tintero_proof.smoke.causes import Course, cause, shift
from tintero_proof.smoke.known import understood, walk
from tintero_proof.smoke.playing import option_of, take
from tintero_proof.smoke.prediction import Prediction, carry
from tintero_proof.smoke.props import Do, Spot
from tintero_proof.smoke.solve import prepare, satisfy
from tintero_proof.smoke.stage import Stage, ids_of
from tintero_proof.smoke.trial import Trial, duel
from tintero_proof.smoke.world import NotCovered, World, differences, world_of
from tintero_proof.smoke.world_reading import Happening, SmokeScope, holds

VERBS_LOADED = (
    causes_tools,
    joints,
    conditions,
    quantities,
    verbs_cards,
    verbs_lasting,
)


RECURRING = (Kind.TURN_START, Kind.TURN_END, Kind.STEP, Kind.DREW, Kind.READIED, Kind.DRIED)


def trials(card: CardFacts, ability: Ability) -> list[Trial]:
    """The trials an ability needs: one for each way to set it off."""
    understood(ability)
    modes = max([1, *(len(n.modes) for n in walk(ability) if isinstance(n, OneOf))])
    branches = any(isinstance(n, (If, RemovedDrops)) for n in walk(ability))
    found: list[Trial] = []
    for variant in (*range(modes), *((-1,) if branches else ())):
        try:
            found += variants(card, ability, variant)
        except NotCovered:
            if variant == 0:
                raise
    return found


def variants(card: CardFacts, ability: Ability, variant: int) -> list[Trial]:
    """With the mode of that number; -1: with the conditions of the text not met."""
    if isinstance(ability, Triggered):
        return [triggered(card, ability, when, variant) for when in ability.when]
    if isinstance(ability, Activated):
        return [activated(card, ability, variant)]
    if isinstance(ability, Script):
        return [script(card, ability, variant)]
    raise NotCovered(f"{type(ability).__name__} is not played")


def triggered(card: CardFacts, ability: Triggered, when: object, variant: int) -> Trial:
    assert isinstance(when, When)
    understood(when)
    only, bare = alone(card, ability)
    stage = Stage(only)
    if ability.zone != Zone.PLAY:
        stage.this.zone = ability.zone
    windows = [w for w in (ability.window, when.window) if w is not None]
    for window in windows:
        satisfy(stage, window)
    stage.actor = 1 if when.by == Owner.OPPOSING else stage.turn
    prepare(stage, ability.effect, truth=variant >= 0)
    nth = [n.n for n in walk(ability.effect) if isinstance(n, EventNth)]
    course = cause(stage, replace(when, nth=nth[0]) if nth and variant >= 0 else when)
    if variant < 0 and any(h.kind == when.kind for h in stage.earlier):
        raise NotCovered("it would trigger on the way")
    if stage.hurt_event and course.card is not None and course.card.zone == Zone.PLAY:
        course.card.damage = max(course.card.damage, 4)
    dress(stage, course, ability.effect)
    for past in [h for h in stage.earlier if counts_too(h, when)][:1]:
        stage.earlier.remove(past)  # what triggers it counts as well
    wounds = stage.this.damage
    if stage.this.zone != Zone.PLAY:
        stage.this.exerted, stage.this.damage, stage.this.at = False, 0, None
        stage.this.under = []
    if shifts(ability) and not course.shifted and variant >= 0:
        if when.this:
            stage.this.damage = wounds
            course = shift(stage, stage.this)
            stage.this.damage = 0
        elif course.card is not None and course.card.zone == Zone.HAND:
            course = shift(stage, course.card)
    course.kind, course.windows = when.kind, windows
    return predicted(stage, course, bare, ability, variant)


def script(card: CardFacts, ability: Script, variant: int) -> Trial:
    only, bare = alone(card, ability)
    stage = Stage(only)
    prepare(stage, ability.effect, truth=variant >= 0)
    course = Course([Do("play", stage.this)], stage.this, None, 0)
    if any(isinstance(n, Singers) for n in walk(ability)):
        course.singer = stage.put(0, Zone.PLAY, cost=12)
        course.steps = [Do("sing", stage.this, course.singer)]
    return predicted(stage, course, bare, ability, variant)


def activated(card: CardFacts, ability: Activated, variant: int) -> Trial:
    only, bare = alone(card, ability)
    stage = Stage(only)
    if ability.condition is not None:
        satisfy(stage, ability.condition)
    prepare(stage, ability.effect, *ability.costs, truth=variant >= 0)
    stage.turn = 0
    if any(isinstance(c, Exert) and isinstance(c.what, This) for c in ability.costs):
        stage.this.exerted = False
    course = Course([Do("use", stage.this)], stage.this, None, 0)
    return predicted(stage, course, bare, ability, variant)


def predicted(
    stage: Stage,
    course: Course,
    bare: CardFacts,
    ability: Ability,
    mode: int,
    again: bool = False,
    this: Spot | None = None,
) -> Trial:
    """Play the control game and predict."""
    assert isinstance(ability, (Triggered, Activated, Script))
    only = stage.this.facts
    using = isinstance(ability, Activated)
    steps = [*earlier(stage), *course.steps]
    control = stage.game(bare)
    events: list[Event] = []
    for step in steps[:-1]:
        events += take(control, step)
    before = world_of(control)
    if not using:
        events += take(control, steps[-1])
    if control.state.over:
        raise NotCovered("the game ends on the way")
    after = world_of(control)
    control_turn = control.state.active
    later: list[World] = []
    if this is None:
        this = stage.this
    for _ in range(3):
        if control.decision is None or option_of(control, Do("end")) is None:
            break  # it is over, or something must still act first (CR 8.7.3)
        take(control, Do("end"))
        later.append(world_of(control))
    x = scope_of(stage, control, only, course)
    x.root = ability.effect
    x.paid_drops = before.sides[0].drops > after.sides[0].drops
    stage.this.facts = only
    x.this = ids_of(control)[this.facts.full_name]
    x.world, x.before, x.events = after.copy(), before, events
    x.numbers["mode"] = mode
    fighting = x.challenge is not None and course.first
    if fighting:
        assert x.challenge is not None
        x.world = before.copy()
        x.world.things[x.challenge[0]].exerted = True
    p = Prediction()
    for window in course.windows:
        if not holds(window, x):
            raise NotCovered("its window could not be arranged")
    if isinstance(ability, Activated):
        if ability.condition is not None and not holds(ability.condition, x):
            raise NotCovered("its condition could not be arranged")
        x.paying = True
        for cost in ability.costs:
            if not carry(cost, x, p):
                raise NotCovered("its cost could not be arranged")
    x.paying = False
    starting = course.drawing >= 0
    if starting:  # CR 3.2.1.4: it resolves before the card of the turn is drawn
        hand_ = x.world.sides[course.drawing].zones[Zone.HAND]
        x.world.move(x.world.things[hand_[-1]], Zone.DECK)
    acting = isinstance(ability, Script)
    if acting:  # CR 4.3.4: an action goes to the discard when it has been carried out
        x.world.move(x.world.things[x.this], Zone.OUT)
    carry(ability.effect, x, p)
    if acting and x.world.things[x.this].zone == Zone.OUT:
        x.world.move(x.world.things[x.this], Zone.DISCARD)
    if starting:
        deck = x.world.sides[course.drawing].zones[Zone.DECK]
        if course.drawing in x.world.shuffled:
            x.world.unsure.update(deck)
        x.world.move(x.world.things[deck[-1]], Zone.HAND)
    verbs_numbers.settle(x.world)
    if fighting:
        assert x.challenge is not None
        duel(x.world, *x.challenge, p)
        verbs_numbers.settle(x.world)
        for effect in p.afterwards:
            carry(effect, x, p)
    changed = differences(x.world, after) or p.mods or p.lasting or p.answers or p.seen
    back = [t for t in x.world.things if t.moves and t.zone == after.things[t.id].zone]
    moved = bool(back) and not starting and not acting
    if not changed and mode >= 0 and not moved:
        raise NotCovered("nothing to be seen is predicted")
    if (p.cheaper or p.offered) and not again and control_turn == 0:
        bargains = bargain(stage, x.world, p)
        trial = predicted(stage, course, bare, ability, mode, True)
        trial.bargains = bargains
        return trial
    if course.kind in RECURRING:
        later = []  # it would act again
    return Trial(stage, steps, after, x.world, p, bare, [], later, moved and not changed)


def scope_of(stage: Stage, game: Game, card: CardFacts, course: Course | None) -> SmokeScope:
    """The ability's point of view in a game as it is now."""
    ids = ids_of(game)

    def at(spot: Spot | None) -> int:
        return ids.get(spot.facts.full_name, -1) if spot is not None else -1

    world = world_of(game)
    x = SmokeScope(world=world, before=world, this=ids[card.full_name], you=0)
    x.first_turn = stage.first_turn and stage.turn == 0
    if course is not None:
        x.event = Happening(
            at(course.card), at(course.other), course.player, course.amount, course.kind
        )
        x.singers = (at(course.singer),) if course.singer is not None else ()
        x.shifted = course.shifted
        if course.challenge is not None:
            x.challenge = (at(course.challenge[0]), at(course.challenge[1]))
    return x
