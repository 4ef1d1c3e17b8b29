"""Instructions: joints (sequence, may, if, to, or) and verbs (draw, deal, banish, …).

CR 6.1.2: each sentence is an effect, resolved in written order, as much as possible.
A label names what an instruction picked (`That(label)`) and what it really did (`Result(label)`,
`Did(label)`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from tintero.ability.base import Ability, Condition, Effect, Quantity, Selector, StaticEffect, Who
from tintero.ability.filters import Filter
from tintero.ability.selectors import This, You
from tintero.vocab import NONE, Until

# --- joints -----------------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class Seq(Effect):
    """Sentences, or parts of one, in written order (CR 6.1.2)."""

    parts: tuple[Effect, ...]


@final
@dataclass(frozen=True)
class Sentence(Effect):
    """One sentence of several instructions, resolved by the three steps of CR 6.7.2.

    Damage is chosen and computed first (CR 6.7.2.2), then the text is carried out in written
    order (CR 6.7.2.3).
    """

    parts: tuple[Effect, ...]


@final
@dataclass(frozen=True)
class Nothing(Effect):
    """Does nothing."""


@final
@dataclass(frozen=True)
class May(Effect):
    """CR 6.1.4: `who` decides on resolution; declining skips the whole sentence."""

    effect: Effect
    who: Who = You()


@final
@dataclass(frozen=True)
class If(Effect):
    """CR 6.1.16.2 / 6.2.4: tested when this sentence is reached."""

    condition: Condition
    then: Effect
    otherwise: Effect | None = None


@final
@dataclass(frozen=True)
class To(Effect):
    """CR 6.1.5.1 "[A] to [B]": all of A or nothing; then B is mandatory as far as possible."""

    cost: Effect
    then: Effect


@final
@dataclass(frozen=True)
class IfYouDo(Effect):
    """CR 6.1.5.1 "[A]. If you do, [B]": A as far as possible; B only if A was done completely."""

    first: Effect
    then: Effect
    otherwise: Effect | None = None


@final
@dataclass(frozen=True)
class InsteadIf(Effect):
    """CR 6.5.6 "[X]. If [condition], [Y] instead": a self-replacement.

    What X lets somebody choose is chosen first, then the condition is read, which may speak of
    it. `may`: "you may [Y] instead".
    """

    effect: Effect
    condition: Condition
    instead: Effect
    may: bool = False


@final
@dataclass(frozen=True)
class Cases(Effect):
    """ "If its card type is: • …": for each case whose filter the selected card meets, its effect.

    The n-th filter belongs to the n-th effect.
    """

    what: Selector
    filters: tuple[Filter, ...]
    effects: tuple[Effect, ...]


@final
@dataclass(frozen=True)
class Again(Effect):
    """ "Repeat this effect": the whole effect of this ability starts over (CR 6.1.2)."""


@final
@dataclass(frozen=True)
class OneOf(Effect):
    """CR 6.1.5.2 "or" and bulleted choices: `who` picks `count` of the possible modes.

    `all_if`: if it holds, all of them in printed order instead (CR 6.1.2). `words` are what the
    modes are called when the text gives them names ("YES!", "NO!"). `inline`: written "A or B"
    in one sentence, without bullets.
    """

    modes: tuple[Effect, ...]
    who: Who = You()
    count: int = 1
    all_if: Condition | None = None
    words: tuple[str, ...] = ()
    inline: bool = False


@final
@dataclass(frozen=True)
class EachDoes(Effect):
    """CR 6.7.6: each player of the group in turn order, part by part since 2.3 (CR 6.7.6.1).

    Inside, `They()` is the player at work.
    """

    who: Who
    parts: tuple[Effect, ...]


@final
@dataclass(frozen=True)
class Repeat(Effect):
    times: Quantity | int
    effect: Effect


@final
@dataclass(frozen=True)
class UnlessPays(Effect):
    """`effect` happens unless `who` accepts and carries out `cost` completely."""

    effect: Effect
    cost: Effect
    who: Who


@final
@dataclass(frozen=True)
class CountUp(Effect):
    """ "Count the number of …": the number is remembered, for `Result(label)` (CR 6.1.8)."""

    count: Quantity | int
    label: str = "count"


# --- cards move -------------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class Pick(Effect):
    """Only choose: the cards are remembered under the selector's label."""

    what: Selector


