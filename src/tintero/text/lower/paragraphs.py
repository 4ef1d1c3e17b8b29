"""Paragraphs → abilities: triggered, activated, static, scripts."""

from __future__ import annotations

from dataclasses import replace

from tintero.ability.abilities import Activated, Script, Static, Triggered
from tintero.ability.base import Ability, Condition, Effect
from tintero.ability.conditions import YourTurn
from tintero.ability.effects import If, IfYouDo, May, Rule, To
from tintero.ability.selectors import You
from tintero.ability.statics import PayLess
from tintero.ability.triggers import When
from tintero.events import Kind
from tintero.text.lower import (
    conditions,
    costs,
    rules_text,
    scripts,
    sense,
    sentence_clauses,
    standing,
    triggers,
)
from tintero.text.lower.scope import CannotLower, Scope
from tintero.text.lower.windows import both, during
from tintero.text.parser import Tree
from tintero.vocab import Zone


def paragraph(tree: Tree, name: str, type: int) -> tuple[Ability, ...]:
    """The abilities of one `ability` or `action` tree."""
    (inner,) = sense.checked(tree, type).trees
    if tree.label == "action":
        return action(inner, name, type)
    if inner.label == "activated":
        return (activated(inner, name, Scope(type)),)
    if inner.label == "triggered":
        if rules_text.is_would(inner.one("triggers")):
            return (replaced(inner, name, type),)
        return (triggered(inner, name, Scope(type)),)
    if inner.label == "trig_postposed":
        return (postposed(inner, name, Scope(type)),)
    if inner.label == "rules":
        used_once = offered(inner, name, type)
        return standing.rules(inner, name, type) if used_once is None else (used_once,)
    raise CannotLower(inner, "lower-no-meaning", label=inner.label)


def action(tree: Tree, name: str, type: int) -> tuple[Ability, ...]:
    """What an action does; a last sentence about the card itself in the discard is an ability."""
    pieces = tree.trees
    if len(pieces) == 1 and standing.is_about_playing(pieces[0]):
        return (standing.about_playing(pieces[0], name, type),)
    last = pieces[-1]
    body = last.trees[-1] if last.label == "sentence" else last
    if body.label != "b_floating" or "discard this card" not in body.words:
        return (Script(scripts.script(tree, Scope(type)), name),)
    before = Tree("script", tuple(kid for kid in tree.kids if kid is not last))
    return (
        Script(scripts.script(before, Scope(type)), name),
        own_trigger(last, body, name, Scope(type)),
    )


def own_trigger(sentence: Tree, body: Tree, name: str, scope: Scope) -> Triggered:
    """ "During your turn, when you discard this card, you may play it from your discard."."""
    (trig,) = [kid for kid in body.trees if kid.label.startswith("t_")]
    found = triggers.trigger(trig, scope)
    windows = [during(pre.one("window")) for pre in sentence.all("p_window")]
    scope.gone = Zone.DISCARD
    effect = sentence_clauses.clauses(body.one("clauses"), scope)
    window = both([*windows, *found.window])
    return Triggered(found.when, effect, name, window, zone=Zone.DISCARD)


def quoted(tree: Tree, scope: Scope) -> Ability:
    """A granted ability: its "this character" is the character that gains it."""
    (inner,) = tree.trees
    own = Scope(scope.type)
    if inner.label == "activated":
        return activated(inner, "", own)
    if inner.label == "triggered":
        return triggered(inner, "", own)
    return standing.granted(inner, Scope(scope.type, standing=True))


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
    trigs = tree.one("triggers").trees
    for trig in trigs:
        found = triggers.trigger(trig, scope)
        whens.extend(found.when if len(trigs) == 1 else triggers.own_window(found))
        windows.extend(found.window if len(trigs) == 1 else [])
    kinds = {when.kind for when in whens}
    if Kind.BANISHED in kinds or Kind.DISCARDED in kinds:
        scope.gone = Zone.DISCARD
    if Kind.BANISHED_IN_CHALLENGE in kinds:
        scope.other_gone = Zone.DISCARD
    effect = triggers.past(scripts.script(tree.one("script"), scope), windows)
    zone = triggers.zone_of(tuple(whens), effect)
    return Triggered(tuple(whens), effect, name, both(triggers.told_once(windows)), limit, zone)


