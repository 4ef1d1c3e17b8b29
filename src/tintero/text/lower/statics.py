"""What is true of cards: "gets +2 ¤", "gains Rush", "takes no damage" → static effects."""

from __future__ import annotations

from tintero.ability.abilities import Has
from tintero.ability.base import Ability, Effect, Quantity, Selector, StaticEffect
from tintero.ability.conditions import InChallenge
from tintero.ability.effects import May, MoveTo
from tintero.ability.quantities import Times
from tintero.ability.selectors import All, Candidate, This
from tintero.ability.statics import (
    AlsoNamed,
    CountsInkable,
    DamageWith,
    EnterDamaged,
    EnterExerted,
    Gain,
    GainClass,
    Instead,
    Lose,
    LoseAbility,
    Modify,
    MustAct,
    Would,
)
from tintero.text.lower import (
    durations,
    filters,
    paragraphs,
    players,
    quantities,
    references,
    selectors,
    sentence_clauses,
    verbs_numbers,
)
from tintero.text.lower.registry import trait
from tintero.text.lower.scope import CannotLower, Scope
from tintero.text.parser import Tree
from tintero.vocab import NONE, Act, Keyword, Stat


def cards(scope: Scope, to: Selector) -> Selector:
    """In standing text the effect names its cards; handed out, `Apply` names them."""
    return to if scope.standing else This()


def per(phrase: Tree, scope: Scope) -> Quantity | int | None:
    for tail in phrase.all("tail"):
        each = tail.first("foreach")
        if each is not None:
            return quantities.for_each(each, scope)
    return None


def no_number(phrase: Tree) -> None:
    """What has no number can't be "for each"."""
    if any(tail.first("foreach") for tail in phrase.all("tail")):
        raise CannotLower(phrase, "lower-for-each-of-these")


# --- numbers ----------------------------------------------------------------------------------


@trait("x_stat")
def stat(phrase: Tree, scope: Scope, to: Selector) -> tuple[StaticEffect, ...]:
    each = per(phrase, scope)
    mods = phrase.one("statmods")
    found: list[StaticEffect] = []
    for n, sign in zip(mods.kind("SNUM"), mods.kind("STAT"), strict=True):
        amount = int(n) if each is None else quantities.times(int(n), each)
        found.append(Modify(filters.STATS[sign], amount, cards(scope, to)))
    return tuple(found)


@trait("x_stat_eq", "x_stat_eq_neg")
def stat_equal(phrase: Tree, scope: Scope, to: Selector) -> tuple[StaticEffect, ...]:
    """ "gets +¤ equal to …", "loses ¤ equal to …"."""
    no_number(phrase)
    (sign,) = phrase.kind("STAT")
    (tree,) = [kid for kid in phrase.trees if kid.label.startswith("a_")]
    amount = quantities.amount(tree, scope)
    if phrase.label == "x_stat_eq_neg":
        amount = -amount if isinstance(amount, int) else Times(amount, -1)
    return (Modify(filters.STATS[sign], amount, cards(scope, to)),)


@trait("x_deal_with")
def deal_with(phrase: Tree, scope: Scope, to: Selector) -> tuple[StaticEffect, ...]:
    instead, usual = phrase.kind("STAT")
    if filters.STATS[usual] != Stat.STRENGTH:
        raise CannotLower(phrase, "lower-damage-is-dealt-with-strength")
    return (DamageWith(filters.STATS[instead], cards(scope, to)),)


# --- abilities --------------------------------------------------------------------------------


@trait("x_gain")
def gain(phrase: Tree, scope: Scope, to: Selector) -> tuple[StaticEffect, ...]:
    return grants(phrase.one("grants"), scope, to, per(phrase, scope))


def grants(
    tree: Tree, scope: Scope, to: Selector, each: Quantity | int | None
) -> tuple[StaticEffect, ...]:
    found: list[StaticEffect] = []
    for grant in tree.all("grant"):
        kw, quoted, classif = grant.first("kw"), grant.first("quoted"), grant.first("classif")
        if kw is not None:
            found.append(Gain(keyword(kw), cards(scope, to), 1 if each is None else each))
        elif quoted is not None or classif is not None:
            if each is not None:
                raise CannotLower(grant, "lower-for-each-of-these")
            if quoted is not None:
                found.append(Gain(paragraphs.quoted(quoted, scope), cards(scope, to)))
            elif classif is not None:
                found.append(GainClass(classif.kind("CLASS")[0], cards(scope, to)))
        else:
            n = int(grant.kind("SNUM")[0])
            amount = n if each is None else quantities.times(n, each)
            found.append(Modify(filters.STATS[grant.kind("STAT")[0]], amount, cards(scope, to)))
    return tuple(found)


