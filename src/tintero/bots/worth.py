"""What a position is worth to a player: lore, the board, cards, ink. One number, higher is better.

It reads the numbers of a world, never a card's text: what a card will do shows in the search.
"""

from __future__ import annotations

from dataclasses import dataclass

import tintero.rules.check as check
import tintero.rules.derive as derive
from tintero.state.objects import Card
from tintero.state.state import S, State
from tintero.vocab import CardType, Keyword, Zone

WON = 10_000.0
FULL_HAND = 7  # cards beyond it hardly count


@dataclass(frozen=True)
class Weights:
    """How much a thing is worth. Set by playing bots against each other."""

    lore: float = 3.0
    near: float = 1.0  # by how much more a lore is worth the nearer to winning it is
    hand: float = 1.0
    held: float = 0.0  # a card in one's own hand, for each ink it costs
    ink: float = 1.2
    enough: int = 8
    spare: float = 0.2  # an ink beyond enough
    character: float = 0.6
    cost: float = 0.0  # a card in play, for each ink it costs
    quest: float = 1.4  # for each lore a character would quest for
    strength: float = 0.35
    tough: float = 0.35  # for each damage it can still take
    evasive: float = 0.5
    item: float = 1.2
    location: float = 1.0
    exposed: float = 0.4  # an exerted character can be challenged
    doomed: float = 0.0  # one that a challenger there is would banish, as a share of its worth


DEFAULT = Weights()


def worth(s: State, seat: int, w: Weights = DEFAULT) -> float:
    """The position as `seat` sees it, the best of the others against it."""
    winner = s.scalars[S.WINNER]
    if winner >= 0:
        return -WON if s.opposes(winner, seat) else WON
    own = side(s, seat, w) + holding(s, seat, w)
    others = [side(s, p.id, w) for p in s.players if s.opposes(p.id, seat) and not p.out]
    return own - max(others, default=0.0)


def side(s: State, player: int, w: Weights) -> float:
    """One player's side of the table."""
    lore = int(s.players[player].lore)
    total = w.lore * lore * (1.0 + w.near * lore / check.lore_needed(s, player))
    total += w.hand * min(len(s.zone(player, Zone.HAND)), FULL_HAND)
    ink = len(s.zone(player, Zone.INKWELL))
    total += w.ink * min(ink, w.enough) + w.spare * max(0, ink - w.enough)
    threat = strongest(s, player) if w.doomed else 0
    for i in s.zone(player, Zone.PLAY):
        total += in_play(s, s.cards[i], w, threat)
    return total


def holding(s: State, player: int, w: Weights) -> float:
    """One's own hand, of which one knows the cards: those one can soon play count for more."""
    if not w.held:
        return 0.0
    ink = len(s.zone(player, Zone.INKWELL)) + 2
    return sum(
        w.held * (cost if cost <= ink else max(0, 2 * ink - cost))
        for cost in (s.programs[s.cards[i].index].cost for i in s.zone(player, Zone.HAND))
    )


def strongest(s: State, player: int) -> int:
    """The most strength an opposing character has."""
    most = 0
    for p in s.players:
        if s.opposes(p.id, player):
            for i in s.zone(p.id, Zone.PLAY):
                card = s.cards[i]
                if s.programs[card.index].type == CardType.CHARACTER:
                    most = max(most, int(derive.strength(s, card)))
    return most


def in_play(s: State, card: Card, w: Weights, threat: int = 0) -> float:
    program = s.programs[card.index]
    kind = program.type
    if kind == CardType.ITEM:
        return w.item + w.cost * program.cost
    left = int(derive.willpower(s, card)) - int(card.damage)
    if kind == CardType.LOCATION:
        lore = int(derive.lore(s, card))
        return w.location + w.cost * program.cost + w.quest * lore + 0.1 * left
    if kind != CardType.CHARACTER:
        return 0.0
    value = w.character + w.cost * program.cost + w.quest * int(derive.lore(s, card))
    value += w.strength * int(derive.strength(s, card)) + w.tough * left
    evasive = derive.has_keyword(s, card, Keyword.EVASIVE)
    if evasive:
        value += w.evasive
    if card.exerted:
        value -= w.exposed
        if threat >= left and not evasive:
            value -= w.doomed * value
    return value
