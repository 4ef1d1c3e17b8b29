"""The kinds of frame: which process or resolution a pause belongs to."""

from __future__ import annotations

from typing import Final

from tintero.events import Event
from tintero.state.objects import Card, Frame
from tintero.vocab import NONE


class K:
    SETUP: Final = 0  # CR 2.2
    TURN: Final = 1  # CR 3
    SETTLE: Final = 2  # game state check, deferred actions, bag (digest annex B)
    RESOLVE: Final = 3  # an ability's effect, or its costs (CR 6.7)
    INK: Final = 4  # CR 4.2
    PLAY: Final = 5  # CR 4.3
    USE: Final = 6  # CR 4.4
    QUEST: Final = 7  # CR 4.5
    CHALLENGE: Final = 8  # CR 4.6
    MOVE: Final = 9  # CR 4.7
    ACTION: Final = 10  # an action's effect, then its way to the discard (CR 6.7.1.2)
    DAMAGE: Final = 11  # damage with replacement effects in play (CR 6.5)
    BANISH: Final = 12  # likewise
    TRIGGER: Final = 13  # an entry of the bag (CR 7.7.4)
    ORDER: Final = 14  # an owner orders cards going to their deck (CR 7.2.3)


RESOLUTIONS: Final[tuple[int, ...]] = (K.RESOLVE, K.TRIGGER, K.USE)  # what runs an ability's code

FRAME_NAMES: Final = (
    "setup", "turn", "settle", "resolve", "ink", "play", "use", "quest", "challenge", "move",
    "action", "damage", "banish", "trigger",
    "order",
)  # fmt: skip


def process(kind: int, player: int, card: Card | None, data: tuple[int, ...]) -> Frame:
    """A frame of a process that is not an ability."""
    if card is None:
        return Frame(kind, 0, player, NONE, 0, NONE, NONE, NONE, 1, (), data, None)
    return Frame(kind, 0, player, card.id, card.inc, card.index, NONE, NONE, 1, (), data, None)


def resolution(
    kind: int,
    player: int,
    card: int,
    inc: int,
    index: int,
    ability: int,
    slots: tuple[tuple[int, ...], ...],
    data: tuple[int, ...],
    event: Event | None,
) -> Frame:
    """A frame that runs an ability's code."""
    return Frame(kind, 0, player, card, inc, index, ability, NONE, 1, slots, data, event)
