"""The state's own numbers: whose turn it is, which step, who won, the random generator."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from tintero.vocab import NONE, Phase, Step


class S:
    """The state's own numbers, by number, as the journal and saved states keep them."""

    TURN: Final = 0  # turns begun in this game
    ACTIVE: Final = 1  # CR 1.3.4.1
    FIRST: Final = 2  # the starting player
    PHASE: Final = 3
    STEP: Final = 4
    WINNER: Final = 5
    REASON: Final = 6
    RESOLVER: Final = 7  # CR 7.7.4: who is resolving from the bag
    CHALLENGER: Final = 8  # reference, or NONE
    CHALLENGED: Final = 9  # reference, or NONE
    NEXT_ID: Final = 10
    RNG0: Final = 11
    RNG1: Final = 12
    RNG2: Final = 13
    RNG3: Final = 14
    ENDING: Final = 15  # 1 from the end of a turn until the next begins (CR 3.4.2)
    SOURCE: Final = 16  # the card whose effect or action is being carried out
    SOURCE_ABILITY: Final = 17
    COUNT: Final = 18


@final
@mypyc_attr(acyclic=True)
class Numbers:
    """A field for each of them; `numbers[S.TURN]` is `numbers.turn`."""

    def __init__(self) -> None:
        self.turn: i64 = 0
        self.active: i64 = NONE
        self.first: i64 = NONE
        self.phase: i64 = Phase.SETUP
        self.step: i64 = Step.NONE
        self.winner: i64 = NONE
        self.reason: i64 = NONE
        self.resolver: i64 = NONE
        self.challenger: i64 = NONE
        self.challenged: i64 = NONE
        self.next_id: i64 = 0
        self.rng0: i64 = 0
        self.rng1: i64 = 0
        self.rng2: i64 = 0
        self.rng3: i64 = 0
        self.ending: i64 = 0
        self.source: i64 = NONE
        self.source_ability: i64 = NONE

    def __len__(self) -> int:
        return S.COUNT

    def __getitem__(self, field: i64) -> i64:
        if field == S.TURN:
            return self.turn
        if field == S.ACTIVE:
            return self.active
        if field == S.FIRST:
            return self.first
        if field == S.PHASE:
            return self.phase
        if field == S.STEP:
            return self.step
        if field == S.WINNER:
            return self.winner
        if field == S.REASON:
            return self.reason
        if field == S.RESOLVER:
            return self.resolver
        if field == S.CHALLENGER:
            return self.challenger
        if field == S.CHALLENGED:
            return self.challenged
        if field == S.NEXT_ID:
            return self.next_id
        if field == S.RNG0:
            return self.rng0
        if field == S.RNG1:
            return self.rng1
        if field == S.RNG2:
            return self.rng2
        if field == S.RNG3:
            return self.rng3
        if field == S.ENDING:
            return self.ending
        if field == S.SOURCE:
            return self.source
        if field == S.SOURCE_ABILITY:
            return self.source_ability
        raise IndexError(field)

    def __setitem__(self, field: i64, value: i64) -> None:
        if field == S.TURN:
            self.turn = value
        elif field == S.ACTIVE:
            self.active = value
        elif field == S.FIRST:
            self.first = value
        elif field == S.PHASE:
            self.phase = value
        elif field == S.STEP:
            self.step = value
        elif field == S.WINNER:
            self.winner = value
        elif field == S.REASON:
            self.reason = value
        elif field == S.RESOLVER:
            self.resolver = value
        elif field == S.CHALLENGER:
            self.challenger = value
        elif field == S.CHALLENGED:
            self.challenged = value
        elif field == S.NEXT_ID:
            self.next_id = value
        elif field == S.RNG0:
            self.rng0 = value
        elif field == S.RNG1:
            self.rng1 = value
        elif field == S.RNG2:
            self.rng2 = value
        elif field == S.RNG3:
            self.rng3 = value
        elif field == S.ENDING:
            self.ending = value
        elif field == S.SOURCE:
            self.source = value
        elif field == S.SOURCE_ABILITY:
            self.source_ability = value
        else:
            raise IndexError(field)

    def plain(self) -> list[int]:
        """All of them, in the order of `S`."""
        return [self[field] for field in range(S.COUNT)]