@final
@dataclass(frozen=True)
class Draw(Effect):
    """CR 1.12.2: N draws in a row. `bottom`: from the bottom of the deck."""

    count: Quantity | int = 1
    who: Who = You()
    label: str = "draw"
    bottom: bool = False


@final
@dataclass(frozen=True)
class Discard(Effect):
    """CR 7.3.4. `what` says which hand cards: `Chosen` with `by`, `AtRandom`, or `All`."""

    what: Selector
    label: str = "discard"


@final
@dataclass(frozen=True)
class Banish(Effect):
    what: Selector
    label: str = "banish"


class Place:
    """Where `Put` puts cards."""

    HAND: Final = 0
    DECK_TOP: Final = 1
    DECK_BOTTOM: Final = 2
    INKWELL: Final = 3
    DISCARD: Final = 4
    UNDER: Final = 5
    SHUFFLED: Final = 6  # into the deck, which is then shuffled


@final
@dataclass(frozen=True)
class Put(Effect):
    """Put cards into a zone of their owner (return to hand, inkwell, deck …). Not drawing.

    `exerted`: into the inkwell exerted (CR 7.5.2: ready unless told otherwise). `under`: onto
    which card's pile, `faceup` there or not. `from_zone` given: only what is still there counts
    (CR 6.1.11.1). `random`: into the deck in a random order.
    """

    what: Selector
    place: int
    exerted: bool = False
    under: Selector | None = None
    faceup: bool = False
    label: str = "put"
    from_zone: int = NONE
    random: bool = False


@final
@dataclass(frozen=True)
class PutUnderEach(Effect):
    """CR 8.4.2: a card from the top of your deck facedown under each of these cards.

    Those that got one are remembered under `label`.
    """

    under: Selector
    label: str = "under"


@final
@dataclass(frozen=True)
class Shuffle(Effect):
    who: Who = You()


@final
@dataclass(frozen=True)
class ExchangeHands(Effect):
    """You and `who` exchange hands. CR 1.2.1: the cards are the other player's from then on,
    though else a card stays with whose it is (CR 1.4.3)."""

    who: Who


@final
@dataclass(frozen=True)
class Look(Effect):
    """`who` looks at the cards, which are remembered under `label` (CR 7.1.3)."""

    what: Selector
    label: str = "looked"
    who: Who = You()


@final
@dataclass(frozen=True)
class Reveal(Effect):
    """CR 6.1.14: show the cards to all; they are remembered under `label`."""

    what: Selector
    label: str = "revealed"


@final
@dataclass(frozen=True)
class RevealUntil(Effect):
    """Reveal cards from the top of the deck until one qualifies (CR 6.1.14).

    All of them are remembered under `label`, the one that qualifies under `found`.
    """

    filter: Filter
    label: str = "revealed"
    found: str = "it"
    who: Who = You()


@final
@dataclass(frozen=True)
class NameCard(Effect):
    """Name a card (CR 5.2.6: a name, not a version)."""

    who: Who = You()


@final
@dataclass(frozen=True)
class Play(Effect):
    """Play cards during this resolution (CR 6.7.8).

    `free`: CR 6.1.7, no cost and no alternate cost. `shift`: the card must be shifted, for free
    with `free`; `or_shift`: it may be shifted for free instead of played. `exerted`: it enters
    exerted. `then_bottom`: an action goes to the bottom of the deck instead of to the discard.
    """

    what: Selector
    free: bool = True
    exerted: bool = False
    shift: bool = False
    then_bottom: bool = False
    label: str = "play"
    less: int = 0
    or_shift: bool = False


