"""What a static ability changes (CR 6.4) and what a resolved effect may hand out for a while.

`to` says which cards: `This()`, or `All(filter)` for a group that is read again whenever needed.
When a resolved effect applies one of these to picked cards (`effects.Apply`), `to` is ignored:
the picked cards are the group, frozen (CR 6.4.2.2).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from tintero.ability.base import Ability, Condition, Effect, Quantity, Selector, StaticEffect
from tintero.ability.filters import Filter
from tintero.ability.selectors import This
from tintero.vocab import NONE, Owner, Until


@final
@dataclass(frozen=True)
class Modify(StaticEffect):
    """+N or -N to Strength, Willpower, Lore value, move cost or cost to sing (CR 6.6.1).

    `if_` is read for each card, which it calls `Candidate()`: "+3 while challenging a location".
    """

    stat: int
    amount: Quantity | int
    to: Selector = This()
    if_: Condition | None = None


@final
@dataclass(frozen=True)
class Floor(StaticEffect):
    """CR 6.6.4: the value can't be reduced below the printed one (or below `least`)."""

    stat: int
    to: Selector = This()
    least: int = NONE


@final
@dataclass(frozen=True)
class Gain(StaticEffect):
    """Gains an ability: a keyword (`abilities.Has`) or a quoted one."""

    ability: Ability
    to: Selector = This()
    times: Quantity | int = 1  # "for each …, gains Resist +1"


@final
@dataclass(frozen=True)
class Lose(StaticEffect):
    """Loses a keyword, printed or gained before; a later gain works unless `CantGain` forbids."""

    keyword: int
    to: Selector = This()


@final
@dataclass(frozen=True)
class CantGain(StaticEffect):
    """CR 1.2.2: these cards can't gain the keyword; what is printed on them stays."""

    keyword: int
    to: Selector = This()


@final
@dataclass(frozen=True)
class LoseAbility(StaticEffect):
    """Loses the ability with this story name (CR 8.1.1: such names are no keywords)."""

    name: str
    to: Selector = This()


@final
@dataclass(frozen=True)
class GainClass(StaticEffect):
    classification: str
    to: Selector = This()


@final
@dataclass(frozen=True)
class AlsoNamed(StaticEffect):
    """Also counts as being named `name`; with `shift_only` for Shift alone."""

    name: str
    to: Selector = This()
    shift_only: bool = False


@final
@dataclass(frozen=True)
class ShiftBase(StaticEffect):
    """Any character may be shifted onto this card (CR 8.10).

    `by_name`: only where Shift asks for a name, "as if this character had any name".
    """

    to: Selector = This()
    by_name: bool = False


@final
@dataclass(frozen=True)
class Cant(StaticEffect):
    """CR 1.2.2: a prohibition on cards (`to`) or on players (`players`, then `what` limits it).

    `against` narrows the second object: "can't be challenged by characters with cost 3 or less";
    for singing it is the song. `if_` is read for each card, which it calls `Candidate()`, or for
    each player, whom it calls `They()`.
    """

    deny: int
    to: Selector | None = This()
    against: Filter | None = None
    players: int = NONE  # vocab.Owner: whose players may not do it, for player prohibitions
    what: Filter | None = None  # which cards they may not play, ink, …
    if_: Condition | None = None


@final
@dataclass(frozen=True)
class Can(StaticEffect):
    """CR 1.2.1: a permission beyond the rules. `against` narrows the second object.

    `here`: the second object is this very card ("may move here for free").
    """

    allow: int
    to: Selector = This()
    against: Filter | None = None
    here: bool = False


@final
@dataclass(frozen=True)
class MustChoose(StaticEffect):
    """Opponents must choose this card for actions and abilities if able (CR 6.7.3.2)."""

    to: Selector = This()


@final
@dataclass(frozen=True)
class PayLess(StaticEffect):
    """A payment modifier (CR 1.5.4): pay `amount` less (more if negative).

    `what` says for which cards. `next` makes it serve, and be spent on, the very next such card
    (CR 4.3.6). `this` is the self-referential kind that works outside play; with `move` it is
    about moving this character. `payment`: NONE for any way of paying, else only that one
    (vocab.Pay.SHIFT). `move` makes it about moving characters `what`, with `to_here` to this
    location. `players`: who pays less. `onto_this`: for shifting onto this character.
    `same_name_as`: only for cards that share a name with those cards, read when this begins.
    `once`: once during your turn, on a payment that it lowers, or with `next` on the next card.
    """

    amount: Quantity | int
    what: Filter | None = None
    next: bool = False
    this: bool = False
    payment: int = NONE
    move: bool = False
    to_here: bool = False
    use: bool = False  # about activated abilities' ink costs
    players: int = Owner.YOURS
    onto_this: bool = False
    same_name_as: Selector | None = None
    once: bool = False


@final
@dataclass(frozen=True)
class PlayFor(StaticEffect):
    """An alternate cost (CR 1.5.5): `costs` in place of the ink cost; none means for free.

    `what` None: this card itself, wherever it may be played from. `if_` limits when.
    """

    costs: tuple[Effect, ...] = ()
    what: Filter | None = None
    if_: Condition | None = None


@final
@dataclass(frozen=True)
class PlayFrom(StaticEffect):
    """Cards that qualify may be played from another zone, at their cost.

    `this`: the card itself says so. `under_this`: from under this very card. `exerted`: what is
    played this way enters exerted. `name_once`: cards that share a name with a card played this
    way can't be played.
    """

    what: Filter
    this: bool = False
    under_this: bool = False
    exerted: bool = False
    name_once: bool = False


