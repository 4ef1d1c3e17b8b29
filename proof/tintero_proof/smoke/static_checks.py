"""Checks of static abilities: values at rest, and one maker per kind of static effect."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from tintero.ability import conditions as c
from tintero.ability import selectors as sel
from tintero.ability import statics as s
from tintero.ability.abilities import Has, Static
from tintero.ability.base import Condition, Selector, StaticEffect
from tintero.cards.facts import CardFacts
from tintero.game import Game
from tintero.vocab import Keyword, Until, Zone
from tintero_proof.smoke.casting import earlier
from tintero_proof.smoke.causes import duel
from tintero_proof.smoke.handed import resolves
from tintero_proof.smoke.known import understood, walk
from tintero_proof.smoke.playing import take
from tintero_proof.smoke.prediction import Prediction
from tintero_proof.smoke.props import Do, Spot, want
from tintero_proof.smoke.smoke_checks import SmokeCheck, Test, comes_to
from tintero_proof.smoke.solve import prepare, satisfy
from tintero_proof.smoke.stage import Stage, ids_of
from tintero_proof.smoke.trial import duel as fight
from tintero_proof.smoke.verbs_lasting import STATS, hand
from tintero_proof.smoke.verbs_numbers import settle
from tintero_proof.smoke.world import Mismatch, NotCovered, World, WorldCard, world_of
from tintero_proof.smoke.world_reading import SmokeScope, holds, things

Maker = Callable[["Setting", Any], list[SmokeCheck]]
MAKERS: dict[type[StaticEffect], Maker] = {}


def static(*kinds: type[StaticEffect]) -> Callable[[Maker], Maker]:
    def register(function: Maker) -> Maker:
        for kind in kinds:
            MAKERS[kind] = function
        return function

    return register


class Setting:
    """Makes stages on which the ability applies."""

    def __init__(self, card: CardFacts, bare: CardFacts, ability: Static) -> None:
        self.card = card
        self.bare = bare
        self.ability = ability
        self.truth = True

    def stage(self, truth: bool | None = None) -> Stage:
        truth = self.truth if truth is None else truth
        stage = Stage(self.card)
        if self.ability.zone not in (Zone.PLAY, Zone.ANYWHERE):
            stage.this.zone = self.ability.zone
        if self.ability.condition is not None:
            satisfy(stage, self.ability.condition, truth)
        return stage

    def scope(self, stage: Stage) -> SmokeScope:
        """The facts without the ability, and the ability's point of view."""
        steps = earlier(stage)
        game = stage.game(self.bare)
        events = []
        for step in steps:
            events += take(game, step)
        world = world_of(game)
        stage.this.facts = self.card
        this = ids_of(game)[self.card.full_name]
        x = SmokeScope(world=world.copy(), before=world, this=this, you=0, events=events)
        x.first_turn = stage.first_turn and stage.turn == 0
        return x

    def target(self, stage: Stage, to: Selector | None) -> Spot:
        """A card that the effect is about."""
        if to is None or isinstance(to, sel.This):
            return stage.this
        if isinstance(to, sel.All):
            owner = 1 if to.filter.owner == 2 else 0
            return stage.put(owner, Zone.PLAY, want(to.filter))
        raise NotCovered(f"about {type(to).__name__} nothing is predicted")

    def need_condition(self, stage: Stage) -> None:
        k = self.ability.condition
        if k is not None and holds(k, self.scope(stage)) != self.truth:
            raise NotCovered("its condition could not be arranged")


NOT_CHALLENGED = c.Not(c.InChallenge(role=2))


def is_cant(effects: tuple[StaticEffect, ...]) -> bool:
    return all(isinstance(effect, s.Cant) for effect in effects)


