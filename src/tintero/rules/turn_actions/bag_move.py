"""Move a character to the Bag of its owner, or from there to any zone (a variant of CR 4.7)."""

from __future__ import annotations

from typing import Final

import tintero.rules.hands as hands
import tintero.rules.turn_actions.entering as entering
import tintero.rules.zones as zones
from tintero.events import Kind
from tintero.rules.refusal import No, Refusal
from tintero.rules.triggers import happen
from tintero.state.objects import Card, Option
from tintero.state.state import F, P, State
from tintero.vocab import NONE, Act, CardType, Why, Zone

# Where a card may go from the Bag; to the deck is on top of it.
FROM_BAG: Final[tuple[int, ...]] = (
    Zone.HAND, Zone.PLAY, Zone.INKWELL, Zone.DISCARD, Zone.DECK,
)  # fmt: skip


def in_bag(s: State, player: int) -> list[Card]:
    """The cards in a player's Bag."""
    return [
        c for c in s.cards if c.owner == player and c.zone == Zone.ASIDE and c.top == NONE
    ]  # fmt: skip


def check(s: State, player: int, card: Card, to: int) -> Refusal | None:
    """Whether a card may be moved to this zone. An ink card is facedown: that it is no character
    shows when it is turned up, and must not show before (CR 7.5.4)."""
    limit = s.ruleset.moves_per_turn
    if limit and s.players[player].moved >= limit:
        return Refusal(No.LIMIT, card.id)
    if card.owner != player:
        return Refusal(No.MOVE_OTHERS, card.id)
    if card.zone == Zone.ASIDE and card.top == NONE:
        action = card.program.type == CardType.ACTION
        if to not in FROM_BAG or (to == Zone.PLAY and action):
            return Refusal(No.NO_SUCH_ZONE, card.id)
        return None
    if card.zone != Zone.PLAY and card.zone != Zone.INKWELL:
        return Refusal(No.NOT_TO_MOVE, card.id)
    if card.zone == Zone.INKWELL and to != Zone.ASIDE:
        return Refusal(No.NOT_TO_MOVE, card.id)  # the same as of a card in the deck (CR 7.5.4)
    if card.zone == Zone.PLAY and card.program.type != CardType.CHARACTER:
        return Refusal(No.NOT_A_CHARACTER, card.id)
    if to != Zone.ASIDE:
        return Refusal(No.NO_SUCH_ZONE, card.id)
    return None


def options(s: State, player: int) -> list[Option]:
    found: list[Option] = []
    for i in s.in_play(player) + s.zone(player, Zone.INKWELL):
        if check(s, player, s.cards[i], Zone.ASIDE) is None:
            found.append(Option(Act.MOVE, i, NONE, Zone.ASIDE))
    for card in in_bag(s, player):
        for zone in FROM_BAG:
            if check(s, player, card, zone) is None:
                found.append(Option(Act.MOVE, card.id, NONE, zone))
    return found


def carry_out(s: State, card: Card, to: int) -> None:
    """All of it at once: nothing is asked and nothing is paid."""
    player = s.players[card.owner]
    s.put_player(player, P.MOVED, player.moved + 1)
    if card.zone == Zone.PLAY:
        zones.leave_play(s, [card], Zone.ASIDE)
    elif card.zone == Zone.INKWELL:
        turn_up(s, card)
    elif to == Zone.PLAY:
        put_into_play(s, card)
    else:
        zones.send(s, card, to)


def turn_up(s: State, card: Card) -> None:
    """An ink card is turned up, so that all know it; it stays where it is unless it is a
    character."""
    hands.show(s, card)
    happen(s, Kind.REVEALED, card.owner, card, None, 0, 0, "4.7.3")
    if card.program.type == CardType.CHARACTER:
        zones.send(s, card, Zone.ASIDE)


def put_into_play(s: State, card: Card) -> None:
    """It enters play and was not played, so nothing is paid and no "when you play" triggers."""
    exerted = entering.surely_exerted(s, card, card.owner, [])
    zones.enter_play(s, card, exerted, False)
    if not card.exerted and entering.enters_exerted(s, card):
        s.put(card, F.EXERTED, 1)
    entering.enter_damaged(s, card)
    why = Why.PUT
    happen(s, Kind.ENTERED_PLAY, card.owner, card, None, 0, card.exerted, "4.7.4", why)
