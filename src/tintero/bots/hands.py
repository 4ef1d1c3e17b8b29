"""Altering the opening hand (CR 2.2.2): keep cheap cards and enough that can become ink."""

from __future__ import annotations

from tintero.bots.seat import Seat
from tintero.cards.pool import default_pool
from tintero.vocab import Act

CHEAP = 4
LEAST_INK = 3


def alter(seat: Seat) -> int:
    """The next card to put back, or that is all."""
    options = seat.options
    done = next(i for i, option in enumerate(options) if option[0] == Act.DONE)
    own = seat.view.players[seat.seat]
    pool = default_pool()
    hand = {card.id: pool[str(card.face)] for card in own.known_hand if card.face in pool}
    inkable = sum(card.inkable for card in hand.values())
    for place, option in enumerate(options):
        card = hand.get(option[1]) if option[0] == Act.CHOOSE else None
        if card is None:
            continue
        if card.cost > CHEAP and (not card.inkable or inkable > LEAST_INK + 2):
            return place
    return done
