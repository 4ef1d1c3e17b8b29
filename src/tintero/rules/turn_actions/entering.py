"""How a card enters play: exerted or not, with damage, by whose choice (CR 6.7.9, 8.3.2)."""

from __future__ import annotations

from typing import Final

import tintero.rules.conditions as conditions
import tintero.rules.derive as derive
import tintero.rules.quantities as quantities
import tintero.rules.selectors as selectors
from tintero.ability.abilities import Has
from tintero.ability.selectors import All
from tintero.ability.statics import EnterDamaged, EnterExerted, Gain, NextPlayed
from tintero.program.model import Bucket
from tintero.rules.context import of_active, of_card
from tintero.state.objects import Active, Card
from tintero.state.state import F, State
from tintero.vocab import NONE, CardType, Keyword, Zone

NONE_WAITS: Final[list[Active]] = []


def own_choice(s: State, card: Card) -> int:
    """The card's own "may enter play exerted" (Bodyguard and others), or NONE."""
    program = card.program
    for i in program.own:
        static = program.statics[i]
        effect = static.effect
        if isinstance(effect, EnterExerted) and effect.may:
            if static.condition is None or conditions.holds(s, static.condition, of_card(card)):
                return i
    return NONE


def has_choice(s: State, card: Card) -> bool:
    """Whether it may enter play exerted: CR 8.3.2 with Bodyguard that it brings along, or in the
    other reading also with Bodyguard that a card in play would give it (CR 6.4.2.3)."""
    return own_choice(s, card) != NONE or (s.ruleset.granted_bodyguard_enters and granted(s, card))


def granted(s: State, card: Card) -> bool:
    for a in s.buckets[Bucket.GAIN]:
        effect = a.effect
        assert isinstance(effect, Gain)
        ability, to = effect.ability, effect.to
        if a.until != NONE or not isinstance(ability, Has) or not isinstance(to, All):
            continue
        if ability.keyword == Keyword.BODYGUARD and derive.applies(s, a):
            if selectors.qualifies(s, to.filter, card, of_active(a), None):
                return True
    return False


def may_still_choose(s: State, card: Card, player: int, told: bool, bases: list[Card]) -> bool:
    """CR 6.7.9: since 2.3 the card's own enters-effects come first; before, one that already
    entered exerted by another effect had nothing left to choose. `told`: whoever plays it is told
    that it enters exerted; `bases`: what it is put on top of."""
    if not s.ruleset.own_enters_first and (told or enters_exerted(s, card, True)):
        return False
    # Where it enters exerted anyway, only an option that brings something more is asked.
    own = own_choice(s, card)
    more = own != NONE and card.program.statics[own].ability != NONE
    return more or not (told or surely_exerted(s, card, player, bases))


def surely_exerted(s: State, card: Card, player: int, bases: list[Card]) -> bool:
    """Whether it enters play exerted whatever its player says: by its own text, by what waited for
    it, or CR 8.10.2: onto an exerted card."""
    if forced_exerted(s, card):
        return True
    if s.buckets[Bucket.NEXT_PLAYED] and any(asks_exerted(a) for a in awaiting(s, player, card)):
        return True
    return any(b.exerted and b.zone == Zone.PLAY for b in bases)


def forced_exerted(s: State, card: Card) -> bool:
    """The card's own "enters play exerted"."""
    program = card.program
    for i in program.own:
        static = program.statics[i]
        effect = static.effect
        if isinstance(effect, EnterExerted) and not effect.may:
            if static.condition is None or conditions.holds(s, static.condition, of_card(card)):
                return True
    return False


def enters_exerted(s: State, card: Card, ahead: bool = False) -> bool:
    """Other cards' effects look at the card as it comes into play (CR 6.7.9); `ahead` asks while
    it is still being played."""
    if card.program.type == CardType.LOCATION:
        return False
    for a in s.buckets[Bucket.ENTER_EXERTED]:
        effect = a.effect
        assert isinstance(effect, EnterExerted)
        x = of_active(a)
        if effect.what is None:
            continue
        if selectors.qualifies(s, effect.what, card, x, None) and (ahead or card.zone == Zone.PLAY):
            if a.source != card.id and derive.applies(s, a):
                return True
    return False


def enter_damaged(s: State, card: Card) -> None:
    # CR 6.7.9: the counters are simply there; nothing was dealt, put or taken.
    program = card.program
    for i in program.own:
        static = program.statics[i]
        effect = static.effect
        if isinstance(effect, EnterDamaged) and (
            static.condition is None or conditions.holds(s, static.condition, of_card(card))
        ):
            n = quantities.value(s, effect.amount, of_card(card))
            s.put(card, F.DAMAGE, card.damage + n)
    for a in s.buckets[Bucket.ENTER_DAMAGED]:
        other = a.effect
        assert isinstance(other, EnterDamaged)
        if other.what is not None and selectors.matches(s, other.what, card, of_active(a)):
            if a.source != card.id and derive.applies(s, a):
                n = quantities.value(s, other.amount, of_active(a))
                s.put(card, F.DAMAGE, card.damage + n)


def awaiting(s: State, player: int, card: Card) -> list[Active]:
    """Effects that wait for the next such card this player plays (CR 4.3.6). Nobody changes the
    list."""
    if not s.buckets[Bucket.NEXT_PLAYED]:
        return NONE_WAITS
    found: list[Active] = []
    for a in s.buckets[Bucket.NEXT_PLAYED]:
        effect = a.effect
        assert isinstance(effect, NextPlayed)
        if a.player == player and selectors.qualifies(s, effect.what, card, of_active(a), None):
            found.append(a)
    return found


def asks_exerted(a: Active) -> bool:
    effect = a.effect
    return isinstance(effect, NextPlayed) and effect.exerted
