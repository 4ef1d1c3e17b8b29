"""The learned value: a small net from `features` to the chance of winning.

What goes in are the numbers of `features` and the sums of what was learned of each card: of one's
own in play, of the other's in play, of one's hand, `DIMS` numbers each. One hidden layer of
rectified units, then the logistic function. It says how it stands for a player
who has just ended a turn (`chance`), and it is asked nothing else: a net that was asked in
mid-turn played far worse (docs/bots.md).
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

import tintero.rules.apply as apply
from tintero.bots.features import FEATURES, Features
from tintero.state.objects import bare
from tintero.state.state import State
from tintero.vocab import Act, Ask, Zone

DIMS: Final = 6  # numbers that are learned of a card in play; as many more of it in hand
OF_CARD: Final = 12  # 2 * DIMS
INPUTS: Final = FEATURES + 18  # 3 * DIMS


@final
class ValueNet:
    """Weights, and where its numbers are worked out. `first` has `hidden` weights an input, `cards`
    `OF_CARD` numbers for each card of the pool, or none at all. A game with another number of cards
    is played without them."""

    def __init__(
        self,
        first: list[float],
        bias: list[float],
        second: list[float],
        last: float,
        cards: list[float],
    ) -> None:
        hidden = len(bias)
        if len(first) != INPUTS * hidden or len(second) != hidden or len(cards) % OF_CARD:
            raise ValueError("weights that do not fit together")
        self.hidden: Final[i64] = hidden
        self.first: Final[vec[float]] = vec[float](first)
        self.bias: Final[vec[float]] = vec[float](bias)
        self.second: Final[vec[float]] = vec[float](second)
        self.last: Final[float] = last
        self.cards: Final[vec[float]] = vec[float](cards)
        self.known: Final[i64] = len(cards) // OF_CARD
        self.features: Final[Features] = Features()
        self._of_cards: Final[vec[float]] = vec[float]([0.0 for _ in range(3 * DIMS)])
        self._sums: Final[vec[float]] = vec[float](bias)

    def between(self, s: State, one: i64, other: i64) -> float:
        """The chance of `one`, who has just ended a turn, against `other` alone."""
        self.features.see(s, one, other)
        x = self.features.numbers
        w = self.first
        sums = self._sums
        bias = self.bias
        hidden = self.hidden
        j: i64 = 0
        while j < hidden:
            sums[j] = bias[j]
            j += 1
        n: i64 = 0
        at: i64 = 0
        while n < FEATURES:
            value = x[n]
            if value != 0.0:
                j = 0
                while j < hidden:
                    sums[j] += value * w[at + j]
                    j += 1
            at += hidden
            n += 1
        if self.known and len(s.programs) == self.known:
            self._add_cards(s, one, other)
        second = self.second
        total = self.last
        j = 0
        while j < hidden:
            unit = sums[j]
            if unit > 0.0:
                total += unit * second[j]
            j += 1
        return logistic(total)

    def _add_cards(self, s: State, one: i64, other: i64) -> None:
        """What was learned of the cards both have in play, and of the hand of `one`."""
        x = self._of_cards
        n: i64 = 0
        while n < 3 * DIMS:
            x[n] = 0.0
            n += 1
        self._sum(s, s.zone(one, Zone.PLAY), 0, 0)
        self._sum(s, s.zone(other, Zone.PLAY), 0, DIMS)
        self._sum(s, s.zone(one, Zone.HAND), DIMS, 2 * DIMS)
        w = self.first
        sums = self._sums
        hidden = self.hidden
        at: i64 = FEATURES * hidden
        n = 0
        while n < 3 * DIMS:
            value = x[n]
            if value != 0.0:
                j: i64 = 0
                while j < hidden:
                    sums[j] += value * w[at + j]
                    j += 1
            at += hidden
            n += 1

    def _sum(self, s: State, found: list[int], of: i64, to: i64) -> None:
        x = self._of_cards
        cards = self.cards
        for i in found:
            face: i64 = s.cards[i].index
            at = face * OF_CARD + of
            n: i64 = 0
            while n < DIMS:
                x[to + n] += cards[at + n]
                n += 1

    def chance(self, s: State, seat: i64, ended: i64) -> float:
        """The chance of a seat, where `ended` has just ended a turn: against the strongest of the
        others. Of a game that is over, the result."""
        if s.over:
            winner = s.scalars.winner
            if winner < 0:
                return 0.5
            return 0.0 if s.opposes(winner, seat) else 1.0
        if s.players[seat].out:
            return 0.0
        least = 1.0
        for p in s.players:
            if s.opposes(p.id, seat) and not p.out:
                if p.id == ended or not s.opposes(ended, p.id):
                    found = 1.0 - self.between(s, p.id, seat)
                else:
                    found = self.between(s, seat, p.id)
                if found < least:
                    least = found
        return least

    def once_ended(self, s: State, seat: i64) -> float:
        """The chance of a seat as it stands once whoever is asked for a turn action has ended the
        turn; where something else is asked, as it stands. Leaves the state as it was."""
        d = s.decision
        ended = s.active
        if d is None or d.ask != Ask.TURN_ACTION:
            return self.chance(s, seat, ended)
        top = s.mark()
        apply.take(s, d.player, bare(Act.END))
        found = self.chance(s, seat, ended)
        s.rollback(top)
        return found


def logistic(x: float) -> float:
    if x < -30.0:
        return 0.0
    return 1.0 / (1.0 + exp(-x))
