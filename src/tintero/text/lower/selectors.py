"""Targets → selectors: which cards an instruction is about, and who picks them."""

from __future__ import annotations

from dataclasses import replace

from tintero.ability.base import Selector, Who
from tintero.ability.conditions import Not, SameCard
from tintero.ability.filters import Bound, Filter, Relation
from tintero.ability.quantities import Greatest, HowMany
from tintero.ability.selectors import (
    All,
    AtRandom,
    Candidate,
    Chosen,
    LocationOf,
    Said,
    That,
    They,
    This,
    Together,
    Under,
    WasUnder,
    You,
)
from tintero.text.lower import filters, references
from tintero.text.lower.scope import CannotLower, Origin, Scope
from tintero.text.parser import Tree
from tintero.vocab import NONE, CardType, Owner, Stat, Zone

AMONG = ("one", "the rest", "any number of them", "one of them")

# --- the pieces of a noun phrase ----------------------------------------------------------------


def core_of(np: Tree) -> Tree:
    bare = np.first("bare")
    return (bare or np).one("core", "cored")


def quantity_words(np: Tree) -> str:
    quant = np.first("quant")
    if quant is not None:
        return quant.words
    bare = np.first("bare")
    return "other" if bare is not None and bare.first("k_other") else ""


# What `pick` reads of what follows a noun.
PICKED = ("po_random", "po_thisway", "po_fromunder", "po_under", "po_wasunder")


def filter_of(np: Tree, scope: Scope, reads: tuple[str, ...] = ("po_inaturn",)) -> Filter:
    """The filter of a noun phrase with its quantifier's "other", "your", "their"."""
    if np.label == "np_any":
        return any_more(np, scope)
    found = filters.noun(core_of(np), scope, reads)
    words = quantity_words(np).split()
    if "other" in words or "another" in words:
        found = replace(found, other=True)
        if scope.besides is not None:
            found = filters.tested(found, Not(SameCard(Candidate(), scope.besides)))
    if "opponent's" in words:
        found = replace(found, owner=Owner.OPPOSING)
    elif "your" in words:
        found = replace(found, owner=Owner.YOURS)
    elif "their" in words:
        found = replace(found, owner=Owner.THEIRS)
    return found


def any_more(np: Tree, scope: Scope) -> Filter:
    """ "any in play with 10 ¤ or more": the kind is the one spoken of before."""
    found = Filter(types=(CardType.CHARACTER,))
    for post in np.trees:
        found = filters.followed(post, scope, found)
    return found


def group(target: Tree, scope: Scope) -> Filter:
    """The filter of a whole target, for events, conditions and rules about a group."""
    if target.trees[0].label == "np_or_item":
        if len(target.trees) > 1:
            raise CannotLower(target, "lower-three-kinds-of-card")
        found = filter_of(target.trees[0], scope)
        item = Filter(types=(CardType.ITEM,), owner=found.owner, zone=found.zone)
        return replace(Filter(owner=found.owner, zone=found.zone), any_of=(found, item))
    parts = target.all("np_q", "np_bare", "np_any")
    if len(parts) != len([kid for kid in target.trees if kid.label.startswith("np_")]):
        raise CannotLower(target, "lower-this-names-a-card-not-a-kind-of-card")
    if len(parts) == 1:
        return filter_of(parts[0], scope)
    if not parts:
        raise CannotLower(target, "lower-no-kind-of-card")
    either = [filter_of(part, scope) for part in parts]
    return join(either)


def join(either: list[Filter]) -> Filter:
    """ "a character or an item of yours": one filter with alternatives."""
    zone = either[0].zone if all(f.zone == either[0].zone for f in either) else Zone.ANYWHERE
    owner = either[0].owner if all(f.owner == either[0].owner for f in either) else Owner.ANY
    return Filter(owner=owner, zone=zone, any_of=tuple(either))


def is_reference(target: Tree) -> bool:
    return target.label == "target" and target.trees[0].label in ("np_ref", "np_ref_zone")


def is_this(target: Tree) -> bool:
    if not is_reference(target) or len(target.trees) > 1:
        return False
    ref = target.trees[0].one("ref")
    return ref.first("self") is not None or ref.words == "this"


# --- targets of instructions ------------------------------------------------------------------


def target(tree: Tree, scope: Scope, by: Who | None = None, zone: int = NONE) -> Selector:
    """The cards an instruction is about. `by` picks (default: you); `zone` is where they are when
    the text does not say."""
    if is_reference(tree):
        np = tree.trees[0]
        if len(tree.trees) > 1:
            return two(tree, scope, by, zone)
        if is_this(tree):
            # "Ready this character. They can't quest": the last one spoken of.
            types = references.TYPES.get(tree.words.split()[-1], ())
            return scope.mention(This(), types, False, Origin.PICKED)
        return reference(np, scope)
    if tree.first("k_andor") and tree.one("k_andor").words == "and" and is_pick(tree):
        return two(tree, scope, by, zone)
    if tree.trees[0].label == "np_or_item" or len(tree.trees) > 1:
        np = tree.trees[0]
        return pick(np, group(tree, scope), scope, by or You(), zone)
    np = tree.trees[0]
    if np.label == "np_highest":
        return highest_revealed(np, scope)
    if np.label not in ("np_q", "np_bare"):
        raise CannotLower(np, "lower-no-meaning", label=np.label)
    if quantity_words(np) == "the":
        return definite(np, scope)
    return pick(np, filter_of(np, scope, PICKED), scope, by or You(), zone)


