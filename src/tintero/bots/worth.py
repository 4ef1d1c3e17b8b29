"""What a position is worth to a player: lore, the board, cards, ink. One number, higher is better.

It reads the numbers of a world, never a card's text: what a card will do shows in the search.
"""

from __future__ import annotations

from dataclasses import dataclass

import tintero.rules.check as check
import tintero.rules.derive as derive
from tintero.rules.missions import bearer, missions, points
from tintero.rules.turn_actions.bag_move import in_bag
from tintero.state.objects import Card
from tintero.state.state import S, State
from tintero.vocab import CardType, Keyword, Zone

WON = 10_000.0
FULL_HAND = 7  # cards beyond it hardly count


@dataclass(frozen=True)
class Weights:
    """How much a thing is worth. Only how they compare to each other matters."""

    lore: float = 3.0
    near: float = 1.0  # by how much more a lore is worth the nearer to winning it is
    hand: float = 1.0
    ink: float = 1.2
    enough: int = 8
    spare: float = 0.2  # an ink beyond enough
    character: float = 0.6
    quest: float = 1.4  # for each lore a character would quest for
    strength: float = 0.35
    tough: float = 0.35  # for each damage it can still take
    evasive: float = 0.5
    ward: float = 0.0
    item: float = 1.2
    location: float = 1.0
    visited: float = 1.4  # for each lore a location gives
    exposed: float = 0.4  # an exerted character can be challenged


# What a beginner would say: lore is what counts.
SIMPLE = Weights()
# What wins: after a logistic regression of the winner on 8,017 positions at the beginning of turns,
# from 500 games between bots with the shipped decks. Rounded, and where there were few examples
# (items, locations) or the bots' own play shows through (`exposed`) set by hand and by playing. Who
# can quest again and again is worth more than the lore of today.
FITTED = Weights(
    lore=1.1,
    near=2.25,
    hand=3.2,
    ink=4.2,
    enough=8,
    spare=1.0,
    character=2.5,
    quest=5.2,
    strength=0.5,
    tough=1.3,
    evasive=1.9,
    ward=2.3,
    item=2.0,
    location=5.0,
    visited=3.0,
    exposed=2.5,
)


def worth(s: State, seat: int, w: Weights = SIMPLE) -> float:
    """The position as `seat` sees it, the best of the others against it."""
    winner = s.scalars[S.WINNER]
    if winner >= 0:
        return -WON if s.opposes(winner, seat) else WON
    others = [side(s, p.id, w) for p in s.players if s.opposes(p.id, seat) and not p.out]
    return side(s, seat, w) - max(others, default=0.0)


def side(s: State, player: int, w: Weights) -> float:
    """One player's side of the table."""
    lore, held = int(s.players[player].lore), len(s.zone(player, Zone.HAND))
    if s.ruleset.missions:
        # A mission's points come at the end of the turn, and its card back to the hand.
        mine = [m for m in missions(s) if m.owner == player and bearer(s, m) is not None]
        lore, held = lore + sum(int(points(m)) for m in mine), held + len(mine)
    if s.ruleset.moves_to == "bag":
        held += len(in_bag(s, player))
    total = w.lore * lore * (1.0 + w.near * lore / int(check.lore_needed(s, player)))
    total += w.hand * min(held, FULL_HAND)
    ink = len(s.zone(player, Zone.INKWELL))
    total += w.ink * min(ink, w.enough) + w.spare * max(0, ink - w.enough)
    for i in s.zone(player, Zone.PLAY):
        total += in_play(s, s.cards[i], w)
    return total


def in_play(s: State, card: Card, w: Weights) -> float:
    kind = s.programs[card.index].type
    if kind == CardType.ITEM:
        return w.item
    left = int(derive.willpower(s, card)) - int(card.damage)
    if kind == CardType.LOCATION:
        return w.location + w.visited * int(derive.lore(s, card)) + 0.1 * left
    if kind != CardType.CHARACTER:
        return 0.0
    value = w.character + w.quest * int(derive.lore(s, card))
    value += w.strength * int(derive.strength(s, card)) + w.tough * left
    if derive.has_keyword(s, card, Keyword.EVASIVE):
        value += w.evasive
    if w.ward and derive.has_keyword(s, card, Keyword.WARD):
        value += w.ward
    if card.exerted:
        value -= w.exposed
    return value
