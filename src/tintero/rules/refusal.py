"""Why something may not be done: the clause, and what it is about. Sentences are made in views."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from tintero.vocab import NONE


class No:
    """The reasons. `CLAUSES` has the most specific clause for each."""

    GAME_OVER: Final = 0
    NOT_YOUR_DECISION: Final = 1
    WRONG_PHASE: Final = 2
    BAG_NOT_EMPTY: Final = 3
    NOT_ACTIVE: Final = 4
    NOT_IN_HAND: Final = 5
    NO_INKWELL_SYMBOL: Final = 6
    ALREADY_INKED: Final = 7
    NOT_ENOUGH_INK: Final = 8  # amount: how much is missing
    DRYING: Final = 9
    EXERTED: Final = 10
    CANT: Final = 11  # source: the card whose effect forbids it
    NOT_IN_PLAY: Final = 12
    NOT_YOURS: Final = 13
    NOT_A_CHARACTER: Final = 14
    TARGET_READY: Final = 15
    EVASIVE: Final = 16
    BODYGUARD: Final = 17  # other: the Bodyguard
    WARD: Final = 18
    NOT_OPPOSING: Final = 19
    COST_UNPAYABLE: Final = 20
    ALREADY_THERE: Final = 21
    USED: Final = 22
    PLAY_RESTRICTION: Final = 23
    LIMIT: Final = 24
    RECKLESS_READY: Final = 25
    ADVENTUROUS_READY: Final = 26
    NOT_AN_OPTION: Final = 27
    NO_SUCH_PAYMENT: Final = 28
    SINGER_TOO_CHEAP: Final = 29
    NOT_A_SHIFT_BASE: Final = 30
    NOT_A_LOCATION: Final = 31
    CONDITION: Final = 32
    NO_ABILITY: Final = 33
    CANT_QUEST: Final = 34
    CANT_CHALLENGE: Final = 35
    CANT_BE_CHALLENGED: Final = 36
    RECKLESS_QUEST: Final = 37
    ADVENTUROUS_CHALLENGE: Final = 38
    NOT_A_SONG: Final = 39
    DROPS: Final = 40
    LEFT_GAME: Final = 41
    UNFINISHED: Final = 42  # the turn can't end yet
    MOVE_OTHERS: Final = 43  # a character or a location that is not one's own
    CHOIR_TOO_CHEAP: Final = 44
    ACT_LIMIT: Final = 45  # amount: how many characters may; other: one that did
    SAME_NAME: Final = 46  # source: the card that let a card of that name be played
    FIRST_PART: Final = 47  # of "[A] to [B]", which is all or nothing; source: as for CANT
    SET_UP: Final = 48
    ONE_SINGER: Final = 49
    NO_SHIFT: Final = 50
    # of variants
    NO_ACTION: Final = 51  # there is no such turn action
    ACTIVITIES: Final = 52  # amount: how many turn actions a turn has
    BY_ABILITY: Final = 53  # a location that comes into play by its own ability
    NO_MISSION: Final = 54  # a quest without naming one
    NO_POINTS: Final = 55  # a card without a lore value is no mission
    ASSIGNED: Final = 56  # it has a mission already
    ON_MISSION: Final = 57  # assigned, so it can't challenge
    FOUGHT: Final = 58  # it was in a challenge this turn
    DEFENDER: Final = 59  # the opponent says who defends
    NOT_TO_MOVE: Final = 60  # neither in play nor in the inkwell nor in the Bag
    NO_SUCH_ZONE: Final = 61  # nobody moves there from where it is


CLAUSES: Final[tuple[str, ...]] = (
    "2.3.3",
    "1.7.2",
    "4.1.2",
    "4.1.2",
    "4.1.2",
    "4.3.1",
    "4.2.1.1",
    "4.2.3",
    "1.5.3",
    "1.7.5",
    "5.1.1.2",
    "1.2.2",
    "1.6.1",
    "1.4.3",
    "5.3.4",
    "4.6.4.2",
    "8.6.1",
    "8.3.3",
    "8.15.1",
    "4.6.4.2",
    "1.5.3",
    "4.7.2",
    "6.1.13.2",
    "1.2.2",
    "4.1.1",
    "8.7.3",
    "8.16.3",
    "6.7.3.3",
    "4.3.2.2",
    "5.4.4.2",
    "8.10.1",
    "4.7.1",
    "6.1.15",
    "4.4.1",
    "4.5.1.2",
    "4.6.4.3",
    "4.6.4.3",
    "8.7.2",
    "8.16.2",
    "5.4.4.2",
    "1.13.1.2",
    "9.2.3",
    "3.3.2.1",
    "4.7.1",
    "8.12.1",
    "4.6.4.3",
    "1.2.2",
    "6.1.5.1",
    "2.2.2",
    "5.4.4.2",
    "4.3.2.2",
    "4.1.3",
    "4.1.1",
    "4.4.1",
    "4.5.1.1",
    "4.5.1.1",
    "4.5.1.1",
    "4.6.4.1",
    "4.6.4.1",
    "4.6.4.2",
    "4.7.1",
    "4.7.3",
)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Refusal:
    """One reason: `card` may not (with regard to `other`), because of `source`'s effect.

    `rule`: the clause, where it is more specific than the one of the reason.
    """

    def __init__(
        self,
        code: int,
        card: int = NONE,
        other: int = NONE,
        source: int = NONE,
        amount: int = 0,
        rule: str = "",
    ) -> None:
        self.code: Final[i64] = code
        self.card: Final[i64] = card
        self.other: Final[i64] = other
        self.source: Final[i64] = source
        self.amount: Final[i64] = amount
        self.rule: Final[str] = rule

    @property
    def clause(self) -> str:
        return self.rule if self.rule else CLAUSES[self.code]


# Refusals never change, so all games share those that name one card and nothing else.
_NAMING: Final[list[list[Refusal]]] = [[] for _ in CLAUSES]


def refused(code: i64, card: i64) -> Refusal:
    """`Refusal(code, card)`."""
    kept = _NAMING[code]
    while len(kept) <= card:
        kept.append(Refusal(code, len(kept)))
    return kept[card]
