"""When an ability triggers (CR 6.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from tintero.ability.base import Condition, Trigger
from tintero.ability.filters import Filter
from tintero.vocab import NONE, Owner


@final
@dataclass(frozen=True)
class When(Trigger):
    """An event of this kind whose objects qualify.

    `this`: the event's card is this very card; `subject`: it qualifies. `other_this` and `other`
    say the same of the second object. `by`: whose event it is (Owner, seen from this card's
    player). `extra`, when given, must share a bit with the event's extra (for `STEP`: equal it).
    `nth`: only the nth such event of the turn (CR 6.2.2, ordinals). `least` and `most`
    bound the event's number; `here`: its card is at this location; `source`: whose effect it was.
    `that`: the event's card is one remembered under this label, for triggers made by `Later`
    ("whenever they challenge this turn").
    """

    kind: int
    this: bool = False
    subject: Filter | None = None
    other_this: bool = False
    other: Filter | None = None
    by: int = Owner.ANY
    extra: int = NONE
    least: int = 0
    most: int = NONE
    nth: int = 0
    here: bool = False  # the event's card is at this location
    source: Filter | None = None  # the card whose effect caused the event
    that: str = ""
    window: Condition | None = None  # "during", "while" of this condition alone (CR 6.1.13.6)