def spoken(tree: Tree, scope: Scope) -> Selector:
    """The cards an event or a condition speaks of; a pronoun does not turn to them for it."""
    things = list(scope.things)
    found = target(tree, scope)
    scope.things = things
    return found


def is_pick(tree: Tree) -> bool:
    """Whether "A and B" are picked apart, rather than one group of two kinds."""
    return any(not is_everyone(quantity_words(np)) for np in tree.all("np_q", "np_bare"))


def two(tree: Tree, scope: Scope, by: Who | None, zone: int) -> Selector:
    """ "this character and one of your other characters": two selectors, one group."""
    parts: list[Selector] = []
    for np in tree.trees:
        if np.label in ("np_ref", "np_ref_zone"):
            parts.append(reference(np, scope))
        elif np.label in ("np_q", "np_bare"):
            parts.append(pick(np, filter_of(np, scope, PICKED), scope, by or You(), zone))
            if isinstance(parts[0], This) or not isinstance(parts[0], Chosen):
                name_other(scope)
    return Together(tuple(parts))


def name_other(scope: Scope) -> None:
    """ "the other character" is the one that was picked."""
    last = scope.things.pop()
    scope.things.append(replace(last, role="other"))


def reference(np: Tree, scope: Scope) -> Selector:
    ref = np.one("ref")
    words = ref.words
    if words in AMONG or words.startswith("the other") or ref.kind("NUM"):
        return some_of_them(ref, scope)
    return references.reference(ref, scope)


def some_of_them(ref: Tree, scope: Scope) -> Selector:
    """ "one", "the rest", "any number of them": among the cards being looked at."""
    words = ref.words
    other = scope.role("other")
    if words.startswith("the other") and other is not None:
        return other.selector
    shown = scope.role("revealed")
    if not scope.looked and words == "the rest" and shown is not None:
        return All(Filter(zone=Zone.DECK), among=shown.selector)
    if not scope.looked:
        raise CannotLower(ref, "lower-there-are-no-cards-to-choose-among")
    everything = Filter(zone=scope.looked_in)
    by: Who = They() if scope.they is not None else You()
    if words == "the rest":
        return Chosen(everything, HowMany(scope.looked), source=scope.looked, ordered=True)
    if words.startswith("the other"):
        rest = Filter(zone=Zone.DECK, other=True)
        return Chosen(rest, source=scope.looked, label=scope.label("it"))
    if words == "any number of them":
        return Chosen(everything, None, True, source=scope.looked, label=scope.label("it"))
    count = int(ref.kind("NUM")[0]) if ref.kind("NUM") else 1
    if scope.looked_at is not None:
        # One of the cards of a zone, seen or not (CR 6.1.4.2).
        return Chosen(scope.looked_at, count, by=by, label=scope.label("it"))
    return Chosen(everything, count, by=by, source=scope.looked, label=scope.label("it"))


def highest_revealed(np: Tree, scope: Scope) -> Selector:
    """ "the card with the highest cost revealed this way, or each card tied for it"."""
    shown = scope.with_role(np, "revealed")
    most = Greatest(Stat.COST, Filter(zone=Zone.ANYWHERE), among=shown)
    bound = Bound(Stat.COST, Relation.AT_LEAST, most)
    return All(Filter(zone=Zone.DECK, bounds=(bound,)), among=shown)


def definite(np: Tree, scope: Scope) -> Selector:
    """ "the revealed card", "the exerted character": something mentioned before."""
    core = core_of(np)
    types = filters.noun(core, scope).types
    for adj in core.all("adj"):
        if adj.words == "exerted":
            return scope.the(np, "exerted", types)
        if adj.words == "revealed":
            return scope.with_role(np, "revealed", "chosen")
    if core.all("adj"):
        raise CannotLower(np, "lower-nothing-was-mentioned-that-this-can-mean")
    return scope.that(np, types, None)


