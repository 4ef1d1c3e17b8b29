"""Standing text → static abilities (CR 6.4): what simply applies."""

from __future__ import annotations

from dataclasses import replace

from tintero.ability.abilities import Activated, Has, Static
from tintero.ability.base import Ability, Quantity, StaticEffect
from tintero.ability.conditions import InChallenge
from tintero.ability.selectors import This
from tintero.ability.statics import (
    AlsoNamed,
    DamageWith,
    EnterDamaged,
    EnterExerted,
    Gain,
    PayLess,
    PlayFor,
    PlayFrom,
    PlayOnlyIf,
)
from tintero.text.lower import (
    conditions,
    paying,
    players,
    quantities,
    rules_text,
    selectors,
    sentence_clauses,
    standing_clauses,
)
from tintero.text.lower.scope import CannotLower, Scope
from tintero.text.lower.windows import Before, both
from tintero.text.parser import Tree
from tintero.vocab import NONE, Keyword, Zone


def rules(tree: Tree, name: str, type: int) -> tuple[Ability, ...]:
    """Standing text: one ability for each sentence."""
    scope = Scope(type, standing=True)
    found: list[Ability] = []
    for sentence in tree.all("standing"):
        if found and is_if_you_do(sentence):
            found[-1] = followed(found[-1], sentence)
        else:
            found.append(ability(sentence, name, scope))
    return tuple(found)


def is_if_you_do(sentence: Tree) -> bool:
    tests = [pre.one("ifcond").one("conds") for pre in sentence.all("p_if")]
    return any(conditions.is_if_you_do(cond) > 0 for conds in tests for cond in conds.trees)


def followed(before: Ability, sentence: Tree) -> Ability:
    """ "you may play characters from your discard. If you do, they enter play exerted"."""
    if isinstance(before, Static) and len(before.effects) == 1:
        rule = before.effects[0]
        if isinstance(rule, PlayFrom):
            return replace(before, effects=(paying.entering(rule, sentence),))
    raise CannotLower(sentence, "lower-nothing-to-do-before")


# --- one sentence -----------------------------------------------------------------------------


def ability(sentence: Tree, name: str, scope: Scope) -> Ability:
    before = Before(sentence, scope)
    plain = sentence.trees[-1]
    if plain.label == "b_misc" and plain.trees[0].label == "m_deck":
        if len(sentence.trees) > 1:
            raise CannotLower(sentence, "lower-a-condition-on-building-decks")
        return rules_text.deck_rule(plain.trees[0], name, scope)
    if plain.label != "b_clauses":
        return static(rules_text.standing(plain, scope, before.each_turn), name, before)
    if before.each_turn:
        raise CannotLower(sentence, "lower-each-turn")
    (*_, last) = plain.one("clauses").trees
    if last.label == "paying":
        return offer(plain, name, scope, before)
    return static(tuple(standing_clauses.body(plain, scope, before)), name, before)


def static(effects: tuple[StaticEffect, ...], name: str, before: Before) -> Static:
    if before.each is not None:
        effects = tuple(multiplied(effect, before.each) for effect in effects)
    if before.challenge and not all(isinstance(effect, DamageWith) for effect in effects):
        # Damage of challenges is all that `DamageWith` is about.
        before.tests.append(InChallenge(This()))
        if not all(standing_clauses.to_this(effect) for effect in effects):
            raise CannotLower(None, "lower-during-challenges-of-other-cards")
    if before.once:
        if not all(isinstance(effect, PayLess) and effect.move for effect in effects):
            raise CannotLower(None, "lower-once-during-a-turn")
        effects = tuple(replace(e, once=True) for e in effects if isinstance(e, PayLess))
    if len(effects) == 1 and isinstance(effects[0], PlayFor) and effects[0].what is None:
        # An offer of the card itself says when it may be taken.
        offered = effects[0]
        own = [*before.tests] if offered.if_ is None else [*before.tests, offered.if_]
        effects, before.tests = (replace(offered, if_=both(own)),), []
    outside = all(works_outside_play(effect) for effect in effects)
    return Static(effects, name, both(before.tests), Zone.ANYWHERE if outside else Zone.PLAY)


