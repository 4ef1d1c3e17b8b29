"""Paragraphs → abilities: triggered, activated, static, scripts."""

from __future__ import annotations

from dataclasses import replace

from tintero.ability.abilities import Activated, Script, Static, Triggered
from tintero.ability.base import Ability, Condition, Effect, Selector, StaticEffect
from tintero.ability.conditions import Both, InChallenge, Not, YourTurn
from tintero.ability.effects import If, May, To
from tintero.ability.select import All, This, You
from tintero.ability.statics import (
    EnterDamaged,
    EnterExerted,
    PayLess,
    PlayFor,
    PlayFrom,
    PlayOnlyIf,
)
from tintero.ability.triggers import When
from tintero.events import Kind
from tintero.text.lower import (
    clauses,
    conditions,
    costs,
    durations,
    events,
    numbers,
    players,
    scripts,
    targets,
)
from tintero.text.lower.registry import STANDING, TRAITS
from tintero.text.lower.scope import CannotLower, Scope
from tintero.text.parser import Tree
from tintero.vocab import Owner, Zone


def paragraph(tree: Tree, name: str, type: int) -> tuple[Ability, ...]:
    """The abilities of one `ability` or `action` tree."""
    (inner,) = tree.trees
    if tree.label == "action":
        return (Script(scripts.script(inner, Scope(type)), name),)
    if inner.label == "activated":
        return (activated(inner, name, Scope(type)),)
    if inner.label == "triggered":
        return (triggered(inner, name, Scope(type)),)
    if inner.label == "rules":
        return rules(inner, name, type)
    raise CannotLower(inner, f"no meaning for {inner.label}")


def quoted(tree: Tree, scope: Scope) -> Ability:
    """A granted ability: its "this character" is the character that gains it."""
    (inner,) = tree.trees
    own = Scope(scope.type)
    if inner.label == "activated":
        return activated(inner, "", own)
    if inner.label == "triggered":
        return triggered(inner, "", own)
    return Static(standing_clause(inner, Scope(scope.type, standing=True))[0])


def activated(tree: Tree, name: str, scope: Scope) -> Activated:
    paid = costs.costs(tree.one("costs"), scope)
    return Activated(paid, scripts.script(tree.one("script"), scope), name)


# --- triggered --------------------------------------------------------------------------------


def triggered(tree: Tree, name: str, scope: Scope) -> Triggered:
    """CR 6.2: limit, window, triggers, effect."""
    limit = 0
    times = tree.first("limit")
    if times is not None:
        limit = 2 if times.has("twice") else 1
    windows: list[Condition] = []
    if times is not None and times.has("your"):
        windows.append(YourTurn())
    window = tree.first("window")
    if window is not None:
        windows.append(during(window))
    while_ = tree.first("whilepre")
    if while_ is not None:
        windows.append(conditions.all_of(while_.one("conds"), scope))
    whens: list[When] = []
    for trig in tree.one("triggers").trees:
        found = events.trigger(trig, scope)
        whens.extend(found.when)
        windows.extend(found.window)
    kinds = {when.kind for when in whens}
    if Kind.BANISHED in kinds or Kind.DISCARDED in kinds:
        scope.gone = Zone.DISCARD
    if Kind.BANISHED_IN_CHALLENGE in kinds:
        scope.other_gone = Zone.DISCARD
    effect = events.past(scripts.script(tree.one("script"), scope), windows)
    zone = events.zone_of(tuple(whens), effect)
    return Triggered(tuple(whens), effect, name, both(events.told_once(windows)), limit, zone)


def both(parts: list[Condition]) -> Condition | None:
    if not parts:
        return None
    return parts[0] if len(parts) == 1 else Both(tuple(parts))


def during(window: Tree) -> Condition:
    words = window.words
    if "your turn" in words:
        return YourTurn()
    if "opponent" in words:
        return YourTurn(Owner.OPPOSING)
    return InChallenge(This())


# --- standing text ------------------------------------------------------------------------------


def rules(tree: Tree, name: str, type: int) -> tuple[Ability, ...]:
    """Standing text: one static ability for each sentence."""
    sentences = tree.all("standing")
    used = offered(sentences, name, type)
    if used is not None:
        return (used,)
    scope = Scope(type, standing=True)
    return tuple(static(sentence, name, scope) for sentence in sentences)