def pick(np: Tree, found: Filter, scope: Scope, by: Who, zone: int) -> Selector:
    core = core_of(np)
    posts = {tree.label: tree for tree in core.trees}
    words = quantity_words(np)
    below = posts.get("po_fromunder") or posts.get("po_under") or posts.get("po_wasunder")
    if below is not None:
        return under(np, below, found, scope, by)
    if zone != NONE and "po_zone" not in posts and "po_inplay" not in posts:
        found = replace(found, zone=zone)
    elif (
        filters.is_card(core)
        and "po_zone" not in posts
        and found.zone == Zone.PLAY
        and ("chosen" not in words or scope.looked)  # "chosen character card" is one in play
    ):
        found = replace(found, zone=scope.looked_in if scope.looked else Zone.ANYWHERE)
    if found.zone == Zone.HAND and found.owner == Owner.ANY:
        found = replace(found, owner=Owner.YOURS if isinstance(by, You) else Owner.THEIRS)
    if "po_random" in posts:
        count = counted(words)
        label = scope.label("it")
        scope.mention(That(label), found.types, count != 1, Origin.PICKED, "chosen", True)
        return AtRandom(found, count if count is not None else 1, label)
    if is_everyone(words) and "po_thisway" in posts:
        return this_way(posts["po_thisway"], found, scope)
    if is_everyone(words):
        if scope.looked and "po_zone" not in posts and found.zone in (Zone.DECK, Zone.ANYWHERE):
            return All(replace(found, zone=Zone.DECK), among=That(scope.looked))
        return everyone(found, scope)
    if "po_thisway" in posts:
        return this_way(posts["po_thisway"], found, scope)
    if set(words.split()) & {"no", "none", "only", "more", "second", "third"}:
        raise CannotLower(np, "lower-how-many-of-these")
    count = counted(words)
    up_to = words.startswith(("up to", "any number"))
    if words.startswith("any number"):
        count = None
    label = scope.label("it")
    plural = count != 1
    outside = found.zone != Zone.PLAY
    mention_location(found, That(label), scope)
    scope.mention(That(label), found.types, plural, Origin.PICKED, "chosen", outside)
    card = filters.is_card(core)
    picked = Chosen(found, count, up_to, by, label, said=said(words, found, card))
    if "ws_onename" in total_of(core) and not found.tests:
        picked = replace(picked, same_name=True)
    if "ws_total" in total_of(core):
        spec = total_of(core)["ws_total"]
        stat = filters.STATS[spec.kind("STAT")[0]]
        picked = replace(picked, total=int(spec.kind("NUM")[0]), total_stat=stat)
    source = scope.looked
    among = found.zone in (Zone.DECK, Zone.ANYWHERE) or words.endswith((" them", " those"))
    if source and "po_zone" not in posts and among:
        picked = replace(picked, source=source)
    return picked


def this_way(post: Tree, found: Filter, scope: Scope) -> Selector:
    """ "each character you removed damage from this way", "each … card revealed this way"."""
    if "removed" in post.words.split():
        return That("removed")
    shown = scope.role("revealed", "looked") if "revealed" in post.words.split() else None
    if shown is None:
        raise CannotLower(post, "lower-this-way")
    return All(replace(found, zone=Zone.ANYWHERE), among=shown.selector)


def total_of(core: Tree) -> dict[str, Tree]:
    return {spec.label: spec for post in core.all("po_with") for spec in post.trees}


def is_everyone(words: str) -> bool:
    first = words.split(" ")[0] if words else ""
    if words.startswith("any number"):
        return False
    return words in ("", "other", "your", "your other") or first in ("each", "all")


def everyone(found: Filter, scope: Scope) -> Selector:
    label = scope.label("they")
    scope.mention(That(label), found.types, True, Origin.GROUP)
    return All(found, label)


def counted(words: str) -> int | None:
    """How many a quantifier asks for."""
    for word in words.split():
        if word.isdigit():
            return int(word)
    return 1


def said(words: str, found: Filter, card: bool) -> int:
    """The wording; `card`: it is called a card."""
    if " of your" in f" {words}" or " of their" in f" {words}":
        return Said.ONE_OF
    has = "chosen" in words.split()
    if has and card and found.zone == Zone.PLAY and found.types:
        return Said.CARD
    return Said.USUAL if has == (found.zone == Zone.PLAY) else Said.A


def mention_location(found: Filter, that: Selector, scope: Scope) -> None:
    if found.at_location == 1:
        scope.mention(LocationOf(that), (CardType.LOCATION,), False, Origin.OBJECT, "location")


def under(np: Tree, below: Tree, found: Filter, scope: Scope, by: Who) -> Selector:
    """ "all cards from under her", "a card under this character"."""
    of = below.one("target")
    words = quantity_words(np)
    if is_everyone(words):
        whose = target(of, scope)
        return WasUnder(whose) if below.label == "po_wasunder" else Under(whose)
    if is_reference(of) or below.label == "po_wasunder":
        raise CannotLower(np, "lower-some-of-the-cards-under-a-card")
    tops = group(of, scope)
    if tops != Filter((CardType.CHARACTER, CardType.LOCATION), Owner.YOURS):
        raise CannotLower(of, "lower-cards-under-cards-of-a-kind")
    # All cards under a player's cards are under their characters and locations, and theirs.
    found = replace(found, owner=Owner.YOURS, zone=Zone.UNDER)
    count = None if words.startswith("any number") else counted(words)
    return Chosen(found, count, words.startswith(("up to", "any number")), by, scope.label("it"))