def checks_of(card: CardFacts, bare: CardFacts, ability: Static) -> list[SmokeCheck]:
    """Every effect of the ability must show."""
    setting = Setting(card, bare, ability)
    found: list[SmokeCheck] = []
    k = ability.condition
    effects = ability.effects
    if all(isinstance(effect, s.Cant) for effect in effects) and k == NOT_CHALLENGED:
        setting.ability = replace(ability, condition=None)
        effects = tuple(replace(x, if_=k) for x in effects)  # type: ignore[type-var]
        k = None
    if any(isinstance(n, c.InChallenge) for n in walk(k)):
        return in_challenge(setting)
    if any(isinstance(n, c.InChallenge) for n in walk(effects) if not is_cant(effects)):
        return [check for effect in effects for check in friend_challenged(setting, effect)]
    if ability.zone == Zone.ANYWHERE and any(map(shows_at_rest, effects)):
        return [check for effect in effects for check in MAKERS[s.Gain](setting, effect)]
    effects = tuple(effect for effect in effects if not resolves(effect))
    at_rest = [effect for effect in effects if shows_at_rest(effect)]
    if at_rest:
        found += rest(setting, at_rest)
    for effect in effects:
        understood(effect)
        if effect not in at_rest:
            maker = MAKERS.get(type(effect))
            if maker is None:
                raise NotCovered(f"static {type(effect).__name__} is not predicted")
            found += maker(setting, effect)
            if k is not None:
                found += unmet(setting, maker, effect)
    return found


def unmet(setting: Setting, maker: Maker, effect: StaticEffect) -> list[SmokeCheck]:
    """The same checks where the condition is not met: they must fail there."""
    setting.truth = False
    try:
        found = [check for check in maker(setting, effect) if not check.always]
        for check in found:
            assert setting.ability.condition is not None
            if holds(setting.ability.condition, setting.scope(check.stage)):
                return []
    except NotCovered:
        return []
    finally:
        setting.truth = True
    return [SmokeCheck(x.stage, fails(x.test), True, "without the condition") for x in found]


def fails(test: Test) -> Test:
    def whole(game: Game) -> None:
        try:
            test(game)
        except Mismatch:
            return
        raise Mismatch("it applies without its condition")

    return whole


def shows_at_rest(effect: StaticEffect) -> bool:
    if isinstance(effect, s.Modify):
        return effect.stat in STATS
    if isinstance(effect, s.Gain):
        return isinstance(effect.ability, Has)
    return isinstance(effect, (s.Lose, s.GainClass))


def rest(setting: Setting, effects: list[StaticEffect]) -> list[SmokeCheck]:
    """Values, keywords and classifications of every card in play, with the condition met; and,
    where there is a condition, nothing changed without it."""
    found: list[SmokeCheck] = []
    stage = setting.stage()
    prepare(stage, *effects)
    fit(stage, effects)
    x = setting.scope(stage)
    k = setting.ability.condition
    if k is not None and not holds(k, x):  # "exactly one": without any more of them
        stage = setting.stage()
        x = setting.scope(stage)
    if k is not None and not holds(k, x):
        raise NotCovered("its condition could not be arranged")
    expected = applied(effects, x)
    found.append(SmokeCheck(stage, comes_to(expected), text="values at rest"))
    if k is not None:
        other = setting.stage(False)
        x = setting.scope(other)
        if not holds(k, x):
            found.append(SmokeCheck(other, comes_to(x.world), True, "without the condition"))
    return found


def fit(stage: Stage, effects: list[StaticEffect]) -> None:
    """Let a lost keyword be there to lose."""
    for effect in effects:
        if isinstance(effect, s.Lose) and isinstance(effect.to, sel.All):
            made = want(effect.to.filter)
            made.facts["abilities"] = (Has(effect.keyword, 1),)
            stage.put(1 if effect.to.filter.owner == 2 else 0, Zone.PLAY, made)


def applied(effects: list[StaticEffect], x: SmokeScope) -> World:
    p = Prediction()
    for effect in effects:
        to = effect.to  # type: ignore[attr-defined]
        for t in group(to, x):
            inner = x.about(t.id)
            if_ = getattr(effect, "if_", None)
            if if_ is not None and not holds(if_, inner):
                continue
            hand(effect, t, inner, p, Until.FOREVER)
    settle(x.world)
    return x.world