@final
@dataclass(frozen=True)
class InkFrom(StaticEffect):
    """CR 1.2.1 over 4.2.1.1: cards that qualify may be inked from another zone."""

    what: Filter


@final
@dataclass(frozen=True)
class CountsInkable(StaticEffect):
    """These cards count as having the inkwell symbol (CR 4.2.1.1)."""

    what: Filter


@final
@dataclass(frozen=True)
class UseForFree(StaticEffect):
    """CR 6.1.7.1: the activated ability with this name may be used for free, all costs but the
    exert symbol."""

    name: str
    to: Selector = This()


@final
@dataclass(frozen=True)
class PlayOnlyIf(StaticEffect):
    """A play restriction: not a cost, so "for free" does not lift it."""

    condition: Condition


@final
@dataclass(frozen=True)
class ChallengeCost(StaticEffect):
    """A cost to challenge with, or to quest with, these characters (CR 4.5.1.2, 4.6.4.3)."""

    costs: tuple[Effect, ...]
    to: Selector = This()
    quest: bool = False


@final
@dataclass(frozen=True)
class EnterExerted(StaticEffect):
    """CR 6.7.9: these cards enter exerted; `may` leaves it to their player, `then` follows.

    `what` None: this card itself.
    """

    what: Filter | None = None
    may: bool = False
    then: Effect | None = None


@final
@dataclass(frozen=True)
class EnterDamaged(StaticEffect):
    """Enters with damage on it (CR 6.7.9). `what` None: this card itself."""

    amount: Quantity | int
    what: Filter | None = None


@final
@dataclass(frozen=True)
class NextPlayed(StaticEffect):
    """The next such card this player plays gets `effects` as it enters play, lasting `until`;
    `exerted`: it enters exerted (CR 6.7.9). Spent on that card, like CR 4.3.6."""

    what: Filter
    effects: tuple[StaticEffect, ...] = ()
    until: int = Until.END_OF_TURN
    exerted: bool = False


@final
@dataclass(frozen=True)
class InkExerted(StaticEffect):
    """Cards enter these players' inkwells exerted."""

    players: int = Owner.OPPOSING


@final
@dataclass(frozen=True)
class ExtraInk(StaticEffect):
    """CR 4.2.3.1: one more card may be inked during the player's turn."""

    count: int = 1


@final
@dataclass(frozen=True)
class WinAt(StaticEffect):
    """These players need that much lore to win (CR 1.8.1.1); several do not add up."""

    lore: int
    players: int = Owner.OPPOSING


@final
@dataclass(frozen=True)
class Skip(StaticEffect):
    """CR 6.4.3: the step does not happen, nor anything keyed to it."""

    step: int
    players: int = Owner.YOURS


@final
@dataclass(frozen=True)
class DamageWith(StaticEffect):
    """Deals damage in challenges with another number than Strength (CR 6.6)."""

    stat: int
    to: Selector = This()


@final
@dataclass(frozen=True)
class ReadyLimit(StaticEffect):
    """These players can't ready more than `count` characters in their Ready step."""

    count: int
    players: int = Owner.OPPOSING


@final
@dataclass(frozen=True)
class TopFaceup(StaticEffect):
    """These players play with the top card of their deck faceup (CR 1.2.1 over 5.1.2.5)."""

    players: int = Owner.YOURS


class Would:
    """Events that a replacement effect can wait for (CR 6.5.1)."""

    BE_DEALT_DAMAGE: Final = 0
    TAKE_DAMAGE: Final = 1
    BE_BANISHED: Final = 2
    BE_DISCARDED: Final = 3  # by an effect; `to` are cards in hands
    GET_DROPS: Final = 4  # `players` get ink drops; one drop at a time


@final
@dataclass(frozen=True)
class Instead(StaticEffect):
    """CR 6.5: if a card in `to` would …, `effect` happens instead.

    In `effect`, `EventCard()` is the card and `EventAmount()` the amount. `once` is used up by
    one application (CR 6.5.8). `in_challenge` limits it to damage of a challenge. `first`: only
    the first time in a turn that it would happen to the card. `if_` is read for the card, which
    it calls `Candidate()`. `players`: whose event, where it happens to a player. `may`: they
    decide.
    """

    would: int
    effect: Effect | None  # None: nothing happens
    to: Selector = This()
    once: bool = False
    in_challenge: bool = False
    first: bool = False
    if_: Condition | None = None
    players: int = NONE
    may: bool = False


@final
@dataclass(frozen=True)
class ReduceDamage(StaticEffect):
    """CR 8.8.1: damage dealt to these cards is reduced; a damage modifier (CR 1.9.4.2)."""

    amount: Quantity | int
    to: Selector = This()


@final
@dataclass(frozen=True)
class Guard(StaticEffect):
    """CR 8.3.3: an opponent choosing one of this player's characters to challenge must choose
    this or another such character if able."""

    to: Selector = This()


@final
@dataclass(frozen=True)
class MustAct(StaticEffect):
    """CR 8.7.3, 8.16.3: the turn can't end while this is ready and able to `act` (vocab.Act)."""

    act: int
    to: Selector = This()


@final
@dataclass(frozen=True)
class ActLimit(StaticEffect):
    """CR 1.2.2: each turn only `count` characters can `act` (vocab.Act.CHALLENGE), whosever."""

    act: int
    count: int = 1


@final
@dataclass(frozen=True)
class SingAs(StaticEffect):
    """CR 8.11.1: counts as having this cost to sing songs."""

    cost: int
    to: Selector = This()
