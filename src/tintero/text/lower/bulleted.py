"""Bulleted choices, "unless", floating triggers and other sentences of their own shape."""

from __future__ import annotations

from dataclasses import replace

from tintero.ability.abilities import Triggered
from tintero.ability.base import Condition, Effect, Who
from tintero.ability.conditions import Is, Not
from tintero.ability.effects import (
    Apply,
    Cases,
    EachDoes,
    If,
    Later,
    May,
    OneOf,
    Seq,
    To,
    UnlessPays,
)
from tintero.ability.filters import Filter
from tintero.ability.selectors import Candidate, ChosenOpponent, ChosenPlayer, Singers, That, They
from tintero.ability.statics import Cant
from tintero.text.lower import conditions, players, rules_text, scripts, sentence_clauses, triggers
from tintero.text.lower import filters as nouns
from tintero.text.lower.scope import CannotLower, Origin, Scope
from tintero.text.parser import Tree
from tintero.vocab import NONE, Owner, Until, Zone

# --- bulleted choices -----------------------------------------------------------------------------


def add_choice(tree: Tree, scope: Scope, parts: list[Effect]) -> None:
    if tree.label == "ch_cardtype":
        parts.append(cases(tree, scope, parts))
    else:
        parts.append(choice(tree, scope))


def choice(tree: Tree, scope: Scope) -> Effect:
    """A `choice`: CR 6.1.5.2, bulleted modes."""
    if tree.label == "ch_one":
        tests = [
            conditions.all_of((pre.first("ifcond") or pre).one("conds"), scope)
            for pre in tree.all("p_if")
        ]
        if any(pre.label.startswith("p_") and pre.label != "p_if" for pre in tree.trees):
            raise CannotLower(tree, "lower-a-choice-under-this")
        effect: Effect = OneOf(options(tree.one("options"), scope))
        if tree.first("k_may"):
            effect = May(effect)
        for test in reversed(tests):
            effect = If(test, effect)
        return effect
    if tree.label == "ch_player":
        who = players.player(tree.one("psubj"), scope)
        they, scope.they = scope.they, They()
        modes = OneOf(options(tree.one("options"), scope), They())
        scope.they = they
        return EachDoes(who, (modes,))
    if tree.label == "ch_one_or_both":
        test = conditions.all_of(tree.one("ifcond").one("conds"), scope)
        return OneOf(options(tree.one("options"), scope), all_if=test)
    if tree.label == "ch_yesno":
        return yes_or_no(tree, scope)
    if tree.label == "ch_paid":
        (pvp,) = [kid for kid in tree.trees if kid.label.startswith("v_")]
        cost = sentence_clauses.instruction(pvp, scope, players.YOU)
        return May(To(cost, OneOf(options(tree.one("options"), scope))))
    raise CannotLower(tree, "lower-no-meaning", label=tree.label)


def options(tree: Tree, scope: Scope) -> tuple[Effect, ...]:
    """Each mode is read on its own; what one mentions the next does not know."""
    return alternatives(tree.all("script"), scope)


def alternatives(modes: list[Tree], scope: Scope) -> tuple[Effect, ...]:
    found: list[Effect] = []
    known = list(scope.things)
    for mode in modes:
        scope.things = list(known)
        found.append(scripts.script(mode, scope))
    scope.things = known
    return tuple(found)


def yes_or_no(tree: Tree, scope: Scope) -> Effect:
    """ "Chosen opponent chooses YES! or NO!": in the modes "they" are that player."""
    who = players.player(tree.one("psubj"), scope)
    they, scope.they, scope.who = scope.they, They(), who
    modes = alternatives(tree.all("script"), scope)
    scope.they = they
    words = tuple(kid.words.upper() + "!" for kid in tree.all("k_yesno"))
    if words != ("YES!", "NO!"):
        raise CannotLower(tree, "lower-yes-and-no-each-once")
    return OneOf(modes, who, words=words)


def cases(tree: Tree, scope: Scope, parts: list[Effect]) -> Effect:
    """ "If its card type is: • character, …"."""
    shown = scope.role("revealed", "put", "looked")
    what = shown.selector if shown is not None else That("put")
    filters = [
        replace(nouns.of_types([t.words for t in kinds.all("otype")], Filter()), zone=ANYWHERE)
        for kinds in tree.all("otypes")
    ]
    effects: list[Effect] = []
    for sentence in tree.all("sentence"):
        one: list[Effect] = []
        scripts.add_sentence(sentence, scope, one)
        effects.append(scripts.whole(one))
    return Cases(what, tuple(filters), tuple(effects))


ANYWHERE = Zone.ANYWHERE

