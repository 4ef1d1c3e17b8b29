"""Standing text → static abilities (CR 6.4): what simply applies."""

from __future__ import annotations

from dataclasses import replace

from tintero.ability.abilities import Activated, Has, Static
from tintero.ability.base import Ability, Condition, Quantity, Selector, StaticEffect
from tintero.ability.conditions import Both, Compare, InChallenge, Is, Not, YourTurn
from tintero.ability.effects import PayInk
from tintero.ability.filters import Op
from tintero.ability.quantities import Happened
from tintero.ability.select import All, Candidate, They, This, You
from tintero.ability.statics import (
    AlsoNamed,
    Cant,
    ChallengeCost,
    DamageWith,
    EnterDamaged,
    EnterExerted,
    Gain,
    Modify,
    PayLess,
    PlayFor,
    PlayFrom,
    PlayOnlyIf,
)
from tintero.events import Kind
from tintero.text.lower import (
    clauses,
    conditions,
    durations,
    nouns,
    numbers,
    paying,
    players,
    rules_text,
    targets,
)
from tintero.text.lower.registry import STANDING, TRAITS
from tintero.text.lower.scope import CannotLower, Origin, Scope
from tintero.text.parser import Tree
from tintero.vocab import NONE, Deny, Keyword, Owner, Until, Zone

# What is allowed rather than done: these need a "may" or "can".
PERMISSIONS = ("v_play", "v_ink", "v_use_free")


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
    raise CannotLower(sentence, "nothing to do before")


# --- what stands before -----------------------------------------------------------------------------


class Before:
    """What stands before the body of a standing sentence."""

    def __init__(self, sentence: Tree, scope: Scope) -> None:
        self.tests: list[Condition] = []
        self.each: Quantity | int | None = None
        self.challenge = False  # "during challenges"
        self.challenged: Tree | None = None  # "while being challenged", said of the subject
        self.once = False
        self.each_turn = False
        for pre in sentence.trees[:-1]:
            self.read(pre, scope)
        self.turn = any("this turn" in pre.words for pre in sentence.all("p_if", "p_while"))

    def read(self, pre: Tree, scope: Scope) -> None:
        if pre.label in ("p_if", "p_while"):
            conds = (pre.first("ifcond") or pre).one("conds")
            if [kid.label for kid in conds.trees] in (["q_being_challenged"], ["q_challenging"]):
                self.challenged = conds
            else:
                self.tests.append(conditions.all_of(conds, scope))
        elif pre.label == "p_window":
            if pre.words == "during challenge ,":
                self.challenge = True
            else:
                self.tests.append(during(pre.one("window")))
        elif pre.label == "p_foreach":
            self.each = numbers.for_each(pre.one("foreach"), scope)
        elif pre.label == "p_limit" and pre.words == "once during your turn ,":
            self.once = True
        elif pre.label == "p_dur" and pre.words == "each turn ,":
            self.each_turn = True
        else:
            raise CannotLower(pre, "no meaning before standing text")


def during(window: Tree) -> Condition:
    words = window.words
    if "your turn" in words:
        return YourTurn()
    if "opponent" in words:
        return YourTurn(Owner.OPPOSING)
    return InChallenge(This())


def both(parts: list[Condition]) -> Condition | None:
    if not parts:
        return None
    return parts[0] if len(parts) == 1 else Both(tuple(parts))


# --- one sentence -----------------------------------------------------------------------------------


def ability(sentence: Tree, name: str, scope: Scope) -> Ability:
    before = Before(sentence, scope)
    plain = sentence.trees[-1]
    if plain.label == "b_misc" and plain.trees[0].label == "m_deck":
        if len(sentence.trees) > 1:
            raise CannotLower(sentence, "a condition on building decks")
        return rules_text.deck_rule(plain.trees[0], name, scope)
    if plain.label != "b_clauses":
        return static(rules_text.standing(plain, scope, before.each_turn), name, before)
    if before.each_turn:
        raise CannotLower(sentence, "each turn")
    (*_, last) = plain.one("clauses").trees
    if last.label == "paying":
        return offer(plain, name, scope, before)
    return static(tuple(body(plain, scope, before)), name, before)


def static(effects: tuple[StaticEffect, ...], name: str, before: Before) -> Static:
    if before.each is not None:
        effects = tuple(multiplied(effect, before.each) for effect in effects)
    if before.challenge and not all(isinstance(effect, DamageWith) for effect in effects):
        # Damage of challenges is all that `DamageWith` is about.
        before.tests.append(InChallenge(This()))
        if not all(to_this(effect) for effect in effects):
            raise CannotLower(None, "during challenges, of other cards")
    if before.once:
        if not all(isinstance(effect, PayLess) and effect.move for effect in effects):
            raise CannotLower(None, "once during a turn")
        effects = tuple(replace(e, once=True) for e in effects if isinstance(e, PayLess))
    if len(effects) == 1 and isinstance(effects[0], PlayFor) and effects[0].what is None:
        # An offer of the card itself says when it may be taken.
        offered = effects[0]
        own = [*before.tests] if offered.if_ is None else [*before.tests, offered.if_]
        effects, before.tests = (replace(offered, if_=both(own)),), []
    outside = all(works_outside_play(effect) for effect in effects)
    return Static(effects, name, both(before.tests), Zone.ANYWHERE if outside else Zone.PLAY)


def to_this(effect: StaticEffect) -> bool:
    return getattr(effect, "to", None) == This()