def keyword(kw: Tree) -> Ability:
    numbers_ = [*kw.kind("SNUM"), *kw.kind("NUM")]
    return Has(filters.keyword_of(kw), int(numbers_[0]) if numbers_ else 0)


@trait("x_lose")
def lose(phrase: Tree, scope: Scope, to: Selector) -> tuple[StaticEffect, ...]:
    no_number(phrase)
    kw = phrase.first("kw")
    if kw is not None:
        return (Lose(filters.keyword_of(kw), cards(scope, to)),)
    return (LoseAbility(story_name(phrase.one("abilname")), cards(scope, to)),)


def story_name(tree: Tree) -> str:
    """The name of an ability as it is written in running text: "Stone by Day"."""
    small = ("by", "of", "the", "and", "a")
    return " ".join(word if word in small else word.capitalize() for word in tree.words.split())


@trait("x_must")
def must(phrase: Tree, scope: Scope, to: Selector) -> tuple[StaticEffect, ...]:
    no_number(phrase)
    return (MustAct(Act.QUEST, cards(scope, to)),)


# --- what they count as -----------------------------------------------------------------------


@trait("x_count")
def count_as(phrase: Tree, scope: Scope, to: Selector) -> tuple[StaticEffect, ...]:
    no_number(phrase)
    (what,) = [kid for kid in phrase.trees if kid.label.startswith("ca_")]
    if what.label == "ca_sing":
        return (Modify(Stat.SING_COST, what.num, cards(scope, to)),)
    if what.label == "ca_named":
        kw = what.first("kw")
        if kw is not None and filters.keyword_of(kw) != Keyword.SHIFT:
            raise CannotLower(what, "lower-a-name-for-this-keyword")
        names = what.one("names").kind("NAME")
        return tuple(AlsoNamed(name, cards(scope, to), kw is not None) for name in names)
    if isinstance(to, All) and scope.standing:
        return (CountsInkable(to.filter),)
    raise CannotLower(phrase, "lower-which-cards-count-as-having-the-inkwell-symbol")


# --- damage -----------------------------------------------------------------------------------


@trait("x_nodmg")
def no_damage(phrase: Tree, scope: Scope, to: Selector) -> tuple[StaticEffect, ...]:
    no_number(phrase)
    source = phrase.first("nodmg")
    if source is None or (scope.standing and source.words == "from the challenge"):
        raise CannotLower(phrase, "lower-no-damage-from-what")
    # "From challenges" is about the damage of a challenge; "while challenging" about all damage
    # there is in that time, that of abilities too (CR 6.1.13.5).
    during = source.has("while")
    test = InChallenge(Candidate(), 1) if during else None
    return (Instead(Would.TAKE_DAMAGE, None, cards(scope, to), in_challenge=not during, if_=test),)


# --- entering play ----------------------------------------------------------------------------


@trait("x_enter")
def enter(phrase: Tree, scope: Scope, to: Selector) -> tuple[StaticEffect, ...]:
    """CR 6.7.9: how this card, or cards of a kind, enter play."""
    no_number(phrase)
    if not scope.standing:
        raise CannotLower(phrase, "lower-nothing-enters-play")
    what = None if isinstance(to, This) else to.filter if isinstance(to, All) else NONE
    if isinstance(what, int):
        raise CannotLower(phrase, "lower-what-enters-play")
    if phrase.first("k_exerted"):
        return (EnterExerted(what),)
    return (EnterDamaged(phrase.num, what),)


@trait("x_may_enter")
def may_enter(phrase: Tree, scope: Scope, to: Selector) -> tuple[StaticEffect, ...]:
    if not scope.standing or not isinstance(to, This):
        raise CannotLower(phrase, "lower-what-may-enter-play")
    paid = phrase.first("topay")
    if paid is None:
        return (EnterExerted(may=True),)
    then = sentence_clauses.paid_for(paid, Scope(scope.type), players.YOU, NONE)
    return (EnterExerted(may=True, then=sentence_clauses.in_sentence(then)),)


# --- moving, in a script ----------------------------------------------------------------------


def moving(tree: Tree, scope: Scope) -> Effect | None:
    """ "this character may move there for free" as a resolved effect: they move now."""
    phrases = [kid for kid in tree.trees if kid.label.startswith("x_")]
    perm = phrases[0].first("pe_move")
    if len(phrases) != 1 or perm is None:
        return None
    if durations.durations(phrases[0]) != NONE:
        raise CannotLower(tree, "lower-a-move-that-is-free-for-a-time")
    what = verbs_numbers.mine(selectors.target(tree.one("target"), scope))
    place = perm.first("target")
    if place is not None:
        where = verbs_numbers.mine(selectors.target(place, scope))
    elif perm.one("k_herethere").words == "there":
        where = scope.that(perm, references.TYPES["location"])
    else:
        where = This()
    return May(MoveTo(what, where))
