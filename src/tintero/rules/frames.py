"""The kinds of frame: which process or resolution a pause belongs to."""

from __future__ import annotations

from typing import Final

from tintero.events import Event
from tintero.state.objects import Card, Frame
from tintero.state.state import State
from tintero.vocab import NONE, named


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
    DEFEND: Final = 15  # a challenge in which the opponent says who defends (a variant)
    MISSION: Final = 16  # a quest with a mission (a variant)


RESOLUTIONS: Final[tuple[int, ...]] = (K.RESOLVE, K.TRIGGER, K.USE)  # what runs an ability's code

FRAME_NAMES: Final = named(K)


# --- what the numbers in a frame's `data` are, by kind -------------------------------------------


class InSetup:
    STARTING: Final = 0  # who starts; NONE: chosen at random
    SHUFFLE: Final = 1


class InAlter:
    """The set-up while hands are altered."""

    SHUFFLE: Final = 0
    DECIDED: Final = 1  # how many players have
    PICKED: Final = 2  # and on: the cards the next one has picked


class InSettle:
    BAG_OPEN: Final = 0  # 0: the bag stays shut (CR 3.2.1.4)


class InCode:
    """RESOLVE, TRIGGER and USE: an ability's code."""

    WHICH: Final = 0  # 0 its effect, 1 its costs
    WANTED: Final = 1  # only while cards or amounts are picked: how many


class InPlay:
    HOW: Final = 0  # vocab.Pay; NONE before that is chosen
    WHICH: Final = 1  # Shift or offer
    FLAGS: Final = 2  # `PlayFlag`
    INK: Final = 3  # paid
    DROPS: Final = 4  # spent
    CARDS: Final = 5  # and on: the bases or singers, or who makes the offer


class PlayFlag:
    """How a card is played."""

    FREE: Final = 1
    EXERTED: Final = 2
    SHIFT: Final = 4
    THEN_BOTTOM: Final = 8
    BY_EFFECT: Final = 16
    ASKED: Final = 32  # the card's own "may enter exerted" has been answered
    CHOSE_EXERTED: Final = 64
    PLACED: Final = 128  # two bases at two locations: which one has been said
    SECOND: Final = 256  # the second base's
    OR_SHIFT: Final = 512  # played or shifted, for free
    ELSEWHERE: Final = 1024  # played by an effect from where another one allows it
    BY_ABILITY: Final = 2048  # a location by its own ability (a variant)


class InAction:
    FLAGS: Final = 0  # as in play


class ChallengeFrame:
    CHALLENGER: Final = 0  # a reference
    CHALLENGED: Final = 1


class InMission:
    CARD: Final = 0


class InMove:
    LOCATION: Final = 0


class InDamage:
    """One part of a batch; a batch is such parts one behind the other."""

    TARGET: Final = 0  # a reference
    AMOUNT: Final = 1
    BASE: Final = 2  # the amount before modifiers (CR 1.9.4.1)
    DEALER: Final = 3  # a reference, or NONE
    FLAGS: Final = 4
    SIZE: Final = 5


class InBanish:
    CREDIT: Final = 0  # a reference to the character whose ability does it, or NONE
    CHECKED: Final = 1  # 1: by the game state check
    DOOMED: Final = 2  # and on: references


class InOrder:
    BOTTOM: Final = 0  # 1: of the deck
    DONE: Final = 1  # how many are in order so far
    CARDS: Final = 2  # and on, the ordered ones first; the first is the uppermost


EFFECT: Final[tuple[int, ...]] = (0,)
COSTS: Final[tuple[int, ...]] = (1,)


def is_paying(frame: Frame) -> bool:
    """Whether the costs of an ability are being paid, rather than its effect carried out."""
    return frame.data[InCode.WHICH] == 1


def process(kind: int, player: int, card: Card | None, data: tuple[int, ...]) -> Frame:
    """A frame of a process that is not an ability."""
    if card is None:
        return Frame(kind, 0, player, NONE, 0, NONE, NONE, NONE, 1, (), data, None)
    return Frame(kind, 0, player, card.id, card.inc, card.index, NONE, NONE, 1, (), data, None)


def run_ability(
    s: State,
    kind: int,
    player: int,
    of: tuple[int, int],
    index: int,
    ability: int,
    data: tuple[int, ...],
    event: Event | None = None,
) -> None:
    """Push the frame that runs an ability's code; `of`: its source and when, as in a reference."""
    slots = s.programs[index].abilities[ability].blank()
    s.push_frame(Frame(kind, 0, player, of[0], of[1], index, ability, NONE, 1, slots, data, event))
