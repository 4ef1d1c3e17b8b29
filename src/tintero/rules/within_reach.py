"""The cards that a player's turn actions may be about: lists and tests that say nothing of whether
an action is legal (`legal`)."""

from __future__ import annotations

from mypy_extensions import i64

import tintero.rules.derive as derive
import tintero.rules.hands as hands
import tintero.rules.playable as playable
import tintero.rules.selectors as selectors
from tintero.ability.statics import InkFrom
from tintero.program.model import Bucket
from tintero.rules.context import of_active
from tintero.state.objects import Card
from tintero.state.state import State
from tintero.vocab import Allow, CardType, Zone

# --- one's own ----------------------------------------------------------------------------------


def hand_faces(s: State, player: i64) -> list[Card]:
    """One card for each different card in hand: of equal ones the one most seen (`hands`)."""
    found: list[Card] = []
    for i in s.zone(player, Zone.HAND):
        card = s.cards[i]
        n: i64 = 0
        count: i64 = len(found)
        while n < count and found[n].index != card.index:
            n += 1
        if n == count:
            found.append(card)
        elif found[n].seen != card.seen:
            found[n] = hands.most_seen(s, found[n], [card])
    return found


def inks_from(s: State, player: int, card: Card) -> bool:
    """CR 1.2.1: whether an effect lets this player ink the card from where it is."""
    for a in s.buckets[Bucket.INK_FROM]:
        effect = a.effect
        assert isinstance(effect, InkFrom)
        if a.player == player and selectors.matches(s, effect.what, card, of_active(a)):
            if derive.applies(s, a):
                return True
    return False


def elsewhere_inkable(s: State, player: int) -> list[Card]:
    """Cards in the discard that an effect lets this player ink."""
    if not s.buckets[Bucket.INK_FROM]:
        return []
    pile = [s.cards[i] for i in s.zone(player, Zone.DISCARD)]
    return [card for card in pile if inks_from(s, player, card)]


def elsewhere_playable(s: State, player: int) -> list[Card]:
    """Cards outside the hand that may be played from where they are."""
    found: list[Card] = []
    if not s.outside.play_from and not s.buckets[Bucket.PLAY_FROM]:
        return found
    for card in hands.by_place(s, s.outside.play_from):
        if card.zone != Zone.HAND and playable.playable_from(s, player, card):
            found.append(card)
    if s.buckets[Bucket.PLAY_FROM]:
        below = [u for top in s.in_play(player) for u in s.under(top)]
        for i in s.zone(player, Zone.DISCARD) + s.zone(player, Zone.INKWELL) + below:
            if s.cards[i] not in found and playable.playable_from(s, player, s.cards[i]):
                found.append(s.cards[i])
        deck = s.zone(player, Zone.DECK)
        if deck and playable.playable_from(s, player, s.cards[deck[-1]]):
            found.append(s.cards[deck[-1]])
    return found


def own_locations(s: State, mine: list[int]) -> list[Card] | None:
    """Those of these cards that are locations; None if there is none."""
    found: list[Card] | None = None
    for i in mine:
        card = s.cards[i]
        if card.program.type == CardType.LOCATION:
            if found is None:
                found = []
            found.append(card)
    return found


# --- those of opponents (CR 4.6) -----------------------------------------------------------------


def is_open(s: State, target: Card) -> bool:
    """Whether anybody might challenge it: `check_target` refuses ready characters to all, unless
    an effect says that some character can challenge them."""
    if target.exerted or s.buckets[Bucket.CAN + Allow.CHALLENGE_READY]:
        return True
    return target.program.type == CardType.LOCATION


def challenge_targets(s: State, player: i64) -> list[Card]:
    """Every opposing character and location, legal or not."""
    found: list[Card] = []
    for p in s.players:
        if s.opposes(p.id, player) and not p.out:
            for i in s.in_play(p.id):
                card = s.cards[i]
                if is_target(card):
                    found.append(card)
    return found


def is_target(card: Card) -> bool:
    """CR 4.6.4.2, 4.6.8: a character or a location."""
    kind = card.program.type
    return kind == CardType.CHARACTER or kind == CardType.LOCATION


def open_targets(s: State, player: i64) -> list[Card]:
    """Those of `challenge_targets` that anybody might challenge (`is_open`)."""
    found: list[Card] = []
    for p in s.players:
        if s.opposes(p.id, player) and not p.out:
            for i in s.in_play(p.id):
                card = s.cards[i]
                if is_target(card) and is_open(s, card):
                    found.append(card)
    return found
