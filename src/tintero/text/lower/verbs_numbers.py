"""Verbs about numbers and states: lore, damage, ready, exert, drops, ink."""

from __future__ import annotations

from dataclasses import replace

from tintero.ability.abilities import Triggered
from tintero.ability.base import Effect, Quantity, Selector, Who
from tintero.ability.effects import (
    Again,
    Apply,
    Banish,
    CountUp,
    Deal,
    Exert,
    GainLore,
    GetDrops,
    Later,
    LoseLore,
    MoveDamage,
    MoveTo,
    PayInk,
    PutDamage,
    Ready,
    ReadyInk,
    RemoveDamage,
)
from tintero.ability.filters import YOUR_LOCATION, Filter
from tintero.ability.quantities import EventAmount, Result, StatOf
from tintero.ability.selectors import All, Chosen, That, They, This
from tintero.ability.statics import Modify
from tintero.ability.triggers import When
from tintero.events import Kind
from tintero.text.lower import (
    durations,
    filters,
    players,
    quantities,
    selectors,
    sentence_clauses,
    statics,
)
from tintero.text.lower.registry import verb
from tintero.text.lower.scope import CannotLower, Origin, Scope, settled
from tintero.text.parser import Tree
from tintero.vocab import NONE, CardType, Owner, Until, Zone


def amount_in(pvp: Tree, scope: Scope, plain: int) -> Quantity | int:
    """The number of a verb with what its tails say: "for each …", "equal to …"."""
    for tail in pvp.all("ptail"):
        each = tail.first("foreach")
        if each is not None:
            return quantities.times(plain, quantities.for_each(each, scope))
        equal = tail.first("eqamt")
        if equal is not None:
            return quantities.amount(equal.trees[0], scope)
        if tail.first("untiln", "insteadof"):
            raise CannotLower(tail, "lower-no-meaning-for-this-ending")
    return plain


def number_of(pvp: Tree, label_prefix: str = "a_") -> Tree:
    (found,) = [kid for kid in pvp.trees if kid.label.startswith(label_prefix)]
    return found


@verb("v_gain_lore")
def gain_lore(pvp: Tree, scope: Scope, who: Who) -> Effect:
    count = amount_in(pvp, scope, pvp.num)
    scope.done = "lore"
    return GainLore(count, who)


@verb("v_gain_lore_eq")
def gain_lore_equal(pvp: Tree, scope: Scope, who: Who) -> Effect:
    return GainLore(quantities.amount(number_of(pvp), scope), who)


@verb("v_lose_lore")
def lose_lore(pvp: Tree, scope: Scope, who: Who) -> Effect:
    count = amount_in(pvp, scope, pvp.num)
    scope.done = "lost"
    return LoseLore(count, who)


@verb("v_lose_lore_eq")
def lose_lore_equal(pvp: Tree, scope: Scope, who: Who) -> Effect:
    scope.done = "lost"
    return LoseLore(quantities.amount(number_of(pvp), scope), who)


@verb("v_ink_drop")
def get_drops(pvp: Tree, scope: Scope, who: Who) -> Effect:
    return GetDrops(amount_in(pvp, scope, pvp.num), who)


@verb("v_pay")
def pay(pvp: Tree, scope: Scope, who: Who) -> Effect:
    return PayInk(pvp.num, who)


@verb("v_deal")
def deal(pvp: Tree, scope: Scope, who: Who) -> Effect:
    target = pvp.first("target")
    if target is not None:
        to = selectors.target(target, scope)
    elif isinstance(scope.last, Deal):
        to = settled(scope.last.to)
    else:
        raise CannotLower(pvp, "lower-damage-to-nothing")
    scope.done = "deal"
    return Deal(amount_in(pvp, scope, pvp.num), to)


