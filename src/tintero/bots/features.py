"""A position as numbers, for a value that was learned: how it stands between two players.

`Features.see(s, one, other)` writes `FEATURES` numbers about a position in which `one` has just
ended a turn and `other` is to act: both sides of the table, the hand of `one`, and what the
characters could do to each other. Of the hand of `other` only its size counts, so the numbers are
what `one` may know. No card is known by its name.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

import tintero.rules.check as check
import tintero.rules.derive as derive
from tintero.state.objects import Card
from tintero.state.state import State
from tintero.vocab import CardType, Keyword, Zone

VERSION: Final = 1  # of what the numbers mean: weights are good for one of them
SIDE: Final = 44  # numbers for each side of the table
HAND_AT: Final = 88  # 2 * SIDE
BETWEEN_AT: Final = 104
FEATURES: Final = 124
SHORT: Final = 6  # lore from which on each one counts more
FAR: Final = 8.0  # turns to win: more than this is far away


@final
class Fighters:
    """The characters of one side, as far as challenges go: a list for each number."""

    def __init__(self) -> None:
        self.strength: Final[list[int]] = []
        self.left: Final[list[int]] = []  # damage it can still take, Resist included
        self.lore: Final[list[int]] = []
        self.cost: Final[list[int]] = []
        self.evasive: Final[list[bool]] = []
        self.exerted: Final[list[bool]] = []
        self.pace: float = 0.0  # lore a turn, with locations

    def clear(self) -> None:
        self.strength.clear()
        self.left.clear()
        self.lore.clear()
        self.cost.clear()
        self.evasive.clear()
        self.exerted.clear()
        self.pace = 0.0


@final
class Features:
    """Where the numbers are written."""

    def __init__(self) -> None:
        self.numbers: Final[vec[float]] = vec[float]([0.0 for _ in range(FEATURES)])
        self._one: Final[Fighters] = Fighters()
        self._other: Final[Fighters] = Fighters()

    def see(self, s: State, one: i64, other: i64) -> None:
        v = self.numbers
        at: i64 = 0
        while at < FEATURES:
            v[at] = 0.0
            at += 1
        self._side(s, one, 0, self._one)
        self._side(s, other, SIDE, self._other)
        self._hand(s, one)
        self._between(s, one, other)

    def row(self) -> list[float]:
        return [self.numbers[n] for n in range(FEATURES)]

    # --- one side ---------------------------------------------------------------------------------

    def _side(self, s: State, player: i64, at: i64, side: Fighters) -> None:
        v = self.numbers
        need = check.lore_needed(s, player)
        lore = s.players[player].lore
        hand: i64 = len(s.zone(player, Zone.HAND))
        ink: i64 = len(s.zone(player, Zone.INKWELL))
        deck: i64 = len(s.zone(player, Zone.DECK))
        share = float(lore) / float(need)
        v[at] = share
        v[at + 1] = share * share
        if need - lore < SHORT:
            v[at + 2] = float(SHORT - (need - lore)) / 6.0
        v[at + 3] = float(hand if hand < 10 else 10) / 7.0
        if hand < 3:
            v[at + 4] = float(3 - hand) / 3.0
        v[at + 5] = float(ink if ink < 12 else 12) / 10.0
        v[at + 6] = float(ink if ink < 4 else 4) / 4.0
        v[at + 7] = float(ink if ink < 7 else 7) / 7.0
        if deck < 10:
            v[at + 8] = float(10 - deck) / 10.0
        v[at + 38] = float(len(s.zone(player, Zone.DISCARD))) / 20.0
        side.clear()
        gives = s.gives()
        for i in s.zone(player, Zone.PLAY):
            card = s.cards[i]
            kind = card.program.type
            self._texts(card, at)
            if kind == CardType.CHARACTER:
                self._character(s, card, at, gives, side)
            elif kind == CardType.LOCATION:
                worth: float = float(i64(derive.lore(s, card)))
                v[at + 31] += 0.5
                v[at + 32] += worth / 4.0
                v[at + 33] += float(derive.willpower(s, card) - card.damage) / 12.0
                side.pace += worth
            else:
                v[at + 29] += 0.25
                v[at + 30] += float(card.program.cost) / 10.0
        lacking = float(need - lore)
        turns = FAR
        if side.pace > 0.0 and lacking < FAR * side.pace:
            turns = lacking / side.pace
        v[at + 39] = turns / FAR
        if side.pace >= lacking:
            v[at + 40] = 1.0
        if 2.0 * side.pace >= lacking:
            v[at + 41] = 1.0

    def _texts(self, card: Card, at: i64) -> None:
        """That it says something, whatever that is."""
        v = self.numbers
        program = card.program
        if program.hears:
            v[at + 34] += 0.2
        if program.activated:
            v[at + 35] += 0.25
        if program.in_play:
            v[at + 36] += 0.2

    def _character(self, s: State, card: Card, at: i64, gives: i64, side: Fighters) -> None:
        v = self.numbers
        program = card.program
        strength: i64 = derive.strength(s, card)
        lore: i64 = derive.lore(s, card)
        left: i64 = derive.willpower(s, card) - card.damage
        has = gives
        for printed in program.keywords:
            has |= 1 << printed.keyword
        evasive = False
        reckless = False
        resist: i64 = 0
        if has:
            evasive = bool(has >> Keyword.EVASIVE & 1) and derive.has_keyword(
                s, card, Keyword.EVASIVE
            )
            reckless = bool(has >> Keyword.RECKLESS & 1) and derive.has_keyword(
                s, card, Keyword.RECKLESS
            )
            if has >> Keyword.RESIST & 1:
                resist = derive.keyword_number(s, card, Keyword.RESIST)
                v[at + 24] += float(resist) / 4.0
            if has >> Keyword.CHALLENGER & 1:
                bonus: i64 = derive.keyword_number(s, card, Keyword.CHALLENGER)
                v[at + 25] += float(bonus) / 6.0
            if has >> Keyword.WARD & 1 and derive.has_keyword(s, card, Keyword.WARD):
                v[at + 21] += 0.33
            if has >> Keyword.BODYGUARD & 1 and derive.has_keyword(s, card, Keyword.BODYGUARD):
                v[at + 22] += 0.33
                if card.exerted:
                    v[at + 42] += 0.5
            if has >> Keyword.SUPPORT & 1 and derive.has_keyword(s, card, Keyword.SUPPORT):
                v[at + 26] += 0.33
        v[at + 9] += 1.0 / 6.0
        v[at + 11] += float(lore) / 8.0
        v[at + 13] += float(strength) / 15.0
        v[at + 15] += float(left) / 20.0
        if card.exerted:
            v[at + 16] += float(left) / 15.0
        else:
            v[at + 10] += 1.0 / 6.0
            v[at + 12] += float(lore) / 8.0
            v[at + 14] += float(strength) / 15.0
        if float(strength) / 8.0 > v[at + 17]:
            v[at + 17] = float(strength) / 8.0
        if float(lore) / 4.0 > v[at + 18]:
            v[at + 18] = float(lore) / 4.0
        if evasive:
            v[at + 19] += 0.33
            v[at + 20] += float(lore) / 4.0
        if reckless:
            v[at + 23] += 0.33
        else:
            side.pace += float(lore)
        v[at + 27] += float(program.cost) / 20.0
        v[at + 28] += float(card.damage) / 6.0
        if card.drying:
            v[at + 37] += 0.25
        if program.cost >= 5:
            v[at + 43] += 0.25
        side.strength.append(strength)
        side.left.append(left + resist)
        side.lore.append(lore)
        side.cost.append(program.cost)
        side.evasive.append(evasive)
        side.exerted.append(bool(card.exerted))

    # --- a hand, and what both could do -----------------------------------------------------------

    def _hand(self, s: State, player: i64) -> None:
        """What may be played of it, and when."""
        v = self.numbers
        ink: i64 = len(s.zone(player, Zone.INKWELL))
        best: i64 = 0
        for i in s.zone(player, Zone.HAND):
            program = s.cards[i].program
            kind = program.type
            cost = program.cost
            if program.inkable:
                v[HAND_AT] += 0.2
            else:
                v[HAND_AT + 1] += 0.25
            if kind == CardType.CHARACTER:
                v[HAND_AT + 2] += 0.2
                v[HAND_AT + 8] += float(program.lore) / 6.0
                v[HAND_AT + 9] += float(program.strength) / 12.0
            elif kind == CardType.ACTION:
                v[HAND_AT + 3] += 0.25
                if program.song:
                    v[HAND_AT + 11] += 0.33
            else:
                v[HAND_AT + 4] += 0.33
            v[HAND_AT + 5] += float(cost) / 25.0
            if cost <= ink + 1:
                v[HAND_AT + 6] += 0.2
                if cost > best:
                    best = cost
            elif cost > ink + 2:
                v[HAND_AT + 10] += 0.25
            if cost == ink or cost == ink + 1:
                v[HAND_AT + 12] = 1.0
            if program.shifts:
                v[HAND_AT + 13] += 0.33
            if cost >= 6:
                v[HAND_AT + 14] += 0.33
        v[HAND_AT + 7] = float(best) / 8.0

    def _between(self, s: State, one: i64, other: i64) -> None:
        v = self.numbers
        mine, theirs = self._one, self._other
        self._danger(mine, theirs, True, BETWEEN_AT)  # what can be challenged at once
        self._danger(mine, theirs, False, BETWEEN_AT + 5)  # what could be if it acts
        self._danger(theirs, mine, False, BETWEEN_AT + 10)
        v[BETWEEN_AT + 15] = v[39] - v[SIDE + 39]
        v[BETWEEN_AT + 16] = v[0] - v[SIDE]
        turn = s.turn
        v[BETWEEN_AT + 17] = float(turn if turn < 40 else 40) / 20.0
        v[BETWEEN_AT + 18] = 1.0 / (1.0 + float(turn))
        v[BETWEEN_AT + 19] = mine.pace / 8.0 - theirs.pace / 8.0

    def _danger(self, whose: Fighters, by: Fighters, exerted: bool, at: i64) -> None:
        """Which characters could be banished in a challenge, and which of them for nothing."""
        v = self.numbers
        for n, left in enumerate(whose.left):
            if exerted and not whose.exerted[n]:
                continue
            reached = False
            freely = False
            for m, strength in enumerate(by.strength):
                if strength >= left and (by.evasive[m] or not whose.evasive[n]):
                    reached = True
                    if whose.strength[n] < by.left[m]:
                        freely = True
                        break
            if reached:
                v[at] += 0.33
                v[at + 1] += float(i64(whose.lore[n])) / 4.0
                v[at + 2] += float(i64(whose.cost[n])) / 8.0
            if freely:
                v[at + 3] += 0.33
                v[at + 4] += float(i64(whose.cost[n])) / 8.0
