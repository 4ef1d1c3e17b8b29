"""References → selectors: "this character", "they", "that item", "the challenging character"."""

from __future__ import annotations

from typing import Final

from tintero.ability.base import Selector
from tintero.ability.conditions import InChallenge
from tintero.ability.filters import Filter
from tintero.ability.selectors import All, Candidate, This
from tintero.text.lower.scope import CannotLower, Scope
from tintero.text.parser import Tree
from tintero.vocab import CardType

TYPES: Final[dict[str, tuple[int, ...]]] = {
    "character": (CardType.CHARACTER,),
    "item": (CardType.ITEM,),
    "location": (CardType.LOCATION,),
    "action": (CardType.ACTION,),
    "song": (CardType.ACTION,),
    "card": (),
}


def reference(ref: Tree, scope: Scope) -> Selector:
    """The selector of a `ref`."""
    words = ref.words
    if ref.first("self") or words == "this":
        return This()
    if words in ("they", "them", "it"):
        return scope.pronoun(ref, words)
    types = TYPES.get(ref.one("otype").words, ()) if ref.first("otype") else ()
    if ref.has("that"):
        return scope.that(ref, types)
    if ref.has("those"):
        return scope.that(ref, types, True, "card" if ref.one("otype").words == "card" else "that")
    if words in ("both", "each of them"):
        return scope.that(ref, (), True)
    if words == "the item you played":
        return scope.that(ref, types)
    for side, role in ((1, "challenging"), (2, "challenged")):
        if ref.has(role):
            found = scope.role(role)
            if found is not None:
                return found.selector
            # CR 4.6.2: the side of the challenge that is going on.
            return All(Filter(types, tests=(InChallenge(Candidate(), side),)))
    for role in ("chosen", "banished", "moved", "discarded"):
        if ref.has(role):
            return scope.the(ref, role, types)
    raise CannotLower(ref, "lower-no-meaning-for-this-reference")


def earlier(tree: Tree, scope: Scope) -> Selector:
    """The reference inside a piece that must name something mentioned: "than this character"."""
    target = tree.one("target")
    np = target.trees[0]
    if np.label == "np_ref" and len(target.trees) == 1:
        return reference(np.one("ref"), scope)
    raise CannotLower(target, "lower-this-must-be-something-mentioned-before")
