"""What standing text lets players pay, play and ink, and what it forbids them."""

from __future__ import annotations

from dataclasses import replace

from tintero.ability.base import Effect, Quantity, StaticEffect, Who
from tintero.ability.effects import Rule
from tintero.ability.filters import Filter
from tintero.ability.quantities import Result
from tintero.ability.selectors import All, EachOpponent, EachPlayer, They, This, You
from tintero.ability.statics import (
    Cant,
    ExtraInk,
    InkFrom,
    MustChoose,
    PayLess,
    PlayFor,
    PlayFrom,
    ReadyLimit,
    ShiftBase,
    TopFaceup,
    UseForFree,
)
from tintero.text.lexer import Token
from tintero.text.lower import conditions, filters, selectors, statics
from tintero.text.lower.registry import standing
from tintero.text.lower.scope import CannotLower, Scope
from tintero.text.parser import Tree
from tintero.vocab import NONE, CardType, Deny, Keyword, Owner, Pay, Zone


def whose(tree: Tree, scope: Scope, who: Who) -> int:
    """Which players a rule is about (vocab.Owner)."""
    meant = scope.who if isinstance(who, They) and scope.who is not None else who
    if isinstance(meant, You):
        return Owner.YOURS
    if isinstance(meant, EachOpponent):
        return Owner.OPPOSING
    if isinstance(meant, EachPlayer):
        return Owner.ANY
    raise CannotLower(tree, "lower-a-rule-about-these-players")


def only_you(tree: Tree, who: Who) -> None:
    if not isinstance(who, You):
        raise CannotLower(tree, "lower-other-players-than-you")


def names_players(rule: Rule) -> bool:
    """Whether a rule says itself whom it is about, so that it need not be said for each."""
    return all(
        isinstance(effect, (Cant, PayLess, TopFaceup))
        and effect.players not in (NONE, Owner.THEIRS)
        for effect in rule.effects
    )


# --- paying -----------------------------------------------------------------------------------


@standing("v_cost_mod")
def pay_less(pvp: Tree, scope: Scope, who: Who) -> tuple[StaticEffect, ...]:
    amount: Quantity | int = Result("count") if pvp.first("k_thatamount") else pvp.num
    if pvp.one("k_lmg").words != "less":
        if not isinstance(amount, int):
            raise CannotLower(pvp, "lower-that-amount-more")
        amount = -amount
    (what,) = [kid for kid in pvp.trees if kid.label.startswith("ps_")]
    players = whose(pvp, scope, who)
    if players != Owner.YOURS and what.label != "ps_play":
        raise CannotLower(pvp, "lower-other-players-than-you")
    return (PAYMENTS[what.label](what, scope, PayLess(amount, players=players)),)


def next_card(tree: Tree, scope: Scope, rule: PayLess) -> PayLess:
    """ "for the next character you play this turn" (CR 4.3.6)."""
    if tree.one("k_nextfirst").words != "next" or tree.one("k_thiseach").words != "this turn":
        raise CannotLower(tree, "lower-which-next-card")
    if scope.standing:
        raise CannotLower(tree, "lower-the-next-card-in-standing-text")
    shifting = tree.one("k_playshift").words == "shift"
    found = filters.noun(tree.one("core"), scope)
    found = replace(found, owner=Owner.YOURS, zone=Zone.ANYWHERE)
    rule = replace(rule, what=found, next=True, payment=Pay.SHIFT if shifting else NONE)
    if tree.first("withname"):
        same = scope.that(tree, (), None)
        plain = Filter(owner=Owner.YOURS, zone=Zone.ANYWHERE)
        return replace(rule, what=None if found == plain else found, same_name_as=same)
    return rule


def to_play(tree: Tree, scope: Scope, rule: PayLess) -> PayLess:
    kw = tree.first("kw")
    if kw is not None and filters.keyword_of(kw) != Keyword.SHIFT:
        raise CannotLower(tree, "lower-playing-with-this-keyword")
    rule = replace(rule, payment=Pay.SHIFT if kw is not None else NONE)
    target = tree.one("target")
    if selectors.is_this(target):
        return replace(rule, this=True)
    found = replace(selectors.group(target, scope), zone=Zone.ANYWHERE)
    if rule.players == Owner.YOURS:
        found = replace(found, owner=Owner.YOURS)
    return replace(rule, what=found)