# --- sentences that belong together ---------------------------------------------------------------


def merge(parts: list[Effect]) -> None:
    """ "Chosen opponent reveals their hand. They discard …": one player does both."""
    if len(parts) < 2:
        return
    last, before = parts[-1], parts[-2]
    if isinstance(last, EachDoes) and last.who == They() and isinstance(before, EachDoes):
        parts[-2:] = [EachDoes(before.who, (*before.parts, *last.parts))]
    elif is_of_one_player(before) and isinstance(before, EachDoes) and speaks_of_them(last):
        parts[-2:] = [EachDoes(before.who, (*before.parts, last))]
    elif isinstance(last, If) and isinstance(last.then, EachDoes) and isinstance(before, EachDoes):
        # "Each player reveals …. If it's …, they may …": asked of each of them (CR 6.7.6).
        if before.who == last.then.who and asks_of_shown(last.condition):
            one = replace(last, then=for_one(last.then, before.who))
            parts[-2:] = [EachDoes(before.who, (*before.parts, one))]
    elif isinstance(last, Apply) and isinstance(last.to, Singers) and isinstance(before, If):
        # CR 1.4.3.2: "if 2 or more characters sang …, ready them. They can't …" are those two.
        parts[-2:] = [replace(before, then=Seq((before.then, last)))]


def asks_of_shown(condition: Condition) -> bool:
    return isinstance(condition, Is) and condition.what == That("revealed")


def for_one(effect: Effect, who: Who) -> Effect:
    """What each of several players does, said of the one at work."""
    if isinstance(effect, EachDoes) and effect.who == who:
        return scripts.whole(list(effect.parts))
    return effect


def is_of_one_player(effect: Effect) -> bool:
    return isinstance(effect, EachDoes) and isinstance(effect.who, (ChosenOpponent, ChosenPlayer))


def speaks_of_them(effect: Effect) -> bool:
    """Whether it says "they" of a player, or "their cards"."""
    said = repr(effect)
    inside = isinstance(effect, (EachDoes, OneOf))
    return not inside and ("They()" in said or f"owner={Owner.THEIRS}," in said)


# --- unless -------------------------------------------------------------------------------------


def unless(tree: Tree, effect: Effect, scope: Scope) -> Effect:
    if tree.label == "u_pay":
        return unless_pays(tree, effect, scope)
    if isinstance(effect, Apply) and all(isinstance(e, Cant) for e in effect.effects):
        # Read for each card as long as the prohibition lasts.
        things = list(scope.things)
        scope.mention(Candidate(), (), False, Origin.PICKED)
        test = Not(conditions.about_candidate(tree.one("conds"), scope))
        scope.things = things
        limited = tuple(replace(e, if_=test) for e in effect.effects if isinstance(e, Cant))
        return replace(effect, effects=limited)
    return If(Not(conditions.all_of(tree.one("conds"), scope)), effect)


def unless_pays(tree: Tree, effect: Effect, scope: Scope) -> Effect:
    who = players.player(tree.one("psubj"), scope)
    they, scope.they = scope.they, They()
    (pvp,) = [kid for kid in tree.trees if kid.label.startswith("v_")]
    cost = sentence_clauses.instruction(pvp, scope, They())
    scope.they = they
    if isinstance(effect, May):
        return May(UnlessPays(effect.effect, cost, who))
    return UnlessPays(effect, cost, who)


# --- other sentences ------------------------------------------------------------------------------


def special(tree: Tree, scope: Scope, until: int) -> Effect:
    """Sentences that are neither clauses nor choices."""
    if tree.label == "b_floating":
        return floating(tree, scope, until)
    return rules_text.resolved(tree, scope, until)


def floating(tree: Tree, scope: Scope, until: int) -> Effect:
    """CR 6.2.7: "whenever one of your characters quests this turn, …"."""
    (trig,) = [kid for kid in tree.trees if kid.label.startswith("t_")]
    inner = Scope(scope.type, things=list(scope.things), labels=scope.labels)
    trigger = triggers.trigger(trig, inner)
    if trigger.window:
        raise CannotLower(trig, "lower-a-floating-trigger-with-a-window")
    test = tree.first("ifcondc")
    condition = None
    if test is not None:
        condition = conditions.all_of(test.one("ifcond").one("conds"), inner)
    effect = sentence_clauses.clauses(tree.one("clauses"), inner)
    if condition is not None:
        effect = If(condition, effect)
    last = until if until != NONE else Until.END_OF_TURN
    once = trig.label == "t_phase" or any(kid.has("next") for kid in trig.all("nth"))
    return Later(Triggered(trigger.when, effect), last, once)
