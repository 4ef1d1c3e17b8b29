"""Why a card of the opening hand goes back, or the rest stays: by what was learned about hands.

What a hand is worth is a sum over groups of cards (`bots.hand_policy`). Of what is gained when a
card goes back, each part belongs to something that can be said of it; the greatest part is said.
"""

from __future__ import annotations

from collections.abc import Sequence

from tintero.bots.hand_policy import GROUPS, HAND, HandPolicy, drawn_worth
from tintero.bots.practised import policy_for
from tintero.cards.facts import CardFacts
from tintero.game import Game
from tintero.messages import Message
from tintero.state.objects import Option
from tintero.vocab import Act, CardType, Zone

EARLY = 3  # what costs no more is played in the first turns
COSTS = tuple(name for name, _, _ in GROUPS if name.startswith("cost "))
HIDDEN = (Zone.DECK, Zone.INKWELL)  # where a player's own cards may lie that will come


def hand_reason(game: Game, seat: int, option: Option, what: Message) -> Message:
    """An answer to the question which cards to put back, and why it is the right one."""
    s = game.state
    assert game.decision is not None
    hand = s.zone(seat, Zone.HAND)
    if option.act != Act.CHOOSE:
        return keeping([game.pool.at(s.cards[i].index) for i in hand if not picked(game, i)], what)
    # In an order that tells nothing of where they lie.
    faces = sorted(c.index for c in s.cards if c.owner == seat and c.zone in HIDDEN)
    cards = [game.pool.at(s.cards[i].index) for i in hand]
    rest = [game.pool.at(face) for face in faces]
    why = putting_back(cards, hand.index(option.a), rest, s.active == seat)
    return Message("hint-alter", what=what, why=why)


def picked(game: Game, card: int) -> bool:
    return game.decision is not None and card in game.decision.picked


def keeping(cards: Sequence[CardFacts], what: Message) -> Message:
    if not cards:
        return Message("hint-keep-none", what=what)
    ink = sum(card.inkable for card in cards)
    early = sum(card.cost <= EARLY for card in cards)
    return Message("hint-keep", what=what, count=len(cards), ink=ink, early=early)


def putting_back(
    hand: Sequence[CardFacts], place: int, rest: Sequence[CardFacts], first: bool
) -> Message:
    """Why the card at that place goes back, of a hand from a deck that also has the `rest`."""
    card = hand[place]
    parts: dict[str, float] = {}
    if len(hand) <= HAND:
        policy = policy_for(one.full_name for one in (*hand, *rest))
        stay = [hand[n] for n in policy.kept(hand, rest, first) if n != place]
        back = len(hand) - len(stay)
        if back <= len(rest):
            gains = gained(policy, card, stay, back, rest, first)
            parts = said_of(card, stay, gains)
    most = max(parts, key=lambda id: parts[id], default="")
    id = most if most and parts[most] > 0 else "hint-back-other"
    return Message(id, cost=card.cost)


def said_of(
    card: CardFacts, stay: Sequence[CardFacts], gains: dict[str, float]
) -> dict[str, float]:
    """What is true of a card, and how much is gained for that."""
    costs = sum(gains[name] for name in COSTS)
    parts = {"hint-back-card": gains["card"]}
    if not card.inkable:
        parts["hint-back-ink"] = gains["inkable"] + gains["dear without ink"]
    if card.cost > EARLY:
        parts["hint-back-dear"] = costs
    elif any(other.cost == card.cost for other in stay):
        parts["hint-back-same"] = costs
    if card.type == CardType.ACTION:
        parts["hint-back-action"] = gains["action"] + gains["cheap character"]
    elif card.type != CardType.CHARACTER:
        parts["hint-back-thing"] = gains["item or location"] + gains["cheap character"]
    elif card.cost > EARLY:
        parts["hint-back-dear"] += gains["cheap character"]
    return parts


def gained(
    policy: HandPolicy,
    card: CardFacts,
    stay: Sequence[CardFacts],
    back: int,
    rest: Sequence[CardFacts],
    first: bool,
) -> dict[str, float]:
    """By how much each group, and the single card, is worth more on average when a card is put back
    with the others than when it stays."""
    found: dict[str, float] = {}
    for g, (name, has, _) in enumerate(GROUPS):
        table = policy.tables[g]
        if first:
            table = tuple([a + b for a, b in zip(table, policy.first[g], strict=True)])
        worth = drawn_worth(table, sum(map(has, rest)), len(rest))
        there = sum(map(has, stay))
        found[name] = worth[back][there] - worth[back - 1][there + has(card)]
    singles = [policy.cards.get(one.full_name, 0.0) for one in rest]
    mean = sum(singles) / max(1, len(singles))
    found["card"] = mean - policy.cards.get(card.full_name, 0.0)
    return found