@verb("v_deal_eq")
def deal_equal(pvp: Tree, scope: Scope, who: Who) -> Effect:
    # In written order: "equal to their ¤ to chosen character" speaks of someone earlier.
    if pvp.trees[0].label == "target":
        to = selectors.target(pvp.one("target"), scope)
        return Deal(quantities.amount(number_of(pvp), scope), to)
    amount = quantities.amount(number_of(pvp), scope)
    return Deal(amount, selectors.target(pvp.one("target"), scope))


@verb("v_deal_same")
def deal_same(pvp: Tree, scope: Scope, who: Who) -> Effect:
    """ "deal that much damage": as much as the event or the instruction before."""
    count: Quantity = Result(scope.done) if scope.done else EventAmount()
    return Deal(count, selectors.target(pvp.one("target"), scope))


@verb("v_deal_iobj")
def deal_to(pvp: Tree, scope: Scope, who: Who) -> Effect:
    return Deal(pvp.num, selectors.target(pvp.one("target"), scope))


@verb("v_put_counters")
def put_counters(pvp: Tree, scope: Scope, who: Who) -> Effect:
    words = pvp.one("dcount")
    on = selectors.target(pvp.one("target"), scope)
    if words.words == "that many":
        return PutDamage(EventAmount(), on)
    plain = 1 if words.words == "a" else int(words.words)
    return PutDamage(amount_in(pvp, scope, plain), on)


def removed(rcount: Tree) -> tuple[int | None, bool]:
    """How much, and whether up to that."""
    if rcount.words == "all":
        return None, False
    return rcount.num, rcount.has("up")


@verb("v_remove_damage")
def remove_damage(pvp: Tree, scope: Scope, who: Who) -> Effect:
    target = pvp.first("target")
    if any(not tail.first("k_instead") for tail in pvp.all("ptail")):
        raise CannotLower(pvp, "lower-no-meaning-for-this-removal")
    count, up_to = removed(pvp.one("rcount"))
    if target is not None:
        from_ = selectors.target(target, scope)
    elif isinstance(scope.last, RemoveDamage):
        from_ = settled(scope.last.from_)
    else:
        raise CannotLower(pvp, "lower-damage-removed-from-what")
    scope.done = "removed"
    return RemoveDamage(count, from_, up_to, total=pvp.first("k_total") is not None)


@verb("v_move_damage")
def move_damage(pvp: Tree, scope: Scope, who: Who) -> Effect:
    count, up_to = removed(pvp.one("rcount"))
    from_, to = pvp.all("target")
    scope.done = "moved"
    if selectors.is_reference(to):
        # "from each other character to them": someone mentioned before this sentence's group.
        onto = selectors.target(to, scope)
        return MoveDamage(count, selectors.target(from_, scope), onto, up_to)
    source = selectors.target(from_, scope)
    return MoveDamage(count, source, selectors.target(to, scope), up_to)


@verb("v_move_char")
def move_character(pvp: Tree, scope: Scope, who: Who) -> Effect:
    # CR 4.7.1: only your own characters, only to your own locations.
    what, *where = pvp.all("target")
    scope.done = "move"
    if pvp.first("k_sameloc"):
        moving = selectors.target(what, scope)
        scope.befalls(moving, "moved")
        label = scope.label("it")
        scope.mention(That(label), YOUR_LOCATION.types, False, Origin.OBJECT, "location")
        return MoveTo(mine(moving), Chosen(YOUR_LOCATION, label=label))
    moving = mine(selectors.target(what, scope))
    scope.befalls(moving, "moved")
    if pvp.first("k_fromhere"):
        if not isinstance(moving, Chosen):
            raise CannotLower(pvp, "lower-who-moves-from-here")
        moving = replace(moving, filter=replace(moving.filter, here=True))
    return MoveTo(moving, mine(selectors.target(where[0], scope)))


def mine(selector: Selector) -> Selector:
    if isinstance(selector, (Chosen, All)) and selector.filter.owner == Owner.ANY:
        return replace(selector, filter=replace(selector.filter, owner=Owner.YOURS))
    return selector


