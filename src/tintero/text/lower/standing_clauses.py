"""The clauses of standing text → static effects."""

from __future__ import annotations

from dataclasses import replace

from tintero.ability.base import Condition, Selector, StaticEffect
from tintero.ability.conditions import Both, Compare, Have, InChallenge, Is, Not
from tintero.ability.effects import PayInk
from tintero.ability.filters import Relation
from tintero.ability.quantities import Happened
from tintero.ability.selectors import All, Candidate, They, This, You
from tintero.ability.statics import Cant, ChallengeCost, PayLess, PlayOnlyIf
from tintero.events import Kind
from tintero.text.lower import conditions, durations, filters, players, selectors, sentence_clauses
from tintero.text.lower.registry import STANDING, TRAITS
from tintero.text.lower.scope import CannotLower, Origin, Scope
from tintero.text.lower.windows import Before
from tintero.text.parser import Tree
from tintero.vocab import NONE, CardType, Deny, Owner, Until, Zone

# What is allowed rather than done: these need a "may" or "can".
PERMISSIONS = ("v_play", "v_ink", "v_use_free")


def body(plain: Tree, scope: Scope, before: Before) -> list[StaticEffect]:
    """The effects of the clauses; conditions they add go to `before`."""
    pieces = [kid for kid in plain.one("clauses").trees if kid.label != "sep"]
    if any(sep.words == "or" for sep in plain.one("clauses").all("sep")):
        raise CannotLower(plain, "lower-or-between-standing-clauses")
    unless = plain.first("u_cond")
    only = pieces[0].trees[0] if len(pieces) == 1 else None
    if only is not None and is_not_played(only):
        if unless is None:
            raise CannotLower(plain, "lower-a-card-that-cant-be-played-at-all")
        return [PlayOnlyIf(conditions.all_of(unless.one("conds"), scope))]
    effects: list[StaticEffect] = []
    for piece in pieces:
        (inner,) = piece.trees if piece.label == "clause" else (piece,)
        if inner.label == "cclause":
            effects.extend(clause(inner, scope, before))
        else:
            effects.extend(verb(inner, scope, before))
    if before.challenged is not None:
        raise CannotLower(plain, "lower-who-is-in-the-challenge")
    if unless is not None:
        effects = limited(effects, unless.one("conds"), scope, before)
    paid = plain.first("u_pay")
    return effects if paid is None else [costly(effect, paid) for effect in effects]


def is_not_played(tree: Tree) -> bool:
    """ "you can't play this character"."""
    pvp = tree.first("v_cant")
    if pvp is None or not pvp.one("prestr").has("play"):
        return False
    doer = tree.first("doer")
    return (doer is None or doer.words == "you") and selectors.is_this(
        pvp.one("prestr").one("target")
    )


def to_this(effect: StaticEffect) -> bool:
    return getattr(effect, "to", None) == This()


def limited(
    effects: list[StaticEffect], conds: Tree, scope: Scope, before: Before
) -> list[StaticEffect]:
    """ "unless …": read for each card or player where it is about them."""
    things, they = list(scope.things), scope.they
    prohibitions = [effect for effect in effects if isinstance(effect, Cant)]
    if len(prohibitions) == len(effects) and not all(to_this(effect) for effect in effects):
        scope.mention(Candidate(), (), False, Origin.PICKED)
        if all(effect.players != NONE for effect in prohibitions):
            scope.they = They()
        test = conditions.about_candidate(conds, scope)
        scope.things, scope.they = things, they
        if scope.they is None and (is_of_candidate(test) or prohibitions[0].players != NONE):
            return [replace(effect, if_=Not(test)) for effect in prohibitions]
        before.tests.append(Not(test))
        return effects
    before.tests.append(Not(conditions.all_of(conds, scope)))
    return effects


def is_of_candidate(test: Condition) -> bool:
    if isinstance(test, Both):
        return any(map(is_of_candidate, test.parts))
    if isinstance(test, Not):
        return is_of_candidate(test.of)
    return isinstance(test, (Is, InChallenge)) and test.what == Candidate()


def costly(effect: StaticEffect, unless: Tree) -> StaticEffect:
    """ "can't quest or challenge unless you pay 1 ⬡" (CR 4.5.1.2, 4.6.4.3)."""
    pay = unless.first("v_pay")
    if unless.one("psubj").words == "you" and pay is not None and isinstance(effect, Cant):
        kinds = {Deny.QUEST: True, Deny.CHALLENGE: False}
        if effect.deny in kinds and effect == Cant(effect.deny, effect.to) and to_this(effect):
            return ChallengeCost((PayInk(pay.num),), quest=kinds[effect.deny])
    raise CannotLower(unless, "lower-unless-somebody-pays")


