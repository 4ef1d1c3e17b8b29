"""Owners order their cards that go to a deck together (CR 7.2.3, 1.4.3).

Cards the owner may not look at stay unseen
while they are ordered, so they are all alike: one of them is offered, not each. Likewise of copies
of one card that everybody knows; where somebody does not, the question itself would tell.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from tintero.rules.frames import InOrder, K, process
from tintero.rules.hands import ALL_SEEN
from tintero.rules.process import Process
from tintero.state.objects import Card, Decision, Frame, Option
from tintero.state.state import State
from tintero.vocab import NONE, Act, Question, Zone


def begin(s: State, moved: list[Card], bottom: bool) -> None:
    """Ask every owner of two or more of these cards, the active player first (CR 6.7.6)."""
    for p in reversed(s.turn_order(s.leader)):
        mine = [c for c in moved if c.owner == p]
        if len(mine) > 1:
            data = (1 if bottom else 0, 0, *[c.id for c in mine])
            s.push_frame(process(K.ORDER, p, None, data))


def left(frame: Frame) -> tuple[int, ...]:
    return frame.data[InOrder.CARDS + frame.data[InOrder.DONE] :]


def ordered(frame: Frame) -> tuple[int, ...]:
    return frame.data[InOrder.CARDS : InOrder.CARDS + frame.data[InOrder.DONE]]


def different(s: State, cards: list[Card], who: int) -> list[Card]:
    """One of each card that the player knows, and all they don't.

    Where who is asked must tell nothing of hidden cards (`unseen`), one of each that everybody
    knows, and all the others.
    """
    needed: i64 = ALL_SEEN if s.asks_hidden >> who & 1 else 1 << who
    known: list[int] = []
    found: list[Card] = []
    for card in cards:
        if card.seen & needed == needed:
            if card.index in known:
                continue
            known.append(card.index)
        found.append(card)
    return found


def arrange(s: State, frame: Frame) -> None:
    """Put the cards into the deck in the order said; its top is the end of the list."""
    mine = list(frame.data[InOrder.CARDS :])
    deck = s.zone(frame.player, Zone.DECK)
    if any(s.cards[i].zone != Zone.DECK for i in mine):
        return
    rest = [i for i in deck if i not in mine]
    there = list(reversed(mine))
    s.replace_list(
        s.zone_id(frame.player, Zone.DECK),
        there + rest if frame.data[InOrder.BOTTOM] else rest + there,
    )


@final
class Ordering(Process):
    """CR 7.2.3."""

    def options(self, s: State, frame: Frame) -> list[Option]:
        found: list[Option] = []
        unseen = False
        for card in different(s, [s.cards[i] for i in left(frame)], frame.player):
            # CR 5.1.1.10, 7.4.2.1: a facedown card is hidden from its owner too.
            if not card.seen & (1 << frame.player):
                if unseen:
                    continue
                unseen = True
            found.append(Option(Act.CHOOSE, card.id))
        return found

    def answer(self, s: State, frame: Frame, option: Option) -> None:
        done = ordered(frame)
        rest = tuple(i for i in left(frame) if i != option.a)
        s.set_frame(
            frame.to(
                0,
                (frame.data[InOrder.BOTTOM], frame.data[InOrder.DONE] + 1, *done, option.a, *rest),
            )
        )

    def step(self, s: State, frame: Frame) -> None:
        if len(left(frame)) <= 1 or s.players[frame.player].out:
            s.pop_frame()
            arrange(s, frame)
            return
        done = ordered(frame)
        s.set_decision(Decision(frame.player, Question.DECK_ORDER, NONE, NONE, NONE, 1, 1, done))
