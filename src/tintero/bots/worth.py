"""What a position is worth to a player: lore, the board, cards, ink. One number, higher is better.

It reads public numbers of a world, never a card's text: what a card will do shows in the search.
"""

from __future__ import annotations

import tintero.rules.derive as derive
from tintero.state.objects import Card
from tintero.state.state import S, State
from tintero.vocab import CardType, Keyword, Zone

WON = 10_000.0
# How much a thing is worth, in lore. Set by playing the bots against each other.
LORE = 3.0
HAND = 1.0
INK = 1.2
ENOUGH_INK = 8
CHARACTER = 0.6
QUEST = 1.4  # for each lore a character would quest for
STRENGTH = 0.35
TOUGH = 0.35  # for each damage it can still take
EVASIVE = 0.5
ITEM = 1.2
LOCATION = 1.0
TO_WIN = 20.0  # the nearer to it, the more a lore is worth
EXPOSED = 0.4  # an exerted character can be challenged


def worth(s: State, seat: int) -> float:
    """The position as `seat` sees it, the best of the others against it."""
    winner = s.scalars[S.WINNER]
    if winner >= 0:
        return WON if winner == seat else -WON
    own = side(s, seat)
    others = [side(s, p.id) for p in s.players if p.id != seat and not p.out]
    return own - max(others, default=0.0)


def side(s: State, player: int) -> float:
    """One player's side of the table."""
    lore = int(s.players[player].lore)
    total = LORE * lore * (1.0 + lore / TO_WIN)
    total += HAND * min(len(s.zone(player, Zone.HAND)), 7)
    ink = len(s.zone(player, Zone.INKWELL))
    total += INK * min(ink, ENOUGH_INK) + 0.2 * max(0, ink - ENOUGH_INK)
    for i in s.zone(player, Zone.PLAY):
        total += in_play(s, s.cards[i])
    return total


def in_play(s: State, card: Card) -> float:
    kind = s.programs[card.index].type
    if kind == CardType.ITEM:
        return ITEM
    left = int(derive.willpower(s, card)) - int(card.damage)
    if kind == CardType.LOCATION:
        return LOCATION + QUEST * int(derive.lore(s, card)) + 0.1 * left
    if kind != CardType.CHARACTER:
        return 0.0
    value = CHARACTER + QUEST * int(derive.lore(s, card))
    value += STRENGTH * int(derive.strength(s, card)) + TOUGH * left
    if derive.has_keyword(s, card, Keyword.EVASIVE):
        value += EVASIVE
    if card.exerted:
        value -= EXPOSED
    return value