@verb("v_banish")
def banish(pvp: Tree, scope: Scope, who: Who) -> Effect:
    scope.done = "banish"
    what = selectors.target(pvp.one("target"), scope)
    scope.befalls(what, "banished")
    return Banish(what)


@verb("v_ready")
def ready(pvp: Tree, scope: Scope, who: Who) -> Effect:
    if pvp.first("k_after"):
        # CR 4.6.7: when the challenge is over.
        what = selectors.target(pvp.one("target"), scope)
        over = Triggered((When(Kind.CHALLENGE_OVER),), Ready(what))
        return Later(over, Until.END_OF_TURN, once=True)
    if inkwell(pvp.one("target"), scope) is not None:
        return ReadyInk(None, who)
    return Ready(selectors.target(pvp.one("target"), scope))


@verb("v_exert")
def exert(pvp: Tree, scope: Scope, who: Who) -> Effect:
    target = pvp.one("target")
    ink = inkwell(target, scope)
    if ink is not None:
        return ReadyInk(None, who, exert=True)
    what = selectors.target(target, scope)
    scope.befalls(what, "exerted")
    return Exert(what, symbol=bool(pvp.kind("EXERT")))


def inkwell(target: Tree, scope: Scope) -> Tree | None:
    """ "all cards in your inkwell": ink is readied and exerted as a whole."""
    for np in target.trees:
        for core in np.all("core"):
            for post in core.all("po_zone"):
                if filters.zone_of(post.one("zone")) == Zone.INKWELL:
                    if not np.words.startswith(("all card", "all the card")):
                        raise CannotLower(target, "lower-some-cards-in-an-inkwell")
                    return core
    return None


@verb("v_choose_and")
def choose_and(pvp: Tree, scope: Scope, who: Who) -> Effect:
    """ "each opponent chooses and banishes one of their characters"."""
    what: Selector = selectors.target(pvp.one("target"), scope, who)
    if pvp.one("k_be").words == "banish":
        scope.befalls(what, "banished")
        return Banish(what)
    scope.befalls(what, "exerted")
    return Exert(what)


@verb("v_add")
def add_to(pvp: Tree, scope: Scope, who: Who) -> Effect:
    """CR 8.12: "add their ¤ to another chosen character's ¤"."""
    theirs, others = (filters.STATS[sign] for sign in pvp.kind("STAT"))
    whose = This() if pvp.has("this") else scope.pronoun(pvp, "they")
    found = Filter(types=(CardType.CHARACTER,), other=True)
    to = Chosen(found, label=scope.label("it"))
    until = durations.durations(pvp)
    if until == NONE:
        raise CannotLower(pvp, "lower-for-how-long")
    return Apply((Modify(others, StatOf(whose, theirs)),), to, until)


@verb("v_count")
def count(pvp: Tree, scope: Scope, who: Who) -> Effect:
    (counted,) = [kid for kid in pvp.trees if kid.label.startswith("n_")]
    scope.done = "count"
    number = quantities.countable(counted, scope)
    if isinstance(number, int):
        raise CannotLower(pvp, "lower-a-number-that-is-known")
    return CountUp(number)


@verb("v_repeat")
def repeat(pvp: Tree, scope: Scope, who: Who) -> Effect:
    return Again()


@verb("v_have")
def have(pvp: Tree, scope: Scope, who: Who) -> Effect:
    """ "have each opponent choose and discard a card"."""
    doer = players.player(pvp.one("psubj"), scope)
    they, scope.they = scope.they, They()
    (inner,) = [kid for kid in pvp.trees if kid.label.startswith("v_")]
    effect = sentence_clauses.together(doer, [sentence_clauses.instruction(inner, scope, They())])
    scope.they = they
    return effect


@verb("v_give")
def give(pvp: Tree, scope: Scope, who: Who) -> Effect:
    to = selectors.target(pvp.one("target"), scope)
    effects = statics.grants(pvp.one("grants"), scope, to, None)
    until = durations.durations(pvp)
    return Apply(effects, to, until if until != NONE else Until.END_OF_TURN)
