"""Conditions about what there is: "if you have another Pirate character in play", "while they're
exerted". What happened this turn is in `conditions_events`."""

from __future__ import annotations

from dataclasses import replace

from tintero.ability.base import Condition, Quantity, Who
from tintero.ability.conditions import (
    AnyPlayer,
    Both,
    Compare,
    EveryPlayer,
    HasDrops,
    Have,
    InChallenge,
    Is,
    Not,
    Was,
)
from tintero.ability.filters import Bound, Filter, Relation
from tintero.ability.quantities import Count, LoreOf, OpponentCount
from tintero.ability.selectors import Candidate, ChosenOpponent, EachOpponent, They, You
from tintero.text.lower import filters, players, references, selectors
from tintero.text.lower.registry import TESTS, test
from tintero.text.lower.scope import CannotLower, Scope
from tintero.text.parser import Tree
from tintero.vocab import CardType, Owner, Stat

CHARACTER = (CardType.CHARACTER,)


def is_if_you_do(cond: Tree) -> int:
    """1 for "you do", -1 for "you don't", 0 for anything else."""
    return 1 if cond.label == "q_ifdo" else -1 if cond.label == "q_ifdont" else 0


def all_of(conds: Tree, scope: Scope) -> Condition:
    parts = [condition(cond, scope) for cond in conds.trees]
    return parts[0] if len(parts) == 1 else Both(tuple(parts))


def condition(cond: Tree, scope: Scope) -> Condition:
    if cond.label not in TESTS:
        raise CannotLower(cond, "lower-no-meaning", label=cond.label)
    return TESTS[cond.label](cond, scope)


def about_candidate(conds: Tree, scope: Scope) -> Condition:
    """A condition read for each card of a group: "while challenging a location"."""
    if [cond.label for cond in conds.trees] == ["q_challenging"]:
        (cond,) = conds.trees
        return InChallenge(Candidate(), 1, selectors.group(cond.one("target"), scope))
    if [cond.label for cond in conds.trees] == ["q_being_challenged"]:
        return InChallenge(Candidate(), 2)
    return all_of(conds, scope)


# --- whose --------------------------------------------------------------------------------------


class PlayerGroup:
    """Players a condition speaks of. In filters they are `owner`; when `who` is given, it must
    hold for one of them, or (`every`) for each."""

    def __init__(self, owner: int, who: Who | None = None, every: bool = False) -> None:
        self.owner = owner
        self.who = who
        self.every = every

    @property
    def lore(self) -> Quantity:
        return LoreOf(You() if self.owner == Owner.YOURS else They())

    def holds(self, condition: Condition) -> Condition:
        if self.who is None:
            return condition
        return (EveryPlayer if self.every else AnyPlayer)(self.who, condition)


def group_of(psubj: Tree, scope: Scope) -> PlayerGroup:
    words = psubj.words
    if words == "you":
        return PlayerGroup(Owner.YOURS)
    if words in ("a opponent", "opponent", "your opponent", "one or more opponent"):
        return PlayerGroup(Owner.THEIRS, EachOpponent())
    if words in ("each opponent", "each opposing player"):
        return PlayerGroup(Owner.THEIRS, EachOpponent(), True)
    if words in ("they", "that player"):
        return PlayerGroup(
            Owner.THEIRS, None if scope.they is not None else players.back(psubj, scope)
        )
    if words == "chosen opponent" and not scope.standing:
        # CR 6.7.3.2: chosen first; the rest of the sentence calls them "they".
        scope.asked = ChosenOpponent()
        return PlayerGroup(Owner.THEIRS)
    raise CannotLower(psubj, "lower-no-meaning-for-these-players-here")


# --- how many -----------------------------------------------------------------------------------


def bounds_of(words: str) -> tuple[int, int | None]:
    """The least and the most that a quantifier asks for."""
    parts = words.split()
    number = next((int(word) for word in parts if word.isdigit()), 1)
    if parts[:1] == ["no"] or parts[:1] == ["none"]:
        return 0, 0
    if any(word.isdigit() for word in parts) and "more" not in parts:
        return number, number  # "4 items": neither 3 nor 5
    return (number, number) if "only" in parts else (number, None)


def counted(found: Filter, words: str) -> Condition:
    """There are as many of these as the quantifier says."""
    least, most = bounds_of(words)
    if most == 0:
        return Not(Have(found))
    return Have(found, least) if most is None else Have(found, least, most)