def offered(sentences: list[Tree], name: str, type: int) -> Ability | None:
    """CR 6.3: "Once during your turn, you may pay 1 ⬡ to draw a card" is used like an activated
    ability."""
    first = sentences[0]
    limit = first.first("p_limit")
    plain = first.trees[-1]
    if limit is None or plain.label != "b_clauses":
        return None
    scope = Scope(type)
    parts: list[Effect] = []
    rest = [kid for kid in first.trees if kid.label != "p_limit"]
    parts.append(scripts.body_of(first, scope, rest))
    for sentence in sentences[1:]:
        scripts.add_sentence(sentence, scope, parts)
    effect = parts[0]
    condition: Condition | None = None
    if isinstance(effect, If):
        condition, effect = effect.condition, effect.then
    if not isinstance(effect, May) or len(parts) > 1:
        raise CannotLower(first, "what may be done once")
    paid: tuple[Effect, ...] = ()
    then = effect.effect
    if isinstance(then, To):
        paid, then = tuple(clauses.flat([then.cost])), then.then
    return Activated(paid, then, name, condition, 1, sequential=True)


def static(sentence: Tree, name: str, scope: Scope) -> Static:
    tests: list[Condition] = []
    each = None
    for pre in sentence.trees:
        if pre.label in ("p_if", "p_while"):
            holder = pre.first("ifcond") or pre
            tests.append(conditions.all_of(holder.one("conds"), scope))
        elif pre.label == "p_window":
            tests.append(during(pre.one("window")))
        elif pre.label == "p_foreach":
            each = numbers.for_each(pre.one("foreach"), scope)
        elif pre.label in ("p_dur", "p_limit", "conn"):
            raise CannotLower(pre, "no meaning before standing text")
    plain = sentence.trees[-1]
    if plain.label != "b_clauses":
        raise CannotLower(plain, f"no meaning for {plain.label}")
    unless = plain.first("u_cond")
    if plain.first("u_pay"):
        raise CannotLower(plain, "unless somebody pays")
    effects: list[StaticEffect] = []
    for clause in plain.one("clauses").trees:
        if clause.label == "sep":
            continue
        (inner,) = clause.trees if clause.label == "clause" else (clause,)
        if inner.label == "cclause":
            found, more = standing_clause(inner, scope)
            tests.extend(more)
        else:
            found = standing_verb(inner, scope)
        effects.extend(found)
    if each is not None:
        effects = [numbers.multiplied(effect, each) for effect in effects]
    if unless is not None:
        tests.append(Not(conditions.all_of(unless.one("conds"), scope)))
    outside = any(works_outside_play(effect) for effect in effects)
    zone = Zone.ANYWHERE if outside else Zone.PLAY
    return Static(tuple(effects), name, both(tests), zone)


def works_outside_play(effect: StaticEffect) -> bool:
    """CR 6.1.12: text about how this card itself is played works where it is played from."""
    if isinstance(effect, (PayLess, PlayFrom)):
        return effect.this and not (isinstance(effect, PayLess) and effect.move)
    if isinstance(effect, (PlayFor, EnterExerted, EnterDamaged)):
        return effect.what is None
    return isinstance(effect, PlayOnlyIf)


def standing_clause(tree: Tree, scope: Scope) -> tuple[tuple[StaticEffect, ...], list[Condition]]:
    """ "your other characters get +1 ¤ while here"."""
    subject = tree.one("target")
    to: Selector
    if targets.is_reference(subject):
        to = targets.target(subject, scope)
    else:
        found = targets.group(subject, scope)
        phrases = [kid for kid in tree.trees if kid.label.startswith("x_")]
        if any(durations.is_while_here(phrase) for phrase in phrases):
            found = replace(found, here=True)
        to = All(found)
    effects: list[StaticEffect] = []
    tests: list[Condition] = []
    for phrase in tree.trees:
        if not phrase.label.startswith("x_"):
            continue
        if phrase.label not in TRAITS:
            raise CannotLower(phrase, f"no meaning for {phrase.label}")
        effects.extend(TRAITS[phrase.label](phrase, scope, to))
        for conds in durations.conditions_of(phrase):
            tests.append(conditions.all_of(conds, scope))
    return tuple(effects), tests


def standing_verb(tree: Tree, scope: Scope) -> tuple[StaticEffect, ...]:
    (pvp,) = [kid for kid in tree.trees if kid.label.startswith("v_")]
    if tree.label == "paying" or pvp.label not in STANDING:
        raise CannotLower(pvp, f"no standing meaning for {pvp.label}")
    doer = tree.first("doer")
    named = doer.first("psubjx") if doer is not None else None
    who = You() if named is None else players.player(named, scope)
    return STANDING[pvp.label](pvp, scope, who)
