"""Nouns → filters: "opposing damaged Villain characters with cost 3 or less"."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from tintero.ability.base import Condition
from tintero.ability.conditions import Compare, SameName, WasNamed
from tintero.ability.filters import Bound, Filter, Relation
from tintero.ability.quantities import Greatest, Happened, StatOf, Sum
from tintero.ability.selectors import Candidate, ChosenOpponent, ChosenPlayer
from tintero.events import Kind
from tintero.text.lower import quantities, references, selectors
from tintero.text.lower.scope import CannotLower, Scope
from tintero.text.parser import Tree
from tintero.vocab import INK_NAMES, KEYWORD_NAMES, NONE, CardType, Owner, Stat, Zone

TYPES: Final = {
    "character": (CardType.CHARACTER,),
    "item": (CardType.ITEM,),
    "location": (CardType.LOCATION,),
    "action": (CardType.ACTION,),
    "non-character": (CardType.ACTION, CardType.ITEM, CardType.LOCATION),
}
STATS: Final = {"¤": Stat.STRENGTH, "⛉": Stat.WILLPOWER, "◊": Stat.LORE}
ZONES: Final = {
    "hand": Zone.HAND,
    "deck": Zone.DECK,
    "discard": Zone.DISCARD,
    "inkwell": Zone.INKWELL,
}


# --- zones ------------------------------------------------------------------------------------


def zone_of(tree: Tree) -> int:
    """The zone a `zone` names; of "hand or discard" the first."""
    name = tree.first("zname")
    words = name.words if name is not None else "discard" if tree.has("discard") else "deck"
    return ZONES[words.split(" or ")[0]]


def zone_owner(tree: Tree, scope: Scope) -> int:
    """Whose zone it is, seen from the player whose effect it is."""
    owner = tree.first("zowner")
    if owner is None:
        return Owner.ANY if tree.has("any") else Owner.YOURS
    words = owner.words
    if words == "your":
        return Owner.YOURS
    if words in ("opponent's", "your opponent's", "each opponent's"):
        return Owner.OPPOSING
    if words in ("their player's", "its player's", "a player's"):
        return Owner.ANY
    if words in ("chosen player's", "chosen opponent's"):
        scope.introduced = ChosenPlayer() if "player" in words else ChosenOpponent()
        return Owner.THEIRS
    return Owner.THEIRS if scope.they is not None else Owner.ANY


# --- filters ----------------------------------------------------------------------------------


def noun(core: Tree, scope: Scope, reads: tuple[str, ...] = ()) -> Filter:
    """The filter a `core` (adjectives, head, what follows) means.

    `reads`: words about the manner ("at random", "this way") that the caller reads itself.
    """
    found = Filter()
    head = core.one("head")
    found = head_of(head, found)
    for adj in core.all("adj"):
        found = adjective(adj, found)
    for post in core.trees:
        if post.label.startswith("po_"):
            found = followed(post, scope, found, reads)
    return found


def followed(post: Tree, scope: Scope, found: Filter, reads: tuple[str, ...] = ()) -> Filter:
    """The filter with one piece that follows the noun."""
    if post.label not in POSTS:
        raise CannotLower(post, "lower-no-meaning", label=post.label)
    if POSTS[post.label] is nothing_more and post.label not in (*reads, "po_each"):
        raise CannotLower(post, "lower-no-meaning-for-these-words-here")
    return POSTS[post.label](post, scope, found)


def is_card(core: Tree) -> bool:
    """ "a character card": not one in play."""
    types = core.one("head").first("otypes")
    return types is not None and (types.has("card") or types.words == "card")


def head_of(head: Tree, found: Filter) -> Filter:
    classes = head.kind("CLASS")
    if classes:
        return replace(found, types=TYPES["character"], classes=tuple(classes))
    types = head.first("otypes")
    if types is None:
        raise CannotLower(head, "lower-players-are-no-cards")
    names = [kid.words for kid in types.all("otype")]
    return of_types(names, found)


def of_types(names: list[str], found: Filter) -> Filter:
    if "song" in names and len(names) > 1:
        others = of_types([name for name in names if name != "song"], Filter(zone=found.zone))
        song = Filter(zone=found.zone, song=1)
        return replace(found, any_of=(others, song))
    if "song" in names:
        return replace(found, song=1)
    types: list[int] = []
    for name in names:
        if name != "card":
            types.extend(TYPES[name])
    return replace(found, types=tuple(types))


ADJECTIVES: Final[dict[str, dict[str, Any]]] = {
    "opposing": {"owner": Owner.OPPOSING},
    "exerted": {"exerted": 1},
    "ready": {"exerted": 0},
    "damaged": {"damaged": 1},
    "undamaged": {"damaged": 0},
    "revealed": {},
}


def adjective(adj: Tree, found: Filter) -> Filter:
    if adj.words in ADJECTIVES:
        return replace(found, **ADJECTIVES[adj.words])
    inks = adj.kind("COLOR")
    if inks:
        return replace(found, inks=(INK_NAMES.index(inks[0]),))
    classes = adj.one("classes").kind("CLASS")
    return replace(found, classes=tuple(classes))


# --- what follows the noun --------------------------------------------------------------------

Post = Callable[[Tree, Scope, Filter], Filter]


def always(**fields: Any) -> Post:
    """Words that say the same whatever they hold."""
    return lambda post, scope, found: replace(found, **fields)


def limit(found: Filter, bound: Bound) -> Filter:
    return replace(found, bounds=(*found.bounds, bound))


def tested(found: Filter, condition: Condition) -> Filter:
    return replace(found, tests=(*found.tests, condition))


def at_location(post: Tree, scope: Scope, found: Filter) -> Filter:
    if "that" in post.words:
        # The location the card itself is at, or has just moved to.
        return replace(found, here=True)
    if CardType.LOCATION in found.types and len(found.types) > 1:
        # "locations and characters at locations": no location is at a location.
        others = tuple(kind for kind in found.types if kind != CardType.LOCATION)
        places, there = Filter(types=TYPES["location"]), Filter(types=others, at_location=1)
        return replace(found, types=(), any_of=(places, there))
    return replace(found, at_location=1)


def named(post: Tree, scope: Scope, found: Filter) -> Filter:
    postn = post.first("postn") or post
    names = tuple(postn.one("names").kind("NAME"))
    scope.called = True
    if postn.first("k_not"):
        return replace(found, not_names=names)
    return replace(found, names=names)


def without(post: Tree, scope: Scope, found: Filter) -> Filter:
    return replace(found, no_keyword=keyword_of(post.one("kw")))


def someone_has(post: Tree, scope: Scope, found: Filter) -> Filter:
    if post.first("k_you"):
        return replace(found, owner=Owner.YOURS)
    if post.first("k_opp"):
        return replace(found, owner=Owner.OPPOSING)
    return replace(found, owner=Owner.THEIRS)


def in_zone(post: Tree, scope: Scope, found: Filter) -> Filter:
    zone = post.one("zone")
    or_zone = Zone.DISCARD if zone.words.endswith("hand or discard") else NONE
    owner = zone_owner(zone, scope)
    return replace(found, zone=zone_of(zone), owner=owner, or_zone=or_zone)


def nothing_more(post: Tree, scope: Scope, found: Filter) -> Filter:
    """Words about the manner that the verb reads: "at random", "in a turn"."""
    return found


def was_challenged(post: Tree, scope: Scope, found: Filter) -> Filter:
    return tested(
        found, Compare(Happened(Kind.CHALLENGED, other=Candidate()), Relation.AT_LEAST, 1)
    )


def was_played(post: Tree, scope: Scope, found: Filter) -> Filter:
    if post.first("thisway"):
        raise CannotLower(post, "lower-played-this-way")
    played = Happened(Kind.PLAYED, by=Owner.YOURS, card=Candidate())
    return tested(found, Compare(played, Relation.AT_LEAST, 1))


def with_(post: Tree, scope: Scope, found: Filter) -> Filter:
    (spec,) = post.trees
    if spec.label not in WITHS:
        raise CannotLower(post, "lower-no-meaning", label=spec.label)
    return WITHS[spec.label](spec, scope, found)


POSTS: Final[dict[str, Post]] = {
    "po_yours": always(owner=Owner.YOURS),
    "po_theirs": always(owner=Owner.THEIRS),
    "po_inplay": always(zone=Zone.PLAY),
    "po_here": always(here=True),
    "po_atloc": at_location,
    "po_named": named,
    "po_with": with_,
    "po_without": without,
    "po_have": someone_has,
    "po_have_here": always(owner=Owner.YOURS, here=True),
    "po_each": nothing_more,
    "po_notsong": always(song=0),
    "po_zone": in_zone,
    "po_random": nothing_more,
    "po_inaturn": nothing_more,
    "po_hasunder": always(has_under=1),
    "po_fromunder": nothing_more,
    "po_under": nothing_more,
    "po_wasunder": nothing_more,
    "po_waschallenged": was_challenged,
    "po_played": was_played,
    "po_thisway": nothing_more,
    "po_banished": nothing_more,
    "po_youmoved": nothing_more,
    "po_sang": nothing_more,
    "po_fromtop": nothing_more,
}


# --- with … -----------------------------------------------------------------------------------

COMPARES: Final = {
    "less": Relation.AT_MOST,
    "more": Relation.AT_LEAST,
    "greater": Relation.AT_LEAST,
    "": Relation.EXACTLY,
}


def keyword_of(kw: Tree) -> int:
    return KEYWORD_NAMES.index(kw.kind("KW")[0])


def comparison(spec: Tree) -> int:
    lmg = spec.first("k_lmg")
    return COMPARES[lmg.words if lmg is not None else ""]


def with_keyword(spec: Tree, scope: Scope, found: Filter) -> Filter:
    return replace(found, keyword=keyword_of(spec.one("kw")))


def with_stat(spec: Tree, scope: Scope, found: Filter) -> Filter:
    stat = STATS[spec.kind("STAT")[0]]
    return limit(found, Bound(stat, comparison(spec), int(spec.kind("NUM")[0])))


def with_cost(spec: Tree, scope: Scope, found: Filter) -> Filter:
    return limit(found, Bound(Stat.COST, comparison(spec), int(spec.kind("NUM")[0])))


def with_more(spec: Tree, scope: Scope, found: Filter) -> Filter:
    stat = STATS[spec.kind("STAT")[0]]
    op = Relation.MORE if spec.label == "ws_more" else Relation.LESS
    than = spec.one("target")
    if selectors.is_reference(than):
        return limit(found, Bound(stat, op, StatOf(references.earlier(spec, scope), stat)))
    if op == Relation.LESS or not than.words.startswith("each "):
        raise CannotLower(spec, "lower-less-than-a-group")
    return limit(found, Bound(stat, op, Greatest(stat, selectors.group(than, scope))))


def same_name(spec: Tree, scope: Scope, found: Filter) -> Filter:
    return tested(found, SameName(Candidate(), references.earlier(spec, scope)))


def that_name(spec: Tree, scope: Scope, found: Filter) -> Filter:
    if scope.named:
        return tested(found, WasNamed(Candidate()))
    return tested(found, SameName(Candidate(), scope.that(spec, (), None)))


def the_same_name(spec: Tree, scope: Scope, found: Filter) -> Filter:
    """ "chosen character and all others with the same name"."""
    first = scope.role("chosen")
    if first is None:
        return found  # cards that share a name among themselves: the pick says so
    return tested(found, SameName(Candidate(), first.selector))


def same_cost(spec: Tree, scope: Scope, found: Filter) -> Filter:
    of = scope.that(spec, (), None)
    return limit(found, Bound(Stat.COST, Relation.AT_MOST, StatOf(of, Stat.COST)))


def cost_above(spec: Tree, scope: Scope, found: Filter) -> Filter:
    of = references.earlier(spec, scope)
    most = Sum((StatOf(of, Stat.COST), int(spec.kind("NUM")[0])))
    return limit(found, Bound(Stat.COST, Relation.AT_MOST, most))


def at_most_amount(spec: Tree, scope: Scope, found: Filter) -> Filter:
    (amount,) = [kid for kid in spec.trees if kid.label.startswith("a_")]
    signs = spec.kind("STAT")
    stat = STATS[signs[0]] if signs else Stat.COST
    return limit(found, Bound(stat, Relation.AT_MOST, quantities.amount(amount, scope)))


def highest(spec: Tree, scope: Scope, found: Filter) -> Filter:
    every = Greatest(Stat.COST, Filter(types=found.types))
    return limit(found, Bound(Stat.COST, Relation.AT_LEAST, every))


WITHS: Final[dict[str, Post]] = {
    "ws_onename": the_same_name,
    "ws_samecost": same_cost,
    "ws_costplus": cost_above,
    "ws_stat_le": at_most_amount,
    "ws_cost_le": at_most_amount,
    "ws_highest": highest,
    "ws_total": always(),  # limits on the whole pick, which the pick reads
    "ws_diffname": always(),
    "ws_kw": with_keyword,
    "ws_stat": with_stat,
    "ws_cost": with_cost,
    "ws_nodmg": always(damaged=0),
    "ws_dmg": always(damaged=1),
    "ws_under": always(has_under=1),
    "ws_inkable": always(inkable=1),
    "ws_more": with_more,
    "ws_less": with_more,
    "ws_samename": same_name,
    "ws_thatname": that_name,
}