def clause(tree: Tree, scope: Scope, before: Before) -> tuple[StaticEffect, ...]:
    """ "your other characters get +1 ¤ while here"."""
    subject = tree.one("target")
    phrases = [kid for kid in tree.trees if kid.label.startswith("x_")]
    to: Selector
    if subject.words == "that character" and before.some is not None:
        # "While one of your characters is exerted, that character …": each such character.
        to = All(before.some)
        before.tests.remove(Have(before.some))
    elif subject.words == "they" and before.who is not None and scope.type != CardType.CHARACTER:
        # "While you have only 1 character here, they …": no location is "they".
        to = All(before.who)
    elif selectors.is_reference(subject):
        to = selectors.target(subject, scope)
        if any(durations.is_while_here(phrase) for phrase in phrases):
            raise CannotLower(tree, "lower-this-card-while-here")
        if before.challenged is not None:
            before.tests.append(conditions.all_of(before.challenged, scope))
    else:
        found = selectors.group(subject, scope)
        if any(durations.is_while_here(phrase) for phrase in phrases):
            found = replace(found, here=True)
        if before.challenged is not None:
            test = conditions.about_candidate(before.challenged, scope)
            found = replace(found, tests=(*found.tests, test))
        to = All(found)
    before.challenged = None
    effects: list[StaticEffect] = []
    for phrase in phrases:
        effects.extend(trait(phrase, scope, to, before))
    return tuple(effects)


def trait(phrase: Tree, scope: Scope, to: Selector, before: Before) -> tuple[StaticEffect, ...]:
    if phrase.label not in TRAITS:
        raise CannotLower(phrase, "lower-no-meaning", label=phrase.label)
    lasting = durations.durations(phrase)
    if lasting != NONE and not (lasting == Until.END_OF_TURN and before.turn):
        # "If you discarded a card this turn, …  this turn" lasts as long as the condition holds.
        raise CannotLower(phrase, "lower-a-duration-in-standing-text")
    effects = TRAITS[phrase.label](phrase, scope, to)
    for conds in durations.conditions_of(phrase):
        if to == This():
            before.tests.append(conditions.all_of(conds, scope))
        else:
            effects = tuple(
                sentence_clauses.conditional(effect, conds, scope) for effect in effects
            )
    return effects


def verb(tree: Tree, scope: Scope, before: Before) -> tuple[StaticEffect, ...]:
    """What players pay, may do and can't do."""
    (pvp,) = [kid for kid in tree.trees if kid.label.startswith("v_")]
    if tree.label == "paying" or pvp.label not in STANDING or tree.first("k_also"):
        raise CannotLower(pvp, "lower-no-standing-meaning", label=pvp.label)
    doer = tree.first("doer")
    allowed = doer is not None and doer.first("k_may", "k_canmay") is not None
    once = pvp.label == "v_cost_mod" and before.once
    if allowed != (pvp.label in PERMISSIONS or once):
        raise CannotLower(tree, "lower-may-or-must")
    if durations.durations(pvp) != NONE:
        raise CannotLower(pvp, "lower-a-duration-in-standing-text")
    named = doer.first("psubjx") if doer is not None else None
    who = You() if named is None else players.player(named, scope)
    first = pvp.first("ps_next")
    if first is not None and first.one("k_thiseach").words == "each turn":
        return (first_each_turn(pvp, first, scope, before),)
    return STANDING[pvp.label](pvp, scope, who)


def first_each_turn(pvp: Tree, tree: Tree, scope: Scope, before: Before) -> StaticEffect:
    """ "you pay 1 ⬡ less for the first action you play each turn": as long as none was played."""
    shifting = tree.one("k_playshift").words == "shift"
    if tree.one("k_nextfirst").words != "first" or tree.first("withname") or shifting:
        raise CannotLower(tree, "lower-which-card-each-turn")
    if not pvp.kind("NUM") or pvp.one("k_lmg").words != "less":
        raise CannotLower(pvp, "lower-how-much-less-each-turn")
    what = replace(filters.noun(tree.one("core"), scope), zone=Zone.ANYWHERE)
    played = Compare(Happened(Kind.PLAYED, what, Owner.YOURS), Relation.AT_LEAST, 1)
    before.tests.append(Not(played))
    return PayLess(pvp.num, replace(what, owner=Owner.YOURS))