# --- states and numbers -----------------------------------------------------------------------


@final
@dataclass(frozen=True)
class Ready(Effect):
    what: Selector
    label: str = "ready"


@final
@dataclass(frozen=True)
class Exert(Effect):
    """Exert cards. `symbol`: the exert symbol, which drying forbids (CR 5.1.1.11)."""

    what: Selector = This()
    symbol: bool = False
    label: str = "exert"


@final
@dataclass(frozen=True)
class GainLore(Effect):
    count: Quantity | int
    who: Who = You()
    label: str = "lore"


@final
@dataclass(frozen=True)
class LoseLore(Effect):
    count: Quantity | int
    who: Who = You()
    label: str = "lost"


@final
@dataclass(frozen=True)
class Deal(Effect):
    """CR 1.9.2.1. `by`: the dealing card when it is not the source."""

    count: Quantity | int
    to: Selector
    by: Selector | None = None
    unreduced: bool = False  # this damage can't be reduced by Resist
    label: str = "deal"


@final
@dataclass(frozen=True)
class PutDamage(Effect):
    """CR 1.9.2.2: counters are put, which is not dealing."""

    count: Quantity | int
    on: Selector
    label: str = "putdamage"


@final
@dataclass(frozen=True)
class RemoveDamage(Effect):
    """CR 1.9.2.3. `count` None: all. `up_to`: the player says how much, none included.

    `total`: the count is shared among the cards, not meant for each. Those that damage was
    removed from are remembered under `label`.
    """

    count: Quantity | int | None
    from_: Selector
    up_to: bool = True
    label: str = "removed"
    total: bool = False


@final
@dataclass(frozen=True)
class MoveDamage(Effect):
    """CR 1.9.2.4: one indivisible event; with no legal destination nothing is removed either."""

    count: Quantity | int | None
    from_: Selector
    to: Selector
    up_to: bool = True
    label: str = "moved"


@final
@dataclass(frozen=True)
class MoveTo(Effect):
    """Move characters to a location, for free (CR 4.7.1)."""

    what: Selector
    to: Selector
    label: str = "move"


@final
@dataclass(frozen=True)
class GetDrops(Effect):
    """CR 1.13.1.2."""

    count: Quantity | int = 1
    who: Who = You()


@final
@dataclass(frozen=True)
class RemoveDrops(Effect):
    """Remove ink drops as a cost that is not paying ink."""

    count: int
    who: Who = You()


@final
@dataclass(frozen=True)
class PayInk(Effect):
    """Pay ink: as (part of) a cost, also in the middle of a resolution (CR 1.5.2)."""

    count: Quantity | int
    who: Who = You()


# --- lasting ----------------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class Apply(Effect):
    """CR 6.4.2.2: hand modifiers or abilities to the cards that are there now, for a while."""

    effects: tuple[StaticEffect, ...]
    to: Selector
    until: int = Until.END_OF_TURN


@final
@dataclass(frozen=True)
class Rule(Effect):
    """CR 6.4.2.1: a rule about a group for a while; it also covers later arrivals."""

    effects: tuple[StaticEffect, ...]
    until: int = Until.END_OF_TURN


@final
@dataclass(frozen=True)
class Later(Effect):
    """CR 6.2.7: make a floating (each time, for a while) or delayed (`once`) trigger.

    What is bound under labels now stays bound in it.
    """

    ability: Ability
    until: int = Until.END_OF_TURN
    once: bool = False


@final
@dataclass(frozen=True)
class ReadyInk(Effect):
    """Ready cards in a player's inkwell (None: all); `exert` exerts them instead."""

    count: Quantity | int | None = None
    who: Who = You()
    exert: bool = False


@final
@dataclass(frozen=True)
class ReturnAlone(Effect):
    """CR 8.10.8.5: clear the damage and return this card alone to hand; what is under it stays."""

    what: Selector = This()