def multiplied(effect: StaticEffect, each: Quantity | int) -> StaticEffect:
    if isinstance(effect, Gain) and isinstance(effect.ability, Has) and effect.times == 1:
        return replace(effect, times=each)
    return numbers.multiplied(effect, each)


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


# --- clauses ----------------------------------------------------------------------------------------


def body(plain: Tree, scope: Scope, before: Before) -> list[StaticEffect]:
    """The effects of the clauses; conditions they add go to `before`."""
    pieces = [kid for kid in plain.one("clauses").trees if kid.label != "sep"]
    if any(sep.words == "or" for sep in plain.one("clauses").all("sep")):
        raise CannotLower(plain, "or between standing clauses")
    unless = plain.first("u_cond")
    only = pieces[0].trees[0] if len(pieces) == 1 else None
    if only is not None and is_not_played(only):
        if unless is None:
            raise CannotLower(plain, "a card that can't be played at all")
        return [PlayOnlyIf(conditions.all_of(unless.one("conds"), scope))]
    effects: list[StaticEffect] = []
    for piece in pieces:
        (inner,) = piece.trees if piece.label == "clause" else (piece,)
        if inner.label == "cclause":
            effects.extend(clause(inner, scope, before))
        else:
            effects.extend(verb(inner, scope, before))
    if before.challenged is not None:
        raise CannotLower(plain, "who is in the challenge")
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
    return (doer is None or doer.words == "you") and targets.is_this(
        pvp.one("prestr").one("target")
    )


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
    raise CannotLower(unless, "unless somebody pays")


def clause(tree: Tree, scope: Scope, before: Before) -> tuple[StaticEffect, ...]:
    """ "your other characters get +1 ¤ while here"."""
    subject = tree.one("target")
    phrases = [kid for kid in tree.trees if kid.label.startswith("x_")]
    to: Selector
    if targets.is_reference(subject):
        to = targets.target(subject, scope)
        if any(durations.is_while_here(phrase) for phrase in phrases):
            raise CannotLower(tree, "this card while here")
        if before.challenged is not None:
            before.tests.append(conditions.all_of(before.challenged, scope))
    else:
        found = targets.group(subject, scope)
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
        raise CannotLower(phrase, f"no meaning for {phrase.label}")
    lasting = durations.durations(phrase)
    if lasting != NONE and not (lasting == Until.END_OF_TURN and before.turn):
        # "If you discarded a card this turn, …  this turn" lasts as long as the condition holds.
        raise CannotLower(phrase, "a duration in standing text")
    effects = TRAITS[phrase.label](phrase, scope, to)
    for conds in durations.conditions_of(phrase):
        if to == This():
            before.tests.append(conditions.all_of(conds, scope))
        else:
            effects = tuple(clauses.conditional(effect, conds, scope) for effect in effects)
    return effects


def verb(tree: Tree, scope: Scope, before: Before) -> tuple[StaticEffect, ...]:
    """What players pay, may do and can't do."""
    (pvp,) = [kid for kid in tree.trees if kid.label.startswith("v_")]
    if tree.label == "paying" or pvp.label not in STANDING or tree.first("k_also"):
        raise CannotLower(pvp, f"no standing meaning for {pvp.label}")
    doer = tree.first("doer")
    allowed = doer is not None and doer.first("k_may", "k_canmay") is not None
    once = pvp.label == "v_cost_mod" and before.once
    if allowed != (pvp.label in PERMISSIONS or once):
        raise CannotLower(tree, "may or must")
    if durations.durations(pvp) != NONE:
        raise CannotLower(pvp, "a duration in standing text")
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
        raise CannotLower(tree, "which card each turn")
    if not pvp.kind("NUM") or pvp.one("k_lmg").words != "less":
        raise CannotLower(pvp, "how much less each turn")
    what = replace(nouns.noun(tree.one("core"), scope), zone=Zone.ANYWHERE)
    played = Compare(Happened(Kind.PLAYED, what, Owner.YOURS), Op.AT_LEAST, 1)
    before.tests.append(Not(played))
    return PayLess(pvp.num, replace(what, owner=Owner.YOURS))


# --- offers -------------------------------------------------------------------------------------------


def offer(plain: Tree, name: str, scope: Scope, before: Before) -> Ability:
    """ "you may banish an item of yours to play this character for free": CR 1.5.5, one more
    alternate cost of this card. To do something else it is used like an activated ability."""
    pieces = plain.one("clauses").trees
    tree = pieces[-1]
    doer = tree.first("doer")
    if len(pieces) > 1 or plain.first("u_cond", "u_pay") or before.each is not None or before.once:
        raise CannotLower(plain, "what is offered")
    if doer is None or doer.first("k_may") is None:
        raise CannotLower(plain, "who is offered this")
    inner = Scope(scope.type)
    (pvp,) = [kid for kid in tree.trees if kid.label.startswith("v_")]
    costs = (clauses.instruction(pvp, inner, players.YOU),)
    what = tree.one("topay").trees
    target = what[0].first("target") if len(what) == 1 else None
    if target is not None and targets.is_this(target):
        if what[0].label == "v_shift" and not before.tests:
            return Has(Keyword.SHIFT, costs=costs, name=name)
        if what[0].label == "v_play" and [kid.label for kid in what[0].trees[1:]] == ["pm_free"]:
            return Static((PlayFor(costs, None, both(before.tests)),), name, zone=Zone.ANYWHERE)
        raise CannotLower(tree, "what is offered")
    effect = clauses.in_sentence(clauses.paid_for(tree.one("topay"), inner, players.YOU, NONE))
    return Activated(costs, effect, name, both(before.tests), sequential=True)
