"""A position as numbers, for a value that was learned: how it stands between two players.

`Features.see(s, one, other)` writes `FEATURES` numbers about a position in which `one` has just
ended a turn and `other` is to act: both sides of the table, the hand of `one`, and what the
characters could do to each other. Of the hand of `other` only its size counts, so the numbers are
what `one` may know. No card is known by its name here: what each one is worth beside that is
learned apart (`value_net`).
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

VERSION: Final = 2  # of what the numbers mean: weights are good for one of them
SIDE: Final = 44  # numbers for each side of the table
HAND_AT: Final = 88  # 2 * SIDE
BETWEEN_AT: Final = 112
FEATURES: Final = 144
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
        self.turns: float = 0.0  # until that is enough to win
        self.singer: int = 0  # the dearest song one of them can sing

    def clear(self) -> None:
        self.strength.clear()
        self.left.clear()
        self.lore.clear()
        self.cost.clear()
        self.evasive.clear()
        self.exerted.clear()
        self.pace = 0.0
        self.singer = 0


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
        side.turns = turns_for(lacking, side.pace)
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
        """What a character adds. Long: its numbers one after another, in the order of the table,
        and nothing asked twice: this runs for every character of every position."""
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
        sings = program.singer if program.singer > program.cost else program.cost
        if sings > side.singer:
            side.singer = sings
        side.strength.append(strength)
        side.left.append(left + resist)
        side.lore.append(lore)
        side.cost.append(program.cost)
        side.evasive.append(evasive)
        side.exerted.append(bool(card.exerted))

    # --- a hand, and what both could do -----------------------------------------------------------

    def _hand(self, s: State, player: i64) -> None:
        """What may be played of it, and when. Long: one walk over the hand for all its numbers."""
        v = self.numbers
        ink: i64 = len(s.zone(player, Zone.INKWELL))
        best: i64 = 0
        inkable = False
        reach: i64 = 1  # a bit for each sum of costs that cards of it have
        for i in s.zone(player, Zone.HAND):
            program = s.cards[i].program
            kind = program.type
            cost = program.cost
            if program.inkable:
                v[HAND_AT] += 0.2
                inkable = True
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
                    if cost <= self._one.singer:
                        v[HAND_AT + 15] += 0.33
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
            if cost < 16:
                reach |= reach << cost
            if program.shifts:
                v[HAND_AT + 13] += 0.33
                for other in s.zone(player, Zone.PLAY):
                    if s.cards[other].program.name == program.name:
                        v[HAND_AT + 16] += 0.33
                        break
            if cost >= 6:
                v[HAND_AT + 14] += 0.33
        v[HAND_AT + 7] = float(best) / 8.0
        ready = ink + 1 if inkable else ink
        if ready > 15:
            ready = 15
        spent = ready
        while spent > 0 and not reach >> spent & 1:
            spent -= 1
        v[HAND_AT + 17] = float(spent) / 8.0
        v[HAND_AT + 18] = float(ready - spent) / 4.0
        if not inkable:
            v[HAND_AT + 19] = 1.0
        following = ready + 1
        spent = following
        while spent > 0 and not reach >> spent & 1:
            spent -= 1
        v[HAND_AT + 20] = float(following - spent) / 4.0

    def _between(self, s: State, one: i64, other: i64) -> None:
        v = self.numbers
        mine, theirs = self._one, self._other
        near = self._danger(mine, theirs, True, BETWEEN_AT)  # what can be challenged at once
        self._danger(mine, theirs, False, BETWEEN_AT + 5)  # what could be if it acts
        later = self._danger(theirs, mine, False, BETWEEN_AT + 10)
        v[BETWEEN_AT + 15] = v[39] - v[SIDE + 39]
        v[BETWEEN_AT + 16] = v[0] - v[SIDE]
        turn = s.turn
        v[BETWEEN_AT + 17] = float(turn if turn < 40 else 40) / 20.0
        v[BETWEEN_AT + 18] = 1.0 / (1.0 + float(turn))
        v[BETWEEN_AT + 19] = mine.pace / 8.0 - theirs.pace / 8.0
        # The race: `other` quests first.
        sure = mine.pace - near
        v[BETWEEN_AT + 20] = sure / 8.0
        v[BETWEEN_AT + 21] = (theirs.pace - later) / 8.0
        if mine.turns <= 3.0:
            v[BETWEEN_AT + 22] = 1.0
        if theirs.turns <= 3.0:
            v[BETWEEN_AT + 23] = 1.0
        if mine.turns < theirs.turns:
            v[BETWEEN_AT + 24] = 1.0
        elif mine.turns == theirs.turns:
            v[BETWEEN_AT + 25] = 1.0
        lacking = float(check.lore_needed(s, one) - s.players[one].lore)
        if mine.pace + 2.0 >= lacking:
            v[BETWEEN_AT + 26] = 1.0
        if sure >= lacking:
            v[BETWEEN_AT + 27] = 1.0
        if sure + mine.pace >= lacking:
            v[BETWEEN_AT + 28] = 1.0
        lacking = float(check.lore_needed(s, other) - s.players[other].lore)
        if theirs.pace + 2.0 >= lacking:
            v[BETWEEN_AT + 29] = 1.0
        if theirs.pace + 4.0 >= lacking:
            v[BETWEEN_AT + 30] = 1.0
        if turns_for(float(check.lore_needed(s, one) - s.players[one].lore), sure) < theirs.turns:
            v[BETWEEN_AT + 31] = 1.0

    def _danger(self, whose: Fighters, by: Fighters, exerted: bool, at: i64) -> float:
        """Which characters could be banished in a challenge, and which of them for nothing; the
        lore of those that could."""
        v = self.numbers
        lost = 0.0
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
                lost += float(i64(whose.lore[n]))
                v[at + 2] += float(i64(whose.cost[n])) / 8.0
            if freely:
                v[at + 3] += 0.33
                v[at + 4] += float(i64(whose.cost[n])) / 8.0
        return lost


def turns_for(lacking: float, pace: float) -> float:
    """How many turns it takes at a pace, as a whole number."""
    turns = 1.0
    while turns < FAR and turns * pace < lacking:
        turns += 1.0
    return turns
