"""What the grammar lets through and no card can mean, wherever it stands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tintero.text.lower.scope import CannotLower
from tintero.text.parser import Tree
from tintero.vocab import TYPE_NAMES

# Adjectives of which a card is only one.
STATES: Final = (("exerted", "ready"), ("damaged", "undamaged"))


def checked(tree: Tree, type: int) -> Tree:
    """The tree, if every piece of it can mean something on a card of this type."""
    if tree.label == "self" and tree.words not in ("this card", f"this {TYPE_NAMES[type]}"):
        raise CannotLower(tree, "lower-this-card-is-something-else")
    if tree.label.startswith(("e_", "q_")):
        nothing_chosen(tree)
    if tree.label in CHECKS:
        CHECKS[tree.label](tree)
    for kid in tree.trees:
        if kid.label != "quoted":  # its "this character" is the one that gains it
            checked(kid, type)
    return tree


def nothing_chosen(tree: Tree) -> None:
    """Nobody chooses for an event or a condition."""
    for target in tree.all("target"):
        for np in target.trees:
            quant = np.first("quant")
            if quant is not None and quant.has("chosen"):
                raise CannotLower(target, "lower-nobody-chooses-here")


def core(tree: Tree) -> None:
    adjectives = [adj.words for adj in tree.all("adj")]
    if len(set(adjectives)) < len(adjectives):
        raise CannotLower(tree, "lower-one-word-twice")
    for one, other in STATES:
        if one in adjectives and other in adjectives:
            raise CannotLower(tree, "lower-both-at-once")


def otypes(tree: Tree) -> None:
    names = [kid.words for kid in tree.all("otype")]
    if len(set(names)) < len(names) or ("card" in names and tree.has("card")):
        raise CannotLower(tree, "lower-one-word-twice")


def drawn(tree: Tree) -> None:
    """CR 1.12.1: what is drawn is the top card of the deck, whatever it is."""
    target = tree.one("qcards").first("target")
    if target is None:
        return
    np = target.trees[0]
    heads = [found.words for found in np.all("core")] + [b.words for b in np.all("bare")]
    if len(target.trees) > 1 or heads not in (["card"], ["card each"]):
        raise CannotLower(target, "lower-one-draws-cards-from-the-deck")


def discarded(tree: Tree) -> None:
    """CR 7.3.4: cards are discarded from the hand."""
    for zone in tree.all("zone"):
        if not zone.words.endswith(" hand"):
            raise CannotLower(zone, "lower-one-discards-from-the-hand")
    target = tree.first("target", "qcards")
    if target is not None:
        from_elsewhere(target)


def from_elsewhere(tree: Tree) -> None:
    for kid in tree.trees:
        if kid.label == "po_zone" and not kid.words.endswith(" hand"):
            raise CannotLower(kid, "lower-one-discards-from-the-hand")
        from_elsewhere(kid)


def into_deck(tree: Tree) -> None:
    """What is shuffled is a deck."""
    if not tree.one("zone").words.endswith(" deck"):
        raise CannotLower(tree.one("zone"), "lower-one-shuffles-a-deck")


def dest(tree: Tree) -> None:
    """Only a deck has a top and a bottom; only in an inkwell cards lie facedown."""
    zones = [zone.words.split()[-1] for zone in tree.all("zone")]
    if (tree.has("top") or tree.has("bottom")) and zones and zones[0] != "deck":
        raise CannotLower(tree, "lower-only-a-deck-has-a-top-and-a-bottom")
    if tree.has("facedown") and zones != ["inkwell"]:
        raise CannotLower(tree, "lower-only-in-an-inkwell-cards-lie-facedown")


def played_by(tree: Tree) -> None:
    """CR 1.4.3.1: you are who played the card."""
    played = tree.trees[-1].words
    if played.startswith("this ") and tree.one("psubj").words != "you":
        raise CannotLower(tree, "lower-who-plays-this-card")


def again_from(tree: Tree) -> None:
    for zone in tree.all("zone"):
        if zone.words != "your discard":
            raise CannotLower(zone, "lower-what-was-played-is-in-the-discard")


CHECKS: Final[dict[str, Callable[[Tree], None]]] = {
    "core": core,
    "cored": core,
    "otypes": otypes,
    "v_draw": drawn,
    "v_discard": discarded,
    "v_choose_discard": discarded,
    "c_discard": discarded,
    "c_choose_discard": discarded,
    "v_shuffle_into": into_deck,
    "dest": dest,
    "e_play": played_by,
    "e_shift": played_by,
    "pm_again": again_from,
}