def group(to: Selector, x: SmokeScope) -> list[WorldCard]:
    return [t for t in things(to, x) if t.zone == Zone.PLAY]


def in_challenge(setting: Setting) -> list[SmokeCheck]:
    """A condition about a challenge: fight one and predict the damage."""
    ability = setting.ability
    roles = [n for n in walk(ability.condition) if isinstance(n, c.InChallenge)]
    role = roles[0]
    found: list[SmokeCheck] = []
    for part in ability.effects:
        if not shows_at_rest(part):
            raise NotCovered(f"{type(part).__name__} in a challenge is not predicted")
    for side in (1, 2):
        stage = Stage(setting.card)
        plain = [k for k in parts(ability.condition) if not isinstance(k, c.InChallenge)]
        for k in plain:
            satisfy(stage, k)
        made = want(role.against) if role.against is not None else None
        other = stage.put(1, Zone.PLAY, made)
        prepare(stage, *(e.amount for e in ability.effects if isinstance(e, s.Modify)))
        course = duel(stage, stage.this, other) if side == 1 else duel(stage, other, stage.this)
        x = setting.scope(stage)
        ids = dict(zip((stage.this, other), pair(x, stage, other)))
        assert course.challenge is not None
        a, b = (ids[spot] for spot in course.challenge)
        x.challenge = (a, b)
        x.world.things[a].exerted = True
        p = Prediction()
        assert ability.condition is not None
        if holds(ability.condition, x):
            for effect in ability.effects:
                for t in group(effect.to, x):  # type: ignore[attr-defined]
                    hand(effect, t, x, p, Until.CHALLENGE)
        fight(x.world, a, b, p)
        settle(x.world)
        test = after_challenge(course.steps[0], x.world)
        found.append(SmokeCheck(stage, test, not p.mods, "in a challenge"))
    return found


def friend_challenged(setting: Setting, effect: StaticEffect) -> list[SmokeCheck]:
    """Resist of other characters while they are being challenged, and at no other time."""
    resists = isinstance(effect, s.Gain) and isinstance(effect.ability, Has)
    if not resists or not isinstance(effect.to, sel.All):  # type: ignore[attr-defined]
        raise NotCovered("what is gained in a challenge is not predicted")
    assert isinstance(effect, s.Gain) and isinstance(effect.ability, Has)
    if effect.ability.keyword != Keyword.RESIST:
        raise NotCovered("what is gained in a challenge is not predicted")
    found: list[SmokeCheck] = []
    for challenged in (True, False):
        stage = setting.stage()
        friend = setting.target(stage, effect.to)
        foe = stage.put(1 - friend.owner, Zone.PLAY, strength=3, willpower=30)
        one, two = (foe, friend) if challenged else (friend, foe)
        step = duel(stage, one, two).steps[0]
        x = setting.scope(stage)
        ids = {t.facts.full_name: t.id for t in x.world.things}
        x.world.things[ids[one.facts.full_name]].exerted = True
        fight(x.world, ids[one.facts.full_name], ids[two.facts.full_name], Prediction())
        if challenged:
            x.world.things[ids[friend.facts.full_name]].damage -= effect.ability.n
        found.append(
            SmokeCheck(stage, after_challenge(step, x.world), not challenged, "challenged")
        )
    return found


def pair(x: SmokeScope, stage: Stage, other: Spot) -> tuple[int, int]:
    names = {t.facts.full_name: t.id for t in x.world.things}
    return names[stage.this.facts.full_name], names[other.facts.full_name]


def parts(k: Condition | None) -> list[Condition]:
    if k is None:
        return []
    return [p for one in k.parts for p in parts(one)] if isinstance(k, c.Both) else [k]


def after_challenge(step: Do, expected: World) -> Callable[[Any], None]:
    compare = comes_to(expected)

    def test(game: Any) -> None:
        take(game, step)
        compare(game)

    return test
