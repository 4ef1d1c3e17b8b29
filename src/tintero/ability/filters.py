"""`Filter`: which cards qualify. One node serves every requirement and limiter (CR 6.1.3.1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from tintero.ability.base import Condition, Node, Quantity
from tintero.vocab import NONE, CardType, Owner, Zone


class Relation:
    AT_MOST: Final = 0
    AT_LEAST: Final = 1
    EXACTLY: Final = 2
    LESS: Final = 3
    MORE: Final = 4


@final
@dataclass(frozen=True)
class Bound(Node):
    """A limit on a number of the card: "with cost 5 or less", "with 3 strength or more"."""

    stat: int
    op: int
    value: Quantity | int


@final
@dataclass(frozen=True)
class Filter(Node):
    """All given fields must hold; a field left alone does not care.

    Three-valued fields use 1 (must be), 0 (must not be) and NONE (either). `any_of` adds
    alternatives: at least one of them must hold as well. `tests` are conditions about the
    candidate, which they call `Candidate()`.
    """

    types: tuple[int, ...] = ()
    owner: int = Owner.ANY
    zone: int = Zone.PLAY
    other: bool = False  # CR 6.1.6: excludes the source card and what the ability already picked
    classes: tuple[str, ...] = ()  # any of
    names: tuple[str, ...] = ()  # any of
    not_names: tuple[str, ...] = ()
    inks: tuple[int, ...] = ()  # any of
    song: int = NONE
    keyword: int = NONE
    no_keyword: int = NONE
    exerted: int = NONE
    damaged: int = NONE
    inkable: int = NONE
    drying: int = NONE
    at_location: int = NONE
    here: bool = False  # at the source, a location, or where the source is, a character
    has_under: int = NONE
    facedown: int = NONE
    bounds: tuple[Bound, ...] = ()
    tests: tuple[Condition, ...] = ()
    any_of: tuple[Filter, ...] = ()
    or_zone: int = NONE  # "from your hand or discard": the second zone


CHARACTER: Final = Filter(types=(CardType.CHARACTER,))
YOUR_CHARACTER: Final = Filter(types=(CardType.CHARACTER,), owner=Owner.YOURS)
YOUR_OTHER_CHARACTER: Final = Filter(types=(CardType.CHARACTER,), owner=Owner.YOURS, other=True)
OPPOSING_CHARACTER: Final = Filter(types=(CardType.CHARACTER,), owner=Owner.OPPOSING)
ITEM: Final = Filter(types=(CardType.ITEM,))
YOUR_ITEM: Final = Filter(types=(CardType.ITEM,), owner=Owner.YOURS)
LOCATION: Final = Filter(types=(CardType.LOCATION,))
YOUR_LOCATION: Final = Filter(types=(CardType.LOCATION,), owner=Owner.YOURS)
YOUR_HAND: Final = Filter(owner=Owner.YOURS, zone=Zone.HAND)
YOUR_DISCARD: Final = Filter(owner=Owner.YOURS, zone=Zone.DISCARD)
