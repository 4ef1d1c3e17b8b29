"""Altering the opening hand (CR 2.2.2): by a rule set by hand, or as it was learned.

The rule: keep a curve of plays and enough that can become ink. Cheap cards stay, dear ones go back,
and with each card that goes back there is a chance of a better one: few of what can't become ink,
one or two of what comes later. `hand_policy` weighs all of that by what it was worth in games, and
knows what else is in the deck (docs/bots.md has the figures).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from tintero.bots.practised import policy_for
from tintero.bots.seat import BotSeat
from tintero.cards.facts import CardFacts
from tintero.cards.pool import Pool, default_pool
from tintero.vocab import ACT_NAMES, Act, Zone

CHEAP = 2  # as many as there are
COPIES = {3: 2, 4: 1}  # of a cost: so many
BARE = 2  # cards without the inkwell symbol
LEAST_INK = 2  # cards with it, if need be dear ones


def alter(seat: BotSeat) -> int:
    """The next card to put back, or that is all."""
    own = seat.view.players[seat.seat]
    pool = default_pool()
    # What was chosen before is still in the hand, so each time the whole hand is judged.
    hand = {
        card.id: pool[str(card.face)]
        for card in own.known_hand
        if card.id is not None and card.face in pool
    }
    stay = kept(hand)
    for place, option in enumerate(seat.options):
        if option.act == ACT_NAMES[Act.CHOOSE] and option.card in hand and option.card not in stay:
            return place
    return seat.acts.index(Act.DONE)


def kept(hand: Mapping[str, CardFacts]) -> set[str]:
    """The cards of a hand that are worth keeping."""
    stay: set[str] = set()
    bare = ink = 0
    cheapest = sorted(hand, key=lambda i: (hand[i].cost, not hand[i].inkable, hand[i].full_name, i))
    costs: dict[int, int] = {}
    for i in cheapest:
        card = hand[i]
        there = costs.get(card.cost, 0)
        if card.cost > CHEAP and there >= COPIES.get(card.cost, 0):
            continue
        if not card.inkable and bare >= BARE:
            continue
        ink += card.inkable
        bare += not card.inkable
        costs[card.cost] = there + 1
        stay.add(i)
    for i in cheapest:
        if ink < LEAST_INK and hand[i].inkable and i not in stay:
            stay.add(i)
            ink += 1
    return stay


# --- as it was learned ----------------------------------------------------------------------------


def alter_learned(seat: BotSeat) -> int:
    """The next card to put back, or that is all. A player knows what is in their own deck, so any
    world will do to ask it."""
    with seat.worlds() as worlds:
        game = worlds.draw(0)
        s = game.state
        hand = s.zone(seat.seat, Zone.HAND)[:]
        faces = tuple(s.cards[i].index for i in hand)
        rest = tuple(sorted(s.cards[i].index for i in s.zone(seat.seat, Zone.DECK)))
        first = seat.turn[1] == seat.seat
        stay = {hand[n] for n in learned(game.pool, faces, rest, first)}
    for place, option in enumerate(seat.legal()):
        if option.act == Act.CHOOSE and option.a not in stay:
            return place
    return seat.acts.index(Act.DONE)


@lru_cache(maxsize=256)
def learned(
    pool: Pool, hand: tuple[int, ...], rest: tuple[int, ...], first: bool
) -> tuple[int, ...]:
    """The places in a hand of the cards to keep; the same question comes for each card put back."""
    had, left = [pool.at(face) for face in hand], [pool.at(face) for face in rest]
    policy = policy_for(card.full_name for card in had + left)
    return policy.kept(had, left, first)
