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
NEVER: Final = 1e-9  # a chance that is none
ABREAST: Final = 8  # hidden units that are worked out side by side


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
        more = -hidden % ABREAST  # units that do nothing
        nothing = [0.0] * more
        rows = [first[n * hidden : (n + 1) * hidden] + nothing for n in range(INPUTS)]
        self.hidden: Final[i64] = hidden + more
        self.first: Final[vec[float]] = vec[float]([weight for row in rows for weight in row])
        self.bias: Final[vec[float]] = vec[float](bias + nothing)
        self.second: Final[vec[float]] = vec[float](second + nothing)
        self.last: Final[float] = last
        self.cards: Final[vec[float]] = vec[float](cards)
        self.known: Final[i64] = len(cards) // OF_CARD
        self.features: Final[Features] = Features()
        self._of_cards: Final[vec[float]] = vec[float]([0.0 for _ in range(3 * DIMS)])
        # The inputs that are not 0: where their weights begin, and what they are.
        self._at: Final[vec[i64]] = vec[i64]([0 for _ in range(INPUTS)])
        self._is: Final[vec[float]] = vec[float]([0.0 for _ in range(INPUTS)])

    def between(self, s: State, one: i64, other: i64) -> float:
        """The chance of `one`, who has just ended a turn, against `other` alone."""
        self.features.see(s, one, other)
        x = self.features.numbers
        at, values = self._at, self._is
        hidden = self.hidden
        count: i64 = 0
        n: i64 = 0
        while n < FEATURES:
            value = x[n]
            if value != 0.0:
                at[count] = n * hidden
                values[count] = value
                count += 1
            n += 1
        if self.known and len(s.programs) == self.known:
            self._add_cards(s, one, other)
            x = self._of_cards
            n = 0
            while n < 3 * DIMS:
                value = x[n]
                if value != 0.0:
                    at[count] = (FEATURES + n) * hidden
                    values[count] = value
                    count += 1
                n += 1
        total = self.last
        j: i64 = 0
        while j < hidden:
            total += self._units(j, count)
            j += ABREAST
        return logistic(total)

    def _units(self, j: i64, count: i64) -> float:
        """What eight hidden units from there on add to the sum; side by side, which is faster than
        one input after the other for all of them."""
        at, values, w, b, out = self._at, self._is, self.first, self.bias, self.second
        u0, u1, u2, u3 = b[j], b[j + 1], b[j + 2], b[j + 3]
        u4, u5, u6, u7 = b[j + 4], b[j + 5], b[j + 6], b[j + 7]
        n: i64 = 0
        while n < count:
            value = values[n]
            k = at[n] + j
            u0 += value * w[k]
            u1 += value * w[k + 1]
            u2 += value * w[k + 2]
            u3 += value * w[k + 3]
            u4 += value * w[k + 4]
            u5 += value * w[k + 5]
            u6 += value * w[k + 6]
            u7 += value * w[k + 7]
            n += 1
        total = 0.0
        if u0 > 0.0:
            total += u0 * out[j]
        if u1 > 0.0:
            total += u1 * out[j + 1]
        if u2 > 0.0:
            total += u2 * out[j + 2]
        if u3 > 0.0:
            total += u3 * out[j + 3]
        if u4 > 0.0:
            total += u4 * out[j + 4]
        if u5 > 0.0:
            total += u5 * out[j + 5]
        if u6 > 0.0:
            total += u6 * out[j + 6]
        if u7 > 0.0:
            total += u7 * out[j + 7]
        return total

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
        """The chance of a seat, where `ended` has just ended a turn. Of a game that is over, the
        result. Of several others each is as strong as the chance against them alone says, and
        everybody wins as often as they are strong among all: that won 54 % of games against
        thinking of the strongest of them alone (docs/measurements.md)."""
        if s.over:
            winner = s.scalars.winner
            if winner < 0:
                return 0.5
            return 0.0 if s.opposes(winner, seat) else 1.0
        if s.players[seat].out:
            return 0.0
        odds = 0.0  # of all others together
        alone = 1.0
        others: i64 = 0
        for p in s.players:
            if s.opposes(p.id, seat) and not p.out:
                if p.id == ended or not s.opposes(ended, p.id):
                    alone = 1.0 - self.between(s, p.id, seat)
                else:
                    alone = self.between(s, seat, p.id)
                odds += (1.0 - alone) / (alone + NEVER)
                others += 1
        return alone if others == 1 else 1.0 / (1.0 + odds)

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