def to_move(tree: Tree, scope: Scope, rule: PayLess) -> PayLess:
    """ "to move your characters here", "to move this character to a location"."""
    what, *where = tree.all("target")
    if where and where[0].words not in ("a location", "location"):
        raise CannotLower(tree, "lower-to-which-location")
    rule = replace(rule, move=True, to_here=not where)
    if selectors.is_this(what):
        return replace(rule, this=True)
    # CR 4.7.1: only your own characters.
    return replace(rule, what=replace(selectors.group(what, scope), owner=Owner.YOURS))


def to_shift(tree: Tree, scope: Scope, rule: PayLess) -> PayLess:
    what, onto = tree.all("target")
    if selectors.group(what, scope) != Filter(types=(CardType.CHARACTER,)):
        raise CannotLower(what, "lower-which-characters-to-shift")
    if not selectors.is_this(onto):
        raise CannotLower(onto, "lower-on-top-of-which-characters")
    return replace(rule, payment=Pay.SHIFT, onto_this=True)


PAYMENTS = {
    "ps_next": next_card,
    "ps_play": to_play,
    "ps_move": to_move,
    "ps_shift": to_shift,
}


# --- playing ----------------------------------------------------------------------------------


@standing("v_play")
def may_play(pvp: Tree, scope: Scope, who: Who) -> tuple[StaticEffect, ...]:
    only_you(pvp, who)
    target = pvp.one("target")
    how = {kid.label: kid for kid in pvp.trees if kid.label.startswith("pm_")}
    if pvp.first("k_orshift"):
        raise CannotLower(pvp, "lower-playing-or-shifting")
    if set(how) == {"pm_on", "pm_anyname"}:
        return (any_name(target, how["pm_on"], how["pm_anyname"], scope),)
    if "pm_free" in how and set(how) <= {"pm_free", "pm_if"}:
        test = how.get("pm_if")
        when = conditions.all_of(test.one("conds"), scope) if test is not None else None
        if selectors.is_this(target):
            return (PlayFor((), None, when),)
        found = selectors.group(target, scope)
        if found.zone != Zone.PLAY:
            raise CannotLower(target, "lower-for-free-from-another-zone")
        return (PlayFor((), replace(found, owner=Owner.YOURS, zone=Zone.ANYWHERE), when),)
    if not how:
        return (play_from(target, scope),)
    raise CannotLower(pvp, "lower-no-standing-meaning-for-this-way-of-playing")


def any_name(what: Tree, onto: Tree, named: Tree, scope: Scope) -> StaticEffect:
    """ "you may play any character with Shift on this character as if it had any name"."""
    shifting = Filter(types=(CardType.CHARACTER,), keyword=Keyword.SHIFT)
    both = [onto.one("target"), named.one("target")]
    if selectors.group(what, scope) != shifting or not all(map(selectors.is_this, both)):
        raise CannotLower(what, "lower-who-may-be-shifted-onto-whom")
    return ShiftBase(by_name=True)


def play_from(target: Tree, scope: Scope) -> StaticEffect:
    """ "you may play characters from your discard", "from under this item"."""
    np = target.trees[0]
    if target.label == "target" and len(target.trees) == 1 and np.label in ("np_bare", "np_q"):
        core = selectors.core_of(np)
        below = core.first("po_fromunder")
        if below is not None and selectors.is_this(below.one("target")):
            rest = tuple(kid for kid in core.kids if kid is not below)
            found = filters.noun(Tree("core", rest), scope)
            return PlayFrom(replace(found, zone=Zone.UNDER), under_this=True)
        found = selectors.group(target, scope)
        if found.zone != Zone.PLAY and found.owner == Owner.YOURS:
            return PlayFrom(found)
    raise CannotLower(target, "lower-played-from-where")


