"""The kinds of ability (CR 1.6.1) and the keyword node that section 8 expands.

An ability's story name is no part of what it does: two that differ in it alone are equal.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import final

from tintero.ability.base import Ability, Condition, Effect, StaticEffect, Trigger
from tintero.vocab import NONE, ShiftKind, Zone


@final
@dataclass(frozen=True)
class Triggered(Ability):
    """CR 6.2. `window` ("during", "while") is read when it would trigger, never again
    (CR 6.1.13.6); a secondary "if" is an `If` in the effect, read on resolution (CR 6.2.4).
    `limit` is "once per turn" (CR 6.1.13.2). `zone`: where the card must be for it to work.
    """

    when: tuple[Trigger, ...]
    effect: Effect
    name: str = field(default="", compare=False)
    window: Condition | None = None
    limit: int = 0
    zone: int = Zone.PLAY
    keyword: int = NONE  # the keyword it stands for


@final
@dataclass(frozen=True)
class Activated(Ability):
    """CR 6.3: cost → effect. `sequential` marks text that is used like an activated ability but
    is not one (CR 8.4.1, Boost since 2.2). `limit`: uses per turn of this copy. `in_two`: how it
    is written, "you may [A]. If you do, [B]" and not "you may [A] to [B]".
    """

    costs: tuple[Effect, ...]
    effect: Effect
    name: str = field(default="", compare=False)
    condition: Condition | None = None
    limit: int = 0
    sequential: bool = False
    keyword: int = NONE
    in_two: bool = field(default=False, compare=False)


@final
@dataclass(frozen=True)
class Static(Ability):
    """CR 6.4. `zone` ANYWHERE: works on this card itself outside play (CR 6.1.12)."""

    effects: tuple[StaticEffect, ...]
    name: str = field(default="", compare=False)
    condition: Condition | None = None
    zone: int = Zone.PLAY
    keyword: int = NONE


@final
@dataclass(frozen=True)
class Script(Ability):
    """What an action does (CR 5.4.3: actions have effects, not abilities)."""

    effect: Effect
    name: str = field(default="", compare=False)


@final
@dataclass(frozen=True)
class Has(Ability):
    """A keyword (CR 8). `n` is its number; the other fields are Shift's.

    `costs` is a Shift cost that is not ink. `kind`, `of` (a classification, or an item's name)
    and `temporary` make up the named kinds of Shift.
    """

    keyword: int
    n: int = 0
    costs: tuple[Effect, ...] = ()
    kind: int = ShiftKind.NAMED  # CR 8.10.8
    of: str = ""
    temporary: bool = False  # CR 8.10.8.5, 8.10.9
    name: str = field(default="", compare=False)


@final
@dataclass(frozen=True)
class DeckRule(Ability):
    """CR 1.10.1.3: an ability about building decks. It does nothing in a game.

    `copies`: how many of this card a deck may hold (0: any number); NONE leaves the limit alone.
    `classification`: characters of it may be of any ink type.
    """

    copies: int = NONE
    classification: str = ""
    name: str = field(default="", compare=False)