def multiplied(effect: StaticEffect, each: Quantity | int) -> StaticEffect:
    if isinstance(effect, Gain) and isinstance(effect.ability, Has) and effect.times == 1:
        return replace(effect, times=each)
    return quantities.multiplied(effect, each)


def works_outside_play(effect: StaticEffect) -> bool:
    """CR 6.1.12: text about how this card itself is played works where it is played from."""
    if isinstance(effect, PayLess):
        return effect.this and not effect.move
    if isinstance(effect, PlayFrom):
        return effect.this
    if isinstance(effect, (PlayFor, EnterExerted, EnterDamaged)):
        return effect.what is None
    if isinstance(effect, AlsoNamed):
        # CR 5.2.6.1: its names hold in every zone.
        return effect.to == This() and not effect.shift_only
    if isinstance(effect, Gain):
        shift = isinstance(effect.ability, Has) and effect.ability.keyword == Keyword.SHIFT
        return shift and effect.to == This()
    return isinstance(effect, PlayOnlyIf)


def granted(tree: Tree, scope: Scope) -> Static:
    """A quoted clause: "This character takes no damage from challenges."."""
    before = Before(Tree("standing", (tree,)), scope)
    return static(standing_clauses.clause(tree, scope, before), "", before)


def is_about_playing(sentence: Tree) -> bool:
    """ "You can't play this action unless …", "you pay 1 ⬡ less to play this action": no part of
    what the action does (CR 6.1.12)."""
    body = sentence.trees[-1] if sentence.label == "sentence" else sentence
    plain = body.trees[0] if body.label == "body" else body
    pieces = plain.one("clauses").trees if plain.label == "b_clauses" else []
    if len(pieces) != 1 or pieces[0].label != "clause":
        return False
    (inner,) = pieces[0].trees
    cheaper = inner.first("v_cost_mod")
    scope = cheaper.first("ps_play") if cheaper is not None else inner.first("v_play")
    if scope is not None:
        return selectors.is_this(scope.one("target"))
    return standing_clauses.is_not_played(inner)


def about_playing(sentence: Tree, name: str, type: int) -> Ability:
    *pre, body = sentence.trees
    plain = body.trees[0] if body.label == "body" else body
    return ability(Tree("standing", (*pre, plain)), name, Scope(type, standing=True))


# --- offers -----------------------------------------------------------------------------------


def offer(plain: Tree, name: str, scope: Scope, before: Before) -> Ability:
    """ "you may banish an item of yours to play this character for free": CR 1.5.5, one more
    alternate cost of this card. To do something else it is used like an activated ability."""
    pieces = plain.one("clauses").trees
    tree = pieces[-1]
    doer = tree.first("doer")
    if len(pieces) > 1 or plain.first("u_cond", "u_pay") or before.each is not None or before.once:
        raise CannotLower(plain, "lower-what-is-offered")
    if doer is None or doer.first("k_may") is None:
        raise CannotLower(plain, "lower-who-is-offered-this")
    inner = Scope(scope.type)
    (pvp,) = [kid for kid in tree.trees if kid.label.startswith("v_")]
    costs = (sentence_clauses.instruction(pvp, inner, players.YOU),)
    what = tree.one("topay").trees
    target = what[0].first("target") if len(what) == 1 else None
    if target is not None and selectors.is_this(target):
        if what[0].label == "v_shift" and not before.tests:
            return Has(Keyword.SHIFT, costs=costs, name=name)
        if what[0].label == "v_play" and [kid.label for kid in what[0].trees[1:]] == ["pm_free"]:
            return Static((PlayFor(costs, None, both(before.tests)),), name, zone=Zone.ANYWHERE)
        raise CannotLower(tree, "lower-what-is-offered")
    effect = sentence_clauses.in_sentence(
        sentence_clauses.paid_for(tree.one("topay"), inner, players.YOU, NONE)
    )
    return Activated(costs, effect, name, both(before.tests), sequential=True)
