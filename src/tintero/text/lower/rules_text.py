"""Sentences about the rules themselves, and replacement effects (CR 6.5)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tintero.ability.abilities import DeckRule, Static
from tintero.ability.base import Ability, Condition, Effect, Selector, StaticEffect
from tintero.ability.effects import Apply, Deal, EachDoes, If, May, Rule, Sentence, Seq, To
from tintero.ability.filters import CHARACTER, YOUR_CHARACTER, YOUR_HAND, Filter
from tintero.ability.selectors import All, EventCard, This
from tintero.ability.statics import (
    ActLimit,
    Cant,
    Floor,
    Gain,
    InkExerted,
    Instead,
    NextPlayed,
    ShiftBase,
    Skip,
    WinAt,
    Would,
)
from tintero.text.lower import (
    conditions,
    durations,
    filters,
    scripts,
    selectors,
    sentence_clauses,
    statics,
)
from tintero.text.lower.registry import TRAITS
from tintero.text.lower.scope import CannotLower, Origin, Scope
from tintero.text.parser import Tree
from tintero.vocab import NONE, Act, Deny, Keyword, Owner, Step, Until

WOULD: Final = {"take damage": Would.TAKE_DAMAGE, "be dealt damage": Would.BE_DEALT_DAMAGE}


# --- in standing text -------------------------------------------------------------------------


def standing(plain: Tree, scope: Scope, each_turn: bool) -> tuple[StaticEffect, ...]:
    """The effects of a `b_misc`, `b_replacement` or `b_replacement_nth` that simply applies."""
    if plain.label == "b_misc":
        (misc,) = plain.trees
        if each_turn != (misc.label == "m_onlyone"):
            raise CannotLower(plain, "lower-each-turn")
        return (rule(misc, scope),)
    if each_turn:
        raise CannotLower(plain, "lower-each-turn")
    if plain.label == "b_replacement":
        return (replacement(plain, scope),)
    raise CannotLower(plain, "lower-no-meaning", label=plain.label)


def rule(misc: Tree, scope: Scope) -> StaticEffect:
    label = misc.label
    if label == "m_needlore":
        return WinAt(misc.num)
    if label == "m_skipdraw":
        return Skip(Step.DRAW)
    if label == "m_onlyone":
        return ActLimit(Act.CHALLENGE)
    if label == "m_inkexerted":
        return InkExerted()
    if label == "m_noremove":
        return Cant(Deny.REMOVE_DAMAGE, All(Filter()))
    if label == "m_floor":
        return Floor(filters.STATS[misc.kind("STAT")[0]], All(YOUR_CHARACTER))
    if label == "m_shift_any":
        if not selectors.is_this(misc.one("target")):
            raise CannotLower(misc, "lower-on-top-of-which-characters")
        return ShiftBase()
    raise CannotLower(misc, "lower-no-standing-meaning", label=label)


def deck_rule(misc: Tree, name: str, scope: Scope) -> Ability:
    """CR 1.10.1.3: how many copies a deck may hold, or of which inks."""
    core = misc.first("core")
    if misc.one("zone").words != "your deck":
        raise CannotLower(misc, "lower-which-cards-you-may-have-where")
    if misc.has("regardless"):
        found = filters.noun(core, scope) if core is not None and misc.has("other") else Filter()
        if found != replace(CHARACTER, classes=found.classes) or len(found.classes) != 1:
            raise CannotLower(misc, "lower-which-cards-of-other-inks")
        return DeckRule(classification=found.classes[0], name=name)
    if misc.has("other"):
        raise CannotLower(misc, "lower-which-other-cards")
    if core is None:
        return DeckRule(misc.num, name=name)
    found = filters.noun(core, scope)
    if not found.names or found != Filter(names=found.names):
        raise CannotLower(misc, "lower-which-cards-in-any-number")
    return DeckRule(0, name=name)


# --- replacement ------------------------------------------------------------------------------


def replacement(plain: Tree, scope: Scope) -> Instead:
    """ "if … would …, … instead" (CR 6.5.1)."""
    (event,) = [kid for kid in plain.trees if kid.label.startswith("w_")]
    tree = plain.one("clauses")
    inner = Scope(scope.type)
    if event.label == "w_discard":
        zone = event.first("zone")
        if zone is not None and zone.words != "your hand":
            raise CannotLower(zone, "lower-discarded-from-elsewhere")
        if tree.words not in ("you don't discard", "don't discard"):
            raise CannotLower(tree, "lower-what-happens-instead")
        return Instead(Would.BE_DISCARDED, None, All(YOUR_HAND))
    if not any(piece.label == "k_instead" for piece in scripts.walk(tree)):
        raise CannotLower(tree, "lower-what-happens-instead")
    if event.label == "w_inkdrop":
        if event.one("psubj").words != "you":
            raise CannotLower(event, "lower-whose-ink-drops")
        effect = sentence_clauses.clauses(tree, inner)
        if isinstance(effect, May):
            return Instead(Would.GET_DROPS, effect.effect, players=Owner.YOURS, may=True)
        return Instead(Would.GET_DROPS, effect, players=Owner.YOURS)
    to = replaced(event.one("target"), inner)
    return Instead(Would.BE_BANISHED, sentence_clauses.clauses(tree, inner), to)


def replaced(target: Tree, scope: Scope) -> Selector:
    """The cards it would happen to; the effect then speaks of the one it happens to."""
    if selectors.is_this(target):
        scope.mention(This(), (scope.type,), False, Origin.EVENT)
        return This()
    found = selectors.group(target, scope)
    scope.mention(EventCard(), found.types, False, Origin.EVENT)
    return All(found)


def is_would(triggers: Tree) -> bool:
    """Whether a paragraph that begins like a trigger replaces damage."""
    return any(trig.first("e_would_damage") for trig in triggers.trees)


def would_damage(tree: Tree, name: str, type: int, tests: Condition | None) -> Static:
    """ "whenever … would be dealt damage, … instead": CR 6.5.1, not a triggered ability."""
    (trig,) = tree.one("triggers").trees
    event = trig.one("e_would_damage")
    if len(trig.trees) != 2 or tree.first("limit"):
        raise CannotLower(trig, "lower-when-damage-is-replaced")
    first = trig.label == "t_nth" and trig.one("nth").has("first")
    if trig.label == "t_nth" and not first:
        raise CannotLower(trig, "lower-the-next-time-in-standing-text")
    scope = Scope(type, replacing=True)
    to = replaced(event.one("target"), scope)
    body = tree.one("script")
    if not any(piece.label == "k_instead" for piece in scripts.walk(body)):
        raise CannotLower(body, "lower-what-happens-instead")
    effect = None if is_no_damage(body, to, scope) else scripts.script(body, scope)
    would = WOULD[event.one("k_takebe").words]
    return Static((Instead(would, effect, to, first=first),), name, tests)


def is_no_damage(tree: Tree, to: Selector, scope: Scope) -> bool:
    """ "they take no damage instead"."""
    found = [piece for piece in scripts.walk(tree) if piece.label == "cclause"]
    if len(found) != 1:
        return False
    phrases = [kid for kid in found[0].trees if kid.label.startswith("x_")]
    plain = len(phrases) == 1 and phrases[0].words == "take no damage instead"
    meant = This() if isinstance(to, This) else EventCard()
    return plain and selectors.target(found[0].one("target"), scope) == meant


def next_time(tree: Tree, scope: Scope, until: int) -> Effect:
    """ "the next time they would be dealt damage they take no damage instead" (CR 6.5.8)."""
    event = tree.first("e_would_damage")
    if event is None or not tree.one("nth").has("next"):
        raise CannotLower(tree, "lower-which-time")
    to = selectors.target(event.one("target"), scope)
    found = tree.one("clauses").trees
    clause = found[0].trees[0] if len(found) == 1 else tree
    if clause.label != "cclause" or selectors.target(clause.one("target"), scope) != to:
        raise CannotLower(tree, "lower-what-happens-instead")
    if [kid.words for kid in clause.trees[1:]] != ["take no damage instead"]:
        raise CannotLower(tree, "lower-what-happens-instead")
    would = WOULD[event.one("k_takebe").words]
    last = until if until != NONE else Until.END_OF_TURN
    return Apply((Instead(would, None, once=True),), to, last)


# --- in a script ------------------------------------------------------------------------------


def resolved(tree: Tree, scope: Scope, until: int) -> Effect:
    """The same sentences as instructions of an effect."""
    if tree.label == "b_replacement_nth":
        return next_time(tree, scope, until)
    if tree.label != "b_misc":
        raise CannotLower(tree, "lower-no-meaning", label=tree.label)
    (misc,) = tree.trees
    if misc.label == "m_next_char":
        return Rule((next_played(misc, scope),))
    if misc.label == "m_inline_if":
        return inline_if(misc, scope, until)
    if until == NONE or misc.label == "m_deck":
        raise CannotLower(tree, "lower-no-meaning", label=misc.label)
    return Rule((rule(misc, scope),), until)


def next_played(misc: Tree, scope: Scope) -> StaticEffect:
    """ "the next character you play this turn enters play exerted and gains Bodyguard …"."""
    found = NextPlayed(filters.noun(misc.one("core"), scope))
    until = NONE
    for phrase in misc.trees:
        if not phrase.label.startswith("x_"):
            continue
        if phrase.label == "x_enter" and phrase.first("k_exerted"):
            found = replace(found, exerted=True)
            continue
        own = durations.durations(phrase)
        if phrase.label not in TRAITS or own == NONE or until not in (NONE, own):
            raise CannotLower(phrase, "lower-what-the-next-card-gets")
        until = own
        handed = TRAITS[phrase.label](phrase, Scope(scope.type), This())
        found = replace(found, effects=(*found.effects, *handed), until=own)
    return found


def inline_if(misc: Tree, scope: Scope, until: int) -> Effect:
    """ "chosen character gains Reckless and, if …, can't challenge …"."""
    (phrase,) = [kid for kid in misc.trees if kid.label.startswith("x_")]
    last = durations.durations(phrase)
    last = last if last != NONE else until
    if last == NONE or phrase.label not in TRAITS:
        raise CannotLower(misc, "lower-how-long-this-lasts")
    to = selectors.target(misc.one("target"), scope)
    gains = Apply((Gain(statics.keyword(misc.one("kw"))),), to, last)
    test = conditions.all_of(misc.one("ifcond").one("conds"), scope)
    again = scope.pronoun(misc, "they")
    more = Apply(TRAITS[phrase.label](phrase, scope, again), again, last)
    return Sentence((gains, If(test, more)))


# --- what amends the sentence before ----------------------------------------------------------


def amends(sentence: Tree, parts: list[Effect]) -> bool:
    """ "This damage can't be reduced by Resist": said of the damage just dealt."""
    body = sentence.trees[-1]
    plain = body.trees[0] if body.label == "body" else body
    if plain.label != "b_misc" or plain.trees[0].label != "m_nodmgred":
        return False
    kw = plain.trees[0].one("kw")
    changed = unreduced(parts[-1]) if parts and len(sentence.trees) == 1 else None
    if changed is None or filters.keyword_of(kw) != Keyword.RESIST:
        raise CannotLower(sentence, "lower-which-damage")
    parts[-1] = changed
    return True


def unreduced(effect: Effect) -> Effect | None:
    if isinstance(effect, Deal):
        return replace(effect, unreduced=True)
    if isinstance(effect, May):
        inner = unreduced(effect.effect)
        return None if inner is None else replace(effect, effect=inner)
    if isinstance(effect, (If, To)):
        inner = unreduced(effect.then)
        return None if inner is None else replace(effect, then=inner)
    if isinstance(effect, (Sentence, Seq, EachDoes)):
        changed = [unreduced(part) for part in effect.parts]
        if sum(part is not None for part in changed) != 1:
            return None
        both = zip(changed, effect.parts, strict=True)
        return replace(effect, parts=tuple(new if new is not None else old for new, old in both))
    return None