def postposed(tree: Tree, name: str, scope: Scope) -> Triggered:
    """ "If you used Shift to play this character, you may … when they enter play."."""
    when = triggers.enters_play(tree.one("target"), scope)
    test = conditions.all_of(tree.one("ifcond").one("conds"), scope)
    (pvp,) = [kid for kid in tree.trees if kid.label.startswith("v_")]
    effect = sentence_clauses.instruction(pvp, scope, You())
    return Triggered((when,), If(test, May(effect)), name)


def replaced(tree: Tree, name: str, type: int) -> Static:
    """What begins like a triggered ability but says "would" (CR 6.5.1)."""
    tests: list[Condition] = []
    window, while_ = tree.first("window"), tree.first("whilepre")
    if window is not None:
        tests.append(during(window))
    if while_ is not None:
        tests.append(conditions.all_of(while_.one("conds"), Scope(type)))
    return rules_text.would_damage(tree, name, type, both(tests))


# --- used once a turn ---------------------------------------------------------------------------


def offered(tree: Tree, name: str, type: int) -> Ability | None:
    """CR 6.3: "Once during your turn, you may pay 1 ⬡ to draw a card" is used like an activated
    ability."""
    sentences = tree.all("standing")
    first = sentences[0]
    limit = first.first("p_limit")
    plain = first.trees[-1]
    if limit is None or plain.label != "b_clauses" or is_cheaper(plain):
        return None
    scope = Scope(type)
    parts: list[Effect] = []
    rest = [kid for kid in first.trees if kid.label != "p_limit"]
    parts.append(scripts.body_of(first, scope, rest))
    for sentence in sentences[1:]:
        scripts.add_sentence(sentence, scope, parts)
    if len(parts) == 1 and isinstance(parts[0], Rule):
        return served_once(first, parts[0], name)
    condition, paid, then = used(first, parts)
    # Abilities are used in their player's own turn, so "once per turn" is the same (CR 6.1.13.2).
    times = 2 if limit.one("limit").has("twice") else 1
    in_two = any(isinstance(part, IfYouDo) for part in parts)
    return Activated(paid, then, name, condition, times, sequential=True, in_two=in_two)


def used(tree: Tree, parts: list[Effect]) -> tuple[Condition | None, tuple[Effect, ...], Effect]:
    """When it may be used, what is paid and what happens: "you may [A] to [B]", and "you may
    [A]. If you do, [B]"."""
    first, *more = parts
    condition: Condition | None = None
    after: list[Effect] = []
    if isinstance(first, IfYouDo) and first.otherwise is None:
        after = [first.then]
        first = first.first
    if isinstance(first, If) and first.otherwise is None:
        condition, first = first.condition, first.then
    if not isinstance(first, May) or not isinstance(first.who, You):
        raise CannotLower(tree, "lower-what-may-be-done-once")
    done = first.effect
    if after:
        if more or isinstance(done, To):
            raise CannotLower(tree, "lower-what-may-be-done-once")
        return condition, tuple(sentence_clauses.flat([done])), after[0]
    if isinstance(done, To):
        return (
            condition,
            tuple(sentence_clauses.flat([done.cost])),
            scripts.whole([done.then, *more]),
        )
    return condition, (), scripts.whole([done, *more])


def served_once(tree: Tree, rule: Rule, name: str) -> Static:
    """ "Once during your turn, you pay 1 ⬡ less for the next character you play this turn": there
    is nothing to decide, so it simply applies (CR 4.3.6)."""
    less = [effect for effect in rule.effects if isinstance(effect, PayLess)]
    if len(less) < len(rule.effects):
        raise CannotLower(tree, "lower-what-applies-once")
    return Static(tuple(replace(effect, once=True) for effect in less), name)


def is_cheaper(plain: Tree) -> bool:
    """ "you may pay 1 ⬡ less to move …": a payment, nothing to use."""
    for piece in plain.one("clauses").trees:
        inner = piece.trees[0] if piece.label == "clause" else piece
        rule = inner.first("v_cost_mod")
        if rule is not None and rule.first("ps_next") is None:
            return True
    return False