def followed(before: Effect, sentence: Tree) -> Effect | None:
    """A permission to play as a resolved effect, with the sentence after it."""
    if isinstance(before, Rule) and len(before.effects) == 1:
        rule = before.effects[0]
        if isinstance(rule, PlayFrom):
            return replace(before, effects=(entering(rule, sentence),))
    return None


def entering(rule: PlayFrom, sentence: Tree) -> PlayFrom:
    """The sentence after it, "If you do, they enter play exerted [and …]"."""
    clauses = sentence.trees[-1].first("clauses") if sentence.trees else None
    if sentence.trees[-1].label == "body":
        clauses = sentence.trees[-1].trees[0].first("clauses")
    if clauses is None:
        raise CannotLower(sentence, "lower-what-follows-playing")
    for clause in clauses.all("clause", "paying"):
        words = clause.words
        if words == "they enter play exerted":
            rule = replace(rule, exerted=True)
        elif is_name_once(words):
            rule = replace(rule, name_once=True)
        else:
            raise CannotLower(clause, "lower-what-follows-playing")
    return rule


def is_name_once(words: str) -> bool:
    """No second card of a name that was played this way."""
    return words == (
        "you can't play character with the same name as character you played this way this turn"
    )


# --- inking and using -------------------------------------------------------------------------


@standing("v_ink")
def ink(pvp: Tree, scope: Scope, who: Who) -> tuple[StaticEffect, ...]:
    only_you(pvp, who)
    zone = pvp.first("zone")
    if zone is None:
        return (ExtraInk(),)
    return (InkFrom(Filter(owner=filters.zone_owner(zone, scope), zone=filters.zone_of(zone))),)


@standing("v_use_free")
def use_for_free(pvp: Tree, scope: Scope, who: Who) -> tuple[StaticEffect, ...]:
    only_you(pvp, who)
    return (UseForFree(statics.story_name(pvp.one("abilname"))),)


@standing("v_faceup")
def top_faceup(pvp: Tree, scope: Scope, who: Who) -> tuple[StaticEffect, ...]:
    if filters.zone_of(pvp.one("zone")) != Zone.DECK:
        raise CannotLower(pvp, "lower-only-a-deck-has-a-top")
    return (TopFaceup(whose(pvp, scope, who)),)


@standing("v_must_choose")
def must_choose(pvp: Tree, scope: Scope, who: Who) -> tuple[StaticEffect, ...]:
    target = pvp.one("target")
    if whose(pvp, scope, who) != Owner.OPPOSING:
        raise CannotLower(pvp, "lower-who-must-choose")
    return (
        MustChoose(This() if selectors.is_this(target) else All(selectors.group(target, scope))),
    )


# --- what players can't do --------------------------------------------------------------------


@standing("v_cant")
def cant(pvp: Tree, scope: Scope, who: Who) -> tuple[StaticEffect, ...]:
    rule = pvp.one("prestr")
    players = whose(pvp, scope, who)
    words = [kid.value for kid in rule.kids if isinstance(kid, Token)]
    if words == ["lose", "lore"]:
        return (Cant(Deny.LOSE_LORE, None, players=players),)
    if words == ["gain", "lore"]:
        return (Cant(Deny.GAIN_LORE, None, players=players),)
    if words[0] == "ready":
        # Their next turn is each one's own, so it is said for each of them.
        return (ReadyLimit(rule.num, Owner.THEIRS if isinstance(who, They) else players),)
    target = rule.one("target")
    if words[0] == "choose":
        if players != Owner.OPPOSING:
            raise CannotLower(pvp, "lower-who-cant-choose")
        return (Cant(Deny.BE_CHOSEN, All(selectors.group(target, scope))),)
    if words != ["play"]:
        raise CannotLower(rule, "lower-no-meaning-for-this-prohibition")
    if selectors.is_this(target):
        raise CannotLower(target, "lower-a-card-that-cant-be-played-at-all")
    found = replace(selectors.group(target, scope), zone=Zone.ANYWHERE)
    return (Cant(Deny.PLAY, None, players=players, what=found),)
