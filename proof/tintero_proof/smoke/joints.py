"""Predictions: how instructions are joined (sequence, may, if, to, or, for each)."""

from __future__ import annotations

from dataclasses import replace

from tintero.ability import effects as e
from tintero.ability import selectors as sel
from tintero.ability.base import Effect
from tintero_proof.smoke.prediction import (
    Answer,
    Prediction,
    carry,
    chooser,
    settle_who,
    verb,
)
from tintero_proof.smoke.world import NotCovered
from tintero_proof.smoke.world_reading import SmokeScope, holds, number, players, qualifies, things


@verb(e.Seq, e.Sentence)
def _seq(effect: e.Seq | e.Sentence, x: SmokeScope, p: Prediction) -> bool:
    done = [carry(part, x, p) for part in effect.parts]
    return all(done)


@verb(e.Nothing)
def _nothing(effect: e.Nothing, x: SmokeScope, p: Prediction) -> bool:
    return True


def acts(effect: Effect, x: SmokeScope) -> bool:
    """Whether carrying it out would change or ask anything: a trial on a copy."""
    if isinstance(effect, e.Deal) and number(effect.count, x) <= 0:
        return False  # CR 1.9.5: that is no damage, so there is nothing to be asked about
    trial = x.copy()
    p = Prediction()
    carry(effect, trial, p)
    return trial.world != x.world or bool(p.answers or p.mods or p.lasting or p.weak)


@verb(e.Again)
def _again(effect: e.Again, x: SmokeScope, p: Prediction) -> bool:
    assert x.root is not None
    return carry(x.root, x, p)


@verb(e.May)
def _may(effect: e.May, x: SmokeScope, p: Prediction) -> bool:
    done = False
    settle_who(effect.who, x, p)
    plural = isinstance(effect.who, (sel.EachOpponent, sel.EachPlayer))
    for who in players(effect.who, x):
        inner = x.speaking_of(who) if plural else x
        if acts(effect.effect, inner):
            p.ask(Answer("may", who))
            done = carry(effect.effect, inner, p)
    return done


@verb(e.If)
def _if(effect: e.If, x: SmokeScope, p: Prediction) -> bool:
    if holds(effect.condition, x):
        return carry(effect.then, x, p)
    return carry(effect.otherwise, x, p) if effect.otherwise is not None else False


@verb(e.To)
def _to(effect: e.To, x: SmokeScope, p: Prediction) -> bool:
    if not completes(effect.cost, x):
        return False
    carry(effect.cost, x, p)
    return carry(effect.then, x, p)


def completes(effect: Effect, x: SmokeScope) -> bool:
    return carry(effect, x.copy(), Prediction())


@verb(e.IfYouDo)
def _if_you_do(effect: e.IfYouDo, x: SmokeScope, p: Prediction) -> bool:
    if carry(effect.first, x, p):
        return carry(effect.then, x, p)
    return carry(effect.otherwise, x, p) if effect.otherwise is not None else False


@verb(e.InsteadIf)
def _instead_if(effect: e.InsteadIf, x: SmokeScope, p: Prediction) -> bool:
    """CR 6.5.6: what X lets somebody choose is chosen first, then the condition is read."""
    if isinstance(effect.effect, e.Sentence) and isinstance(effect.instead, e.Sentence):
        # A text of several instructions is replaced as a whole, before anything is chosen.
        return carry(effect.instead if holds(effect.condition, x) else effect.effect, x, p)
    trial, asked = x.copy(), Prediction()
    carry(effect.effect, trial, asked)
    bound = replace(x, labels=trial.labels, picked=trial.picked)
    if not holds(effect.condition, bound):
        return carry(effect.effect, x, p)
    p.answers += [a for a in asked.answers if a.kind == "choose"]
    x.labels.update(trial.labels)
    x.picked[:] = trial.picked
    if effect.may:
        p.ask(Answer("may", x.you))
    return carry(effect.instead, x, p)


@verb(e.Cases)
def _cases(effect: e.Cases, x: SmokeScope, p: Prediction) -> bool:
    for t in things(effect.what, x):
        for f, part in zip(effect.filters, effect.effects):
            if qualifies(f, t, x):
                carry(part, x, p)
    return True


@verb(e.CountUp)
def _count_up(effect: e.CountUp, x: SmokeScope, p: Prediction) -> bool:
    x.numbers[effect.label] = number(effect.count, x)
    return True


@verb(e.OneOf)
def _one_of(effect: e.OneOf, x: SmokeScope, p: Prediction) -> bool:
    """The first mode that acts, or the one the test asks for."""
    whole = effect.all_if is not None and holds(effect.all_if, x)
    if whole or effect.count >= len(effect.modes):
        done = [carry(mode, x, p) for mode in effect.modes]
        return all(done)
    if effect.count != 1:
        raise NotCovered("several of many modes are not predicted")
    who = chooser(effect.who, x, p)
    able = [i for i, mode in enumerate(effect.modes) if acts(mode, x)]
    if not able:
        return False
    wanted = max(0, x.numbers.get("mode", 0)) % len(able)
    p.ask(Answer("mode", who, frozenset(able), [able[wanted]], forced=len(able) == 1))
    return carry(effect.modes[able[wanted]], x, p)


@verb(e.EachDoes)
def _each_does(effect: e.EachDoes, x: SmokeScope, p: Prediction) -> bool:
    """CR 6.7.6.1: everyone does part one before anyone does part two."""
    settle_who(effect.who, x, p)
    if isinstance(effect.who, sel.AnyPlayers):  # all of them, one after another
        p.ask(Answer("player", x.you, frozenset((0, 1)), [0]))
        p.ask(Answer("player", x.you, frozenset((1,)), [1]))
    group = players(effect.who, x)
    inner = {who: replace(x.speaking_of(who), labels=dict(x.labels)) for who in group}
    for who in group:
        inner[who].labels.update(x.own.get(who, {}))
    done = [carry(part, inner[who], p) for part in effect.parts for who in group]
    for who in group:
        x.own[who] = dict(inner[who].labels)
        for label, cards in inner[who].labels.items():
            if cards is not x.labels.get(label):
                x.labels[label] = x.labels.get(label, []) + [
                    i for i in cards if i not in x.labels.get(label, [])
                ]
    return bool(done) and all(done)


@verb(e.Repeat)
def _repeat(effect: e.Repeat, x: SmokeScope, p: Prediction) -> bool:
    done = [carry(effect.effect, x, p) for _ in range(max(0, number(effect.times, x)))]
    return all(done)


@verb(e.UnlessPays)
def _unless_pays(effect: e.UnlessPays, x: SmokeScope, p: Prediction) -> bool:
    """They are asked and refuse, so that the effect happens."""
    settle_who(effect.who, x, p)
    for who in players(effect.who, x):
        if completes(effect.cost, x.speaking_of(who)):
            p.ask(Answer("may", who, picks=[0]))
    return carry(effect.effect, x, p)