@test("q_have")
def have(cond: Tree, scope: Scope) -> Condition:
    """ "you have 3 or more characters in play", "an opponent has no cards in their hand"."""
    whose = group_of(cond.one("psubj"), scope)
    target = cond.one("target")
    np = target.trees[0]
    if np.label == "np_any":
        return whose.holds(Have(replace(any_with(np, scope), owner=whose.owner)))
    words = selectors.quantity_words(np)
    if selectors.core_of(np).one("head").has("opponent"):
        return Compare(OpponentCount(), Relation.AT_LEAST, bounds_of(words)[0])
    parts = target.all("np_q", "np_bare")
    if target.all("k_andor") and target.one("k_andor").words == "and":
        found = [owned(selectors.filter_of(part, scope), whose) for part in parts]
        found = [replace(one, zone=found[-1].zone) for one in found]
        return whose.holds(Both(tuple(Have(one) for one in found)))
    each = owned(selectors.group(target, scope), whose)
    if all_names(np):
        return whose.holds(Both(tuple(Have(replace(each, names=(name,))) for name in each.names)))
    if whose.who == EachOpponent() and not whose.every and bounds_of(words) == (1, None):
        return Have(owned(each, PlayerGroup(Owner.OPPOSING)))
    return whose.holds(counted(each, words))


def owned(found: Filter, whose: PlayerGroup) -> Filter:
    """A card "you have" is yours, unless the noun itself says whose."""
    if found.owner == Owner.OPPOSING and whose.owner != Owner.OPPOSING:
        raise CannotLower(None, "lower-having-the-cards-of-others")
    return replace(
        found, owner=whose.owner, any_of=tuple(owned(one, whose) for one in found.any_of)
    )


def all_names(np: Tree) -> bool:
    """ "characters named Dewey and Louie": one of each."""
    for post in selectors.core_of(np).all("po_named"):
        names = (post.first("postn") or post).one("names")
        if any(joint.words == "and" for joint in names.all("k_andor")):
            return True
    return False


def any_with(np: Tree, scope: Scope) -> Filter:
    """ "any in play with 10 ¤ or more": only characters have ¤."""
    found = Filter()
    for post in np.trees:
        if post.label not in filters.POSTS:
            raise CannotLower(post, "lower-no-meaning", label=post.label)
        found = filters.POSTS[post.label](post, scope, found)
    if not any(bound.stat == Stat.STRENGTH for bound in found.bounds):
        raise CannotLower(np, "lower-any-of-what")
    return replace(found, types=CHARACTER)


@test("q_not_have")
def not_have(cond: Tree, scope: Scope) -> Condition:
    return Not(have(cond, scope))


@test("q_there_are", "q_theres")
def there_are(cond: Tree, scope: Scope) -> Condition:
    target = cond.one("target")
    np = target.trees[0]
    words = selectors.quantity_words(np)
    below = selectors.core_of(np).first("po_under") if np.label in ("np_q", "np_bare") else None
    if below is not None:
        least, most = bounds_of(words)
        what = references.earlier(below, scope)
        if least > 1:
            return Is(what, Filter(bounds=(Bound(Stat.CARDS_UNDER, Relation.AT_LEAST, least),)))
        return Is(what, Filter(has_under=0 if most == 0 else 1))
    found = counted(selectors.group(target, scope), words)
    past = cond.first("k_theres")
    return Was(found) if past is not None and past.has("was") else found


@test("q_has_under", "q_had_under")
def has_under(cond: Tree, scope: Scope) -> Condition:
    target, under = cond.all("target")
    what = selectors.spoken(target, scope)
    if under.words not in ("them", "it", target.words):
        raise CannotLower(cond, "lower-a-card-under-something-else")
    return Is(what, Filter(has_under=1))


@test("q_lore")
def lore(cond: Tree, scope: Scope) -> Condition:
    op = Relation.AT_LEAST if cond.first("k_ormore") else Relation.EXACTLY
    whose = group_of(cond.one("psubj"), scope)
    return whose.holds(Compare(whose.lore, op, cond.num))


@test("q_have_cmp")
def have_more(cond: Tree, scope: Scope) -> Condition:
    """ "an opponent has more cards in their hand than you", "they have more than 3 cards …"."""
    words = cond.one("comparison")
    op = Relation.MORE if words.has("more") else Relation.LESS
    left, *right = [group_of(psubj, scope) for psubj in cond.all("psubj")]
    if not right:
        found = owned(selectors.group(cond.one("target"), scope), left)
        return left.holds(Compare(Count(found), op, cond.num))
    if (left.owner == Owner.YOURS) == (right[0].owner == Owner.YOURS):
        raise CannotLower(cond, "lower-whose-more")
    compare = Compare(measure(words, left), op, measure(words, right[0]))
    return (right[0] if left.who is None else left).holds(compare)


def measure(comparison: Tree, whose: PlayerGroup) -> Quantity:
    """What is compared: lore, cards in a zone, cards of a type in play."""
    if comparison.has("lore"):
        return whose.lore
    zone, types = comparison.first("zone"), comparison.first("otypes")
    if zone is not None:
        return Count(Filter(owner=whose.owner, zone=filters.zone_of(zone)))
    if types is None:
        raise CannotLower(comparison, "lower-more-of-what")
    names = [kid.words for kid in types.all("otype")]
    return Count(replace(filters.of_types(names, Filter()), owner=whose.owner))


@test("q_inkdrop")
def ink_drop(cond: Tree, scope: Scope) -> Condition:
    if cond.one("psubj").words != "you":
        raise CannotLower(cond, "lower-whose-ink-drops")
    return HasDrops()
